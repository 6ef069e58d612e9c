"""The black market: sell goods for one reward."""

from engineshed.games.train_rush.atoms import named
from engineshed.games.train_rush.gain import bought, refuse_effect
from engineshed.games.train_rush.phases.city import put_contract_marker
from engineshed.games.train_rush.position import NOBODY, TrainRushPosition
from engineshed.games.train_rush.printed.box import Effect
from engineshed.games.train_rush.wagons import cargo_places, unload
from engineshed.kernel import (
    DONE,
    NO_SUCH_MOVE,
    PASS,
    Action,
    Bill,
    Decision,
    Entry,
    Refusal,
    Seat,
    State,
)


def most_value(pos: TrainRushPosition, seat: Seat, goods: int) -> int:
    """What the dearest so many goods on the player's wagons bring."""
    values = sorted((pos.box.values[good] for good in pos.goods(seat)), reverse=True)
    return sum(values[: max(goods, 0)])


class BlackMarket(Decision[TrainRushPosition]):
    """Choose a reward that can be paid, or none (TR-2501, TR-2504)."""

    __slots__ = ()

    def can_buy(self, pos: TrainRushPosition) -> bool:
        return any(action != PASS and self.refuse(pos, action) is None for action in self.candidates(pos))

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [*(("buy", f"reward:{reward}") for reward in pos.box.rewards), PASS]

    def refuse(self, pos: TrainRushPosition, action: Action) -> Refusal | None:
        if action == PASS:
            return None
        name = named(action, "buy", "reward")
        if name not in pos.box.rewards:
            return NO_SUCH_MOVE
        reward = pos.box.rewards[name]
        if most_value(pos, self.seat, pos.value(self.seat, "unloading")) < reward.cost:
            return Refusal("TR-2505" if most_value(pos, self.seat, 99) < reward.cost else "TR-2503")
        return refuse_effect(pos, self.seat, reward.effect)

    def bill(self, pos: TrainRushPosition, action: Action) -> Bill:
        if action == PASS:
            return Bill()
        price = pos.box.rewards[named(action, "buy", "reward")].cost
        return Bill([Entry(self.seat, "value", -price, "TR-2505")])

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        if action != PASS:
            state.then(SellGoods(self.seat, named(action, "buy", "reward"), 0, 0))


class SellGoods(Decision[TrainRushPosition]):
    """Sell one good after the other until the price is reached; more may be sold (TR-2505, TR-2521)."""

    __slots__ = ("reward", "value", "sold")

    def __init__(self, seat: Seat, reward: str, value: int, sold: int) -> None:
        self.seat = seat
        self.reward = reward
        self.value = value
        self.sold = sold

    def left(self, pos: TrainRushPosition) -> int:
        """How many goods may still be sold (TR-2503)."""
        return pos.value(self.seat, "unloading") - self.sold

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [*cargo_places(pos, self.seat, "any"), DONE]

    def refuse(self, pos: TrainRushPosition, action: Action) -> Refusal | None:
        price = pos.box.rewards[self.reward].cost
        if action == DONE:
            return Refusal("TR-2505") if self.value < price else None
        if action not in cargo_places(pos, self.seat, "any"):
            return NO_SUCH_MOVE
        if not self.left(pos):
            return Refusal("TR-2503")
        good = self._good(pos, action)
        values = sorted((pos.box.values[g] for g in pos.goods(self.seat)), reverse=True)
        values.remove(pos.box.values[good])
        reach = self.value + pos.box.values[good] + sum(values[: self.left(pos) - 1])
        return Refusal("TR-2503") if reach < price else None  # the price would be out of reach

    def _good(self, pos: TrainRushPosition, action: Action) -> str:
        wagon, _, place = str(action[1]).removeprefix("cargo:").partition(".")
        return pos.players[self.seat].wagons[wagon][int(place) - 1]

    def bill(self, pos: TrainRushPosition, action: Action) -> Bill:
        if action == DONE:
            return Bill()
        good = self._good(pos, action)
        value = pos.box.values[good]
        return Bill([Entry(self.seat, good, -1, "TR-2506"), Entry(self.seat, "value", value, "TR-2502")])

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        pos = state.pos
        reward = pos.box.rewards[self.reward]
        if action == DONE:
            state.tell("bought", self.seat, reward=reward.id)
            state.then(bought(self.seat, reward.effect))
            return
        value = self.value + pos.box.values[unload(state, self.seat, action)]
        state.then(SellGoods(self.seat, self.reward, value, self.sold + 1))


def refuse_free_contract(pos: TrainRushPosition, seat: Seat, effect: Effect) -> Refusal | None:
    """Why no contract of this size can be bought (TR-2519)."""
    if not pos.players[seat].contract_markers:
        return Refusal("TR-115")
    place = PlaceContract(seat, effect.size, effect.amount)
    if any(place.refuse(pos, action) is None for action in place.candidates(pos)):
        return None
    return Refusal("TR-2519")


class PlaceContract(Decision[TrainRushPosition]):
    """Put a bought contract's marker on a free space of its size in the active region (TR-2518)."""

    __slots__ = ("size", "vp")

    def __init__(self, seat: Seat, size: int, vp: int) -> None:
        self.seat = seat
        self.size = size
        self.vp = vp

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [("deliver", f"space:{city}-{self.size}") for city in pos.box.cities]

    def refuse(self, pos: TrainRushPosition, action: Action) -> Refusal | None:
        name, _, size = named(action, "deliver", "space").partition("-")
        if name not in pos.box.cities or size != str(self.size):
            return NO_SUCH_MOVE
        city = pos.box.cities[name]
        if city.region != pos.region(self.seat):
            return Refusal("TR-2518")
        if pos.contract_spaces[name][city.sizes.index(self.size)] != NOBODY:
            return Refusal("TR-1302")
        return None

    def bill(self, pos: TrainRushPosition, action: Action) -> Bill:
        return Bill([Entry(self.seat, "vp", self.vp, "TR-2514")])

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        city = named(action, "deliver", "space").partition("-")[0]
        put_contract_marker(state.pos, self.seat, city, self.size)
        state.pos.score(self.seat, "market", self.vp)
        state.tell("delivered", self.seat, city=city, size=self.size, vp=self.vp)
