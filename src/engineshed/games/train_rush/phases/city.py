"""The city action: marker, lease and contracts in any order."""

from collections.abc import Collection

from engineshed.games.train_rush import stacks
from engineshed.games.train_rush.building import Lease
from engineshed.games.train_rush.figures import score
from engineshed.games.train_rush.phases.setup import open_contracts
from engineshed.games.train_rush.position import NOBODY, TrainRushPosition
from engineshed.games.train_rush.wagons import Deliver, lacking
from engineshed.kernel import (
    Action,
    AnyOrder,
    Bill,
    Choice,
    Decision,
    Entry,
    Pick,
    Refusal,
    Seat,
    State,
    Step,
)


def stop_in_city(state: State[TrainRushPosition], seat: Seat, city: str) -> None:
    """The marker is compulsory on the first stop, the rest is optional (TR-2404, TR-2408)."""
    must: tuple[Decision[TrainRushPosition], ...] = ()
    if seat not in state.pos.visitors[city]:
        must = (PlaceMarker(seat, city),)
    action = CityAction(seat, must, (Lease(seat, city), FulfilContract(seat, city, 0)))
    if must or len(action.options(state.pos)) > 1:
        state.then(action, EndOfCityAction(city))


class CityAction(AnyOrder[TrainRushPosition]):
    """The parts of a city action, in any order (TR-2402)."""

    __slots__ = ()
    asks = "city-action"
    rules = ("TR-2402",)

    def facts(self, pos: TrainRushPosition) -> dict[str, object]:
        """Which city it is, its parts know."""
        city, unloaded = "", 0
        for part in (*self.must, *self.may):
            if isinstance(part, PlaceMarker | FulfilContract | Lease):
                city = city or part.city
            if isinstance(part, FulfilContract):
                unloaded = part.unloaded
        left = max(pos.value(self.seat, "unloading") - unloaded, 0) if city else 0
        return {"city": city, "left": left}

    def lingers(self, pos: TrainRushPosition) -> bool:
        return True

    def refuse_end(self, pos: TrainRushPosition) -> Refusal | None:
        return Refusal("TR-2404") if self.must else None


class PlaceMarker(Choice[TrainRushPosition]):
    """Put a city marker on the leftmost free space; the first two take a token (TR-2403, TR-2407)."""

    __slots__ = ("city",)
    rule = "TR-2403"

    def __init__(self, seat: Seat, city: str) -> None:
        self.seat = seat
        self.city = city

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [("visit", f"city:{self.city}")]

    def bill(self, pos: TrainRushPosition, action: Action) -> Bill:
        vp = self.token_vp(pos)
        return Bill([Entry(self.seat, "vp", vp, "TR-2405")] if vp else [])

    def token_vp(self, pos: TrainRushPosition) -> int:
        """The VP of the token on the leftmost free space; 0 if none lies there."""
        tokens = pos.box.cities[self.city].token_vp
        number = len(pos.visitors[self.city])
        return tokens[number] if number < len(tokens) else 0

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        pos, vp = state.pos, self.token_vp(state.pos)
        pos.visitors[self.city] += (self.seat,)
        state.tell("visited", self.seat, city=self.city)
        state.book(self.seat, "cities", 1, "TR-2403")
        if vp:
            alike = [token for token in pos.tokens if pos.box.tokens[token][0] == vp]
            token = stacks.draw(state, f"token:{vp}", alike)[0]
            pos.tokens.remove(token)
            pos.players[self.seat].tokens += (token,)
            state.tell("token", self.seat, vp=vp, points=pos.box.tokens[token][1])
            state.book(self.seat, "token", 1, "TR-2406")
            score(state, self.seat, "tokens", vp, "TR-2405")


class FulfilContract(Pick[TrainRushPosition]):
    """Fulfil an open contract of the city's region, within the unloading value (TR-1303, TR-2410)."""

    __slots__ = ("city", "unloaded")
    verb = "contract"
    kind = "contract"

    def __init__(self, seat: Seat, city: str, unloaded: int) -> None:
        self.seat = seat
        self.city = city
        self.unloaded = unloaded
        """Goods already unloaded in this city action (TR-2415)."""

    def things(self, pos: TrainRushPosition) -> Collection[str]:
        region = pos.box.cities[self.city].region
        return [tile for tile in pos.open_contracts[region] if tile]

    def known(self, pos: TrainRushPosition) -> Collection[str]:
        return pos.box.contracts

    def why(self, pos: TrainRushPosition, thing: str) -> Refusal | None:
        city = pos.box.cities[self.city]
        if thing not in pos.open_contracts[city.region]:
            return Refusal("TR-1303", region=city.region)
        tile = pos.box.contracts[thing]
        if pos.contract_spaces[self.city][city.sizes.index(tile.size)] != NOBODY:
            return Refusal("TR-1302", size=tile.size, city=city.name)
        left = pos.value(self.seat, "unloading") - self.unloaded
        if tile.size > left:
            return Refusal("TR-2410", size=tile.size, left=max(left, 0))
        if not pos.players[self.seat].contract_markers:
            return Refusal("TR-115", piece="contract")
        missing = lacking(tile, pos.goods(self.seat))
        if missing:
            return Refusal("TR-2412", good=missing[0], more=len(missing) - 1, lacks="yes")
        return None

    def bill(self, pos: TrainRushPosition, action: Action) -> Bill:
        tile = pos.box.contracts[self.chosen(action)]
        goods = [Entry(self.seat, good, -1, "TR-2412") for good in tile.goods]
        return Bill([*goods, Entry(self.seat, "vp", tile.vp, "TR-1304")])

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        pos = state.pos
        tile = pos.box.contracts[self.chosen(action)]
        city = pos.box.cities[self.city]
        pos.open_contracts[city.region] = tuple(
            "" if name == tile.id else name for name in pos.open_contracts[city.region]
        )
        pos.contract_discards += (tile.id,)
        state.tell("contract", self.seat, city=self.city, contract=tile.id, vp=tile.vp)
        put_contract_marker(state, self.seat, self.city, tile.size, "TR-2414")
        score(state, self.seat, "contracts", tile.vp, "TR-1304")
        state.join(FulfilContract(self.seat, self.city, self.unloaded + tile.size), must=False)
        state.then(Deliver(self.seat, tuple(sorted(tile.goods, key=lambda good: good == "any"))))


def put_contract_marker(state: State[TrainRushPosition], seat: Seat, city: str, size: int, rule: str) -> None:
    """On the city's space of this size; it counts as that many delivered goods (TR-2414, TR-1307)."""
    pos = state.pos
    index = pos.box.cities[city].sizes.index(size)
    spaces = pos.contract_spaces[city]
    pos.contract_spaces[city] = (*spaces[:index], seat, *spaces[index + 1 :])
    pos.players[seat].contract_markers -= 1
    if state.tape is not None:
        state.book(seat, "contract-markers", -1, rule)
        state.book(seat, f"delivered-{pos.box.cities[city].region}", size, "TR-1307")


class EndOfCityAction(Step[TrainRushPosition]):
    """Empty contract spaces are refilled (TR-1306)."""

    __slots__ = ("city",)

    def __init__(self, city: str) -> None:
        self.city = city

    def run(self, state: State[TrainRushPosition]) -> None:
        open_contracts(state, state.pos.box.cities[self.city].region)
