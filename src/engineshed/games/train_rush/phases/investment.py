"""Phase IV. Investment: one of fourteen actions in turn until all have passed."""

from engineshed.games.train_rush.atoms import named
from engineshed.games.train_rush.gain import bought, refuse_effect
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.printed.box import Effect
from engineshed.kernel import NO_SUCH_MOVE, PASS, Action, Bill, Decision, Entry, Refusal, Seat, State, Step


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


class Invest(Decision[TrainRushPosition]):
    """Carry out exactly one action or pass (TR-2102)."""

    __slots__ = ("others",)

    def __init__(self, seat: Seat, others: tuple[Seat, ...]) -> None:
        self.seat = seat
        self.others = others

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        actions: list[Action] = [("invest", f"action:{action}") for action in pos.box.actions]
        return [*actions, PASS]

    def refuse(self, pos: TrainRushPosition, action: Action) -> Refusal | None:
        if action == PASS:
            return None
        name = named(action, "invest", "action")
        if name not in pos.box.actions:
            return NO_SUCH_MOVE
        purchase = pos.box.actions[name]
        if pos.players[self.seat].investment < purchase.cost:
            return Refusal("TR-2104")
        if pos.slots[purchase.area] + purchase.cost > pos.box.slots:
            return Refusal("TR-2107")
        return refuse_effect(pos, self.seat, purchase.effect)

    def bill(self, pos: TrainRushPosition, action: Action) -> Bill:
        if action == PASS:
            return Bill()
        purchase = pos.box.actions[named(action, "invest", "action")]
        return Bill([Entry(self.seat, "investment", -purchase.cost, "TR-2104")])

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        pos = state.pos
        if action == PASS:
            pos.passed += (self.seat,)
            state.tell("passed", self.seat)
            state.then(NextInvestor(self.others))
            return
        purchase = pos.box.actions[named(action, "invest", "action")]
        pos.players[self.seat].investment -= purchase.cost
        pos.slots[purchase.area] += purchase.cost
        state.tell("invested", self.seat, action=purchase.id, cost=purchase.cost)
        state.then(bought(self.seat, purchase.effect), NextInvestor((*self.others, self.seat)))


def refuse_free_action(pos: TrainRushPosition, seat: Seat, effect: Effect) -> Refusal | None:
    """Why no action of this cost would do anything."""
    free = FreeAction(seat, effect.cost)
    if any(free.refuse(pos, action) is None for action in free.candidates(pos)):
        return None
    return Refusal("TR-3125")


class FreeAction(Decision[TrainRushPosition]):
    """One investment action of exactly this cost without marker and slot (TR-3123 to TR-3125)."""

    __slots__ = ("cost",)

    def __init__(self, seat: Seat, cost: int) -> None:
        self.seat = seat
        self.cost = cost

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [("invest", f"action:{action}") for action in pos.box.actions]

    def refuse(self, pos: TrainRushPosition, action: Action) -> Refusal | None:
        name = named(action, "invest", "action")
        if name not in pos.box.actions:
            return NO_SUCH_MOVE
        purchase = pos.box.actions[name]
        if purchase.cost != self.cost:
            return Refusal("TR-3125")
        return refuse_effect(pos, self.seat, purchase.effect)

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        purchase = state.pos.box.actions[named(action, "invest", "action")]
        state.tell("free-action", self.seat, action=purchase.id)
        state.then(bought(self.seat, purchase.effect))
