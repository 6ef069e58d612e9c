// Since when somebody thinks: counted on by the browser, by the server's time of day.
import { onShow } from "./table";

const SECOND = 1000;

/** How far this machine's clock is ahead of the server's. */
let ahead = 0;

function said(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  if (hours > 0) return `${hours}:${String(minutes).padStart(2, "0")} h`;
  return `${minutes}:${String(Math.floor(seconds) % 60).padStart(2, "0")}`;
}

function tick(): void {
  for (const clock of document.querySelectorAll<HTMLTimeElement>("#table time[data-since]")) {
    const since = Number(clock.dataset["since"]);
    const text = said(Math.max(0, (Date.now() - ahead) / SECOND - since));
    if (clock.textContent !== text) clock.textContent = text;
    clock.title = new Date(since * SECOND + ahead).toLocaleString(document.documentElement.lang);
  }
}

export function start(): void {
  const now = Number(document.body.dataset["now"]);
  // The page was made a little after it was asked for: near enough for minutes, and never in the future.
  if (now) ahead = Date.now() - performance.now() - now * SECOND;
  onShow(tick);
  window.setInterval(tick, SECOND);
}
