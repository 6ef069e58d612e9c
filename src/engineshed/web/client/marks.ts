// Numbers on the board: after following the others' moves, they show where each of them happened, until the viewer acts.
import { mode } from "./table";
import type { Mark } from "./motion";

let shown: Mark[] = [];
let followed = false;

/** Everything on the boards that a move touched, also what another board hides. */
export function touched(mark: Mark): Element[] {
  return mark.atoms.flatMap((atom) => {
    const name = CSS.escape(String(atom));
    return [...document.querySelectorAll(`#table .board :is([data-pick="${name}"], [data-mark~="${name}"])`)];
  });
}

/** The first thing on the page that a move touched and that can be seen. */
export function place(mark: Mark): Element | null {
  const seen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width + height > 0;
  };
  return touched(mark).find(seen) ?? null;
}

/** Show the numbers of these while they are followed and after that; what has no number was the viewer's own. */
export function number(found: Mark[]): void {
  if (mode() === "since") followed = true;
  else if (!found.some(({ n }) => n > 0)) followed = false;
  shown = followed ? found.filter(({ n }) => n > 0) : [];
  draw();
}

function draw(): void {
  const layer = document.getElementById("numbers");
  if (!layer) return;
  const origin = layer.getBoundingClientRect();
  const taken = new Map<Element, number>();
  layer.replaceChildren();
  for (const mark of shown) {
    const element = place(mark);
    const box = element?.getBoundingClientRect();
    const stage = element?.closest(".boardbox, .handrow, .dock")?.getBoundingClientRect();
    if (!element || !box || !stage) continue;
    const before = taken.get(element) ?? 0;
    taken.set(element, before + 1);
    // The corner of a hex lies further in than that of the box around it, which is its neighbour's.
    const corner = element.closest("svg.map") && box.width < 1.4 * box.height ? box.width / 4 : 0;
    const [x, y] = [box.right - corner + before * 16, box.top];
    if (x < stage.left || x > stage.right + 8 || y < stage.top - 8 || y > stage.bottom) continue;
    const disc = document.createElement("span");
    disc.className = `number p${mark.seat + 1}${mark === shown.at(-1) ? " now" : ""}`;
    disc.textContent = String(mark.n);
    layer.append(disc);
    const [left, top] = [Math.min(x, stage.right - 14) - origin.left, Math.max(y, stage.top + 14) - origin.top];
    disc.style.transform = `translate(${left - 12}px, ${top - 12}px)`;
  }
}

let waiting = 0;

/** Boards are moved, zoomed and resized: the numbers stay where they belong. */
function again(): void {
  if (shown.length === 0) return;
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(draw);
}

export function start(): void {
  window.addEventListener("resize", again);
  document.addEventListener("scroll", again, true);
  new MutationObserver(again).observe(document.body, { subtree: true, attributeFilter: ["viewBox"] });
}
