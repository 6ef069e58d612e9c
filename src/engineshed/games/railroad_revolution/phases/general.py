"""General rules: workers gained and exchanged, trains taken."""

from engineshed.games.railroad_revolution.effects import VOCABULARY, priced, unpriced
from engineshed.games.railroad_revolution.figures import add_money, discard_worker, gain_worker, take_train
from engineshed.games.railroad_revolution.position import RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import COLOURS, OWN, OWN_AT, WORKER, WORKER_AT
from engineshed.games.railroad_revolution.purse import Part, Purse, lacking
from engineshed.kernel import NO_SUCH_MOVE, Action, Refusal, Seat, State

EXCHANGE: list[list[Action]] = [[("exchange", own, worker) for worker in WORKER] for own in OWN]


def liquid(pos: RailroadRevolutionPosition, seat: Seat, spent: int = 0) -> int:
    """Money, if all shares but those already spent are sold."""
    company = pos.companies[seat]
    return company.money + pos.box.share_price * (company.shares - spent)


class GainWorker(Part):
    """Gain workers out of the general supply, for each one of these colours (RRV-419)."""

    __slots__ = ("choices", "cost")

    def __init__(self, seat: Seat, choices: tuple[tuple[int, ...], ...], cost: int) -> None:
        self.seat = seat
        self.choices = choices
        self.cost = cost

    def candidates(self, pos: RailroadRevolutionPosition) -> list[Action]:
        return [priced(("gain", worker), self.cost) for worker in WORKER]

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        plain = unpriced(action, self.cost)
        if plain is None or len(plain) != 2 or plain[0] != "gain" or plain[1] not in WORKER_AT:
            return NO_SUCH_MOVE
        colour = WORKER_AT[plain[1]]
        if not pos.stock[colour]:
            return Refusal("RRV-416", worker=COLOURS[colour])
        if self._choice(pos, colour) is None:
            return Refusal("RRV-1801", worker=COLOURS[colour])
        if pos.companies[self.seat].money < self.cost:
            return Refusal("RRV-417", **lacking(pos, self.seat, self.cost))
        return None

    def _choice(self, pos: RailroadRevolutionPosition, colour: int) -> int | None:
        """Which of the choices this colour fulfils; any colour stands in for one out of stock (RRV-416)."""
        for index, colours in enumerate(self.choices):
            if colour in colours:
                return index
        for index, colours in enumerate(self.choices):
            if any(not pos.stock[wanted] for wanted in colours):
                return index
        return None

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return (-self.cost, 0, 1)

    def after(self, purse: Purse, action: Action) -> Purse:
        choice = self._choice(purse.pos, WORKER_AT[action[1]])
        return self._gained(purse, 0 if choice is None else choice)

    def at_best(self, purse: Purse) -> tuple[int, int]:
        return (0, len(self.choices))

    def helps(self, purse: Purse) -> list[Purse]:
        if not purse.stock or purse.liquid < self.cost:
            return []
        return [self._gained(purse, 0)]

    def _gained(self, purse: Purse, choice: int) -> Purse:
        purse = purse.change(money=-self.cost, workers=1)
        rest = self.choices[:choice] + self.choices[choice + 1 :]
        return purse.with_parts(GainWorker(self.seat, rest, 0)) if rest else purse

    def possible(self, pos: RailroadRevolutionPosition, spent: int = 0) -> bool:
        return any(pos.stock) and liquid(pos, self.seat, spent) >= self.cost

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        pos, colour = state.pos, WORKER_AT[action[1]]
        choice = self._choice(pos, colour)
        assert choice is not None
        state.tell("gained-worker", self.seat, worker=action[1], money=self.cost)
        add_money(state, self.seat, -self.cost, "RRV-417")
        gain_worker(state, self.seat, colour, "RRV-419")
        rest = self.choices[:choice] + self.choices[choice + 1 :]
        if rest:
            state.join(GainWorker(self.seat, rest, 0), must=False)


class Exchange(Part):
    """Return an own worker and take one of any colour (RRV-420); it goes to the own supply (RRV-421)."""

    __slots__ = ()

    def candidates(self, pos: RailroadRevolutionPosition) -> list[Action]:
        return [action for actions in EXCHANGE for action in actions]

    def options(self, pos: RailroadRevolutionPosition) -> list[Action]:
        stock = pos.stock
        return [
            action
            for own in pos.companies[self.seat].own_workers()
            for colour, action in enumerate(EXCHANGE[own])
            if stock[colour]
        ]

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        if len(action) != 3 or action[0] != "exchange":
            return NO_SUCH_MOVE
        own, colour = OWN_AT.get(action[1]), WORKER_AT.get(action[2])
        if own is None or colour is None:
            return NO_SUCH_MOVE
        if not pos.companies[self.seat].has(own):
            return Refusal("RRV-420", worker=COLOURS[own >> 1])
        if not pos.stock[colour]:
            return Refusal("RRV-416", worker=COLOURS[colour])
        return None

    def possible(self, pos: RailroadRevolutionPosition, spent: int = 0) -> bool:
        return any(pos.stock)

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        state.tell("exchanged", self.seat, own=action[1], worker=action[2])
        discard_worker(state, self.seat, OWN_AT[action[1]], "RRV-420")
        gain_worker(state, self.seat, WORKER_AT[action[2]], "RRV-421")


class TakeTrain(Part):
    """Take a train from any stack and lay it face up (RRV-412)."""

    __slots__ = ("cost",)

    def __init__(self, seat: Seat, cost: int) -> None:
        self.seat = seat
        self.cost = cost

    def candidates(self, pos: RailroadRevolutionPosition) -> list[Action]:
        return [priced(("take", train.stack), self.cost) for train in pos.box.trains]

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        plain = unpriced(action, self.cost)
        if plain is None or len(plain) != 2 or plain[0] != "take" or plain[1] not in pos.box.stack_at:
            return NO_SUCH_MOVE
        if not pos.trains[pos.box.stack_at[plain[1]]]:
            return Refusal("RRV-413", left=sum(pos.trains))
        if pos.companies[self.seat].money < self.cost:
            return Refusal("RRV-417", **lacking(pos, self.seat, self.cost))
        return None

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return (-self.cost, 0, 0)

    def after(self, purse: Purse, action: Action) -> Purse:
        return self._taken(purse, purse.pos.box.stack_at[action[1]])

    def helps(self, purse: Purse) -> list[Purse]:
        if purse.liquid < self.cost:
            return []
        return [self._taken(purse, kind) for kind, left in enumerate(purse.stacks) if left]

    def _taken(self, purse: Purse, kind: int) -> Purse:
        after = purse.change(money=-self.cost)
        trains, stacks = list(purse.trains), list(purse.stacks)
        trains[2 * kind] += 1
        stacks[kind] -= 1
        after.trains, after.stacks = tuple(trains), tuple(stacks)
        return after

    def possible(self, pos: RailroadRevolutionPosition, spent: int = 0) -> bool:
        return any(pos.trains) and liquid(pos, self.seat, spent) >= self.cost

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        kind = state.pos.box.stack_at[action[1]]
        state.tell("took-train", self.seat, train=state.pos.box.trains[kind].id, money=self.cost)
        add_money(state, self.seat, -self.cost, "RRV-417")
        take_train(state, self.seat, kind, "RRV-412")


ALL_COLOURS = tuple(range(len(COLOURS)))
VOCABULARY.effect("gainWorkerChoice")(lambda seat, w: GainWorker(seat, (w.colours,), w.cost))
VOCABULARY.effect("gainWorkers")(lambda seat, w: GainWorker(seat, tuple((c,) for c in w.colours), w.cost))
VOCABULARY.effect("gainAnyWorker")(lambda seat, w: GainWorker(seat, (ALL_COLOURS,), w.cost))
VOCABULARY.effect("swapWorker")(lambda seat, w: Exchange(seat))
VOCABULARY.effect("takeTrain")(lambda seat, w: TakeTrain(seat, w.cost))
