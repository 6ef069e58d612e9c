"""The level that thinks: plans for the whole turn, tried against the others' replies in imagined worlds.

Every plan that looks good is played in the same worlds: hidden cards and chance as they may be, the others as
the network would play for them, until the own next turn, of which it says how well it may end. The worse half
of the plans drops out after every round of trials (sequential halving), so that the time goes into the close
ones. Without a network for this game and number of players the game's own value takes its place.
"""

import time
from math import ceil, log2
from typing import Final

from engineshed.bots.bot import Advice, Budget, advice_for
from engineshed.bots.learned import Judging, end_of_turn, finish, ideas_of, judging_by, still_in_turn, turn_of
from engineshed.bots.network import judge_for
from engineshed.bots.plans import Plan, plans
from engineshed.kernel import Action, Position, Rng, Seat, State

SECONDS: Final = 3.0
PLANNING: Final = 0.35
"""The part of the time that may go into finding plans."""
TRIED: Final = 8
"""So many plans are tried at most."""
CLEAR: Final = 0.35
"""A plan that looks so much worse than the best is not tried."""
AHEAD: Final = 5
"""Ideas for the own next turn."""
REPLIES: Final = 4
"""Ideas for each turn of another seat."""
TRUST: Final = 2.0
"""So many trials the first look counts for."""
LONGEST: Final = 120
"""Decisions after which a trial is judged as it stands."""


class Expert:
    """Plans, trials, halving."""

    def choose(self, seen: State[Position], seat: Seat, budget: Budget) -> Action:
        begun, deadline = time.monotonic(), budget.deadline(SECONDS)
        ideas = ideas_of(seen, seat)
        if len(ideas) == 1:
            return ideas[0]
        setup, rng = seen.setup, Rng(budget.seed)
        advice = advice_for(setup.game)
        judging = judging_by(judge_for(setup.game, setup.players, setup.settings), advice)
        until = begun + PLANNING * (deadline - begun)
        found = plans(seen.imagine(rng.branch()), seat, advice, judging, until)
        close = [plan for plan in found[:TRIED] if plan.value >= found[0].value - CLEAR]
        if len(close) == 1:
            return close[0].actions[0]
        trials = Trials(seen, seat, advice, judging, rng, deadline)
        return trials.best(close, budget.iterations)


class OutOfTime(Exception):
    """A trial that cannot be finished in time says nothing."""


class Trials:
    """Plans of one decision, tried in the same worlds."""

    def __init__(
        self,
        seen: State[Position],
        seat: Seat,
        advice: Advice,
        judging: Judging,
        rng: Rng,
        deadline: float,
    ) -> None:
        self.seen = seen
        self.seat = seat
        self.advice = advice
        self.judging = judging
        self.rng = rng
        self.deadline = deadline
        self.worlds: list[State[Position]] = []

    def best(self, tried: list[Plan], iterations: int) -> Action:
        """The first action of the plan that does best; worse halves drop out."""
        totals = {plan: TRUST * plan.value for plan in tried}
        counts = dict.fromkeys(tried, 0)
        rounds = max(1, ceil(log2(len(tried))))
        share = max(1, iterations // rounds) if iterations else 0
        begun = time.monotonic()
        for number in range(1, rounds + 1):
            until = begun + (self.deadline - begun) * number / rounds if not iterations else float("inf")
            self._round(tried, totals, counts, share, until)
            tried = sorted(tried, key=lambda plan: -totals[plan] / (TRUST + counts[plan]))
            tried = tried[: max(1, (len(tried) + 1) // 2)]
        return tried[0].actions[0]

    def _round(
        self,
        tried: list[Plan],
        totals: dict[Plan, float],
        counts: dict[Plan, int],
        share: int,
        until: float,
    ) -> None:
        """All plans in one world after the other, until the time or the trials of this round are used up."""
        spent = 0
        while (spent < share) if share else (time.monotonic() < until):
            number = counts[tried[0]]
            try:
                values = [self.trial(plan, self._world(number)) for plan in tried]
            except OutOfTime:
                return
            for plan, value in zip(tried, values, strict=True):
                totals[plan] += value
                counts[plan] += 1
            spent += len(tried)

    def _world(self, number: int) -> State[Position]:
        while len(self.worlds) <= number:
            self.worlds.append(self.seen.imagine(self.rng.branch()))
        return self.worlds[number]

    def trial(self, plan: Plan, world: State[Position]) -> float:
        """How well the own next turn could end if this plan is played in this world."""
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
        """Another seat takes the best of its few ideas."""
        ideas = ideas_of(state, asked, REPLIES)
        if len(ideas) == 1:
            return end_of_turn(state, asked, ideas[0], self.advice)
        ends = self._ends(state, asked, ideas)
        values = self.judging(ends, asked)
        return ends[values.index(max(values))]

    def _next_turn(self, state: State[Position]) -> float:
        """The best of a few ideas for the own next turn."""
        ends = self._ends(state, self.seat, ideas_of(state, self.seat, AHEAD))
        return max(self.judging(ends, self.seat))

    def _ends(self, state: State[Position], asked: Seat, ideas: list[Action]) -> list[State[Position]]:
        ends = []
        for idea in ideas:
            if time.monotonic() > self.deadline:
                raise OutOfTime
            ends.append(end_of_turn(state, asked, idea, self.advice))
        return ends
