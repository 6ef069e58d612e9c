"""What if: the played move and another one, both played out by bots to the end with the same chance."""

from collections.abc import Callable
from typing import Final

from engineshed.kernel import Action, Position, Refused, Rng, Seat, State
from engineshed.kernel.play import Record, resume
from engineshed.teacher.futures import play_out
from engineshed.teacher.judge import Judge, Values
from engineshed.teacher.model import Played, WhatIf, Worth
from engineshed.teacher.statistics import estimate, paired

GAMES: Final = 50

Progress = Callable[[int, int], None]
"""A function that is told how many of how many games are done."""


def what_if(
    record: Record,
    moment: int,
    action: Action,
    n: int = GAMES,
    seed: int = 0,
    progress: Progress | None = None,
) -> WhatIf:
    """What was played after `moment` moves and `action` instead, each played out n times.

    The games go on from what the deciding seat knew then: hidden things are imagined, the same for both.
    """
    match, _ = resume(record)
    move = match.moves[moment]
    seen = match.at(moment).seen_by(move.seat)
    refusal = seen.refusal(move.seat, action)
    if refusal is not None:
        raise Refused(refusal)
    setup, rng = seen.setup, Rng(seed)
    judge = Judge(setup.game, setup.players, setup.settings)
    ends: tuple[list[Values], list[Values]] = ([], [])
    for number in range(n):
        world, luck = seen.imagine(rng.branch()), rng.below(1 << 62)
        for found, choice in zip(ends, (move.action, action), strict=True):
            found += judge.judge([_end(world, move.seat, choice, judge, Rng(luck))])
        if progress is not None:
            progress(number + 1, n)
    was, instead = (
        _played(choice, found, move.seat) for choice, found in zip((move.action, action), ends, strict=True)
    )
    difference = Worth(
        paired(instead.wins, was.wins), paired(list(map(float, instead.points)), list(map(float, was.points)))
    )
    return WhatIf(moment, move.seat, was, instead, difference, "the fast policy")


def _end(world: State[Position], seat: Seat, action: Action, judge: Judge, rng: Rng) -> State[Position]:
    state = world.copy()
    state.do(seat, action)
    play_out(state, judge, rng)
    return state


def _played(action: Action, ends: list[Values], seat: Seat) -> Played:
    wins = tuple(end.chances[seat] for end in ends)
    points = tuple(round(end.points[seat]) for end in ends)
    return Played(action, points, wins, Worth(estimate(wins), estimate(list(map(float, points)))))
