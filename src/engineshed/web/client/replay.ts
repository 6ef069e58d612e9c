// Replay: slider, steps by move, player and round, and letting it run. Every moment has an address of its own.
// A review has the same beside its chart, in which a click leads to a moment, too.
import { call } from "./net";
import { point } from "./plates";
import { address, mode, onShow, root, show } from "./table";
import { approach } from "./zoom";

/** Milliseconds per move at speed 1. */
const PACE = 900;

let running = false;
let wanted = -1;
let fetching = false;

function slider(): HTMLInputElement | null {
  return document.getElementById("slider") as HTMLInputElement | null;
}

function shown(): number {
  return Number(root()?.dataset["moment"] ?? 0);
}

function speed(): number {
  return Number(localStorage.getItem("replay-speed")) || 1;
}

/** Go to a moment; while one is on its way only the last wish counts. */
async function go(moment: number): Promise<void> {
  wanted = moment;
  if (fetching) return;
  fetching = true;
  try {
    while (wanted !== shown()) {
      const reviewed = root()?.dataset["moments"];
      const url = reviewed ? `${reviewed}/at/${wanted}${location.search}` : `${address()}/at/${wanted}`;
      const answer = await call(url);
      if (!answer.ok) return;
      show(await answer.text());
      history.replaceState(null, "", url);
    }
  } catch {
    stop();
  } finally {
    fetching = false;
  }
}

function stop(): void {
  running = false;
  mark();
}

/** One move after the other, each at its time, until the end or until somebody stops it. */
async function run(): Promise<void> {
  if (running) return stop();
  running = true;
  if (shown() >= Number(slider()?.max ?? 0)) await go(0);
  mark();
  while (running) {
    const next = shown() + 1;
    if (next > Number(slider()?.max ?? 0)) return stop();
    await new Promise((resolve) => setTimeout(resolve, PACE / speed()));
    if (running && shown() + 1 === next) await go(next);
  }
}

/** What the buttons show: whether it runs, and how fast. */
function mark(): void {
  const button = document.getElementById("run");
  button?.classList.toggle("on", running);
  button?.setAttribute("aria-label", (running ? button.dataset["pause"] : button.dataset["run"]) ?? "");
  for (const choice of document.querySelectorAll<HTMLElement>("[data-speed]"))
    choice.setAttribute("aria-pressed", String(Number(choice.dataset["speed"]) === speed()));
}

function onClick(event: MouseEvent): void {
  if (mode() !== "replay") return;
  const target = event.target as Element;
  const fast = target.closest<HTMLElement>("[data-speed]")?.dataset["speed"];
  if (target.closest("[data-do=run]")) void run();
  if (fast) {
    localStorage.setItem("replay-speed", fast);
    mark();
    if (event.detail > 0) document.getElementById("run")?.focus(); // after a click Space shall let it run
  }
  const moment = /\/at\/(\d+)$/.exec(target.closest<HTMLAnchorElement>(".playback a[href], #log a.n, #review a[href*='/review/at/']")?.pathname ?? "");
  if (moment) {
    event.preventDefault();
    stop();
    void go(Number(moment[1]));
    if (target.closest(".dear") && window.matchMedia("(max-width: 720px)").matches) document.getElementById("table")?.scrollIntoView();
  } else if (target.closest("#chances")) {
    stop();
    void go(under(target.closest<SVGSVGElement>("#chances")!, event.clientX));
  }
}

/** The moment that lies at this place of the chart. */
function under(chart: SVGSVGElement, x: number): number {
  const [left, right, end] = [chart.dataset["left"], chart.dataset["right"], chart.dataset["end"]].map(Number) as [number, number, number];
  const at = new DOMPoint(x, 0).matrixTransform(chart.getScreenCTM()!.inverse()).x;
  return Math.round(Math.min(Math.max((at - left) / (right - left), 0), 1) * end);
}

/** The chart and the list of decisions show where the board is; a better move is shown on it. */
function reviewed(): void {
  const chart = document.querySelector<SVGSVGElement>("#chances");
  if (mode() !== "replay" || !chart) return;
  const [left, right, end] = [chart.dataset["left"], chart.dataset["right"], chart.dataset["end"]].map(Number) as [number, number, number];
  document.getElementById("now")?.setAttribute("transform", `translate(${left + (shown() / end) * (right - left)})`);
  for (const link of document.querySelectorAll<HTMLElement>(".dear [data-moment] > a")) {
    if (Number(link.parentElement!.dataset["moment"]) === shown()) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  const moves = [...document.querySelectorAll<HTMLElement>("#table .moment [data-atoms]")];
  point(moves, moves[1]); // the first one is what was played
  if (moves.length === 0) return;
  const top = window.scrollY;
  const there = [...document.querySelectorAll("#table .advised"), ...document.querySelectorAll("#table .advisable")];
  there[0]?.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  approach(there);
  window.scrollTo({ top, behavior: "instant" }); // the board moves, not the page
  point(moves, moves[1]);
}

export function start(): void {
  document.addEventListener("input", (event) => {
    if (event.target !== slider()) return;
    stop();
    void go(Number(slider()!.value));
  });
  document.addEventListener("click", onClick);
  onShow(() => {
    const bar = slider();
    if (bar && document.activeElement !== bar) bar.value = String(shown());
    mark();
    reviewed();
  });
  window.addEventListener("resize", reviewed);
}
