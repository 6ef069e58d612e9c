// Buttons, links and forms that change a part of the page instead of leaving it.
//   data-post (a button or form): is sent there, with `data-values`; the answer is the table, or where to go.
//   data-along (a link of a form): what the form says now takes the place of what its address says.
//   data-part (a link or form): the part of the page at its address, or at `data-get`, that takes its place here.
import { morph, parsed } from "./morph";
import { begin, call } from "./net";
import { problem, show, toast } from "./table";

/** Milliseconds after the last letter. */
const TYPING = 250;
const CREATED = 201;

let typing = 0;
/** The address of what is shown: whoever goes back to another one gets that. */
let shown = "";
/** Answers may overtake each other: only the last one counts. */
let wanted = "";
/** Called when the finger or button that is down is lifted; null if none is down. */
let lifted: (() => void)[] | null = null;

/** Resolves when no finger or button is down, so that nothing changes under it. */
function released(): Promise<void> {
  return new Promise((resolve) => (lifted ? lifted.push(resolve) : resolve()));
}

/** The click comes right after the finger is lifted: it is answered first. */
function onLift(): void {
  const waiting = lifted ?? [];
  lifted = null;
  window.setTimeout(() => waiting.forEach((go) => go()), 0);
}

/** Send something once: its button waits until it is answered. */
async function post(url: string, body: URLSearchParams, button: Element | null): Promise<boolean> {
  if (button?.classList.contains("busy")) return false;
  button?.classList.add("busy");
  try {
    const answer = await call(url, { method: "POST", body });
    if (answer.status === CREATED) {
      begin(); // it stays busy until the other page is there
      location.assign(answer.headers.get("Location") ?? "/");
      return true;
    }
    if (answer.ok) show(await answer.text());
    if (answer.ok && button instanceof HTMLElement && button.dataset["reported"]) toast(button.dataset["reported"]);
    if (!answer.ok) toast(await problem(answer));
    button?.classList.remove("busy");
    return answer.ok;
  } catch {
    button?.classList.remove("busy"); // that nobody answers is said already
    return false;
  }
}

function fields(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** Put a part of another page in the place of the same part of this one. */
async function bring(address: string, selector: string): Promise<void> {
  const url = new URL(address, location.href);
  wanted = url.pathname + url.search;
  if (wanted === shown) return;
  const answer = await call(url.href);
  if (!answer.ok) return toast(await problem(answer));
  const [old, fresh] = [document.querySelector(selector), parsed(await answer.text(), selector)];
  await released();
  if (wanted !== url.pathname + url.search) return;
  if (!old || !fresh) return location.assign(url);
  morph(old, fresh);
  recheck(document.querySelector(selector));
  history.pushState(null, "", url);
  shown = here();
}

/** Morphing moves radio buttons about, and they forget what is checked; the server has said it. */
function recheck(form: Element | null): void {
  if (!(form instanceof HTMLFormElement)) return;
  for (const input of form.querySelectorAll<HTMLInputElement>("input[type=radio], input[type=checkbox]"))
    input.checked = input.hasAttribute("checked");
}

function here(): string {
  return location.pathname + location.search;
}

/** What a form that only looks says now. */
function look(form: HTMLFormElement): void {
  window.clearTimeout(typing);
  const asked = fields(form);
  asked.delete("_csrf_token");
  void bring(`${form.dataset["get"] ?? form.action}?${asked}`, form.dataset["part"]!).catch(() => undefined);
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const button = target.closest<HTMLElement>("button[data-post]");
  if (button) {
    const values = JSON.parse(button.dataset["values"] ?? "{}") as Record<string, unknown>;
    const body = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
    void post(button.dataset["post"]!, body, button);
  }
  const along = target.closest<HTMLAnchorElement>("form a[data-along]");
  if (along) takeAlong(along);
  const link = target.closest<HTMLAnchorElement>("a[data-part]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
    event.preventDefault();
    void bring(link.dataset["get"] ?? link.href, link.dataset["part"]!).catch(() => undefined);
  }
}

/** A link of a form leads to another one like it: what was typed goes along. */
function takeAlong(link: HTMLAnchorElement): void {
  const url = new URL(link.href);
  for (const [name, value] of fields(link.closest("form")!))
    if (name !== "game" && url.searchParams.has(name)) url.searchParams.set(name, value);
  link.href = url.href;
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (form.dataset["post"]) {
    event.preventDefault();
    void post(form.dataset["post"], fields(form), event.submitter).then((done) => done && form.reset());
  } else if (form.dataset["part"] && form.method === "get") {
    event.preventDefault();
    look(form);
  }
}

function changing(event: Event): HTMLFormElement | null {
  return (event.target as Element).closest<HTMLFormElement>("form[data-part]");
}

export function start(): void {
  shown = here();
  document.addEventListener("click", onClick);
  document.addEventListener("submit", onSubmit);
  document.addEventListener("change", (event) => {
    const form = changing(event);
    // A name changes nothing else on the page: it is read when the form is sent.
    if (form && (event.target as HTMLInputElement).type !== "text") look(form);
  });
  document.addEventListener("input", (event) => {
    const form = changing(event);
    if (!form || (event.target as HTMLInputElement).type !== "search") return;
    window.clearTimeout(typing);
    typing = window.setTimeout(() => look(form), TYPING);
  });
  document.addEventListener("pointerdown", () => (lifted ??= []), true);
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, onLift, true);
  window.addEventListener("popstate", () => {
    if (shown !== here()) location.reload();
  });
}
