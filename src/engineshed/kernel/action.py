"""Seats, atoms and actions: the terms that all parts share."""

from typing import Final, Literal, TypeAlias, TypeGuard

Seat: TypeAlias = int
Atom: TypeAlias = str | int
"""A bare word ("pass"), "kind:id" ("hex:5,-3") or an amount."""

Action: TypeAlias = tuple[Atom, ...]
Audience: TypeAlias = Seat | Literal["all", "none"]
"""Who sees an outcome: everybody, one seat, or nobody yet."""

DONE: Final[Action] = ("done",)
PASS: Final[Action] = ("pass",)
HIDDEN: Final[Action] = ("hidden",)
"""What others see of a secret action."""

MOST_ATOMS: Final = 64
"""The most atoms of an action; anything longer is refused."""


def well_formed(action: object) -> TypeGuard[Action]:
    """Is this a flat tuple of words and whole numbers? (True and 1.0 are neither.)"""
    if type(action) is not tuple or not 0 < len(action) <= MOST_ATOMS:
        return False
    for atom in action:
        kind = type(atom)
        if kind is not str and kind is not int:
            return False
    return True


def parts_of(atom: Atom) -> tuple[str, str]:
    """Kind and id of an atom: ("hex", "5,-3"), ("pass", "") for a bare word, ("#", "") for an amount."""
    if not isinstance(atom, str):
        return "#", ""
    kind, _, rest = atom.partition(":")
    return kind, rest
