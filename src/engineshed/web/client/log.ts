// The log: earlier lines are fetched when somebody scrolls to them; it is read from its newest or its oldest line.
import { showTab, side } from "./menus";
import { call } from "./net";
import { address, onShow } from "./table";

/** Lines of moves before this one are not on the page. */
let oldest = 0;
/** Below this move the lines are ours; the server draws the others. */
let drawn = 0;
let fetching = false;

function list(): HTMLElement | null {
  return document.getElementById("earlier");
}

function button(): HTMLButtonElement | null {
  return document.querySelector("#log [data-do=earlier]");
}

async function turns(before: number, after = -1): Promise<DocumentFragment | null> {
  const answer = await call(`${address()}/log?before=${before}&after=${after}`);
  if (!answer.ok) return null;
  const made = document.createElement("template");
  made.innerHTML = await answer.text();
  return made.content;
}

/** Where one turn was fetched in two parts, they become one again. */
function join(newer: Element | null | undefined, older: Element | null | undefined): void {
  if (!newer || !older || newer.getAttribute("data-turn") !== older.getAttribute("data-turn")) return;
  newer.querySelector("ol")?.append(...older.querySelectorAll("li"));
  older.remove();
}

/** More lines below the last one. */
async function more(): Promise<void> {
  if (fetching || oldest === 0) return;
  fetching = true;
  try {
    const found = await turns(oldest);
    const ours = list();
    if (!found || !ours) return;
    oldest = Number(found.querySelector<HTMLElement>("[data-before]")?.dataset["before"] ?? 0);
    const last = ours.lastElementChild;
    ours.append(...found.querySelectorAll(".turn"));
    join(last, last?.nextElementSibling);
    sync();
  } finally {
    fetching = false;
  }
}

function sync(): void {
  const shown = button();
  if (shown) shown.hidden = oldest === 0;
}

/** A new rendering may draw fewer or more of the moves: ours begin where it ends. */
async function follow(): Promise<void> {
  const now = Number(button()?.dataset["before"] ?? 0);
  const ours = list();
  if (!ours) return;
  if (!ours.firstElementChild) oldest = now;
  else if (now > drawn) {
    const found = await turns(now, drawn - 1);
    const first = ours.firstElementChild;
    if (found) ours.prepend(...found.querySelectorAll(".turn"));
    join(first?.previousElementSibling, first);
  } else {
    for (const line of ours.querySelectorAll<HTMLElement>("li")) if (Number(line.dataset["n"]) >= now) line.remove();
    for (const turn of ours.querySelectorAll(".turn:not(:has(li))")) turn.remove();
  }
  drawn = now;
  sync();
}

/** The log from where the viewer has last acted. */
export function openLog(): void {
  side("log");
  showTab("log");
  location.hash = "rail"; // the drawer of narrow windows
  const fresh = document.querySelectorAll("#log li.fresh");
  const first = document.documentElement.dataset["log"] === "old" ? fresh[fresh.length - 1] : fresh[0];
  first?.scrollIntoView({ block: "start" });
  document.getElementById("log")?.focus();
}

function order(): void {
  const html = document.documentElement;
  if (localStorage.getItem("log-order") === "old") html.dataset["log"] = "old";
  else delete html.dataset["log"];
}

export function start(): void {
  order();
  onShow(() => void follow());
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    if (target.closest("[data-do=earlier]")) void more();
    if (target.closest("[data-do=order]")) {
      localStorage.setItem("log-order", localStorage.getItem("log-order") === "old" ? "new" : "old");
      order();
    }
  });
  document.addEventListener(
    "scroll",
    (event) => {
      const box = event.target;
      if (!(box instanceof HTMLElement) || box.id !== "log") return;
      // Read from the oldest line, the box scrolls upwards: its numbers are negative then.
      if (Math.abs(box.scrollTop) + box.clientHeight > box.scrollHeight - 80) void more();
    },
    true,
  );
}
