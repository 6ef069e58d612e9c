// My notes at this table: fetched when they are opened, saved while I write. Only I read them.
import { call, onRecovery } from "./net";
import { onShow, problem, toast } from "./table";

/** Milliseconds after the last letter. */
const TYPING = 700;

/** What was written and is not stored yet. */
let unsaved: { at: string; text: string } | null = null;
let timer = 0;

function pad(): HTMLElement | null {
  return document.getElementById("pad");
}

function field(): HTMLTextAreaElement | null {
  return document.querySelector<HTMLTextAreaElement>("#pad textarea");
}

function say(word: "saved" | "unsaved"): void {
  const state = document.getElementById("notes-state");
  if (state) state.textContent = pad()?.dataset[word] ?? "";
}

/** What another device wrote is here as soon as the notes are opened. */
async function load(): Promise<void> {
  const [room, text] = [pad(), field()];
  if (!room || !text) return;
  if (unsaved) {
    text.value = unsaved.text;
  } else {
    const answer = await call(room.dataset["at"] ?? "").catch(() => null);
    if (!answer) return; // that nobody answers is said already
    if (!answer.ok) return toast(await problem(answer));
    const stored = await answer.text();
    if (!unsaved) text.value = stored;
  }
  text.readOnly = false;
}

async function save(last = false): Promise<void> {
  window.clearTimeout(timer);
  const sent = unsaved;
  if (!sent) return;
  const body = new URLSearchParams({ text: sent.text });
  const answer = await call(sent.at, { method: "POST", body, keepalive: last }).catch(() => null);
  if (!answer) return;
  if (!answer.ok) return toast(await problem(answer));
  if (unsaved !== sent) return;
  unsaved = null;
  say("saved");
}

export function start(): void {
  let open = false;
  const look = () => {
    const shown = pad()?.hidden === false;
    if (shown && (!open || field()?.readOnly)) void load();
    if (!shown && open) void save();
    open = shown;
  };
  onShow(look);
  onRecovery(() => void save());
  document.addEventListener("click", look);
  document.addEventListener("input", (event) => {
    if (event.target !== field()) return;
    unsaved = { at: pad()?.dataset["at"] ?? "", text: field()!.value };
    say("unsaved");
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void save(), TYPING);
  });
  window.addEventListener("pagehide", () => void save(true));
}
