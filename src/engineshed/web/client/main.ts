// The page's client. No rules live here: the server draws, the client picks.
import htmx from "htmx.org";

declare global {
  interface Window {
    htmx: typeof htmx;
  }
}

// htmx's extensions look for it there.
window.htmx = htmx;
