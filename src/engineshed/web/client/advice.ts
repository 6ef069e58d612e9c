// The teacher's hint (H): numbered options in the column, ringed on the board; the one in hand can be played at once.
// The same panel says why a bot moved so.
import { place } from "./marks";
import type { Option } from "./options";
import { asked, take } from "./picking";
import { ask, onShow } from "./table";

/** Counts requests: an answer to an earlier one, or to an earlier question, is not shown. */
let request = 0;
/** The decision that the hint speaks of. */
let about: number | null = null;

function box(): HTMLElement | null {
  return document.getElementById("hint");
}

function options(): HTMLElement[] {
  return [...(box()?.querySelectorAll<HTMLElement>("[data-option]") ?? [])];
}

function atoms(option: HTMLElement): string[] {
  return (JSON.parse(option.dataset["atoms"] ?? "[]") as unknown[]).map(String);
}

function isOpen(): boolean {
  return box()?.hidden === false;
}

function unring(): void {
  for (const element of document.querySelectorAll(".advised, .advisable")) element.classList.remove("advised", "advisable");
  document.getElementById("plates")?.replaceChildren();
}

function close(): void {
  request += 1;
  unring();
  const panel = box();
  if (!panel) return;
  panel.hidden = true;
  panel.replaceChildren();
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

function choose(number: string): void {
  const all = options();
  const chosen = all.find((option) => option.dataset["option"] === number);
  if (!chosen) return;
  unring();
  for (const option of all) option.setAttribute("aria-selected", String(option === chosen));
  // What was possible at an earlier moment is not on the board any more.
  if (!box()?.querySelector("[data-past]")) {
    for (const option of all) {
      if (option !== chosen) ring(option, "advisable", all);
      plate(option, all);
    }
    ring(chosen, "advised", all);
  }
  for (const part of box()?.querySelectorAll<HTMLElement>("[data-because]") ?? []) part.hidden = part.dataset["because"] !== number;
}

function inHand(): HTMLElement | undefined {
  return options().find((option) => option.getAttribute("aria-selected") === "true");
}

function play(): void {
  if (box()?.querySelector("[data-past]")) return;
  const action = inHand()?.dataset["atoms"];
  close();
  if (action) void take(JSON.parse(action) as Option);
}

async function open(button: Element, what: string, query: Record<string, unknown>): Promise<void> {
  if (button.classList.contains("busy")) return;
  const mine = (request += 1);
  about = asked();
  button.classList.add("busy");
  try {
    const said = await ask(what, query);
    const panel = box();
    if (mine !== request || !said || !panel) return; // the table has moved on meanwhile
    panel.innerHTML = said;
    panel.hidden = false;
    choose("1");
  } finally {
    button.classList.remove("busy");
  }
}

function onKey(event: KeyboardEvent): void {
  if (!isOpen() || (event.target as Element).matches("input, textarea, select")) return;
  if (event.key === "Escape") close();
  else if (["1", "2", "3"].includes(event.key)) choose(event.key);
  else if (event.key === "Enter" && !(event.target as Element).closest("button, a, summary, [data-pick]")) play();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

export function start(): void {
  onShow(() => {
    if (asked() !== about) close(); // also what has been asked for and not come yet
  });
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    const button = target.closest("[data-do=advice]");
    const why = target.closest<HTMLElement>("[data-do=why-move]");
    const option = target.closest<HTMLElement>("#hint [data-option]");
    if (button) {
      if (isOpen()) close();
      else void open(button, "advice", {}).catch(() => undefined);
    } else if (why) void open(why, "reasons", { move: Number(why.dataset["move"]) }).catch(() => undefined);
    else if (option) choose(option.dataset["option"]!);
    else if (target.closest("[data-do=advice-play]")) play();
    else if (target.closest("[data-do=advice-close], #table [data-pick]")) close();
  });
  document.addEventListener("keydown", onKey, true);
  window.addEventListener("resize", () => isOpen() && choose(inHand()?.dataset["option"] ?? "1"));
}
