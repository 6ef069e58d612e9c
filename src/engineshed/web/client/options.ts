// Picking, apart from the page: atoms are chosen one by one until they make an option.

export type Atom = string | number;
export type Option = readonly Atom[];

/** What an element's data-pick says for an atom. */
export function key(atom: Atom): string {
  return String(atom);
}

/** "hex" of "hex:5,-3"; a bare word is a kind of its own; amounts are one kind. */
export function kind(atom: string): string {
  if (/^-?\d+$/.test(atom)) return "#";
  const colon = atom.indexOf(":");
  return colon < 0 ? atom : atom.slice(0, colon);
}

/** What of an option is still to be chosen, or null if the chosen atoms do not fit it.
 *  Atoms are chosen in any order; those of one kind in the order in which they stand. */
export function rest(option: Option, chosen: readonly string[]): string[] | null {
  const left = option.map(key);
  for (const atom of chosen) {
    const index = left.findIndex((other) => kind(other) === kind(atom));
    if (index < 0 || left[index] !== atom) return null;
    left.splice(index, 1);
  }
  return left;
}

/** Of the atoms left of an option, those that can be chosen now: the first of each kind. */
export function firsts(left: readonly string[]): string[] {
  const kinds = new Set<string>();
  return left.filter((atom) => {
    const fresh = !kinds.has(kind(atom));
    kinds.add(kind(atom));
    return fresh;
  });
}

export class Picking {
  /** In the order of the clicks. */
  chosen: string[] = [];

  constructor(readonly options: readonly Option[]) {}

  /** The options that fit, each with what is left of it. */
  fitting(chosen: readonly string[] = this.chosen): { option: Option; left: string[] }[] {
    const found: { option: Option; left: string[] }[] = [];
    for (const option of this.options) {
      const left = rest(option, chosen);
      // Until something is chosen, a one-word option is a button of its own and implies nothing.
      if (left && (chosen.length > 0 || option.length > 1 || this.options.length === 1)) found.push({ option, left });
    }
    return found;
  }

  /** What is chosen and, again and again, what every option that still fits shares: that needs no click.
   *  Before the first click only bare words, and never all. */
  taken(): string[] {
    const taken = [...this.chosen];
    for (;;) {
      const fitting = this.fitting(taken);
      const first = fitting[0];
      if (!first) return taken;
      const shared = firsts(first.left).filter((atom) => fitting.every(({ left }) => firsts(left).includes(atom)));
      if (this.chosen.length === 0) {
        const words = shared.filter((atom) => kind(atom) === atom);
        return fitting.some(({ left }) => left.length > words.length) ? words : [];
      }
      if (shared.length === 0) return taken;
      taken.push(...shared);
    }
  }

  /** Atoms that need no click. */
  implied(): string[] {
    return this.taken().slice(this.chosen.length);
  }

  /** What can be chosen now. */
  next(): Set<string> {
    const found = new Set<string>();
    for (const { left } of this.fitting(this.taken())) for (const atom of firsts(left)) found.add(atom);
    if (this.chosen.length === 0) for (const option of this.options) if (option.length === 1) found.add(key(option[0]!));
    return found;
  }

  /** What could be chosen instead of something that is chosen. */
  instead(): Set<string> {
    const found = new Set<string>();
    const before = new Picking(this.options);
    this.chosen.forEach((atom, index) => {
      before.chosen = this.chosen.slice(0, index);
      for (const other of before.next()) if (kind(other) === kind(atom)) found.add(other);
    });
    return found;
  }

  /** The option that the chosen and implied atoms make, if they make one. */
  complete(): Option | null {
    if (this.chosen.length === 0) return null;
    return this.fitting(this.taken()).find(({ left }) => left.length === 0)?.option ?? null;
  }

  /** Could more atoms be chosen although the option is complete? */
  extendable(): boolean {
    return this.fitting(this.taken()).length > 1;
  }

  /** Choose an atom; false if no option has it together with the others. */
  choose(atom: string): boolean {
    const without = this.chosen.filter((other) => kind(other) !== kind(atom));
    for (const attempt of [[...this.chosen, atom], [...this.taken(), atom], [...without, atom], [atom]]) {
      if (this.fitting(attempt).length > 0) {
        this.chosen = attempt;
        return true;
      }
    }
    return false;
  }

  /** Step back: take away the atom, or the last one. */
  drop(atom?: string): void {
    const index = atom === undefined ? this.chosen.length - 1 : this.chosen.indexOf(atom);
    if (index >= 0) this.chosen.splice(index);
  }

  /** Everything that is marked as chosen. */
  marked(): Set<string> {
    return new Set(this.chosen.length > 0 ? [...this.chosen, ...this.implied()] : []);
  }
}
