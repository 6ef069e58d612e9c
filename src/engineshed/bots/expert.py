"""The strongest level: plans for the whole turn, tried in imagined worlds.

Promising plans are found by the network, or by the game's own value where there is none for this number of
players, and tried as `trials` says.
"""

from typing import Final

from engineshed.bots.bot import Budget
from engineshed.bots.clock import now
from engineshed.bots.greedy import Steady
from engineshed.bots.learned import NetworkBot, ideas_of, judging_by
from engineshed.bots.network import judge_for
from engineshed.bots.plans import plans
from engineshed.bots.trials import Trials
from engineshed.bots.undisturbed import undisturbed
from engineshed.kernel import Action, Position, Rng, Seat, State
from engineshed.kernel.advice import Advice, advice_for

SECONDS: Final = 3.0
AT_ONCE: Final = 0.1
"""The share of the time that the answer without search may take."""
PLANNING: Final = 0.35
"""The share of the time after which no more plans are looked for."""
SURELY: Final = 2
"""Ideas that get a plan however little time there is: the answer without search and one other."""
TRIED: Final = 8
"""The most plans that are tried."""
CLEAR: Final = 0.35
"""A plan whose first value is this much below the best is not tried."""


class Expert:
    """Makes plans, tries them in imagined worlds, and takes the best."""

    @undisturbed()
    def choose(self, seen: State[Position], seat: Seat, budget: Budget) -> Action:
        begun, deadline = now(), budget.deadline(SECONDS)
        setup, rng = seen.setup, Rng(budget.seed)
        advice, judge = advice_for(setup.game), judge_for(setup.game, setup.players, setup.settings)
        planned = _planned_alone(seen, seat, advice, begun, deadline) if setup.players == 1 else None
        if planned is not None:
            return planned
        # Wider ideas are for those who can tell what comes of them.
        wide = judge is not None or "end" in advice.tried_to(setup.players)
        ideas = _tries(seen, seat, advice) if advice.tries else ideas_of(seen, seat, wide=wide)
        if len(ideas) == 1:
            return ideas[0]
        quick = Budget(budget.seed, AT_ONCE * (budget.seconds or SECONDS), budget.iterations)
        at_once = (Steady() if judge is None else NetworkBot()).choose(seen, seat, quick)
        judging = judging_by(judge, advice)
        ideas = list(dict.fromkeys([at_once, *ideas]))
        until = begun + PLANNING * (deadline - begun)
        found = plans(seen.imagine(rng.branch()), seat, advice, judging, until, ideas, wide, SURELY)
        home = next(plan for plan in found if plan.actions[0] == at_once)
        close = [plan for plan in found[:TRIED] if plan.value >= found[0].value - CLEAR and plan != home]
        if not close:
            return at_once
        trials = Trials(seen, seat, advice, judging, rng, deadline, wide)
        return trials.best(home, close, budget.iterations)


def _planned_alone(
    seen: State[Position], seat: Seat, advice: Advice[Position], begun: float, deadline: float
) -> Action | None:
    """What the game's own planner of games alone finds, if it has one for this decision."""
    options, decision = seen.options(seat), seen.decision(seat)
    if advice.alone is None or decision is None or len(options) == 1:
        return None
    # An infinite deadline is never near.
    return advice.alone(seen.pos, decision, options, lambda: (now() - begun) / (deadline - begun))


def _tries(seen: State[Position], seat: Seat, advice: Advice[Position]) -> list[Action]:
    options, decision = seen.options(seat), seen.decision(seat)
    assert advice.tries is not None
    assert decision is not None
    return advice.tries(seen.pos, decision, options) if len(options) > 1 else options
