"""The standing orders at a table, and what they did. Only their owners may know of them."""

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from engineshed.kernel import Order, Seat
from engineshed.server.tables.chairs import Chair
from engineshed.server.tables.events import Ordered


class Standing(msgspec.Struct, frozen=True):
    """An order that stands, named by the number of its event."""

    number: int
    seat: Seat
    order: Order
    lasts: str
    round: int
    acted: tuple[int, int] | None = None
    """The round in which it first acted, and the moves before it last acted."""

    def counts(self, round: int) -> bool:
        """Whether it still holds in this round."""
        if self.lasts == "round":
            return self.round == round
        return self.lasts != "once" or self.acted is None or self.acted[0] == round


class Orders:
    """All orders of a table."""

    def __init__(self) -> None:
        self._held: list[Standing] = []

    def __iter__(self) -> Iterator[Standing]:
        return iter(self._held)

    def copy(self) -> "Orders":
        twin = Orders()
        twin._held = self._held[:]
        return twin

    def of(self, seat: Seat, round: int) -> list[Standing]:
        """The orders of a seat that still hold."""
        return [held for held in self._held if held.seat == seat and held.counts(round)]

    def give(self, number: int, fact: Ordered) -> None:
        """Add an order; it replaces the seat's order about the same question."""
        others = [held for held in self._held if (held.seat, held.order.about) != (fact.seat, fact.about)]
        order = Order(fact.about, fact.steps)
        self._held = [*others, Standing(number, fact.seat, order, fact.lasts, fact.round)]

    def drop(self, number: int) -> None:
        self._held = [held for held in self._held if held.number != number]

    def obeyed(self, number: int, round: int, move: int) -> Seat | None:
        """Note that an order has acted, and return its seat."""
        for index, held in enumerate(self._held):
            if held.number == number:
                first = held.acted[0] if held.acted else round
                self._held[index] = replace(held, acted=(first, move))
                return held.seat
        return None

    def back(self, to: int) -> None:
        """Drop the orders whose moves are taken back: their seats want to be asked."""
        self._held = [held for held in self._held if held.acted is None or held.acted[1] < to]

    def moved(self, seat: Seat, before: Chair, after: Chair) -> None:
        """Drop the orders of a seat that another person takes."""
        if not same_person(before, after):
            self._held = [held for held in self._held if held.seat != seat]


def same_person(before: Chair, after: Chair) -> bool:
    """Whether a seat stays the same person's, perhaps under another id or with a bot that sits in."""
    if before.guest == after.guest:
        return True
    handed = before.kind == after.kind and before.whose == after.whose
    return handed and None not in (before.guest, after.guest)
