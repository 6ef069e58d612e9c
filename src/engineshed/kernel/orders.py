"""Standing orders: a seat decides ahead. An order is a small program over the options of coming decisions.

It answers one question (`Decision.asks`) with the first of its steps that the rules allow then; if none is
allowed, its seat is asked. A step is an action; `most:4` at its end stands for the least amount up to 4.
"""

from typing import Final, TypeVar

from engineshed.kernel.action import PASS, Action, Seat, kind_of, number_of
from engineshed.kernel.state import Position, State

P = TypeVar("P", bound=Position)

LASTS: Final = ("once", "round", "always")
"""Until the end of the round in which it first acted; of the round in which it was given; until revoked."""


class Order:
    """What a seat wants to answer when it is asked `about` something."""

    __slots__ = ("about", "steps")

    def __init__(self, about: str, steps: tuple[Action, ...]) -> None:
        self.about = about
        self.steps = steps


class OrderForm:
    """An order that a game offers: for each of its steps, what can be chosen (or nothing: ask me)."""

    __slots__ = ("about", "lasts", "steps")

    def __init__(
        self, about: str, steps: tuple[tuple[Action, ...], ...], lasts: tuple[str, ...] = ("once", "always")
    ) -> None:
        self.about = about
        """The question; the words are `order-<about>` and `order-<about>-<number of the step>`."""
        self.steps = steps
        self.lasts = lasts

    def offers(self, order: Order, lasts: str) -> bool:
        """Can this order be made from the form?"""
        if order.about != self.about or lasts not in self.lasts or not order.steps:
            return False
        slot = 0
        for step in order.steps:
            while slot < len(self.steps) and step not in self.steps[slot]:
                slot += 1
            if slot == len(self.steps):
                return False
            slot += 1
        return True


def pass_for_the_round(about: str, action: Action = PASS) -> OrderForm:
    """Where a game has passes: not to be asked again in this round, but to pass."""
    return OrderForm(about, ((action,),), ("round",))


def answer(order: Order, state: State[P], seat: Seat) -> Action | None:
    """What the order answers now, checked by the rules; None: its seat has to be asked."""
    decision = state.decision(seat)
    if decision is None or decision.question(state.pos).name != order.about:
        return None
    for step in order.steps:
        found = _least(state.options(seat), step) if up_to(step) is not None else step
        if found is not None and state.refusal(seat, found) is None:
            return found
    return None


def up_to(step: Action) -> int | None:
    """The most that a step with a bound allows; None: it is an action as it stands."""
    last = step[-1]
    return number_of(last, "most") if isinstance(last, str) and kind_of(last) == "most" else None


def _least(options: list[Action], step: Action) -> Action | None:
    """Of the options that are like the step, the one with the least amount within its bound."""
    most, found = up_to(step), None
    for option in options:
        amount = option[-1]
        if option[:-1] == step[:-1] and isinstance(amount, int) and most is not None and amount <= most:
            if found is None or amount < int(found[-1]):
                found = option
    return found
