// The teacher's hint (H): numbered options in the column, ringed on the board; the one in hand can be played at once.
// The same panel says why a bot moved so.
import type { Option } from "./options";
import { asked, take } from "./picking";
import { point, unring } from "./plates";
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

function isOpen(): boolean {
  return box()?.hidden === false;
}

function close(): void {
  request += 1;
  unring();
  const panel = box();
  if (!panel) return;
  panel.hidden = true;
  panel.replaceChildren();
}

function choose(number: string): void {
  const all = options();
  const chosen = all.find((option) => option.dataset["option"] === number);
  if (!chosen) return;
  unring();
  for (const option of all) option.setAttribute("aria-selected", String(option === chosen));
  // What was possible at an earlier moment is not on the board any more.
  if (!box()?.querySelector("[data-past]")) point(all, chosen);
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
