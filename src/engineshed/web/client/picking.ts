// Picking on the page: what glows, what is chosen, why not, the bill, and the move that is sent.
import { call, lost } from "./net";
import { Picking, firsts, kind, type Option } from "./options";
import { bubble, hide, say } from "./bubble";
import { address, ask, onShow, problem, refresh, root, show, toast } from "./table";

interface Sent {
  decision: number;
  options: Option[];
  together: string[];
}

let decision = 0;
let together = new Set<string>();
let picking = new Picking([]);
let busy = false;
let offered: Option | null = null;
let last: Element | null = null;

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
  const sent = (text ? JSON.parse(text) : { decision: 0, options: [], together: [] }) as Sent;
  const kept = sent.decision === decision ? picking.chosen : [];
  decision = sent.decision;
  together = new Set(sent.together);
  picking = new Picking(sent.options);
  for (const atom of kept) if (!picking.choose(atom)) break;
  if (kept.length === 0) hide();
  mark();
}

/** Show on every element what it is now. */
function mark(): void {
  const next = picking.next();
  const instead = picking.instead();
  const chosen = picking.marked();
  for (const element of elements()) {
    const atom = element.dataset["pick"]!;
    const can = next.has(atom) || instead.has(atom);
    const is = chosen.has(atom);
    element.classList.toggle("pickable", can && !is);
    element.classList.toggle("chosen", is);
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
  palette(next, chosen);
  for (const element of document.querySelectorAll<HTMLElement>("#table [data-with]")) {
    const wanted = (element.dataset["with"] ?? "").split(" ");
    element.classList.toggle("shown", wanted.every((atom) => chosen.has(atom)));
  }
  offer(same(picking.complete(), offered) ? offered : null);
}

/** Confirm is there for an option that waits for it, and for nothing else. */
function offer(option: Option | null): void {
  offered = option;
  const confirm = document.getElementById("confirm");
  if (confirm) confirm.hidden = option === null;
}

/** The palette offers what lies on no board: words at once, the rest when the board has nothing more to ask. */
function palette(next: Set<string>, chosen: Set<string>): void {
  const box = document.getElementById("palette");
  if (!box) return;
  const whole = pieces();
  void fits(whole);
  const tiles = [...box.querySelectorAll<HTMLElement>("[data-pick]")];
  const inside = new Set(tiles.map((tile) => tile.dataset["pick"]!));
  const onBoard = [...elements()].some(
    (element) => !box.contains(element) && !element.classList.contains("word") && next.has(element.dataset["pick"]!),
  );
  const waiting = [...next].filter((atom) => inside.has(atom));
  const words = waiting.filter((atom) => kind(atom) === atom);
  const now = words.length > 0 ? kind(words[0]!) : firstKind(waiting);
  let visible = 0;
  for (const tile of tiles) {
    const atom = tile.dataset["pick"]!;
    const word = kind(atom) === atom;
    const shown = whole === null && next.has(atom) && (word || (!onBoard && (words.length === 0 ? kind(atom) === now : false)));
    tile.hidden = !shown && !(chosen.has(atom) && picking.chosen.includes(atom));
    if (!tile.hidden) visible += 1;
  }
  box.classList.toggle("idle", visible === 0 && whole === null);
}

/** What is chosen and implied, if all that is left of every option is picked together by one button. */
function pieces(): string[] | null {
  if (picking.chosen.length === 0 || together.size === 0) return null;
  const chosen = [...picking.chosen.filter((atom) => !together.has(kind(atom)))];
  const fitting = picking.fitting(chosen);
  const implied = fitting.length > 0 ? firsts(fitting[0]!.left).filter((a) => !together.has(kind(a))) : [];
  for (const { left } of fitting) if (!implied.every((atom) => left.includes(atom))) return null;
  for (const { left } of fitting) if (left.some((a) => !implied.includes(a) && !together.has(kind(a)))) return null;
  return fitting.length > 1 ? [...chosen, ...implied] : null;
}

let fitted = "";

/** Ask for the buttons that show each fitting piece in place. */
async function fits(chosen: string[] | null): Promise<void> {
  const box = document.getElementById("fits");
  const tiles = document.getElementById("tiles");
  if (!box || !tiles) return;
  box.hidden = chosen === null;
  tiles.hidden = chosen !== null;
  if (!chosen) return;
  const asked = `${decision} ${JSON.stringify(chosen)}`;
  if (asked !== fitted || !box.firstElementChild) {
    fitted = asked;
    const said = await ask("fits", { atoms: chosen });
    if (asked !== fitted) return;
    box.innerHTML = said;
  }
  for (const tile of box.querySelectorAll<HTMLElement>("[data-picks]")) {
    const picks = JSON.parse(tile.dataset["picks"]!) as string[];
    tile.classList.toggle("chosen", picks.every((atom) => picking.chosen.includes(atom)));
  }
}

/** One button picks several atoms. */
async function pickAll(atoms: string[], element: Element): Promise<void> {
  if (busy) return;
  hide();
  last = null;
  const kinds = new Set(atoms.map(kind));
  picking.chosen = [...picking.chosen.filter((atom) => !kinds.has(kind(atom))), ...atoms];
  mark();
  last = document.querySelector("#table .stage .chosen") ?? element;
  await ready();
}

/** The kind that comes first in the options that still fit. */
function firstKind(waiting: string[]): string {
  const wanted = new Set(waiting);
  for (const { left } of picking.fitting()) for (const atom of left) if (wanted.has(atom)) return kind(atom);
  return "";
}

/** Somebody clicked an element, or chose an atom by key. */
export async function pick(atom: string, element: Element | null): Promise<void> {
  if (busy || picking.options.length === 0) return;
  last = element;
  hide();
  if (picking.chosen.includes(atom) && picking.chosen.at(-1) === atom && !picking.next().has(atom)) {
    picking.drop(atom);
    mark();
    return;
  }
  if (!picking.choose(atom)) {
    await why(atom, element);
    return;
  }
  mark();
  await ready();
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

async function settle(option: Option): Promise<void> {
  const answer = await call(`${address()}/bill?action=${encodeURIComponent(JSON.stringify(option))}`);
  if (!same(picking.complete(), option)) return;
  if (!answer.ok) {
    picking.chosen = [];
    await refresh();
  } else if (answer.status === 204 && !picking.extendable()) await play(option);
  else {
    offer(option);
    if (answer.status === 200) say(await answer.text(), last);
  }
}

/** Does an option wait for Confirm? */
export function asks(): boolean {
  return offered !== null;
}

export async function confirm(): Promise<void> {
  if (offered && !busy) await play(offered);
}

/** Take over a whole option, chosen from the list of moves. */
export async function take(option: Option): Promise<void> {
  picking.chosen = option.map(String);
  last = null;
  mark();
  await ready();
}

export function cancel(): boolean {
  const open = bubble()?.hidden === false;
  if (!open && picking.chosen.length === 0) return false;
  if (!open || !bubble()?.querySelector(".why")) picking.drop();
  hide();
  mark();
  return true;
}

/** Send the move; the answer is the table after it. */
async function play(option: Option): Promise<void> {
  busy = true;
  root()?.classList.add("waiting");
  const body = JSON.stringify({ decision, action: option, key: crypto.randomUUID?.() ?? String(Math.random()) });
  try {
    const answer = await send(body);
    if (answer.ok) {
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
    if (doing === "confirm") void confirm();
    else if (doing === "cancel") cancel();
    else {
      const element = target.closest<HTMLElement | SVGElement>("#table [data-pick]");
      const tile = target.closest<HTMLElement>("#table [data-picks]");
      if (tile) void pickAll(JSON.parse(tile.dataset["picks"]!) as string[], tile);
      else if (element) void pick(element.dataset["pick"]!, element);
      else if (!target.closest("#bubble") && bubble()?.querySelector(".why")) hide();
    }
  });
}
