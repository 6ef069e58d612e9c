// htmx as a global: its extensions look for it there, so this module is imported before them.
import htmx from "htmx.org";

declare global {
  interface Window {
    htmx: typeof htmx;
  }
}

window.htmx = htmx;

export default htmx;
