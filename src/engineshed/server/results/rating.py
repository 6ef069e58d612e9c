"""Ratings of people, on the scale of the bots' ladder (lab/ladder.py): 400 points are ten to one.

Weng and Lin, A Bayesian approximation method for online ranking, Journal of Machine Learning Research 12
(2011), algorithm 1 (Bradley and Terry, every pair): several players, ties, and less uncertainty after
every game. The ladder of the bots compares pairs in the same way, so that both can stand on one scale. The
pairs of one game are not independent: an order of n has the weight of n - 1 comparisons: each pair counts
2 / n. Without that, intervals of six players are too narrow (tests/server/test_rating.py measures it).
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final

import msgspec

START: Final = 1500.0
"""Where everybody begins: at the ladder's anchor, which says nothing while the spread is wide."""
SPREAD: Final = 350.0
"""The standard deviation of somebody of whom nothing is known."""
BETA: Final = 400.0 / (log(10) * sqrt(2))
"""How much the result of one game varies; with this value, certain ratings give Elo's curve."""
DRIFT: Final = 6.0
"""By how much somebody's strength may change from one game to the next."""
NARROWEST: Final = 0.0001
"""The least share of the variance that one game leaves (the paper's kappa)."""
SURE: Final = 1.96
"""Standard deviations to each side of an interval that holds the truth 19 times of 20."""


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is, as far as it is known."""

    mean: float = START
    spread: float = SPREAD

    @property
    def points(self) -> int:
        return round(self.mean)

    @property
    def give(self) -> int:
        """Half the width of the 95 % interval: what is written after ±."""
        return round(SURE * self.spread)


class Entrant(msgspec.Struct, frozen=True):
    """Somebody in a game that has ended."""

    rating: Rating
    rank: tuple[int, ...]
    """Less is better; equal is a tie."""
    fixed: bool = False
    """A bot keeps the rating of its ladder."""


def rate(entrants: Sequence[Entrant]) -> list[Rating]:
    """The ratings of all entrants after the game; fixed ones stay."""
    drifted = [one.rating if one.fixed else _drifted(one.rating) for one in entrants]
    return [
        one.rating if one.fixed else _after(number, entrants, drifted) for number, one in enumerate(entrants)
    ]


def _after(number: int, entrants: Sequence[Entrant], ratings: Sequence[Rating]) -> Rating:
    """One rating after the game, which counts as a game of two against each of the others."""
    mine, rank = ratings[number], entrants[number].rank
    variance = mine.spread**2
    shift = shrink = 0.0
    for other, (theirs, entrant) in enumerate(zip(ratings, entrants, strict=True)):
        if other == number:
            continue
        width = sqrt(variance + theirs.spread**2 + 2 * BETA**2)
        expected = 1 / (1 + exp((theirs.mean - mine.mean) / width))
        made = 0.5 if entrant.rank == rank else float(rank < entrant.rank)
        shift += variance / width * (made - expected)
        shrink += mine.spread / width * variance / width**2 * expected * (1 - expected)
    weight = 2 / len(entrants)
    return Rating(mine.mean + weight * shift, mine.spread * sqrt(max(1 - weight * shrink, NARROWEST)))


def _drifted(rating: Rating) -> Rating:
    return Rating(rating.mean, min(SPREAD, sqrt(rating.spread**2 + DRIFT**2)))
