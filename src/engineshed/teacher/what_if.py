"""What if? Both moves of a moment, played out by bots to the end with the same chance.

The games go on from what the deciding seat knew then: hidden things are imagined, the same for both. Every
pair of games has its number and a seed of its own, so that they can be played in any process and order.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from engineshed.kernel import Action, Position, Refused, Rng, State
from engineshed.kernel.play import Match, Record, resume
from engineshed.teacher.futures import play_out
from engineshed.teacher.judge import Judge, Values
from engineshed.teacher.model import PlayedOut, WhatIf, Worth
from engineshed.teacher.statistics import estimate, paired

GAMES: Final = 50

Progress = Callable[[int, int], None]
"""A function that is told how many of how many games are done."""


class Pair(NamedTuple):
    """How two games ended that differ in one move."""

    was: Values
    instead: Values


class Question:
    """A moment of a game, and what else could have been done then: an action, or several of one seat."""

    def __init__(self, match: Match[Position], moment: int, instead: Sequence[Action], seed: int = 0) -> None:
        move = match.moves[moment]
        self.moment, self.seat, self.played = moment, move.seat, move.action
        self.instead = tuple(instead)
        self.seed = seed
        self.seen = match.at(moment).seen_by(move.seat)
        refusal = self.seen.refusal(move.seat, self.instead[0])
        if refusal is not None:
            raise Refused(refusal)
        setup = self.seen.setup
        self.judge = Judge(setup.game, setup.players, setup.settings)

    def pairs(self, numbers: Iterable[int]) -> Iterator[Pair]:
        """These pairs of games, played."""
        for number in numbers:
            rng = Rng((self.seed << 20) + number)
            world, luck = self.seen.imagine(rng.branch()), rng.below(1 << 62)
            was, instead = (self._end(world, plan, Rng(luck)) for plan in ((self.played,), self.instead))
            yield Pair(*self.judge.judge([was, instead]))

    def _end(self, world: State[Position], plan: Sequence[Action], rng: Rng) -> State[Position]:
        state = world.copy()
        state.do(self.seat, plan[0])
        for action in plan[1:]:
            if self.seat not in state.waiting() or action not in state.options(self.seat):
                break  # chance has come out otherwise
            state.do(self.seat, action)
        play_out(state, self.judge, rng)
        return state

    def answer(self, pairs: Sequence[Pair]) -> WhatIf:
        """What these pairs say."""
        was = _played(self.played, [pair.was for pair in pairs], self.seat)
        instead = _played(self.instead[0], [pair.instead for pair in pairs], self.seat)
        difference = Worth(
            paired(instead.wins, was.wins),
            paired([float(points) for points in instead.points], [float(points) for points in was.points]),
        )
        return WhatIf(self.moment, self.seat, was, instead, difference)


def what_if(
    record: Record,
    moment: int,
    action: Action,
    n: int = GAMES,
    seed: int = 0,
    progress: Progress | None = None,
) -> WhatIf:
    """What was played after `moment` moves and `action` instead, each played out n times."""
    question = Question(resume(record)[0], moment, [action], seed)
    pairs: list[Pair] = []
    for pair in question.pairs(range(n)):
        pairs.append(pair)
        if progress is not None:
            progress(len(pairs), n)
    return question.answer(pairs)


def _played(action: Action, ends: Sequence[Values], seat: int) -> PlayedOut:
    wins = tuple(end.chances[seat] for end in ends)
    points = tuple(round(end.points[seat]) for end in ends)
    return PlayedOut(action, points, wins, Worth(estimate(wins), estimate([float(one) for one in points])))
