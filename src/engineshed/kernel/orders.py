"""Standing orders: a seat decides ahead.

An order answers one question (`Decision.asks`) with the first of its steps that the rules allow at that time;
if they allow none, its seat is asked. A step is an action; `most:4` at its end is the least amount up to 4.
"""

from typing import Final, TypeVar

from engineshed.kernel.action import PASS, Action, Seat, kind_of, number_of
from engineshed.kernel.state import Position, State

P = TypeVar("P", bound=Position)

LASTS: Final = ("once", "round", "always")
"""How long an order holds: to the end of the round in which it first acts ("once") or of the round in which
it was given ("round"), or until it is revoked ("always")."""


class Order:
    """What a seat wants to answer when it is asked `about` something."""

    __slots__ = ("about", "steps")

    def __init__(self, about: str, steps: tuple[Action, ...]) -> None:
        self.about = about
        self.steps = steps


class OrderForm:
    """An order that a game offers: for each step, the actions to choose from. Any step may be left out."""

    __slots__ = ("about", "lasts", "steps")

    def __init__(
        self, about: str, steps: tuple[tuple[Action, ...], ...], lasts: tuple[str, ...] = ("once", "always")
    ) -> None:
        self.about = about
        """The question; its words are `order-<about>`, those of a step `order-<about>-<verb>`."""
        self.steps = steps
        self.lasts = lasts

    def offers(self, order: Order, lasts: str) -> bool:
        """Whether this order can be made from the form."""
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
    """The order to pass for the rest of the round instead of being asked again."""
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
    """The largest amount that a step with a bound allows; None if the step is a plain action."""
    last = step[-1]
    return number_of(last, "most") if isinstance(last, str) and kind_of(last) == "most" else None


def _least(options: list[Action], step: Action) -> Action | None:
    """Among the options that differ from the step only in their amount, the least amount within its bound."""
    most, found = up_to(step), None
    for option in options:
        amount = option[-1]
        if option[:-1] == step[:-1] and isinstance(amount, int) and most is not None and amount <= most:
            if found is None or amount < int(found[-1]):
                found = option
    return found
