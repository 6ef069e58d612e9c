"""Judges are doubted: what they say about two options is weighed against games to the end of both.

A judge may be wrong about every future in the same way, so that no number of futures makes it right. Where
Railroad Revolution's network saw five percent more in an option, games to the end often saw nothing.
"""

import time
from collections.abc import Sequence
from math import exp, sqrt
from statistics import pstdev
from typing import Final

from engineshed.kernel import Action, Seat
from engineshed.teacher.comparing import both, difference
from engineshed.teacher.futures import Future, Futures
from engineshed.teacher.model import Estimate, Worth
from engineshed.teacher.statistics import paired, together

DOUBT: Final = 0.45
"""The error of a judge's difference, as a share of it, besides the sampling error."""


def weighed(judged: Worth, played: Worth, least: float = 0.0) -> Worth:
    """The judge's difference and that of finished games, weighted by their errors.

    `least` is the error of the judge's chance that is assumed at least.
    """
    chance = _weighed(doubted(judged.chance, least), played.chance)
    return Worth(chance, _weighed(doubted(judged.points), played.points))


def doubted(judged: Estimate, least: float = 0.0) -> Estimate:
    """What a judge says about a difference, with the error that it may have itself."""
    return Estimate(judged.mean, together([judged.error, DOUBT * judged.mean, least]))


def _weighed(judged: Estimate, played: Estimate) -> Estimate:
    if not judged.error or not played.error:
        return played if judged.error else judged
    one, two = 1 / judged.error**2, 1 / played.error**2
    return Estimate((one * judged.mean + two * played.mean) / (one + two), sqrt(1 / (one + two)))


def play_both(
    ends: Futures, one: Sequence[Action], other: Sequence[Action], most: int, deadline: float
) -> None:
    """Games to the end of two plans, `most` pairs (0: any number) as far as there is time."""
    while time.monotonic() <= deadline and not 0 < most <= len(ends.worlds):
        ends.try_all([tuple(one), tuple(other)], deadline)


def by_margin(futures: Futures, first: Action, other: Action, seat: Seat) -> Worth:
    """The difference of two options by the margins of finished games.

    A close win counts little more than a close defeat, which needs fewer games than counting wins. The scale
    is the spread of the margins.
    """
    pairs = both(futures, first, other)
    ones, twos = [margin(one, seat) for one, _ in pairs], [margin(two, seat) for _, two in pairs]
    scale = pstdev([*ones, *twos])
    found = difference(futures, first, other, seat)
    if not scale:
        return found
    chance = paired([_softly(one / scale) for one in ones], [_softly(two / scale) for two in twos])
    return Worth(chance, found.points)


def margin(future: Future, seat: Seat) -> float:
    """Points ahead of the best other seat; in a game alone, the points."""
    points = future.values.points
    return points[seat] - max((got for other, got in enumerate(points) if other != seat), default=0.0)


def _softly(margin: float) -> float:
    """A margin as a chance to win: one spread ahead wins about five games of six."""
    return 1 / (1 + exp(-1.7 * margin))
