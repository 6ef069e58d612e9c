"""Where things are drawn on a sheet: hexes, borders, track, towns; in units of a hex with side 36."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from engineshed.games.steam_rollers.printed.map import (
    CITIES,
    CITY_AT,
    HEXES,
    PLACE,
    REGION,
    SHAPES,
    City,
    Place,
    Shape,
)
from engineshed.games.steam_rollers.sheet import Line
from engineshed.kernel.hexes import Edge, Orientation, centre, corners, edge_between, edge_middle, neighbour

TOP: Final[Orientation] = "pointy-top"
SIZE: Final = 36.0
BOX: Final = "-35.2 -40 600.4 350"


def at(point: tuple[float, float]) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"


def middle(place: Place) -> tuple[float, float]:
    return centre(HEXES[place], TOP, SIZE)


def outline(place: Place, scale: float = 1.0) -> str:
    x, y = middle(place)
    points = [(x + (px - x) * scale, y + (py - y) * scale) for px, py in corners(HEXES[place], TOP, SIZE)]
    return "M" + "L".join(map(at, points)) + "z"


OUTLINES: Final = tuple(outline(place) for place in range(len(HEXES)))
REGIONS: Final = {
    region: "".join(OUTLINES[place] for place in range(len(HEXES)) if REGION[place] == region)
    for region in CITIES
}


@cache
def borders(blocked: tuple[tuple[int, int], ...] | None = None) -> str:
    """The lines between regions and around the map; or only those between the regions named."""
    path = ""
    for place, spot in enumerate(HEXES):
        points = corners(spot, TOP, SIZE)
        for edge in range(6):
            other = PLACE.get(neighbour(spot, edge))
            here, there = REGION[place], 0 if other is None else REGION[other]
            wanted = here != there if blocked is None else (here, there) in blocked
            if wanted and (blocked is not None or here > there):
                path += f"M{at(points[edge])}L{at(points[(edge + 1) % 6])}"
    return path


def _bend(place: Place, one: Edge, two: Edge) -> str:
    """From the middle of one edge to that of another, as seen from the first."""
    end = at(edge_middle(HEXES[place], two, TOP, SIZE))
    if (one - two) % 6 == 3:
        return f"L{end}"
    return f"Q{at(middle(place))} {end}"


def track(place: Place, shape: Shape) -> str:
    """One track by itself."""
    _, _, one, two = SHAPES[shape]
    return f"M{at(edge_middle(HEXES[place], one, TOP, SIZE))}{_bend(place, one, two)}"


def line(drawn: Line, origin: City | None = None) -> str:
    """A whole line as one path from one of its cities to the other: from its first, unless told otherwise."""
    _, first, second, _, hexes = drawn
    ends = (CITY_AT.index(first), CITY_AT.index(second))
    stops = (ends[0], *hexes, ends[1])
    if origin == second:
        stops = stops[::-1]
    path = ""
    for before, place, after in zip(stops, stops[1:], stops[2:], strict=False):
        entry, leaving = _towards(place, before), _towards(place, after)
        path = path or f"M{at(edge_middle(HEXES[place], entry, TOP, SIZE))}"
        path += _bend(place, entry, leaving)
    return path


def journey(lines: Iterable[Line], origin: City) -> str:
    """Several lines one after the other, across the cities between them, as a good travels."""
    path, here = f"M{at(middle(CITY_AT.index(origin)))}", origin
    for drawn in lines:
        path += f"L{line(drawn, here)[1:]}"
        here = drawn[2] if drawn[1] == here else drawn[1]
    return f"{path}L{at(middle(CITY_AT.index(here)))}"


def _towards(place: Place, other: Place) -> Edge:
    edge = edge_between(HEXES[place], HEXES[other])
    assert edge is not None
    return edge


def town_spot(place: Place, shape: Shape | None) -> tuple[float, float]:
    """A town lies in the middle of its hex, or on the track that passes it."""
    x, y = middle(place)
    if shape is None:
        return x, y
    _, _, one, two = SHAPES[shape]
    (ax, ay), (bx, by) = (edge_middle(HEXES[place], edge, TOP, SIZE) for edge in (one, two))
    return (ax + bx + 2 * x) / 4, (ay + by + 2 * y) / 4


def middle_of(drawn: Line, tracks: dict[Place, Shape]) -> tuple[float, float]:
    """Where a line carries its number."""
    place = drawn[4][len(drawn[4]) // 2]
    return town_spot(place, tracks[place])
