"""What a network is worth: how far the goods on the board could travel over it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from engineshed.games.steam_rollers.phases.deliver import may_go
from engineshed.games.steam_rollers.position import MOST_POWER, SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import BOX
from engineshed.games.steam_rollers.printed.map import CITIES, City
from engineshed.games.steam_rollers.sheet import Sheet

Leg: TypeAlias = tuple[City, City, int]
"""A line as goods see it: its cities and its length."""
Network: TypeAlias = tuple[Leg, ...]
"""Legs in order, so that equal networks are known again."""
Good: TypeAlias = int
"""Where a good lies and its colour, in one number."""

ROW: Final = 1 + len(CITIES)
COLOURS: Final = tuple(BOX.goods.counts)
GOODS_OF: Final[dict[tuple[City, str], Good]] = {
    (city, colour): city * len(COLOURS) + number for city in CITIES for number, colour in enumerate(COLOURS)
}
DESTINATIONS: Final = tuple(
    (good, tuple(origin * ROW + city for city in CITIES if may_go(colour, origin, city)))
    for (origin, colour), good in GOODS_OF.items()
)
"""For every good the pairs of cities between which it may travel."""
MOST_KNOWN: Final = 50_000


def network_of(sheet: Sheet) -> Network:
    """The finished lines."""
    return tuple(sorted((first, second, 1 + towns) for _, first, second, towns, _ in sheet.lines))


def with_leg(network: Network, leg: Leg) -> Network:
    return tuple(sorted((*network, leg)))


def goods_of(pos: SteamRollersPosition) -> list[Good]:
    """Every good on the board."""
    return [GOODS_OF[city, colour] for city in CITIES for colour in pos.cities[city]]


def haul(network: Network, goods: list[Good], power: int, trips: int) -> int:
    """The points of a number of deliveries, each of the goods that travel farthest."""
    return sum(trips_of(network, goods, power)[:trips])


def trips_of(network: Network, goods: Sequence[Good], power: int) -> list[int]:
    """How far every good could travel, the farthest first."""
    return sorted(map(_farthest(network, power).__getitem__, goods), reverse=True)


@lru_cache(maxsize=MOST_KNOWN)
def _farthest(network: Network, power: int) -> list[int]:
    """How far each good could travel; 0: nowhere."""
    lengths = lengths_of(network)
    within = (2 << power) - 1
    found = [0] * (ROW * len(COLOURS))
    for good, pairs in DESTINATIONS:
        reach = 0
        for pair in pairs:
            reach |= lengths[pair]
        if reach & within:
            found[good] = (reach & within).bit_length() - 1
    return found


@lru_cache(maxsize=MOST_KNOWN)
def lengths_of(network: Network) -> list[int]:
    """For every pair of cities the lengths of the routes between them, as bits."""
    leaving: list[list[tuple[City, int]]] = [[] for _ in range(ROW)]
    for first, second, length in network:
        leaving[first].append((second, length))
        leaving[second].append((first, length))
    found = [0] * (ROW * ROW)
    for origin in CITIES:
        _explore(leaving, found, origin * ROW, origin, 1 << origin, 0)
    return found


def _explore(
    leaving: list[list[tuple[City, int]]], found: list[int], row: int, here: City, visited: int, distance: int
) -> None:
    for there, step in leaving[here]:
        further = distance + step
        if further <= MOST_POWER and not visited >> there & 1:
            found[row + there] |= 1 << further
            if further < MOST_POWER:
                _explore(leaving, found, row, there, visited | 1 << there, further)
