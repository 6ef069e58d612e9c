// Live updates: the server tells the number of the last event; the page fetches what it has not seen.
import { arrive } from "./follow";
import { lost, onRecovery, reached, waiting } from "./net";
import { told as waits } from "./waiting";
import { people } from "./clocks";
import { asked, current } from "./picking";
import { address, mode, number, onShow, refresh, root, toast } from "./table";

let source: EventSource | null = null;
let listening = "";
let fetching = false;
let told = 0;
let retry = 0;
let unsure = false;

/** Fetch until the page shows the last event that was told, also if more are told meanwhile or a request fails. */
async function moved(latest: number): Promise<void> {
  // While a move of one's own is on the way, what was chosen is no longer only begun.
  const sent = root()?.classList.contains("waiting") ?? false;
  const [decision, begun] = [asked(), !sent && current().chosen.length > 0];
  told = Math.max(told, latest);
  if (told <= number() || fetching) return;
  if (mode() === "lobby") {
    // Whoever sits down or leaves is on the way to another page: that must not be cut short.
    if (waiting()) again();
    else location.reload();
    return;
  }
  if (!["live", "plan"].includes(mode())) return;
  fetching = true;
  try {
    // A plan stays as it is; its page says what happened at the table meanwhile.
    const fetch = mode() === "plan" ? refresh : arrive;
    for (let tries = 0; number() < told && mode() !== "since" && tries < 3; tries += 1) await fetch();
  } catch {
    // It is said already, and tried again below.
  } finally {
    fetching = false;
  }
  // Whoever had begun to choose hears that something else is asked now.
  if (begun && asked() !== decision) toast(root()?.dataset["changed"] ?? "");
  if (number() < told && mode() !== "since") again();
}

/** Try again until the page has caught up. */
function again(): void {
  window.clearTimeout(retry);
  retry = window.setTimeout(() => void (unsure ? catchUp() : moved(told)), 1500);
}

/** Fetch the table after a time without the stream, in which events may have been missed. */
async function catchUp(): Promise<void> {
  if (mode() !== "live" || fetching) return;
  unsure = true;
  try {
    await refresh();
  } catch {
    again();
    return;
  }
  unsure = false;
}

function listen(): void {
  // Whoever follows the others' moves hears at the end of them what came in meanwhile.
  if (mode() === "live" && listening === address() && told > number()) void moved(told);
  if (!["live", "since", "plan", "lobby"].includes(mode())) {
    // A moment of the past stands still; what happens meanwhile is fetched on the way back.
    source?.close();
    listening = "";
    return;
  }
  if (listening === address()) return;
  listening = address();
  told = number();
  source?.close();
  const mine = new EventSource(`${address().replace(/\/plan$/, "")}/stream?after=${number()}`);
  let before = false;
  source = mine;
  mine.addEventListener("moved", (event) => void moved(Number((event as MessageEvent<string>).data)));
  mine.addEventListener("waiting", (event) => waits(event as MessageEvent<string>));
  mine.addEventListener("people", (event) => people(JSON.parse((event as MessageEvent<string>).data) as [string, string][]));
  mine.addEventListener("open", () => {
    reached();
    // The stream goes on after the last number that it told, which may be one that could not be fetched then.
    if (before) void catchUp();
    before = true;
  });
  mine.addEventListener("error", () => {
    window.setTimeout(() => {
      if (source?.readyState !== EventSource.OPEN) lost();
    }, 1500);
    if (mine.readyState === EventSource.CLOSED && source === mine) {
      listening = "";
      window.setTimeout(listen, 2000);
    }
  });
}

export function start(): void {
  onShow(listen);
  onRecovery(() => void catchUp());
  window.addEventListener("pagehide", () => source?.close());
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void catchUp();
  });
}
