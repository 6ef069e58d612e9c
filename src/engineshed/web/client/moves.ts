// All moves in words (L): takes the place of the log. Choosing there and on the board are the same act.
import type { Option } from "./options";
import { side } from "./look";
import { call } from "./net";
import { take } from "./picking";
import { address, onShow } from "./table";

function list(): HTMLElement | null {
  return document.getElementById("move-list");
}

function field(): HTMLInputElement | null {
  return document.getElementById("filter") as HTMLInputElement | null;
}

function rows(): HTMLElement[] {
  return [...(list()?.querySelectorAll<HTMLElement>(".move:not([hidden])") ?? [])];
}

export function isOpen(): boolean {
  return document.getElementById("moves")?.hidden === false;
}

export function close(): void {
  side("log");
}

async function open(): Promise<void> {
  // What is left of an earlier decision may be another one's secret, if several share this screen.
  list()?.replaceChildren();
  side("moves");
  const answer = await call(`${address()}/moves`, { headers: { "HX-Request": "true" } });
  const box = list();
  if (!answer.ok || !box) return;
  box.innerHTML = await answer.text();
  filter();
  field()?.focus();
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
    if (isOpen()) close();
    list()?.replaceChildren();
  });
}
