"""Mini expansion: starting tiles. The last player chooses first; each tile takes effect at once."""

from collections.abc import Iterator
from typing import Final

from engineshed.games.steam_rollers.effects import NUMBER_OF_ATOM, TILE_ATOM
from engineshed.games.steam_rollers.figures import add_points, put_private, take_tile
from engineshed.games.steam_rollers.phases.build import all_builds, draw, parse, refuse_hex
from engineshed.games.steam_rollers.phases.deliver import CITY_ATOM, CITY_OF_ATOM
from engineshed.games.steam_rollers.phases.locomotive import BOX_OF, UPGRADES, cross
from engineshed.games.steam_rollers.position import NOBODY, SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import TILES, StartingTile
from engineshed.kernel import (
    NO_SUCH_MOVE,
    PASS,
    Action,
    Choice,
    Decision,
    Refusal,
    Seat,
    State,
    Step,
    name_of,
)

TILE_OF: Final[dict[str, StartingTile]] = {tile.id: tile for tile in TILES.starting_tiles}


class HandOutStartingTiles(Step[SteamRollersPosition]):
    """From the last player back to the first (SR-1101); the rest go to the box (SR-1102)."""

    __slots__ = ()

    def run(self, state: State[SteamRollersPosition]) -> None:
        pos = state.pos
        pos.starting = tuple(TILE_OF)
        state.then(*(ChooseStartingTile(seat) for seat in reversed(pos.order_of_play())), BoxStartingTiles())


class BoxStartingTiles(Step[SteamRollersPosition]):
    """What nobody chose is not used."""

    __slots__ = ()

    def run(self, state: State[SteamRollersPosition]) -> None:
        state.pos.starting = ()


class ChooseStartingTile(Choice[SteamRollersPosition]):
    """One of those still left."""

    __slots__ = ()
    rule = "SR-1101"
    asks = "start"
    rules = ("SR-1101",)

    def candidates(self, pos: SteamRollersPosition) -> list[Action]:
        return [("start", f"start:{tile}") for tile in pos.starting]

    def take(self, state: State[SteamRollersPosition], action: Action) -> None:
        pos = state.pos
        tile = TILE_OF[name_of(action[1], "start")]
        pos.starting = tuple(other for other in pos.starting if other != tile.id)
        state.tell("started", self.seat, tile=tile.id)
        if tile.effect == "cross_any_locomotive_box":
            state.then(CrossAnyBox(self.seat))
        elif tile.effect == "draw_one_track":
            state.then(DrawAnyTrack(self.seat))
        elif tile.effect == "points":
            add_points(state, self.seat, tile.points, "SR-1105")
        elif tile.effect == "take_any_action_tile_sideways":
            state.then(TakeAnyTile(self.seat))
        else:
            private = PrivateGood(self.seat, tile.id)
            if private.candidates(pos):  # SR-1109
                state.then(private)


class CrossAnyBox(Choice[SteamRollersPosition]):
    """Locomotive: any box, or none (SR-1103)."""

    __slots__ = ()
    rule = "SR-1103"
    asks = "any-box"
    rules = ("SR-1103",)

    def candidates(self, pos: SteamRollersPosition) -> list[Action]:
        return [*UPGRADES.values(), PASS]

    def take(self, state: State[SteamRollersPosition], action: Action) -> None:
        if action != PASS:
            cross(state, self.seat, BOX_OF[action], "SR-1103")


class DrawAnyTrack(Decision[SteamRollersPosition]):
    """Track: any kind on any hex but a city, or none (SR-1104)."""

    __slots__ = ()
    asks = "any-track"
    rules = ("SR-1104",)

    def candidates(self, pos: SteamRollersPosition) -> Iterator[Action]:
        yield from all_builds()
        yield PASS

    def refuse(self, pos: SteamRollersPosition, action: Action) -> Refusal | None:
        if action == PASS:
            return None
        drawn = parse(action) if action[0] == "build" else None
        return refuse_hex(pos, self.seat, drawn[0]) if drawn else NO_SUCH_MOVE

    def take(self, state: State[SteamRollersPosition], action: Action) -> None:
        drawn = parse(action)
        if drawn:
            draw(state, self.seat, *drawn, "SR-1104")


class TakeAnyTile(Choice[SteamRollersPosition]):
    """Action tile: any one from the pool (SR-1106)."""

    __slots__ = ()
    rule = "SR-1106"
    asks = "any-tile"
    rules = ("SR-1106",)

    def candidates(self, pos: SteamRollersPosition) -> list[Action]:
        return [("take", TILE_ATOM[number]) for number in range(1, 7) if pos.owner[number] == NOBODY]

    def take(self, state: State[SteamRollersPosition], action: Action) -> None:
        number = NUMBER_OF_ATOM[str(action[1])]
        state.tell("took", self.seat, tile=number, face=state.pos.faces[number], owner=NOBODY)
        take_tile(state, self.seat, number, "SR-1106")


class PrivateGood(Choice[SteamRollersPosition]):
    """Private good: ("private", "good:red", "city:3"), of a colour still in the bag (SR-1107)."""

    __slots__ = ("tile",)
    rule = "SR-1107"
    asks = "private-good"
    rules = ("SR-1107",)

    def __init__(self, seat: Seat, tile: str) -> None:
        super().__init__(seat)
        self.tile = tile

    def candidates(self, pos: SteamRollersPosition) -> list[Action]:
        tile = TILE_OF[self.tile]
        return [
            ("private", f"good:{colour}", CITY_ATOM[city])
            for colour in tile.colours
            if pos.bag[colour]
            for city in tile.cities
        ]

    def take(self, state: State[SteamRollersPosition], action: Action) -> None:
        colour, city = name_of(action[1], "good"), CITY_OF_ATOM[str(action[2])]
        state.tell("private-good", self.seat, good=colour, city=city)
        put_private(state, self.seat, city, colour)
