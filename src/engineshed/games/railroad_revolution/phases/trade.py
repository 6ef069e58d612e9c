"""Action Trade: sell a rail or a building; flip trains."""

from engineshed.games.railroad_revolution.effects import VOCABULARY, gain_money, give, given, priced, unpriced
from engineshed.games.railroad_revolution.figures import add_money, drop_building, drop_rail, flip_train
from engineshed.games.railroad_revolution.phases.general import liquid
from engineshed.games.railroad_revolution.position import RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import Word
from engineshed.games.railroad_revolution.purse import Part, Purse, lacking
from engineshed.kernel import NO_SUCH_MOVE, Action, Refusal, Seat, State, name_of

SELL_RAIL: Action = ("sell", "piece:rail")
SELL_BUILDING: Action = ("sell", "piece:building")
PER_TRAIN: Action = ("gain", "per-train")


class SellPiece(Part):
    """Sell one piece of the leftmost section that still holds one (RRV-801)."""

    __slots__ = ()

    def candidates(self, pos: RailroadRevolutionPosition) -> tuple[Action, ...]:
        return (SELL_RAIL, SELL_BUILDING)

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        if action != SELL_RAIL and action != SELL_BUILDING:
            return NO_SUCH_MOVE
        company, box = pos.companies[self.seat], pos.box
        shelf = (
            box.shelf_of_rail[company.rails_left]
            if action == SELL_RAIL
            else box.shelf_of_building[company.buildings_left]
        )
        if shelf == len(box.shelves) or shelf != box.next_sale(company.rails_left, company.buildings_left):
            return Refusal("RRV-801", piece=name_of(action[1], "piece"))
        return None

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        company = pos.companies[self.seat]
        shelf = pos.box.next_sale(company.rails_left, company.buildings_left)
        return (pos.box.shelves[shelf].value, 0, 0)

    def surely(self, pos: RailroadRevolutionPosition) -> int | None:
        # One piece may go by another effect before the sale (RRV-801); with two, one is left.
        company = pos.companies[self.seat]
        return 0 if company.rails_left + company.buildings_left > 1 else None

    def enough(self, purse: Purse) -> int | None:
        return 0 if purse.rails_left + purse.buildings > 0 else None

    def at_best(self, purse: Purse) -> tuple[int, int]:
        return (max(shelf.value for shelf in purse.pos.box.shelves), 0)

    def helps(self, purse: Purse) -> list[Purse]:
        box = purse.pos.box
        shelf = box.next_sale(purse.rails_left, purse.buildings)
        return [purse.change(money=box.shelves[shelf].value)] if shelf < len(box.shelves) else []

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        value = self.weigh(state.pos, action)[0]
        state.tell("sold-piece", self.seat, piece=action[1], money=value)
        if action == SELL_RAIL:
            drop_rail(state, self.seat, "RRV-801")
        else:
            drop_building(state, self.seat, "RRV-801")
        add_money(state, self.seat, value, "RRV-803")
        state.pos.turn.done = True


class Flip(Part):
    """Flip trains, one by one: face up gives its bonus, face down just turns it up (RRV-805 to RRV-808)."""

    __slots__ = ("times", "cost")

    def __init__(self, seat: Seat, times: int, cost: int) -> None:
        self.seat = seat
        self.times = times
        self.cost = cost

    def candidates(self, pos: RailroadRevolutionPosition) -> list[Action]:
        return [priced(("flip", train), self.cost) for train in pos.box.train_at]

    def options(self, pos: RailroadRevolutionPosition) -> list[Action]:
        company = pos.companies[self.seat]
        if company.money < self.cost:
            return []
        trains = company.trains
        return [
            priced(("flip", atom), self.cost) for atom, number in pos.box.train_at.items() if trains[number]
        ]

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        plain = unpriced(action, self.cost)
        if plain is None or len(plain) != 2 or plain[0] != "flip" or plain[1] not in pos.box.train_at:
            return NO_SUCH_MOVE
        company = pos.companies[self.seat]
        if not company.trains[pos.box.train_at[plain[1]]]:
            return Refusal("RRV-804")
        if company.money < self.cost:
            return Refusal("RRV-417", **lacking(pos, self.seat, self.cost))
        return None

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return (-self.cost, 0, 0)

    def gives(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[Word, ...]:
        train = pos.box.train_at[action[1]]
        return () if train & 1 else pos.box.trains[train >> 1].words

    def after(self, purse: Purse, action: Action) -> Purse:
        return self._flipped(purse, purse.pos.box.train_at[action[1]])

    def at_best(self, purse: Purse) -> tuple[int, int]:
        return (self.times * purse.pos.box.best_flip, 0)

    def helps(self, purse: Purse) -> list[Purse]:
        if purse.liquid < self.cost:
            return []
        return [self._flipped(purse, train) for train, count in enumerate(purse.trains) if count]

    def _flipped(self, purse: Purse, train: int) -> Purse:
        after = purse.change(money=-self.cost)
        trains = list(purse.trains)
        trains[train] -= 1
        trains[train ^ 1] += 1
        after.trains = tuple(trains)
        if not train & 1:
            after = given(after, purse.pos.box.trains[train >> 1].words)
        return after.with_parts(Flip(self.seat, self.times - 1, self.cost)) if self.times > 1 else after

    def possible(self, pos: RailroadRevolutionPosition, spent: int = 0) -> bool:
        return any(pos.companies[self.seat].trains) and liquid(pos, self.seat, spent) >= self.cost

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        train = state.pos.box.train_at[action[1]]
        kind = state.pos.box.trains[train >> 1]
        state.tell("flipped", self.seat, train=kind.id, up=bool(train & 1), money=self.cost)
        add_money(state, self.seat, -self.cost, "RRV-417")
        flip_train(state, self.seat, train, "RRV-806" if train & 1 else "RRV-805")
        if self.times > 1:
            state.join(Flip(self.seat, self.times - 1, self.cost), must=False)
        if not train & 1:
            give(state, self.seat, kind.words)


class PerTrain(Part):
    """So much money for each own train, face up or down (RRV-923)."""

    __slots__ = ("each",)

    def __init__(self, seat: Seat, each: int) -> None:
        self.seat = seat
        self.each = each

    def candidates(self, pos: RailroadRevolutionPosition) -> tuple[Action, ...]:
        return (PER_TRAIN,)

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        return None if action == PER_TRAIN else NO_SUCH_MOVE

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return (self.each * sum(pos.companies[self.seat].trains), 0, 0)

    def at_best(self, purse: Purse) -> tuple[int, int]:
        return (self.each * (1 + sum(purse.trains)), 0)

    def helps(self, purse: Purse) -> tuple[Purse, ...]:
        return (purse.change(money=self.each * sum(purse.trains)),)

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        gain_money(state, self.seat, self.weigh(state.pos, action)[0], "RRV-923")


VOCABULARY.effect("flipTrain")(lambda seat, w: Flip(seat, w.n, w.cost))
VOCABULARY.effect("moneyPerTrainOwned")(lambda seat, w: PerTrain(seat, w.n))
