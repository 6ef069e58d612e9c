// A part of a page that is still being made (data-again: milliseconds) is fetched anew until it is complete.
import { morph, parsed } from "./morph";
import { call } from "./net";
import { onShow } from "./table";

let timer = 0;

function later(): void {
  const part = document.querySelector<HTMLElement>("[data-again]");
  window.clearTimeout(timer);
  if (part) timer = window.setTimeout(() => void fetchAnew(part.id).catch(later), Number(part.dataset["again"]));
}

async function fetchAnew(id: string): Promise<void> {
  const answer = await call(location.href);
  const fresh = answer.ok ? parsed(await answer.text(), `#${id}`) : null;
  const old = document.getElementById(id);
  if (old && fresh) morph(old, fresh);
  later();
}

export function start(): void {
  later();
  onShow(later);
}
