// The bubble that speaks of something on the board: a bill, a reason, a hint.

export function bubble(): HTMLElement | null {
  return document.getElementById("bubble");
}

/** A bubble beside what it speaks of, never over it. */
export function say(html: string, beside: Element | null): void {
  const box = bubble();
  if (!box) return;
  box.innerHTML = html;
  box.hidden = false;
  ghost(box.querySelector<HTMLTemplateElement>("template.ghost-svg"));
  const frame = box.parentElement!.getBoundingClientRect();
  const at = beside?.isConnected ? beside.getBoundingClientRect() : null;
  const inside = at !== null && at.right > frame.left && at.left < frame.right && at.bottom > frame.top && at.top < frame.bottom;
  const { width, height } = box.getBoundingClientRect();
  if (!inside) {
    box.style.left = `${Math.max(8, frame.width - width - 16)}px`;
    box.style.top = "8px";
    return;
  }
  const right = at.right - frame.left + 14;
  const left = at.left - frame.left - width - 14;
  const x = right + width < frame.width ? right : Math.max(8, left);
  const y = at.top - frame.top + at.height / 2 - height / 2;
  box.style.left = `${x}px`;
  box.style.top = `${Math.min(Math.max(8, y), Math.max(8, frame.height - height - 8))}px`;
  leaveFree(box, frame);
}

/** Choices that can still be made are never covered: the bubble goes below the palette, or above it. */
function leaveFree(box: HTMLElement, frame: DOMRect): void {
  const palette = document.getElementById("palette");
  const mine = box.getBoundingClientRect();
  const covered = [...(palette?.querySelectorAll(".pickable") ?? [])].some((choice) => {
    const at = choice.getBoundingClientRect();
    return at.right > mine.left && at.left < mine.right && at.bottom > mine.top && at.top < mine.bottom;
  });
  if (!palette || !covered) return;
  const { top, bottom } = palette.getBoundingClientRect();
  const below = bottom - frame.top + 8;
  const fits = below + mine.height <= frame.height;
  box.style.top = `${fits ? below : Math.max(0, top - frame.top - mine.height - 8)}px`;
}

/** What would lie on the board, drawn into it at less than full strength. */
function ghost(from: HTMLTemplateElement | null): void {
  const layer = document.querySelector("#table svg.map #ghost");
  layer?.replaceChildren(...(from?.content.querySelector("svg")?.childNodes ?? []));
}

export function hide(): void {
  const box = bubble();
  if (!box) return;
  ghost(null);
  box.hidden = true;
  box.replaceChildren();
}
