// The page's client. No rules live here: the server draws, the client picks.
import "./htmx";
import "idiomorph/htmx";
import "htmx-ext-sse";
