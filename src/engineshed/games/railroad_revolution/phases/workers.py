"""The end of an action: its price is paid, and four workers are there."""

from engineshed.games.railroad_revolution.pool import Effects, Hire, Pay, pay
from engineshed.games.railroad_revolution.position import RailroadRevolutionPosition
from engineshed.kernel import Seat, State, Step


class Payment(Step[RailroadRevolutionPosition]):
    """What is still owed is paid at the latest now (RRV-401, RRV-417)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: State[RailroadRevolutionPosition]) -> None:
        owed = state.pos.turn.owed
        if not owed:
            return
        if state.pos.companies[self.seat].money >= owed:
            pay(state, self.seat)
        else:
            state.then(Effects(self.seat, (Pay(self.seat),)))


class MinimumOfFour(Step[RailroadRevolutionPosition]):
    """Who has fewer than four workers must hire; the look-ahead has seen to it that they can (RRV-406)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: State[RailroadRevolutionPosition]) -> None:
        if sum(state.pos.companies[self.seat].workers) < state.pos.box.least_workers:
            state.then(Effects(self.seat, (Hire(self.seat),)), self)
