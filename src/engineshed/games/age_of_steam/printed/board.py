"""A printed map as numbers: hexes, their sides, and what each side touches.

A hex is its place in the map's list; a side is `6 * hex + edge`. `across[side]` is the side that touches
it, or NOWHERE at the edge of the map and at water.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from engineshed.games.age_of_steam.printed.components import CityData, MapData, TownData, box, map_data
from engineshed.kernel.hexes import Hex, Orientation, atom, neighbour

NOWHERE: Final = -1


class Board:
    """Everything printed on one map; shared by all positions."""

    __slots__ = (
        "across",
        "around",
        "cities",
        "city_of_column",
        "cost",
        "data",
        "hex_atoms",
        "hex_of",
        "id",
        "index",
        "link_atoms",
        "orientation",
        "places",
        "side_of",
        "terminals",
        "towns",
        "water",
    )

    def __init__(self, data: MapData) -> None:
        self.id = data.id
        self.data = data
        self.orientation: Orientation = data.coordinates.orientation
        self.places: tuple[Hex, ...] = tuple((entry.q, entry.r) for entry in data.hexes)
        """Hex number to coordinates."""
        self.index: dict[Hex, int] = {place: number for number, place in enumerate(self.places)}
        """Coordinates to hex number."""
        self.water: frozenset[int] = frozenset(
            number for number, entry in enumerate(data.hexes) if entry.terrain == "water"
        )
        self.towns: dict[int, TownData] = {n: e.town for n, e in enumerate(data.hexes) if e.town}
        self.cities: dict[int, CityData] = {n: e.city for n, e in enumerate(data.hexes) if e.city}
        self.terminals: dict[int, str] = {n: e.terminal.name for n, e in enumerate(data.hexes) if e.terminal}
        self.cost: tuple[int, ...] = tuple(
            entry.cost if entry.cost is not None else data.terrain_costs.get(entry.terrain, 0)
            for entry in data.hexes
        )
        """Of a simple tile on the empty hex."""
        self.across: tuple[int, ...] = tuple(
            self._across(place, edge) for place in self.places for edge in range(6)
        )
        self.around: tuple[tuple[int, ...], ...] = tuple(
            tuple(side // 6 for side in self.across[6 * n : 6 * n + 6] if side != NOWHERE)
            for n in range(len(self.places))
        )
        """The hexes next to each hex, without water."""
        self.city_of_column: dict[str, int] = {
            column.id: number for number, city in self.cities.items() for column in city.growth
        }
        self.hex_atoms: tuple[str, ...] = tuple(atom(place) for place in self.places)
        self.hex_of: dict[str, int] = {name: number for number, name in enumerate(self.hex_atoms)}
        self.link_atoms: tuple[str, ...] = tuple(
            f"link:{q},{r}/{edge}" for q, r in self.places for edge in range(6)
        )
        """By the side that names the link (see links.Chain)."""
        self.side_of: dict[str, int] = {name: side for side, name in enumerate(self.link_atoms)}

    def _across(self, place: Hex, edge: int) -> int:
        there = self.index.get(neighbour(place, edge), NOWHERE)
        return NOWHERE if there == NOWHERE or there in self.water else 6 * there + (edge + 3) % 6

    def atoms_of(self, hexes: Iterable[int]) -> tuple[str, ...]:
        return tuple([self.hex_atoms[hex_] for hex_ in hexes])

    def name(self, hex_: int) -> str:
        """What is printed on a place: the name of its city, town or terminal."""
        if hex_ in self.cities:
            return self.cities[hex_].name
        if hex_ in self.towns:
            return self.towns[hex_].name
        return self.terminals.get(hex_, "")


@cache
def board(name: str) -> Board:
    return Board(map_data(name))


def display_spaces(blocks: tuple[str, ...] | None = None) -> dict[str, int]:
    """The blocks of the goods display with their number of spaces: "light-1" 3, ..., "A" 2, ..."""
    spaces: dict[str, int] = {}
    for column in box().goods_display.columns:
        spaces[column.id] = column.city_spaces
    for column in box().goods_display.columns:
        if column.new_city:
            spaces[column.new_city] = column.new_city_spaces
    return {block: n for block, n in spaces.items() if blocks is None or block in blocks}


LETTERS: Final = {city.letter: city for city in box().new_cities.tiles}
"""The new cities by letter."""
COLUMN_OF_LETTER: Final = {city.letter: city.growth[0].id for city in box().new_cities.tiles}
LETTER_OF_COLUMN: Final = {column: letter for letter, column in COLUMN_OF_LETTER.items()}
