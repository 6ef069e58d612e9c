"""What bots are told about a game: a game's package `bot` declares it as `ADVICE`."""

from collections.abc import Callable
from functools import cache
from typing import Final, Generic, Literal, TypeAlias, TypeVar

import msgspec

from engineshed.kernel.action import Action, Seat
from engineshed.kernel.game import Game
from engineshed.kernel.state import Position
from engineshed.kernel.steps import Decision

P = TypeVar("P", bound=Position)

Horizon: TypeAlias = Literal["turn", "round", "lap", "end"]
"""How far a future is played before it is judged: to the end of the turn, of the seat's next turn, of the
round that the game counts (`Game.round_of`), or of the game."""
Choosing: TypeAlias = Callable[[P, Decision[P], list[Action]], list[Action]]


class Advice(msgspec.Struct, Generic[P], frozen=True):
    """How good a position is and what is worth a try; what is None, bots do without."""

    value: Callable[[P, Seat], float]
    """The chance to win, from 0 to 1."""
    propose: Choosing[P]
    """The options worth looking at, best first."""
    ideas: Choosing[P] | None = None
    """More options than `propose` gives, for those who can tell better what comes of them."""
    turn_of: Callable[[P], object] | None = None
    """A mark that changes when a turn ends, for games in which one seat may have several turns in a row."""
    points: Callable[[P, Seat], float] | None = None
    """The points that a seat may expect at the end, where no network knows them."""
    trials: tuple[Horizon, ...] = ("round",)
    """How far the best bot tries its plans: until its next turn, where they are judged; or, where the game's
    quick policy is good enough for everybody to play by it, to the end of the round or of the game. The
    furthest first: it goes as far as there is time for."""
    trials_alone: tuple[Horizon, ...] = ("round",)
    """The same in a game alone."""
    tries: Choosing[P] | None = None
    """The options that the best bot tries; by default those of `ideas`."""
    quick: Choosing[P] | None = None
    """The same as `propose`, quicker, for rounds and games that are played out: only the first one counts."""
    at_once: Callable[[P, Decision[P]], Action | None] | None = None
    """What `quick` would take, found without a list of all options, which takes as long as the choice; None
    where it needs that list."""
    alone: Callable[[P, Decision[P], list[Action], Callable[[], float]], Action | None] | None = None
    """How the best bot thinks in a game alone that is one long plan; it asks now and then for the share of
    its time that is used up, and answers None where there is nothing to plan."""
    margin: Callable[[P], float] | None = None
    """How far ahead a game alone has ended, where its points alone do not tell."""
    lean: float = 0.0
    """How far those who judge by a network still go by `value`: its log-odds times this are added. A young
    network knows how games end, but is too rough to part near equals; 0 where it has learned enough."""
    loyal: float = 0.0
    """How much more a network must see in another idea than in the game's first one, to take it, at once or
    after trials: for games whose rules of thumb know things that their value does not."""
    styles: dict[str, Callable[[P, Seat], float]] = {}
    """Ways to play, by name: how much a position is to the taste of a seat that plays so, as log-odds that
    are added to those of `value`."""
    teaching: bool = True
    """Whether the game's networks are good enough for the teacher, too; if not, it goes by `value`."""
    horizon: Horizon = "round"
    """How far the teacher plays futures of this game."""

    def tried_to(self, players: int) -> tuple[Horizon, ...]:
        """How far the best bot tries its plans with this number of players."""
        return self.trials if players > 1 else self.trials_alone


def _even(pos: Position, seat: Seat) -> float:
    return 0.5


def _all(pos: Position, decision: Decision[Position], options: list[Action]) -> list[Action]:
    return options


NO_ADVICE: Final[Advice[Position]] = Advice(_even, _all)
"""For games without a package `bot`: nothing is known, everything is worth a try."""


@cache
def advice_for(game: Game[Position]) -> Advice[Position]:
    """What the game's package `bot` declares, if it has one."""
    room = game.room("bot")
    if room is None:
        return NO_ADVICE
    advice = room.ADVICE
    if not isinstance(advice, Advice):
        raise TypeError(f"ADVICE in {room.__name__} is no Advice")
    return advice
