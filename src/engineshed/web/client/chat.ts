// The chat: how many lines are unread, and a rule where the new ones begin. What was read is remembered in this browser.
import { address, onShow } from "./table";

/** A drawer slides in for about as long. */
const SLIDING = 400;

/** The last line that was read before the chat was opened; null: it is closed. */
let opened: number | null = null;
/** Of which table. */
let where = "";

function remembered(): number {
  return Number(localStorage.getItem(`read:${address()}`) ?? 0);
}

function numberOf(line: HTMLElement): number {
  return Number(line.dataset["n"]?.slice(1) ?? 0);
}

/** Can somebody read the chat now? */
function visible(chat: HTMLElement): boolean {
  const box = chat.getBoundingClientRect();
  const inside = box.width > 0 && box.height > 0 && box.left < innerWidth && box.right > 0 && box.top < innerHeight;
  return inside && document.visibilityState === "visible";
}

function count(unread: number): void {
  for (const badge of document.querySelectorAll<HTMLElement>("#table .unread")) {
    badge.hidden = unread === 0;
    badge.querySelector("b")!.textContent = String(unread);
  }
}

/** The newest line is on top: the rule stands below the last of the new ones, if there is anything older. */
function rule(chat: HTMLElement, fresh: HTMLElement[]): void {
  chat.querySelector(".new-from-here")?.remove();
  const last = fresh[fresh.length - 1];
  if (!last?.nextElementSibling) return;
  const line = document.createElement("li");
  line.className = "new-from-here";
  line.textContent = chat.dataset["new"] ?? "";
  last.after(line);
}

function sync(): void {
  const chat = document.getElementById("chat");
  if (!chat) return;
  if (where !== address()) [where, opened] = [address(), null];
  const lines = [...chat.querySelectorAll<HTMLElement>("li[data-n]")];
  const since = (read: number) => lines.filter((line) => !("mine" in line.dataset) && numberOf(line) > read);
  if (visible(chat)) {
    opened ??= remembered();
    const newest = Math.max(remembered(), ...lines.map(numberOf));
    if (newest > remembered()) localStorage.setItem(`read:${address()}`, String(newest));
  } else opened = null;
  rule(chat, opened === null ? [] : since(opened));
  count(since(remembered()).length);
}

function soon(): void {
  sync();
  window.setTimeout(sync, SLIDING);
}

export function start(): void {
  onShow(sync);
  document.addEventListener("click", soon);
  document.addEventListener("visibilitychange", sync);
  window.addEventListener("hashchange", soon);
  // Read in another window of this browser.
  window.addEventListener("storage", sync);
}
