// What people have chosen to look at (all sheets or one, the map or the board) stays so, also next time.
// Whose board they look at stays so until they are asked something themselves.
import { onShow, root } from "./table";

const looked = new Map<string, string>();

function restore(): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>("#table input[type=radio][data-keep]")];
  for (const key of new Set(inputs.map((input) => input.dataset["keep"]!))) {
    const group = inputs.filter((input) => input.dataset["keep"] === key);
    const kept = group.find((input) => input.value === localStorage.getItem(`keep:${key}`));
    const wanted = kept ?? group.find((input) => input.hasAttribute("checked"));
    if (wanted) wanted.checked = true;
  }
  if (root()?.dataset["turn"]) looked.clear();
  for (const id of looked.values()) {
    const input = document.getElementById(id) as HTMLInputElement | null;
    if (input) input.checked = true;
  }
}

export function start(): void {
  onShow(restore);
  document.addEventListener("change", (event) => {
    const input = event.target as HTMLInputElement | null;
    if (input?.dataset["keep"]) localStorage.setItem(`keep:${input.dataset["keep"]}`, input.value);
    else if (input?.type === "radio" && input.closest("#table .stage")) looked.set(input.name, input.id);
  });
}
