// The part of idiomorph's htmx extension that the client uses.
declare module "idiomorph/htmx" {
  export const Idiomorph: {
    morph(
      old: Element,
      fresh: string,
      config?: { morphStyle?: "outerHTML" | "innerHTML"; ignoreActiveValue?: boolean },
    ): void;
    defaults: {
      callbacks: {
        beforeAttributeUpdated: (name: string, node: Element, type: string) => boolean;
        beforeNodeMorphed: (node: Node, fresh: Node) => boolean;
      };
    };
  };
}
