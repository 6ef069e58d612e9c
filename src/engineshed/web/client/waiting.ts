// How many games wait for me: on the plate, on the phone's first tab and in the tab's title, kept up to date.
import { morph, parsed } from "./morph";
import { call, onRecovery } from "./net";
import { onShow, root } from "./table";

let fetching = false;
let behind = false;

function plate(): HTMLElement | null {
  return document.getElementById("waits");
}

function count(): number {
  return Number(plate()?.dataset["count"] ?? 0);
}

/** The tab's title begins with the number, whatever else it says. */
function entitle(): void {
  if (!plate()) return;
  const bare = document.title.replace(/^\(\d+\) /, "");
  const title = count() ? `(${count()}) ${bare}` : bare;
  if (title !== document.title) document.title = title;
}

/** The server has told how many games wait; what else it told says only that something has happened. */
export function told(event: MessageEvent<string>): void {
  const waiting = event.data.split(" ")[0] ?? "0";
  const sign = plate();
  if (!sign) return;
  sign.dataset["count"] = waiting;
  sign.hidden = waiting === "0";
  for (const number of [sign.querySelector("b"), ...document.querySelectorAll<HTMLElement>("[data-waiting]")]) {
    if (!number) continue;
    number.textContent = waiting;
    if (number.matches("[data-waiting]")) number.hidden = waiting === "0";
  }
  entitle();
  void freshen();
}

/** Home shows every row as it is: rows change in place. */
async function freshen(): Promise<void> {
  const home = document.getElementById("home");
  if (!home) return;
  behind = true;
  if (fetching) return;
  fetching = true;
  try {
    while (behind) {
      behind = false;
      const fresh = parsed(await (await call("/")).text(), "#home");
      if (!fresh) return location.reload();
      morph(home, fresh);
    }
  } catch {
    behind = false; // The stream tells again when it is back.
  } finally {
    fetching = false;
  }
}

/** A table's own stream tells it, too: one connection per page is enough. */
function listen(): void {
  if (!plate() || ["live", "lobby"].includes(root()?.dataset["mode"] ?? "")) return;
  const source = new EventSource("/me/stream");
  let first = true;
  source.addEventListener("waiting", (event) => {
    // The page was drawn with the first number.
    if (first && (event as MessageEvent<string>).data.split(" ")[0] === String(count())) first = false;
    else told(event as MessageEvent<string>);
  });
  window.addEventListener("pagehide", () => source.close());
}

export function start(): void {
  onShow(entitle);
  onRecovery(() => void freshen());
  listen();
}
