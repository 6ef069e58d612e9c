"""Lines worth planning: every short way to join two cities, and how far a sheet has come with each."""

from functools import cache, lru_cache
from typing import Final, TypeAlias

from engineshed.games.steam_rollers.phases.deliver import may_go
from engineshed.games.steam_rollers.position import Table
from engineshed.games.steam_rollers.sheet import Sheet
from engineshed.games.steam_rollers.sheetmap import (
    CITIES,
    CITY_AT,
    HEXES,
    IS_TOWN,
    PLACE,
    SHAPES,
    City,
    Place,
    Shape,
    beyond,
)
from engineshed.kernel import Seat
from engineshed.kernel.hexes import Edge, neighbour, opposite

Plan: TypeAlias = tuple[City, City, int, tuple[tuple[Place, Shape], ...]]
"""A line that could be drawn: its cities, its towns, its tracks."""

Builds: TypeAlias = dict[tuple[Place, Shape], float]
Prospects: TypeAlias = tuple[Builds, float]
Kind: TypeAlias = tuple[City, City, int, int]
"""What makes plans equally good: their cities, their towns, how many tracks they lack."""
OpenPlan: TypeAlias = tuple[tuple[tuple[Place, Shape], ...], frozenset[Place]]
"""The tracks that a plan still lacks, and its hexes."""

LONGEST: Final = 4
"""Tracks of a line: longer ones are hardly ever finished."""
TARGETS: Final = 6
"""Lines of a target network: as many as a game has time for."""
GOOD: Final = 1.3
"""What a line is worth for every good that it lets travel."""
AGAIN: Final = 0.6
"""What a second way between joined cities is worth: longer routes."""
TOWN: Final = 1.7
STEP: Final = 0.9
"""Each further missing track makes a line less certain by this factor."""
EFFORT: Final = 0.1
MOST_KNOWN: Final = 20_000
MOST_SHEETS: Final = 2_000

Key: TypeAlias = tuple[object, frozenset[tuple[Place, Shape]], tuple[tuple[str, ...], ...]]
"""What the prospects depend on: blocked borders, track, goods."""

SHAPE_BETWEEN: Final = {frozenset((one, two)): shape for shape, (_, _, one, two) in enumerate(SHAPES)}


@cache
def plans(blocked: tuple[tuple[int, int], ...]) -> tuple[tuple[Plan, frozenset[Place]], ...]:
    """Every line of up to LONGEST tracks between two different cities, each once, with its hexes."""
    found: dict[frozenset[tuple[Place, Shape]], Plan] = {}
    meets = beyond(blocked)
    for start in range(len(HEXES)):
        if CITY_AT[start]:
            for edge in range(6):
                first = PLACE.get(neighbour(HEXES[start], edge))
                if first is not None and meets[first][opposite(edge)] == -CITY_AT[start]:
                    _extend(CITY_AT[start], first, opposite(edge), (), meets, found)
    return tuple((plan, frozenset(place for place, _ in plan[3])) for plan in found.values())


def _extend(
    start: City,
    place: Place,
    entered: Edge,
    tracks: tuple[tuple[Place, Shape], ...],
    meets: tuple[tuple[int, ...], ...],
    found: dict[frozenset[tuple[Place, Shape]], Plan],
) -> None:
    if any(place == other for other, _ in tracks):
        return
    for leaving in range(6):
        if leaving == entered:
            continue
        way = (*tracks, (place, SHAPE_BETWEEN[frozenset((entered, leaving))]))
        beyond_it = meets[place][leaving]
        if beyond_it < 0 and -beyond_it > start:
            towns = sum(IS_TOWN[other] for other, _ in way)
            found.setdefault(frozenset(way), (start, -beyond_it, towns, way))
        elif beyond_it > 0 and len(way) < LONGEST:
            there = PLACE[neighbour(HEXES[place], leaving)]
            _extend(start, there, opposite(leaving), way, meets, found)


_KNOWN: Final[dict[Key, Prospects]] = {}


def prospects(table: Table, seat: Seat) -> Prospects:
    """What each track is worth as a step of the target network, and what its unfinished lines promise."""
    sheet = table.sheets[seat]
    key = (table.blocked, frozenset(sheet.tracks.items()), tuple(table.cities))
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) > MOST_KNOWN:
            _KNOWN.clear()
        known = _KNOWN[key] = _prospects(table, sheet)
    return known


def _prospects(table: Table, sheet: Sheet) -> Prospects:
    """Choose target lines one after the other: the most worth for each track that is still missing."""
    wanted = _wanted(table)
    part = _components(sheet)
    kinds = _open_plans(table.blocked, tuple(sheet.tracks.items()))
    builds: Builds = {}
    promise = 0.0
    used: set[Place] = set()
    for _ in range(TARGETS):
        joining = _joining(part, wanted)
        found = _best_plan(kinds, joining, used)
        if found is None:
            break
        (first, second, towns, missing), (steps, hexes) = found
        worth = joining[first, second] + TOWN * towns
        each = worth / missing * STEP ** (missing - 1)
        for step in steps:
            builds[step] = max(each, builds.get(step, 0.0))
        if missing < len(hexes):
            promise += worth * 0.5**missing
        part = _joined(part, first, second)
        used |= hexes
    return builds, promise


def _best_plan(
    kinds: dict[Kind, list[OpenPlan]], joining: dict[tuple[City, City], float], used: set[Place]
) -> tuple[Kind, OpenPlan] | None:
    """The plan on free hexes with the most worth for each missing track."""

    def rate(kind: Kind) -> float:
        first, second, towns, missing = kind
        return (joining[first, second] + TOWN * towns) / (missing + EFFORT)

    for kind in sorted(kinds, key=rate, reverse=True):
        for plan in kinds[kind]:
            if used.isdisjoint(plan[1]):
                return kind, plan
    return None


@lru_cache(maxsize=MOST_SHEETS)
def _open_plans(
    blocked: tuple[tuple[int, int], ...], tracks: tuple[tuple[Place, Shape], ...]
) -> dict[Kind, list[OpenPlan]]:
    """The plans that can still be carried out: those of the sheet one track ago, less what it spoilt."""
    found: dict[Kind, list[OpenPlan]] = {}
    if not tracks:
        for (first, second, towns, way), hexes in plans(blocked):
            found.setdefault((first, second, towns, len(way)), []).append((way, hexes))
        return found
    last = tracks[-1]
    for kind, open_plans in _open_plans(blocked, tracks[:-1]).items():
        clear = [plan for plan in open_plans if last[0] not in plan[1]]
        if clear:
            found.setdefault(kind, []).extend(clear)
        first, second, towns, missing = kind
        nearer = [
            (tuple(step for step in steps if step != last), hexes)
            for steps, hexes in open_plans
            if missing > 1 and last in steps
        ]
        if nearer:
            found.setdefault((first, second, towns, missing - 1), []).extend(nearer)
    return found


def _wanted(table: Table) -> dict[tuple[City, City], int]:
    """How many goods of each city could go to each other city."""
    return {
        (origin, other): sum(may_go(good, origin, other) for good in table.cities[origin])
        for origin in CITIES
        for other in CITIES
    }


def _joining(part: dict[City, City], wanted: dict[tuple[City, City], int]) -> dict[tuple[City, City], float]:
    """What a line between two cities is worth: its point, and the goods that it lets travel."""
    between: dict[tuple[City, City], int] = {}
    for (origin, other), count in wanted.items():
        pair = (part[origin], part[other])
        between[pair] = between.get(pair, 0) + count
    found: dict[tuple[City, City], float] = {}
    for first in CITIES:
        for second in CITIES:
            one, two = part[first], part[second]
            if one == two:
                found[first, second] = 1 + AGAIN
            else:
                found[first, second] = 1 + GOOD * (between[one, two] + between[two, one])
    return found


def _components(sheet: Sheet) -> dict[City, City]:
    """For each city the lowest city that it is joined with."""
    part = {city: city for city in CITIES}
    for _, first, second, _, _ in sheet.lines:
        part = _joined(part, first, second)
    return part


def _joined(part: dict[City, City], first: City, second: City) -> dict[City, City]:
    low, high = sorted((part[first], part[second]))
    return {city: low if joined == high else joined for city, joined in part.items()}
