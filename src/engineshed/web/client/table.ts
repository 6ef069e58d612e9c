// The table on the page: how a new rendering comes in, and who wants to know.
import { Idiomorph } from "idiomorph/htmx";
import htmx from "./htmx";
import { call } from "./net";

const listeners: (() => void)[] = [];

/** What the client itself fills: a new rendering leaves it alone. */
const OURS = new Set(["bubble", "ghost", "motion", "fits", "move-list", "earlier"]);

export function root(): HTMLElement | null {
  return document.getElementById("table");
}

/** Where this table lives; everything that is asked of the server lies below. */
export function address(): string {
  return root()?.dataset["at"] ?? "";
}

export function mode(): string {
  return root()?.dataset["mode"] ?? "";
}

/** The number of the last event that this page shows. */
export function number(): number {
  return Number(root()?.dataset["number"] ?? 0);
}

/** Call this now and after every new rendering. */
export function onShow(listener: () => void): void {
  listeners.push(listener);
}

/** Morph a new rendering of the table into the page. */
export function show(html: string): void {
  const table = root();
  if (!table || older(html)) return;
  Idiomorph.morph(table, html, { morphStyle: "outerHTML", ignoreActiveValue: true });
  shown();
}

/** Answers may overtake each other: what is shown never goes back to an earlier event. */
function older(html: string): boolean {
  const drawn = /data-number="(\d+)"/.exec(html);
  return mode() === "live" && drawn !== null && Number(drawn[1]) < number();
}

/** Ask the server for the table as it is now. */
export async function refresh(): Promise<void> {
  // An answer that never comes must not keep the page from asking again.
  const answer = await call(address(), { headers: { "HX-Request": "true" }, signal: AbortSignal.timeout(8000) });
  if (answer.ok) show(await answer.text());
}

/** Ask something about what stands on the table; "" if there is nothing to say. */
export async function ask(what: string, query: Record<string, unknown>, signal?: AbortSignal): Promise<string> {
  const said = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
  const answer = await call(`${address()}/${what}?${said.join("&")}`, {
    headers: { "HX-Request": "true" },
    ...(signal ? { signal } : {}),
  });
  return answer.status === 200 ? await answer.text() : "";
}

/** The token that every request with an effect carries. */
export function csrf(): Record<string, string> {
  return JSON.parse(document.body.getAttribute("hx-headers") ?? "{}") as Record<string, string>;
}

/** A line that comes and goes. */
export function toast(text: string): void {
  const box = document.getElementById("toast");
  if (!box) return;
  box.textContent = text;
  box.hidden = false;
  window.setTimeout(() => (box.hidden = true), 5000);
}

/** What an unwelcome answer says. */
export async function problem(answer: Response): Promise<string> {
  try {
    const said = (await answer.json()) as { title?: string; detail?: string };
    return [said.title, said.detail].filter(Boolean).join(": ");
  } catch {
    return answer.statusText;
  }
}

function shown(): void {
  const table = root();
  if (!table) return;
  htmx.process(table);
  for (const listener of listeners) listener();
}

export function start(): void {
  // What people have opened or zoomed stays so when the server draws it anew.
  Idiomorph.defaults.callbacks.beforeAttributeUpdated = (name, node) =>
    !(name === "open" && node instanceof HTMLDetailsElement);
  Idiomorph.defaults.callbacks.beforeNodeMorphed = (node) => !(node instanceof Element && (OURS.has(node.id) || node.classList.contains("motion")));
  document.body.addEventListener("htmx:afterSwap", (event) => {
    if ((event.target as Element | null)?.id === "table") shown();
  });
  document.body.addEventListener("htmx:beforeSwap", (event) => {
    const { detail } = event as CustomEvent<{ shouldSwap: boolean; serverResponse: string; target: Element }>;
    if (detail.target.id === "table" && older(detail.serverResponse)) detail.shouldSwap = false;
  });
  document.body.addEventListener("htmx:responseError", (event) => {
    const { xhr } = (event as CustomEvent<{ xhr: XMLHttpRequest }>).detail;
    void problem(new Response(xhr.responseText, { status: xhr.status })).then(toast);
  });
  shown();
}
