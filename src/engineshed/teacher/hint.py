"""The best options of a decision, from what its seat knows: a hint, or why somebody played as they did.

Options worth a try become plans for the whole turn (as the best bot makes them); all are tried in the same
futures, the worse half drops out round by round, and the rest of the time goes into the three best. When the
time is up, the best so far is the answer, with wide errors if it rests on little. What `steady` would do
stays the first one unless another does clearly better, by the judge and in games to the end of both: a hint
that follows noise, or a judge's whim, is worse than none.
"""

import time
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final

from engineshed.bots import Budget, bot_of
from engineshed.bots.learned import ideas_of, judging_by
from engineshed.bots.plans import plans
from engineshed.kernel import Action, Position, Rng, Seat, State
from engineshed.kernel.advice import Horizon
from engineshed.teacher.comparing import apart, compared, difference, merit, worth_of
from engineshed.teacher.doubting import by_margin, doubted, play_both, weighed
from engineshed.teacher.futures import Future, Futures
from engineshed.teacher.judge import Judge
from engineshed.teacher.model import Comparison, Hint, Option, Worth
from engineshed.teacher.reasons import reasons_for

SECONDS: Final = 1.6
"""The usual time for a hint."""
AT_ONCE: Final = 0.1
"""The share of the time that the move of `steady` may take."""
PLANNING: Final = 0.35
"""The share of the time that may go into finding plans."""
LEVELLING: Final = 0.75
"""The share of the time by which games that are played out must be over, if there is no network."""
LEVELS: Final = 3
"""The most games that are played out."""
NAMED: Final = 3
"""Options that a hint names."""
TRIED: Final = 8
"""The most options that are tried, besides one that was asked about."""
FIRST: Final = 3
"""Futures in which every option is tried before the worse half drops out."""

TRUST: Final = 0.03
"""What must be seen in another option to overrule what the game proposes by rules of thumb, or what `steady`
would do: they know things that the judge does not ..."""
SURELY: Final = 1.5
"""... by this many errors, ..."""
WHIM: Final = 0.05
"""... of which the judge's own is at least this one."""
FEWEST: Final = 8
"""Pairs of such games that say anything."""
LOOKING: Final = 0.45
"""The share of the time after which the best other option and the move of `steady` are played to the end."""

Told = Callable[[Hint], None]
"""A function that is given every preliminary hint, the first after a fraction of the time."""


def hint(
    seen: State[Position],
    seat: Seat,
    budget: Budget,
    told: Told | None = None,
    horizon: Horizon | None = None,
) -> Hint:
    """The three best options of this seat with values and reasons; `budget.iterations` counts futures."""
    return _last(_judging(seen, seat, budget, (), horizon), told)


def why(
    seen: State[Position],
    seat: Seat,
    played: Action,
    budget: Budget,
    told: Told | None = None,
    horizon: Horizon | None = None,
) -> Hint:
    """A hint that includes the option that was played, whatever its place."""
    return _last(_judging(seen, seat, budget, (played,), horizon), told)


def _last(hints: Iterator[Hint], told: Told | None) -> Hint:
    last: Hint | None = None
    for last in hints:
        if told is not None:
            told(last)
    assert last is not None
    return last


def _judging(
    seen: State[Position], seat: Seat, budget: Budget, wanted: tuple[Action, ...], horizon: Horizon | None
) -> Iterator[Hint]:
    """Yields preliminary hints, then the final one."""
    begun, deadline = time.monotonic(), budget.deadline(SECONDS)
    setup, rng = seen.setup, Rng(budget.seed)
    judge = Judge(setup.game, setup.players, setup.settings)
    home = _at_once(seen, seat, budget, begun, deadline)
    until = begun + PLANNING * (deadline - begun)
    tried = candidates(seen, seat, judge, rng, until, wanted, home)
    futures = Futures(seen, seat, judge, rng.branch(), horizon)
    futures.home = home
    if len(tried) > 1:
        ideas = ideas_of(seen, seat, wide=False) if judge.learned is None else ()
        futures.trusted = frozenset((home, *ideas))
    for _ in range(FIRST):
        futures.try_all(list(tried.values()), deadline)
        tried = {action: plan for action, plan in tried.items() if action in futures.of}
        if time.monotonic() > deadline:
            break
    total = len(tried)
    if judge.learned is None and total > 1:
        until = begun + LEVELLING * (deadline - begun)
        futures.play_out_some(next(iter(tried.values())), LEVELS, until)
    named = NAMED + len(wanted)

    def told(done: bool) -> Hint:
        return _hint(futures, tried, total, wanted, budget.seed, done)

    if total > 1:
        yield told(done=False)
        for left, part in ((max(named, (total + 1) // 2), LOOKING / 2), (named, LOOKING), (named, 1.0)):
            tried = _best(futures, tried, left + 1, (*wanted, home))
            while not _enough(futures.of[next(iter(tried))], budget, begun, deadline, part):
                futures.try_all(list(tried.values()), deadline)
            if part == LOOKING:
                _to_the_end(futures, tried, rng.branch(), budget, deadline)
    yield told(done=True)


def _at_once(seen: State[Position], seat: Seat, budget: Budget, begun: float, deadline: float) -> Action:
    """What `steady` would do."""
    options = seen.options(seat)
    if len(options) == 1:
        return options[0]
    return bot_of("steady").choose(seen, seat, Budget(budget.seed, AT_ONCE * max(deadline - begun, 0.01)))


def _enough(futures: list[Future], budget: Budget, begun: float, deadline: float, part: float) -> bool:
    """Whether this share of the futures, or of the time, is used up."""
    if budget.iterations:
        return len(futures) >= FIRST + (budget.iterations - FIRST) * part
    return time.monotonic() >= begun + (deadline - begun) * part


def candidates(
    seen: State[Position],
    seat: Seat,
    judge: Judge,
    rng: Rng,
    until: float,
    wanted: tuple[Action, ...] = (),
    home: Action | None = None,
) -> dict[Action, tuple[Action, ...]]:
    """The options worth a try, each with the best plan found for the rest of the turn.

    Those that were asked about come first, then `home`, then the best: for later ones there may be no time.
    """
    options = seen.options(seat)
    if len(options) == 1:
        return {options[0]: (options[0],)}
    judging = judging_by(judge.learned, judge.advice)
    world, wide = seen.imagine(rng.branch()), judge.learned is not None
    ideas = ideas_of(world, seat, wide=wide)
    found = plans(world, seat, judge.advice, judging, until, ideas, wide, NAMED)[:TRIED]
    planned = {plan.actions[0]: plan.actions for plan in found}
    first = (*wanted, home) if home is not None else wanted
    tried = {action: planned.get(action, (action,)) for action in first} | planned
    for action in ideas_of(seen, seat) if len(tried) < NAMED else ():
        if len(tried) < NAMED:
            tried.setdefault(action, (action,))
    for action in options:  # a game that proposes one thing only still has others to compare it with
        if len(tried) >= NAMED:
            break
        tried.setdefault(action, (action,))
    return tried


def _best(
    futures: Futures, tried: dict[Action, tuple[Action, ...]], left: int, wanted: tuple[Action, ...]
) -> dict[Action, tuple[Action, ...]]:
    """The `left` best options, among them those that were asked about."""
    ranked = sorted(tried, key=lambda action: -_rank(futures, action))
    home = futures.home
    if home in tried and not _overruled(futures, ranked[0]):
        ranked = [home, *(action for action in ranked if action != home)]
    kept = [action for action in ranked if action in wanted or action in ranked[: left - len(wanted)]]
    return {action: tried[action] for action in kept}


def _to_the_end(
    futures: Futures, tried: dict[Action, tuple[Action, ...]], rng: Rng, budget: Budget, deadline: float
) -> None:
    """Play games of the best other option and of what `steady` would do, if the other seems better."""
    home, others = futures.home, [action for action in tried if action != futures.home]
    if home not in tried or not others or futures.judge.horizon == "turn":
        return  # where a turn is as far as futures go, a game takes too long
    rival = max(others, key=lambda action: _rank(futures, action))
    if difference(futures, rival, home, futures.seat).chance.mean > TRUST:
        futures.ends = Futures(futures.seen, futures.seat, futures.judge, rng, "end")
        play_both(futures.ends, tried[rival], tried[home], budget.iterations, deadline)


def _overruled(futures: Futures, best: Action) -> bool:
    """Is this surely better than what `steady` would do?"""
    home = futures.home
    return home is None or best == home or _surely(futures, best, home)


def _surely(futures: Futures, one: Action, other: Action) -> bool:
    """Is one option better than the other, by the judge with its doubts and in games to the end?"""
    found = difference(futures, one, other, futures.seat)
    ends = futures.ends
    if ends is not None and min(len(ends.of.get(action, ())) for action in (one, other)) >= FEWEST:
        chance = weighed(found, by_margin(ends, one, other, futures.seat), WHIM).chance
    else:
        chance = doubted(found.chance, WHIM)
    return chance.mean > max(TRUST, SURELY * chance.error)


def _rank(futures: Futures, action: Action) -> float:
    return merit(worth_of(futures, action)) + TRUST * (action in futures.trusted)


def _apart(futures: Futures, one: Action, two: Action, found: Worth) -> bool:
    """Can these be told apart, by more than what the judge is trusted with?"""
    if futures.home in (one, two):
        rival = two if one == futures.home else one
        liked = found.chance.mean > 0 if rival == one else found.chance.mean < 0
        if liked and not _surely(futures, rival, futures.home):
            return False  # they disagree, and nothing decides between them
    if (one in futures.trusted) != (two in futures.trusted) and abs(found.chance.mean) < TRUST:
        return False
    return apart(found)


def _hint(
    futures: Futures,
    tried: dict[Action, tuple[Action, ...]],
    total: int,
    wanted: tuple[Action, ...],
    seed: int,
    done: bool,
) -> Hint:
    named = list(_best(futures, tried, NAMED + len(wanted), wanted))
    pairs = {
        (one, two): compared(futures, named[one], named[two], one, two)
        for one, two in combinations(range(len(named)), 2)
    }
    options = tuple(_option(futures, tried, named, number, pairs) for number in range(len(named)))
    return Hint(
        seat=futures.seat,
        options=options,
        comparisons=tuple(pairs.values()),
        tried=total,
        futures=min(len(futures.of[action]) for action in named),
        horizon=futures.horizon,
        played_out=len(futures.levels),
        judge=futures.judge.name,
        seed=seed,
        done=done,
    )


def _option(
    futures: Futures,
    tried: dict[Action, tuple[Action, ...]],
    named: list[Action],
    number: int,
    pairs: dict[tuple[int, int], Comparison],
) -> Option:
    def differ(one: int, two: int) -> bool:
        return _apart(futures, named[one], named[two], pairs[one, two].difference)

    action = named[number]
    place = 1 + next((first for first in range(number) if not differ(first, number)), number)
    # Against the next one that differs; the last one, against the best.
    other = next((two for two in range(number + 1, len(named)) if differ(number, two)), None)
    if other is None:
        other = number + 1 if number + 1 < len(named) else 0
    reasons = reasons_for(futures, action, named[other]) if other != number else ()
    behind = compared(futures, named[0], action, 0, number).difference
    return Option(action, tried[action], worth_of(futures, action), behind, place, reasons)
