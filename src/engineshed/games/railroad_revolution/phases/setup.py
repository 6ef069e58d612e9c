"""Set-up: what is dealt and laid out at random, and the choice of the setup tiles."""

from collections.abc import Iterator

from engineshed.games.railroad_revolution.effects import VOCABULARY, give
from engineshed.games.railroad_revolution.figures import (
    add_worker,
    lay_rail,
    open_goal,
    put_office,
    put_station,
)
from engineshed.games.railroad_revolution.phases.railroad import refuse_space
from engineshed.games.railroad_revolution.pool import Effects
from engineshed.games.railroad_revolution.position import RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import COLOURS, SPECIALISTS, Word
from engineshed.games.railroad_revolution.purse import Part
from engineshed.kernel import NO_SUCH_MOVE, Action, Atom, Bill, Entry, Refusal, Seat, State, Step, name_of


class LayOut(Step[RailroadRevolutionPosition]):
    """Milestones, deal, city and telegraph tiles, first player, setup tiles with their workers."""

    __slots__ = ()

    def run(self, state: State[RailroadRevolutionPosition]) -> None:
        pos, box = state.pos, state.pos.box
        for group in ("A1", "A2"):  # RRV-215
            pool: list[Atom] = [tile.id for tile in box.milestones.values() if tile.group == group]
            for seat, dealt in enumerate(state.draw(f"start:{group}", pool, pos.players)):
                state.tell("dealt", seat, milestone=str(dealt))
                open_goal(state, seat, str(dealt), "RRV-215")
        pos.deal = str(state.draw("deal", pos.deal_stack)[0])
        state.tell("new-deal", None, tile=pos.deal)
        for level in sorted({tile.group for tile in box.city_tiles.values()}):  # RRV-219
            cities = [n for n, city in enumerate(box.cities) if city.group == level]
            pool = [tile.id for tile in box.city_tiles.values() if tile.group == level]
            for city, drawn in zip(cities, state.draw(f"cities:{level}", pool, len(cities)), strict=True):
                pos.cities[city] = str(drawn)
        sections = [n for n, section in enumerate(box.sections) if section.has_tile]  # RRV-222
        pool = list(box.telegraph_tiles)
        for n, drawn in zip(sections, state.draw("telegraph", pool, len(sections)), strict=True):
            pos.sections[n] = str(drawn)
        pos.first = int(state.draw("first-player", list(range(pos.players)))[0])  # RRV-229
        state.tell("first-player", pos.first)
        tiles = state.draw("setup-tiles", list(box.setup), pos.players)  # RRV-226
        workers = state.draw("setup-workers", [COLOURS[c] for c in SPECIALISTS], pos.players)  # RRV-227
        for setup, worker in zip(tiles, workers, strict=True):
            side = state.draw(f"setup-side:{setup}", ["front", "back"])[0]
            colour = COLOURS.index(str(worker))
            pos.stock[colour] -= 1
            pos.offered[str(setup)] = (str(side), colour)
        state.then(*(Effects(seat, (ChooseSetup(seat),)) for seat in self._order(pos)), EndSetUp())

    def _order(self, pos: RailroadRevolutionPosition) -> list[Seat]:
        """Reverse turn order; as the text is printed, the first player comes second (RRV-230)."""
        seats = pos.in_order(pos.first)
        if pos.readings["setup-order"] == "clockwise":
            return seats[-1:] + seats[:-1]
        return seats[::-1]


class ChooseSetup(Part):
    """Take one setup tile: its visible reward and the worker beside it (RRV-231)."""

    __slots__ = ()
    asks = "setup"
    rules = ("RRV-231",)

    def candidates(self, pos: RailroadRevolutionPosition) -> list[Action]:
        return [("choose", f"setup:{tile}") for tile in sorted(pos.offered)]

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        if len(action) != 2 or action[0] != "choose":
            return NO_SUCH_MOVE
        return None if action in self.candidates(pos) else Refusal("RRV-231")

    def gives(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[Word, ...]:
        side, _ = pos.offered[name_of(action[1], "setup")]
        return pos.box.setup[name_of(action[1], "setup")][side]

    def bill(self, pos: RailroadRevolutionPosition, action: Action) -> Bill:
        _, colour = pos.offered[name_of(action[1], "setup")]
        worker = Entry(self.seat, f"worker-{COLOURS[colour]}", 1, "RRV-231")
        return Bill((worker, *super().bill(pos, action).entries))

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        pos, tile = state.pos, name_of(action[1], "setup")
        side, colour = pos.offered.pop(tile)
        state.tell("chose-setup", self.seat, tile=tile, side=side, worker=COLOURS[colour])
        add_worker(state, self.seat, colour, "RRV-231")
        give(state, self.seat, pos.box.setup[tile][side])


class EndSetUp(Step[RailroadRevolutionPosition]):
    """Unused spare pieces go to the box (RRV-237)."""

    __slots__ = ()

    def run(self, state: State[RailroadRevolutionPosition]) -> None:
        for company in state.pos.companies:
            company.spare_rail = company.spare_building = False


class SpareRail(Part):
    """The spare rail on any available space, free of charge (RRV-1602)."""

    __slots__ = ()

    def candidates(self, pos: RailroadRevolutionPosition) -> Iterator[Action]:
        return (space.action for space in pos.box.spaces)

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        return refuse_space(pos, self.seat, action)

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        number = state.pos.box.space_at[action[1]]
        state.tell("laid", self.seat, track=state.pos.box.spaces[number].id, money=0)
        lay_rail(state, self.seat, number, "RRV-1602", spare=True)


class SpareOffice(Part):
    """The spare building on the First Office space of a deal section (RRV-1604)."""

    __slots__ = ()

    def candidates(self, pos: RailroadRevolutionPosition) -> Iterator[Action]:
        return (("build", section) for section in pos.box.section_at)

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        if len(action) != 2 or action[0] != "build" or action[1] not in pos.box.section_at:
            return NO_SUCH_MOVE
        section = pos.box.section_at[action[1]]
        if not pos.box.sections[section].deal or pos.offices[section]:
            return Refusal("RRV-1604")
        return None

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        section = state.pos.box.section_at[action[1]]
        state.tell("built-office", self.seat, section=section + 1, first=True)
        put_office(state, self.seat, section, "RRV-1604", spare=True)


class SpareStation(Part):
    """The spare building on the First Station space of Washington or Charlotte (RRV-1606)."""

    __slots__ = ()

    def candidates(self, pos: RailroadRevolutionPosition) -> Iterator[Action]:
        return (("build", city) for city in pos.box.city_at)

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        if len(action) != 2 or action[0] != "build" or action[1] not in pos.box.city_at:
            return NO_SUCH_MOVE
        city = pos.box.city_at[action[1]]
        if pos.box.cities[city].printed is None or pos.stations[city]:
            return Refusal("RRV-1606")
        return None

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        city = state.pos.box.city_at[action[1]]
        state.tell("built-station", self.seat, city=state.pos.box.cities[city].name, first=True)
        put_station(state, self.seat, city, "RRV-1606", spare=True)


VOCABULARY.effect("setupRail")(lambda seat, w: SpareRail(seat))
VOCABULARY.effect("setupOffice")(lambda seat, w: SpareOffice(seat))
VOCABULARY.effect("setupStation")(lambda seat, w: SpareStation(seat))
