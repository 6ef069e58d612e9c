"""What makes a position good, and what to try first."""

import math
from typing import Final

from engineshed.games.train_rush import scoring
from engineshed.games.train_rush.bot.advice import FOR_NOTHING, Impressions
from engineshed.games.train_rush.bot.projection import MARKERS_IN_A_ROUND, Projection, rounds_left
from engineshed.games.train_rush.gain import Bonus
from engineshed.games.train_rush.phases.investment import Invest
from engineshed.games.train_rush.phases.mission import PlayHero
from engineshed.games.train_rush.phases.movement import CardMove
from engineshed.games.train_rush.phases.siding import RefillDisplay
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.tracks import Advance
from engineshed.games.train_rush.wagons import LoadWagon
from engineshed.kernel import DONE, PASS, Action, Decision, Seat, name_of

__all__ = ["points", "propose", "value"]

LOOKED_AT = 8
"""No bot looks at fewer of the first proposals, unless it looks at very few."""
NEVER_LOST: Final = ("warehouse", "warehouses", "corruption", "load-1", "load-2")
"""Purchases that can only bring points, so that nobody passes instead when markers are of no more use."""


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

    A special action that could do nothing is no idea, whoever judges what comes of it; nor is to decline what
    costs nothing.
    """
    if isinstance(decision, RefillDisplay) and all(pos.mixed):
        return options[:1]  # nobody knows what the stacks hold
    impressions = Impressions(pos, decision)
    worth = impressions.worth
    found = sorted(without_waste(pos, decision, options), key=worth, reverse=True)
    if DONE in found:
        found = [action for action in found if action[0] != "special" or worth(action) > FOR_NOTHING]
    impressions.let_go()
    for nothing in (PASS, DONE):
        if nothing in found[LOOKED_AT:]:
            found.remove(nothing)
            found.insert(LOOKED_AT - 1, nothing)
    return found


def without_waste(
    pos: TrainRushPosition, decision: Decision[TrainRushPosition], options: list[Action]
) -> list[Action]:
    """The options without those that are worse than another one in every way.

    Judges are not exact enough to part these from the others: they stood still, kept heroes in hand, spent
    tokens where none was needed and declined what is free.
    """
    if isinstance(decision, CardMove):
        found = list(cheapest(options).values())
        return found + [DONE] * (DONE in options and (decision.number > 0 or not found))
    if PASS in options and pass_is_waste(pos, decision, options):
        return [action for action in options if action != PASS]
    return options


def cheapest(moves: list[Action]) -> dict[str, Action]:
    """By field, the move that spends no token or the smallest; they come in this order."""
    found: dict[str, Action] = {}
    for action in moves:
        if action != DONE:
            found.setdefault(name_of(action[1], "field"), action)
    return found


def too_many_markers(pos: TrainRushPosition, seat: Seat) -> bool:
    """Does a player have more markers than the rounds to come can spend, income included?"""
    rounds, income = rounds_left(pos), pos.value(seat, "investment")
    return pos.players[seat].investment > (MARKERS_IN_A_ROUND - income) * rounds


def pass_is_waste(
    pos: TrainRushPosition, decision: Decision[TrainRushPosition], options: list[Action]
) -> bool:
    """Is there an option that costs nothing and can only help?"""
    if isinstance(decision, PlayHero):
        return len(options) > 1
    if isinstance(decision, Invest):
        buys = [name_of(action[1], "action") for action in options if action != PASS]
        return too_many_markers(pos, decision.seat) and any(name in NEVER_LOST for name in buys)
    if isinstance(decision, Bonus) and isinstance(decision.decision, LoadWagon):
        return any(
            len(action) == 2 for action in options
        )  # nothing is chosen that could be chosen better later
    return isinstance(decision, Bonus) and isinstance(decision.decision, Advance)
