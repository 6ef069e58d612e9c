"""What a game's view.py returns: words and data for the page, never HTML; the page draws it.

A game's `view.py` has
- `view(seen, words) -> View`
- `label(atom, words, seen) -> str`: what people read instead of the atom ("F12")
- `sentence(event, words, seen) -> str`: a line of the log
and may have
- `phrase(action, words, seen) -> str`: a whole option in one sentence, for the list of moves
- `arranged(options, words, seen) -> list[tuple[str, list[Action]]]`: the list of moves in groups with their
  headings, where `View.groups` does not say enough
- `picture(atom, seen) -> Drawing | None`: what the button of an atom shows that lies on no board
- `ghost(action, seen) -> Drawing | None`: an `<svg>` whose contents the page puts into `<g id="ghost">` of
  the main board while this option waits for Confirm
- `held(thing, seat, pos) -> int | None`: how much of a bill's thing a seat has now, so that the bill can say
  what it will have; None: that is not counted
- `hint(atom, words, seen) -> str`: more than its name and price about something that can be picked
- `marks(event, seen) -> tuple[Atom, ...]`: what an event touched; ringed (class `last`) until the next move:
  elements with that `data-pick`, or with it among the words of their `data-mark`
- `motion(event, seen) -> Drawing | None`: an `<svg>` with `animateMotion begin="indefinite"`, whose contents
  run in `<g id="motion">` of the main board when the event arrives, or in the `<g>` that its
  `data-layer` names
- `poster(settings, words) -> Drawing | None`: a small picture of the board, for home and new tables
- `gallery(words) -> list[GallerySection]`
- `round_of(pos) -> int`: the number of the round, by which a replay steps

Texts (prompts, sentences, phrases, figures) are plain, with two marks that the page draws:
`name(seat)` stands for the player's name, and `*two tiles left*` is stressed.
A file `style.css` beside view.py is linked by the pages of this game. Words are found by id:
`tagline`, `setting-*`, `thing-<thing>` and `amount-<thing>` (lines of a bill: "Cash", "$5"),
`score-<source>`, `end-<reason>`,
and `why-<RULE ID>` where a refusal's facts say more than the ledger's text.
"""

from collections.abc import Mapping
from typing import Literal, TypeVar

import msgspec

from engineshed.kernel.action import Atom, Seat
from engineshed.kernel.components import Provenance
from engineshed.kernel.score import ScoreSheet
from engineshed.kernel.state import Position, State
from engineshed.kernel.steps import Decision

P = TypeVar("P", bound=Position)


def name(seat: Seat) -> str:
    """Stands for the name of whoever sits there; the page puts it in, in the player's colour."""
    return f"⟨{seat}⟩"


def asked(seen: State[P]) -> Decision[P] | None:
    """What the viewer is asked, else what somebody is asked; None when the game is over."""
    waiting = seen.waiting()
    if not waiting:
        return None
    return seen.decision(seen.viewer if seen.viewer in waiting else waiting[0])


def shown_seat(seen: State[P]) -> Seat:
    """Whose side of the table is shown: the viewer's, and to spectators that of whoever is asked."""
    return seen.viewer if seen.viewer >= 0 else next(iter(seen.waiting()), 0)


class Drawing(msgspec.Struct, frozen=True):
    """A template of the game (a file beside its view.py) and the data that it draws."""

    template: str
    data: Mapping[str, object]
    """Its names; `initials` (one letter per seat) is there too."""
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
    groups: Mapping[Atom, str] = {}
    """For the list of all moves: the heading under which an option with this first atom stands."""
    together: frozenset[str] = frozenset()
    """Kinds of atoms that one button of the palette picks at once ("tile" and "turn"): `picture` then gets
    all atoms chosen so far and these as one tuple, `label` these as one tuple."""


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
