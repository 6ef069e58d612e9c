"""The lines that a seat aims at: what each track is worth as a step towards them."""

from typing import Final, TypeAlias

from engineshed.games.steam_rollers.bot.clock import rounds_left
from engineshed.games.steam_rollers.bot.memory import make_room
from engineshed.games.steam_rollers.bot.network import (
    LEG_BITS,
    PAIRS,
    Network,
    haul,
    network_of,
    with_leg,
)
from engineshed.games.steam_rollers.bot.plans import (
    BUILD_OF,
    Chances,
    Hexes,
    Key,
    Kind,
    OpenPlan,
    Step,
    chances_of,
)
from engineshed.games.steam_rollers.bot.stock import Goods, stock_of
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import BOX
from engineshed.games.steam_rollers.printed.map import DRAWABLE, KIND, REGION
from engineshed.games.steam_rollers.sheet import Sheet
from engineshed.kernel import Action, Seat

Builds: TypeAlias = dict[Step, float]
"""What each track is worth."""

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
DOUBT: Final = 1.4
"""What lacks many tracks is often never finished: a line's worth is divided by the number of its missing
tracks to this power."""
MOST_MISSING: Final = 60
LACKING: Final = tuple(missing**DOUBT for missing in range(MOST_MISSING))
LACKING_AS_LEARNED: Final = tuple(float(missing) for missing in range(MOST_MISSING))
"""What a line's worth is divided by for each track, by how many are missing ..."""
EFFORTS: Final = tuple((missing + EFFORT) ** DOUBT for missing in range(MOST_MISSING))
EFFORTS_AS_LEARNED: Final = tuple(missing + EFFORT for missing in range(MOST_MISSING))
"""... and where the next target is chosen."""
MOST_KNOWN: Final = 10_000
MOST_LINES: Final = LEG_BITS * len(PAIRS)


class Horizon:
    """What there is time for: deliveries, the power to make them with, tracks besides."""

    __slots__ = ("trips", "power", "tracks", "lacking", "efforts")

    def __init__(self, pos: SteamRollersPosition, sheet: Sheet, as_learned: bool) -> None:
        left = rounds_left(pos)
        self.trips = min(TRIPS, max(1, round(TRIPS_PER_ROUND * left)))
        soon = sheet.power + (1 if left >= 2 else 0)
        self.power = min(MOST_BOXES, max(AIM, soon) if left > ONE_LAP else soon)
        self.tracks = round(DEEDS_PER_ROUND * left) - self.trips
        self.lacking = LACKING_AS_LEARNED if as_learned else LACKING
        self.efforts = EFFORTS_AS_LEARNED if as_learned else EFFORTS


class Prospects:
    """What each track is worth as a step of the target network, and what its unfinished lines promise."""

    __slots__ = ("builds", "promise", "by_region")

    def __init__(self, builds: Builds, promise: float) -> None:
        self.builds = builds
        self.promise = promise
        self.by_region: list[list[tuple[float, str, Action]]] = []

    def tracks_in(self, region: int) -> list[tuple[float, str, Action]]:
        """The tracks in a region with their kinds, the best first."""
        if not self.by_region:
            self.by_region = [[] for _ in DRAWABLE]
            for step, worth in sorted(self.builds.items()):
                self.by_region[REGION[step[0]]].append((worth, KIND[step[1]], BUILD_OF[step]))
            for steps in self.by_region:
                steps.sort(key=_worth, reverse=True)
        return self.by_region[region]


def _worth(step: tuple[float, str, Action]) -> float:
    return step[0]


_KNOWN: Final[dict[Key, Prospects]] = {}


def prospects(pos: SteamRollersPosition, seat: Seat, as_learned: bool = False) -> Prospects:
    """What a seat's tracks are worth now; without DOUBT as networks have learned to read them."""
    sheet = pos.sheets[seat]
    horizon = Horizon(pos, sheet, as_learned)
    goods = stock_of(pos).goods
    aims = (horizon.trips, horizon.power, horizon.tracks, as_learned)
    key = (pos.blocked, frozenset(sheet.tracks.items()), goods, aims)
    known = _KNOWN.get(key)
    if known is None:
        make_room(_KNOWN, MOST_KNOWN)
        known = _KNOWN[key] = _prospects(pos.blocked, sheet, goods, horizon)
    return known


def spare_builds(pos: SteamRollersPosition, seat: Seat) -> Builds:
    """Tracks of lines that are no targets now and would be in no target's way, by what they promise."""
    aims = 0
    for place, _ in prospects(pos, seat).builds:
        aims |= 1 << place
    found: Builds = {}
    for (_, _, towns, missing), open_plans in chances_of(pos.blocked, pos.sheets[seat]).kinds.items():
        worth = (BOX.scoring.line + BOX.scoring.town * towns) / (missing + EFFORT)
        for _, steps, _ in open_plans:
            if not any(aims >> place & 1 for place, _ in steps):
                for step in steps:
                    found[step] = max(worth, found.get(step, 0.0))
    return found


def _prospects(
    blocked: tuple[tuple[int, int], ...], sheet: Sheet, goods: Goods, horizon: Horizon
) -> Prospects:
    """Choose target lines one after the other: the most worth for each track that is still missing."""
    network = network_of(sheet)
    chances = chances_of(blocked, sheet)
    builds: Builds = {}
    promise, tracks = 0.0, 0
    used: Hexes = 0
    for _ in range(TARGETS):
        worths = _worths(network, goods, horizon, chances)
        found = _best_plan(chances, worths, used, horizon.efforts)
        if found is None:
            break
        (first, second, towns, missing), (_, steps, hexes), worth = found
        tracks += missing
        if tracks > horizon.tracks:
            break
        each = worth / horizon.lacking[missing]
        for step in steps:
            if builds.get(step, 0.0) < each:
                builds[step] = each
        if missing < hexes.bit_count():
            promise += worth * 0.5**missing
        network = with_leg(network, first, second, 1 + towns)
        used |= hexes
    return Prospects(builds, promise)


_WORTHS: Final[dict[Key, list[int]]] = {}


def _worths(network: Network, goods: Goods, horizon: Horizon, chances: Chances) -> list[int]:
    """Points for each line that could be next: its own, and what it adds to the best deliveries."""
    power, trips = horizon.power, horizon.trips
    key = (network, goods, power, trips)
    known = _WORTHS.get(key)
    if known is None:
        make_room(_WORTHS, MOST_KNOWN)
        known = _WORTHS[key] = [0] * MOST_LINES
    found = [known[line] for line in chances.lines]
    if 0 in found:
        before = haul(network, goods, power, trips)
        for index, worth in enumerate(chances.points):
            if not found[index]:
                longer = network | chances.legs[index]
                if longer != network:
                    worth += haul(longer, goods, power, trips) - before
                found[index] = known[chances.lines[index]] = worth
    return found


def _best_plan(
    chances: Chances, worths: list[int], used: Hexes, efforts: tuple[float, ...]
) -> tuple[Kind, OpenPlan, int] | None:
    """The plan on free hexes with the most worth for each missing track, and that worth."""
    levels = [0] * len(worths)
    rates = [worth / efforts[near[0][3]] for worth, near in zip(worths, chances.nearest, strict=True)]
    while rates:
        best = max(rates)
        if best < 0:
            break
        line = rates.index(best)
        kinds, level = chances.nearest[line], levels[line]
        kind = kinds[level]
        for plan in chances.kinds[kind]:
            if not used & plan[2]:
                return kind, plan, worths[line]
        levels[line] = level = level + 1
        rates[line] = worths[line] / efforts[kinds[level][3]] if level < len(kinds) else -1.0
    return None
