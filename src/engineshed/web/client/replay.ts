// Replay: slider, keys, and letting it run. Every moment has an address of its own.
import { address, mode, onShow, root, show } from "./table";

let timer = 0;

async function go(moment: number): Promise<void> {
  const url = `${address()}/at/${moment}`;
  const answer = await fetch(url, { headers: { "HX-Request": "true" } });
  if (!answer.ok) return;
  show(await answer.text());
  history.replaceState(null, "", url);
}

function slider(): HTMLInputElement | null {
  return document.getElementById("slider") as HTMLInputElement | null;
}

function stop(): void {
  window.clearInterval(timer);
  timer = 0;
}

function run(): void {
  if (timer) {
    stop();
    return;
  }
  timer = window.setInterval(() => {
    const at = Number(root()?.dataset["moment"] ?? 0);
    if (at >= Number(slider()?.max ?? 0)) stop();
    else void go(at + 1);
  }, 900);
}

export function start(): void {
  document.addEventListener("change", (event) => {
    if (event.target === slider()) void go(Number(slider()!.value));
  });
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    if (target.closest("[data-do=run]")) run();
    const link = target.closest<HTMLAnchorElement>(".playback a[href], body.at-table .mode-replay .log a.n");
    if (link && mode() === "replay") {
      const moment = /\/at\/(\d+)$/.exec(link.pathname);
      if (moment) {
        event.preventDefault();
        void go(Number(moment[1]));
      }
    }
  });
  onShow(() => {
    const bar = slider();
    if (bar) bar.value = root()?.dataset["moment"] ?? bar.value;
  });
}
