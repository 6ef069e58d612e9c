"""Phase IV. Investment: one of fourteen actions in turn until all have passed."""

from collections.abc import Collection

from engineshed.games.train_rush.figures import add_investment
from engineshed.games.train_rush.gain import bought, refuse_effect
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.printed.box import Effect
from engineshed.kernel import PASS, Action, Bill, Entry, Pick, Refusal, Seat, State, Step


class Investment(Step[TrainRushPosition]):
    """Single turns in order, again and again (TR-2101)."""

    __slots__ = ()

    def run(self, state: State[TrainRushPosition]) -> None:
        state.pos.phase = "investment"
        state.pos.passed = ()
        state.then(NextInvestor(state.pos.order))


class NextInvestor(Step[TrainRushPosition]):
    """The first of those who have not passed takes a turn; the others wait in line (TR-2103)."""

    __slots__ = ("line",)

    def __init__(self, line: tuple[Seat, ...]) -> None:
        self.line = line

    def run(self, state: State[TrainRushPosition]) -> None:
        if self.line:
            state.then(Invest(self.line[0], self.line[1:]))


class Invest(Pick[TrainRushPosition]):
    """Carry out exactly one action or pass (TR-2102)."""

    __slots__ = ("others",)
    asks = "invest"
    rules = ("TR-2102",)
    verb = "invest"
    kind = "action"
    otherwise = PASS

    def __init__(self, seat: Seat, others: tuple[Seat, ...]) -> None:
        self.seat = seat
        self.others = others

    def facts(self, pos: TrainRushPosition) -> dict[str, object]:
        return {"markers": pos.players[self.seat].investment}

    def things(self, pos: TrainRushPosition) -> Collection[str]:
        return pos.box.actions

    def why(self, pos: TrainRushPosition, thing: str) -> Refusal | None:
        purchase = pos.box.actions[thing]
        if pos.players[self.seat].investment < purchase.cost:
            return Refusal("TR-2104", cost=purchase.cost, have=pos.players[self.seat].investment)
        if pos.slots[purchase.area] + purchase.cost > pos.box.slots:
            free = pos.box.slots - pos.slots[purchase.area]
            return Refusal("TR-2107", cost=purchase.cost, free=free)
        return refuse_effect(pos, self.seat, purchase.effect)

    def bill(self, pos: TrainRushPosition, action: Action) -> Bill:
        if action == PASS:
            return Bill()
        purchase = pos.box.actions[self.chosen(action)]
        return Bill([Entry(self.seat, "investment", -purchase.cost, "TR-2104")])

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        pos = state.pos
        if action == PASS:
            pos.passed += (self.seat,)
            state.tell("passed", self.seat)
            state.then(NextInvestor(self.others))
            return
        purchase = pos.box.actions[self.chosen(action)]
        pos.slots[purchase.area] += purchase.cost
        state.tell("invested", self.seat, action=purchase.id, cost=purchase.cost)
        add_investment(state, self.seat, -purchase.cost, "TR-2104")
        gain = bought(self.seat, purchase.effect, "TR-2102")
        state.then(gain, NextInvestor((*self.others, self.seat)))


def refuse_free_action(pos: TrainRushPosition, seat: Seat, effect: Effect) -> Refusal | None:
    """Why no action of this cost would do anything."""
    if FreeAction(seat, effect.cost).can_choose(pos):
        return None
    return Refusal("TR-3125", cost=effect.cost, this="none")


class FreeAction(Pick[TrainRushPosition]):
    """One investment action of exactly this cost without marker and slot (TR-3123 to TR-3125)."""

    __slots__ = ("cost",)
    asks = "free-action"
    rules = ("TR-3125",)
    verb = "invest"
    kind = "action"

    def __init__(self, seat: Seat, cost: int) -> None:
        self.seat = seat
        self.cost = cost

    def facts(self, pos: TrainRushPosition) -> dict[str, object]:
        return {"cost": self.cost}

    def things(self, pos: TrainRushPosition) -> Collection[str]:
        return pos.box.actions

    def why(self, pos: TrainRushPosition, thing: str) -> Refusal | None:
        purchase = pos.box.actions[thing]
        if purchase.cost != self.cost:
            return Refusal("TR-3125", cost=self.cost, this=purchase.cost)
        return refuse_effect(pos, self.seat, purchase.effect)

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        purchase = state.pos.box.actions[self.chosen(action)]
        state.tell("free-action", self.seat, action=purchase.id)
        state.then(bought(self.seat, purchase.effect, "TR-3125"))
