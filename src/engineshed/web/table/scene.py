"""A table as somebody sees it: everything on its page is made from a viewpoint and the scene from there."""

from collections.abc import Sequence
from typing import Literal

import msgspec
from markupsafe import Markup

from engineshed.kernel import Action, Position, Result, Seat
from engineshed.kernel.page import Drawing, GamePage, Scene, page_of
from engineshed.kernel.play import Match
from engineshed.teacher import WhatIf
from engineshed.web.render import draw, rich
from engineshed.web.sprite import sprite
from engineshed.web.table.course import next_choice
from engineshed.web.teaching.first_turn import Stop
from engineshed.web.teaching.lessons import Task
from engineshed.web.wording import words_of

Mode = Literal["live", "since", "replay", "plan", "lesson", "what-if"]
"""Since: the moves since the viewer's last choice are shown one by one."""


class Viewpoint(msgspec.Struct, frozen=True):
    """Who looks, from where, at which moment. Equal viewpoints of one table see the same."""

    language: str
    seat: Seat | None = None
    """The seat to look from; None: a spectator."""
    own: tuple[Seat, ...] = ()
    """All seats of the guest who looks."""
    mode: Mode = "live"
    moment: int | None = None
    """After this many moves; None: now."""
    hand_over: Seat | None = None
    """The next of several people on one screen: until they take over, nothing secret is shown."""


class Player(msgspec.Struct, frozen=True):
    """Who sits on a seat, as the page names them."""

    name: str
    initial: str
    bot: bool


class Proposal(msgspec.Struct, frozen=True):
    """Something that needs the others' yes."""

    number: int
    text: str
    mine: bool
    """Whether the viewer has agreed already."""
    seat: Seat = 0
    """Who asks."""
    back_to: int | None = None
    """The moment to which they would take back."""
    agreed: tuple[Seat, ...] = ()
    missing: tuple[Seat, ...] = ()
    """Whose answer is awaited."""


class Notice(msgspec.Struct, frozen=True):
    """What the house has to say about this table, and what the viewer can do about it."""

    text: str
    way: Literal["", "go-on", "come-back"] = ""


class Late(msgspec.Struct, frozen=True):
    """A seat that is out of time, with the others' votes."""

    seat: Seat
    said: dict[str, tuple[tuple[Seat, str], ...]]
    """The voters for each verdict."""
    mine: str
    may_say: bool
    voters: int
    again: float
    """Seconds that waiting gives."""
    voting: float
    """Seconds after which the votes given so far decide."""


class Card(msgspec.Struct, frozen=True):
    """Where a guided first turn stands."""

    number: int
    stops: Sequence[Stop]
    task: Action | None
    """What the learner has to do here; None if only to look."""
    base: str
    csrf: str

    @property
    def stop(self) -> Stop:
        return self.stops[self.number - 1]


class Wondering(msgspec.Struct, frozen=True):
    """Another move at a moment of a finished game, and the games that were played from both."""

    moment: int
    back: str
    """The address of the table."""
    better: tuple[Action, ...] = ()
    """Moves that the review of the game knows to be better."""
    instead: tuple[Action, ...] = ()
    """What was asked about; empty: nothing yet."""
    found: WhatIf | None = None
    """What the games say so far."""
    done: int = 0
    games: int = 0
    """How many were played from each, of how many."""
    waits: bool = False
    """Are more being played?"""


class Note(msgspec.Struct, frozen=True):
    """A line of the log about the table itself: somebody took back, a bot sits in."""

    moves: int
    """How many moves had been played by then."""
    what: str
    """The message id is `note-<what>`."""
    seat: Seat | None = None
    detail: str = ""


class Line(msgspec.Struct, frozen=True):
    """A line of the chat."""

    number: int
    name: str
    text: str
    word: str
    """A quick word instead of a text."""
    mine: bool
    """Did the viewer say it?"""
    watches: bool = False
    """Was it said by somebody who only watches?"""
    hidden: bool = False
    """By the host; nothing of it is left."""


class Other(msgspec.Struct, frozen=True):
    """Somebody else at the table, and whether the viewer hears them."""

    seat: Seat
    name: str
    muted: bool
    blocked: bool = False


class Frame(msgspec.Struct, frozen=True):
    """What is around the game on its page: who sits there, what can be taken back, what is said."""

    address: str
    """Of the table's page; everything else is below it."""
    players: Sequence[Player]
    decision: int = 0
    """The number of what is asked now: an answer names it."""
    number: int = 0
    """Of the last event."""
    ended: str = ""
    """Why the table ended before the game did; "" if it did not."""
    still: bool = False
    """Whether nobody can move, because of a fault of the rules."""
    undo: tuple[bool, bool] = (False, False)
    """Whether there is an action to take back, and whether the turn has more than that one."""
    chat: Sequence[Line] = ()
    others: Sequence[Other] = ()
    """People whose chat the viewer may mute."""
    talks: bool = False
    """Whether the viewer, a spectator, may chat."""
    notes: Sequence[Note] = ()
    proposal: Proposal | None = None
    notice: Notice | None = None
    tempo: str = "at-once"
    """How fast the page shows the moves of bots, unless the viewer wishes otherwise."""
    due: bool = False
    """In a plan: whether the real table waits for its guest now."""
    stale: bool = False
    """In a plan: whether the real table has moved on since it was begun."""
    since: float = 0.0
    """When what is asked now came up, in seconds of the epoch."""
    hints: bool = False
    """Whether the viewer may ask the teacher."""
    orders: int = 0
    """The number of the viewer's own standing orders."""
    rematch: str = ""
    """The table at which the same people play again."""
    forks: tuple[Seat, ...] = ()
    """The seats as which this viewer may play on from a moment of a replay."""
    lesson: Card | None = None
    task: Task | None = None
    """Where a lesson stands."""
    wondering: Wondering | None = None
    late: tuple[Late, ...] = ()
    free: tuple[Seat, ...] = ()
    """Seats that the viewer may take from a bot."""


class TableScene(Scene[Position]):
    """What there is to see of a table from a viewpoint: the game as it is seen from there, in its frame."""

    def __init__(self, match: Match[Position], viewpoint: Viewpoint, frame: Frame) -> None:
        at = viewpoint.moment
        state = match.state if at is None else match.at(at)
        super().__init__(
            state.seen_by(None if viewpoint.hand_over is not None else viewpoint.seat),
            words_of(state.setup.game, viewpoint.language),
            may_act=viewpoint.mode not in ("since", "replay") and not frame.ended and not frame.still,
        )
        self.match = match
        self.viewpoint = viewpoint
        self.frame = frame
        self.moment = len(match.moves) if at is None else at
        self.result: Result | None = None if frame.ended else state.result()
        self.page: GamePage[Position] = page_of(state.setup.game)
        self.names = [player.name for player in frame.players]

    @property
    def language(self) -> str:
        return self.viewpoint.language

    def rich(self, text: str) -> Markup:
        """Plain text as HTML, with the players' names."""
        return rich(text, self.names)

    def may_ask_why(self, number: int) -> bool:
        """Whether the viewer may ask why this move was made: moves of bots that had a choice."""
        move = self.match.moves[number - 1]
        asks = self.viewpoint.mode == "live" and (self.frame.hints or self.result is not None)
        return asks and self.frame.players[move.seat].bot and not move.auto

    @property
    def may_wonder(self) -> bool:
        """Is this a moment of a game that was played to its end, with a choice to come?"""
        return self.match.state.result() is not None and next_choice(self.match, self.moment) is not None

    def symbol(self, word: str, said: str = "") -> Markup:
        """The symbol beside the word of this id; empty if the game has drawn none."""
        name = self.page.symbols.get(word, "")
        return sprite(self.game.package)(name, said) if name else Markup()

    def draw(self, drawing: Drawing) -> Markup:
        return draw(drawing, self.game, [player.initial for player in self.frame.players], self.names)
