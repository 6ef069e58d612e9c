"""Plans for a turn, tried against the others' replies in imagined worlds.

Every plan is played in the same worlds, which fill in hidden cards and chance. How far, the game says
(`Advice.trials`): until the bot's next turn, where the network judges what has become of it; or, all seats
playing by the game's quick policy, to the end of the round, where it is judged, or of the game, where the
result speaks for itself. A game may say both: then it goes to the end where that can be tried often enough.

The worse half of the plans drops out after every round of trials (sequential halving), so that the time goes
into the close ones. The answer without search stays in the race to the end and is left only for a plan that
did clearly better: trials are noisy, and a search that follows noise is weaker than none. Plans that do
clearly worse drop out at once, and when nothing is left to be decided, the answer is given early.
"""

from collections.abc import Sequence
from math import ceil, exp, inf, log2, sqrt
from typing import Final

from engineshed.bots.clock import now
from engineshed.bots.learned import Judging, end_of_turn, finish, ideas_of, still_in_turn, turn_of
from engineshed.bots.plans import Plan
from engineshed.bots.playouts import OutOfTime, margin, play_the_round, play_to_the_end
from engineshed.kernel import Action, Position, Rng, Seat, State
from engineshed.kernel.advice import Advice, Horizon

AHEAD: Final = 5
"""Ideas that are tried for the bot's next turn."""
REPLIES: Final = 4
"""Ideas that are tried for each turn of another seat."""
TRUST: Final = 2.0
"""The number of trials that a plan's first value counts as."""
WORTHWHILE: Final[dict[Horizon, int]] = {"end": 24, "lap": 8, "round": 8}
"""The number of trials for every plan, on average, that there must be time for: else fewer are tried. Games
to the end differ more than what a judge says of the next round."""
EVIDENCE: Final = 1.5
"""Standard errors by which a plan must have done better than the answer without search in the end ..."""
FEWEST: Final = 8
"""... and worlds in which both must have been tried for that."""
SURELY: Final = 3.0
"""The same while trials go on: looking again and again finds a lucky streak sooner or later ..."""
EARLIEST: Final = 8
"""... and so do few worlds."""
LONGEST: Final = 120
"""Decisions after which a trial is judged as it stands."""


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
        self.horizons = advice.tried_to(seen.setup.players)
        self.horizon = self.horizons[0]
        self.judging = judging
        self.rng = rng
        self.deadline = deadline
        self.wide = wide
        """Whether all ideas of the game are considered, or only its proposals."""
        self.worlds: list[State[Position]] = []
        self.values: dict[Plan, list[float]] = {}
        """By plan, in the order of the worlds."""

    @property
    def to_the_end(self) -> bool:
        return self.horizon == "end"

    def best(self, home: Plan, others: list[Plan], iterations: int) -> Action:
        """The first action of the best plan; of `home`, the answer without search, unless clearly beaten.

        The others are expected with the most promising first.
        """
        affordable = self._see_how_far(home, iterations)
        others = others[: max(1, int(affordable / WORTHWHILE[self.horizon]) - 1)]
        self.values = {plan: [] for plan in (home, *others)}
        rounds = max(1, ceil(log2(len(self.values))))
        share = max(1, iterations // rounds) if iterations else 0
        begun = now()
        for number in range(1, rounds + 1):
            until = begun + (self.deadline - begun) * number / rounds if not iterations else inf
            others = self._round(home, others, share, until)
            if not others:
                return home.actions[0]
            others = sorted(others, key=lambda plan: -self._liked(plan))[: max(1, len(others) // 2)]
        return (others[0] if self._preferred(others[0], home) else home).actions[0]

    def _see_how_far(self, home: Plan, iterations: int) -> float:
        """Go as far as two plans can be tried often enough, and tell how many trials there is time for."""
        *further, nearest = self.horizons
        for self.horizon in further:
            enough = 2 * WORTHWHILE[self.horizon]
            affordable = self._affordable(home, iterations, enough)
            if affordable >= enough:
                return affordable
        self.horizon = nearest
        return self._affordable(home, iterations)

    def _affordable(self, home: Plan, iterations: int, wanted: int = 1) -> float:
        """How many trials there is time for, as far as a first one tells; 0 if that one takes too long."""
        if iterations:
            return iterations
        begun, deadline = now(), self.deadline
        self.deadline = begun + (deadline - begun) / wanted
        try:
            self.trial(home, self._world(0))
        except OutOfTime:
            return 0
        finally:
            self.deadline = deadline
        ended = now()
        return (deadline - ended) / max(ended - begun, 1e-6)

    def clearly(
        self, one: Plan, other: Plan, surely: float = EVIDENCE, fewest: int = FEWEST, least: float = 0.0
    ) -> bool:
        """Whether one plan did better than the other in the same worlds, by more than chance and `least`."""
        mine, its = self._told(one, other)
        more = [a - b for a, b in zip(mine, its, strict=False)]
        if len(more) < fewest:
            return False
        mean, deviation = _spread(more)
        return mean > max(least, surely * deviation / sqrt(len(more) - 1))

    def _preferred(self, one: Plan, home: Plan, surely: float = EVIDENCE, fewest: int = FEWEST) -> bool:
        """Whether a plan did so much better than `home` that it is taken instead (`Advice.loyal`)."""
        return self.clearly(one, home, surely, fewest, self.advice.loyal)

    def _told(self, *plans: Plan) -> list[list[float]]:
        """The values of these plans; margins as chances to win, on the scale of their spread."""
        found = [self.values[plan] for plan in plans]
        if not self.to_the_end:
            return found
        spread = _spread([value for values in found for value in values] or [0.0])[1] or 1.0
        return [[1 / (1 + exp(-1.7 * value / spread)) for value in values] for values in found]

    def _liked(self, plan: Plan) -> float:
        """How well a plan did so far; where trials are judged, its first value counts as a few of them."""
        values = self.values[plan]
        trust = 0.0 if self.to_the_end else TRUST
        return (trust * plan.value + sum(values)) / (trust + len(values)) if values else plan.value

    def _round(self, home: Plan, others: list[Plan], share: int, until: float) -> list[Plan]:
        """Try all in one world after the other until this round's time or trials are used up.

        Returns the plans that can still beat `home`; a single one that surely does needs no more trials.
        """
        spent = 0
        while (spent < share) if share else (now() < until):
            tried = [home, *others]
            world = self._world(len(self.values[home]))
            try:
                told = [self.trial(plan, world) for plan in tried]
            except OutOfTime:
                break
            for plan, value in zip(tried, told, strict=True):
                self.values[plan].append(value)
            spent += len(tried)
            others = [plan for plan in others if not self.clearly(home, plan, SURELY, EARLIEST)]
            if not others or (len(others) == 1 and self._preferred(others[0], home, SURELY, EARLIEST)):
                break
        return others

    def _world(self, number: int) -> State[Position]:
        while len(self.worlds) <= number:
            self.worlds.append(self.seen.imagine(self.rng.branch()))
        return self.worlds[number]

    def trial(self, plan: Plan, world: State[Position]) -> float:
        """What this plan leads to in this world."""
        seat, advice = self.seat, self.advice
        state, turn = world.copy(), turn_of(advice, world.pos)
        for action in plan.actions:
            if not still_in_turn(state, seat, advice, turn) or action not in state.options(seat):
                break  # chance has come out otherwise
            state.do(seat, action)
        if self.to_the_end:
            play_to_the_end(state, advice, self.deadline)
            return margin(state, seat, advice)
        if self.horizon == "lap":
            play_the_round(state, world, advice, self.deadline)
            return self.judging([state], seat)[0]
        finish(state, seat, advice, turn)
        return self._until_next_turn(state)

    def _until_next_turn(self, state: State[Position]) -> float:
        """The value of the bot's next turn."""
        for _ in range(LONGEST):
            waiting = state.waiting()
            if not waiting:
                break
            if now() > self.deadline:
                raise OutOfTime
            if self.seat in waiting:
                return self._next_turn(state)
            state = self._reply(state, waiting[0])
        return self.judging([state], self.seat)[0]

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
            if now() > self.deadline:
                raise OutOfTime
            ends.append(end_of_turn(state, asked, idea, self.advice))
        return ends


def _spread(values: Sequence[float]) -> tuple[float, float]:
    """The mean and the standard deviation; `statistics` is exact, and as slow as the trials themselves."""
    mean = sum(values) / len(values)
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / len(values))
