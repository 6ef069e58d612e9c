"""Action Station: a building becomes a station in an available city."""

from collections.abc import Iterator

from engineshed.games.railroad_revolution.effects import (
    VOCABULARY,
    any_possible,
    best_of,
    offer,
    offered,
    priced,
)
from engineshed.games.railroad_revolution.figures import add_money, add_owed, put_station
from engineshed.games.railroad_revolution.position import NOWHERE, RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import Word
from engineshed.games.railroad_revolution.purse import Part, Purse, lacking
from engineshed.kernel import NO_SUCH_MOVE, Action, Entry, Refusal, Seat, State

WAIVE: Action = ("waive",)


def refuse_city(pos: RailroadRevolutionPosition, seat: Seat, action: Action) -> Refusal | None:
    """Why no station can be built with this action, payment apart."""
    if len(action) != 2 or action[0] != "build" or action[1] not in pos.box.city_at:
        return NO_SUCH_MOVE
    company, city = pos.companies[seat], pos.box.city_at[action[1]]
    if not company.network >> city & 1:
        return Refusal("RRV-502", city=pos.box.cities[city].name)
    if company.stations >> city & 1:
        return Refusal("RRV-503", city=pos.box.cities[city].name)
    return None if company.buildings_left else Refusal("RRV-309", action="station")


def build_station(state: State[RailroadRevolutionPosition], seat: Seat, city: int, rule: str) -> None:
    """The leftmost building goes to the First Station space or to the right of it (RRV-501, RRV-507)."""
    pos = state.pos
    state.tell("built-station", seat, city=pos.box.cities[city].name, first=not pos.stations[city])
    put_station(state, seat, city, rule)


class Station(Part):
    """A building for one of the cities, paid or free."""

    __slots__ = ()

    def candidates(self, pos: RailroadRevolutionPosition) -> Iterator[Action]:
        return (("build", city) for city in pos.box.city_at)

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        return refuse_city(pos, self.seat, action)


class BuildStation(Station):
    """The basic action: the price is compulsory, the rewards are not (RRV-509)."""

    __slots__ = ()

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return (-pos.box.cities[pos.box.city_at[action[1]]].price, 0, 0)

    def owes(self, pos: RailroadRevolutionPosition, action: Action) -> Entry | None:
        return Entry(self.seat, "owed", pos.box.cities[pos.box.city_at[action[1]]].price, "RRV-504")

    def surely(self, pos: RailroadRevolutionPosition) -> int | None:
        company = pos.companies[self.seat]
        free = company.network & ~company.stations
        prices = [city.price for city in pos.box.cities if free & city.bit]
        return min(prices) if prices else None

    def after(self, purse: Purse, action: Action) -> Purse:
        return self._built(purse, purse.pos.box.city_at[action[1]])

    def at_best(self, purse: Purse) -> tuple[int, int]:
        return purse.pos.box.best_station

    def at_least(self, purse: Purse) -> int:
        built = purse.pos.companies[self.seat].stations
        return min((city.price for city in purse.pos.box.cities if not built & city.bit), default=0)

    def enough(self, purse: Purse) -> int | None:
        free = purse.network & ~purse.pos.companies[self.seat].stations
        if not free or not purse.buildings:
            return None
        return min(city.price for city in purse.pos.box.cities if free & city.bit)

    def helps(self, purse: Purse) -> list[Purse]:
        free = purse.network & ~purse.pos.companies[self.seat].stations
        return [self._built(purse, city) for city in range(len(purse.pos.box.cities)) if free >> city & 1]

    def _built(self, purse: Purse, city: int) -> Purse:
        pos, tile = purse.pos, purse.pos.city_tile(city)
        after = offered(purse, tile.base if pos.stations[city] else tile.base + tile.first)
        after.owed += pos.box.cities[city].price
        after.site = city
        after.buildings -= 1
        return after

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        pos = state.pos
        city = pos.box.city_at[action[1]]
        first = not pos.stations[city]
        build_station(state, self.seat, city, "RRV-501")
        pos.turn.city = city
        pos.turn.done = True
        add_owed(state, pos.box.cities[city].price, "RRV-504")
        tile = pos.city_tile(city)
        offer(state, self.seat, tile.base)
        if first:
            offer(state, self.seat, tile.first)


class Waive(Part):
    """The printed price of the station is not paid; other costs stay (RRV-905)."""

    __slots__ = ()

    def candidates(self, pos: RailroadRevolutionPosition) -> tuple[Action, ...]:
        return (WAIVE,)

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        if action != WAIVE:
            return NO_SUCH_MOVE
        return None if pos.turn.owed else Refusal("RRV-905")

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return (pos.turn.owed, 0, 0)

    def owes(self, pos: RailroadRevolutionPosition, action: Action) -> Entry | None:
        return Entry(self.seat, "owed", -pos.turn.owed, "RRV-905")

    def after(self, purse: Purse, action: Action) -> Purse:
        free = purse.twin()
        free.owed = 0
        return free

    def at_best(self, purse: Purse) -> tuple[int, int]:
        return (purse.owed + max(city.price for city in purse.pos.box.cities), 0)

    def helps(self, purse: Purse) -> list[Purse]:
        return [self.after(purse, WAIVE)] if purse.owed else []

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        owed = state.pos.turn.owed
        state.tell("waived", self.seat, money=owed)
        add_owed(state, -owed, "RRV-905")


class Again(Part):
    """The base reward or First Station bonus of the city just built in, once more (RRV-903, RRV-906)."""

    __slots__ = ("reward", "cost")

    def __init__(self, seat: Seat, reward: str, cost: int) -> None:
        self.seat = seat
        self.reward = reward
        self.cost = cost

    def _words(self, pos: RailroadRevolutionPosition, city: int) -> tuple[Word, ...]:
        tile = pos.city_tile(city)
        return tile.first if self.reward == "first" else tile.base

    def candidates(self, pos: RailroadRevolutionPosition) -> tuple[Action, ...]:
        return (priced(("again", f"reward:{self.reward}"), self.cost),)

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        if action not in self.candidates(pos):
            return NO_SUCH_MOVE
        if pos.turn.city == NOWHERE:
            return Refusal("RRV-903") if self.reward == "first" else Refusal("RRV-906")
        if pos.companies[self.seat].money < self.cost:
            return Refusal("RRV-417", **lacking(pos, self.seat, self.cost))
        if not any_possible(pos, self.seat, self._words(pos, pos.turn.city)):
            return Refusal("RRV-423")
        return None

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return (-self.cost, 0, 0)

    def after(self, purse: Purse, action: Action) -> Purse:
        return offered(purse.change(money=-self.cost), self._words(purse.pos, purse.site))

    def at_best(self, purse: Purse) -> tuple[int, int]:
        if purse.site == NOWHERE:
            return purse.pos.box.best_station
        return best_of(purse.pos.box, self._words(purse.pos, purse.site))

    def helps(self, purse: Purse) -> list[Purse]:
        if purse.site == NOWHERE or purse.liquid < self.cost:
            return []
        return [self.after(purse, ())]

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        state.tell("again", self.seat, reward=action[1], money=self.cost)
        add_money(state, self.seat, -self.cost, "RRV-417")
        offer(state, self.seat, self._words(state.pos, state.pos.turn.city))


class FreeStation(Station):
    """A station from a deal: no price, no reward, no bonus (RRV-1703)."""

    __slots__ = ()

    def after(self, purse: Purse, action: Action) -> Purse:
        return purse.with_building_used()

    def possible(self, pos: RailroadRevolutionPosition, spent: int = 0) -> bool:
        company = pos.companies[self.seat]
        return company.buildings_left > 0 and bool(company.network & ~company.stations)

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        build_station(state, self.seat, state.pos.box.city_at[action[1]], "RRV-1703")


VOCABULARY.effect("waiveStationCost")(lambda seat, w: Waive(seat))
VOCABULARY.effect("firstStationBonusAgain")(lambda seat, w: Again(seat, "first", w.cost))
VOCABULARY.effect("repeatBaseReward")(lambda seat, w: Again(seat, "base", w.cost))
VOCABULARY.effect("freeStation")(lambda seat, w: FreeStation(seat))
