// The teacher's hint (H): numbered options in the column, ringed on the board; the one in hand can be played at once.
// The same panel says why a bot moved so (W on its line of the log; arrows go from bot move to bot move).
import { showTab } from "./menus";
import { latest } from "./net";
import type { Option } from "./options";
import { asked, take } from "./picking";
import { point, unring } from "./plates";
import { ask, onShow } from "./table";
import { approach } from "./zoom";

/** An answer to an earlier request, or to an earlier question, is not shown. */
const question = latest();
/** The decision that the hint speaks of. */
let about: number | null = null;
/** On a phone, that the log was left for the board to show where the options lie. */
let fromLog = false;

function box(): HTMLElement | null {
  return document.getElementById("hint");
}

function options(): HTMLElement[] {
  return [...(box()?.querySelectorAll<HTMLElement>("[data-option]") ?? [])];
}

function isOpen(): boolean {
  return box()?.hidden === false;
}

/** The move of the past that is explained; null: what is best now. */
function past(): number | null {
  const move = box()?.querySelector<HTMLElement>("[data-past]")?.dataset["past"];
  return move === undefined ? null : Number(move);
}

function close(): void {
  question();
  unring();
  const panel = box();
  if (!panel) return;
  if (fromLog) showTab("log", "board");
  fromLog = false;
  panel.hidden = true;
  panel.replaceChildren();
}

function choose(number: string): void {
  const all = options();
  const chosen = all.find((option) => option.dataset["option"] === number);
  if (!chosen) return;
  unring();
  for (const option of all) option.setAttribute("aria-selected", String(option === chosen));
  for (const button of box()?.querySelectorAll("[data-do=advice-pick]") ?? []) button.setAttribute("aria-pressed", String(button.textContent === number));
  show();
  approach([...document.querySelectorAll("#table .advised")]);
  show(); // the board may have moved below the plates
  for (const part of box()?.querySelectorAll<HTMLElement>("[data-because]") ?? []) part.hidden = part.dataset["because"] !== number;
}

/** What was possible at an earlier moment cannot be picked any more, but the place is there. */
function show(): void {
  if (isOpen()) point(options(), past() === null ? inHand() : undefined, past() !== null);
}

function inHand(): HTMLElement | undefined {
  return options().find((option) => option.getAttribute("aria-selected") === "true");
}

function play(): void {
  if (past() !== null) return;
  const action = inHand()?.dataset["atoms"];
  close();
  if (action) void take(JSON.parse(action) as Option);
}

async function open(button: Element, what: string, query: Record<string, unknown>): Promise<void> {
  if (button.classList.contains("busy")) return;
  const fresh = question();
  about = asked();
  button.classList.add("busy");
  try {
    const said = await ask(what, query);
    const panel = box();
    if (!fresh() || !said || !panel) return; // the table has moved on meanwhile
    panel.innerHTML = said;
    panel.hidden = false;
    if (past() !== null) fromLog = showTab("board", "log") || fromLog;
    for (const [by, name] of [[-1, "before"], [1, "after"]] as const) {
      const way = panel.querySelector<HTMLElement>(`[data-do=why-${name}]`);
      if (way) way.hidden = !neighbour(by);
    }
    choose("1");
  } finally {
    button.classList.remove("busy");
  }
}

/** The button of the bot's move before or after the one that is explained. */
function neighbour(by: number): HTMLElement | undefined {
  const now = past() ?? 0;
  const all = [...document.querySelectorAll<HTMLElement>("[data-do=why-move]")].filter((one) => (Number(one.dataset["move"]) - now) * by > 0);
  return all.sort((one, two) => by * (Number(one.dataset["move"]) - Number(two.dataset["move"])))[0];
}

function onKey(event: KeyboardEvent): void {
  const target = event.target as Element;
  if (target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const line = event.key.toLowerCase() === "w" ? target.closest(".log li")?.querySelector<HTMLElement>("[data-do=why-move]") : null;
  if (line) line.click();
  else if (!isOpen()) return;
  else if (event.key === "Escape") close();
  else if (past() !== null && ["ArrowLeft", "ArrowRight"].includes(event.key)) neighbour(event.key === "ArrowLeft" ? -1 : 1)?.click();
  else if (["1", "2", "3"].includes(event.key)) choose(event.key);
  else if ([" ", "Enter"].includes(event.key) && target.closest("#hint [data-option]:not([aria-selected=true])"))
    choose(target.closest<HTMLElement>("#hint [data-option]")!.dataset["option"]!);
  else if (event.key === "Enter" && !target.closest("button, a, summary, [data-pick]")) play();
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
    else if (target.closest("[data-do=advice-pick]")) choose(target.closest("[data-do=advice-pick]")!.textContent!);
    else if (target.closest("[data-do=why-before]")) neighbour(-1)?.click();
    else if (target.closest("[data-do=why-after]")) neighbour(1)?.click();
    else if (target.closest("[data-do=advice-play]")) play();
    else if (target.closest("[data-do=advice-close], #table [data-pick]")) close();
  });
  document.addEventListener("keydown", onKey, true);
  window.addEventListener("scroll", () => isOpen() && requestAnimationFrame(show), { passive: true, capture: true });
  window.addEventListener("resize", () => isOpen() && choose(inHand()?.dataset["option"] ?? "1"));
}
