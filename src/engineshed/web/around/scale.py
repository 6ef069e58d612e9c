"""Ratings drawn to scale: where they stand on a line, and how one changed over time."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

WIDTH, HEIGHT = 720, 292
LEFT, RIGHT, TOP, BOTTOM = 60, 132, 18, 30
APART = 17
"""Between two lettered lines at the right end."""


class Point(NamedTuple):
    """A rating after a game."""

    at: float
    mean: float
    give: float


def ticks(low: float, high: float) -> list[int]:
    """Round ratings that enclose this range and divide it into three to seven parts."""
    step = 50
    while (high - low) / step > 6:
        step = step * 5 // 2 if str(step)[0] == "2" else step * 2
    first, last = int(low // step * step), int(-(-high // step) * step)
    return list(range(first, max(last, first + step) + 1, step))


def along(low: float, high: float, width: float) -> Callable[[float], float]:
    """A function from a rating to its place on a line."""
    return lambda rating: round((rating - low) / (high - low) * width, 1)


def over_time(
    points: Sequence[Point], bots: Sequence[tuple[str, int]], months: Callable[[float], str]
) -> dict[str, object]:
    """The chart of a rating over time, with its band, and bots to compare with."""
    seen = [value for point in points for value in (point.mean - point.give, point.mean + point.give)]
    near = [(name, rating) for name, rating in bots if min(seen) - 150 <= rating <= max(seen) + 150]
    scale = ticks(min([*seen, *(r for _, r in near)]), max([*seen, *(r for _, r in near)]))
    first, span = points[0].at, max(points[-1].at - points[0].at, 1.0)

    def x(at: float) -> float:
        return round(LEFT + (at - first) / span * (WIDTH - LEFT - RIGHT), 1) if len(points) > 1 else LEFT

    def y(rating: float) -> float:
        height = HEIGHT - TOP - BOTTOM
        return round(TOP + (scale[-1] - rating) / (scale[-1] - scale[0]) * height, 1)

    upper = [f"{x(p.at)},{y(p.mean + p.give)}" for p in points]
    lower = [f"{x(p.at)},{y(p.mean - p.give)}" for p in reversed(points)]
    last = points[-1]
    taken = [y(last.mean) - 7, y(last.mean) + 10]
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "left": LEFT,
        "right": WIDTH - RIGHT,
        "scale": [(rating, y(rating)) for rating in scale],
        "line": " ".join(f"{x(p.at)},{y(p.mean)}" for p in points),
        "band": " ".join([*upper, *lower]),
        "end": (x(last.at), y(last.mean)),
        "bots": [(name, rating, y(rating), _clear(y(rating), taken)) for name, rating in near],
        "months": _months(points, x, months),
    }


def _clear(wanted: float, taken: list[float]) -> float:
    """A height for a label at which it overlaps no other."""
    for step in range(12):
        for place in (wanted - step * 6, wanted + step * 6):
            if all(abs(place - other) >= APART for other in taken):
                taken.append(place)
                return place
    return wanted


def _months(
    points: Sequence[Point], x: Callable[[float], float], months: Callable[[float], str]
) -> list[tuple[str, float]]:
    """The names of months below the chart, not closer than they can be read."""
    found: list[tuple[str, float]] = []
    for point in points:
        name, place = months(point.at), x(point.at)
        if not found or (name != found[-1][0] and place - found[-1][1] > 44):
            found.append((name, place))
    return found
