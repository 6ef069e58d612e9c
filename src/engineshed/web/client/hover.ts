// What hovering, focusing or a long press shows of something that can be picked: its name, price and effect.
import { bubble, hide, say } from "./bubble";
import { key, type Option } from "./options";
import { atoms, current } from "./picking";
import { ask, onShow, root } from "./table";

/** Milliseconds: a passing pointer asks nothing; a long press is longer than a tap. */
const PATIENCE = 130;
const PRESS = 450;
/** Where nothing is pointed at, the last explanation stays for a while: long enough to be read. */
const READING = 4000;

const known = new Map<string, string>();
let before = "";
let here: Element | null = null;
let timer = 0;
let pressing = 0;
let asking: AbortController | null = null;
let pressed = false;
let fading = 0;

/** What the help line says while something is begun. */
let standing: string | null = null;

/** Say this wherever nothing is pointed at; null: what the server says. */
export function stand(html: string | null): void {
  const [changed, box] = [html !== standing, aside()];
  standing = html;
  if (!box || !changed || (html === null && here)) return;
  window.clearTimeout(timer);
  here = null;
  box.innerHTML = html ?? before;
}

function aside(): HTMLElement | null {
  return document.getElementById("aside");
}

function pickable(event: Event): HTMLElement | SVGElement | null {
  return (event.target as Element | null)?.closest?.<HTMLElement | SVGElement>("#table [data-pick].pickable") ?? null;
}

/** The hint, asked for once per decision and choice. */
async function hint(atom: string): Promise<string> {
  const asked = JSON.stringify(atoms(atom));
  const kept = known.get(asked);
  if (kept !== undefined) return kept;
  asking?.abort();
  asking = new AbortController();
  try {
    const said = await ask("hint", { atoms: atoms(atom) }, asking.signal);
    known.set(asked, said);
    return said;
  } catch {
    return "";
  }
}

function tell(event: Event): void {
  const element = pickable(event);
  if (element !== null && element === here) return window.clearTimeout(fading);
  // What is explained stays while somebody reads it, also with the pointer on it.
  if (!element) return (event.target as Element).closest?.("#strip, #shortlist [data-take]") ? window.clearTimeout(fading) : fade();
  leave();
  explain(element);
}

function explain(element: HTMLElement | SVGElement): void {
  const box = aside();
  if (!box || current().options.length === 0) return;
  const atom = element.dataset["pick"]!;
  here = element;
  const parts = [...element.children].map((part) => part.textContent?.trim()).filter(Boolean);
  box.textContent = element.getAttribute("aria-label") ?? element.querySelector("title")?.textContent ?? (parts.join(" · ") || element.textContent);
  timer = window.setTimeout(async () => {
    if (element.dataset["pick"] !== atom) return; // the table has moved on under the pointer
    const said = await hint(atom);
    const shown = aside();
    if (said && here === element && shown) shown.innerHTML = said;
  }, PATIENCE);
}

/** A whole option of the shortlist is said, and shown on the board. */
function preview(event: Event): void {
  const whole = (event.target as Element | null)?.closest?.<HTMLElement>("#shortlist [data-take]") ?? null;
  if (whole !== null && whole === here) return;
  for (const piece of document.querySelectorAll("#table .would")) piece.classList.remove("would");
  const box = aside();
  if (!whole || !box) return;
  leave();
  here = whole;
  box.textContent = whole.title;
  const atoms = new Set((JSON.parse(whole.dataset["take"]!) as Option).map(key));
  for (const piece of document.querySelectorAll<HTMLElement | SVGElement>("#table [data-pick]"))
    piece.classList.toggle("would", atoms.has(piece.dataset["pick"]!));
}

function fade(): void {
  window.clearTimeout(fading);
  fading = window.setTimeout(leave, READING);
}

function leave(): void {
  window.clearTimeout(fading);
  window.clearTimeout(timer);
  const box = aside();
  if (here && box) box.innerHTML = standing ?? before;
  here = null;
}

/** A finger that stays shows what a pointer would; lifting it then picks nothing. */
function press(event: PointerEvent): void {
  const element = pickable(event);
  pressed = false;
  window.clearTimeout(pressing);
  if (event.pointerType !== "touch" || !element) return;
  const atom = element.dataset["pick"]!;
  pressing = window.setTimeout(async () => {
    if (element.dataset["pick"] !== atom) return;
    pressed = true;
    const said = await hint(atom);
    if (said) say(`<p class="tip">${said}</p>`, element);
  }, PRESS);
}

function lift(): void {
  window.clearTimeout(pressing);
}

export function start(): void {
  onShow(() => {
    before = aside()?.innerHTML ?? "";
    here = null;
    standing = null;
    known.clear();
    // The table is drawn anew under a pointer that has not moved.
    window.setTimeout(() => {
      const under = [...document.querySelectorAll<HTMLElement | SVGElement>("#table [data-pick].pickable:hover")].at(-1);
      if (under && !here) explain(under);
    }, 0);
  });
  for (const pointed of ["mouseover", "focusin"]) {
    document.addEventListener(pointed, tell);
    document.addEventListener(pointed, preview);
  }
  document.addEventListener("pointerdown", press);
  for (const end of ["pointerup", "pointermove", "pointercancel"]) document.addEventListener(end, lift);
  document.addEventListener(
    "click",
    (event) => {
      if (pressed && root()?.contains(event.target as Node)) event.stopPropagation();
      else if (bubble()?.querySelector(".tip")) hide();
      pressed = false;
    },
    true,
  );
  document.addEventListener("contextmenu", (event) => {
    if (pressed) event.preventDefault();
  });
}
