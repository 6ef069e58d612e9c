"""Warehouses, transfer stations and leases in the economic zones."""

from collections.abc import Collection, Iterator

from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.printed.box import Effect
from engineshed.games.train_rush.tracks import AlongContractors, AlongInfrastructure
from engineshed.kernel import NO_SUCH_MOVE, Action, Bill, Decision, Entry, Pick, Refusal, Seat, State, name_of

WAREHOUSES_IN_A_ZONE = 3


def refuse_warehouse(pos: TrainRushPosition, seat: Seat, effect: Effect) -> Refusal | None:
    """Why no warehouse can be built at all."""
    region = pos.region(seat)
    if not region:
        return Refusal("TR-407")
    if not pos.players[seat].warehouses:
        return Refusal("TR-115", piece="warehouse")
    if all(_refuse_space(pos, zone) is not None for zone in pos.box.zones_of[region]):
        return Refusal("TR-703", region=region, zones="full")
    return None


def _refuse_space(pos: TrainRushPosition, zone: str) -> Refusal | None:
    if len(pos.warehouses[zone]) == WAREHOUSES_IN_A_ZONE:
        return Refusal("TR-701")
    if zone in pos.stations and not pos.box.readings.warehouse_after_station:
        return Refusal("TR-704")
    return None


class _PickZone(Pick[TrainRushPosition]):
    """Pick a zone; only those of the active region come into question."""

    __slots__ = ()
    kind = "zone"

    def things(self, pos: TrainRushPosition) -> Collection[str]:
        return pos.box.zones

    def likely(self, pos: TrainRushPosition) -> Collection[str]:
        return pos.box.zones_of.get(pos.region(self.seat), ())


class BuildWarehouse(_PickZone):
    """Build a warehouse in the active region and advance on its infrastructure track (TR-703, TR-706)."""

    __slots__ = ()
    asks = "build-warehouse"
    rules = ("TR-703",)
    verb = "warehouse"

    def why(self, pos: TrainRushPosition, thing: str) -> Refusal | None:
        if pos.box.zones[thing] != pos.region(self.seat):
            return Refusal("TR-703", region=pos.region(self.seat), zones="elsewhere")
        return _refuse_space(pos, thing)

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        pos, zone = state.pos, self.chosen(action)
        pos.players[self.seat].warehouses -= 1
        pos.warehouses[zone] += ((self.seat, ""),)
        state.tell("warehouse", self.seat, zone=zone)
        state.book(self.seat, "warehouses", -1, "TR-703")
        state.then(AlongInfrastructure(self.seat, pos.box.zones[zone], 1, "TR-706"))


def refuse_station(pos: TrainRushPosition, seat: Seat, effect: Effect) -> Refusal | None:
    """Why no station can be built at all."""
    region = pos.region(seat)
    if not region:
        return Refusal("TR-407")
    if not pos.players[seat].stations:
        return Refusal("TR-115", piece="station")
    if all(zone in pos.stations for zone in pos.box.zones_of[region]):
        return Refusal("TR-708", region=region)
    return None


class BuildStation(_PickZone):
    """Build a transfer station in the active region; a parcel appears beside it (TR-707, TR-709)."""

    __slots__ = ()
    asks = "build-station"
    rules = ("TR-707",)
    verb = "station"

    def why(self, pos: TrainRushPosition, thing: str) -> Refusal | None:
        if pos.box.zones[thing] != pos.region(self.seat):
            return Refusal("TR-707", region=pos.region(self.seat))
        if thing in pos.stations:
            return Refusal("TR-708", region="")
        return None

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        pos, zone = state.pos, self.chosen(action)
        pos.players[self.seat].stations -= 1
        pos.stations[zone] = self.seat
        pos.parcels += (zone,)
        state.tell("station", self.seat, zone=zone)
        state.book(self.seat, "stations", -1, "TR-707")


def refuse_lease(pos: TrainRushPosition, seat: Seat, effect: Effect) -> Refusal | None:
    """Why no warehouse can be leased to anybody from any city."""
    lease = Lease(seat, "")
    if any(lease.refuse(pos, action) is None for action in lease.candidates(pos)):
        return None
    return Refusal("TR-713", zones="all")


class Lease(Decision[TrainRushPosition]):
    """Move a contractor from a city to one of the player's warehouses, in any region (TR-713)."""

    __slots__ = ("city",)
    asks = "lease"
    rules = ("TR-713",)

    def __init__(self, seat: Seat, city: str) -> None:
        self.seat = seat
        self.city = city
        """Where the contractor comes from; "" = any city."""

    def candidates(self, pos: TrainRushPosition) -> Iterator[Action]:
        free = [zone for zone in pos.box.zones if (self.seat, "") in pos.warehouses[zone]]
        if free:
            for city in (self.city,) if self.city else pos.box.cities:
                for colour in pos.contractors[city]:
                    for zone in free:
                        yield ("lease", f"contractor:{city}-{colour}", f"zone:{zone}")

    def refuse(self, pos: TrainRushPosition, action: Action) -> Refusal | None:
        if len(action) != 3 or action[0] != "lease":
            return NO_SUCH_MOVE
        city, _, colour = name_of(action[1], "contractor").partition("-")
        zone = name_of(action[2], "zone")
        box = pos.box
        if city not in box.cities or zone not in box.zones or colour not in box.regions:
            return NO_SUCH_MOVE
        if self.city and city != self.city:
            return Refusal("TR-2409", city=pos.box.cities[self.city].name)
        if colour not in pos.contractors[city]:
            return Refusal("TR-603", city=pos.box.cities[city].name)
        if (self.seat, "") not in pos.warehouses[zone]:
            return Refusal("TR-713", zones="one")
        if zone not in pos.stations:
            return Refusal("TR-714")
        if any(leased == colour for _, leased in pos.warehouses[zone]):
            return Refusal("TR-715", region=colour)
        return None

    def bill(self, pos: TrainRushPosition, action: Action) -> Bill:
        city, _, colour = name_of(action[1], "contractor").partition("-")
        return Bill([Entry(self.seat, f"contractors-{colour}", pos.box.cities[city].rank, "TR-1202")])

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        pos = state.pos
        city, _, colour = name_of(action[1], "contractor").partition("-")
        zone = name_of(action[2], "zone")
        pos.contractors[city] = tuple(c for c in pos.contractors[city] if c != colour)
        houses = list(pos.warehouses[zone])
        houses[houses.index((self.seat, ""))] = (self.seat, colour)
        pos.warehouses[zone] = tuple(houses)
        state.tell("leased", self.seat, city=city, colour=colour, zone=zone)
        state.book(self.seat, "leased", 1, "TR-713")
        state.then(AlongContractors(self.seat, colour, pos.box.cities[city].rank, "TR-1202"))
