"""Gaining an effect: it is carried out now, as often as it says, or it is lost."""

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.printed.box import Effect
from engineshed.kernel import PASS, Action, Bill, Decision, Question, Refusal, Seat, State, Step, Vocabulary

Check: TypeAlias = Callable[[TrainRushPosition, Seat, Effect], Refusal | None]
"""Why an effect could do nothing at all for this player now."""
Make: TypeAlias = Callable[["Gain"], Step[TrainRushPosition]]
"""The step that carries it out once."""

VOCABULARY: Final = Vocabulary[tuple[Check, Make]]()
"""Filled by effects.py."""


def refuse_effect(pos: TrainRushPosition, seat: Seat, effect: Effect) -> Refusal | None:
    """Why an effect would do nothing at all (TR-2110)."""
    check, _ = VOCABULARY[effect.word]
    return check(pos, seat, effect)


How: TypeAlias = Literal["bonus", "tile", "bought"]
"""A bonus may be declined (TR-1602), a siding tile is carried out (TR-806), and so is what was paid for."""


class Gain(Step[TrainRushPosition]):
    """An effect of a card, tile, space or purchase; what cannot be done is lost (TR-1601, TR-1603)."""

    __slots__ = ("seat", "effect", "how", "rule", "times")

    def __init__(self, seat: Seat, effect: Effect, how: How, rule: str, times: int) -> None:
        self.seat = seat
        self.effect = effect
        self.how = how
        self.rule = rule
        """What gives it: the books name it."""
        self.times = times

    def run(self, state: State[TrainRushPosition]) -> None:
        if refuse_effect(state.pos, self.seat, self.effect) is not None:
            if self.times == self.effect.times:
                state.tell("lost", self.seat, effect=self.effect)
            return
        _, make = VOCABULARY.resolve(self.effect.word)
        step = make(self)
        rest = Gain(self.seat, self.effect, self.how, self.rule, self.times - 1) if self.times > 1 else None
        if self.how != "bought" and isinstance(step, Decision):
            state.then(Bonus(self.seat, step, rest, self.how == "bonus", self.effect))
        elif rest is not None:
            state.then(step, rest)  # TR-1604: each is carried out completely before the next
        else:
            state.then(step)


class Bonus(Decision[TrainRushPosition]):
    """An effect that may be declined, and with it all its repetitions (TR-1602), unless a tile orders it."""

    __slots__ = ("decision", "rest", "may", "effect")

    def __init__(
        self,
        seat: Seat,
        decision: Decision[TrainRushPosition],
        rest: Gain | None,
        may: bool,
        effect: Effect | None,
    ) -> None:
        self.seat = seat
        self.decision = decision
        self.rest = rest
        self.may = may
        self.effect = effect
        """What the log says was declined; a parcel is no effect."""

    def question(self, pos: TrainRushPosition) -> Question:
        """The question of the effect, and how often it may still be carried out."""
        asked = self.decision.question(pos)
        times = 1 if self.rest is None else self.rest.times + 1
        return Question(asked.name, self.seat, asked.facts | {"times": times}, asked.rules)

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [*self.decision.candidates(pos), PASS]

    def options(self, pos: TrainRushPosition) -> list[Action]:
        options = self.decision.options(pos)
        return [*options, PASS] if self.may else options

    def refuse(self, pos: TrainRushPosition, action: Action) -> Refusal | None:
        if action == PASS:
            return None if self.may else Refusal("TR-806")
        return self.decision.refuse(pos, action)

    def bill(self, pos: TrainRushPosition, action: Action) -> Bill:
        return Bill() if action == PASS else self.decision.bill(pos, action)

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        if action == PASS:
            if self.effect is not None:
                state.tell("declined", self.seat, effect=self.effect)
            return
        if self.rest is not None:
            state.then(self.rest)
        self.decision.take(state, action)


def bonus(seat: Seat, effect: Effect, rule: str) -> Gain:
    return Gain(seat, effect, "bonus", rule, effect.times)


def bought(seat: Seat, effect: Effect, rule: str) -> Gain:
    return Gain(seat, effect, "bought", rule, effect.times)
