// What if? What was played and what could have been are named on the board of their moment.
import { point } from "./plates";
import { mode, onShow } from "./table";
import { approach } from "./zoom";

/** The moves that were shown last: a board that is looked at is not moved again for the same ones. */
let seen = "";

function draw(): void {
  if (mode() !== "what-if") return;
  const moves = [...document.querySelectorAll<HTMLElement>("#what-if [data-atoms]")];
  point(moves, moves[1]); // the first one is what was played
}

function goThere(): void {
  draw();
  const moves = [...document.querySelectorAll<HTMLElement>("#what-if [data-atoms]")].map((move) => move.dataset["atoms"]).join();
  if (mode() !== "what-if" || moves === seen) return;
  seen = moves;
  approach([...document.querySelectorAll("#table .advised"), ...document.querySelectorAll("#table .advisable")]);
  draw(); // the plates stand where it lies now
}

export function start(): void {
  onShow(() => window.setTimeout(goThere, 20)); // after the map has found its first view
  for (const happening of ["resize", "scroll"])
    window.addEventListener(happening, () => requestAnimationFrame(draw), { passive: true, capture: true });
}
