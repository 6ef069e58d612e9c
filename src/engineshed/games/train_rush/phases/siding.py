"""The siding action: bonus tile, parcel, zone scoring."""

from engineshed.games.train_rush import stacks
from engineshed.games.train_rush.figures import load
from engineshed.games.train_rush.gain import Bonus, Gain, bonus
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.tracks import AlongContractors, AlongInfrastructure
from engineshed.kernel import Action, Choice, Seat, State, Step, named


def stop_on_siding(state: State[TrainRushPosition], seat: Seat, zone: str, space: int) -> None:
    """Tile, parcel, zone scoring, in this order (TR-2606)."""
    state.then(UseTile(seat, space - 1), Parcel(seat, zone), ScoreZone(zone))


class UseTile(Step[TrainRushPosition]):
    """Carry out a displayed tile at once, then discard it (TR-802, TR-2602)."""

    __slots__ = ("seat", "index")

    def __init__(self, seat: Seat, index: int) -> None:
        self.seat = seat
        self.index = index

    def run(self, state: State[TrainRushPosition]) -> None:
        tile = state.pos.display[self.index]
        state.tell("tile", self.seat, tile=tile)
        state.then(carry_out(state.pos, self.seat, tile), DiscardTile(self.seat, self.index))


def carry_out(pos: TrainRushPosition, seat: Seat, tile: str) -> Gain:
    """A tile's action has to be carried out if it can be, unless the game was set up otherwise (TR-806)."""
    effect = pos.box.tiles[tile]
    if pos.box.readings.may_decline_tiles:
        return bonus(seat, effect, "TR-802")
    return Gain(seat, effect, "tile", "TR-802", effect.times)


class ChooseTile(Choice[TrainRushPosition]):
    """Use any of the nine displayed tiles (TR-805)."""

    __slots__ = ()
    asks = "choose-tile"
    rules = ("TR-805",)
    rule = "TR-805"

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [("use", f"tile:{tile}") for tile in pos.display]

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        state.then(UseTile(self.seat, state.pos.display.index(named(action, "use", "tile"))))


class DiscardTile(Step[TrainRushPosition]):
    """A used tile leaves the display, and its space is refilled at once (TR-802, TR-803)."""

    __slots__ = ("seat", "index")

    def __init__(self, seat: Seat, index: int) -> None:
        self.seat = seat
        self.index = index

    def run(self, state: State[TrainRushPosition]) -> None:
        state.pos.tile_discards.append(state.pos.display[self.index])
        lay(state.pos, self.index, "")
        state.then(RefillDisplay(self.seat, self.index))


def lay(pos: TrainRushPosition, index: int, tile: str) -> None:
    pos.display = (*pos.display[:index], tile, *pos.display[index + 1 :])


class RefillDisplay(Choice[TrainRushPosition]):
    """Choose the stack from which the space is refilled (TR-803)."""

    __slots__ = ("index",)
    asks = "refill-display"
    rules = ("TR-803",)
    rule = "TR-803"

    def __init__(self, seat: Seat, index: int) -> None:
        self.seat = seat
        self.index = index

    def facts(self, pos: TrainRushPosition) -> dict[str, object]:
        return {"space": self.index + 1}

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [("refill", f"stack:{n}") for n, stack in enumerate(pos.tile_stacks, 1) if stack]

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        pos, number = state.pos, int(named(action, "refill", "stack")) - 1
        stack = pos.tile_stacks[number]
        lay(pos, self.index, stacks.draw(state, f"siding-tile:{number + 1}", stack)[0])
        state.tell("refilled", self.seat, tile=pos.display[self.index], space=self.index + 1)
        if not stack:  # TR-804
            pos.tile_stacks[number], pos.tile_discards = pos.tile_discards, []
            pos.mixed = (*pos.mixed[:number], False, *pos.mixed[number + 1 :])


class Parcel(Step[TrainRushPosition]):
    """The zone's parcel may be taken by whoever has room for it (TR-2603, TR-2604)."""

    __slots__ = ("seat", "zone")

    def __init__(self, seat: Seat, zone: str) -> None:
        self.seat = seat
        self.zone = zone

    def run(self, state: State[TrainRushPosition]) -> None:
        take = TakeParcel(self.seat, self.zone)
        if self.zone in state.pos.parcels and take.candidates(state.pos):
            state.then(Bonus(self.seat, take, None, True, None))


class TakeParcel(Choice[TrainRushPosition]):
    """Put the parcel on a special wagon with a free place (TR-2605)."""

    __slots__ = ("zone",)
    asks = "take-parcel"
    rules = ("TR-2603",)
    rule = "TR-2603"

    def __init__(self, seat: Seat, zone: str) -> None:
        self.seat = seat
        self.zone = zone

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [
            ("parcel", f"wagon:{wagon}")
            for wagon, cargo in pos.players[self.seat].wagons.items()
            if wagon in pos.box.special_vp and "" in cargo
        ]

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        pos, wagon = state.pos, named(action, "parcel", "wagon")
        wagons = pos.players[self.seat].wagons
        place = wagons[wagon].index("")
        pos.parcels = tuple(zone for zone in pos.parcels if zone != self.zone)
        state.tell("parcel", self.seat, wagon=wagon, zone=self.zone)
        cargo = (*wagons[wagon][:place], "parcel", *wagons[wagon][place + 1 :])
        load(state, self.seat, wagon, cargo, "TR-2603")


class ScoreZone(Step[TrainRushPosition]):
    """Step A for every owner of a leased warehouse, in order; then step B (TR-2607, TR-2610, TR-2611)."""

    __slots__ = ("zone",)

    def __init__(self, zone: str) -> None:
        self.zone = zone

    def run(self, state: State[TrainRushPosition]) -> None:
        pos = state.pos
        owners = []
        for seat in pos.order:
            colours = tuple(c for owner, c in pos.warehouses[self.zone] if owner == seat and c)
            if colours:
                owners.append(OwnersAdvance(seat, colours))
        if owners:
            state.tell("zone", zone=self.zone)
        state.then(*owners, StationAdvances(self.zone))


class OwnersAdvance(Step[TrainRushPosition]):
    """Step A for one owner: one space for each leased warehouse (TR-2608)."""

    __slots__ = ("seat", "colours")

    def __init__(self, seat: Seat, colours: tuple[str, ...]) -> None:
        self.seat = seat
        self.colours = colours

    def run(self, state: State[TrainRushPosition]) -> None:
        if len(self.colours) > 1:
            state.then(ChooseAdvance(self.seat, self.colours))
        elif self.colours:
            state.then(AlongContractors(self.seat, self.colours[0], 1, "TR-2608"))


class ChooseAdvance(Choice[TrainRushPosition]):
    """An owner of several warehouses chooses the order of the advances (TR-2611)."""

    __slots__ = ("colours",)
    asks = "choose-advance"
    rules = ("TR-2611",)
    rule = "TR-2611"

    def __init__(self, seat: Seat, colours: tuple[str, ...]) -> None:
        self.seat = seat
        self.colours = colours

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [("advance", f"contractors:{colour}") for colour in self.colours]

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        chosen = named(action, "advance", "contractors")
        rest = tuple(colour for colour in self.colours if colour != chosen)
        state.then(AlongContractors(self.seat, chosen, 1, "TR-2608"), OwnersAdvance(self.seat, rest))


class StationAdvances(Step[TrainRushPosition]):
    """Step B: the station's owner advances one space for each leased warehouse in the zone (TR-2609)."""

    __slots__ = ("zone",)

    def __init__(self, zone: str) -> None:
        self.zone = zone

    def run(self, state: State[TrainRushPosition]) -> None:
        pos = state.pos
        leased = sum(colour != "" for _, colour in pos.warehouses[self.zone])
        if self.zone in pos.stations and leased:
            region = pos.box.zones[self.zone]
            state.then(AlongInfrastructure(pos.stations[self.zone], region, leased, "TR-2609"))
