"""What one decision lost against the best known choice, by what its seat knew then.

Three looks, each in worlds of its own so that the luck of one does not decide the next: all ideas until the
end of the turn, the better ones through a whole round, and, where no network knows how games end, the best
one and what was played in games to the end. There the game's own value is doubted: what it says and what the
games say are weighed by their errors. What is not clear at any look was no loss.
"""

from math import exp, sqrt
from statistics import pstdev
from typing import Final

import msgspec

from engineshed.bots.learned import ideas_of
from engineshed.kernel import Action, Position, Rng, Seat, State
from engineshed.teacher.comparing import CLEAR, both, difference, worth_of
from engineshed.teacher.futures import Future, Futures
from engineshed.teacher.judge import Judge
from engineshed.teacher.model import Estimate, Reason, Share, Worth
from engineshed.teacher.reasons import reasons_for
from engineshed.teacher.statistics import paired, together

SUSPECT: Final = 0.0025
"""What a first look must see lost before a decision is looked at more closely."""
IDEAS: Final = 10
FIRST: Final = 2
"""Worlds of the first look at a decision, until the end of the turn."""
CLOSER: Final = 8
"""Futures of a closer look, through a whole round, ..."""
MOST: Final = 32
"""... up to this many while it is undecided."""
RIVALS: Final = 2
"""Better options that are looked at closer."""
GAMES: Final = 24
"""Games to the end from both, for the verdict."""
DOUBT: Final = 0.45
"""A difference that a game's own value sees may be wrong by so much of it, besides its sampling error."""
SURELY: Final = 2.5
"""Errors by which a rival must be better: it is the best of several and looked at repeatedly."""


class Loss(msgspec.Struct, frozen=True):
    """What a decision lost against the best known choice, to every seat."""

    better: Action
    shares: tuple[Share, ...]
    """Chosen minus better, for every seat."""
    lost: Worth
    """Better minus chosen, for the seat that decided."""
    reasons: tuple[Reason, ...]
    futures: int


def loss(seen: State[Position], seat: Seat, played: Action, judge: Judge, rng: Rng) -> Loss | None:
    """None: nothing that can be told from chance."""
    ideas = ideas_of(seen, seat, IDEAS, wide=judge.learned is not None)
    if played not in ideas:
        ideas = [*ideas, played]
    if len(ideas) == 1:
        return None
    first = Futures(seen, seat, judge, rng.branch(), "turn")
    for _ in range(FIRST):
        first.try_all([(idea,) for idea in ideas])
    found = {idea: worth_of(first, idea).chance.mean for idea in ideas}
    rivals = [idea for idea in ideas if found[idea] - found[played] > SUSPECT]
    if not rivals:
        return None
    rivals = sorted(rivals, key=lambda idea: -found[idea])[:RIVALS]
    closer = Futures(seen, seat, judge, rng.branch())
    best = _sequentially(closer, rivals, played, CLOSER, MOST)
    if best is None:
        return None
    lost, seats = difference(closer, best, played, seat), range(judge.players)
    changes = [difference(closer, played, best, other) for other in seats]
    if judge.learned is None and judge.horizon != "turn":
        ends = Futures(seen, seat, judge, rng.branch(), "end")
        for _ in range(GAMES):
            ends.try_all([(best,), (played,)])
        lost = weighed(lost, by_margin(ends, best, played, seat))
        if lost.chance.mean <= CLEAR * lost.chance.error:
            return None
        changes = [weighed(changes[other], by_margin(ends, played, best, other)) for other in seats]
    shares = tuple(Share(change.chance.mean, change.points.mean) for change in changes)
    return Loss(best, shares, lost, reasons_for(closer, best, played), len(closer.worlds))


def _sequentially(
    futures: Futures, rivals: list[Action], played: Action, least: int, most: int
) -> Action | None:
    """The best rival if it is clearly better than what was played; more futures while that is undecided."""
    while len(futures.worlds) < most:
        futures.try_all([(idea,) for idea in (*rivals, played)])
        if len(futures.worlds) < least:
            continue
        best = max(rivals, key=lambda idea: worth_of(futures, idea).chance.mean)
        found = difference(futures, best, played, futures.seat).chance
        if found.mean <= 0:
            return None
        if found.mean > (SURELY + 1) * found.error:
            return best
    return best if found.mean > SURELY * found.error else None


def weighed(judged: Worth, played: Worth) -> Worth:
    """What the judge says, in doubt, and what games to the end say, each by its error."""
    return Worth(_weighed(judged.chance, played.chance), _weighed(judged.points, played.points))


def _weighed(judged: Estimate, played: Estimate) -> Estimate:
    doubted = together([judged.error, DOUBT * judged.mean])
    if not doubted or not played.error:
        return played if doubted else judged
    one, two = 1 / doubted**2, 1 / played.error**2
    return Estimate((one * judged.mean + two * played.mean) / (one + two), sqrt(1 / (one + two)))


def by_margin(futures: Futures, first: Action, other: Action, seat: Seat) -> Worth:
    """Finished games, a close win counted as little more than a close defeat, which says more in fewer games.

    The scale is the spread of the margins themselves.
    """
    pairs = both(futures, first, other)
    ones, twos = [margin(one, seat) for one, _ in pairs], [margin(two, seat) for _, two in pairs]
    scale = pstdev([*ones, *twos])
    found = difference(futures, first, other, seat)
    if not scale:
        return found
    chance = paired([_softly(one / scale) for one in ones], [_softly(two / scale) for two in twos])
    return Worth(chance, found.points)


def margin(future: Future, seat: Seat) -> float:
    """Points ahead of the best of the others; alone, the points."""
    points = future.values.points
    return points[seat] - max((got for other, got in enumerate(points) if other != seat), default=0.0)


def _softly(margin: float) -> float:
    """A spread ahead wins about five games of six."""
    return 1 / (1 + exp(-1.7 * margin))
