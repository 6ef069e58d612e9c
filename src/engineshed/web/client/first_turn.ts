// The guided first turn: a ring around what matters, and "Show me".
import { take } from "./picking";
import { mode, onShow } from "./table";

/** A frame around everything that this stop speaks of; the rest of the page steps back. */
function ring(): void {
  const card = document.getElementById("lesson");
  const frame = document.getElementById("lesson-ring");
  if (!card || !frame || mode() !== "lesson") return;
  const marks = new Set((JSON.parse(card.dataset["marks"] ?? "[]") as (string | number)[]).map(String));
  const boxes = [...document.querySelectorAll("#table [data-pick]")]
    .filter((element) => marks.has(element.getAttribute("data-pick")!))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0);
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

export function start(): void {
  onShow(() => requestAnimationFrame(ring));
  window.addEventListener("resize", ring);
  document.addEventListener("wheel", () => requestAnimationFrame(ring), { passive: true });
  document.addEventListener("click", (event) => {
    if (!(event.target as Element).closest("[data-do=show-me]")) return;
    const deed = JSON.parse(document.getElementById("lesson")?.dataset["deed"] ?? "[]") as (string | number)[];
    if (deed.length > 0) void take(deed);
  });
}
