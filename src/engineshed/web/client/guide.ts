// Somebody has begun to choose: the help line says what comes next, and what would begin anew steps back.
import * as ahead from "./ahead";
import * as drawing from "./drawing";
import { stand } from "./hover";
import { kind, type Picking } from "./options";

/** What comes next, by kind, in the viewer's words; a kind without words is not named. */
let then: Record<string, string> = {};

export function read(words: Record<string, string>): void {
  then = words;
}

/** What goes on with what is begun; null: nothing is. */
export function onward(picking: Picking): Set<string> | null {
  const towards = ahead.towards(picking);
  if (towards) return towards;
  if (picking.chosen.length > 0) return picking.next();
  return drawing.begun() ? new Set() : null;
}

function name(atom: string): string {
  const element = document.querySelector(`#table [data-pick="${CSS.escape(atom)}"]`);
  const said = element?.getAttribute("aria-label") ?? element?.querySelector("title")?.textContent ?? element?.textContent;
  return said?.trim() ?? "";
}

/** Say it, unless a question or nothing is left. */
export function guide(picking: Picking, onward: Set<string> | null): void {
  const open = onward !== null && picking.complete() === null && drawing.drawn().length === 0;
  const kinds = open ? (onward.size === 0 ? ["draw"] : [...new Set([...onward].map(kind))]) : [];
  const words = kinds.map((one) => then[one]).filter((said) => said !== undefined);
  if (words.length === 0) return stand(null);
  const line = document.createElement("span");
  const next = document.createElement("b");
  next.textContent = `${then[""] ?? ""} ${words.join(" / ")}`;
  const chosen = ahead.wish() ?? picking.chosen.at(-1) ?? drawing.begun();
  line.append(next, ...(chosen && name(chosen) ? [` · ${name(chosen)}`] : []));
  stand(line.innerHTML);
}
