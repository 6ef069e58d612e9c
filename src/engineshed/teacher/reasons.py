"""Why one option is better than another: differences between them in the same futures.

There are four kinds: what grows (lines of the score sheet at the horizon), what it opens (figures and choices
that are left), what it costs (figures that are spent), and what the others do. Every reason has its figure.
"""

from typing import Final

from engineshed.kernel import Action
from engineshed.teacher.comparing import both, difference, line_changes
from engineshed.teacher.futures import Future, Futures
from engineshed.teacher.model import Estimate, Fact, Reason
from engineshed.teacher.statistics import paired

NAMED: Final = 2
"""The most lines and figures of each kind."""
LEAST: Final = 0.05
"""Smaller differences would be rounded to nothing and are left out."""
POINTS: Final = frozenset({"points", "vp", "score"})
"""Figures that repeat the score sheet."""
OFTEN: Final = 0.2
"""The share of futures in which a reply must come up to be mentioned."""


def reasons_for(futures: Futures, action: Action, other: Action) -> tuple[Reason, ...]:
    """Why an option is better than the other, in the order grows, opens, costs, others."""
    if action == other or not both(futures, action, other):
        return ()
    found = (
        *_grows(futures, action, other),
        *_figures(futures, action, other),
        *_others(futures, action, other),
    )
    return tuple(sorted(found, key=lambda reason: ("grows", "opens", "costs", "others").index(reason.kind)))


def _clear(found: Estimate) -> bool:
    return abs(found.mean) >= LEAST and found.clear


def _grows(futures: Futures, action: Action, other: Action) -> list[Reason]:
    changes = [
        change for change in line_changes(futures, action, other, futures.seat) if _clear(change.points)
    ]
    more = [change for change in changes if change.points.mean > 0][:NAMED]
    less = [change for change in changes if change.points.mean < 0][:NAMED]
    reasons: list[Reason] = []
    for change in more:
        facts: dict[str, Fact] = {"source": change.source, "points": round(change.points.mean, 1)}
        reasons.append(Reason("grows", "reason-line-more", facts))
    for change in less:
        facts = {"source": change.source, "points": round(-change.points.mean, 1)}
        reasons.append(Reason("costs", "reason-line-less", facts))
    return reasons


def _figures(futures: Futures, action: Action, other: Action) -> list[Reason]:
    """Reasons from the seat's figures at the end of the turn, and from the number of its next options."""
    pairs = both(futures, action, other)
    reasons: list[Reason] = []
    names = dict.fromkeys(name for one, _ in pairs for name in one.figures)
    more: list[tuple[float, Reason]] = []
    less: list[tuple[float, Reason]] = []
    for name in names:
        if name in POINTS:
            continue
        found = paired(_figure(pairs, name, 0), _figure(pairs, name, 1))
        if not _clear(found):
            continue
        amount = round(abs(found.mean), 1)
        facts: dict[str, Fact] = {"figure": name, "amount": amount}
        message = "reason-figure-more" if found.mean > 0 else "reason-figure-less"
        if (found.mean > 0) != _owed(futures, pairs, name):
            more.append((amount, Reason("opens", message, facts)))
        else:
            less.append((amount, Reason("costs", message, facts)))
    for listed in (more, less):
        reasons += [reason for _, reason in sorted(listed, key=lambda entry: -entry[0])[:NAMED]]
    choices = paired([float(one.choices) for one, _ in pairs], [float(two.choices) for _, two in pairs])
    if _clear(choices) and abs(choices.mean) >= 1:
        mine = sum(one.choices for one, _ in pairs) / len(pairs)
        theirs = sum(two.choices for _, two in pairs) / len(pairs)
        kind, message = (
            ("opens", "reason-choices-more") if choices.mean > 0 else ("costs", "reason-choices-less")
        )
        facts = {"choices": round(mine), "instead": round(theirs)}
        if facts["choices"] != facts["instead"]:
            reasons.append(Reason("opens" if kind == "opens" else "costs", message, facts))
    return reasons


def _owed(futures: Futures, pairs: list[tuple[Future, Future]], name: str) -> bool:
    """Is it something that takes points away, as shares do in Age of Steam? Then to have less is no cost."""
    return any(
        future.lines and future.lines[futures.seat].get(name, 0) < 0 for pair in pairs for future in pair
    )


def _figure(pairs: list[tuple[Future, Future]], name: str, side: int) -> list[float]:
    return [float(pair[side].figures.get(name, 0)) for pair in pairs]


def _others(futures: Futures, action: Action, other: Action) -> list[Reason]:
    """Reasons about the others: who would take the option otherwise, and whom it helps or harms most."""
    reasons: list[Reason] = []
    without, seat = futures.of[other], futures.seat
    takers: dict[int, int] = {}
    for future in without if len(action) > 1 else ():  # to be done, or to pass, is open to all
        for who in {who for who, reply in future.replies if reply == action and action not in future.open}:
            takers[who] = takers.get(who, 0) + 1
    if takers:
        who = max(takers, key=lambda taker: (takers[taker], -taker))
        if takers[who] / len(without) >= OFTEN:
            taken: dict[str, Fact] = {"who": who, "times": takers[who], "futures": len(without)}
            reasons.append(Reason("others", "reason-taken", taken))
    rivals = [rival for rival in range(futures.judge.players) if rival != seat]
    changes = {rival: difference(futures, action, other, rival).points for rival in rivals}
    clear = [rival for rival in rivals if _clear(changes[rival])]
    if clear:
        rival = max(clear, key=lambda one: abs(changes[one].mean))
        mean = changes[rival].mean
        facts: dict[str, Fact] = {"who": rival, "points": round(abs(mean), 1)}
        reasons.append(Reason("others", "reason-rival-more" if mean > 0 else "reason-rival-less", facts))
    return reasons
