"""The printed map: terrain, coasts, rivers, grid and names of waters; drawn once per map, then only read."""

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache
from typing import Final, NamedTuple

from engineshed.games.age_of_steam.page.grid import SIZE, Grid, Point, at, grid_of, num
from engineshed.games.age_of_steam.printed.components import HexData, MapData, map_data
from engineshed.kernel.hexes import ROOT3, Hex, atom, neighbour

MARGIN: Final = 15.0


class Field(NamedTuple):
    """A hex that can be picked."""

    atom: str
    id: str
    outline: str


class Lettering(NamedTuple):
    text: str
    x: str
    y: str


class Water(NamedTuple):
    """The name of a lake or sea (a message id) and where it is written."""

    name: str
    q: float
    r: float
    turn: int = 0


WATERS: Final[Mapping[str, tuple[Water, ...]]] = {
    "rust-belt": (
        Water("lake-superior", 3.5, -1.5, -30),
        Water("lake-michigan", 8.5, -1.75, -90),
        Water("lake-huron", 12.2, -5.05, 0),
        Water("lake-erie", 14.9, -4.05, -30),
    ),
    "southern-us": (
        Water("gulf-of-mexico", 6.3, 8.3, 0),
        Water("atlantic-ocean", 15.0, 2.5, -62),
    ),
    "western-us": (Water("pacific-ocean", -3.6, 11.3, 0),),
    "germany": (Water("north-sea", 2.0, -0.6, 0), Water("baltic-sea", 9.6, -4.1, 0)),
    "barbados": (Water("caribbean-sea", 0.25, 9.35, 0), Water("atlantic-ocean", 5.6, -1.0, 50)),
    "st-lucia": (Water("caribbean-sea", 0.6, 1.2, -60), Water("atlantic-ocean", 7.3, 1.2, 90)),
}
ISLANDS: Final = frozenset({"barbados", "st-lucia"})
"""Maps whose every border is a shore."""

SHORES: Final = frozenset({"southern-us", "western-us"})
"""Maps where the sea lies in the gaps of the board's rectangle."""


class Land:
    """Everything on a board that never changes, as a few long paths."""

    __slots__ = (
        "box", "coast", "columns", "edge", "fields", "grid", "height", "id", "island", "mountain", "peaks",
        "plain", "prices", "reeds", "river", "rows", "sea", "swamp", "water", "waters", "waves", "width",
    )  # fmt: skip

    def __init__(self, data: MapData) -> None:
        self.id = data.id
        self.grid = grid = grid_of(data.coordinates.orientation)
        self.island = data.id in ISLANDS
        self.waters = WATERS.get(data.id, ())
        printed = {(entry.q, entry.r): entry for entry in data.hexes}
        wet = [place for place, entry in printed.items() if entry.terrain == "water"]
        dry = [place for place, entry in printed.items() if entry.terrain != "water"]
        sea = list(_gaps(grid, printed)) if data.id in SHORES else []
        ranges = [place for place in dry if printed[place].terrain == "mountain"]
        marshes = [place for place in dry if printed[place].terrain == "swamp"]
        land, board = set(dry), {*printed, *sea}

        self.plain = "".join(grid.outline(p) for p in dry if p not in ranges and p not in marshes)
        self.mountain = "".join(map(grid.outline, ranges))
        self.swamp = "".join(map(grid.outline, marshes))
        self.water = "".join(map(grid.outline, wet))
        self.sea = "".join(map(grid.outline, sea))
        self.coast = _shore(grid, wet + sea, lambda place: place in land)
        self.edge = _shore(grid, list(printed), lambda place: place not in board)
        self.waves = "".join(_waves(grid.centre(place)) for place in wet + sea)
        self.peaks = tuple(_peaks(grid, place) for place in ranges)
        self.reeds = "".join(_reeds(grid.centre(place)) for place in marshes)
        self.river = "".join(grid.stream(place, printed[place].river_edges) for place in dry)
        self.prices = tuple(_price(grid, entry) for entry in data.hexes if entry.cost is not None)
        self.fields = tuple(
            Field(atom(place), f"hex-{place[0]}-{place[1]}", grid.outline(place, 0.9)) for place in printed
        )
        self._frame(board, [place for place, entry in printed.items() if entry.city])

    def water_names(self) -> Iterable[tuple[str, str, str, int]]:
        """Message id, place and turn of every water's name."""
        for water in self.waters:
            x, y = self.grid.anywhere(water.q, water.r)
            yield water.name, num(x), num(y), water.turn

    def _frame(self, board: Collection[Hex], cities: Collection[Hex]) -> None:
        """The view box and the letters and numbers along its edges."""
        flat = self.grid.flat
        middles = [self.grid.centre(place) for place in board]
        half_w, half_h = (SIZE, SIZE * ROOT3 / 2) if flat else (SIZE * ROOT3 / 2, SIZE)
        margin, far = (2.2 * MARGIN, 2.0 * MARGIN) if self.island else (MARGIN, 4.0)
        left = min(x for x, _ in middles) - half_w - margin
        top = min(y for _, y in middles) - half_h - margin
        self.width = round(max(x for x, _ in middles) + half_w + far - left, 1)
        self.height = round(max(y for _, y in middles) + half_h + far - top, 1)
        self.box = f"{num(left)} {num(top)} {num(self.width)} {num(self.height)}"
        offsets = [self.grid.offset(place) for place in board]
        across, down = (1.5 * SIZE, ROOT3 * SIZE) if flat else (ROOT3 * SIZE, 1.5 * SIZE)
        self.columns = tuple(
            Lettering(chr(ord("A") + column), num(column * across), num(top + 13))
            for column in sorted({column for column, _ in offsets})
        )
        # The name of a city at the left edge would lie on its number.
        named = {self.grid.offset(city)[1] for city in cities if self.grid.offset(city)[0] == 0}
        self.rows = tuple(
            Lettering(str(row + 1), num(left + 8), num(row * down + (-8 if row in named else 5.5)))
            for row in sorted({row for _, row in offsets})
        )


@cache
def land_of(map: str) -> Land:
    return Land(map_data(map))


def _gaps(grid: Grid, printed: Iterable[Hex]) -> Iterable[Hex]:
    """The hexes that are missing inside the board's rectangle; its northern and eastern borders are land."""
    taken = {grid.offset(place) for place in printed}
    last_column, last_row = max(column for column, _ in taken), max(row for _, row in taken)
    for row in range(1 if grid.flat else 0, last_row + 1):
        for column in range(last_column + 1 if grid.flat else last_column):
            if (column, row) not in taken:
                yield grid.place(column, row)


def _shore(grid: Grid, places: Iterable[Hex], beyond: Callable[[Hex], bool]) -> str:
    """The edges of these hexes behind which something else begins, joined into long lines."""
    sides: dict[str, str] = {}
    for place in places:
        for edge in range(6):
            if beyond(neighbour(place, edge)):
                start, end = grid.side(place, edge)
                sides[at(start)] = at(end)
    paths = []
    while sides:
        ends = set(sides.values())
        path = [next((corner for corner in sides if corner not in ends), next(iter(sides)))]
        while path[-1] in sides:
            path.append(sides.pop(path[-1]))
        closed = path[0] == path[-1]
        paths.append("M" + "L".join(path[:-1] if closed else path) + ("z" if closed else ""))
    return "".join(paths)


def _waves(middle: Point) -> str:
    x, y = middle
    return f"M{at((x - 17, y - 7))}q4 -4 8 0t8 0M{at((x - 2, y + 6))}q4 -4 8 0t8 0"


def _reeds(middle: Point) -> str:
    """Three tufts."""
    x, y = middle
    tuft = "m-6 0h12m-9 0v-6m3 6v-9m3 9v-6"
    return "".join(f"M{at((x + dx, y + dy))}{tuft}" for dx, dy in ((-12, -9), (11, -3), (-3, 16)))


def _peaks(grid: Grid, place: Hex) -> tuple[str, str, str]:
    """Which of the two drawings of peaks, and where it stands."""
    x, y = grid.centre(place)
    return "a" if (place[0] + 2 * place[1]) % 3 else "b", num(x), num(y)


def _price(grid: Grid, entry: HexData) -> Lettering:
    x, y = grid.centre((entry.q, entry.r))
    return Lettering(str(entry.cost), num(x), num(y + 5))
