// Live updates: the server tells the number of the last event; the page fetches what it has not seen.
import { lost, onRecovery, reached, waiting } from "./net";
import { address, mode, number, onShow, refresh } from "./table";

let source: EventSource | null = null;
let listening = "";
let fetching = false;
let told = 0;
let retry = 0;
let unsure = false;

/** Fetch until the page shows the last event that was told, also if more are told meanwhile or a request fails. */
async function moved(latest: number): Promise<void> {
  told = Math.max(told, latest);
  if (told <= number() || fetching) return;
  if (mode() === "lobby") {
    // Whoever sits down or leaves is on the way to another page: that must not be cut short.
    if (waiting()) again();
    else location.reload();
    return;
  }
  if (mode() !== "live") return;
  fetching = true;
  try {
    for (let tries = 0; number() < told && tries < 3; tries += 1) await refresh();
  } catch {
    // It is said already, and tried again below.
  } finally {
    fetching = false;
  }
  if (number() < told) again();
}

/** Whatever kept the page behind: it tries again until it has caught up. */
function again(): void {
  window.clearTimeout(retry);
  retry = window.setTimeout(() => void (unsure ? catchUp() : moved(told)), 1500);
}

/** After a time without the stream nobody knows what was missed: ask for the table as it is. */
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
  if (!["live", "lobby"].includes(mode())) {
    // A plan or a moment of the past stands still; what happens meanwhile is fetched on the way back.
    source?.close();
    listening = "";
    return;
  }
  if (listening === address()) return;
  listening = address();
  told = number();
  source?.close();
  const mine = new EventSource(`${address()}/stream?after=${number()}`);
  let before = false;
  source = mine;
  mine.addEventListener("moved", (event) => void moved(Number((event as MessageEvent<string>).data)));
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
