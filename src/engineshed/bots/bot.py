"""What a bot is, and how it values a state."""

from functools import cache
from math import exp, log
from typing import Final, Protocol

import msgspec

from engineshed.bots.clock import now
from engineshed.kernel import Action, BadSetup, Game, Position, Seat, State
from engineshed.kernel.advice import Advice, advice_for

SUREST: Final = 1e-4
"""No chance to win counts as nearer to 0 or 1 where odds are taken."""
POINT: Final = 1e-6
"""What a point is worth beside winning, when a game is over: it decides between equals, and nothing else."""


class Budget:
    """How long a bot may think, and the seed of everything that it leaves to chance."""

    __slots__ = ("iterations", "seconds", "seed")

    def __init__(self, seed: int, seconds: float = 0.0, iterations: int = 0) -> None:
        self.seed = seed
        self.seconds = seconds
        """0: as long as the level usually takes."""
        self.iterations = iterations
        """For levels that count trials: exactly this many; 0 leaves it to the clock."""

    def deadline(self, usual: float) -> float:
        """When the answer is due, by `clock.now`."""
        return float("inf") if self.iterations else now() + (self.seconds or usual)


class Bot(Protocol):
    """Chooses for one seat from a state as that seat sees it."""

    def choose(self, seen: State[Position], seat: Seat, budget: Budget) -> Action:
        """One of the seat's options."""
        ...


def worth(state: State[Position], seat: Seat, advice: Advice[Position]) -> float:
    """How good a state is for a seat: the result if it is over, else what the game's advice says.

    Where nothing changes who wins, more points are better still.
    """
    result = state.result()
    if result is None:
        return advice.value(state.pos, seat)
    winners, scores = result.winners(), result.scores()
    return (1 / len(winners) if seat in winners else 0.0) + (POINT * scores[seat] if scores else 0.0)


def log_odds(chance: float) -> float:
    """A chance on a scale without ends, nearly."""
    bounded = min(max(chance, SUREST), 1 - SUREST)
    return log(bounded / (1 - bounded))


@cache
def advice_in(game: Game[Position], style: str) -> Advice[Position]:
    """The game's advice for who plays in this style, or BadSetup if it knows no such style."""
    advice = advice_for(game)
    if not style:
        return advice
    if style not in advice.styles:
        raise BadSetup(f"no style {style!r} in {game.id}; there are: {', '.join(advice.styles) or 'none'}")
    taste = advice.styles[style]

    def value(pos: Position, seat: Seat) -> float:
        return 1 / (1 + exp(-log_odds(advice.value(pos, seat)) - taste(pos, seat)))

    return msgspec.structs.replace(advice, value=value)
