// Several steps with one confirmation: what is clicked while a bill waits is played after it, and a click on something
// that only a next step offers takes the step that leads there.
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
let hoped: string | null = null;

export function read(options: Option[], again: string[], led: [number, string[]][]): void {
  more = new Set(again);
  leads = new Map(led.map(([place, atoms]) => [JSON.stringify(options[place]), new Set(atoms.map(key))]));
  forget();
}

export function forget(): void {
  steps = [];
  further = [];
  ends = false;
  hoped = null;
}

/** The options that wait for confirmation before the one that is shown. */
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

/** Whether the turn may end with what waits. */
export function finishes(): boolean {
  return ends;
}

/** Atoms whose click adds a step to those that wait; those that could be chosen instead do not, unless such steps repeat. */
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

/** Whether this can be clicked although no option has it yet. */
export function reaches(atom: string): boolean {
  return steps.length === 0 && hoped !== atom && [...leads.values()].some((there) => there.has(atom));
}

export function wished(atom: string): boolean {
  return hoped === atom;
}

/** Something that was clicked and waits for the step that leads there. */
export function wish(): string | null {
  return hoped;
}

/** What was wished for is dropped; false: there was nothing. */
export function unwish(): boolean {
  const had = hoped !== null;
  hoped = null;
  return had;
}

/** What can be picked to get to what is wished for; null: nothing is. */
export function towards(picking: Picking): Set<string> | null {
  const wanted = hoped;
  if (wanted === null) return null;
  const ways = picking.options.filter((option) => leads.get(JSON.stringify(option))?.has(wanted));
  const on = new Picking(ways);
  on.chosen = picking.chosen;
  return on.next();
}

/** The only step that leads to this atom from what is chosen; null, and remembered, while there are several. */
export function leading(atom: string | null, picking: Picking): { option: Option; wish: string } | null {
  if (atom !== null && reaches(atom)) hoped = atom;
  const wanted = hoped;
  if (wanted === null || steps.length > 0) return null;
  const ways = picking.fitting(picking.taken()).filter(({ option }) => leads.get(JSON.stringify(option))?.has(wanted));
  if (ways.length === 0) hoped = null;
  if (ways.length !== 1) return null;
  hoped = null;
  return { option: ways[0]!.option, wish: wanted };
}
