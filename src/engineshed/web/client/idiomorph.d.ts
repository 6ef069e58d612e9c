// The part of idiomorph that the client uses.
declare module "idiomorph" {
  export const Idiomorph: {
    morph(
      old: Element,
      fresh: Element,
      config?: {
        morphStyle?: "outerHTML" | "innerHTML";
        ignoreActiveValue?: boolean;
        callbacks?: {
          beforeAttributeUpdated?: (name: string, node: Element, type: string) => boolean;
          beforeNodeAdded?: (node: Node) => boolean;
          afterNodeAdded?: (node: Node) => void;
          beforeNodeMorphed?: (node: Node, fresh: Node) => boolean;
        };
      },
    ): void;
  };
}
