"""Who looks at what: everything on a table's page is made from a look."""

from collections.abc import Mapping, Sequence
from typing import Literal

from markupsafe import Markup

from engineshed.kernel import Action, Game, Position, Result, Seat, Words
from engineshed.kernel.play import Match
from engineshed.kernel.view import Drawing
from engineshed.web.render import draw, rich
from engineshed.web.showing import Showing, showing

Mode = Literal["live", "replay", "plan", "lesson"]


class Player:
    """Who sits on a seat, as the page names them."""

    __slots__ = ("bot", "initial", "name")

    def __init__(self, name: str, initial: str, bot: bool) -> None:
        self.name = name
        self.initial = initial
        self.bot = bot


class Look:
    """Who looks at what: one table at one moment from one seat, in one language."""

    def __init__(
        self,
        address: str,
        game: Game[Position],
        match: Match[Position],
        players: Sequence[Player],
        seat: Seat | None,
        language: str,
        *,
        mode: Mode = "live",
        moment: int | None = None,
        decision: int = 0,
        number: int = 0,
        own: tuple[Seat, ...] = (),
        notice: Mapping[str, object] | None = None,
        hand_over: Seat | None = None,
        ended: str = "",
        undo: tuple[bool, bool] = (False, False),
        chat: Sequence[tuple[int, str, str]] = (),
        wish: Mapping[str, object] | None = None,
        rematch: str = "",
        lesson: Mapping[str, object] | None = None,
        forks: tuple[Seat, ...] = (),
    ) -> None:
        self.address = address
        """Of the table's page; everything else is below it."""
        self.game = game
        self.match = match
        self.players = players
        self.seat = seat
        self.language = language
        self.mode = mode
        self.moment = len(match.moves) if moment is None else moment
        self.decision = decision
        self.number = number
        self.own = own
        self.notice = notice
        self.hand_over = hand_over
        """The next of several people on one screen: until they take over, nothing secret is shown."""
        self.ended = ended
        self.undo = undo
        self.chat = chat
        self.wish = wish
        self.rematch = rematch
        """The table at which the same people play again."""
        self.lesson = lesson
        self.forks = forks
        """The seats as which this viewer may play on from a moment of a replay."""
        state = match.state if moment is None else match.at(moment)
        self.seen = state.seen_by(None if hand_over is not None else seat)
        self.result: Result | None = state.result() if not ended else None
        self.showing: Showing = showing(game)
        self.words: Words = self.showing.words(language)
        self.names = [player.name for player in players]

    @property
    def asked(self) -> bool:
        """Is this viewer to decide, here and now?"""
        return (
            self.mode != "replay"
            and not self.ended
            and self.hand_over is None
            and self.seat is not None
            and self.seat in self.seen.waiting()
        )

    def options(self) -> list[Action]:
        return self.seen.options(self.seat) if self.asked and self.seat is not None else []

    def rich(self, text: str) -> Markup:
        return rich(text, self.names)

    def draw(self, drawing: Drawing) -> Markup:
        return draw(drawing, self.game, [player.initial for player in self.players])
