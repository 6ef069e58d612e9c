// What people have chosen to look at (all sheets or one, the map or the board) stays so, also next time.
import { onShow } from "./table";

function restore(): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>("#table input[type=radio][data-keep]")];
  for (const key of new Set(inputs.map((input) => input.dataset["keep"]!))) {
    const group = inputs.filter((input) => input.dataset["keep"] === key);
    const kept = group.find((input) => input.value === localStorage.getItem(`keep:${key}`));
    const wanted = kept ?? group.find((input) => input.hasAttribute("checked"));
    if (wanted) wanted.checked = true;
  }
}

export function start(): void {
  onShow(restore);
  document.addEventListener("change", (event) => {
    const input = event.target as HTMLInputElement | null;
    if (input?.dataset["keep"]) localStorage.setItem(`keep:${input.dataset["keep"]}`, input.value);
  });
}
