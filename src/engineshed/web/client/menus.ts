// The page's own menus and signs: theme, tabs on a phone, the side column, copying, tab title and icon, what is new.
import { onShow, root, toast } from "./table";

let tab = "board";
let beside = "log";

/** What the lower part of the right column shows: log, chat, my notes or moves. */
export function side(name: string): void {
  beside = name;
  apply();
}

/** What a phone shows: board, players, log or supply; `from`: only if it shows that. Says whether it changed. */
export function showTab(name: string, from = tab): boolean {
  if (tab !== from) return false;
  tab = name;
  apply();
  return true;
}

function apply(): void {
  const table = root();
  if (!table) return;
  table.dataset["tab"] = beside === "moves" ? "log" : tab;
  for (const id of ["log", "chat", "pad", "moves"]) {
    const part = document.getElementById(id);
    if (part) part.hidden = id !== beside;
  }
  const talk = document.getElementById("talk");
  if (talk) talk.hidden = beside !== "chat";
  for (const button of document.querySelectorAll<HTMLElement>(".headtab"))
    button.setAttribute("aria-pressed", String(button.dataset["side"] === beside));
  for (const link of document.querySelectorAll<HTMLElement>(".tabs [data-tab]"))
    link.classList.toggle("on", link.dataset["tab"] === table.dataset["tab"]);
}

function theme(): void {
  const html = document.documentElement;
  const dark = html.dataset["theme"]
    ? html.dataset["theme"] === "dark"
    : window.matchMedia("(prefers-color-scheme: dark)").matches;
  html.dataset["theme"] = dark ? "light" : "dark";
  document.cookie = `theme=${html.dataset["theme"]}; path=/; max-age=31536000; samesite=lax`;
}

/** Another language stays where one is, also where the page has moved on since it was drawn. */
function stay(link: HTMLAnchorElement): void {
  link.search = new URLSearchParams({ to: location.pathname + location.search }).toString();
}

/** Tab title and icon say whose turn it is. */
function announce(): void {
  const table = root();
  if (!table?.dataset["title"]) return;
  document.title = table.dataset["title"];
  const icon = document.getElementById("icon") as HTMLLinkElement | null;
  const href = table.dataset["turn"] ? "/static/styles/icon-turn.svg" : "/static/styles/icon.svg";
  if (icon && icon.getAttribute("href") !== href) icon.href = href;
}

/** Without https a page may not use the clipboard itself: then a field is copied from. */
async function copy(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

function onClick(event: MouseEvent): void {
  const language = (event.target as Element).closest<HTMLAnchorElement>(".languages a");
  if (language) stay(language);
  const element = (event.target as Element).closest<HTMLElement>("[data-do]");
  switch (element?.dataset["do"]) {
    case "theme":
      theme();
      break;
    case "tab":
      event.preventDefault();
      tab = element.dataset["tab"] ?? "board";
      if (beside === "moves") beside = "log";
      apply();
      break;
    case "side":
      side(element.dataset["side"] ?? "log");
      break;
    case "back":
      history.back();
      break;
    case "copy":
      void copy(element.dataset["copy"] || location.href).then(() => toast(element.dataset["said"] ?? "✓"));
      break;
  }
}

/** Keep of the page what holds every typed word. */
function find(event: Event): void {
  const field = event.target as HTMLInputElement;
  const wanted = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const part of document.querySelectorAll<HTMLElement>(field.dataset["find"] ?? "")) {
    const text = (part.textContent ?? "").toLowerCase();
    part.hidden = !wanted.every((word) => text.includes(word));
    if (!part.hidden) found += 1;
  }
  const nothing = document.getElementById("found-nothing");
  if (nothing) nothing.hidden = found > 0;
}

export function start(): void {
  document.addEventListener("click", onClick);
  document.addEventListener("input", (event) => {
    if ((event.target as Element).matches("[data-find]")) find(event);
  });
  onShow(() => {
    apply();
    announce();
  });
}
