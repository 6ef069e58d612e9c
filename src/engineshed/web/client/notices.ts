// Notices: this browser as a way, the time zone of who sets quiet hours, and the list while something is being sent.
import { morph, parsed } from "./morph";
import { call } from "./net";
import { toast } from "./table";

const OPEN = "[data-state=waiting], [data-state=sending]";

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Ask the browser for an address at which it can be woken, and send it to the house. */
async function subscribe(form: HTMLFormElement): Promise<void> {
  try {
    if ((await Notification.requestPermission()) !== "granted") throw new Error("refused");
    const worker = await navigator.serviceWorker.ready;
    const key = bytes(form.dataset["keyOfHouse"] ?? "");
    const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    form.querySelector<HTMLInputElement>("[name=address]")!.value = JSON.stringify(found);
    form.requestSubmit();
  } catch {
    toast(form.dataset["said"] ?? "");
  }
}

/** While something is under way the list is looked at again. */
async function follow(tries: number): Promise<void> {
  const list = document.getElementById("sent");
  if (!list || tries === 0 || !list.querySelector(OPEN)) return;
  await new Promise((done) => window.setTimeout(done, 1000));
  try {
    const fresh = parsed(await (await call("/notices")).text(), "#notices");
    const now = document.getElementById("notices");
    if (fresh && now) morph(now, fresh);
  } catch {
    return;
  }
  await follow(tries - 1);
}

export function start(): void {
  const zone = document.querySelector<HTMLInputElement>("[data-zone]");
  if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || zone.value;
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>("[data-do=push]");
    if (button?.form) void subscribe(button.form);
  });
  void follow(30);
}
