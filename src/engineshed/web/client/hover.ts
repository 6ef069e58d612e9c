// What hovering, focusing or a long press shows of something that can be picked: its name, price and effect.
import { bubble, hide, say } from "./bubble";
import { atoms, current } from "./picking";
import { ask, onShow, root } from "./table";

/** Milliseconds: a passing pointer asks nothing; a long press is longer than a tap. */
const PATIENCE = 130;
const PRESS = 450;

const known = new Map<string, string>();
let before = "";
let here: Element | null = null;
let timer = 0;
let pressing = 0;
let asking: AbortController | null = null;
let pressed = false;

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
  if (element === here) return;
  leave();
  const box = aside();
  if (!element || !box || current().options.length === 0) return;
  here = element;
  box.textContent = element.getAttribute("aria-label") ?? element.querySelector("title")?.textContent ?? element.textContent;
  timer = window.setTimeout(async () => {
    const said = await hint(element.dataset["pick"]!);
    const shown = aside();
    if (said && here === element && shown) shown.innerHTML = said;
  }, PATIENCE);
}

function leave(): void {
  window.clearTimeout(timer);
  const box = aside();
  if (here && box) box.innerHTML = before;
  here = null;
}

/** A finger that stays shows what a pointer would; lifting it then picks nothing. */
function press(event: PointerEvent): void {
  const element = pickable(event);
  pressed = false;
  window.clearTimeout(pressing);
  if (event.pointerType !== "touch" || !element) return;
  pressing = window.setTimeout(async () => {
    pressed = true;
    const said = await hint(element.dataset["pick"]!);
    if (said) say(`<p class="hint">${said}</p>`, element);
  }, PRESS);
}

function lift(): void {
  window.clearTimeout(pressing);
}

export function start(): void {
  onShow(() => {
    before = aside()?.innerHTML ?? "";
    here = null;
    known.clear();
  });
  document.addEventListener("mouseover", tell);
  document.addEventListener("focusin", tell);
  document.addEventListener("pointerdown", press);
  for (const end of ["pointerup", "pointermove", "pointercancel"]) document.addEventListener(end, lift);
  document.addEventListener(
    "click",
    (event) => {
      if (pressed && root()?.contains(event.target as Node)) event.stopPropagation();
      else if (bubble()?.querySelector(".hint")) hide();
      pressed = false;
    },
    true,
  );
  document.addEventListener("contextmenu", (event) => {
    if (pressed) event.preventDefault();
  });
}
