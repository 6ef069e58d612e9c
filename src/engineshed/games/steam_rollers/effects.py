"""The action tiles' effect words: who holds which effect."""

from typing import Final

from engineshed.games.steam_rollers.position import NOBODY, SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import TILES, ActionTile, Effect
from engineshed.kernel import Seat, Vocabulary

FACES: Final[dict[str, ActionTile]] = {face.id: face for face in TILES.action_tiles}

VOCABULARY: Final = Vocabulary[tuple[tuple[int, str], ...]]()
"""The tiles (number and side) that have an effect."""

for _word in dict.fromkeys(face.effect for face in TILES.action_tiles):
    VOCABULARY.effect(_word)(tuple((f.number, f.id) for f in TILES.action_tiles if f.effect == _word))

TILE_ATOM: Final = tuple(f"tile:{number}" for number in range(7))
NUMBER_OF_ATOM: Final = {f"tile:{number}": number for number in range(1, 7)}


def tile_with(pos: SteamRollersPosition, effect: Effect) -> int:
    """The number of the tile in this game that shows the effect; 0: there is none."""
    for number, side in VOCABULARY[effect]:
        if pos.faces[number] == side:
            return number
    return 0


def holder(pos: SteamRollersPosition, effect: Effect) -> Seat:
    """Who holds the tile with this effect."""
    number = tile_with(pos, effect)
    return pos.owner[number] if number else NOBODY


def held(pos: SteamRollersPosition, seat: Seat, effect: Effect) -> int:
    """The number of the tile by which this seat has the effect; 0: it has not."""
    for number, side in VOCABULARY[effect]:
        if pos.owner[number] == seat and pos.faces[number] == side:
            return number
    return 0


def carried_out(pos: SteamRollersPosition, number: int) -> None:
    """Who listens to the vocabulary hears that this tile helped."""
    VOCABULARY.resolve(FACES[pos.faces[number]].effect)


def choices(pos: SteamRollersPosition, number: int) -> tuple[int, ...]:
    """The amounts printed on a tile."""
    return FACES[pos.faces[number]].choices


def is_permanent(pos: SteamRollersPosition, number: int) -> bool:
    return FACES[pos.faces[number]].use == "permanent"
