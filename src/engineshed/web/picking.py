"""How atoms make an option, as the client does it: any order, those of one kind as they stand."""

from collections.abc import Sequence

from engineshed.kernel import Action, Atom


def kind(atom: Atom) -> str:
    """ "hex" of "hex:5,-3"; a bare word is a kind of its own; amounts are one kind."""
    return "#" if isinstance(atom, int) else atom.partition(":")[0]


def rest(option: Action, chosen: Sequence[Atom]) -> list[Atom] | None:
    """What of an option is still to be chosen; None: the chosen atoms do not fit it."""
    left = list(option)
    for atom in chosen:
        index = next((i for i, other in enumerate(left) if kind(other) == kind(atom)), None)
        if index is None or left[index] != atom:
            return None
        del left[index]
    return left
