// What speaks of something on the board: a bubble beside it gives reasons, the strip below the prompt has the bill.

export function bubble(): HTMLElement | null {
  return document.getElementById("bubble");
}

/** A bubble beside what it speaks of, never over it. */
export function say(html: string, beside: Element | null): void {
  const box = bubble();
  if (!box) return;
  box.innerHTML = html;
  box.hidden = false;
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
}

/** What would lie on the board, drawn into it at less than full strength. */
function ghost(from: HTMLTemplateElement | null): void {
  const layer = document.querySelector("#table svg.map #ghost");
  layer?.replaceChildren(...(from?.content.querySelector("svg")?.childNodes ?? []));
}

/** The bill has a place of its own, where the question stands: it covers nothing, and nothing moves for it. */
export function charge(html: string): void {
  const box = document.getElementById("bill");
  if (!box) return;
  box.innerHTML = html;
  box.hidden = false;
  document.getElementById("aside")!.hidden = true;
  const bill = box.querySelector<HTMLElement>(".bill");
  bill?.classList.toggle("long", bill.scrollWidth > bill.clientWidth);
  ghost(box.querySelector<HTMLTemplateElement>("template.ghost-svg"));
}

/** Is there a bill? */
export function charged(): boolean {
  return document.getElementById("bill")?.hidden === false;
}

export function hide(): void {
  ghost(null);
  for (const box of [bubble(), document.getElementById("bill")]) {
    if (!box) continue;
    box.hidden = true;
    box.replaceChildren();
  }
  const help = document.getElementById("aside");
  if (help) help.hidden = false;
}
