"""Shares and means with their 95 % intervals."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

Z95 = 1.96
STAKES: Final = tuple(number / 20 for number in range(1, 20))
"""The parts of one's money that are bet."""


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The interval of a share; good for few games and for shares near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, z * z / games
    middle = (share + square / 2) / (1 + square)
    reach = z * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def winnings(results: Sequence[float], share: float) -> float:
    """What has become of 1 by betting that the mean of these results, from 0 to 1, is above a share.

    The bets are fair if the mean is that share, and a loss if it is less: then the money ever grows to forty
    times itself at most once in forty series, however often one looks (Ville). So whoever stops a series as
    soon as it does errs no more often. Every stake is a purse of its own; this is what they hold on average.
    """
    purses = [1.0] * len(STAKES)
    for result in results:
        gain = (result - share) / share if share else 0.0
        purses = [purse * (1 + stake * gain) for purse, stake in zip(purses, STAKES, strict=True)]
    return fmean(purses)


def mean(numbers: Sequence[float]) -> float | None:
    return fmean(numbers) if numbers else None


def student(numbers: Sequence[float]) -> tuple[float, float] | None:
    """The interval of a mean; None for fewer than two numbers."""
    if len(numbers) < 2:
        return None
    middle, reach = fmean(numbers), _t95(len(numbers) - 1) * stdev(numbers) / sqrt(len(numbers))
    return middle - reach, middle + reach


def _t95(freedom: int) -> float:
    """The 97.5 % point of Student's t, by an expansion that is 0.1 % off from 5 degrees of freedom on."""
    z = 1.959964
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
