"""Picking: atoms are chosen one by one until they make an option.

The page does it in the browser by the same rules: client/options.ts says the same in TypeScript.
"""

from collections.abc import Iterable, Sequence

from engineshed.kernel import Action, Atom, kind_of


def rest(option: Action, chosen: Sequence[Atom]) -> list[Atom] | None:
    """The atoms of an option that are still to be chosen; None if the chosen ones do not fit it.

    Atoms may be chosen in any order, those of one kind in the order in which they stand."""
    left = list(option)
    for atom in chosen:
        index = next((i for i, other in enumerate(left) if kind_of(other) == kind_of(atom)), None)
        if index is None or left[index] != atom:
            return None
        del left[index]
    return left


def firsts(left: Iterable[Atom]) -> list[Atom]:
    """The first atom of each kind: of what is left of an option, those that can be chosen now."""
    found: dict[str, Atom] = {}
    for atom in left:
        found.setdefault(kind_of(atom), atom)
    return list(found.values())


class Picking:
    """What is chosen of a decision's options so far."""

    def __init__(self, options: Sequence[Action]) -> None:
        self.options = options
        self.chosen: list[Atom] = []
        """In the order in which they were picked."""

    def fitting(self, chosen: Sequence[Atom]) -> list[tuple[Action, list[Atom]]]:
        """The options that fit these atoms, each with what is left of it."""
        found = []
        for option in self.options:
            left = rest(option, chosen)
            # Until something is chosen, a one-word option is a button of its own and implies nothing.
            if left is not None and (chosen or len(option) > 1 or len(self.options) == 1):
                found.append((option, left))
        return found

    def taken(self) -> list[Atom]:
        """The chosen atoms and those that all fitting options share, which need no pick.

        Before the first pick only bare words are implied, and never a whole option."""
        taken = list(self.chosen)
        while fitting := self.fitting(taken):
            shared = [
                atom for atom in firsts(fitting[0][1]) if all(atom in firsts(left) for _, left in fitting)
            ]
            if not self.chosen:
                words: list[Atom] = [atom for atom in shared if kind_of(atom) == atom]
                return words if any(len(left) > len(words) for _, left in fitting) else []
            if not shared:
                break
            taken += shared
        return taken

    def next(self) -> list[Atom]:
        """What can be chosen now."""
        found = {atom: None for _, left in self.fitting(self.taken()) for atom in firsts(left)}
        if not self.chosen:
            found |= {option[0]: None for option in self.options if len(option) == 1}
        return list(found)

    def complete(self) -> Action | None:
        """The option that the chosen and implied atoms make, if they make one."""
        if not self.chosen:
            return None
        return next((option for option, left in self.fitting(self.taken()) if not left), None)

    def extendable(self) -> bool:
        """Whether more atoms could be chosen although the option is complete."""
        return len(self.fitting(self.taken())) > 1

    def choose(self, atom: Atom) -> bool:
        """Choose an atom; False if no option has it together with the others."""
        without = [other for other in self.chosen if kind_of(other) != kind_of(atom)]
        for attempt in ([*self.chosen, atom], [*self.taken(), atom], [*without, atom], [atom]):
            if self.fitting(attempt):
                self.chosen = attempt
                return True
        return False

    def drop(self) -> None:
        """Step back: take away the last atom."""
        if self.chosen:
            self.chosen.pop()
