"""The strongest level: plans for the whole turn, tried against the others' replies in imagined worlds.

Every promising plan is played in the same worlds, which fill in hidden cards and chance. The others play as
the network would, until the bot's next turn, which the network judges. The worse half of the plans drops out
after every round of trials (sequential halving), so that the time goes into the close ones. Without a network
for this game and number of players the game's own value takes its place.

The answer without search stays in the race to the end and is left only for a plan that did clearly better in
the same worlds: trials are noisy, and a search that follows noise is weaker than none.
"""

import time
from math import ceil, log2, sqrt
from statistics import fmean, stdev
from typing import Final

from engineshed.bots.bot import Budget
from engineshed.bots.greedy import Steady
from engineshed.bots.learned import (
    Judging,
    NetworkBot,
    end_of_turn,
    finish,
    ideas_of,
    judging_by,
    still_in_turn,
    turn_of,
)
from engineshed.bots.network import judge_for
from engineshed.bots.plans import Plan, plans
from engineshed.kernel import Action, Position, Rng, Seat, State
from engineshed.kernel.advice import Advice, advice_for

SECONDS: Final = 3.0
AT_ONCE: Final = 0.1
"""The share of the time that the answer without search may take."""
PLANNING: Final = 0.35
"""The share of the time after which no more plans are looked for."""
TRIED: Final = 8
"""The most plans that are tried."""
CLEAR: Final = 0.35
"""A plan whose first value is this much below the best is not tried."""
AHEAD: Final = 5
"""Ideas that are tried for the bot's next turn."""
REPLIES: Final = 4
"""Ideas that are tried for each turn of another seat."""
TRUST: Final = 2.0
"""The number of trials that a plan's first value counts as."""
EVIDENCE: Final = 1.5
"""Standard errors by which a plan must have done better than the answer without search."""
FEWEST: Final = 4
"""Worlds in which both must have been tried for that."""
LONGEST: Final = 120
"""Decisions after which a trial is judged as it stands."""


class Expert:
    """Makes plans, tries them in imagined worlds, and takes the best."""

    def choose(self, seen: State[Position], seat: Seat, budget: Budget) -> Action:
        begun, deadline = time.monotonic(), budget.deadline(SECONDS)
        setup, rng = seen.setup, Rng(budget.seed)
        judge = judge_for(setup.game, setup.players, setup.settings)
        ideas = ideas_of(seen, seat, wide=judge is not None)
        if len(ideas) == 1:
            return ideas[0]
        quick = Budget(budget.seed, AT_ONCE * (budget.seconds or SECONDS), budget.iterations)
        at_once = (Steady() if judge is None else NetworkBot()).choose(seen, seat, quick)
        advice = advice_for(setup.game)
        judging, wide = judging_by(judge, advice), judge is not None
        until = begun + PLANNING * (deadline - begun)
        found = plans(seen.imagine(rng.branch()), seat, advice, judging, until, ideas, wide)
        home = next(plan for plan in found if plan.actions[0] == at_once)
        close = [plan for plan in found[:TRIED] if plan.value >= found[0].value - CLEAR and plan != home]
        if not close:
            return at_once
        trials = Trials(seen, seat, advice, judging, rng, deadline, wide)
        return trials.best(home, close, budget.iterations)


class OutOfTime(Exception):
    """A trial was not finished in time, so it does not count."""


class Trials:
    """Plans of one decision, tried in the same worlds."""

    def __init__(
        self,
        seen: State[Position],
        seat: Seat,
        advice: Advice[Position],
        judging: Judging,
        rng: Rng,
        deadline: float,
        wide: bool = True,
    ) -> None:
        self.seen = seen
        self.seat = seat
        self.advice = advice
        self.judging = judging
        self.rng = rng
        self.deadline = deadline
        self.wide = wide
        """Whether all ideas of the game are considered, or only its proposals."""
        self.worlds: list[State[Position]] = []

    def best(self, home: Plan, others: list[Plan], iterations: int) -> Action:
        """The first action of the best plan; of `home`, the answer without search, unless clearly beaten."""
        values: dict[Plan, list[float]] = {plan: [] for plan in (home, *others)}
        rounds = max(1, ceil(log2(len(values))))
        share = max(1, iterations // rounds) if iterations else 0
        begun = time.monotonic()
        for number in range(1, rounds + 1):
            until = begun + (self.deadline - begun) * number / rounds if not iterations else float("inf")
            self._round([home, *others], values, share, until)
            others = sorted(others, key=lambda plan: -_liked(plan, values[plan]))
            others = others[: max(1, len(others) // 2)]
        return others[0].actions[0] if self.clearly(others[0], home, values) else home.actions[0]

    def clearly(self, other: Plan, home: Plan, values: dict[Plan, list[float]]) -> bool:
        """Whether a plan did better in the same worlds by more than chance explains."""
        more = [mine - its for mine, its in zip(values[other], values[home], strict=False)]
        if len(more) < FEWEST:
            return False
        return fmean(more) > EVIDENCE * stdev(more) / sqrt(len(more))

    def _round(self, tried: list[Plan], values: dict[Plan, list[float]], share: int, until: float) -> None:
        """Try all plans in one world after the other until this round's time or trials are used up."""
        spent = 0
        while (spent < share) if share else (time.monotonic() < until):
            world = self._world(len(values[tried[0]]))
            try:
                told = [self.trial(plan, world) for plan in tried]
            except OutOfTime:
                return
            for plan, value in zip(tried, told, strict=True):
                values[plan].append(value)
            spent += len(tried)

    def _world(self, number: int) -> State[Position]:
        while len(self.worlds) <= number:
            self.worlds.append(self.seen.imagine(self.rng.branch()))
        return self.worlds[number]

    def trial(self, plan: Plan, world: State[Position]) -> float:
        """The value of the bot's next turn after this plan is played in this world."""
        seat, advice = self.seat, self.advice
        state, turn = world.copy(), turn_of(advice, world.pos)
        for action in plan.actions:
            if not still_in_turn(state, seat, advice, turn) or action not in state.options(seat):
                break  # chance has come out otherwise
            state.do(seat, action)
        finish(state, seat, advice, turn)
        for _ in range(LONGEST):
            waiting = state.waiting()
            if not waiting:
                break
            if time.monotonic() > self.deadline:
                raise OutOfTime
            if seat in waiting:
                return self._next_turn(state)
            state = self._reply(state, waiting[0])
        return self.judging([state], seat)[0]

    def _reply(self, state: State[Position], asked: Seat) -> State[Position]:
        """The state after another seat's turn, played by the best of a few ideas."""
        ideas = ideas_of(state, asked, REPLIES, self.wide)
        if len(ideas) == 1:
            return end_of_turn(state, asked, ideas[0], self.advice)
        ends = self._ends(state, asked, ideas)
        values = self.judging(ends, asked)
        return ends[values.index(max(values))]

    def _next_turn(self, state: State[Position]) -> float:
        """The value of the best of a few ideas for the bot's next turn."""
        ends = self._ends(state, self.seat, ideas_of(state, self.seat, AHEAD, self.wide))
        return max(self.judging(ends, self.seat))

    def _ends(self, state: State[Position], asked: Seat, ideas: list[Action]) -> list[State[Position]]:
        ends = []
        for idea in ideas:
            if time.monotonic() > self.deadline:
                raise OutOfTime
            ends.append(end_of_turn(state, asked, idea, self.advice))
        return ends


def _liked(plan: Plan, values: list[float]) -> float:
    """How well a plan did so far, where its first value counts as a few trials."""
    return (TRUST * plan.value + sum(values)) / (TRUST + len(values))
