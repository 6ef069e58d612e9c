"""A finished game, judged move by move: chances, what decisions lost, what chance did.

For every seat and every step, value before + skill + luck + unseen = value after. The first value is that of
the first decision, the last one is the result, so the sums add up exactly. Skill is what a decision lost
against the best known choice, by what its seat knew (zero if the difference is not clear); luck is the value
after chance minus the mean over redraws; unseen is the rest: from the new moment the judge sees further than
from the old one.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from engineshed.kernel import Seat
from engineshed.kernel.play import Record, load_record
from engineshed.lab.pool import spread
from engineshed.teacher.judge import Values
from engineshed.teacher.looking import SMALL, Look, glance, look
from engineshed.teacher.losses import MOST
from engineshed.teacher.model import (
    Accuracy,
    Balance,
    Dear,
    Estimate,
    Moment,
    Review,
    Share,
    Step,
    Worth,
)
from engineshed.teacher.statistics import together
from engineshed.teacher.walk import Turning, Walk

DEAREST: Final = 3
"""Decisions of each seat that are shown."""

PORTION: Final = 8
"""Moves that are looked at between two reports of progress."""

Progress = Callable[[int, int], None]
"""A function that is told how many of how many moves are done."""
Told = Callable[[Review], None]
"""A function that is given the preliminary review, which has the whole chart."""

NOTHING: Final = Share(0.0, 0.0)


def review(
    record: Record,
    seed: int = 0,
    progress: Progress | None = None,
    told: Told | None = None,
    jobs: int = 1,
) -> Review:
    """The review of a whole game, made by `jobs` processes; the same for any number of them."""
    walk = Walk(record)
    looks = {number: glance(walk, number, seed) for number in range(len(walk.moves))}
    if told is not None:
        told(assemble(walk, looks, seed))
    done = 0
    for found in spread(Looking(record.text(), seed), portions(len(walk.moves)), jobs):
        looks |= {one.number: one for one in found}
        done += len(found)
        if progress is not None:
            progress(done, len(walk.moves))
    return assemble(walk, looks, seed)


def portions(moves: int) -> list[range]:
    """The moves in parts that are looked at one after the other."""
    return [range(start, min(start + PORTION, moves)) for start in range(0, moves, PORTION)]


class Looking:
    """Looks at moves of a record in any process: looks at different moves do not depend on each other."""

    def __init__(self, text: str, seed: int = 0) -> None:
        self.text = text
        self.seed = seed

    def __call__(self, numbers: Iterable[int]) -> list[Look]:
        walk = walk_of(self.text)
        return [look(walk, number, self.seed) for number in numbers]


@lru_cache(maxsize=2)
def walk_of(text: str) -> Walk:
    """The walk through a record, cached for the next part of it."""
    return Walk(load_record(text))


def assemble(walk: Walk, looks: Mapping[int, Look], seed: int) -> Review:
    """The review from looks at all moves; those not looked at closely yet count as if nothing was lost."""
    judge, setup = walk.judge, walk.match.state.setup
    moments = [Moment(number, _levelled(looks, number)) for number in range(len(walk.moves))]
    moments.append(Moment(len(walk.moves), _certain(walk.result)))
    steps = tuple(_step(move, looks, moments) for move in walk.moves)
    return Review(
        game=judge.game.id,
        version=judge.game.version,
        players=setup.players,
        judge=judge.name,
        seed=seed,
        futures=MOST,
        small=SMALL,
        moments=tuple(moments),
        steps=steps,
        dear=_dear(walk, looks, steps),
        accuracies=_accuracies(steps, setup.players),
        balances=tuple(_balance(seat, moments, steps) for seat in range(setup.players)),
        done=all(found.closely for found in looks.values()),
    )


def _certain(values: Values) -> tuple[Worth, ...]:
    pairs = zip(values.chances, values.points, strict=True)
    return tuple(Worth(Estimate(chance), Estimate(points)) for chance, points in pairs)


def _levelled(looks: Mapping[int, Look], number: int) -> tuple[Worth, ...]:
    """What every seat could expect, with the points raised to the level of games that were played out."""
    worths = looks[number].worths
    known = [other for other in sorted(looks) if looks[other].level]
    if not known:
        return worths
    nothing = (NOTHING,) * len(worths)
    levels = {other: looks[other].level for other in known} | {len(looks): nothing}  # the result is certain
    before = max((other for other in known if other <= number), default=known[0])
    after = min(other for other in levels if other > max(number, before))
    part = max(0, number - before) / (after - before)
    return tuple(
        Worth(
            worth.chance,
            Estimate(worth.points.mean + (1 - part) * low.points + part * high.points, worth.points.error),
        )
        for worth, low, high in zip(worths, levels[before], levels[after], strict=True)
    )


def _step(move: Turning, looks: Mapping[int, Look], moments: Sequence[Moment]) -> Step:
    found, before, after = looks[move.number], moments[move.number].worths, moments[move.number + 1].worths
    came = looks[move.number + 1].worths if move.number + 1 in looks else after
    seats = range(len(before))
    skill = found.loss.shares if found.loss else (NOTHING,) * len(before)
    luck = (
        tuple(_less(_share(came[seat]), _share(found.expected[seat])) for seat in seats)
        if found.expected
        else (NOTHING,) * len(before)
    )
    known = [_plus(skill[seat], luck[seat]) for seat in seats]
    unseen = tuple(_less(_less(_share(after[seat]), _share(before[seat])), known[seat]) for seat in seats)
    loss = found.loss.lost if found.loss else None
    error = Share(loss.chance.error, loss.points.error) if loss is not None else None
    mistake = loss is not None and loss.chance.mean > SMALL
    return Step(
        number=move.number + 1,
        seat=move.seat,
        action=move.action,
        round=move.round,
        phase=move.phase,
        free=move.free,
        skill=skill,
        luck=luck,
        unseen=unseen,
        error=error,
        mistake=mistake,
    )


def _share(worth: Worth) -> Share:
    return Share(worth.chance.mean, worth.points.mean)


def _plus(one: Share, two: Share) -> Share:
    return Share(one.chance + two.chance, one.points + two.points)


def _less(one: Share, two: Share) -> Share:
    return Share(one.chance - two.chance, one.points - two.points)


def _dear(walk: Walk, looks: Mapping[int, Look], steps: Sequence[Step]) -> tuple[Dear, ...]:
    """The dearest mistakes of every seat."""
    found: list[Dear] = []
    for seat in range(walk.judge.players):
        mistakes = [step for step in steps if step.mistake and step.seat == seat]
        for step in sorted(mistakes, key=lambda step: step.skill[seat].chance)[:DEAREST]:
            loss = looks[step.number - 1].loss
            assert loss is not None
            found.append(
                Dear(
                    number=step.number - 1,
                    seat=seat,
                    round=step.round,
                    phase=step.phase,
                    played=step.action,
                    better=loss.better,
                    lost=loss.lost,
                    reasons=loss.reasons,
                )
            )
    return tuple(found)


def _accuracies(steps: Sequence[Step], players: int) -> tuple[Accuracy, ...]:
    """For every seat all its decisions together, then phase by phase in the order in which they come up."""
    free = [step for step in steps if step.free]
    phases = ["", *dict.fromkeys(step.phase for step in free)]
    found = [_accuracy(free, seat, phase) for seat in range(players) for phase in phases]
    return tuple(accuracy for accuracy in found if accuracy.decisions)


def _accuracy(free: Sequence[Step], seat: Seat, phase: str) -> Accuracy:
    own = [step for step in free if step.seat == seat and phase in ("", step.phase)]
    lost = Share(sum(step.skill[seat].chance for step in own), sum(step.skill[seat].points for step in own))
    return Accuracy(seat, phase, len(own), sum(not step.mistake for step in own), lost)


def _balance(seat: Seat, moments: Sequence[Moment], steps: Sequence[Step]) -> Balance:
    own = [step for step in steps if step.seat == seat]
    others = [step for step in steps if step.seat != seat]
    drawn = [step for step in steps if step.luck[seat] != NOTHING]
    start = moments[0].worths[seat]
    noise = [_errors(moments[step.number].worths[seat]) for step in drawn]
    return Balance(
        seat=seat,
        start=start,
        own=_sum([step.skill[seat] for step in own], [step.error for step in own]),
        others=_sum([step.skill[seat] for step in others], [step.error for step in others]),
        luck=_sum([step.luck[seat] for step in drawn], noise),
        unseen=_sum(
            [step.unseen[seat] for step in steps],
            [_errors(start), *noise, *(step.error for step in steps)],
        ),
        result=_share(moments[-1].worths[seat]),
    )


def _errors(worth: Worth) -> Share:
    return Share(worth.chance.error, worth.points.error)


def _sum(shares: Sequence[Share], errors: Sequence[Share | None]) -> Worth:
    """A sum with its error; steps are sampled independently."""
    found = [error for error in errors if error is not None]
    chance, points = sum(share.chance for share in shares), sum(share.points for share in shares)
    return Worth(
        Estimate(chance, together([error.chance for error in found])),
        Estimate(points, together([error.points for error in found])),
    )
