// What the teacher points at: numbered mileposts where options would happen, and rings around them.
import { place } from "./marks";

function atoms(option: HTMLElement): string[] {
  return (JSON.parse(option.dataset["atoms"] ?? "[]") as unknown[]).map(String);
}

export function unring(): void {
  for (const element of document.querySelectorAll(".advised, .advisable")) element.classList.remove("advised", "advisable");
  for (const button of document.querySelectorAll<HTMLElement>("[data-milepost]")) delete button.dataset["milepost"];
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

/** An option that is a word beside the prompt wears its number there. */
function number(option: HTMLElement, mine: string[]): void {
  for (const atom of mine) {
    const button = document.querySelector<HTMLElement>(`#table .prompt [data-pick="${CSS.escape(atom)}"]`);
    if (button) button.dataset["milepost"] = option.dataset["option"] ?? "";
  }
}

/** A square milepost with the option's number or name, where it would happen. */
function plate(option: HTMLElement, all: HTMLElement[]): void {
  const layer = document.getElementById("plates");
  const mine = own(option, all);
  const things = mine.filter((atom) => atom.includes(":")); // where something lies says more than a word that many options share
  const spot = place({ n: 0, seat: 0, atoms: [...things, ...mine] })?.getBoundingClientRect();
  if (!layer || !spot) return number(option, mine);
  const origin = layer.getBoundingClientRect();
  const sign = document.createElement("span");
  const name = option.dataset["option"] ?? "";
  sign.className = name.length > 1 ? "milepost named" : "milepost";
  sign.textContent = name;
  layer.append(sign);
  const before = [...layer.children].filter((other) => other !== sign && other.getAttribute("data-spot") === `${spot.x},${spot.y}`).length;
  sign.dataset["spot"] = `${spot.x},${spot.y}`;
  const [aside, below] = name.length > 1 ? [0, 28 * before] : [26 * before, 0];
  const x = Math.max(spot.left - origin.left - 14, 0) + aside; // whole also at the edge of a phone
  sign.style.transform = `translate(${x}px, ${spot.top - origin.top - 14 + below}px)`;
}

/** Show all of these on the board, the chosen one, if any, with a full ring; of the past, only where it was. */
export function point(all: HTMLElement[], chosen?: HTMLElement, past = false): void {
  unring();
  for (const option of all) {
    if (option !== chosen && !past) ring(option, "advisable", all);
    plate(option, all);
  }
  if (chosen) ring(chosen, "advised", all);
}
