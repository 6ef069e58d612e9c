"""Means with their standard errors."""

from collections.abc import Sequence
from math import sqrt

from engineshed.teacher.model import Estimate


def estimate(samples: Sequence[float]) -> Estimate:
    """The mean and its standard error; for a single sample, its own size stands in for the error."""
    n = len(samples)
    mean = sum(samples) / n
    if n == 1:
        return Estimate(mean, abs(mean))
    variance = sum((sample - mean) ** 2 for sample in samples) / (n - 1)
    return Estimate(mean, sqrt(variance / n))


def paired(first: Sequence[float], other: Sequence[float]) -> Estimate:
    """The first minus the other, future by future."""
    return estimate([one - two for one, two in zip(first, other, strict=True)])


def together(errors: Sequence[float]) -> float:
    """The standard error of a sum of independent parts."""
    return sqrt(sum(error * error for error in errors))
