// A lesson that was answered: the best answer and the learner's own stand numbered on the board.
import { point, unring } from "./plates";
import { onShow } from "./table";

let pointed = false;

function options(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("#task [data-option]")];
}

function choose(number: string): void {
  const all = options();
  const chosen = all.find((option) => option.dataset["option"] === number);
  if (!chosen) return;
  for (const option of all) option.setAttribute("aria-selected", String(option === chosen));
  point(all, chosen);
  pointed = true;
}

function again(): void {
  choose(options().find((option) => option.getAttribute("aria-selected") === "true")?.dataset["option"] ?? "1");
}

export function start(): void {
  onShow(() => {
    if (options().length > 0) {
      document.getElementById("task")!.scrollTop = 0;
      window.setTimeout(again, 20); // after the map has found its first view
    } else if (pointed) {
      unring();
      pointed = false;
    }
  });
  document.addEventListener("click", (event) => {
    const option = (event.target as Element).closest<HTMLElement>("#task [data-option]");
    if (option) choose(option.dataset["option"]!);
  });
  document.addEventListener("keydown", (event) => {
    const option = (event.target as Element).closest?.<HTMLElement>("#task [data-option]");
    if (option && [" ", "Enter"].includes(event.key)) {
      choose(option.dataset["option"]!);
      event.preventDefault();
      event.stopPropagation();
    }
  }, true);
  for (const happening of ["resize", "scroll"])
    window.addEventListener(happening, () => pointed && requestAnimationFrame(again), { passive: true, capture: true });
}
