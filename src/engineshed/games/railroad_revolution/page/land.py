"""The map of the United States as it is drawn: coast, cities, track spaces with a lane per seat."""

from functools import cache
from importlib.resources import files
from math import hypot

import msgspec

from engineshed.games.railroad_revolution.page import text
from engineshed.games.railroad_revolution.page.signs import strip
from engineshed.games.railroad_revolution.position import DUMMY, RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import Box
from engineshed.games.railroad_revolution.printed.packing import standard_box
from engineshed.kernel import Words
from engineshed.kernel.components import load

LANES = (4.3, 1.45, -1.45, -4.3)
"""How far from the middle of a way each seat's rail lies: a lane means a player."""
LEFT_EDGE = -8.0
STRIP = 20.0
"""How high the strip with a city's rewards is."""
STRIP_ABOVE = frozenset({"salt-lake-city", "chicago", "omaha", "miami"})
"""Cities whose strip hangs above the plate, because something else lies below it."""


class DrawingData(msgspec.Struct):
    """Coordinates for drawing only; no rule looks at them."""

    size: tuple[float, float, float, float]
    coast: str
    rivers: list[str]
    peaks: list[tuple[float, float]]
    cities: dict[str, tuple[float, float]]
    bends: dict[str, tuple[float, float]]


class Way(msgspec.Struct, frozen=True):
    """A track space: its path, one path per lane, and where the box with its symbols begins."""

    id: str
    name: str
    path: str
    lanes: tuple[str, ...]
    x: float
    y: float
    width: float


class Plate(msgspec.Struct, frozen=True):
    """The enamel name plate of a city."""

    x: float
    y: float
    width: float


class Land(msgspec.Struct, frozen=True):
    size: str
    coast: str
    rivers: tuple[str, ...]
    peaks: tuple[str, str]
    """The lit and the shaded sides of all mountains, each as one path; so with boxes and triangles."""
    boxes: str
    triangles: str
    deals: tuple[tuple[float, float], ...]
    ways: tuple[Way, ...]
    plates: tuple[Plate, ...]


@cache
def land() -> Land:
    """Worked out once for all tables."""
    box = standard_box()
    source = files("engineshed.games.railroad_revolution").joinpath("data", "drawing.json")
    data = load(source, DrawingData)
    ways = tuple(_way(box, data, number) for number in range(len(box.spaces)))
    return Land(
        " ".join(map(str, data.size)),
        data.coast,
        tuple(data.rivers),
        _peaks(data.peaks),
        "".join(f"M{way.x} {way.y - 8.5:.1f}h{way.width}v17h-{way.width}z" for way in ways if way.width),
        "".join(_triangles(box, number, way) for number, way in enumerate(ways)),
        tuple(
            (round(way.x + way.width - 12, 1), way.y)
            for number, way in enumerate(ways)
            if box.spaces[number].deal
        ),
        ways,
        tuple(_plate(box, data, number) for number in range(len(box.cities))),
    )


def _way(box: Box, data: DrawingData, number: int) -> Way:
    space = box.spaces[number]
    (x1, y1), (x2, y2) = (data.cities[box.cities[end].id] for end in (space.a, space.b))
    cx, cy = data.bends.get(space.id, ((x1 + x2) / 2, (y1 + y2) / 2))
    length = hypot(x2 - x1, y2 - y1)
    nx, ny = -(y2 - y1) / length, (x2 - x1) / length

    def path(off: float) -> str:
        points = [(x + off * nx, y + off * ny) for x, y in ((x1, y1), (cx, cy), (x2, y2))]
        (a, b), (c, d), (e, f) = [(round(x, 1), round(y, 1)) for x, y in points]
        return f"M{a} {b}Q{c} {d} {e} {f}"

    # The middle of the curve, and the symbols side by side around it.
    mx, my = (x1 + 2 * cx + x2) / 4, (y1 + 2 * cy + y2) / 4
    width = 6 + 9.6 * space.triangles + (18 if space.deal else 0)
    return Way(
        space.id,
        text.track(box, number),
        path(0),
        tuple(map(path, LANES)),
        round(mx - width / 2, 1),
        round(my, 1),
        round(width, 1) if space.triangles or space.deal else 0,
    )


def _triangles(box: Box, number: int, way: Way) -> str:
    places = [way.x + 7.8 + 9.6 * n for n in range(box.spaces[number].triangles)]
    return "".join(f"M{x - 4.4:.1f} {way.y + 4.4:.1f}l4.4-8.8 4.4 8.8z" for x in places)


def _peaks(places: list[tuple[float, float]]) -> tuple[str, str]:
    """A small and a large mountain at each place."""
    lit = "".join(f"M{x} {y}l5.6-9.1 5.6 9.1zm10.6-1.2l8-13 8 13z" for x, y in places)
    shaded = "".join(
        f"M{x + 5.6:.1f} {y - 9.1:.1f}l5.6 9.1h-4.2l-1.8-3.5zM{x + 18.6:.1f} {y - 14.2:.1f}l8 13h-6l-2.5-5z"
        for x, y in places
    )
    return lit, shaded


def _plate(box: Box, data: DrawingData, number: int) -> Plate:
    city = box.cities[number]
    x, y = data.cities[city.id]
    width = 46 + 6.3 * len(city.name)
    return Plate(round(max(LEFT_EDGE, x - width / 2), 1), y, round(width, 1))


def rails(pos: RailroadRevolutionPosition) -> list[tuple[str, int, str]]:
    """Every rail: its track space, whose it is, its path."""
    return [
        (way.id, seat, way.lanes[seat])
        for number, way in enumerate(land().ways)
        for seat, company in enumerate(pos.companies)
        if company.rails >> number & 1
    ]


def cities(pos: RailroadRevolutionPosition, words: Words) -> list[dict[str, object]]:
    """Every city with its stations, the first one leftmost, and its rewards in words."""
    found: list[dict[str, object]] = []
    for number, (city, plate) in enumerate(zip(pos.box.cities, land().plates, strict=True)):
        owners = pos.stations[number]
        above = city.id in STRIP_ABOVE
        middle = plate.x + plate.width / 2
        hangs = plate.y - 10 - STRIP if above else plate.y + 10
        tile = pos.city_tile(number) if pos.cities[number] else None
        found.append(
            {
                "id": city.id,
                "plate": plate,
                "name": city.name,
                "level": city.level,
                "price": city.price // 100,
                "stations": [
                    (owner, owner == DUMMY, plate.x + 30 + 16 * n) for n, owner in enumerate(owners)
                ],
                "roof": plate.y + 24 if above else plate.y - 10,
                "strip": tile and strip(words, tile, not owners, middle, hangs, LEFT_EDGE),
                "title": _city_title(pos, words, number),
            }
        )
    return found


def _city_title(pos: RailroadRevolutionPosition, words: Words, number: int) -> str:
    city = pos.box.cities[number]
    if not pos.cities[number]:
        return city.name
    tile = pos.city_tile(number)
    return words(
        "city-title",
        city=city.name,
        level=city.level,
        price=text.money(words, city.price),
        base=text.effects(words, tile.base),
        first=text.effects(words, tile.first),
        open="no" if pos.stations[number] else "yes",
    )
