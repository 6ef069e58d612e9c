"""What one decision lost against the best known choice, by what its seat knew then.

There are three looks, each in new worlds, so that the luck of one does not decide the next: all ideas to the
end of the turn; the better ones through a whole round; and, if there is no network, the best one and the
played one in games to the end, whose result is weighed against the game's own value by their errors. A
difference that is not clear at one of these looks is no loss.
"""

from math import exp, sqrt
from statistics import pstdev
from typing import Final

import msgspec

from engineshed.bots.learned import ideas_of
from engineshed.kernel import Action, Position, Rng, Seat, State
from engineshed.teacher.comparing import both, difference, worth_of
from engineshed.teacher.futures import Future, Futures
from engineshed.teacher.judge import Judge
from engineshed.teacher.model import Estimate, Reason, Share, Worth
from engineshed.teacher.reasons import reasons_for
from engineshed.teacher.statistics import paired, together

SUSPECT: Final = 0.0025
"""The loss that a first look must find for a closer one."""
IDEAS: Final = 10
FIRST: Final = 2
"""Worlds of the first look at a decision, until the end of the turn."""
CLOSER: Final = 8
"""Futures of a closer look, through a whole round."""
MOST: Final = 32
"""The most futures of a closer look that stays undecided."""
RIVALS: Final = 2
"""Better options that are looked at more closely."""
GAMES: Final = 24
"""Games that are played to the end with each of the two options."""
DOUBT: Final = 0.45
"""The error of a difference by the game's own value, as a share of it, besides the sampling error."""
TRUST: Final = 0.03
"""What the game's own value alone must see to call what the game itself proposes first a loss."""
SURELY: Final = 2.5
"""Standard errors by which a rival must be better; more than usual, as the best of several looks."""


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
    """What this decision lost; None if nothing that stands out from chance."""
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
    alone = judge.learned is None and judge.horizon == "turn"
    if alone and lost.chance.mean < TRUST and played == ideas_of(seen, seat, 1, wide=False)[0]:
        return None
    changes = [difference(closer, played, best, other) for other in seats]
    if judge.learned is None and judge.horizon != "turn":
        ends = Futures(seen, seat, judge, rng.branch(), "end")
        for _ in range(GAMES):
            ends.try_all([(best,), (played,)])
        lost = weighed(lost, by_margin(ends, best, played, seat))
        if lost.chance.mean <= 0 or not lost.chance.clear:
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
    """The judge's difference and that of finished games, weighted by their errors."""
    return Worth(_weighed(judged.chance, played.chance), _weighed(judged.points, played.points))


def _weighed(judged: Estimate, played: Estimate) -> Estimate:
    doubted = together([judged.error, DOUBT * judged.mean])
    if not doubted or not played.error:
        return played if doubted else judged
    one, two = 1 / doubted**2, 1 / played.error**2
    return Estimate((one * judged.mean + two * played.mean) / (one + two), sqrt(1 / (one + two)))


def by_margin(futures: Futures, first: Action, other: Action, seat: Seat) -> Worth:
    """The difference of two options by the margins of finished games.

    A close win counts little more than a close defeat, which needs fewer games than counting wins. The scale
    is the spread of the margins.
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
    """Points ahead of the best other seat; in a game alone, the points."""
    points = future.values.points
    return points[seat] - max((got for other, got in enumerate(points) if other != seat), default=0.0)


def _softly(margin: float) -> float:
    """A margin as a chance to win: one spread ahead wins about five games of six."""
    return 1 / (1 + exp(-1.7 * margin))
