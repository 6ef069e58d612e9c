"""Lines worth planning: every short way to join two cities, and how far a sheet has come with each."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final, TypeAlias

from engineshed.games.steam_rollers.bot.clock import rounds_left
from engineshed.games.steam_rollers.bot.network import Good, Network, goods_of, haul, network_of, with_leg
from engineshed.games.steam_rollers.bot.ways import groups, long_ways
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import BOX
from engineshed.games.steam_rollers.printed.map import (
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
from engineshed.games.steam_rollers.sheet import Sheet
from engineshed.kernel import Seat
from engineshed.kernel.hexes import Edge, neighbour, opposite

Plan: TypeAlias = tuple[City, City, int, tuple[tuple[Place, Shape], ...]]
"""A line that could be drawn: its cities, its towns, its tracks."""

Builds: TypeAlias = dict[tuple[Place, Shape], float]
Prospects: TypeAlias = tuple[Builds, float]
Kind: TypeAlias = tuple[City, City, int, int]
"""What makes plans equally good: their cities, their towns, how many tracks they lack."""
Worths: TypeAlias = dict[tuple[City, City, int], float]
"""What a line between two cities is worth, in points, by the number of its towns."""
OpenPlan: TypeAlias = tuple[tuple[tuple[Place, Shape], ...], frozenset[Place]]
"""The tracks that a plan still lacks, and its hexes."""

LONGEST: Final = 4
"""Tracks of a line: longer ones are hardly ever finished."""
MOST_BOXES: Final = len(BOX.sheet.locomotive_boxes)
TARGETS: Final = 6
"""Lines of a target network: as many as a game has time for."""
AIM: Final = 5
"""The power that a target network is made for; hardly anybody gets further in time."""
ONE_LAP: Final = 4
"""With no more rounds than this, power is what it is or one more."""
TRIPS: Final = 7
"""How many deliveries are a good game; each is a good's longest way over the target network."""
TRIPS_PER_ROUND: Final = 0.9
DEEDS_PER_ROUND: Final = 2.5
"""How many tracks and deliveries are planned for a round: more than there are deeds, for plans change."""
EFFORT: Final = 0.1
MOST_KNOWN: Final = 20_000
MOST_SHEETS: Final = 2_000

Key: TypeAlias = tuple[object, ...]
"""What the prospects depend on: blocked borders, track, goods, and what there is time for."""

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


class Horizon:
    """What there is time for: deliveries, the power to make them with, tracks besides."""

    __slots__ = ("trips", "power", "tracks")

    def __init__(self, pos: SteamRollersPosition, sheet: Sheet) -> None:
        left = rounds_left(pos)
        self.trips = min(TRIPS, max(1, round(TRIPS_PER_ROUND * left)))
        soon = sheet.power + (1 if left >= 2 else 0)
        self.power = min(MOST_BOXES, max(AIM, soon) if left > ONE_LAP else soon)
        self.tracks = round(DEEDS_PER_ROUND * left) - self.trips


_KNOWN: Final[dict[Key, Prospects]] = {}


def prospects(pos: SteamRollersPosition, seat: Seat) -> Prospects:
    """What each track is worth as a step of the target network, and what its unfinished lines promise."""
    sheet = pos.sheets[seat]
    horizon = Horizon(pos, sheet)
    aims = (horizon.trips, horizon.power, horizon.tracks)
    key = (pos.blocked, frozenset(sheet.tracks.items()), tuple(pos.cities), aims)
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) > MOST_KNOWN:
            _KNOWN.clear()
        known = _KNOWN[key] = _prospects(pos, sheet, horizon)
    return known


def spare_builds(pos: SteamRollersPosition, seat: Seat) -> Builds:
    """Tracks of lines that are no targets now and would be in no target's way, by what they promise."""
    sheet = pos.sheets[seat]
    builds, _ = prospects(pos, seat)
    aims = {place for place, _ in builds}
    found: Builds = {}
    for (_, _, towns, missing), open_plans in _with_long_ways(pos.blocked, sheet).items():
        worth = (BOX.scoring.line + BOX.scoring.town * towns) / (missing + EFFORT)
        for steps, _ in open_plans:
            if aims.isdisjoint(place for place, _ in steps):
                for step in steps:
                    found[step] = max(worth, found.get(step, 0.0))
    return found


def _prospects(pos: SteamRollersPosition, sheet: Sheet, horizon: Horizon) -> Prospects:
    """Choose target lines one after the other: the most worth for each track that is still missing."""
    goods, network = goods_of(pos), network_of(sheet)
    kinds = _with_long_ways(pos.blocked, sheet)
    builds: Builds = {}
    promise, tracks = 0.0, 0
    used: set[Place] = set()
    for _ in range(TARGETS):
        worths = _worths(network, goods, horizon, kinds)
        found = _best_plan(kinds, worths, used)
        if found is None:
            break
        (first, second, towns, missing), (steps, hexes) = found
        tracks += missing
        if tracks > horizon.tracks:
            break
        worth = worths[first, second, towns]
        for step in steps:
            builds[step] = max(worth / missing, builds.get(step, 0.0))
        if missing < len(hexes):
            promise += worth * 0.5**missing
        network = with_leg(network, (first, second, 1 + towns))
        used |= hexes
    return builds, promise


_WORTHS: Final[dict[Key, Worths]] = {}


def _worths(network: Network, goods: list[Good], horizon: Horizon, kinds: Iterable[Kind]) -> Worths:
    """Points for each line that could be next: its own, and what it adds to the best deliveries."""
    power, trips = horizon.power, horizon.trips
    key = (network, tuple(goods), power, trips)
    if len(_WORTHS) > MOST_KNOWN:
        _WORTHS.clear()
    found = _WORTHS.setdefault(key, {})
    before = haul(network, goods, power, trips)
    for first, second, towns, _ in kinds:
        if (first, second, towns) not in found:
            longer = with_leg(network, (first, second, 1 + towns))
            more = haul(longer, goods, power, trips) - before
            found[first, second, towns] = BOX.scoring.line + BOX.scoring.town * towns + more
    return found


def _best_plan(
    kinds: dict[Kind, list[OpenPlan]], worths: Worths, used: set[Place]
) -> tuple[Kind, OpenPlan] | None:
    """The plan on free hexes with the most worth for each missing track."""

    def rate(kind: Kind) -> float:
        first, second, towns, missing = kind
        return worths[first, second, towns] / (missing + EFFORT)

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
    place = last[0]
    for kind, open_plans in _open_plans(blocked, tracks[:-1]).items():
        clear: list[OpenPlan] = []
        nearer: list[OpenPlan] = []
        first, second, towns, missing = kind
        for plan in open_plans:
            if place not in plan[1]:
                clear.append(plan)
            elif missing > 1 and last in plan[0]:
                nearer.append((tuple([step for step in plan[0] if step != last]), plan[1]))
        if clear:
            found.setdefault(kind, []).extend(clear)
        if nearer:
            found.setdefault((first, second, towns, missing - 1), []).extend(nearer)
    return found


def _with_long_ways(blocked: tuple[tuple[int, int], ...], sheet: Sheet) -> dict[Kind, list[OpenPlan]]:
    """The plans, and where neither they nor lines join all cities, the best longer lines between the rest."""
    tracks = tuple(sheet.tracks.items())
    kinds = _open_plans(blocked, tracks)
    joined = [(line[1], line[2]) for line in sheet.lines]
    apart = groups([*joined, *((first, second) for first, second, _, _ in kinds)])
    if len(set(apart.values())) == 1:
        return kinds
    taken = frozenset(place for line in sheet.lines for place in line[4])
    found = {kind: open_plans[:] for kind, open_plans in kinds.items()}
    for first, second, towns, steps, hexes in long_ways(blocked, tracks, taken, tuple(apart.values())):
        found.setdefault((first, second, towns, len(steps)), []).append((steps, hexes))
    return found
