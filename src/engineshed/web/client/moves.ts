// All moves in words (L): takes the place of the log. Choosing there and on the board are the same act.
import type { Option } from "./options";
import { side } from "./menus";
import { call } from "./net";
import { asked, take } from "./picking";
import { address, onShow } from "./table";

function list(): HTMLElement | null {
  return document.getElementById("move-list");
}

/** The decision whose options are listed. */
let listed: number | null = null;

function field(): HTMLInputElement | null {
  return document.getElementById("filter") as HTMLInputElement | null;
}

function rows(): HTMLElement[] {
  return [...(list()?.querySelectorAll<HTMLElement>(".move:not([hidden])") ?? [])];
}

export function isOpen(): boolean {
  return document.getElementById("moves")?.hidden === false;
}

/** Close the list and empty it: if several people share this screen, it may be a secret of one of them. */
export function close(): void {
  list()?.replaceChildren();
  side("log");
}

async function open(): Promise<void> {
  listed = asked();
  side("moves");
  try {
    const answer = await call(`${address()}/moves`);
    const box = list();
    if (!answer.ok || !box) return close();
    box.innerHTML = await answer.text();
    filter();
    field()?.focus();
  } catch {
    close(); // that nobody answers is said already
  }
}

/** Keep the rows that hold every typed word. */
function filter(): void {
  const wanted = (field()?.value ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  let head: HTMLElement | null = null;
  for (const row of list()?.children ?? []) {
    if (!(row instanceof HTMLElement)) continue;
    if (row.classList.contains("grp")) {
      head = row;
      head.hidden = true;
      continue;
    }
    const text = `${row.textContent ?? ""} ${head?.textContent ?? ""}`.toLowerCase();
    row.hidden = !wanted.every((word) => text.includes(word));
    if (!row.hidden && head) head.hidden = false;
  }
  choose(rows()[0] ?? null);
}

function choose(row: HTMLElement | null): void {
  for (const other of list()?.querySelectorAll(".on") ?? []) {
    other.classList.remove("on");
    other.removeAttribute("aria-selected");
  }
  row?.classList.add("on");
  row?.setAttribute("aria-selected", "true");
  row?.scrollIntoView({ block: "nearest" });
}

function play(row: HTMLElement | null): void {
  const action = row?.dataset["action"];
  if (!action) return;
  close();
  void take(JSON.parse(action) as Option);
}

function onKey(event: KeyboardEvent): void {
  if (!isOpen()) return;
  const here = rows();
  const at = here.findIndex((row) => row.classList.contains("on"));
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    const step = event.key === "ArrowDown" ? 1 : -1;
    choose(here[Math.min(Math.max(at + step, 0), here.length - 1)] ?? null);
  } else if (event.key === "Enter" && document.activeElement === field()) {
    event.preventDefault();
    event.stopPropagation();
    play(here[at] ?? null);
  }
}

export function start(): void {
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    if (target.closest("[data-do=moves]")) {
      event.preventDefault();
      if (isOpen()) close();
      else void open();
    } else play(target.closest<HTMLElement>("#move-list .move"));
  });
  document.addEventListener("input", (event) => {
    if (event.target === field()) filter();
  });
  document.addEventListener("keydown", onKey, true);
  onShow(() => {
    // Others may talk or move meanwhile: the list stays while the same is asked.
    if (isOpen() && asked() !== listed) close();
  });
}
