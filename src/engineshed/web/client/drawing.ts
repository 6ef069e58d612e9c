// Drawing on the main board: marks are made by clicks or by dragging; the server says what they mean, draws it
// and writes the bill. What is drawn may be several actions, which one confirmation plays together.
import { shown } from "./ahead";
import { charge, hide } from "./bubble";
import { latest } from "./net";
import { kind, type Option } from "./options";
import { begin, mark, take } from "./picking";
import { ask, root } from "./table";
import { approach, shows } from "./zoom";

/** CSS pixels that a pointer must move to drag; less is a click. */
const DRAG = 12;

let drawable = new Set<string>();
let marks: string[] = [];
let actions: Option[] = [];
/** Drawings that wait for the same yes: another one was dragged elsewhere. Each with what it looks like. */
let earlier: { marks: string[]; actions: Option[]; looks: Element[] }[] = [];
/** Pieces under a pointer that is held down, in its order. */
let trail: string[] | null = null;
let from = { x: 0, y: 0 };
let dragged = false;

/** What the page offers now; another decision drops what was drawn. */
export function allow(atoms: string[], fresh: boolean): void {
  drawable = new Set(atoms);
  if (fresh || drawable.size === 0) drop();
}

/** May this be marked? */
export function takes(atom: string): boolean {
  return drawable.has(atom);
}

export function marked(atom: string): boolean {
  return marks.includes(atom) || earlier.some((stroke) => stroke.marks.includes(atom));
}

/** The first mark of a drawing that is being made. */
export function begun(): string | undefined {
  return marks[0];
}

/** What one confirmation would play. */
export function drawn(): Option[] {
  return actions.length > 0 ? [...waiting(), ...actions] : [];
}

/** What is drawn before the drawing that is being made. */
function waiting(): Option[] {
  return earlier.flatMap((stroke) => stroke.actions);
}

export function drop(): void {
  if (marks.length > 0) paint(null);
  marks = [];
  actions = [];
  earlier = [];
}

/** Drop what was drawn last (Escape); false if there is nothing. */
export function back(): boolean {
  if (marks.length === 0) return false;
  const before = earlier.pop();
  if (before) {
    void meant(before.marks);
    return true;
  }
  drop();
  hide();
  begin([]);
  return true;
}

function layer(): Element | null {
  return document.querySelector("#table svg.map #sketch");
}

/** One more mark; false: with the others it draws nothing. */
export async function draw(atom: string): Promise<boolean> {
  return meant([...marks, atom]);
}

/** Show a drawing above the board; its `.below` goes to the layer of ghosts, under names and pieces. */
function paint(svg: SVGElement | null): void {
  const below = svg?.querySelector(".below");
  below?.remove();
  const looks = svg ? earlier.flatMap((stroke) => stroke.looks) : [];
  document.querySelector("#table svg.map #ghost")?.replaceChildren(...looks, ...(below ? [below] : []));
  layer()?.replaceChildren(...(svg?.childNodes ?? []));
}

/** The drawing that waits is kept, and another one begins. */
function keep(): void {
  const looks = [...(document.querySelector("#table svg.map #ghost")?.children ?? [])];
  const known = new Set(earlier.flatMap((stroke) => stroke.looks));
  earlier.push({ marks, actions, looks: looks.filter((look) => !known.has(look)) });
}

/** On a phone, where all that the drawing could go on to lies beyond the edge of the map, step back until it is seen. */
function reach(): void {
  const ends = [...(layer()?.querySelectorAll(".reach") ?? [])];
  if (!ends.some(shows)) approach([...document.querySelectorAll(`#table svg.map [data-pick="${CSS.escape(marks[0] ?? "")}"]`), ...ends]);
}

const question = latest();

/** Ask what these marks mean, and show it. */
async function meant(wanted: string[]): Promise<boolean> {
  const fresh = question();
  document.body.dataset["busy"] = "yes";
  try {
    const said = await ask("sketch", { marks: wanted, before: waiting() });
    if (!fresh()) return true;
    const box = document.createElement("div");
    box.innerHTML = said;
    const sketch = box.querySelector<HTMLElement>(".sketch");
    if (!sketch) return false;
    marks = JSON.parse(sketch.dataset["marks"]!) as string[];
    actions = JSON.parse(sketch.dataset["actions"]!) as Option[];
    hide();
    begin(actions.length > 1 || earlier.length > 0 ? [] : marks.filter(onBoard).slice(-1));
    const drawing = sketch.querySelector<HTMLTemplateElement>("template.sketch-svg");
    drawing?.remove();
    sketch.querySelector("template.ghost-svg")?.remove(); // the drawing has it
    if (sketch.textContent?.trim()) charge(sketch.outerHTML);
    shown(document.querySelector("#bill .bill"));
    paint(drawing?.content.querySelector("svg") ?? null);
    if (actions.length === 0) reach();
    mark();
    return true;
  } finally {
    if (fresh()) delete document.body.dataset["busy"];
  }
}

/** The mark that a click on this element makes. */
function handle(target: EventTarget | null): SVGElement | HTMLElement | null {
  return (target as Element | null)?.closest?.<SVGElement | HTMLElement>("#table [data-draw]") ?? null;
}

async function onHandle(element: SVGElement | HTMLElement): Promise<void> {
  await meant([...marks, element.dataset["draw"]!]);
}

function under(event: PointerEvent): string | undefined {
  const element = document.elementFromPoint(event.clientX, event.clientY);
  const piece = element?.closest<HTMLElement | SVGElement>("#table svg.map :is([data-draw], [data-pick])");
  const atom = piece?.dataset["draw"] ?? piece?.dataset["pick"];
  return atom !== undefined && kind(atom) === kind(trail?.[0] ?? atom) ? atom : undefined;
}

/** A drawing begins on a piece of the board; marks of other kinds are made on the handles that it shows. */
function onBoard(mark: string): boolean {
  return kind(mark) === kind(marks[0] ?? mark);
}

/** A pointer that begins on something drawable draws; a map that is brought nearer is pushed by it instead. */
function onDown(event: PointerEvent): void {
  trail = null;
  dragged = false;
  if (event.button !== 0 || event.pointerType === "touch" || drawable.size === 0) return;
  const first = under(event);
  if (first === undefined || !(drawable.has(first) || handle(event.target))) return;
  if (root()?.querySelector("svg.map.zoomed") && !marked(first) && !handle(event.target)) return;
  trail = [first];
  from = { x: event.clientX, y: event.clientY };
}

function onMove(event: PointerEvent): void {
  if (!trail) return;
  if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG) dragged = true;
  if (!dragged) return;
  event.stopPropagation();
  const here = under(event);
  const at = here === undefined ? -1 : trail.indexOf(here);
  if (here !== undefined && at < 0) trail.push(here);
  else if (at >= 0) trail.length = at + 1; // back over it: taken back
}

async function onUp(): Promise<void> {
  const made = trail;
  trail = null;
  if (!made || !dragged || made.length < 2) return;
  // From one handle to another: these two ends of what is drawn. Over pieces: all of them.
  const over = onBoard(made[0]!);
  const apart = over && actions.length > 0 && !made.some(marked);
  if (apart) keep();
  if ((await meant(over ? made : [marks[0]!, made[0]!, made.at(-1)!])) || !apart) return;
  const before = earlier.pop(); // it draws nothing: what was drawn stays
  if (before) await meant(before.marks);
}

function onKey(event: KeyboardEvent): void {
  const focused = handle(event.target);
  if (focused && (event.key === "Enter" || event.key === " ") && !(event.key === "Enter" && actions.length > 0)) {
    event.preventDefault();
    event.stopPropagation();
    void onHandle(focused);
  } else if (/^[1-6]$/.test(event.key) && !(event.target as Element).matches("input, textarea, select")) {
    const numbered = layer()?.querySelector<SVGElement>(`[data-draw][data-number="${event.key}"]`);
    if (numbered) void onHandle(numbered);
  }
}

export function start(): void {
  document.addEventListener("pointerdown", onDown, true);
  document.addEventListener("pointermove", onMove, true);
  document.addEventListener("pointerup", () => void onUp(), true);
  document.addEventListener("keydown", onKey, true);
  document.addEventListener("click", (event) => {
    const drawnOn = handle(event.target);
    const other = (event.target as Element).closest<HTMLElement>("#table [data-take]");
    if (other) void take(JSON.parse(other.dataset["take"]!) as Option, other.closest("#shortlist") !== null);
    else if (drawnOn && !dragged) void onHandle(drawnOn);
  });
}
