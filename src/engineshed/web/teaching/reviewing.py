"""The page of a review: a chart of everybody's chances, what moved them, the most expensive decisions."""

from collections.abc import Callable, Sequence
from math import ceil, floor
from typing import Final, NamedTuple

from markupsafe import Markup

from engineshed.kernel import Seat
from engineshed.teacher import Balance, Dear, Estimate, Moment, Review, Step, phase, words_of
from engineshed.web.around.pages import Visitor, game_page
from engineshed.web.sprite import sprite
from engineshed.web.table.course import course
from engineshed.web.table.scene import TableScene
from engineshed.web.table.table_page import result_of
from engineshed.web.teaching.reviewed_board import board, said, scene_at

WIDTH: Final = 760
LEFT, RIGHT, TOP = 64, 40, 12
BOTTOM: Final = 252
"""Where the chances end and the strips begin."""
STRIPS: Final = (("luck", 288), ("own", 336), ("others", 384))
"""What moved the chance of one seat, and the middle of each strip."""
HEIGHT: Final = 430
TALL: Final = 20
"""Pixels of the largest bar, above or below the middle."""
FULL: Final = 0.12
"""The change of a chance that gets the largest bar."""
SLIGHT: Final = 0.002
"""Smaller changes are not drawn."""
DISC: Final = 21
"""Pixels between two discs at the ends of lines."""
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10**9)
MOST_STEPS: Final = 6
"""Between points on the scale, and how many there are at most."""
FALL_TOP, FALL_BOTTOM = 22, 188
"""Of the columns from start to result."""


class Bar(NamedTuple):
    """A bar of a strip: one move."""

    x: float
    y: float
    height: float
    up: bool
    moment: int


def waiting(
    guest: Visitor,
    scene: TableScene,
    done: tuple[int, int] | None,
    so_far: Review | None = None,
    seat: Seat = 0,
) -> str:
    """Before a review is complete: how far it is (None: nobody asked for one), and the first chart."""
    drawn = chart(scene, so_far, seat) if so_far is not None else None
    return _page(guest, scene, review=None, done=done, chart=drawn, seat=seat)


def review(guest: Visitor, scene: TableScene, found: Review, seat: Seat, moment: int) -> str:
    """A complete review, from the view of one seat, with the board of one moment."""
    balance = found.balances[seat]
    return _page(
        guest,
        scene,
        review=found,
        done=None,
        seat=seat,
        verdict=scene.words(f"reviewed-{verdict(balance)}"),
        chart=chart(scene, found, seat),
        waterfall=waterfall(balance),
        balance=balance,
        parts=list(balance.parts),
        board=Markup(board(scene, found, seat, moment)),
        moment=moment,
        dear=[_dear(scene, found, one) for one in found.dear if one.seat == seat],
        mistakes=mistakes(found, seat),
        decisions=next((a for a in found.accuracies if a.seat == seat and not a.phase), None),
        phases=[
            (section, phase(scene.game, section, scene.language))
            for section in dict.fromkeys(a.phase for a in found.accuracies if a.phase)
        ],
        accuracy={(a.seat, a.phase): a for a in found.accuracies},
        about=words_of(scene.game, scene.language)("review-about", judge=found.judge, futures=found.futures),
    )


def _page(guest: Visitor, scene: TableScene, **facts: object) -> str:
    return game_page(
        "review.jinja",
        guest,
        scene.game,
        w=scene.words,
        scene=scene,
        result=result_of(scene),
        symbols=sprite(scene.game.package).text,
        **facts,
    )


def mistakes(found: Review, seat: Seat) -> tuple[int, float]:
    """How many decisions of a seat lost something, and the mean chance to win that each of them lost."""
    lost = [step.lost.chance.mean for step in found.steps if step.mistake and step.seat == seat and step.lost]
    return len(lost), sum(lost) / len(lost) if lost else 0.0


def verdict(balance: Balance) -> str:
    """What moved this seat's chance most: the message `reviewed-<verdict>`."""
    moved = {name: part.chance.mean for name, part in balance.parts.items()}
    largest = max(moved, key=lambda name: abs(moved[name]))
    if abs(moved[largest]) < FULL / 4:
        return "even"
    return f"{largest}-{'helped' if moved[largest] > 0 else 'cost'}"


def chart(scene: TableScene, found: Review, seat: Seat) -> dict[str, object]:
    """Chances of all seats after every move, and below them what moved the chance of one."""
    last = max(len(found.moments) - 1, 1)

    def x(moment: int) -> float:
        return round(LEFT + moment / last * (WIDTH - LEFT - RIGHT), 1)

    def y(chance: float) -> float:
        return round(TOP + (1 - min(max(chance, 0.0), 1.0)) * (BOTTOM - TOP), 1)

    walked = course(scene.match)
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "left": LEFT,
        "right": WIDTH - RIGHT,
        "top": TOP,
        "bottom": BOTTOM,
        "last": last,
        "rounds": [
            (number, x(moment), moment) for moment, number in zip(walked.rounds, walked.numbers, strict=True)
        ],
        "drawn": [
            ("chance", _Drawn(found, "chance", seat, x, y)),
            *([("points", _Drawn(found, "points", seat, x, _height(found)))] if scored(found) else ()),
        ],
        "strips": [
            (
                name,
                middle,
                [bar for step in found.steps if (bar := _bar(step, name, seat, middle, x)) is not None],
            )
            for name, middle in STRIPS
            if found.done
        ],
    }


def apart(ends: Sequence[float]) -> list[float]:
    """Where discs stand that would cover each other: one above the other, from the lowest up."""
    found, above = list(ends), float(BOTTOM + DISC)
    for place in sorted(range(len(ends)), key=lambda place: -ends[place]):
        above = found[place] = min(ends[place], above - DISC)
    return found


Place = Callable[[int], float]
Height = Callable[[float], float]


class _Drawn:
    """Lines of all seats, by the chance to win or the points at the end, and marks on the one of a seat."""

    def __init__(self, found: Review, kind: str, seat: Seat, x: Place, y: Height) -> None:
        self.found, self.kind, self.x, self.y = found, kind, x, y
        parts = (0, 25, 50, 75, 100) if kind == "chance" else scale_of_points(found)
        unit = 100 if kind == "chance" else 1
        self.scale = [(part, y(part / unit)) for part in parts]
        self.lines = [self._line(other) for other in range(found.players)]
        self.band = self._band(seat)
        self.ends = apart([y(self._at(moment, found.moments[-1]).mean) for moment in range(found.players)])
        own = [one for one in found.dear if one.seat == seat]
        self.dear = [
            (number, x(one.number), y(self._at(seat, found.moments[one.number]).mean), one.number)
            for number, one in enumerate(own, 1)
        ]

    def _at(self, seat: Seat, moment: Moment) -> Estimate:
        worth = moment.worths[seat]
        return worth.chance if self.kind == "chance" else worth.points

    def _line(self, seat: Seat) -> str:
        at = ((moment.number, self._at(seat, moment).mean) for moment in self.found.moments)
        return " ".join(f"{self.x(number)},{self.y(value)}" for number, value in at)

    def _band(self, seat: Seat) -> str:
        """One standard error above and below the line of a seat."""

        def edge(moment: Moment, side: int) -> str:
            value = self._at(seat, moment)
            return f"{self.x(moment.number)},{self.y(value.mean + side * value.error)}"

        moments = self.found.moments
        return " ".join([*(edge(m, 1) for m in moments), *(edge(m, -1) for m in reversed(moments))])


def scored(found: Review) -> bool:
    """Does this game know points?"""
    return any(worth.points.mean for moment in found.moments for worth in moment.worths)


def scale_of_points(found: Review) -> list[int]:
    """Four or more round numbers of points between which all lines lie."""
    values = [worth.points.mean for moment in found.moments for worth in moment.worths]
    least, most = min(0.0, *values), max(values)
    step = next(size for size in STEPS if (most - least) / size <= MOST_STEPS)
    return [step * number for number in range(floor(least / step), ceil(most / step) + 1)]


def _height(found: Review) -> Height:
    parts = scale_of_points(found)
    span = max(parts[-1] - parts[0], 1)

    def y(points: float) -> float:
        share = min(max((points - parts[0]) / span, 0.0), 1.0)
        return round(TOP + (1 - share) * (BOTTOM - TOP), 1)

    return y


def _bar(step: Step, name: str, seat: Seat, middle: int, x: Place) -> Bar | None:
    if name == "luck":
        change = step.luck[seat].chance
    elif (name == "own") == (step.seat == seat):
        change = step.skill[seat].chance
    else:
        return None
    if not change.clear or abs(change.mean) < SLIGHT:
        return None
    height, up = round(min(abs(change.mean) / FULL, 1.0) * TALL + 1, 1), change.mean > 0
    return Bar(x(step.number), middle - height if up else middle, height, up, step.number)


def waterfall(balance: Balance) -> dict[str, object]:
    """From the chance at the start to the result, step by step, as columns that all fit in."""
    at = balance.start.chance.mean
    found = [("start", 0.0, at, at)]
    for name, part in balance.parts.items():
        change = part.chance.mean
        found.append((name, at, at + change, change))
        at += change
    found.append(("result", 0.0, balance.result.chance, balance.result.chance))
    least = min(0.0, *(min(start, end) for _, start, end, _ in found))
    most = max(start if start > end else end for _, start, end, _ in found)

    def y(chance: float) -> float:
        return round(FALL_TOP + (most - chance) / max(most - least, 1e-9) * (FALL_BOTTOM - FALL_TOP), 1)

    columns = [
        {
            "name": name,
            "x": 14 + 74 * place,
            "y": y(max(start, end)),
            "height": max(round(y(min(start, end)) - y(max(start, end)), 1), 1.0),
            "change": change,
            "whole": name in ("start", "result"),
        }
        for place, (name, start, end, change) in enumerate(found)
    ]
    return {"columns": columns, "base": y(0.0)}


def _dear(scene: TableScene, found: Review, dear: Dear) -> dict[str, object]:
    """A decision in words, as its seat saw the moment."""
    then = scene_at(scene, found, dear.seat, dear.number)
    return {
        "moment": dear.number,
        "round": dear.round,
        "phase": phase(scene.game, dear.phase, scene.language),
        "played": said(then, dear.played)["text"],
        "better": said(then, dear.better)["text"],
        "lost": dear.lost,
    }
