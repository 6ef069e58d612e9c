// Everything by keyboard: keys of buttons, arrows between neighbours, Enter and Escape.
import { asks, cancel, confirm, pick } from "./picking";
import { close as closeMoves, isOpen } from "./moves";

type Pickable = SVGElement | HTMLElement;

/** The pickable element that lies nearest in the direction of an arrow. */
function neighbour(from: Element, key: string): Pickable | null {
  const start = from.getBoundingClientRect();
  const [x, y] = [start.left + start.width / 2, start.top + start.height / 2];
  let best: Pickable | null = null;
  let least = Infinity;
  for (const element of document.querySelectorAll<Pickable>("#table .pickable, #table .chosen[data-pick]")) {
    if (element === from) continue;
    const box = element.getBoundingClientRect();
    if (box.width + box.height === 0) continue; // a straight line has no width, but lies there
    const [dx, dy] = [box.left + box.width / 2 - x, box.top + box.height / 2 - y];
    const [along, across] =
      key === "ArrowRight" ? [dx, dy] : key === "ArrowLeft" ? [-dx, dy] : key === "ArrowDown" ? [dy, dx] : [-dy, dx];
    if (along <= 1) continue;
    const distance = along + 2 * Math.abs(across);
    if (distance < least) [least, best] = [distance, element];
  }
  return best;
}

function named(event: KeyboardEvent): string {
  const shifted = event.shiftKey && (event.key.length === 1 || event.key.startsWith("Arrow") || event.key === "Enter");
  return `${shifted ? "shift+" : ""}${event.key.toLowerCase()}`;
}

function onKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const typing = target.matches("input:not([type=range]):not([type=radio]), textarea, select");
  if (event.key === "Escape") {
    if (isOpen()) closeMoves();
    else if (cancel()) event.preventDefault();
    return;
  }
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const focused = target.closest<Pickable>("[data-pick]");
  // What was chosen last has the focus still: Enter confirms it, Space takes it back.
  if (event.key === "Enter" && !event.shiftKey && asks() && target.closest(".chosen")) {
    event.preventDefault();
    void confirm();
    return;
  }
  if ((event.key === "Enter" || event.key === " ") && focused instanceof SVGElement) {
    event.preventDefault();
    void pick(focused.dataset["pick"]!, focused);
    return;
  }
  if (event.key === "Enter" && !event.shiftKey && !target.closest("button, a, summary, [role=option]")) {
    void confirm();
    return;
  }
  if (event.key.startsWith("Arrow") && !isOpen() && !target.matches("input")) {
    const from = focused ?? document.querySelector("#table svg.map .pickable, #table .pickable");
    const to = focused ? neighbour(focused, event.key) : (from as Pickable | null);
    if (to) {
      event.preventDefault();
      to.focus();
      return;
    }
  }
  if (event.key === " " && target.closest("button, a, summary")) return;
  const button = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(named(event))}"]`);
  if (button) {
    event.preventDefault();
    button.click();
  }
}

export function start(): void {
  document.addEventListener("keydown", onKey);
}
