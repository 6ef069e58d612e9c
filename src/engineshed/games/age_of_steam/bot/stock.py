"""Alone on the map: the cubes of one position as numbers, and how much of each has come by when.

Chance is taken as a flow: of a cube on the display that comes with one chance in three, a third is there to
be shipped. So a course need be played out only once, and bad luck is nothing that it cannot recover from.
"""

from collections.abc import Iterable
from math import comb
from typing import Final

from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.board import COLUMN_OF_LETTER

COLOURS: Final = ("red", "blue", "yellow", "black")
"""All that Barbados has (AOS-2202)."""
DRAWN: Final = 2
NOT_YET: Final = -1
"""The place of a new city that has not been founded; the turn since which its cubes may come."""
LONG_AGO: Final = -20
"""Since then what lies on the map."""
MOST_ROLLS: Final = 80


def _comes(before: int, rolls: int) -> float:
    """How likely a cube with this many before it comes within this many rolls of a die."""
    missed = sum(comb(rolls, n) * 5.0 ** (rolls - n) for n in range(min(before, rolls) + 1))
    return 1.0 - missed / 6.0**rolls


COMES: Final = [
    [_comes(before, rolls) if rolls < 2 * -LONG_AGO else 1.0 for rolls in range(MOST_ROLLS)]
    for before in range(4)
]
"""By the number of cubes before it, and of rolls."""


class Lot:
    """A cube or what is to be expected of one, the cubes before it, and the turn since which it may come."""

    __slots__ = ("before", "cube", "number", "since", "taken")

    def __init__(self, cube: int, number: float, before: int, since: int, taken: float = 0.0) -> None:
        self.cube = cube
        self.number = number
        self.before = before
        self.since = since
        self.taken = taken
        """How much of it has been shipped."""


class Stock:
    """Cubes by number: four times the number of the place, and the colour."""

    __slots__ = ("bag", "blocks", "cubes", "display", "names", "number", "places", "spaces", "where")

    def __init__(self, pos: AgeOfSteamPosition) -> None:
        self.places = list(dict.fromkeys((*pos.board.cities, *pos.board.towns)))
        self.number = {place: number for number, place in enumerate(self.places)}
        self.cubes = [self.cube(place, colour) for place, cubes in pos.cubes.items() for colour in cubes]
        """On the map."""
        self.blocks = list(pos.display)
        self.names = {block: number for number, block in enumerate(self.blocks)}
        self.spaces = [len(pos.display[block]) for block in self.blocks]
        self.display = [self.colours(pos.display[block]) for block in self.blocks]
        """Colours by block, the top one first."""
        self.where = [self._where(pos, block) for block in self.blocks]
        """The number of the place that gets them."""
        whole = max(1, sum(pos.bag.values()))
        self.bag = [DRAWN * pos.bag.get(colour, 0) / whole for colour in COLOURS]
        """What a production brings on average."""

    def _where(self, pos: AgeOfSteamPosition, block: str) -> int:
        city = pos.new_cities.get(block) if block in COLUMN_OF_LETTER else pos.board.city_of_column[block]
        return NOT_YET if city is None else self.number[city]

    def colours(self, spaces: Iterable[str]) -> list[int]:
        """The cubes on some spaces; empty ones are skipped."""
        return [COLOURS.index(colour) for colour in spaces if colour]

    def cube(self, place: int, colour: str) -> int:
        return 4 * self.number[place] + COLOURS.index(colour)

    def lots(self, turn: int) -> list[Lot]:
        """Those on the map, and those to come from this turn's growth on."""
        found = [Lot(cube, 1.0, 0, LONG_AGO) for cube in self.cubes]
        for block, place in enumerate(self.where):
            if place != NOT_YET:
                found += self.block(block, place, turn)
        return found

    def block(self, block: int, place: int, turn: int) -> list[Lot]:
        """The cubes of a block of the display that come to this place."""
        return [
            Lot(4 * place + colour, 1.0, before, turn) for before, colour in enumerate(self.display[block])
        ]
