"""Lines worth planning: every short way to join two cities, and how far a sheet has come with each."""

from functools import cache
from typing import Final, TypeAlias

from engineshed.games.steam_rollers.bot.memory import make_room
from engineshed.games.steam_rollers.bot.network import FIRST_BIT, NO_LINES, Network, with_leg
from engineshed.games.steam_rollers.bot.ways import groups, long_ways
from engineshed.games.steam_rollers.position import MOST_POWER
from engineshed.games.steam_rollers.printed.components import BOX
from engineshed.games.steam_rollers.printed.map import (
    BUILDS,
    CITY_AT,
    HEXES,
    IS_TOWN,
    PLACE,
    REGION,
    SHAPES,
    City,
    Place,
    Shape,
    beyond,
)
from engineshed.games.steam_rollers.sheet import Sheet
from engineshed.kernel import Action
from engineshed.kernel.hexes import Edge, neighbour, opposite

Plan: TypeAlias = tuple[City, City, int, tuple[tuple[Place, Shape], ...]]
"""A line that could be drawn: its cities, its towns, its tracks."""

Step: TypeAlias = tuple[Place, Shape]
Kind: TypeAlias = tuple[City, City, int, int]
"""What makes plans equally good: their cities, their towns, how many tracks they lack."""
Hexes: TypeAlias = int
"""A set of places, as bits."""
OpenPlan: TypeAlias = tuple[int, tuple[tuple[Place, Shape], ...], Hexes]
"""The number of a plan, the tracks that it still lacks, and its hexes."""
OpenPlans: TypeAlias = dict[Kind, list[OpenPlan]]

LONGEST: Final = 4
"""Tracks of a line: longer ones are hardly ever finished."""
MOST_SHEETS: Final = 5_000

Key: TypeAlias = tuple[object, ...]
"""What something remembered depends on."""

BUILD_OF: Final[dict[tuple[Place, Shape], Action]] = {
    (place, shape): action
    for place in range(len(REGION))
    for shape, action in enumerate(action for builds in BUILDS[place].values() for action in builds)
}
"""The action that draws a track."""
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


_OPEN: Final[dict[Key, OpenPlans]] = {}


def _open_plans(blocked: tuple[tuple[int, int], ...], tracks: tuple[tuple[Place, Shape], ...]) -> OpenPlans:
    """The plans that can still be carried out: those of the sheet one track ago, less what it spoilt.

    In whatever order the tracks were drawn, kinds and plans come in the same one.
    """
    key = (blocked, frozenset(tracks))
    known = _OPEN.get(key)
    if known is not None:
        return known
    found: OpenPlans = {}
    if not tracks:
        for number, ((first, second, towns, way), hexes) in enumerate(plans(blocked)):
            mask = sum(1 << place for place in hexes)
            found.setdefault((first, second, towns, len(way)), []).append((number, way, mask))
    else:
        last = tracks[-1]
        bit = 1 << last[0]
        for kind, open_plans in _open_plans(blocked, tracks[:-1]).items():
            clear: list[OpenPlan] = []
            nearer: list[OpenPlan] = []
            first, second, towns, missing = kind
            for plan in open_plans:
                if not plan[2] & bit:
                    clear.append(plan)
                elif missing > 1 and last in plan[1]:
                    nearer.append((plan[0], tuple([step for step in plan[1] if step != last]), plan[2]))
            if clear:
                found.setdefault(kind, []).extend(clear)
            if nearer:
                found.setdefault((first, second, towns, missing - 1), []).extend(nearer)
        found = {kind: sorted(found[kind]) for kind in sorted(found)}
    make_room(_OPEN, MOST_SHEETS)
    _OPEN[key] = found
    return found


class Chances:
    """The plans of a sheet by kind, and for every line that could be next the kinds that lack the fewest."""

    __slots__ = ("kinds", "lines", "nearest", "legs", "points")

    def __init__(self, kinds: OpenPlans) -> None:
        self.kinds = kinds
        self.lines: list[int] = []
        """Every line that could be drawn, by its number."""
        self.nearest: list[list[Kind]] = []
        """The kinds of each of these lines, the ones first that lack the fewest tracks."""
        self.legs: list[Network] = []
        """What each of these lines adds to a network."""
        self.points: list[int] = []
        """What each of these lines scores by itself."""
        for kind in sorted(kinds):
            first, second, towns, _ = kind
            line = FIRST_BIT[first, second] + min(towns, MOST_POWER)
            if not self.lines or self.lines[-1] != line:
                self.lines.append(line)
                self.nearest.append([])
                self.legs.append(with_leg(NO_LINES, first, second, 1 + towns))
                self.points.append(BOX.scoring.line + BOX.scoring.town * towns)
            self.nearest[-1].append(kind)


_CHANCES: Final[dict[Key, Chances]] = {}


def chances_of(blocked: tuple[tuple[int, int], ...], sheet: Sheet) -> Chances:
    tracks = tuple(sheet.tracks.items())
    key = (blocked, frozenset(tracks))
    known = _CHANCES.get(key)
    if known is None:
        make_room(_CHANCES, MOST_SHEETS)
        known = _CHANCES[key] = Chances(_with_long_ways(blocked, tracks, sheet))
    return known


def _with_long_ways(
    blocked: tuple[tuple[int, int], ...], tracks: tuple[tuple[Place, Shape], ...], sheet: Sheet
) -> OpenPlans:
    """The plans, and where neither they nor lines join all cities, the best longer lines between the rest."""
    kinds = _open_plans(blocked, tracks)
    joined = [(line[1], line[2]) for line in sheet.lines]
    apart = groups([*joined, *((first, second) for first, second, _, _ in kinds)])
    if len(set(apart.values())) == 1:
        return kinds
    taken = frozenset(place for line in sheet.lines for place in line[4])
    found = {kind: open_plans[:] for kind, open_plans in kinds.items()}
    for first, second, towns, steps, hexes in long_ways(
        blocked, tuple(sorted(tracks)), taken, tuple(apart.values())
    ):
        mask = sum(1 << place for place in hexes)
        found.setdefault((first, second, towns, len(steps)), []).append((-1, steps, mask))
    return found
