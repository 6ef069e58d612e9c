"""A finished game, judged move by move: chances, what decisions lost, what chance did.

For every seat and every step, value before + skill + luck = value after (`chain`). The first value is that
of the first decision, the last one is the result, so the sums add up exactly. Luck is the value after chance
minus the mean over redraws, skill what the move itself did to what could be expected. Apart from both, and by
what its seat knew, stands what a decision lost against the best known choice; what is not clear was no loss.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from engineshed.kernel import Seat
from engineshed.kernel.play import Record, load_record
from engineshed.lab.pool import spread
from engineshed.teacher.chain import Chain
from engineshed.teacher.looking import Look, glance, look
from engineshed.teacher.losses import MOST, SMALL
from engineshed.teacher.model import (
    Accuracy,
    Dear,
    Review,
    Share,
    Step,
)
from engineshed.teacher.walk import Turning, Walk

DEAREST: Final = 3
"""Decisions of each seat that are shown."""

PORTION: Final = 8
"""Moves that are looked at between two reports of progress."""

Progress = Callable[[int, int], None]
"""A function that is told how many of how many moves are done."""
Told = Callable[[Review], None]
"""A function that is given the preliminary review, which has the whole chart."""


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


class Looking(msgspec.Struct, frozen=True):
    """Looks at moves of a record in any process: looks at different moves do not depend on each other."""

    text: str
    seed: int = 0

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
    chain = Chain(walk, looks)
    steps = tuple(_step(move, looks[move.number], chain) for move in walk.moves)
    return Review(
        game=judge.game.id,
        version=judge.game.version,
        players=setup.players,
        judge=judge.name,
        seed=seed,
        futures=MOST,
        small=SMALL,
        moments=tuple(chain.moments),
        steps=steps,
        dear=_dear(walk, looks, steps),
        accuracies=_accuracies(steps, setup.players),
        balances=tuple(chain.balance(seat, steps) for seat in range(setup.players)),
        done=all(found.closely for found in looks.values()),
    )


def _step(move: Turning, found: Look, chain: Chain) -> Step:
    lost = found.loss.lost if found.loss else None
    return Step(
        number=move.number + 1,
        seat=move.seat,
        action=move.action,
        round=move.round,
        phase=move.phase,
        free=move.free,
        skill=chain.worths(chain.skill(move.number)),
        luck=chain.worths(chain.luck(move.number)),
        lost=lost,
        mistake=lost is not None and lost.chance.mean > SMALL,
    )


def _dear(walk: Walk, looks: Mapping[int, Look], steps: Sequence[Step]) -> tuple[Dear, ...]:
    """The dearest mistakes of every seat."""
    found: list[Dear] = []
    for seat in range(walk.judge.players):
        mistakes = [step for step in steps if step.mistake and step.seat == seat]
        losses = {step.number: loss for step in mistakes if (loss := looks[step.number - 1].loss) is not None}
        for step in sorted(mistakes, key=lambda step: -losses[step.number].lost.chance.mean)[:DEAREST]:
            loss = losses[step.number]
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
    losses = [step.lost for step in own if step.lost is not None]
    lost = Share(-sum(loss.chance.mean for loss in losses), -sum(loss.points.mean for loss in losses))
    return Accuracy(seat, phase, len(own), sum(not step.mistake for step in own), lost)
