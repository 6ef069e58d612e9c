"""What makes a position good, and what to try first."""

import math

from engineshed.games.train_rush import scoring
from engineshed.games.train_rush.bot.advice import FOR_NOTHING, Impressions
from engineshed.games.train_rush.bot.projection import Projection
from engineshed.games.train_rush.phases.siding import RefillDisplay
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import DONE, PASS, Action, Decision, Seat

__all__ = ["points", "propose", "value"]

LOOKED_AT = 8
"""No bot looks at fewer of the first proposals, unless it looks at very few."""


def value(pos: TrainRushPosition, seat: Seat) -> float:
    """The chance to win as this seat sees it: projected scores, sharper the nearer the end."""
    projection = Projection(pos, seat)
    heat = 5 + 4 * projection.left
    projected = [projection.score(other) for other in scoring.seats(pos)]
    best = max(projected)
    chances = [math.exp((points - best) / heat) for points in projected]
    return chances[seat] / sum(chances)


def points(pos: TrainRushPosition, seat: Seat) -> float:
    """The points that a seat may expect at the end."""
    return Projection(pos, seat).score(seat)


def propose(
    pos: TrainRushPosition, decision: Decision[TrainRushPosition], options: list[Action]
) -> list[Action]:
    """The options, the most promising first; to do nothing is always among those that are looked at.

    A special action that could do nothing is no idea, whoever judges what comes of it.
    """
    if isinstance(decision, RefillDisplay) and all(pos.mixed):
        return options[:1]  # nobody knows what the stacks hold
    worth = Impressions(pos, decision).worth
    found = sorted(options, key=worth, reverse=True)
    if DONE in found:
        found = [action for action in found if action[0] != "special" or worth(action) > FOR_NOTHING]
    for nothing in (PASS, DONE):
        if nothing in found[LOOKED_AT:]:
            found.remove(nothing)
            found.insert(LOOKED_AT - 1, nothing)
    return found
