"""The chart of how the points grew: coordinates and paths for its template."""

from collections.abc import Callable, Sequence
from itertools import pairwise

WIDTH, HEIGHT = 760, 300
LEFT, RIGHT, TOP, BOTTOM = 40, 78, 14, 28
APART = 24
"""Pixels between the names at the ends of two lines."""
MOST_LABELS = 12


def chart(totals: Sequence[Sequence[int]], rounds: Sequence[tuple[int, int]]) -> dict[str, object]:
    """Lines of all seats over all moments, with a scale and the rounds, given as (moment, number)."""
    least = min(0, min(map(min, totals)))
    most = max(1, max(map(max, totals)))
    step = _step(most - least)
    least, most = least // step * step, -(-most // step) * step
    last = max(len(totals) - 1, 1)

    def x(moment: int) -> float:
        return round(LEFT + moment / last * (WIDTH - LEFT - RIGHT), 1)

    def y(points: int) -> float:
        return round(TOP + (most - points) / (most - least) * (HEIGHT - TOP - BOTTOM), 1)

    every = -(-len(rounds) // MOST_LABELS)
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "right": WIDTH - RIGHT,
        "scale": [(points, y(points)) for points in range(least, most + 1, step)],
        "rounds": [
            {"number": number, "moment": moment, "x": x(moment), "labelled": number % every == 1 % every}
            for moment, number in rounds
            if number
        ],
        "paths": [_path([row[seat] for row in totals], x, y) for seat in range(len(totals[0]))],
        "ends": _spread([y(points) for points in totals[-1]]),
        "points": list(totals[-1]),
    }


def _step(span: int) -> int:
    """A round number that parts the span into three to seven."""
    step = 1
    while span / step > 7:
        step = step * 5 // 2 if str(step)[0] == "2" else step * 2
    return step


def _path(points: list[int], x: Callable[[int], float], y: Callable[[int], float]) -> str:
    """A line that is level except where a move changed the points."""
    changes = [n for n in range(1, len(points)) if points[n] != points[n - 1]]
    steps = "".join(f"H{x(n)}V{y(points[n])}" for n in changes)
    return f"M{x(0)} {y(points[0])}{steps}H{x(len(points) - 1)}"


def _spread(places: list[float]) -> list[float]:
    """Heights in the same order, moved apart so that the names can be read."""
    found, order = list(places), sorted(range(len(places)), key=lambda seat: places[seat])
    for above, below in pairwise(order):
        found[below] = max(found[below], found[above] + APART)
    floor = HEIGHT - BOTTOM + 4.0
    for seat in reversed(order):
        found[seat] = min(found[seat], floor)
        floor = found[seat] - APART
    return found
