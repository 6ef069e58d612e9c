// The log beyond its last lines: earlier ones are fetched when somebody scrolls to them.
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

async function lines(before: number, after = -1): Promise<DocumentFragment | null> {
  const answer = await call(`${address()}/log?before=${before}&after=${after}`);
  if (!answer.ok) return null;
  const made = document.createElement("template");
  made.innerHTML = await answer.text();
  return made.content;
}

/** More lines below the last one. */
async function more(): Promise<void> {
  if (fetching || oldest === 0) return;
  fetching = true;
  try {
    const found = await lines(oldest);
    if (!found) return;
    oldest = Number(found.querySelector<HTMLElement>("[data-before]")?.dataset["before"] ?? 0);
    list()?.append(...found.querySelectorAll("li"));
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
    const found = await lines(now, drawn - 1);
    if (found) ours.prepend(...found.querySelectorAll("li"));
  } else for (const line of ours.querySelectorAll<HTMLElement>("li")) if (Number(line.dataset["n"]) >= now) line.remove();
  drawn = now;
  sync();
}

export function start(): void {
  onShow(() => void follow());
  document.addEventListener("click", (event) => {
    if ((event.target as Element).closest("[data-do=earlier]")) void more();
  });
  document.addEventListener(
    "scroll",
    (event) => {
      const box = event.target;
      if (box instanceof HTMLElement && box.id === "log" && box.scrollTop + box.clientHeight > box.scrollHeight - 80) void more();
    },
    true,
  );
}
