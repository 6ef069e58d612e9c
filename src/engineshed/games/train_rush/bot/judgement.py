"""What makes a position good, and what to try first."""

import math

from engineshed.games.train_rush import scoring
from engineshed.games.train_rush.bot.advice import Advice
from engineshed.games.train_rush.bot.projection import Projection
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import Action, Decision, Seat

__all__ = ["propose", "value"]


def value(pos: TrainRushPosition, seat: Seat) -> float:
    """The chance to win as this seat sees it: projected scores, sharper the nearer the end."""
    projection = Projection(pos, seat)
    heat = 5 + 4 * projection.left
    projected = [projection.score(other) for other in scoring.seats(pos)]
    best = max(projected)
    chances = [math.exp((points - best) / heat) for points in projected]
    return chances[seat] / sum(chances)


def propose(
    pos: TrainRushPosition, decision: Decision[TrainRushPosition], options: list[Action]
) -> list[Action]:
    """The options, the most promising first."""
    worth = Advice(pos, decision).worth
    return sorted(options, key=worth, reverse=True)
