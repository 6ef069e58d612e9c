"""Cubes as they are drawn: in rows on cities, in a free corner of towns and open hexes."""

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from engineshed.games.age_of_steam.page.grid import SIZE, Grid, Point, num
from engineshed.games.age_of_steam.page.lettering import cube_spots
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.components import box
from engineshed.games.age_of_steam.printed.tiles import TILES
from engineshed.games.age_of_steam.routes import cube_atom
from engineshed.kernel.hexes import Edge, corners

COLOURS: Final = tuple(box().goods_cubes.by_color)
MOST_CUBES: Final = 10
"""That are drawn one by one; of more, one of each colour with a number."""


class Cube(NamedTuple):
    id: str
    atom: str
    colour: str
    x: str
    y: str
    size: str
    number: int = 1
    """How many it stands for."""


def city_cubes(pos: AgeOfSteamPosition, grid: Grid, hex_: int, y: float, lines: int) -> tuple[Cube, ...]:
    """The cubes of a city whose name has this many lines."""
    cubes = pos.cubes.get(hex_, ())
    counted = Counter(cubes)
    crowd = len(cubes) > MOST_CUBES
    size, spots = cube_spots(len(counted) if crowd else len(cubes), lines)
    x = grid.centre(pos.board.places[hex_])[0]
    return tuple(
        _cube(pos, hex_, colour, number, x + dx, y + dy, size, counted[colour] if crowd else 1)
        for (colour, number), (dx, dy) in zip(
            _numbered(tuple(counted) if crowd else cubes), spots, strict=True
        )
    )


def _numbered(cubes: tuple[str, ...]) -> list[tuple[str, int]]:
    """Each cube with its number among those of its colour, so that it keeps its id when others go."""
    seen: Counter[str] = Counter()
    numbered = []
    for colour in cubes:
        numbered.append((colour, seen[colour]))
        seen[colour] += 1
    return numbered


def _cube(
    pos: AgeOfSteamPosition,
    hex_: int,
    colour: str,
    number: int,
    x: float,
    y: float,
    size: float,
    count: int = 1,
) -> Cube:
    q, r = pos.board.places[hex_]
    return Cube(
        f"cube-{q}-{r}-{colour}-{number}",
        cube_atom(pos, hex_, colour),
        colour,
        num(x),
        num(y),
        num(size),
        count,
    )


def open_cubes(pos: AgeOfSteamPosition, grid: Grid, discs: Collection[Point]) -> list[Cube]:
    """Cubes that lie on hexes without city or town (St. Lucia)."""
    found: list[Cube] = []
    for hex_ in sorted(pos.cubes):
        if hex_ not in pos.cities and hex_ not in pos.board.towns:
            exits = TILES[pos.tiles[hex_]].exits if hex_ in pos.tiles else ()
            found += loose_cubes(pos, grid, hex_, exits, discs)
    return found


def loose_cubes(
    pos: AgeOfSteamPosition,
    grid: Grid,
    hex_: int,
    exits: Collection[Edge],
    discs: Iterable[Point],
    label: Point | None = None,
) -> tuple[Cube, ...]:
    """Cubes beside a town, or on an open hex: in a corner that neither track, disc nor name needs."""
    cubes = pos.cubes.get(hex_, ())
    if not cubes:
        return ()
    x, y = grid.centre(pos.board.places[hex_])
    if label is not None or exits:
        x, y = _corner(grid, (x, y), exits, discs, label or (0.0, 0.0))
    left = x - 8.0 - (len(cubes) - 1) * 6.0
    return tuple(
        _cube(pos, hex_, colour, number, left + 12 * i, y - 8.0, 16.0)
        for i, (colour, number) in enumerate(_numbered(cubes))
    )


def _corner(
    grid: Grid, middle: Point, exits: Collection[Edge], discs: Iterable[Point], label: Point
) -> Point:
    """Where in a hex the least lies: discs disturb most, then the town's name, then track."""
    x, y = middle
    spots = [(dx * 0.56, dy * 0.56) for dx, dy in corners((0, 0), grid.orientation, SIZE)]
    near = [(a - x, b - y) for a, b in discs if abs(a - x) < SIZE and abs(b - y) < SIZE]

    def dislike(number: int) -> float:
        dx, dy = spots[number]
        covered = sum(abs(a - dx) < 17 and abs(b - dy) < 17 for a, b in near)
        crossed = (number in exits) + ((number - 1) % 6 in exits)
        towards = (dx * label[0] + dy * label[1]) / (0.56 * SIZE)
        return 15 * covered + 10 * crossed + (14 if towards > 0.4 else 1) * towards

    dx, dy = spots[min(range(6), key=dislike)]
    return x + dx, y + dy
