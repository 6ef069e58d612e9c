"""A player's sheet: the track drawn on it, the lines and routes that follow, locomotive and points."""

from typing import TypeAlias

from engineshed.games.steam_rollers.printed.components import BOX
from engineshed.games.steam_rollers.printed.map import CITIES, IS_TOWN, SHAPES, City, Place, Shape, beyond

Chain: TypeAlias = tuple[int, int, tuple[Place, ...]]
"""Joined track seen from one open end: what its other end meets, its towns, its hexes towards this end."""

Line: TypeAlias = tuple[str, City, City, int, tuple[Place, ...]]
"""A finished line: its atom, its two cities, its towns, its hexes from the first city to the second."""

Route: TypeAlias = tuple[City, int, tuple[str, ...]]
"""A way for a good: destination, distance, lines."""

NO_ROUTES: tuple[tuple[Route, ...], ...] = ((),) * (len(CITIES) + 1)


class Sheet:
    """What one player has drawn and written."""

    __slots__ = (
        "crossed", "tracks", "ends", "lines", "routes", "network", "deliveries", "extra", "kept", "private"
    )  # fmt: skip

    def __init__(
        self,
        crossed: tuple[int, ...],
        tracks: dict[Place, Shape],
        ends: dict[int, Chain],
        lines: tuple[Line, ...],
        routes: tuple[tuple[Route, ...], ...],
        network: int,
        deliveries: int,
        extra: int,
        kept: dict[str, int],
        private: tuple[City, str] | None,
    ) -> None:
        self.crossed = crossed
        """Locomotive boxes in the order in which they were crossed."""
        self.tracks = tracks
        self.ends = ends
        """Unfinished track by its open ends."""
        self.lines = lines
        self.routes = routes
        """By origin: every route without a city twice, the longest first."""
        self.network = network
        """Points for the finished lines and their towns."""
        self.deliveries = deliveries
        self.extra = extra
        """Points of the +2 starting tile."""
        self.kept = kept
        """Delivered goods beside the sheet, for orders."""
        self.private = private
        """The private good: where it lies and its colour."""

    def copy(self) -> "Sheet":
        return Sheet(
            self.crossed,
            self.tracks.copy(),
            self.ends.copy(),
            self.lines,
            self.routes,
            self.network,
            self.deliveries,
            self.extra,
            self.kept.copy(),
            self.private,
        )

    @property
    def power(self) -> int:
        """The number of crossed boxes, not the highest of them (SR-504)."""
        return len(self.crossed)

    def line(self, name: str) -> Line | None:
        for line in self.lines:
            if line[0] == name:
                return line
        return None


def empty_sheet() -> Sheet:
    """SR-201: no track, no box crossed, no points."""
    return Sheet((), {}, {}, (), NO_ROUTES, 0, 0, 0, {}, None)


def draw_track(sheet: Sheet, blocked: tuple[tuple[int, int], ...], place: Place, shape: Shape) -> bool:
    """Draw a track and join it to what it meets; says whether this finished a line between two cities."""
    _, _, edge, other_edge = SHAPES[shape]
    meets = beyond(blocked)[place]
    sheet.tracks[place] = shape
    ends = sheet.ends
    one, two = meets[edge], meets[other_edge]
    towns = int(IS_TOWN[place])  # SR-411: any track on a town's hex passes the town
    hexes: tuple[Place, ...] = (place,)
    if one > 0 and one in ends:
        one, more, before = ends.pop(one)
        towns += more
        hexes = before + hexes
        if one > 0 and one == two:  # the ring closes and leads nowhere
            del ends[two]
            return False
    if two > 0 and two in ends:
        two, more, before = ends.pop(two)
        towns += more
        hexes += before[::-1]
    if one > 0:
        ends[one] = (two, towns, hexes[::-1])
    if two > 0:
        ends[two] = (one, towns, hexes)
    if one >= 0 or two >= 0 or one == two:  # SR-1307: a line from a city back to itself is none
        return False
    if one < two:
        one, two, hexes = two, one, hexes[::-1]
    _finish_line(sheet, -one, -two, towns, hexes)
    return True


def _finish_line(sheet: Sheet, first: City, second: City, towns: int, hexes: tuple[Place, ...]) -> None:
    number = 1 + sum(line[1] == first and line[2] == second for line in sheet.lines)
    sheet.lines += ((f"line:{first}-{second}.{number}", first, second, towns, hexes),)
    sheet.network += BOX.scoring.line + BOX.scoring.town * towns  # SR-1305, SR-1306
    sheet.routes = _all_routes(sheet.lines)


def _all_routes(lines: tuple[Line, ...]) -> tuple[tuple[Route, ...], ...]:
    leaving: dict[City, list[tuple[City, int, str]]] = {city: [] for city in CITIES}
    for name, first, second, towns, _ in lines:
        leaving[first].append((second, 1 + towns, name))  # SR-606: cities and towns entered
        leaving[second].append((first, 1 + towns, name))
    by_origin: list[tuple[Route, ...]] = [()]
    for origin in CITIES:
        found: list[Route] = []
        _explore(leaving, origin, (origin,), 0, (), found)
        found.sort(key=_longest_first)
        by_origin.append(tuple(found))
    return tuple(by_origin)


def _explore(
    leaving: dict[City, list[tuple[City, int, str]]],
    here: City,
    visited: tuple[City, ...],
    distance: int,
    names: tuple[str, ...],
    found: list[Route],
) -> None:
    for there, step, name in leaving[here]:
        if there not in visited:  # SR-609
            further, way = distance + step, (*names, name)
            found.append((there, further, way))
            _explore(leaving, there, (*visited, there), further, way, found)


def _longest_first(route: Route) -> tuple[int, tuple[str, ...]]:
    return -route[1], route[2]
