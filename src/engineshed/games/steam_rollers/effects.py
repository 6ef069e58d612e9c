"""The action tiles' effect words: who holds which effect, and what using a tile does to it."""

from typing import Final

from engineshed.games.steam_rollers.position import NOBODY, SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import TILES, ActionTile, Effect
from engineshed.kernel import Entry, Seat

FACES: Final[dict[str, ActionTile]] = {face.id: face for face in TILES.action_tiles}

SIDES_WITH: Final[dict[Effect, list[tuple[int, str]]]] = {}
"""The tiles (number and side) that have an effect."""

for _face in TILES.action_tiles:
    SIDES_WITH.setdefault(_face.effect, []).append((_face.number, _face.id))

TILE_ATOM: Final = tuple(f"tile:{number}" for number in range(7))
NUMBER_OF_ATOM: Final = {f"tile:{number}": number for number in range(1, 7)}


def tile_with(table: SteamRollersPosition, effect: Effect) -> int:
    """The number of the tile in this game that shows the effect; 0: there is none."""
    for number, side in SIDES_WITH[effect]:
        if table.faces[number] == side:
            return number
    return 0


def holder(table: SteamRollersPosition, effect: Effect) -> Seat:
    """Who holds the tile with this effect."""
    number = tile_with(table, effect)
    return table.owner[number] if number else NOBODY


def held(table: SteamRollersPosition, seat: Seat, effect: Effect) -> int:
    """The number of the tile by which this seat has the effect; 0: it has not."""
    for number, side in SIDES_WITH[effect]:
        if table.owner[number] == seat and table.faces[number] == side:
            return number
    return 0


def choices(table: SteamRollersPosition, number: int) -> tuple[int, ...]:
    """The amounts printed on a tile."""
    return FACES[table.faces[number]].choices


def is_permanent(table: SteamRollersPosition, number: int) -> bool:
    return FACES[table.faces[number]].use == "permanent"


def take_tile(table: SteamRollersPosition, seat: Seat, number: int) -> None:
    """SR-704: a taken tile lies sideways."""
    table.owner[number] = seat
    table.sideways[number] = True


def to_pool(table: SteamRollersPosition, number: int) -> None:
    table.owner[number] = NOBODY
    table.sideways[number] = False


def use_up(table: SteamRollersPosition, number: int) -> None:
    """SR-708, SR-712: a one-shot tile returns to the pool, a permanent one stays."""
    if not is_permanent(table, number):
        to_pool(table, number)


def used_up(seat: Seat, number: int) -> Entry:
    """The line of a bill for a one-shot tile."""
    return Entry(seat, f"tile-{number}", -1, "SR-708")
