// A kept plan: my moves of a plan stay in this browser, and are played one by one as long as the rules allow each.
import { take } from "./picking";
import type { Option } from "./options";
import { call, latest } from "./net";
import { address, mode, number, onShow, root } from "./table";

interface Planned {
  action: Option;
  text: string;
}

interface Kept {
  steps: Planned[];
  /** My choices until this moment are dealt with. */
  after: number | null;
}

interface Checked {
  possible: boolean | null;
  why: string;
}

const question = latest();
/** What was asked last. */
let asked = "";

function key(): string {
  return `plan:${address().replace(/\/plan$/, "")}`;
}

function load(): Kept | null {
  return JSON.parse(localStorage.getItem(key()) ?? "null") as Kept | null;
}

function save(kept: Kept | null): void {
  if (kept && kept.steps.length > 0) localStorage.setItem(key(), JSON.stringify(kept));
  else localStorage.removeItem(key());
}

function box(): HTMLElement | null {
  return document.getElementById("kept");
}

function planned(): Planned[] {
  return JSON.parse(document.getElementById("planned")?.textContent || "[]") as Planned[];
}

/** What I have done at the table is no longer planned, however I did it. */
function advance(kept: Kept): void {
  const [moment, action] = (JSON.parse(root()?.dataset["chosen"] || "null") as [number, Option] | null) ?? [0, []];
  if (kept.after !== null && moment > kept.after && JSON.stringify(action) === JSON.stringify(kept.steps[0]?.action))
    kept.steps.shift();
  kept.after = moment;
  save(kept);
}

async function check(kept: Kept): Promise<void> {
  const steps = kept.steps.map(({ action }) => action);
  const about = `${number()} ${JSON.stringify(steps)}`;
  if (about === asked) return;
  asked = about;
  const fresh = question();
  const answer = await call(`${address()}/kept?steps=${encodeURIComponent(JSON.stringify(steps))}`);
  if (!answer.ok || !fresh()) return;
  draw(kept, (await answer.json()) as Checked[]);
}

function draw(kept: Kept, checked: Checked[]): void {
  const [here, list] = [box(), box()?.querySelector("ol")];
  if (!here || !list) return;
  here.hidden = false;
  list.replaceChildren(
    ...kept.steps.map(({ text }, place) => {
      const line = document.createElement("li");
      const { possible, why } = checked[place] ?? { possible: null, why: "" };
      line.className = possible === null ? "later" : possible ? "possible" : "impossible";
      const note = document.createElement("small");
      note.textContent = possible === null ? (here.dataset["later"] ?? "") : possible ? "✓" : why;
      if (possible) note.title = here.dataset["possible"] ?? "";
      const count = document.createElement("b");
      count.textContent = String(place + 1);
      line.append(count, ` ${text} `, note);
      return line;
    }),
  );
  offer("kept-play", checked[0]?.possible === true);
  offer("kept-drop", checked[0]?.possible === false);
}

function offer(name: string, can: boolean): void {
  const button = document.querySelector<HTMLElement>(`[data-do=${name}]`);
  if (button) button.hidden = !can;
}

function onClick(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLElement>("[data-do^=kept-]");
  const kept = load();
  switch (button?.dataset["do"]) {
    case "kept-keep":
      save({ steps: planned(), after: null });
      location.assign(button.dataset["to"] ?? "/");
      break;
    case "kept-play":
      if (kept?.steps[0]) void take(kept.steps[0].action);
      break;
    case "kept-drop":
      kept?.steps.shift();
      save(kept);
      look();
      break;
    case "kept-away":
      save(null);
      look();
      break;
  }
}

function look(): void {
  if (mode() === "plan") return offer("kept-keep", planned().length > 0);
  const kept = load();
  if (kept && mode() === "live") advance(kept);
  if (kept && kept.steps.length > 0 && mode() === "live") return void check(kept).catch(() => undefined);
  const here = box();
  if (here && mode() === "live") here.hidden = true;
  asked = "";
  question();
}

export function start(): void {
  onShow(look);
  document.addEventListener("click", onClick);
}
