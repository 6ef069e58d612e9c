// New HTML comes into the page by morphing: what is the same stays, with its focus and its place.
import { Idiomorph } from "idiomorph";

/** What the client itself fills: a new rendering leaves it alone. */
const OURS = new Set(["bubble", "bill", "ghost", "sketch", "motion", "fits", "move-list", "earlier", "numbers", "plates", "hint", "kept", "pad"]);

/** The first element of this HTML that the selector names. */
export function parsed(html: string, selector: string): HTMLElement | null {
  return new DOMParser().parseFromString(html, "text/html").querySelector<HTMLElement>(selector);
}

/** What people have opened or are typing stays so when the server draws it anew. */
export function morph(old: Element, fresh: Element): void {
  const adding: Node[] = [];
  const foreign: [Element, Node][] = [];
  Idiomorph.morph(old, fresh, {
    morphStyle: "outerHTML",
    // Only what is being typed is left alone: of anything else that has the focus this would keep all contents.
    ignoreActiveValue: document.activeElement?.matches("input, textarea, select") ?? false,
    callbacks: {
      beforeNodeAdded: (node) => adding.push(node) > 0,
      afterNodeAdded: (node) => {
        const wanted = adding.pop();
        if (node instanceof Element && wanted instanceof Element && node.namespaceURI !== wanted.namespaceURI) foreign.push([node, wanted]);
      },
      beforeAttributeUpdated: (name, node) => !(name === "open" && node instanceof HTMLDetailsElement),
      beforeNodeMorphed: (node) => !(node instanceof Element && (OURS.has(node.id) || node.classList.contains("motion"))),
    },
  });
  // Idiomorph makes a new drawing whose pieces have ids as if it were HTML: such a one has no size and shows nothing.
  for (const [node, wanted] of foreign) node.replaceWith(document.importNode(wanted, true));
}
