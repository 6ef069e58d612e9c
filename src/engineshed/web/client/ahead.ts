// Several steps with one yes: what is clicked while a bill waits for Confirm is played after it, and something that
// only a next step could choose takes the step that leads there.
import { Picking, key, type Option } from "./options";

/** A step that waits, and the options among which it was chosen. */
interface Step {
  option: Option;
  options: readonly Option[];
}

let steps: Step[] = [];
/** What could be done after the option whose bill is shown. */
let further: Option[] = [];
let ends = false;
/** First words of what is often done several times. */
let more = new Set<string>();
/** Steps that only lead to a choice, by their option: what can be picked there and not yet here. */
let leads = new Map<string, Set<string>>();
/** Something that was clicked before it was clear by which step one gets there. */
let wish: string | null = null;

export function read(options: Option[], again: string[], led: [number, string[]][]): void {
  more = new Set(again);
  leads = new Map(led.map(([place, atoms]) => [JSON.stringify(options[place]), new Set(atoms.map(key))]));
  forget();
}

export function forget(): void {
  steps = [];
  further = [];
  ends = false;
  wish = null;
}

/** What waits for a yes before the option that is shown. */
export function waiting(): Option[] {
  return steps.map(({ option }) => option);
}

/** A bill is shown, and says what could follow; null: none is shown any more. */
export function shown(bill: HTMLElement | null): void {
  further = JSON.parse(bill?.dataset["further"] || "[]") as Option[];
  ends = bill?.dataset["done"] === "yes";
  const finish = document.getElementById("finish");
  if (finish) finish.hidden = !ends;
}

/** Could all that waits be the end of it? */
export function finishes(): boolean {
  return ends;
}

/** What would be added to what waits. What could be chosen instead is not, unless such steps are often repeated. */
export function additions(offered: Option | null, picking: Picking): Set<string> {
  if (!offered || further.length === 0) return new Set();
  const instead = new Set([...picking.instead(), ...picking.chosen]);
  const again = more.has(String(offered[0])) ? further.filter((option) => option[0] === offered[0]) : [];
  const found = [...new Picking(further).next()].filter((atom) => !instead.has(atom));
  return new Set([...found, ...[...new Picking(again).next()].filter((atom) => instead.has(atom))]);
}

/** The option that is shown waits; picking goes on with what could follow. */
export function wait(option: Option, options: readonly Option[]): Picking {
  steps.push({ option, options });
  const next = new Picking(further);
  further = [];
  return next;
}

/** The last of what waits, to be chosen anew. */
export function back(): Step | undefined {
  return steps.pop();
}

/** May this be clicked although no option has it yet? */
export function reaches(atom: string): boolean {
  return steps.length === 0 && wish !== atom && [...leads.values()].some((there) => there.has(atom));
}

export function wished(atom: string): boolean {
  return wish === atom;
}

/** The one step that leads to this from what is chosen; what is not clear yet is remembered until it is. */
export function leading(atom: string | null, picking: Picking): { option: Option; wish: string } | null {
  if (atom !== null && reaches(atom)) wish = atom;
  const wanted = wish;
  if (wanted === null || steps.length > 0) return null;
  const ways = picking.fitting(picking.taken()).filter(({ option }) => leads.get(JSON.stringify(option))?.has(wanted));
  if (ways.length === 0) wish = null;
  if (ways.length !== 1) return null;
  wish = null;
  return { option: ways[0]!.option, wish: wanted };
}
