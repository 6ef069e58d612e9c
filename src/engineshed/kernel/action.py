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


def parts_of(atom: object) -> tuple[str, str]:
    """Kind and name of an atom: ("hex", "5,-3"), ("pass", "") for a bare word, ("#", "") for an amount."""
    if not isinstance(atom, str):
        return "#", ""
    kind, _, rest = atom.partition(":")
    return kind, rest


def kind_of(atom: object) -> str:
    """The kind of an atom: "hex" of "hex:5,-3", the word itself of a bare one, "#" of an amount."""
    return parts_of(atom)[0]


def name_of(atom: object, kind: str) -> str:
    """What an atom "kind:name" names; "" for anything else."""
    if isinstance(atom, str) and atom.startswith(kind) and atom[len(kind) : len(kind) + 1] == ":":
        return atom[len(kind) + 1 :]
    return ""


def number_of(atom: object, kind: str) -> int | None:
    """The number in an atom "kind:3"; None for anything else, also for a number written in another way."""
    name = name_of(atom, kind)
    return int(name) if name.isascii() and name.isdecimal() and str(int(name)) == name else None


def named(action: Action, verb: str, kind: str) -> str:
    """What an action (verb, "kind:name") names; "" for anything else."""
    return name_of(action[1], kind) if len(action) == 2 and action[0] == verb else ""
