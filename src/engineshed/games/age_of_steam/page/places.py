"""Cities, terminals and towns with their names and cubes, as they are drawn."""

from collections.abc import Collection
from functools import cache
from typing import NamedTuple

from engineshed.games.age_of_steam.page import text
from engineshed.games.age_of_steam.page.cubes import Cube, city_cubes, loose_cubes
from engineshed.games.age_of_steam.page.grid import Grid, Point, grid_of, num
from engineshed.games.age_of_steam.page.lettering import (
    Box,
    Side,
    name_box,
    place_name,
    plate_lines,
    plate_top,
    plate_width,
)
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.board import LETTERS, board
from engineshed.games.age_of_steam.printed.components import Column
from engineshed.games.age_of_steam.printed.tiles import TILES
from engineshed.kernel import Words


class Mark(NamedTuple):
    """On top of a city: a growth number, the glyph of a colour, or a letter."""

    kind: str
    text: str
    x: float


class City(NamedTuple):
    id: str
    atom: str
    x: float
    y: float
    outline: str
    inner: str
    half: str
    """Of a city with two colours: the part in the second."""
    colours: tuple[str, ...]
    marks: tuple[Mark, ...]
    marks_y: float
    plate: tuple[str, ...]
    plate_y: float
    plate_width: float
    cubes: tuple[Cube, ...]
    name: str
    terminal: bool = False


class Town(NamedTuple):
    id: str
    x: str
    y: str
    label: str
    label_x: str
    label_y: str
    align: str
    cubes: tuple[Cube, ...]


@cache
def hex_names(map: str, words: Words) -> tuple[str, ...]:
    """What a hex is called with its terrain and price; a town by its name."""
    printed, grid = board(map), grid_of(board(map).orientation)
    names = []
    for hex_, entry in enumerate(printed.data.hexes):
        cost = printed.cost[hex_]
        facts = {"terrain": entry.terrain, "cost": text.money(words, cost), "cost_n": cost}
        if entry.town is not None:
            names.append(words("name-town", name=entry.town.name))
        else:
            names.append(words("name-hex", name=grid.name(printed.places[hex_]), **facts))
    return tuple(names)


def cities(pos: AgeOfSteamPosition, grid: Grid, words: Words) -> list[City]:
    found = [_city(pos, grid, words, hex_) for hex_ in sorted(pos.cities)]
    return found + [_terminal(pos, grid, words, hex_) for hex_ in sorted(pos.terminals)]


def _city(pos: AgeOfSteamPosition, grid: Grid, words: Words, hex_: int) -> City:
    colours, printed, letter = pos.cities[hex_], pos.board.cities.get(hex_), pos.letter_at(hex_)
    growth = printed.growth if printed else LETTERS[letter].growth
    marks = [_number(column) for column in growth]
    marks += [("glyph", colour) for colour in colours]
    if letter:
        marks.append(("letter", letter))
    elif printed and printed.start_city:
        marks.append(("region", words(f"region-{printed.region}-letter")))
    return _drawn(pos, grid, words, hex_, colours, marks)


def _terminal(pos: AgeOfSteamPosition, grid: Grid, words: Words, hex_: int) -> City:
    colour = pos.terminals[hex_]
    marks = [("glyph", colour)] if colour else []
    return _drawn(pos, grid, words, hex_, (colour,) if colour else (), marks, terminal=True)


def _drawn(
    pos: AgeOfSteamPosition,
    grid: Grid,
    words: Words,
    hex_: int,
    colours: tuple[str, ...],
    marks: list[tuple[str, str]],
    terminal: bool = False,
) -> City:
    place, atom, label = pos.board.places[hex_], pos.board.hex_atoms[hex_], pos.board.name(hex_)
    x, y = (round(value, 1) for value in grid.centre(place))
    lower = 0.0 if grid.flat else 4.0
    left = x - (len(marks) - 1) * 8.0
    lines = plate_lines(label)
    cubes = city_cubes(pos, grid, hex_, y + lower, len(lines))
    return City(
        id=f"place-{place[0]}-{place[1]}",
        atom=atom,
        x=x,
        y=y,
        outline=grid.outline(place, 0.97),
        inner=grid.outline(place, 0.86),
        half=grid.half(place) if len(colours) == 2 else "",
        colours=colours,
        marks=tuple(Mark(kind, text, round(left + 16 * i, 1)) for i, (kind, text) in enumerate(marks)),
        marks_y=y + lower - 20.0,
        plate=lines,
        plate_y=round(y + lower + plate_top(len(cubes), len(lines)), 1),
        plate_width=plate_width(lines),
        cubes=cubes,
        name=_name(pos, words, hex_, label, colours, terminal),
        terminal=terminal,
    )


def _number(column: Column) -> tuple[str, str]:
    return column.side, str(column.number)


def _name(
    pos: AgeOfSteamPosition, words: Words, hex_: int, label: str, colours: tuple[str, ...], terminal: bool
) -> str:
    """What a screen reader says: "Chicago, red city, cubes: blue, yellow"."""
    kind = "terminal" if terminal else "city"
    accepts = text.city_colours(words, colours)
    cubes = text.colours(words, pos.cubes.get(hex_, ()))
    named = words(f"name-{kind}", name=label, colours=accepts)
    return words("name-with-cubes", name=named, cubes=cubes) if cubes else named


def towns(pos: AgeOfSteamPosition, grid: Grid, discs: Collection[Point]) -> list[Town]:
    """Towns with their names, which keep clear of cities, of owners' discs and of each other."""
    board = pos.board
    taken = [_around(x, y, 10.0, 10.0) for x, y in discs]
    taken += [_around(*grid.centre(board.places[hex_]), 33.0, 29.0) for hex_ in (*pos.cities, *pos.terminals)]
    left = [hex_ for hex_ in board.towns if hex_ not in pos.cities]
    taken += [_around(*grid.centre(board.places[hex_]), 8.0, 8.0) for hex_ in left]
    found = []
    for hex_ in left:
        x, y = grid.centre(board.places[hex_])
        exits = TILES[pos.tiles[hex_]].exits if hex_ in pos.tiles else ()
        label = board.towns[hex_].name
        side = place_name(grid.flat, x, y, label, exits, taken)
        taken.append(name_box(x + side.dx, y + side.dy, side.align, label))
        cubes = loose_cubes(pos, grid, hex_, exits, discs, (side.dx, side.dy))
        found.append(_town(pos, grid, hex_, side, cubes))
    return found


def _around(x: float, y: float, wide: float, high: float) -> Box:
    return x - wide, y - high, x + wide, y + high


def _town(pos: AgeOfSteamPosition, grid: Grid, hex_: int, side: Side, cubes: tuple[Cube, ...]) -> Town:
    place, label = pos.board.places[hex_], pos.board.towns[hex_].name
    x, y = grid.centre(place)
    return Town(
        id=f"place-{place[0]}-{place[1]}",
        x=num(x),
        y=num(y),
        label=label,
        label_x=num(x + side.dx),
        label_y=num(y + side.dy),
        align=side.align,
        cubes=cubes,
    )
