// While the others' moves are followed, what the newest one touched comes into sight: its board is opened, its place shown.
import { touched } from "./marks";
import { mode } from "./table";
import { approach, shows } from "./zoom";
import type { Mark } from "./motion";

/** Boards that lie over each other: which one was open before a move opened another, by the name of the choice. */
const open = new Map<string, HTMLInputElement>();

function seen(element: Element): boolean {
  return element.getBoundingClientRect().width > 0;
}

/** Back to what people had chosen to look at themselves. */
function fold(): void {
  for (const input of open.values()) if (input.isConnected) input.checked = true;
  open.clear();
}

/** Choose the boards on which this lies: `data-shows` of a choice says what it shows. */
export function unfold(element: Element): void {
  for (const input of document.querySelectorAll<HTMLInputElement>("#table input[data-shows]")) {
    if (input.checked || !element.closest(input.dataset["shows"]!)) continue;
    const before = document.querySelector<HTMLInputElement>(`#table input[name="${input.name}"]:checked`);
    if (before && !open.has(input.name)) open.set(input.name, before);
    input.checked = true;
  }
}

/** Show where this move happened, as far as it can be seen at all. */
export function follow(mark: Mark | undefined): void {
  fold();
  if (mode() !== "since" || !mark) return;
  const places = touched(mark);
  if (places[0] && !places.some(seen)) unfold(places[0]);
  const there = places.find(seen);
  if (there && !shows(there)) approach([there]);
}
