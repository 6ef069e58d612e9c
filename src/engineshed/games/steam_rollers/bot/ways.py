"""Long ways: for cities that no short line can join any more, the line that lacks the fewest tracks."""

from collections.abc import Iterable
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, TypeAlias

from engineshed.games.steam_rollers.printed.map import (
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
from engineshed.kernel.hexes import Edge, neighbour, opposite

Step: TypeAlias = tuple[Place, Shape]
Way: TypeAlias = tuple[City, City, int, tuple[Step, ...], frozenset[Place]]
"""Two cities, the towns between them, the tracks that are missing, and all hexes of the line."""
Spot: TypeAlias = tuple[Place, Edge]
"""A hex and the edge by which a line enters it."""

TRACK: Final = 32
"""What a missing track costs in the search; a town on the way makes it a little cheaper."""
MOST_KNOWN: Final = 2_000
SHAPE_BETWEEN: Final = {frozenset((one, two)): shape for shape, (_, _, one, two) in enumerate(SHAPES)}
CITY_PLACE: Final = {CITY_AT[place]: place for place in range(len(HEXES)) if CITY_AT[place]}
NEXT: Final = tuple(tuple(PLACE.get(neighbour(at, edge), -1) for edge in range(6)) for at in HEXES)


def groups(joined: Iterable[tuple[City, City]]) -> dict[City, City]:
    """For every city the lowest one that it is joined to, directly or by others."""
    found = {city: city for city in CITIES}
    for one, two in joined:
        low, high = sorted((found[one], found[two]))
        if low != high:
            found = {city: low if group == high else group for city, group in found.items()}
    return found


@lru_cache(maxsize=MOST_KNOWN)
def long_ways(
    blocked: tuple[tuple[int, int], ...],
    tracks: tuple[Step, ...],
    taken: frozenset[Place],
    apart: tuple[City, ...],
) -> tuple[Way, ...]:
    """The best line from each city to each one of another group; `apart` says the cities' groups in order.

    Track that leads somewhere already is used as it lies; hexes of finished lines (`taken`) are not entered.
    """
    group = dict(zip(CITIES, apart, strict=True))
    largest = max(apart, key=apart.count)
    drawn = dict(tracks)
    found: dict[tuple[City, City], Way] = {}
    for start in CITIES:
        if group[start] == largest:
            continue  # whatever leads there is found from the other end
        wanted = {city for city in CITIES if group[city] != group[start]}
        for end, spots in _search(beyond(blocked), drawn, taken, start, wanted).items():
            first, second = sorted((start, end))
            if (first, second) not in found:
                steps = tuple(
                    (place, SHAPE_BETWEEN[frozenset((entered, leaving))])
                    for place, entered, leaving in spots
                    if place not in drawn
                )
                towns = sum(IS_TOWN[place] for place, _, _ in spots)
                hexes = frozenset(place for place, _, _ in spots)
                found[first, second] = (first, second, towns, steps, hexes)
    return tuple(found.values())


def _search(
    meets: tuple[tuple[int, ...], ...],
    drawn: dict[Place, Shape],
    taken: frozenset[Place],
    start: City,
    wanted: set[City],
) -> dict[City, list[tuple[Place, Edge, Edge]]]:
    """The cheapest line from a city to others, as hexes with the edges by which it passes them."""
    cost: dict[Spot, int] = {}
    before: dict[Spot, tuple[Spot, Edge] | None] = {}
    ends: dict[City, tuple[int, Spot, Edge]] = {}
    heap: list[tuple[int, Spot]] = []
    for edge in range(6):
        first = NEXT[CITY_PLACE[start]][edge]
        if first >= 0 and meets[first][opposite(edge)] == -start:
            _reach((first, opposite(edge)), 0, None, cost, before, heap)
    while heap:
        spent, spot = heappop(heap)
        if len(ends) == len(wanted) and spent >= max(end[0] for end in ends.values()):
            break
        if spent > cost[spot]:
            continue
        place, entered = spot
        shape = drawn.get(place)
        if place in taken or (shape is not None and entered not in SHAPES[shape][2:]):
            continue
        spent += (1 if shape is not None else TRACK) - IS_TOWN[place]
        for leaving in range(6) if shape is None else SHAPES[shape][2:]:
            beyond_it = meets[place][leaving]
            if leaving == entered or not beyond_it or beyond_it == -start:
                continue
            if beyond_it > 0:
                there = (NEXT[place][leaving], opposite(leaving))
                _reach(there, spent, (spot, leaving), cost, before, heap)
            elif -beyond_it in wanted and (-beyond_it not in ends or spent < ends[-beyond_it][0]):
                ends[-beyond_it] = (spent, spot, leaving)
    return {city: _way(spot, leaving, before) for city, (_, spot, leaving) in ends.items()}


def _reach(
    spot: Spot,
    spent: int,
    from_: tuple[Spot, Edge] | None,
    cost: dict[Spot, int],
    before: dict[Spot, tuple[Spot, Edge] | None],
    heap: list[tuple[int, Spot]],
) -> None:
    if spot not in cost or spent < cost[spot]:
        cost[spot] = spent
        before[spot] = from_
        heappush(heap, (spent, spot))


def _way(
    spot: Spot, leaving: Edge, before: dict[Spot, tuple[Spot, Edge] | None]
) -> list[tuple[Place, Edge, Edge]]:
    found = [(*spot, leaving)]
    step = before[spot]
    while step is not None:
        found.append((*step[0], step[1]))
        step = before[step[0]]
    return found[::-1]
