"""What an option is worth, and how it differs from another in the same futures."""

from typing import Final

from engineshed.kernel import Action
from engineshed.teacher.futures import Future, Futures
from engineshed.teacher.model import Comparison, Estimate, ScoreChange, Worth
from engineshed.teacher.statistics import estimate, paired, together

POINT: Final = 0.002
"""The worth of one point beside the chance to win: it ranks options when the winner is already clear."""


def merit(worth: Worth) -> float:
    """The number by which options are ranked."""
    return worth.chance.mean + POINT * worth.points.mean


def worth_of(futures: Futures, action: Action) -> Worth:
    """What an option is worth to the seat that decides."""
    seat, found = futures.seat, futures.of[action]
    chance = estimate([future.values.chances[seat] for future in found])
    points = estimate([future.values.points[seat] for future in found])
    if futures.levels:
        # All seats together: there is time for few games, and one says nothing about its error.
        level = estimate([points for above in futures.levels for points in above.points])
        points = Estimate(points.mean + level.mean, together([points.error, level.error]))
    return Worth(chance, points)


def both(futures: Futures, first: Action, other: Action) -> list[tuple[Future, Future]]:
    """The futures of two options in the worlds in which both were tried."""
    return list(zip(futures.of[first], futures.of[other], strict=False))


def difference(futures: Futures, first: Action, other: Action, seat: int) -> Worth:
    """The first minus the other for any seat, world by world."""
    pairs = both(futures, first, other)
    return Worth(
        paired(
            [one.values.chances[seat] for one, _ in pairs], [two.values.chances[seat] for _, two in pairs]
        ),
        paired([one.values.points[seat] for one, _ in pairs], [two.values.points[seat] for _, two in pairs]),
    )


def compared(futures: Futures, first: Action, other: Action, better: int, worse: int) -> Comparison:
    """Two options, with the lines of the score sheet in which they differ."""
    lines = line_changes(futures, first, other, futures.seat)
    return Comparison(better, worse, difference(futures, first, other, futures.seat), lines)


def line_changes(futures: Futures, first: Action, other: Action, seat: int) -> tuple[ScoreChange, ...]:
    """By how much each line of a seat's score sheet differs at the horizon, the largest first."""
    pairs = [
        (one.lines[seat], two.lines[seat])
        for one, two in both(futures, first, other)
        if one.lines and two.lines
    ]
    sources = dict.fromkeys(source for pair in pairs for lines in pair for source in lines)
    changes = [
        ScoreChange(
            source,
            paired(
                [one.get(source, 0) for one, _ in pairs],
                [two.get(source, 0) for _, two in pairs],
            ),
        )
        for source in sources
    ]
    differing = [change for change in changes if change.points.mean]
    return tuple(sorted(differing, key=lambda change: -abs(change.points.mean)))


def apart(difference: Worth) -> bool:
    """Can the two be told apart? By the chance to win, or where that says nothing by the points."""
    return difference.chance.clear or difference.points.clear
