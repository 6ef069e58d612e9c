"""How a game is shown: `page/__init__.py` of a game has a `PAGE`, an object of a subclass of GamePage.

A page gives words and data, never HTML; the house draws them. Texts (prompts, sentences, phrases, figures)
are plain, with two marks: `name(seat)` stands for the player's name, and `*two tiles left*` is stressed.
`page/style.css` is linked by the pages of its game, `page/emblem.svg` is its sign, `page/templates` has
what drawings name. Words are found by id: `ask-<question>` and `log-<event>`, `tagline`, `setting-*`,
`thing-<thing>` and `amount-<thing>` (lines of a bill: "Cash", "$5"), `score-<source>`, `end-<reason>`,
and `why-<RULE ID>` where a refusal's facts say more than the ledger's text.
"""

import logging
from collections.abc import Mapping, Sequence
from functools import cache
from typing import ClassVar, Generic, TypeVar

import msgspec

from engineshed.kernel.action import Action, Atom, Seat
from engineshed.kernel.dump import fields, readable
from engineshed.kernel.game import Game, Settings
from engineshed.kernel.message import Message
from engineshed.kernel.state import Position, State
from engineshed.kernel.steps import Decision
from engineshed.kernel.view import (
    Drawing,
    Figure,
    GalleryPiece,
    GallerySection,
    Groups,
    Panel,
    Phase,
    Picked,
    Prompt,
    Sketch,
    View,
    grouped,
    name,
    timetable,
)
from engineshed.kernel.words import Words

__all__ = [
    "Drawing",
    "Figure",
    "Flow",
    "GalleryPiece",
    "GallerySection",
    "GamePage",
    "Groups",
    "Panel",
    "Phase",
    "Picked",
    "Prompt",
    "Scene",
    "Sketch",
    "View",
    "grouped",
    "name",
    "page_of",
    "timetable",
]

LOG = logging.getLogger(__name__)
P = TypeVar("P", bound=Position)


class Scene(Generic[P]):
    """What one viewer sees of a game, in one language: all that a page is made from."""

    def __init__(self, seen: State[P], words: Words, may_act: bool = True) -> None:
        self.seen = seen
        self.words = words
        self.acts = may_act and seen.viewer in seen.waiting()
        """Whether the viewer has to decide now."""
        self._options: list[Action] | None = None

    @property
    def pos(self) -> P:
        return self.seen.pos

    @property
    def game(self) -> Game[P]:
        return self.seen.setup.game

    @property
    def viewer(self) -> Seat | None:
        """The seat from which it is seen; None: a spectator's view."""
        return self.seen.viewer if self.seen.viewer >= 0 else None

    @property
    def shown_seat(self) -> Seat:
        """Whose side of the table is shown: the viewer's, and to spectators that of whoever is asked."""
        return self.seen.viewer if self.seen.viewer >= 0 else next(iter(self.seen.waiting()), 0)

    @property
    def decision(self) -> Decision[P] | None:
        """What the viewer is asked, else what somebody is asked; None when the game is over."""
        waiting = self.seen.waiting()
        if not waiting:
            return None
        return self.seen.decision(self.seen.viewer if self.seen.viewer in waiting else waiting[0])

    @property
    def options(self) -> list[Action]:
        """What the viewer may do now; the game lists them once, however often this is read."""
        if self._options is None:
            self._options = self.seen.options(self.seen.viewer) if self.acts else []
        return self._options


class Flow(msgspec.Struct, frozen=True):
    """Which steps of a game one answer may take together. A step is named by the first word of its action."""

    leads: frozenset[str] = frozenset()
    """Free steps that only lead to a choice: clicking what can be chosen there takes the step as well."""
    more: frozenset[str] = frozenset()
    """Steps that are often repeated: another one joins the one that still waits for confirmation."""
    debts: frozenset[str] = frozenset()
    """Things of a bill of which having more is worse. Paying one off needs no confirmation."""
    closes: bool = False
    """Whether `done` always ends the turn, so that one button may confirm and say done."""
    compared: frozenset[str] = frozenset()
    """Steps whose amounts are shown side by side with their effects: choosing one confirms it."""


class GamePage(Generic[P]):
    """How one game is shown. All methods have a default: a game without a page is shown plainly."""

    tells: ClassVar[bool] = False
    """Whether the journal tells everything; otherwise the log names the moves themselves."""
    together: ClassVar[frozenset[str]] = frozenset()
    """Kinds of atoms that one button of the palette picks at once ("tile" and "turn"): `picture` then gets
    all atoms chosen so far and these as one tuple, `label` these as one tuple."""

    verbs: ClassVar[frozenset[Atom]] = frozenset()
    """First words of options that need no button: what follows them is drawn and says it all."""

    passes: ClassVar[frozenset[Atom]] = frozenset({"pass"})
    """First words of options that give something up: they are never played without a question."""

    flow: ClassVar[Flow] = Flow()
    """Which steps of a turn one answer may take together."""

    legend: ClassVar[Mapping[str, str]] = {}
    """The game's symbols in reading order: an id, worded `legend-<id>` (its name) and `legend-<id>-help` (one
    line), and a CSS selector of the pieces drawn so. The page names those in view in place (the key `?`)."""

    symbols: ClassVar[Mapping[str, str]] = {}
    """The symbols of page/icons.svg that stand beside words: by `thing-<figure>` (changes and bills),
    `log-<event>` and `legend-<id>`."""

    def view(self, scene: Scene[P]) -> View:
        """The whole table for one viewer. As it is here: the position as data, options as buttons."""
        words, pos = scene.words, scene.pos
        rows = {slot: readable(getattr(pos, slot)) for slot in fields(type(pos)) if slot not in pos.fixed}
        board = Drawing("plain.jinja", {"rows": rows, "seat": scene.viewer}, title=words("board"))
        panels = tuple(Panel(seat) for seat in range(scene.seen.setup.players))
        return View(self.prompt(scene), (board,), panels, warnings=self.warnings(scene))

    # Words

    def prompt(self, scene: Scene[P]) -> Prompt:
        """What is asked now, from the question of the decision: the one place where questions are worded."""
        words, waiting, decision = scene.words, scene.seen.waiting(), scene.decision
        if decision is None:
            return Prompt(words("ask-nothing" if "ask-nothing" in words else "is-over"))
        asked = decision.question(scene.pos)
        said = f"ask-{asked.name}"
        if said in words:
            hint = self.told(f"{said}-hint", asked, scene) if f"{said}-hint" in words else ""
            return Prompt(self.told(said, asked, scene), asked.rules, hint)
        if scene.seen.viewer in waiting:
            return Prompt(words("choose"), asked.rules)
        one = len(waiting) == 1
        return Prompt(words("waits-for", who=name(waiting[0])) if one else words("wait-for-all"), asked.rules)

    def sentence(self, event: Message, scene: Scene[P]) -> str:
        """A line of the log."""
        if f"log-{event.name}" in scene.words:
            return self.told(f"log-{event.name}", event, scene)
        who = "" if event.seat is None else f"{name(event.seat)} "
        facts = ", ".join(f"{key} {value}" for key, value in event.facts.items())
        return f"{who}{event.name}: {facts}" if facts else f"{who}{event.name}"

    def told(self, id: str, message: Message, scene: Scene[P]) -> str:
        """A message in words: its facts are worded one by one, and `who` is its seat."""
        facts: dict[str, object] = {"who": "" if message.seat is None else name(message.seat)}
        for key, value in message.facts.items():
            facts.update(self.fact(key, value, message, scene))
        return scene.words(id, **facts)

    def fact(self, key: str, value: object, message: Message, scene: Scene[P]) -> Mapping[str, object]:
        """One fact as words, under its own name and others. Numbers stay numbers: plurals depend on them."""
        return {key: "yes" if value is True else "no" if value is False else value}

    def reason(self, told: Mapping[str, object], scene: Scene[P]) -> Mapping[str, object]:
        """The facts of a refusal as `why-<RULE>` words them."""
        return told

    def label(self, atom: Picked, scene: Scene[P]) -> str:
        """What people read instead of the atom ("F12")."""
        parts = atom if isinstance(atom, tuple) else (atom,)
        return " ".join(str(part) for part in parts).replace(":", " ")

    def phrase(self, action: Action, scene: Scene[P]) -> str:
        """A whole option in one sentence, for the list of moves."""
        return " · ".join(self.label(atom, scene) for atom in action)

    def hint(self, atom: Atom, scene: Scene[P]) -> str:
        """More than its name and price about something that can be picked."""
        return ""

    def warnings(self, scene: Scene[P]) -> tuple[str, ...]:
        """What `View.warnings` says."""
        return ()

    # Options

    def groups(self, scene: Scene[P]) -> Groups:
        """The list of moves in groups with their headings."""
        return grouped(scene.options, {})

    def shortlist(self, scene: Scene[P]) -> tuple[Action, ...]:
        """Whole options with a button each beside the board (`label` of the whole), the best first."""
        return ()

    def held(self, thing: str, seat: Seat, scene: Scene[P]) -> int | None:
        """How much of a bill's thing a seat has now, so that the bill can say what it will have; None if
        nobody counts it."""
        return scene.game.figures(scene.pos, seat).get(thing)

    def outlook(self, actions: Sequence[Action], scene: Scene[P]) -> tuple[str, ...]:
        """What these actions together lead to beyond their bill, one line each."""
        return ()

    def beside(self, amount: int, scene: Scene[P]) -> str:
        """A few words beside an amount in the palette, so that amounts can be compared before choosing."""
        return ""

    def finishes(self, action: Action, scene: Scene[P]) -> str:
        """What this option completes, in a few words, so that the palette can mark it; "" if nothing."""
        return ""

    def drawable(self, scene: Scene[P]) -> tuple[Atom, ...]:
        """Where on the main board a drawing may begin, for whoever decides now."""
        return ()

    def sketch(self, marks: Sequence[Atom], scene: Scene[P]) -> Sketch | None:
        """What these marks mean, in the order in which they were made; None if they are plain picks."""
        return None

    # Pictures

    def picture(self, atom: Picked, scene: Scene[P]) -> Drawing | None:
        """What the button of an atom shows that lies on no board."""
        return None

    def ghost(self, action: Action, scene: Scene[P]) -> Drawing | None:
        """An `<svg>` whose contents lie in `<g id="ghost">` of the main board while this option waits for
        Confirm."""
        return None

    def marks(self, event: Message, scene: Scene[P]) -> tuple[Atom, ...]:
        """What an event touched. Elements with such a `data-pick`, or with it among the words of their
        `data-mark`, are ringed (class `last`) until the next move."""
        return ()

    def motion(self, event: Message, scene: Scene[P]) -> Drawing | None:
        """An `<svg>` with `animateMotion begin="indefinite"`, whose contents run when the event arrives.

        They run in `<g id="motion">` of the main board, or in the `<g>` that its `data-layer` names."""
        return None

    def poster(self, settings: Settings, words: Words) -> Drawing | None:
        """A small picture of the board, for home and new tables."""
        return None

    def gallery(self, words: Words) -> list[GallerySection]:
        """Every piece with its drawing and where its figures come from."""
        return []


@cache
def page_of(game: Game[P]) -> GamePage[P]:
    """The page of a game; a plain one, with an error in the log, if the game's own cannot be loaded."""
    try:
        room = game.room("page")
        page = GamePage() if room is None else room.PAGE
        if not isinstance(page, GamePage):
            raise TypeError(f"PAGE in {room} is no GamePage")
    except (ImportError, AttributeError, TypeError):
        LOG.exception("%s is shown plainly: its page cannot be loaded", game.id)
        return GamePage()
    return page
