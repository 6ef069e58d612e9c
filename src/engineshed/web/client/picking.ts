// Picking on the page: what glows, what is chosen, why not, the bill, and the move that is sent.
import { call, lost } from "./net";
import { Picking, kind, type Option } from "./options";
import { parsed } from "./morph";
import { palette } from "./palette";
import { bubble, charge, charged, hide, say } from "./bubble";
import * as ahead from "./ahead";
import * as drawing from "./drawing";
import { guide, onward, read as readWords } from "./guide";
import { address, ask, onShow, problem, refresh, root, show, toast } from "./table";

interface Sent {
  decision: number;
  options: Option[];
  together: string[];
  drawable: string[];
  /** Places of the options that need no confirmation. */
  unasked: number[];
  /** First words of options that give something up. */
  passes: string[];
  /** See ahead.ts. */
  more: string[];
  leads: [number, string[]][];
  /** See guide.ts. */
  then: Record<string, string>;
}

/** The status of a move that was not played because it cannot be taken back and was not confirmed. */
const ASKED = 202;

let decision = 0;
let together = new Set<string>();
let unasked = new Set<string>();
let passes = new Set<string>();
let picking = new Picking([]);
let busy = false;
let offered: Option | null = null;

/** The decision that the page asks for, if any. */
export function asked(): number | null {
  return picking.options.length > 0 ? decision : null;
}

export function current(): Picking {
  return picking;
}

/** What is chosen and one more, as the server knows them. */
export function atoms(more: string): (string | number)[] {
  return [...picking.chosen, more].map((atom) => (/^-?\d+$/.test(atom) ? Number(atom) : atom));
}

/** The same option, even if the server has sent it anew meanwhile. */
function same(one: Option | null, other: Option | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function elements(): NodeListOf<SVGElement | HTMLElement> {
  return document.querySelectorAll("#table [data-pick]");
}

/** Read the options that the server has sent with the page. */
function read(): void {
  const text = document.getElementById("options")?.textContent ?? "";
  const nothing = { decision: 0, options: [], together: [], drawable: [], unasked: [], passes: [], more: [], leads: [], then: {} };
  const sent: Sent = text ? (JSON.parse(text) as Sent) : nothing;
  if (sent.decision === decision && ahead.waiting().length > 0) return mark(); // what waits is still possible
  const kept = sent.decision === decision ? picking.chosen : [];
  drawing.allow(sent.drawable, sent.decision !== decision);
  decision = sent.decision;
  together = new Set(sent.together);
  unasked = new Set(sent.unasked.map((place) => JSON.stringify(sent.options[place])));
  ahead.read(sent.options, sent.more, sent.leads);
  passes = new Set(sent.passes);
  readWords(sent.then);
  picking = new Picking(sent.options);
  for (const atom of kept) if (!picking.choose(atom)) break;
  if (kept.length === 0) hide();
  mark();
}

/** Show on every element what it is now. */
export function mark(): void {
  const next = picking.next();
  const instead = picking.instead();
  const chosen = picking.marked();
  const additions = ahead.additions(offered, picking);
  const goesOn = onward(picking);
  for (const element of elements()) {
    const atom = element.dataset["pick"]!;
    const now = next.has(atom) || instead.has(atom) || drawing.takes(atom);
    const can = now || ahead.reaches(atom) || additions.has(atom);
    const is = chosen.has(atom) || drawing.marked(atom) || ahead.wished(atom);
    element.classList.toggle("pickable", can && !is);
    element.classList.toggle("chosen", is);
    element.classList.toggle("instead", can && !is && goesOn !== null && !goesOn.has(atom) && !additions.has(atom));
    if (element instanceof SVGElement) {
      if (can || is) {
        element.setAttribute("tabindex", "0");
        element.setAttribute("role", "button");
      } else {
        element.removeAttribute("tabindex");
        element.removeAttribute("role");
      }
    }
    if (element instanceof HTMLButtonElement) element.setAttribute("aria-pressed", String(is));
  }
  palette(picking, together, decision);
  for (const element of document.querySelectorAll<HTMLElement>("#table [data-with]")) {
    const wanted = (element.dataset["with"] ?? "").split(" ");
    element.classList.toggle("shown", wanted.every((atom) => chosen.has(atom)));
  }
  offer(same(picking.complete(), offered) ? offered : null);
  guide(picking, goesOn);
}

/** Show the Confirm button only while an option waits for it. */
function offer(option: Option | null): void {
  offered = option;
  const confirm = document.getElementById("confirm");
  if (confirm) confirm.hidden = option === null && drawing.drawn().length === 0;
  if (confirm?.hidden) ahead.shown(null);
}

/** Show the bill of what waits, with what could follow it. */
function bill(option: Option, html: string): void {
  offer(option);
  charge(html);
  ahead.shown(document.querySelector("#bill .bill"));
  mark();
}

/** One button picks several atoms. */
async function pickAll(atoms: string[]): Promise<void> {
  if (busy) return;
  hide();
  drawing.drop();
  const kinds = new Set(atoms.map(kind));
  picking.chosen = [...picking.chosen.filter((atom) => !kinds.has(kind(atom))), ...atoms];
  mark();
  await ready();
}

/** Somebody clicked an element, or chose an atom by key. */
export async function pick(atom: string, element: Element | null): Promise<void> {
  if (busy || picking.options.length === 0) return;
  if (atom === "done" && asks() && ahead.finishes()) return confirm(true);
  const added = ahead.additions(offered, picking).has(atom) ? offered : null;
  hide();
  if (added) picking = ahead.wait(added, picking.options);
  if (drawing.takes(atom) && (await drawing.draw(atom))) return;
  if (ahead.wished(atom) && picking.chosen.length === 0) return void (ahead.unwish(), mark());
  drawing.drop();
  if (picking.chosen.includes(atom) && picking.chosen.at(-1) === atom && !picking.next().has(atom)) {
    picking.drop(atom);
    mark();
    return;
  }
  const chosen = picking.choose(atom);
  const way = ahead.leading(atom, picking);
  if (!chosen && !way && !ahead.wished(atom)) return why(atom, element);
  mark();
  if (!way) return ready();
  await play(way.option, [], false);
  if (ahead.waiting().length === 0 && picking.next().has(way.wish)) await pick(way.wish, null);
}

/** When an option is complete: its bill, or at once the move if there is nothing to ask. */
async function ready(): Promise<void> {
  const option = picking.complete();
  if (!option) return;
  document.body.dataset["busy"] = "yes";
  try {
    await settle(option);
  } finally {
    delete document.body.dataset["busy"];
  }
}

/** Whether an option must be confirmed: passing always, the rest as the viewer prefers (all, what costs, none).
 *  The server itself asks before a move that cannot be taken back. */
function asking(option: Option): boolean {
  const taste = document.documentElement.dataset["confirming"] ?? "";
  if (taste === "always" || passes.has(String(option[0]))) return true;
  return taste !== "never" && !unasked.has(JSON.stringify(option));
}

async function settle(option: Option): Promise<void> {
  const before = ahead.waiting();
  if (before.length === 0 && !picking.extendable() && !asking(option)) return play(option, [], false);
  const asked = new URLSearchParams({ action: JSON.stringify(option), before: JSON.stringify(before) });
  const answer = await call(`${address()}/bill?${asked}`);
  if (!same(picking.complete(), option)) return;
  if (!answer.ok) {
    picking.chosen = [];
    await refresh();
  } else {
    const said = await answer.text();
    // Among very many options the page is not told which need no confirmation: the bill says it.
    if (parsed(said, ".bill")?.dataset["asks"] === "no") unasked.add(JSON.stringify(option));
    if (before.length === 0 && !picking.extendable() && !asking(option)) return play(option, [], false);
    bill(option, said);
  }
}

/** Does an option wait for Confirm? */
export function asks(): boolean {
  return offered !== null || drawing.drawn().length > 0;
}

/** Play all that waits for confirmation; with `done`, end the turn as well. */
export async function confirm(done = false): Promise<void> {
  const drawn = drawing.drawn();
  const [first, ...then] = drawn.length > 0 ? drawn : [...ahead.waiting(), ...(offered ? [offered] : [])];
  if (!busy && first && (!done || ahead.finishes())) await play(first, done ? [...then, ["done"]] : then);
}

/** A mark of a drawing may be the beginning of an option as well, which the palette can complete. */
export function begin(atoms: string[]): void {
  picking.chosen = [];
  for (const atom of atoms) if (!picking.choose(atom)) picking.chosen = [];
  mark();
}

/** Take over a whole option, chosen from a list. Whoever has compared what each brings is not asked again. */
export async function take(option: Option, compared = false): Promise<void> {
  if (compared) unasked.add(JSON.stringify(option));
  drawing.drop();
  picking.chosen = option.map(String);
  mark();
  await ready();
}

export function cancel(): boolean {
  if (drawing.back()) return true;
  const open = bubble()?.hidden === false || charged();
  if (!open && picking.chosen.length === 0) {
    const dropped = ahead.unwish();
    mark();
    return dropped;
  }
  const said = bubble()?.querySelector(".why");
  if (!open || !said) picking.drop();
  hide();
  const step = !said && picking.chosen.length === 0 ? ahead.back() : undefined;
  if (step) picking = new Picking(step.options);
  if (step) void take(step.option);
  else mark();
  return true;
}

/** Send the move; the answer is the table after it. */
async function play(option: Option, then: Option[] = [], sure = true): Promise<void> {
  busy = true;
  root()?.classList.add("waiting");
  const more = { ...(then.length > 0 ? { then } : {}), ...(sure ? {} : { sure }) };
  const body = JSON.stringify({ decision, action: option, ...more, key: crypto.randomUUID?.() ?? String(Math.random()) });
  try {
    const answer = await send(body);
    drawing.drop();
    if (answer.status === ASKED) {
      if (!same(picking.complete(), option)) return;
      bill(option, await answer.text());
    } else if (answer.ok) {
      picking.chosen = [];
      hide();
      show(await answer.text());
    } else {
      toast(await problem(answer));
      picking.chosen = [];
      await refresh();
    }
  } catch {
    lost();
  } finally {
    busy = false;
    root()?.classList.remove("waiting");
  }
}

/** A lost connection is tried again with the same key: the move is played once. */
async function send(body: string): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call(`${address()}/moves`, { method: "POST", headers, body });
    } catch (error) {
      if (attempt === 4) throw error;
      await new Promise((resolve) => setTimeout(resolve, 400 * 2 ** attempt));
    }
  }
}

async function why(atom: string, element: Element | null): Promise<void> {
  const said = await ask("why", { atoms: atoms(atom) });
  if (!said) return;
  element?.classList.add("refused");
  window.setTimeout(() => element?.classList.remove("refused"), 2000);
  say(said, element);
}

export function start(): void {
  onShow(read);
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    const doing = target.closest<HTMLElement>("[data-do]")?.dataset["do"];
    if (doing === "confirm" || doing === "finish") void confirm(doing === "finish");
    else if (doing === "cancel") cancel();
    else {
      const element = target.closest<HTMLElement | SVGElement>("#table [data-pick]");
      const tile = target.closest<HTMLElement>("#table [data-picks]");
      if (tile) void pickAll(JSON.parse(tile.dataset["picks"]!) as string[]);
      else if (element) void pick(element.dataset["pick"]!, element);
      else if (!target.closest("#bubble") && bubble()?.querySelector(".why")) hide();
    }
  });
}
