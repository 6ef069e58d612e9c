"""What a game's page gives: words and data, which the house draws."""

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

import msgspec

from engineshed.kernel.action import Action, Atom, Seat
from engineshed.kernel.components import Provenance
from engineshed.kernel.refusal import Refusal
from engineshed.kernel.score import ScoreSheet
from engineshed.kernel.words import Words

Picked: TypeAlias = Atom | tuple[Atom, ...]
"""What one button picks: an atom, or several at once (`GamePage.together`)."""


def name(seat: Seat) -> str:
    """Stands for the name of whoever sits there; the page puts it in, in the player's colour."""
    return f"⟨{seat}⟩"


class Drawing(msgspec.Struct, frozen=True):
    """A template of the game (a file of its page/templates) and the data that it draws."""

    template: str
    data: Mapping[str, object]
    """Its names; `initials` (two characters a seat), `names` and `pick` (docs/contracts.md) are there too."""
    id: str = "board"
    title: str = ""
    """Of the tab on a phone."""


class Prompt(msgspec.Struct, frozen=True):
    """What is asked, in one sentence; which rules govern it; what hovering shows."""

    text: str
    rules: tuple[str, ...] = ()
    hint: str = ""


class Figure(msgspec.Struct, frozen=True):
    """One number of a panel: a short label in capitals above a large value."""

    label: str
    value: str
    title: str = ""
    """The whole sum in words ("income 7 − expenses 5 = +2")."""
    tone: Literal["", "gain", "loss"] = ""


class Panel(msgspec.Struct, frozen=True):
    """Everything public about one seat: figures on the panel, the rest in `more` (opened by a click)."""

    seat: Seat
    role: str = ""
    figures: tuple[Figure, ...] = ()
    more: Drawing | None = None
    out: bool = False


class Phase(msgspec.Struct, frozen=True):
    """One stop on the masthead's timetable line."""

    label: str
    now: bool = False


class View(msgspec.Struct, frozen=True):
    """One page of one table for one viewer."""

    prompt: Prompt
    boards: tuple[Drawing, ...]
    """The first is the main board; on a phone each is a tab."""
    panels: tuple[Panel, ...]
    """In turn order."""
    hand: Drawing | None = None
    dock: tuple[Drawing, ...] = ()
    """Supplies and displays below the board."""
    score_now: tuple[ScoreSheet, ...] = ()
    turn: str = ""
    """"Turn 3 of 7"."""
    phases: tuple[Phase, ...] = ()
    warnings: tuple[str, ...] = ()
    """What the viewer should know before deciding, beside the prompt."""


class Sketch(msgspec.Struct, frozen=True):
    """What somebody has drawn on the main board so far, and what it means."""

    marks: tuple[Atom, ...]
    """The marks that still count; none if the drawing is dropped."""
    actions: tuple[Action, ...] = ()
    """The actions that one confirmation plays in this order; none while the drawing is incomplete."""
    text: str = ""
    """What it is, or what is missing."""
    drawing: Drawing | None = None
    """An `<svg>` for `<g id="sketch">` of the main board; a click on `data-draw` makes that mark."""
    others: tuple[Action, ...] = ()
    """Single options that the same marks could mean as well."""
    refusal: Refusal | None = None


class GalleryPiece(msgspec.Struct, frozen=True):
    """A piece as it lies on the table, its effect in words, and where each figure comes from."""

    id: str
    name: str
    effect: str
    drawing: Drawing | None = None
    sources: tuple[Provenance, ...] = ()


class GallerySection(msgspec.Struct, frozen=True):
    id: str
    title: str
    pieces: tuple[GalleryPiece, ...]


Groups: TypeAlias = list[tuple[str, list[Action]]]
"""The list of moves: headings and what stands below each."""


def timetable(words: Words, stops: Iterable[str], now: str) -> tuple[Phase, ...]:
    """The stops of a round or turn, worded `phase-<stop>`."""
    return tuple(Phase(words(f"phase-{stop}"), stop == now) for stop in stops)


def grouped(options: Iterable[Action], headings: Mapping[Atom, str]) -> Groups:
    """Options by the heading of their first atom, in the order in which headings first come up."""
    found: dict[str, list[Action]] = {}
    for action in options:
        found.setdefault(headings.get(action[0], ""), []).append(action)
    return list(found.items())
