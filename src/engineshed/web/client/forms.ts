// Forms that are sent as soon as something is chosen: a record to open, what a guest prefers.
import { call } from "./net";
import { toast } from "./table";

/** What of the page's root the preferences decide. */
const TASTES = ["data-theme", "data-colours", "data-motion", "data-confirming"];

/** Save without leaving the page, and show at once what has changed. */
async function prefer(form: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const answer = await call(form.action, { method: "POST", body });
  if (!answer.ok) return form.submit();
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [now, then] = [document.documentElement, page.documentElement];
  if (now.lang !== then.lang) return location.reload();
  for (const taste of TASTES)
    if (then.hasAttribute(taste)) now.setAttribute(taste, then.getAttribute(taste)!);
    else now.removeAttribute(taste);
  document.querySelector(".seat-chip")?.replaceWith(page.querySelector(".seat-chip") ?? "");
  toast(form.dataset["said"] ?? "✓");
}

export function start(): void {
  document.addEventListener("change", (event) => {
    const form = (event.target as Element).closest<HTMLFormElement>("form[data-at-once]");
    if (!form) return;
    if (form.dataset["said"]) void prefer(form).catch(() => undefined);
    else form.requestSubmit();
  });
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches("[data-at-once][data-said]")) return;
    event.preventDefault();
    void prefer(form).catch(() => undefined);
  });
}
