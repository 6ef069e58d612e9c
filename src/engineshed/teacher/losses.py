"""What one decision lost against the best known choice, by what its seat knew then.

There are three looks, each in new worlds, so that the luck of one does not decide the next: all ideas to the
end of the turn; the better ones through a whole round; and, if there is no network, the best one and the
played one in games to the end, whose result is weighed against the game's own value by their errors. A
difference that is not clear at one of these looks is no loss. Its error has the judge's doubts in it.
"""

from typing import Final

import msgspec

from engineshed.bots.learned import ideas_of
from engineshed.kernel import Action, Position, Rng, Seat, State
from engineshed.teacher.comparing import difference, worth_of
from engineshed.teacher.doubting import by_margin, doubted, weighed
from engineshed.teacher.futures import Futures
from engineshed.teacher.judge import Judge
from engineshed.teacher.model import Reason, Share, Worth
from engineshed.teacher.reasons import reasons_for

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
"""Games that are played to the end with each of the two options, ..."""
FEW: Final = 8
"""... so many at a time: what is clear by then needs no more."""
MUTE: Final = 3.0
"""How much larger than the judge's their error is when games have nothing to say."""
TRUST: Final = 0.03
"""What the game's own value alone must see to call what the game itself proposes first a loss."""
SURELY: Final = 3.0
"""Standard errors by which a rival must be better; more than usual, as the best of several looks, ..."""
EARLY: Final = 4.5
"""... and so many before all futures were tried: few of them often look clear."""


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
        ends = _to_the_end(closer, best, played, rng.branch())
        lost = weighed(lost, by_margin(ends, best, played, seat))
        if lost.chance.mean <= 0 or not lost.chance.clear:
            return None
        changes = [weighed(changes[other], by_margin(ends, played, best, other)) for other in seats]
    else:
        lost = Worth(doubted(lost.chance), doubted(lost.points))
    shares = tuple(Share(change.chance.mean, change.points.mean) for change in changes)
    return Loss(best, shares, lost, reasons_for(closer, best, played), len(closer.worlds))


def _to_the_end(closer: Futures, best: Action, played: Action, rng: Rng) -> Futures:
    """Games to the end of both; more of them while it is undecided what the better one brings, and if they
    have a say in it: about a small difference a few dozen games know less than the judge."""
    judged = difference(closer, best, played, closer.seat)
    ends = Futures(closer.seen, closer.seat, closer.judge, rng, "end")
    while len(ends.worlds) < GAMES:
        for _ in range(FEW):
            ends.try_all([(best,), (played,)])
        found = by_margin(ends, best, played, closer.seat)
        lost = weighed(judged, found).chance
        decided = abs(lost.mean) > SURELY * lost.error
        if decided or found.chance.error > MUTE * doubted(judged.chance).error:
            break
    return ends


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
        if found.mean > EARLY * found.error:
            return best
    return best if found.mean > SURELY * found.error else None
