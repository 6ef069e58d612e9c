// Pan and zoom of maps: wheel, drag, pinch and keys. The view is kept when the server draws the map anew.
import { onShow } from "./table";

interface View {
  x: number;
  y: number;
  w: number;
  h: number;
}

const views = new Map<string, View>();
const pointers = new Map<number, { x: number; y: number }>();
let dragging: SVGSVGElement | null = null;
let travelled = 0;

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

/** A drag ends with a click that nobody meant. */
function swallow(event: MouseEvent): void {
  if (travelled >= 5 && (event.target as Element).closest(".stage svg.map")) {
    event.stopPropagation();
    event.preventDefault();
  }
  travelled = 0;
}

function onKey(event: KeyboardEvent): void {
  const map = maps()[0];
  if (!map || (event.target as Element).matches("input, textarea, select") || event.ctrlKey || event.metaKey) return;
  if (event.key === "+" || event.key === "=") middle(map, 0.8);
  else if (event.key === "-") middle(map, 1.25);
  else if (event.key === "0") set(map, null);
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
  const w = Math.max((to.x - from.x) * 1.5, (to.y - from.y) * 1.5 * shape, Math.min(all.w * 0.42, 420));
  set(map, { x: (from.x + to.x - w) / 2, y: (from.y + to.y - w / shape) / 2, w, h: w / shape });
}

/** On a phone the map opens where something can be picked, unless it is small enough to be seen whole. */
function toPickable(map: SVGSVGElement): void {
  if (map.dataset["small"] !== undefined) return;
  const all = whole(map);
  const boxes = [...map.querySelectorAll<SVGGraphicsElement>(".pickable")].map((element) => element.getBoundingClientRect());
  const shown = map.getBoundingClientRect();
  if (shown.width === 0) return;
  const w = Math.min(all.w, Math.max(all.w * 0.42, all.h * 0.6 * (shown.width / shown.height)));
  const h = w * (shown.height / shown.width);
  let [x, y] = [all.x + all.w / 2, all.y + all.h / 2];
  if (boxes.length > 0) {
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const at = inside(map, (left + right) / 2, (top + bottom) / 2);
    [x, y] = [at.x, at.y];
  }
  set(map, { x: x - w / 2, y: y - h / 2, w, h });
}

export function start(): void {
  document.addEventListener("wheel", onWheel, { passive: false });
  document.addEventListener("pointerdown", onDown);
  document.addEventListener("pointermove", onMove);
  document.addEventListener("pointerup", onUp);
  document.addEventListener("pointercancel", onUp);
  document.addEventListener("click", swallow, true);
  document.addEventListener("keydown", onKey);
  let first = true;
  onShow(() => {
    for (const map of maps()) {
      delete map.dataset["whole"];
      const kept = views.get(id(map));
      if (kept) set(map, kept);
      else whole(map);
    }
    if (first && window.matchMedia("(max-width: 720px)").matches) {
      first = false;
      window.setTimeout(() => maps().slice(0, 1).forEach(toPickable), 0);
    }
  });
}
