"""Bots that look ahead by a game's own advice: one action (novice) or the rest of the turn (steady)."""

from typing import Final

from engineshed.bots.bot import Budget, advice_in, worth
from engineshed.bots.clock import now
from engineshed.kernel import Action, Position, Rng, Seat, State
from engineshed.kernel.advice import Advice

USUAL: Final = 0.3
"""Seconds for an answer."""
LONGEST_TURN: Final = 40
"""No look-ahead goes further than this many decisions."""


class Novice:
    """Looks one action ahead, at a few proposals and a few random options, and judges them inexactly."""

    IDEAS: Final = 3
    WHIMS: Final = 3
    NOISE: Final = 0.3
    """The noise in its judgement, as a share of the difference between the best and the worst option."""

    def __init__(self, style: str = "") -> None:
        self.style = style
        """One of the game's styles; "": none."""

    def choose(self, seen: State[Position], seat: Seat, budget: Budget) -> Action:
        options = seen.options(seat)
        if len(options) == 1:
            return options[0]
        rng, advice = Rng(budget.seed), advice_in(seen.setup.game, self.style)
        imagined, deadline = seen.imagine(rng), budget.deadline(USUAL)
        decision = seen.decision(seat)
        assert decision is not None
        looks = advice.propose(seen.pos, decision, options)[: self.IDEAS]
        looks += rng.sample(options, min(self.WHIMS, len(options)))
        values: dict[Action, float] = {}
        for action in looks:
            if values and now() > deadline:
                break
            after = imagined.copy()
            after.do(seat, action)
            values[action] = worth(after, seat, advice)
        blur = self.NOISE * (max(values.values()) - min(values.values()))
        return max(values, key=lambda action: values[action] + blur * rng.random())


class Steady:
    """Plays each promising option to the end of the turn and takes the one with the best result."""

    LOOKS: Final = 10
    WORLDS: Final = 2
    """Imagined worlds in which each option is tried, the same for all options."""

    def __init__(self, style: str = "") -> None:
        self.style = style

    def choose(self, seen: State[Position], seat: Seat, budget: Budget) -> Action:
        options = seen.options(seat)
        if len(options) == 1:
            return options[0]
        rng, advice = Rng(budget.seed), advice_in(seen.setup.game, self.style)
        decision = seen.decision(seat)
        assert decision is not None
        proposed = advice.propose(seen.pos, decision, options)[: self.LOOKS] or options[: self.LOOKS]
        if len(proposed) == 1:
            return proposed[0]
        deadline = budget.deadline(USUAL)
        totals: dict[Action, float] = {}
        for _ in range(self.WORLDS):
            world = seen.imagine(rng.branch())
            values: dict[Action, float] = {}
            for action in proposed:
                if values and now() > deadline:
                    break
                after = world.copy()
                after.do(seat, action)
                finish_turn(after, seat, advice)
                values[action] = worth(after, seat, advice)
            if totals and len(values) < len(proposed):
                break  # a world in which not all were tried says nothing about which is better
            totals = {action: value + totals.get(action, 0.0) for action, value in values.items()}
        return max(totals, key=totals.__getitem__)


def finish_turn(state: State[Position], seat: Seat, advice: Advice[Position]) -> None:
    """Go on with the first proposal as long as this seat alone is asked."""
    for _ in range(LONGEST_TURN):
        if state.waiting() != (seat,):
            return
        decision, options = state.decision(seat), state.options(seat)
        assert decision is not None
        proposed = advice.propose(state.pos, decision, options) if len(options) > 1 else options
        state.do(seat, proposed[0] if proposed else options[0])
