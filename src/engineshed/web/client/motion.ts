// What was touched since my move is ringed until I act; what a move moves travels over the board when it arrives.
import { number, place } from "./marks";
import { follow } from "./sight";
import { mode, onShow, root } from "./table";

/** What a move touched; `n` is its place among those since my move, 0 if it is none of them. */
export interface Mark {
  n: number;
  seat: number;
  atoms: (string | number)[];
}

const FLIGHT = 420;

let seen = -1;
let timer = 0;

function still(): boolean {
  return (
    document.documentElement.dataset["motion"] === "off" ||
    window.matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

function marks(): Mark[] {
  return JSON.parse(root()?.dataset["last"] || "[]") as Mark[];
}

function ring(found: Mark[]): void {
  const last = new Set(found.flatMap(({ atoms }) => atoms.map(String)));
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>("#table :is([data-pick], [data-mark])")) {
    const { pick, mark } = element.dataset;
    element.classList.toggle("last", [pick, ...(mark?.split(" ") ?? [])].some((name) => name && last.has(name)));
  }
}

function finish(): void {
  window.clearTimeout(timer);
  for (const layer of document.querySelectorAll("#table svg :is(#motion, .motion)")) layer.replaceChildren();
}

/** Every drawing runs on the layer that it names, or on the main board; whether any did. */
function travel(): boolean {
  const moving = document.getElementById("moving") as HTMLTemplateElement | null;
  finish();
  let longest = 0;
  for (const drawing of moving?.content.querySelectorAll("svg") ?? []) {
    const layer = document.querySelector(`#table svg #${drawing.dataset["layer"] ?? "motion"}`);
    if (!layer) continue;
    layer.append(...[...drawing.childNodes].map((node) => document.importNode(node, true)));
    for (const animation of layer.querySelectorAll<SVGAnimationElement>("animateMotion")) {
      animation.beginElement();
      longest = Math.max(longest, parseFloat(animation.getAttribute("dur") ?? "0"));
    }
  }
  timer = window.setTimeout(finish, Math.min(longest, 1200) + 80);
  return longest > 0;
}

/** What has no way of its own on the board comes from its player: a disc flies to what it touched. */
function fly(mark: Mark | undefined): void {
  const board = document.querySelector<HTMLElement>("#table .board");
  const to = mark && place(mark);
  const seat = `.p${(mark?.seat ?? 0) + 1}`;
  const panels = document.querySelectorAll(`#table :is(.chips > ${seat}, .handle > ${seat}, .panels > ${seat}) .disc`);
  const from = [...panels].find((disc) => disc.getBoundingClientRect().width > 0);
  if (!board || !to || !from) return;
  const disc = from.cloneNode(true) as HTMLElement;
  disc.classList.add("flying");
  document.body.append(disc);
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const at = (box: DOMRect): string =>
    `translate(${box.left + box.width / 2 - start.width / 2}px, ${box.top + box.height / 2 - start.height / 2}px)`;
  const flight = disc.animate([{ transform: at(start) }, { transform: at(end) }], {
    duration: FLIGHT,
    easing: "cubic-bezier(.45, .05, .35, 1)",
  });
  flight.onfinish = flight.oncancel = () => disc.remove();
}

export function start(): void {
  onShow(() => {
    const [found, moment] = [marks(), Number(root()?.dataset["moment"] ?? 0)];
    ring(found);
    follow(found.at(-1));
    number(found);
    const moved = ["live", "since"].includes(mode()) && seen >= 0 && moment > seen;
    if (moved && !still() && !travel()) fly(found.at(-1));
    seen = moment;
  });
  document.addEventListener("pointerdown", finish);
  document.addEventListener("keydown", finish);
}
