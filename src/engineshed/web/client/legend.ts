// The legend (?): names every symbol in place. A veil leaves one example of each clear, and a list beside it explains them.
// It lies above the table and lets every click through.
import { showTab } from "./menus";
import { unfold } from "./sight";
import { mode, onShow, root } from "./table";

type Box = { left: number; top: number; right: number; bottom: number };
type Entry = { line: HTMLElement; selector: string; name: string };

const SVG = "http://www.w3.org/2000/svg";
const PHONE = window.matchMedia("(max-width: 720px)");
/** Pixels between a symbol and its ring, and what lies at least between a tag and other things. */
const ROOM = 3;
/** Milliseconds: a long press is longer than a tap. */
const PRESS = 450;

let open = false;
/** The entry of which all are ringed; "": one example of each is named. */
let only = "";
let pressing = 0;

function panel(): HTMLElement | null {
  return document.getElementById("legend");
}

function entries(): Entry[] {
  return [...(panel()?.querySelectorAll<HTMLElement>("li[data-symbol]") ?? [])].map((line) => ({
    line,
    selector: line.dataset["symbol"]!,
    name: line.querySelector("b")?.textContent ?? "",
  }));
}

function overlap(a: Box, b: Box): number {
  const [width, height] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  return width > 0 && height > 0 ? width * height : 0;
}

function around(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

/** Where the table can be seen: all of it but what the list covers. */
function area(): Box {
  const board = document.querySelector("#main > .board")!.getBoundingClientRect();
  const list = panel()!.getBoundingClientRect();
  const beside = list.left > board.left + 200;
  return {
    left: Math.max(board.left, 0),
    top: Math.max(board.top, 0),
    right: Math.min(board.right, window.innerWidth, beside ? list.left : Infinity),
    bottom: Math.min(board.bottom, window.innerHeight, beside ? Infinity : list.top),
  };
}

/** What scrolls around an element hides parts of it. */
function clipped(element: Element, within: Box): Box {
  let box = within;
  for (let at = element.parentElement; at && at.id !== "main"; at = at.parentElement) {
    if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue;
    const { overflow, display } = getComputedStyle(at);
    if (overflow === "visible" || display === "contents") continue; // without a box of its own it hides nothing
    const edge = at.getBoundingClientRect();
    box = {
      left: Math.max(box.left, edge.left),
      top: Math.max(box.top, edge.top),
      right: Math.min(box.right, edge.right),
      bottom: Math.min(box.bottom, edge.bottom),
    };
  }
  return box;
}

/** Something else may lie over a part of the table: cards that are chosen from, a bubble. */
function covered(element: Element, box: DOMRect): boolean {
  const part = (of: Element | null): Element | null => of?.closest(".boardbox, .handrow, .dockbox, .palette, .bubble") ?? null;
  const top = part(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
  return top !== null && top !== part(element);
}

/** All pieces of a kind that are in view, whole. */
function seen(selector: string, within: Box): Box[] {
  const found: Box[] = [];
  for (const element of document.querySelectorAll(`#main > .board :is(${selector})`)) {
    const box = element.getBoundingClientRect();
    if (box.width < 2 && box.height < 2) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const clip = clipped(element, within);
    const whole = box.left >= clip.left - 2 && box.top >= clip.top - 2 && box.right <= clip.right + 2 && box.bottom <= clip.bottom + 2;
    if (whole && !covered(element, box)) found.push(box);
  }
  return found;
}

/** The example that lies farthest from those already named: tags then have room. */
function example(found: Box[], taken: Box[]): Box {
  let [best, most] = [found[0]!, -Infinity];
  for (const box of found.slice(0, 60)) {
    const near = Math.min(400, ...taken.map((other) => Math.hypot(box.left - other.left, (box.top - other.top) * 2)));
    const score = near - taken.reduce((sum, other) => sum + overlap(around(box, ROOM), other), 0);
    if (score > most) [best, most] = [box, score];
  }
  return best;
}

function part<K extends keyof SVGElementTagNameMap>(name: K, attributes: Record<string, string | number>): SVGElementTagNameMap[K] {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

function framed(box: Box, attributes: Record<string, string | number>): SVGRectElement {
  const { left, top, right, bottom } = around(box, ROOM);
  return part("rect", { x: left, y: top, width: right - left, height: bottom - top, rx: 5, ...attributes });
}

/** The veil over what can be seen, with holes. */
function veil(svg: SVGSVGElement, within: Box, holes: Box[]): void {
  const all = { x: within.left, y: within.top, width: within.right - within.left, height: within.bottom - within.top };
  const mask = part("mask", { id: "legend-holes", maskUnits: "userSpaceOnUse", ...all });
  mask.append(part("rect", { ...all, fill: "#fff" }), ...holes.map((box) => framed(box, { fill: "#000" })));
  svg.append(mask, part("rect", { ...all, class: "cover", mask: "url(#legend-holes)" }));
  for (const box of holes) svg.append(framed(box, { class: "ring" }));
}

/** Where a tag covers least: beside its symbol, then farther away. */
function place(tag: HTMLElement, of: Box, within: Box, rings: Box[], tags: Box[]): Box {
  const { width, height } = tag.getBoundingClientRect();
  const [x, y] = [(of.left + of.right) / 2, (of.top + of.bottom) / 2];
  let [best, least]: [Box | null, number] = [null, Infinity];
  for (const far of [8, 22, 40, 64, 96]) {
    for (const [dx, dy] of [[0, -1], [0, 1], [1, 0], [-1, 0], [1, -1], [-1, -1], [1, 1], [-1, 1]] as const) {
      const middle = [
        x + dx * ((of.right - of.left) / 2 + far + width / 2) * (dy ? 0.7 : 1),
        y + dy * ((of.bottom - of.top) / 2 + far + height / 2),
      ] as const;
      const left = Math.min(Math.max(middle[0] - width / 2, within.left + 2), within.right - width - 2);
      const top = Math.min(Math.max(middle[1] - height / 2, within.top + 2), within.bottom - height - 2);
      const box = { left, top, right: left + width, bottom: top + height };
      const covers = (sum: number, other: Box): number => sum + overlap(around(box, ROOM), other);
      const cost = 6 * tags.reduce(covers, 0) + 3 * rings.reduce(covers, 0) + 3 * overlap(box, around(of, ROOM)) + far;
      if (cost < least) [least, best] = [cost, box];
    }
  }
  tag.style.left = `${best!.left}px`;
  tag.style.top = `${best!.top}px`;
  return best!;
}

/** From a tag to its symbol, edge to edge. */
function leader(tag: Box, of: Box): SVGLineElement {
  const near = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
  const [x, y] = [(of.left + of.right) / 2, (of.top + of.bottom) / 2];
  const [x1, y1] = [near(x, tag.left + 6, tag.right - 6), near(y, tag.top, tag.bottom)];
  return part("line", { class: "lead", x1, y1, x2: near(x1, of.left - ROOM, of.right + ROOM), y2: near(y1, of.top - ROOM, of.bottom + ROOM) });
}

function above(): HTMLElement {
  const layer = document.createElement("div");
  layer.id = "legend-layer";
  layer.setAttribute("aria-hidden", "true");
  return layer;
}

/** The list takes the column of the log, wherever that stands now. */
function settle(list: HTMLElement): void {
  const column = document.getElementById("rail")!.getBoundingClientRect();
  const there = !PHONE.matches && column.width > 200 && column.left < window.innerWidth - 200;
  for (const side of ["left", "top", "width", "height"] as const) list.style[side] = there ? `${column[side]}px` : "";
}

function draw(): void {
  document.getElementById("legend-layer")?.remove();
  const list = panel();
  for (const button of document.querySelectorAll("[data-do=legend]")) button.setAttribute("aria-expanded", String(open));
  if (!list) return;
  list.hidden = !open;
  if (!open) return;
  settle(list);
  const within = area();
  const known = entries().map((entry) => ({ ...entry, found: seen(entry.selector, within) }));
  const layer = above();
  const svg = part("svg", { width: "100%", height: "100%" });
  layer.append(svg);
  document.body.append(layer);
  let number = 0;
  const named: { name: string; number: number; box: Box }[] = [];
  const taken: Box[] = [];
  // What there is few of has no choice: it goes first.
  const examples = new Map([...known].filter(({ found }) => found.length).sort((a, b) => a.found.length - b.found.length)
    .map(({ selector, found }) => {
      const box = example(found, taken);
      taken.push(around(box, ROOM));
      return [selector, box] as const;
    }));
  for (const { line, selector, name, found } of known) {
    const box = examples.get(selector);
    line.classList.toggle("away", !box);
    line.classList.toggle("on", selector === only);
    line.querySelector(".no")!.textContent = box ? String(++number) : "";
    line.querySelector<HTMLElement>(".count")!.textContent = found.length > 1 ? `×${found.length}` : "";
    if (box) named.push({ name, number, box });
  }
  const kind = known.find(({ selector, found }) => selector === only && found.length);
  veil(svg, within, kind ? kind.found.slice(0, 200) : taken.map((box) => around(box, -ROOM)));
  if (kind || PHONE.matches) return;
  const tags: Box[] = [];
  for (const { name, number, box } of named) {
    const tag = document.createElement("span");
    const digit = document.createElement("i");
    digit.textContent = String(number);
    tag.className = "tag";
    tag.append(digit, name);
    layer.append(tag);
    const at = place(tag, box, within, taken, tags);
    tags.push(at);
    svg.append(leader(at, box));
  }
}

function show(which = ""): void {
  open = true;
  only = which;
  if (PHONE.matches) {
    showTab("board");
    draw();
    only ||= panel()?.querySelector<HTMLElement>("li[data-symbol]:not(.away)")?.dataset["symbol"] ?? "";
  }
  draw();
  panel()?.querySelector(".on")?.scrollIntoView({ block: "nearest" });
}

function close(): void {
  open = false;
  draw();
}

function ring(selector: string): void {
  if (selector === only) return;
  only = selector;
  draw();
}

/** What is drawn but out of view is brought into view. */
function bring(selector: string): void {
  const within = area();
  if (seen(selector, within).length) return;
  const drawn = [...document.querySelectorAll(`#main > .board :is(${selector})`)];
  if (drawn[0] && !drawn.some((one) => one.checkVisibility())) unfold(drawn[0]); // on a board that lies below another
  drawn.find((one) => one.checkVisibility() && one.getBoundingClientRect().height > 1)?.scrollIntoView({ block: "start" });
}

function symbol(event: Event): string | null {
  return (event.target as Element).closest?.<HTMLElement>("#legend li[data-symbol]")?.dataset["symbol"] ?? null;
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  if (target.closest("[data-do=legend]")) return open ? close() : show();
  if (!open) return;
  const line = symbol(event);
  if (line !== null) {
    bring(line);
    only = line;
    draw();
  } else if (target.closest("#table [data-pick].pickable, .tabs a")) close();
}

function onKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.key === "Escape" && open) {
    event.preventDefault();
    event.stopPropagation();
    close();
    document.querySelector<HTMLElement>("[data-do=legend]")?.focus();
  } else if (event.key === "?" && panel() && !target.matches("input:not([type=range]):not([type=radio]), textarea, select")) {
    event.preventDefault();
    if (open) close();
    else show();
  } else if (open && (event.key === "Enter" || event.key === " ") && target.closest("[data-pick].pickable")) close();
}

/** A finger that stays on a symbol that cannot be picked opens the list at its line. */
function press(event: PointerEvent): void {
  window.clearTimeout(pressing);
  const target = event.target as Element;
  if (event.pointerType !== "touch" || !target.closest("#main > .board") || target.closest(".pickable")) return;
  const entry = entries().find(({ selector }) => target.closest(selector));
  if (entry) pressing = window.setTimeout(() => show(entry.selector), PRESS);
}

export function start(): void {
  document.addEventListener("click", onClick, true);
  document.addEventListener("keydown", onKey, true);
  document.addEventListener("pointerdown", press);
  for (const end of ["pointerup", "pointermove", "pointercancel"]) document.addEventListener(end, () => window.clearTimeout(pressing));
  for (const into of ["mouseover", "focusin"] as const)
    document.addEventListener(into, (event) => {
      if (!open || PHONE.matches) return;
      ring(symbol(event) ?? "");
    });
  window.addEventListener("resize", () => open && draw());
  document.addEventListener("scroll", (event) => open && !panel()?.contains(event.target as Node) && draw(), true);
  onShow(() => {
    if (mode() === "lesson" || !root()) open = false;
    if (open) requestAnimationFrame(draw);
  });
}
