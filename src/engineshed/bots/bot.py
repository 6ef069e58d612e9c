"""What a bot is, and how it values a state."""

import time
from typing import Protocol

from engineshed.kernel import Action, Position, Seat, State
from engineshed.kernel.advice import Advice


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
        """When the answer is due, by time.monotonic."""
        return float("inf") if self.iterations else time.monotonic() + (self.seconds or usual)


class Bot(Protocol):
    """Chooses for one seat from a state as that seat sees it."""

    def choose(self, seen: State[Position], seat: Seat, budget: Budget) -> Action:
        """One of the seat's options."""
        ...


def worth(state: State[Position], seat: Seat, advice: Advice[Position]) -> float:
    """How good a state is for a seat: the result if it is over, else what the game's advice says."""
    result = state.result()
    if result is None:
        return advice.value(state.pos, seat)
    winners = result.winners()
    return 1 / len(winners) if seat in winners else 0.0
