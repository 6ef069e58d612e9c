// Pan and zoom of maps: wheel, drag, pinch and keys. The view is kept when the server draws the map anew.
import { onShow } from "./table";

interface View {
  x: number;
  y: number;
  w: number;
  h: number;
}

const views = new Map<string, View>();
/** Maps that have been seen on this phone: who has zoomed out to the whole map keeps it. */
const opened = new Set<string>();
const pointers = new Map<number, { x: number; y: number }>();
let dragging: SVGSVGElement | null = null;
let travelled = 0;
let touching = false;
let left: View | null | undefined;

/** CSS pixels of the smallest letters that are drawn. */
const LETTERS = 11;

/** CSS pixels of the smallest piece that a finger hits reliably. */
const FINGER = 40;

function maps(): SVGSVGElement[] {
  return [...document.querySelectorAll<SVGSVGElement>("#table .stage svg.map")];
}

function id(map: SVGSVGElement): string {
  return map.closest("[id^=box-]")?.id ?? map.id;
}

/** The whole map, as the server draws it. */
function whole(map: SVGSVGElement): View {
  const drawn = map.dataset["whole"] ?? map.getAttribute("viewBox") ?? "0 0 100 100";
  map.dataset["whole"] = drawn;
  const [x = 0, y = 0, w = 100, h = 100] = drawn.split(/[\s,]+/).map(Number);
  return { x, y, w, h };
}

function set(map: SVGSVGElement, view: View | null): void {
  const all = whole(map);
  if (!view || view.w >= all.w) {
    views.delete(id(map));
    map.setAttribute("viewBox", map.dataset["whole"]!);
    map.classList.remove("zoomed");
    return;
  }
  view.x = Math.min(Math.max(view.x, all.x - view.w / 3), all.x + all.w - view.w * (2 / 3));
  view.y = Math.min(Math.max(view.y, all.y - view.h / 3), all.y + all.h - view.h * (2 / 3));
  views.set(id(map), view);
  map.setAttribute("viewBox", `${view.x} ${view.y} ${view.w} ${view.h}`);
  map.classList.add("zoomed");
}

function current(map: SVGSVGElement): View {
  return { ...(views.get(id(map)) ?? whole(map)) };
}

/** A place on the screen in the map's own units. */
function inside(map: SVGSVGElement, x: number, y: number): { x: number; y: number } {
  const matrix = map.getScreenCTM();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
}

function zoom(map: SVGSVGElement, factor: number, clientX: number, clientY: number): void {
  const view = current(map);
  const at = inside(map, clientX, clientY);
  const w = Math.max(whole(map).w / 8, view.w * factor);
  const real = w / view.w;
  set(map, { x: at.x - (at.x - view.x) * real, y: at.y - (at.y - view.y) * real, w, h: view.h * real });
}

function middle(map: SVGSVGElement, factor: number): void {
  const box = map.getBoundingClientRect();
  zoom(map, factor, box.left + box.width / 2, box.top + box.height / 2);
}

function onWheel(event: WheelEvent): void {
  const map = (event.target as Element).closest<SVGSVGElement>(".stage svg.map");
  if (!map) return;
  event.preventDefault();
  zoom(map, Math.exp(event.deltaY * 0.0016), event.clientX, event.clientY);
}

function onDown(event: PointerEvent): void {
  const map = (event.target as Element).closest<SVGSVGElement>(".stage svg.map");
  if (!map) return;
  dragging = map;
  touching = event.pointerType === "touch";
  if (pointers.size === 0) travelled = 0;
  pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
}

function spread(): number {
  const [a, b] = [...pointers.values()];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

function onMove(event: PointerEvent): void {
  const before = pointers.get(event.pointerId);
  if (!dragging || !before) return;
  const wide = spread();
  const from = inside(dragging, before.x, before.y);
  const to = inside(dragging, event.clientX, event.clientY);
  pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  travelled += Math.hypot(event.clientX - before.x, event.clientY - before.y);
  if (travelled < 5) return;
  left = undefined;
  if (pointers.size > 1) {
    const [a, b] = [...pointers.values()];
    const now = spread();
    if (a && b && now > 0 && wide > 0) zoom(dragging, wide / now, (a.x + b.x) / 2, (a.y + b.y) / 2);
  } else if (views.has(id(dragging))) {
    const view = current(dragging);
    set(dragging, { ...view, x: view.x - (to.x - from.x), y: view.y - (to.y - from.y) });
  }
}

function onUp(event: PointerEvent): void {
  pointers.delete(event.pointerId);
  if (pointers.size === 0) dragging = null;
}

/** A drag ends with a click that nobody meant; a finger on something small means "nearer". */
function swallow(event: MouseEvent): void {
  const map = (event.target as Element).closest<SVGSVGElement>(".stage svg.map");
  if (map && (travelled >= 5 || (touching && nearer(map, event)))) {
    event.stopPropagation();
    event.preventDefault();
  }
  travelled = 0;
}

/**
 * Zooms in on a piece that is too small for a finger, and back after the next pick.
 * Returns whether the click is dealt with: it zoomed, or it picked a piece beside the finger.
 */
function nearer(map: SVGSVGElement, { clientX, clientY, target, isTrusted }: MouseEvent): boolean {
  const hit = (target as Element).closest<SVGGraphicsElement>(".pickable");
  const piece = hit ?? (isTrusted ? beside(clientX, clientY) ?? nearest(map, clientX, clientY) : null);
  const box = piece?.getBoundingClientRect();
  const side = box ? Math.min(box.width, box.height) : FINGER;
  if (piece && box && side < FINGER - 0.5) {
    const view = current(map);
    if (left === undefined) left = views.has(id(map)) ? view : null;
    const at = inside(map, (box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const [w, h] = [(view.w * side) / (FINGER + 6), (view.h * side) / (FINGER + 6)];
    set(map, { x: at.x - w / 2, y: at.y - h / 2, w, h });
    return true;
  }
  if (left !== undefined) window.setTimeout(set, 0, map, left);
  left = undefined;
  if (hit || !piece) return false;
  piece.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX, clientY }));
  return true;
}

/** The small piece beside which a finger has come down. */
function nearest(map: SVGSVGElement, x: number, y: number): SVGGraphicsElement | null {
  let found: SVGGraphicsElement | null = null;
  let reach = FINGER / 2;
  for (const piece of map.querySelectorAll<SVGGraphicsElement>(".pickable")) {
    const box = piece.getBoundingClientRect();
    const away = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    if (away < reach && Math.min(box.width, box.height) < FINGER - 0.5) [found, reach] = [piece, away];
  }
  return found;
}

/** The thin piece (a stretch of track) beside which a finger has come down. */
function beside(x: number, y: number): SVGGraphicsElement | null {
  for (let reach = 5; reach <= FINGER / 2; reach += 5)
    for (let turn = 0; turn < 2 * Math.PI; turn += Math.PI / 6) {
      const there = document.elementFromPoint(x + reach * Math.cos(turn), y + reach * Math.sin(turn));
      const piece = there?.closest<SVGGraphicsElement>(".pickable[data-thin]");
      if (piece) return piece;
    }
  return null;
}

function onKey(event: KeyboardEvent): void {
  const map = maps()[0];
  if (!map || (event.target as Element).matches("input, textarea, select") || event.ctrlKey || event.metaKey) return;
  if (event.key === "+" || event.key === "=") middle(map, 0.8);
  else if (event.key === "-") middle(map, 1.25);
  else if (event.key === "0") set(map, null);
}

/** How wide a view may be on a phone until the smallest letters of the map could no longer be read. */
function legible(map: SVGSVGElement): number {
  const scale = map.getScreenCTM()?.a ?? 1;
  const sizes = [...map.querySelectorAll("text")]
    .map((text) => (parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? scale)) / scale)
    .filter((size) => size > 1);
  return sizes.length > 0 ? (map.getBoundingClientRect().width * Math.min(...sizes)) / LETTERS : Infinity;
}

/** On a phone boards leave a map more or less room: its view takes the new shape and can still be read. */
function refit(map: SVGSVGElement, view: View): View {
  const shown = map.getBoundingClientRect();
  if (shown.width === 0 || shown.height === 0) return view;
  const w = Math.min(view.w, legible(map));
  const h = (w * shown.height) / shown.width;
  return { x: view.x + (view.w - w) / 2, y: view.y + (view.h - h) / 2, w, h };
}

/** Bring these parts of a map into its middle, as near as they can still be seen together. */
export function reveal(map: SVGSVGElement, parts: Element[]): void {
  set(map, null);
  const all = whole(map);
  const shown = map.getBoundingClientRect();
  const boxes = parts.map((part) => part.getBoundingClientRect()).filter((box) => box.width > 0);
  if (boxes.length === 0 || shown.width === 0) return;
  const from = inside(map, Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top)));
  const to = inside(map, Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom)));
  const shape = shown.width / shown.height;
  const near = Math.max((to.x - from.x) * 1.5, (to.y - from.y) * 1.5 * shape, Math.min(all.w * 0.42, 420));
  const w = Math.min(near, legible(map));
  const [x, y, h] = [(from.x + to.x) / 2, (from.y + to.y) / 2, w / shape];
  set(map, { x: within(x, w, all.x, all.w), y: within(y, h, all.y, all.h), w, h });
}

/** On a phone not everything is seen at once: go to these. */
export function approach(parts: Element[]): void {
  const seen = parts.filter((part) => part.getBoundingClientRect().width > 0);
  if (seen.length === 0 || !window.matchMedia("(max-width: 720px)").matches) return;
  const map = seen[0]!.closest<SVGSVGElement>("svg.map:not([data-small])");
  const there = map ?? seen[0]!;
  // First its board: where boards snap into place, a little of one is pushed back.
  for (const part of [there.closest(".boardbox") ?? there, there]) part.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  if (map) reveal(map, seen.filter((part) => map.contains(part)));
}

/** CSS pixels at the edge of a board in which something is hardly seen. */
const EDGE = 8;

/** Whether the middle of this is in sight, not at or beyond the edge of its board or of what is scrolled. */
export function shows(part: Element): boolean {
  const box = part.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const frames = ["svg.map", ".boardbox", ".stage, .handrow, .dock"].map((frame) => part.closest(frame)?.getBoundingClientRect());
  return frames.every((frame) => !frame || (x > frame.left && x < frame.right && y > frame.top + EDGE && y < frame.bottom - EDGE));
}

/** On a phone the map opens at what brings most, or where most can be picked, unless it is small enough to be seen whole. */
function toPickable(map: SVGSVGElement): void {
  if (map.dataset["small"] !== undefined) return;
  const all = whole(map);
  const shown = map.getBoundingClientRect();
  if (shown.width === 0) return;
  const w = Math.min(all.w, legible(map), Math.max(all.w * 0.42, all.h * 0.6 * (shown.width / shown.height)));
  const h = w * (shown.height / shown.width);
  const pieces = [...map.querySelectorAll<SVGGraphicsElement>(".pickable")];
  const best = document.querySelector<HTMLElement>("#shortlist [data-take]")?.dataset["take"];
  const parts = best ? pieces.filter((piece) => (JSON.parse(best) as unknown[]).includes(piece.dataset["pick"])) : [];
  const spots = (parts.length > 0 ? parts : pieces).map((piece) => {
    const box = piece.getBoundingClientRect();
    return inside(map, (box.left + box.right) / 2, (box.top + box.bottom) / 2);
  });
  let [x, y] = [all.x + all.w / 2, all.y + all.h / 2];
  if (spots.length > 0) {
    // Of what lies far apart, as much as possible is shown.
    const around = (one: { x: number; y: number }): number =>
      spots.filter((other) => Math.abs(other.x - one.x) < w * 0.45 && Math.abs(other.y - one.y) < h * 0.45).length;
    ({ x, y } = spots.reduce((one, other) => (around(other) > around(one) ? other : one)));
  }
  set(map, { x: within(x, w, all.x, all.w), y: within(y, h, all.y, all.h), w, h });
}

/** Where a view of this size begins, so that it shows no more than the map. */
function within(middle: number, size: number, from: number, length: number): number {
  if (size >= length) return from + (length - size) / 2;
  return Math.min(Math.max(middle - size / 2, from), from + length - size);
}

/** On a phone what can be picked comes into view, on the boards and in the own area, unless some of it is there already. */
function toView(): void {
  for (const area of document.querySelectorAll("#table :is(.stage, .handrow, .dock)")) {
    const shown = [...area.querySelectorAll(".pickable")].filter(
      (piece) => piece.getBoundingClientRect().width > 0 && piece.checkVisibility({ visibilityProperty: true }),
    );
    const there = (piece: Element): boolean => {
      const box = piece.getBoundingClientRect();
      return document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)?.closest(".pickable") != null;
    };
    const [first] = shown;
    if (!first || shown.some(there)) continue;
    const map = first.closest<SVGSVGElement>("svg.map");
    if (map && map.dataset["small"] === undefined) toPickable(map);
    else first.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  }
}

/** What was asked when the boards were last seen from their beginning. */
let question = "";

/** Boards that are longer than a phone begin anew with every question: the first of them is always in its place. */
function begin(): void {
  const said = document.querySelector("#table[data-turn=yes] #prompt .ask")?.textContent ?? "";
  if (!said || said === question) return;
  question = said;
  for (const area of document.querySelectorAll("#table :is(.stage, .boardbox, .handrow)")) area.scrollTop = 0;
}

/** The main map opens where something can be picked as soon as it is seen, keeps its shape, and what can be picked is in view. */
function onPhone(): void {
  begin();
  const [map] = maps();
  if (map && map.getBoundingClientRect().width > 0) {
    const kept = views.get(id(map));
    if (kept) set(map, refit(map, kept));
    else if (!opened.has(id(map))) toPickable(map);
    opened.add(id(map));
  }
  toView();
}

export function start(): void {
  document.addEventListener("wheel", onWheel, { passive: false });
  document.addEventListener("pointerdown", onDown);
  document.addEventListener("pointermove", onMove);
  document.addEventListener("pointerup", onUp);
  document.addEventListener("pointercancel", onUp);
  document.addEventListener("click", swallow, true);
  document.addEventListener("keydown", onKey);
  const phone = window.matchMedia("(max-width: 720px)");
  document.addEventListener("click", (event) => {
    if (phone.matches && (event.target as Element).closest("[data-pick]")) window.setTimeout(toView, 0);
  });
  onShow(() => {
    for (const map of maps()) {
      delete map.dataset["whole"];
      const kept = views.get(id(map));
      if (kept) set(map, kept);
      else whole(map);
    }
    if (phone.matches) window.setTimeout(onPhone, 0);
  });
}
