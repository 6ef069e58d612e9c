// Who is here and how much time is left: the server says it now and then, in between the clocks run by themselves.
import { onShow } from "./table";

/** Of every clock that runs: what it showed, and when. */
const begun = new WeakMap<HTMLElement, { said: string; left: number; at: number }>();

/** New lines of all seats: the long one of the panel, the short one of the chip. */
export function people(lines: [string, string][]): void {
  lines.forEach(([line, brief], seat) => {
    put(`pulse-${seat}`, line);
    put(`brief-${seat}`, brief);
  });
  tick();
}

function put(id: string, html: string): void {
  const place = document.getElementById(id);
  if (place) place.innerHTML = html;
}

function tick(): void {
  for (const clock of document.querySelectorAll<HTMLElement>("#table [data-left]")) {
    const said = clock.dataset["left"]!;
    let start = begun.get(clock);
    if (start?.said !== said) begun.set(clock, (start = { said, left: Number(said), at: performance.now() }));
    const left = Math.max(0, Math.floor(start!.left - (performance.now() - start!.at) / 1000));
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }
}

/** Nights are where people live: the browser knows. */
function zone(): void {
  const mine = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone ?? "");
  if (mine && !document.cookie.includes(`zone=${mine}`)) document.cookie = `zone=${mine}; path=/; max-age=31536000; samesite=lax`;
}

export function start(): void {
  zone();
  onShow(tick);
  window.setInterval(tick, 1000);
}
