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
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>("#table :is([data-pick], [data-mark])")) {
    const { pick, mark } = element.dataset;
    element.classList.toggle("last", [pick, ...(mark?.split(" ") ?? [])].some((name) => name && last.has(name)));
  }
}

function finish(): void {
  window.clearTimeout(timer);
  for (const layer of document.querySelectorAll("#table svg :is(#motion, .motion)")) layer.replaceChildren();
}

/** Every drawing runs on the layer that it names, or on the main board. */
function travel(): void {
  const moving = document.getElementById("moving") as HTMLTemplateElement | null;
  if (!moving) return;
  finish();
  let longest = 0;
  for (const drawing of moving.content.querySelectorAll("svg")) {
    const layer = document.querySelector(`#table svg #${drawing.dataset["layer"] ?? "motion"}`);
    if (!layer) continue;
    layer.append(...[...drawing.childNodes].map((node) => document.importNode(node, true)));
    for (const animation of layer.querySelectorAll<SVGAnimationElement>("animateMotion")) {
      animation.beginElement();
      longest = Math.max(longest, parseFloat(animation.getAttribute("dur") ?? "0"));
    }
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
