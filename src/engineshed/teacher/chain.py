"""Skill and luck as a chain of values: each step begins where the last one ended, so that the sums are exact.

Where chance did not answer, the change of the values is the doing of whoever moved: nothing else happened.
Where it did, the mean over what could have come divides the change: up to it the move, from it on chance. A
move without a choice does nothing by itself.

Every part of a seat's result is a sum and difference of values that were sampled independently. Most of them
come twice, with opposite signs, and their errors cancel out with them.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from engineshed.kernel import Seat
from engineshed.teacher.looking import Look
from engineshed.teacher.model import Balance, Estimate, Moment, Share, Step, Worth
from engineshed.teacher.statistics import together
from engineshed.teacher.walk import Walk

NOTHING: Final = Worth(Estimate(0.0), Estimate(0.0))

Sampled = tuple[str, int]
"""A value of all seats that was sampled by itself: ("at", moment), or ("mean", move) over chance after it."""


class Change(NamedTuple):
    """From one value to another."""

    start: Sampled
    end: Sampled


class Chain:
    """The values of a game from the first decision to its result."""

    def __init__(self, walk: Walk, looks: Mapping[int, Look]) -> None:
        self.walk = walk
        self.values: dict[Sampled, tuple[Worth, ...]] = {}
        self.moments: list[Moment] = []
        levels = _Levels(looks, len(walk.moves), walk.judge.players)
        for number in range(len(walk.moves) + 1):
            at = walk.same(number)
            if ("at", at) not in self.values:
                self.values["at", at] = levels.above(looks[at].worths, at) if at in looks else _certain(walk)
            self.moments.append(Moment(number, self.values["at", at]))
            if number in looks and looks[number].expected:
                after = walk.same(number + 1)
                self.values["mean", number] = levels.above(looks[number].expected, after)

    def skill(self, number: int) -> Change:
        """What a move did, chance apart."""
        before, after = self._ends(number)
        move = self.walk.moves[number]
        if not move.free:
            return Change(before, before)
        if not move.chance:
            return Change(before, after)
        mean = ("mean", number)
        return Change(before, mean if mean in self.values else before)  # not looked at closely yet

    def luck(self, number: int) -> Change:
        """What chance did after a move: all that the move did not."""
        return Change(self.skill(number).end, self._ends(number)[1])

    def _ends(self, number: int) -> tuple[Sampled, Sampled]:
        return ("at", self.walk.same(number)), ("at", self.walk.same(number + 1))

    def worths(self, change: Change) -> tuple[Worth, ...]:
        """For every seat."""
        return tuple(self.sum([change], seat) for seat in range(self.walk.judge.players))

    def sum(self, changes: Iterable[Change], seat: Seat) -> Worth:
        """All of these together for a seat."""
        times: defaultdict[Sampled, int] = defaultdict(int)
        for change in changes:
            times[change.end] += 1
            times[change.start] -= 1
        found = [(count, self.values[sampled][seat]) for sampled, count in times.items() if count]
        if not found:
            return NOTHING
        return Worth(
            _combined([(count, worth.chance) for count, worth in found]),
            _combined([(count, worth.points) for count, worth in found]),
        )

    def balance(self, seat: Seat, steps: Sequence[Step]) -> Balance:
        """Where a seat's result came from."""
        own = [self.skill(step.number - 1) for step in steps if step.seat == seat]
        others = [self.skill(step.number - 1) for step in steps if step.seat != seat]
        losses = [step.lost for step in steps if step.seat == seat and step.lost is not None]
        end = self.moments[-1].worths[seat]
        return Balance(
            seat=seat,
            start=self.moments[0].worths[seat],
            own=self.sum(own, seat),
            others=self.sum(others, seat),
            luck=self.sum([self.luck(step.number - 1) for step in steps], seat),
            lost=Worth(
                _combined([(-1, lost.chance) for lost in losses]),
                _combined([(-1, lost.points) for lost in losses]),
            ),
            result=Share(end.chance.mean, end.points.mean),
        )


class _Levels:
    """Where no network knows how games end: how far above the judge's points they ended when played out."""

    def __init__(self, looks: Mapping[int, Look], moves: int, players: int) -> None:
        self.known = {number: look.level for number, look in sorted(looks.items()) if look.level}
        if self.known:
            self.known[moves] = (Share(0.0, 0.0),) * players  # the result is certain

    def above(self, worths: tuple[Worth, ...], number: int) -> tuple[Worth, ...]:
        """Values at the level of the nearest such moments before and after."""
        if not self.known or (number in self.known and number == max(self.known)):
            return worths
        before = max((other for other in self.known if other <= number), default=min(self.known))
        after = min(other for other in self.known if other > max(number, before))
        part = max(0, number - before) / (after - before)
        return tuple(
            Worth(
                worth.chance,
                Estimate(
                    worth.points.mean + (1 - part) * low.points + part * high.points, worth.points.error
                ),
            )
            for worth, low, high in zip(worths, self.known[before], self.known[after], strict=True)
        )


def _certain(walk: Walk) -> tuple[Worth, ...]:
    pairs = zip(walk.result.chances, walk.result.points, strict=True)
    return tuple(Worth(Estimate(chance), Estimate(points)) for chance, points in pairs)


def _combined(parts: Sequence[tuple[int, Estimate]]) -> Estimate:
    """A weighted sum of independent estimates."""
    mean = sum(count * part.mean for count, part in parts)
    return Estimate(mean, together([count * part.error for count, part in parts]))
