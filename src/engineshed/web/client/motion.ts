// What the last move touched is ringed; what it moved travels over the board once, when it arrives.
import { mode, onShow, root } from "./table";

let seen = -1;
let timer = 0;

function still(): boolean {
  return (
    document.documentElement.dataset["motion"] === "off" ||
    window.matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

function ring(): void {
  const last = new Set((JSON.parse(root()?.dataset["last"] ?? "[]") as (string | number)[]).map(String));
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>("#table [data-pick]"))
    element.classList.toggle("last", last.has(element.dataset["pick"]!));
}

function finish(): void {
  window.clearTimeout(timer);
  document.querySelector("#table svg.map #motion")?.replaceChildren();
}

function travel(): void {
  const layer = document.querySelector<SVGGElement>("#table svg.map #motion");
  const moving = document.getElementById("moving") as HTMLTemplateElement | null;
  if (!layer || !moving) return;
  finish();
  for (const drawing of moving.content.querySelectorAll("svg"))
    layer.append(...[...drawing.childNodes].map((node) => document.importNode(node, true)));
  let longest = 0;
  for (const animation of layer.querySelectorAll<SVGAnimationElement>("animateMotion")) {
    animation.beginElement();
    longest = Math.max(longest, parseFloat(animation.getAttribute("dur") ?? "0"));
  }
  timer = window.setTimeout(finish, Math.min(longest, 1200) + 80);
}

export function start(): void {
  onShow(() => {
    ring();
    const moment = Number(root()?.dataset["moment"] ?? 0);
    if (mode() === "live" && seen >= 0 && moment > seen && !still()) travel();
    seen = moment;
  });
  document.addEventListener("pointerdown", finish);
  document.addEventListener("keydown", finish);
}
