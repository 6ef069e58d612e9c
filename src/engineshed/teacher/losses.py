"""What one decision lost against the best known choice, by what its seat knew then.

There are three looks, each in new worlds, so that the luck of one does not decide the next: all ideas to the
end of the turn; the better ones through a whole round; then games to the end. Where the game's own value sees
a loss, they are of the best option and of the played one, and weighed against the value by their errors.
Where the judge, whichever it is, sees none, they are of the played option and of what `steady` would do: a
judge may be blind to a move. A difference that is not clear at one of these looks is no loss. Its error has
the judge's doubts in it.
"""

from math import inf, sqrt
from typing import Final

import msgspec

from engineshed.bots import Budget, bot_of
from engineshed.bots.learned import ideas_of
from engineshed.kernel import Action, Position, Rng, Seat, State
from engineshed.teacher.comparing import difference, worth_of
from engineshed.teacher.doubting import by_margin, doubted, weighed
from engineshed.teacher.futures import Futures
from engineshed.teacher.judge import Judge
from engineshed.teacher.model import Estimate, Reason, Share, Worth
from engineshed.teacher.reasons import reasons_for

SMALL: Final = 0.005
"""The loss of chance to win below which a decision counts as good."""
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
"""Games to the end with each of the two options where the game's own value sees a loss, ..."""
FEW: Final = 8
"""... so many at a time: what is clear by then needs no more."""
MUTE: Final = 3.0
"""How much larger than the judge's their error is when games have nothing to say."""
BLUNDER: Final = 0.5
"""Where the judge sees no loss, games look for one of this size, in spreads of a pair of games, ..."""
LIKELY: Final = 7.0
"""... until it is so much likelier than none, as a logarithm (Wald's test), ..."""
UNLIKELY: Final = -1.5
"""... or so much less likely: most moves are given up after a dozen or two, ..."""
PAIRS: Final = 64
"""... or until so many were played. ..."""
WHIM: Final = 0.05
"""... The judge's own error is taken for this one at least."""
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
    rivals = _suspected(Futures(seen, seat, judge, rng.branch(), "turn"), ideas, played)
    closer = Futures(seen, seat, judge, rng.branch())
    best = _sequentially(closer, rivals, played, CLOSER, MOST) if rivals else None
    found = _seen(closer, best, played, rng.branch()) if best is not None else None
    if judge.horizon == "turn" or (found is not None and found.lost.chance.mean > SMALL):
        return found  # where a turn is as far as futures go, a game takes too long
    home = bot_of("steady").choose(seen, seat, Budget(rng.below(1 << 62), iterations=1))
    if home == played or (home == best and found is None):
        return found  # games to the end of these have spoken
    unseen = _unseen(closer, home, played, rng.branch())
    return found if unseen is None else unseen


def _seen(closer: Futures, best: Action, played: Action, rng: Rng) -> Loss | None:
    """What the judge sees, if games to the end agree with the game's own value."""
    judge, lost = closer.judge, difference(closer, best, played, closer.seat)
    if judge.learned is None and judge.horizon != "turn":
        return _together(closer, _to_the_end(closer, best, played, rng), best, played)
    if judge.learned is None and lost.chance.mean < TRUST:
        if played == ideas_of(closer.seen, closer.seat, 1, wide=False)[0]:
            return None
    changes = [difference(closer, played, best, seat) for seat in range(judge.players)]
    return _loss(closer, best, played, Worth(doubted(lost.chance), doubted(lost.points)), changes)


def _unseen(closer: Futures, home: Action, played: Action, rng: Rng) -> Loss | None:
    """What was lost against the move of `steady` by games to the end, though the judge does not see it."""
    ends = Futures(closer.seen, closer.seat, closer.judge, rng, "end")
    for pairs in range(1, PAIRS + 1):
        ends.try_all([(home,), (played,)])
        found = by_margin(ends, home, played, closer.seat).chance
        likelier = _likelier(found, pairs) if pairs >= FEW else 0.0
        if likelier < UNLIKELY:
            return None
        if likelier > LIKELY:
            break
    if found.mean <= SURELY * found.error:
        return None
    for option in (home, played):
        while len(closer.of.get(option, ())) < CLOSER:
            closer.try_all([(option,)])
    return _together(closer, ends, home, played, WHIM)


def _likelier(found: Estimate, pairs: int) -> float:
    """How much likelier this is if something was lost than if nothing was, as a logarithm."""
    if not found.error:
        return inf if found.mean > 0 else -inf
    return BLUNDER * (found.mean / found.error * sqrt(pairs) - BLUNDER * pairs / 2)


def _suspected(first: Futures, ideas: list[Action], played: Action) -> list[Action]:
    """The ideas that seem better at the end of the turn, the best of them."""
    for _ in range(FIRST):
        first.try_all([(idea,) for idea in ideas])
    found = {idea: worth_of(first, idea).chance.mean for idea in ideas}
    rivals = [idea for idea in ideas if found[idea] - found[played] > SUSPECT]
    return sorted(rivals, key=lambda idea: -found[idea])[:RIVALS]


def _together(
    closer: Futures, ends: Futures, best: Action, played: Action, least: float = 0.0
) -> Loss | None:
    """The loss by the judge and by games to the end; None if together they are not sure of one."""

    def change(one: Action, other: Action, seat: Seat) -> Worth:
        judged = difference(closer, one, other, seat)
        return weighed(judged, by_margin(ends, one, other, seat), least)

    lost = change(best, played, closer.seat)
    if lost.chance.mean <= 0 or not lost.chance.clear:
        return None
    changes = [change(played, best, seat) for seat in range(closer.judge.players)]
    return _loss(closer if not least else ends, best, played, lost, changes)


def _loss(futures: Futures, best: Action, played: Action, lost: Worth, changes: list[Worth]) -> Loss:
    """With reasons from the futures in which it was seen."""
    shares = tuple(Share(change.chance.mean, change.points.mean) for change in changes)
    return Loss(best, shares, lost, reasons_for(futures, best, played), len(futures.worlds))


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
