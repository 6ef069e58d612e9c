// What the teacher points at: numbered mileposts where options would happen, and rings around them.
import { place } from "./marks";

function atoms(option: HTMLElement): string[] {
  return (JSON.parse(option.dataset["atoms"] ?? "[]") as unknown[]).map(String);
}

export function unring(): void {
  for (const element of document.querySelectorAll(".advised, .advisable")) element.classList.remove("advised", "advisable");
  document.getElementById("plates")?.replaceChildren();
}

/** What tells an option from the others; what all of them share says nothing. */
function own(option: HTMLElement, all: HTMLElement[]): string[] {
  const shared = (atom: string): boolean => all.every((other) => atoms(other).includes(atom));
  const found = atoms(option).filter((atom) => !shared(atom));
  return found.length > 0 ? found : atoms(option);
}

function ring(option: HTMLElement, name: string, all: HTMLElement[]): void {
  for (const atom of own(option, all))
    for (const element of document.querySelectorAll(`#table [data-pick="${CSS.escape(atom)}"]`)) element.classList.add(name);
}

/** A square milepost with the option's number, where it would happen. */
function plate(option: HTMLElement, all: HTMLElement[]): void {
  const layer = document.getElementById("plates");
  const spot = place({ n: 0, seat: 0, atoms: own(option, all) })?.getBoundingClientRect();
  if (!layer || !spot) return;
  const origin = layer.getBoundingClientRect();
  const sign = document.createElement("span");
  sign.className = "milepost";
  sign.textContent = option.dataset["option"] ?? "";
  layer.append(sign);
  const before = [...layer.children].filter((other) => other !== sign && other.getAttribute("data-spot") === `${spot.x},${spot.y}`).length;
  sign.dataset["spot"] = `${spot.x},${spot.y}`;
  sign.style.transform = `translate(${spot.left - origin.left - 14 + 26 * before}px, ${spot.top - origin.top - 14}px)`;
}

/** Show all of these on the board, the chosen one with a full ring. */
export function point(all: HTMLElement[], chosen: HTMLElement): void {
  unring();
  for (const option of all) {
    if (option !== chosen) ring(option, "advisable", all);
    plate(option, all);
  }
  ring(chosen, "advised", all);
}
