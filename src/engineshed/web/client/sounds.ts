// Sounds for my turn, a move and the end: made here, off until somebody switches them on.
import { mode, onShow, root } from "./table";

/** Pitch in hertz, when it begins and how long it lasts in seconds. */
type Tone = [pitch: number, begin: number, length: number];

const MOVE: Tone[] = [[330, 0, 0.07]];
const TURN: Tone[] = [[523, 0, 0.14], [784, 0.13, 0.26]];
const END: Tone[] = [[392, 0, 0.2], [523, 0.18, 0.2], [659, 0.36, 0.45]];
const LOUD = 0.12;

let sounds: AudioContext | null = null;
let before: { moment: number; turn: boolean; over: boolean } | null = null;

function on(): boolean {
  return localStorage.getItem("sounds") === "on";
}

function play(tones: Tone[]): void {
  if (!on()) return;
  sounds ??= new AudioContext();
  void sounds.resume();
  for (const [pitch, begin, length] of tones) {
    const [tone, volume, at] = [sounds.createOscillator(), sounds.createGain(), sounds.currentTime + begin];
    tone.frequency.value = pitch;
    tone.type = "triangle";
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUD, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(sounds.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}

function mark(): void {
  document.querySelector("[data-do=sound]")?.setAttribute("aria-pressed", String(on()));
}

/** The most important of what has changed is heard. */
function listen(): void {
  const table = root();
  if (!table || !["live", "since", "plan"].includes(mode())) return;
  const now = {
    moment: Number(table.dataset["moment"]),
    turn: mode() === "plan" ? document.getElementById("due") !== null : table.dataset["turn"] === "yes",
    over: document.querySelector(".prompt.over") !== null,
  };
  if (before && now.over && !before.over) play(END);
  else if (before && now.turn && !before.turn) play(TURN);
  else if (before && now.moment > before.moment && mode() !== "plan") play(MOVE);
  before = now;
}

export function start(): void {
  mark();
  onShow(listen);
  document.addEventListener("click", (event) => {
    if (!(event.target as Element).closest("[data-do=sound]")) return;
    localStorage.setItem("sounds", on() ? "off" : "on");
    mark();
    play(TURN);
  });
}
