"""The black market: sell goods for one reward."""

from collections.abc import Collection

from engineshed.games.train_rush.figures import score
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
    Pick,
    Refusal,
    Seat,
    State,
    name_of,
    named,
)


def most_value(pos: TrainRushPosition, seat: Seat, goods: int) -> int:
    """What the dearest goods on the player's wagons bring, this many of them."""
    values = sorted((pos.box.values[good] for good in pos.goods(seat)), reverse=True)
    return sum(values[: max(goods, 0)])


class BlackMarket(Pick[TrainRushPosition]):
    """Choose a reward that can be paid, or none (TR-2501, TR-2504)."""

    __slots__ = ()
    asks = "black-market"
    rules = ("TR-2501",)
    verb = "buy"
    kind = "reward"
    otherwise = PASS

    def things(self, pos: TrainRushPosition) -> Collection[str]:
        return pos.box.rewards

    def likely(self, pos: TrainRushPosition) -> Collection[str]:
        purse = most_value(pos, self.seat, pos.value(self.seat, "unloading"))
        return [reward.id for reward in pos.box.rewards.values() if reward.cost <= purse]

    def why(self, pos: TrainRushPosition, thing: str) -> Refusal | None:
        reward = pos.box.rewards[thing]
        most = pos.value(self.seat, "unloading")
        if most_value(pos, self.seat, most) < reward.cost:
            worth = most_value(pos, self.seat, 99)
            if worth < reward.cost:
                return Refusal("TR-2505", price=reward.cost, value=worth)
            return Refusal("TR-2503", price=reward.cost, most=most, left=most)
        return refuse_effect(pos, self.seat, reward.effect)

    def bill(self, pos: TrainRushPosition, action: Action) -> Bill:
        if action == PASS:
            return Bill()
        price = pos.box.rewards[self.chosen(action)].cost
        return Bill([Entry(self.seat, "value", -price, "TR-2505")])

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        if action != PASS:
            state.then(SellGoods(self.seat, self.chosen(action), 0, 0))


class SellGoods(Decision[TrainRushPosition]):
    """Sell one good after the other until the price is reached; more may be sold (TR-2505, TR-2521)."""

    __slots__ = ("reward", "value", "sold")
    asks = "sell-goods"
    rules = ("TR-2521",)

    def __init__(self, seat: Seat, reward: str, value: int, sold: int) -> None:
        self.seat = seat
        self.reward = reward
        self.value = value
        self.sold = sold

    def facts(self, pos: TrainRushPosition) -> dict[str, object]:
        price = pos.box.rewards[self.reward].cost
        return {"reward": self.reward, "price": price, "value": self.value, "left": self.left(pos)}

    def left(self, pos: TrainRushPosition) -> int:
        """How many goods may still be sold (TR-2503)."""
        return pos.value(self.seat, "unloading") - self.sold

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [*cargo_places(pos, self.seat, "any"), DONE]

    def refuse(self, pos: TrainRushPosition, action: Action) -> Refusal | None:
        price = pos.box.rewards[self.reward].cost
        if action == DONE:
            return Refusal("TR-2505", price=price, value=self.value) if self.value < price else None
        if action not in cargo_places(pos, self.seat, "any"):
            return NO_SUCH_MOVE
        most = pos.value(self.seat, "unloading")
        if not self.left(pos):
            return Refusal("TR-2503", price=price, most=most, left=0)
        good = self._good(pos, action)
        values = sorted((pos.box.values[g] for g in pos.goods(self.seat)), reverse=True)
        values.remove(pos.box.values[good])
        reach = self.value + pos.box.values[good] + sum(values[: self.left(pos) - 1])
        # Then the price would be out of reach.
        return Refusal("TR-2503", price=price, most=most, left=self.left(pos)) if reach < price else None

    def _good(self, pos: TrainRushPosition, action: Action) -> str:
        wagon, _, place = name_of(action[1], "cargo").partition(".")
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
            state.tell("bought", self.seat, reward=reward.id, price=reward.cost, value=self.value)
            state.then(bought(self.seat, reward.effect, "TR-2505"))
            return
        value = self.value + pos.box.values[unload(state, self.seat, action, "TR-2506")]
        state.then(SellGoods(self.seat, self.reward, value, self.sold + 1))


def refuse_free_contract(pos: TrainRushPosition, seat: Seat, effect: Effect) -> Refusal | None:
    """Why no contract of this size can be bought (TR-2519)."""
    if not pos.players[seat].contract_markers:
        return Refusal("TR-115", piece="contract")
    place = PlaceContract(seat, effect.size, effect.amount)
    if any(place.why(pos, city) is None for city in pos.box.cities):
        return None
    return Refusal("TR-2519", size=effect.size, region=pos.region(seat))


class PlaceContract(Decision[TrainRushPosition]):
    """Put a bought contract's marker on a free space of its size in the active region (TR-2518)."""

    __slots__ = ("size", "vp")
    asks = "place-contract"
    rules = ("TR-2518",)

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
        return self.why(pos, name)

    def options(self, pos: TrainRushPosition) -> list[Action]:
        free = [city for city in pos.box.cities if self.why(pos, city) is None]
        return [("deliver", f"space:{city}-{self.size}") for city in free]

    def why(self, pos: TrainRushPosition, name: str) -> Refusal | None:
        """Why the marker may not go to this city."""
        city = pos.box.cities[name]
        if city.region != pos.region(self.seat):
            return Refusal("TR-2518", region=pos.region(self.seat))
        if pos.contract_spaces[name][city.sizes.index(self.size)] != NOBODY:
            return Refusal("TR-1302", size=self.size, city=city.name)
        return None

    def bill(self, pos: TrainRushPosition, action: Action) -> Bill:
        return Bill([Entry(self.seat, "vp", self.vp, "TR-2514")])

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        city = named(action, "deliver", "space").partition("-")[0]
        state.tell("delivered", self.seat, city=city, size=self.size, vp=self.vp)
        put_contract_marker(state, self.seat, city, self.size, "TR-2518")
        score(state, self.seat, "market", self.vp, "TR-2514")
