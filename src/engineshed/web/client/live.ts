// Live updates: the server tells the number of the last event; the page fetches what it has not seen.
import { address, mode, number, onShow, refresh, root } from "./table";

let source: EventSource | null = null;
let listening = "";
let fetching = false;
let told = 0;

function offline(is: boolean): void {
  const box = document.getElementById("offline");
  if (box) box.hidden = !is;
  root()?.classList.toggle("is-offline", is);
}

/** Fetch until the page shows the last event that was told, also if more are told meanwhile. */
async function moved(latest: number): Promise<void> {
  told = Math.max(told, latest);
  if (told <= number() || fetching) return;
  if (mode() === "lobby") {
    location.reload();
    return;
  }
  fetching = true;
  try {
    for (let tries = 0; number() < told && tries < 5; tries += 1) await refresh();
  } catch {
    offline(true);
  } finally {
    fetching = false;
  }
}

function listen(): void {
  if (!["live", "lobby"].includes(mode()) || listening === address()) return;
  listening = address();
  source?.close();
  source = new EventSource(`${address()}/stream?after=${number()}`);
  source.addEventListener("moved", (event) => void moved(Number((event as MessageEvent<string>).data)));
  source.addEventListener("open", () => offline(false));
  source.addEventListener("error", () => {
    window.setTimeout(() => offline(source?.readyState !== EventSource.OPEN), 1500);
    if (source?.readyState === EventSource.CLOSED) {
      listening = "";
      window.setTimeout(listen, 2000);
    }
  });
}

export function start(): void {
  onShow(listen);
  window.addEventListener("pagehide", () => source?.close());
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
  });
}
