// The table on the page: how a new rendering comes in, and who wants to know.
import { morph, parsed } from "./morph";
import { call } from "./net";

const listeners: (() => void)[] = [];

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

/** Morph a new rendering of the table into the page.
 *  Answers may overtake each other: what is shown never goes back to an earlier event. */
export function show(html: string): void {
  const [table, fresh] = [root(), parsed(html, "#table")];
  if (!table || !fresh) return;
  if (mode() === "live" && Number(fresh.dataset["number"]) < number()) return;
  morph(table, fresh);
  shown();
}

/** Ask the server for the table as it is now. */
export async function refresh(): Promise<void> {
  // An answer that never comes must not keep the page from asking again.
  const answer = await call(address(), { signal: AbortSignal.timeout(8000) });
  if (answer.ok) show(await answer.text());
}

/** Ask something about what stands on the table; "" if there is nothing to say. */
export async function ask(what: string, query: Record<string, unknown>, signal?: AbortSignal): Promise<string> {
  const said = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
  const answer = await call(`${address()}/${what}?${said.join("&")}`, signal ? { signal } : {});
  return answer.status === 200 ? await answer.text() : "";
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
  if (root()) for (const listener of listeners) listener();
}

export function start(): void {
  shown();
}
