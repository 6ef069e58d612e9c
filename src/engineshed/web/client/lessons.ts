// A lesson that was answered: the best answer and the learner's own stand numbered on the board.
import { point, unring } from "./plates";
import { onShow } from "./table";
import { approach } from "./zoom";

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

/** On a phone, bring the answer in hand into view. */
function goThere(): void {
  approach([...document.querySelectorAll("#table .advised")]);
  again(); // the plates stand where it lies now
}

function again(): void {
  choose(options().find((option) => option.getAttribute("aria-selected") === "true")?.dataset["option"] ?? "1");
}

export function start(): void {
  onShow(() => {
    if (options().length > 0) {
      document.getElementById("task")!.scrollTop = 0;
      window.setTimeout(() => {
        again();
        goThere();
      }, 20); // after the map has found its first view
    } else if (pointed) {
      unring();
      pointed = false;
    }
  });
  document.addEventListener("click", (event) => {
    const option = (event.target as Element).closest<HTMLElement>("#task [data-option]");
    if (!option) return;
    choose(option.dataset["option"]!);
    goThere();
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
