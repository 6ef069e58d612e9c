// What if? What was played and what could have been are named on the board of their moment.
import { point } from "./plates";
import { mode, onShow } from "./table";

function draw(): void {
  if (mode() !== "what-if") return;
  const moves = [...document.querySelectorAll<HTMLElement>("#what-if [data-atoms]")];
  point(moves, moves[1]); // the first one is what was played
}

export function start(): void {
  onShow(draw);
  window.addEventListener("resize", draw);
}
