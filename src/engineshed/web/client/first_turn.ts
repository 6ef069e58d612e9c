// The guided first turn: a ring around what matters, and "Show me".
import { asks, confirm, take } from "./picking";
import { address, mode, onShow, root } from "./table";
import { reveal } from "./zoom";

function atoms(name: "marks" | "task"): (string | number)[] {
  return JSON.parse(document.getElementById("lesson")?.dataset[name] ?? "[]") as (string | number)[];
}

/** Everything on the page that this stop speaks of; where none of it is to be seen yet, how to get there. */
function marked(): Element[] {
  const seen = [...document.querySelectorAll("#table [data-pick]")].filter((element) => element.getBoundingClientRect().width > 0);
  for (const wanted of [atoms("marks"), atoms("task")]) {
    const names = new Set(wanted.map(String));
    const found = seen.filter((element) => names.has(element.getAttribute("data-pick")!));
    if (found.length > 0) return found;
  }
  return [];
}

/** On a phone not everything is seen at once: go to what this stop speaks of. */
function approach(): void {
  if (mode() !== "lesson" || !window.matchMedia("(max-width: 720px)").matches) return;
  const parts = marked();
  const map = parts[0]?.closest<SVGSVGElement>("svg.map");
  // There is no room for the board and the hand beside the card.
  root()?.classList.toggle("on-board", parts.some((part) => part.closest(".stage")));
  root()?.classList.toggle("on-map", map !== undefined && map !== null);
  if (map) {
    map.scrollIntoView({ block: "nearest" });
    reveal(map, parts.filter((part) => map.contains(part)));
  } else parts[0]?.scrollIntoView({ block: "center", inline: "center" });
}

/** A frame around everything that this stop speaks of; the rest of the page steps back. */
function ring(): void {
  const card = document.getElementById("lesson");
  const frame = document.getElementById("lesson-ring");
  if (!card || !frame || mode() !== "lesson") return;
  const boxes = marked().map((element) => element.getBoundingClientRect());
  frame.hidden = boxes.length === 0;
  if (frame.hidden) return;
  const around = frame.parentElement!.getBoundingClientRect();
  const left = Math.min(...boxes.map((box) => box.left)) - around.left - 10;
  const top = Math.min(...boxes.map((box) => box.top)) - around.top - 10;
  frame.style.left = `${left}px`;
  frame.style.top = `${top}px`;
  frame.style.width = `${Math.max(...boxes.map((box) => box.right)) - around.left + 10 - left}px`;
  frame.style.height = `${Math.max(...boxes.map((box) => box.bottom)) - around.top + 10 - top}px`;
  // The card stands where the ring is not.
  const middle = left + frame.offsetWidth / 2;
  card.classList.toggle("right", middle < around.width / 2);
}

/** Every stop has an address of its own: a reload, or another language, stays there. */
function remember(): void {
  if (mode() === "lesson" && location.pathname !== address()) history.replaceState(null, "", address());
}

/** Do what the card says: first its choice with the bill, then the move itself. */
async function showMe(): Promise<void> {
  const task = atoms("task");
  if (task.length === 0) return;
  await (asks() ? confirm() : take(task));
  ring();
}

export function start(): void {
  onShow(() => {
    remember();
    // After the map has found its first view.
    window.setTimeout(() => {
      approach();
      requestAnimationFrame(ring);
    }, 20);
  });
  document.addEventListener("scroll", () => requestAnimationFrame(ring), { passive: true, capture: true });
  document.addEventListener("pointermove", (event) => event.buttons && requestAnimationFrame(ring), { passive: true });
  window.addEventListener("resize", ring);
  document.addEventListener("wheel", () => requestAnimationFrame(ring), { passive: true });
  document.addEventListener("click", (event) => {
    if ((event.target as Element).closest("[data-do=show-me]")) void showMe();
    else requestAnimationFrame(ring);
  });
}
