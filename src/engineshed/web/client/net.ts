// The only way in which the client talks to the server; it shows that a request is under way, or that nobody answers.

const PATIENCE = 400;
const AGAIN = 2000;
/** A small file that is always there, to find out whether the server answers. */
const KNOCK = "/static/styles/icon.svg";

const recovered: (() => void)[] = [];
let pending = 0;
let gone = false;
let timer = 0;

/** Call this when the server is back. */
export function onRecovery(listener: () => void): void {
  recovered.push(listener);
}

/** The header by which a request says that it wants a part of a page: the table, or whatever it asks about. */
const PART = "X-Part";

/** Fetch a part of a page. It shows a line at the top if that takes long, and says so if nobody answers.
 *  Requests that change something carry the page's token. */
export async function call(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set(PART, "table");
  if (init.method === "POST") headers.set("X-CSRFToken", document.body.dataset["csrf"] ?? "");
  begin();
  try {
    const answer = await fetch(url, { ...init, headers });
    heard(answer.status);
    return answer;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) lost();
    throw error;
  } finally {
    end();
  }
}

/** Questions of which only the latest counts: `const fresh = question()`, and after the answer `if (!fresh()) return`.
 *  Whoever closes what was asked for calls it too, so that no answer under way counts any more. */
export function latest(): () => () => boolean {
  let last = 0;
  return () => {
    const mine = (last += 1);
    return () => mine === last;
  };
}

export function begin(): void {
  pending += 1;
  window.setTimeout(show, PATIENCE);
}

export function end(): void {
  pending = Math.max(0, pending - 1);
  show();
}

/** Whether a request or another page is under way. */
export function waiting(): boolean {
  return pending > 0;
}

function show(): void {
  document.documentElement.classList.toggle("is-waiting", waiting());
}

/** The server does not answer: say so, and try until it does. */
export function lost(): void {
  if (gone) return;
  gone = true;
  mark();
  timer = window.setTimeout(knock, AGAIN);
}

/** The answer of a proxy whose server is away does not count. */
function heard(status: number): void {
  if ([502, 503, 504].includes(status)) lost();
  else reached();
}

export function reached(): void {
  if (!gone) return;
  gone = false;
  window.clearTimeout(timer);
  mark();
  for (const listener of recovered) listener();
}

async function knock(): Promise<void> {
  window.clearTimeout(timer);
  try {
    heard((await fetch(KNOCK, { method: "HEAD", cache: "no-store" })).status);
  } catch {
    // Still nobody.
  } finally {
    if (gone) timer = window.setTimeout(knock, AGAIN);
  }
}

function mark(): void {
  const box = document.getElementById("offline");
  if (box) box.hidden = !gone;
  document.documentElement.classList.toggle("is-offline", gone);
}

/** Reload a page that stands in for one that could not be fetched, as soon as the server answers. */
function standIn(): void {
  if (!document.body.hasAttribute("data-gone")) return;
  onRecovery(() => location.reload());
  lost();
}

/** When a page is shown again, nothing is under way. */
function fresh(): void {
  pending = 0;
  show();
  for (const element of document.querySelectorAll(".busy")) element.classList.remove("busy");
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  if (target.closest("[data-do=retry]")) void knock();
  const link = target.closest<HTMLAnchorElement>("a[href]");
  const plain = !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
  if (!link || !plain || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.getAttribute("href")!.startsWith("#")) return;
  // Others may answer the click themselves: then nobody goes anywhere.
  window.setTimeout(() => {
    if (!event.defaultPrevented) begin();
  });
}

/** A form is sent once; its button says that it is under way. */
function onSubmit(event: SubmitEvent): void {
  const button = event.submitter;
  if (event.defaultPrevented) return;
  if (button?.classList.contains("busy")) return event.preventDefault();
  // Others may send it themselves: then nobody goes anywhere.
  window.setTimeout(() => {
    if (event.defaultPrevented) return;
    button?.classList.add("busy");
    begin();
  });
}

/** When a page cannot be fetched at all, the worker shows one that says so. */
function hire(): void {
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.register(`/worker.js?lang=${document.documentElement.lang}`).catch(() => undefined);
}

export function start(): void {
  document.addEventListener("click", onClick);
  document.addEventListener("submit", onSubmit);
  window.addEventListener("pageshow", fresh);
  hire();
  standIn();
}
