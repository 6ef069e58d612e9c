// Whoever is out and wants to watch on has read what can be done: it is put away for this table.
import { address, onShow } from "./table";

function put(): void {
  const box = document.getElementById("out");
  if (box) box.hidden = sessionStorage.getItem(`watch:${address()}`) === "yes";
  else sessionStorage.removeItem(`watch:${address()}`);
}

export function start(): void {
  onShow(put);
  document.addEventListener("click", (event) => {
    if (!(event.target as Element).closest("[data-do=watch]")) return;
    sessionStorage.setItem(`watch:${address()}`, "yes");
    put();
  });
}
