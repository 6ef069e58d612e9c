// What happened since my move, step by step; and how fast the moves of bots come in.
import { openLog } from "./log";
import { parsed } from "./morph";
import { call, latest } from "./net";
import { address, mode, onShow, root, show } from "./table";

/** The moment after a move, whose move it was, and whether a bot made it. */
type Step = [moment: number, seat: number, bot: boolean];

/** Milliseconds per move: while bots play, and where captions are read afterwards. */
const READABLE = 1000;
const CAPTION = 1800;
/** More moves than these are read in the log. */
const MOST = 20;

let running = false;
let beat = READABLE;
/** Stepping, pausing or leaving ends the walk that is under way. */
const walk = latest();
let arrived = 0;

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function steps(table: ParentNode | null = root()): Step[] {
  return JSON.parse(table?.querySelector("#steps")?.textContent || "[]") as Step[];
}

function moment(): number {
  return Number(root()?.dataset["moment"] ?? 0);
}

/** This person's own pace, else the table's. */
export function tempo(): string {
  return /(?:^|; )tempo=([\w-]+)/.exec(document.cookie)?.[1] ?? root()?.dataset["tempo"] ?? "at-once";
}

function setTempo(wanted: string): void {
  document.cookie = `tempo=${wanted}; path=/; max-age=31536000; samesite=lax`;
  mark();
  if (mode() !== "since") return;
  if (wanted === "at-once") void leave();
  else if (wanted === "step") stop();
  else if (!running) void run();
}

/** The moves to be shown one by one before a newer rendering. */
function before(fresh: Element | null): Step[] {
  const [now, found] = [tempo(), fresh ? steps(fresh).filter(([n]) => n > moment()) : []];
  const asked = mode() === "live" && root()?.dataset["turn"]; // nobody takes the board away from who decides
  if (now === "at-once" || asked || document.visibilityState !== "visible") return [];
  if (!found.some(([, , bot]) => bot) || found.length > MOST) return [];
  return now === "readable" && found.length === 1 ? [] : found;
}

/** Fetch the table as it is now; moves of bots come in one after the other, each at its time. */
export async function arrive(): Promise<void> {
  // An answer that never comes must not keep the page from asking again.
  const answer = await call(address(), { signal: AbortSignal.timeout(8000) });
  if (!answer.ok) return;
  const html = await answer.text();
  if (tempo() === "at-once") return show(html);
  const fresh = parsed(html, "#table");
  const [first] = before(fresh);
  if (first) {
    beat = READABLE;
    await gap();
    if (await go(first[0])) void run();
    return;
  }
  if (tempo() === "readable" && Number(fresh?.dataset["moment"]) === moment() + 1) await gap();
  show(html);
}

/** Wait until the last move has been on the page long enough to be read. */
async function gap(): Promise<void> {
  if (mode() === "live" && root()?.dataset["turn"]) return;
  await sleep(Math.max(0, arrived + READABLE - performance.now()));
}

async function go(to: number): Promise<boolean> {
  const answer = await call(`${address()}/since/${to}`);
  if (answer.ok) show(await answer.text());
  else await leave(); // taken back meanwhile
  return answer.ok;
}

/** One step after the other until now, or until somebody stops it. */
async function run(from = 0): Promise<void> {
  const still = walk();
  running = tempo() !== "step";
  try {
    if (from && !(await go(from))) return;
    mark();
    while (running && still()) {
      await sleep(beat);
      if (!running || !still()) return;
      const next = steps().find(([n]) => n > moment());
      if (!next) return await leave();
      if (!(await go(next[0]))) return;
    }
  } catch {
    stop(); // that nobody answers is said already
  }
}

function stop(): void {
  walk();
  running = false;
  mark();
}

/** Back to the table as it is; what came in meanwhile is shown first, unless somebody skips it. */
async function leave(skip = false): Promise<void> {
  stop();
  if (!skip) return arrive();
  const answer = await call(address());
  if (answer.ok) show(await answer.text());
}

async function step(by: -1 | 1): Promise<void> {
  stop();
  const here = moment();
  const to = by > 0 ? steps().find(([n]) => n > here) : steps().filter(([n]) => n < here).at(-1);
  if (to) await go(to[0]);
  else if (by > 0) await leave();
}

/** Show it, or the list of it if it is long. */
function begin(): void {
  const found = steps();
  if (found.length === 0) return;
  if (found.length > MOST) return openLog();
  beat = CAPTION;
  void run(found[0]![0]);
}

/** What the buttons show: whether it runs, and which pace counts here. */
function mark(): void {
  const button = document.getElementById("since-run");
  button?.classList.toggle("on", running);
  button?.setAttribute("aria-label", (running ? button.dataset["pause"] : button.dataset["run"]) ?? "");
  for (const choice of document.querySelectorAll<HTMLElement>("#table [data-tempo-of]"))
    choice.setAttribute("aria-pressed", String(choice.dataset["tempoOf"] === tempo()));
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const chosen = target.closest<HTMLElement>("[data-tempo-of]")?.dataset["tempoOf"];
  if (chosen) setTempo(chosen);
  const to = target.closest<HTMLElement>("[data-since]")?.dataset["since"];
  // After a click on the bar Space shall skip, not press the same button again.
  if (event.detail > 0 && target.closest(".prompt.follow"))
    document.querySelector<HTMLElement>("[data-do=since-skip]")?.focus({ preventScroll: true });
  switch (target.closest<HTMLElement>("[data-do]")?.dataset["do"]) {
    case "since":
      return begin();
    case "since-back":
      return void step(-1);
    case "since-on":
      return void step(1);
    case "since-skip":
      return void leave(true);
    case "since-run":
      return running ? stop() : void run();
  }
  if (to) {
    stop();
    void go(Number(to));
  } else if (mode() === "since" && running && target.closest(".board")) stop();
}

export function start(): void {
  let last = -1;
  document.addEventListener("click", onClick);
  onShow(() => {
    if (moment() !== last) arrived = performance.now();
    last = moment();
    mark();
  });
}
