// What lies on no board, beside it: single atoms, or whole pieces drawn in their place.
import { latest } from "./net";
import { type Picking, firsts, kind } from "./options";
import { ask } from "./table";

/** The palette offers what lies on no board: words at once, the rest when the board has nothing more to ask. */
export function palette(picking: Picking, together: Set<string>, decision: number): void {
  const box = document.getElementById("palette");
  if (!box) return;
  const [next, chosen] = [picking.next(), picking.marked()];
  const whole = pieces(picking, together);
  void fits(whole, picking, decision);
  const tiles = [...box.querySelectorAll<HTMLElement>("[data-pick]")];
  const inside = new Set(tiles.map((tile) => tile.dataset["pick"]!));
  const onBoard = [...document.querySelectorAll<SVGElement | HTMLElement>("#table [data-pick]")].some(
    (element) => !box.contains(element) && !element.classList.contains("word") && next.has(element.dataset["pick"]!),
  );
  const waiting = [...next].filter((atom) => inside.has(atom));
  const words = waiting.filter((atom) => kind(atom) === atom);
  const now = words.length > 0 ? kind(words[0]!) : firstKind(waiting, picking);
  let visible = shortlist(picking);
  for (const tile of tiles) {
    const atom = tile.dataset["pick"]!;
    const word = kind(atom) === atom;
    const shown = whole === null && next.has(atom) && (word || (!onBoard && (words.length === 0 ? kind(atom) === now : false)));
    tile.hidden = !shown && !(chosen.has(atom) && picking.chosen.includes(atom));
    if (!tile.hidden) visible += 1;
  }
  box.classList.toggle("idle", visible === 0 && whole === null);
}

/** Whole options that a click takes: always there, and chosen as soon as the picks make one of them. */
function shortlist(picking: Picking): number {
  const wholes = [...document.querySelectorAll<HTMLElement>("#shortlist [data-take]")];
  const made = JSON.stringify(picking.complete());
  for (const whole of wholes) {
    whole.classList.toggle("chosen", whole.dataset["take"] === made);
    whole.setAttribute("aria-pressed", String(whole.dataset["take"] === made));
  }
  return wholes.length;
}

/** What is chosen and implied, if all that is left of every option is picked together by one button. */
function pieces(picking: Picking, together: Set<string>): string[] | null {
  if (picking.chosen.length === 0 || together.size === 0) return null;
  const chosen = [...picking.chosen.filter((atom) => !together.has(kind(atom)))];
  const fitting = picking.fitting(chosen);
  const implied = fitting.length > 0 ? firsts(fitting[0]!.left).filter((a) => !together.has(kind(a))) : [];
  for (const { left } of fitting) if (!implied.every((atom) => left.includes(atom))) return null;
  for (const { left } of fitting) if (left.some((a) => !implied.includes(a) && !together.has(kind(a)))) return null;
  return fitting.length > 1 ? [...chosen, ...implied] : null;
}

const question = latest();
/** What the shown pieces were asked for. */
let fitted = "";

/** Ask for the buttons that show each fitting piece in place. */
async function fits(chosen: string[] | null, picking: Picking, decision: number): Promise<void> {
  const box = document.getElementById("fits");
  const tiles = document.getElementById("tiles");
  if (!box || !tiles) return;
  box.hidden = chosen === null;
  tiles.hidden = chosen !== null;
  if (!chosen) return;
  const asked = `${decision} ${JSON.stringify(chosen)}`;
  if (asked !== fitted || !box.firstElementChild) {
    fitted = asked;
    const fresh = question();
    const said = await ask("fits", { atoms: chosen });
    if (!fresh()) return;
    box.innerHTML = said;
  }
  for (const tile of box.querySelectorAll<HTMLElement>("[data-picks]")) {
    const picks = JSON.parse(tile.dataset["picks"]!) as string[];
    tile.classList.toggle("chosen", picks.every((atom) => picking.chosen.includes(atom)));
  }
}

/** The kind that comes first in the options that still fit. */
function firstKind(waiting: string[], picking: Picking): string {
  const wanted = new Set(waiting);
  for (const { left } of picking.fitting()) for (const atom of left) if (wanted.has(atom)) return kind(atom);
  return "";
}
