"""A table as somebody sees it: everything on its page is made from a viewpoint and the scene from there."""

from collections.abc import Sequence
from typing import Literal

import msgspec
from markupsafe import Markup

from engineshed.kernel import Action, Position, Result, Seat
from engineshed.kernel.page import Drawing, GamePage, Scene, page_of
from engineshed.kernel.play import Match
from engineshed.web.lesson import Stop
from engineshed.web.render import draw, rich
from engineshed.web.wording import words_of

Mode = Literal["live", "replay", "plan", "lesson"]


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
    """Has who looks agreed already?"""


class Notice(msgspec.Struct, frozen=True):
    """What the house has to say about this table, and the way out of it, if there is one."""

    text: str
    way: Literal["", "go-on", "come-back"] = ""


class Card(msgspec.Struct, frozen=True):
    """Where a guided first turn stands."""

    number: int
    stops: Sequence[Stop]
    deed: Action | None
    """What the learner does here; None: only look."""
    base: str
    csrf: str

    @property
    def stop(self) -> Stop:
        return self.stops[self.number - 1]


class Note(msgspec.Struct, frozen=True):
    """A line of the log about the table itself: somebody took back, a bot sits in."""

    moves: int
    """How many moves had been played by then."""
    what: str
    """The message id is `note-<what>`."""
    seat: Seat | None = None
    detail: str = ""


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
    """Why it ended before its time."""
    undo: tuple[bool, bool] = (False, False)
    """Is there something to take back, and is the turn more than the last action?"""
    chat: Sequence[tuple[int, str, str]] = ()
    """Number, name and text."""
    notes: Sequence[Note] = ()
    proposal: Proposal | None = None
    notice: Notice | None = None
    rematch: str = ""
    """The table at which the same people play again."""
    forks: tuple[Seat, ...] = ()
    """The seats as which this viewer may play on from a moment of a replay."""
    lesson: Card | None = None


class TableScene(Scene[Position]):
    """What there is to see of a table from a viewpoint: the game as it is seen from there, in its frame."""

    def __init__(self, match: Match[Position], viewpoint: Viewpoint, frame: Frame) -> None:
        at = viewpoint.moment
        state = match.state if at is None else match.at(at)
        super().__init__(
            state.seen_by(None if viewpoint.hand_over is not None else viewpoint.seat),
            words_of(state.setup.game, viewpoint.language),
            may_act=viewpoint.mode != "replay" and not frame.ended,
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

    def draw(self, drawing: Drawing) -> Markup:
        return draw(drawing, self.game, [player.initial for player in self.frame.players])
