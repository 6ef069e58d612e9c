"""What a network is worth: how far the goods on the board could travel over it."""

from functools import lru_cache
from typing import Final, TypeAlias

from engineshed.games.steam_rollers.bot.stock import COLOURS, GOODS_OF, Goods
from engineshed.games.steam_rollers.phases.deliver import may_go
from engineshed.games.steam_rollers.position import COAL, MOST_POWER
from engineshed.games.steam_rollers.printed.map import CITIES, City
from engineshed.games.steam_rollers.sheet import Sheet

Leg: TypeAlias = tuple[City, City, int]
"""A line as goods see it: its cities, the lower one first, and its length."""
Network: TypeAlias = int
"""A bit for each pair of cities and each length of a line between them; what no power reaches has none."""
NO_LINES: Final[Network] = 0
ROW: Final = 1 + len(CITIES)
NOWHERE: Final = 0
"""A pair of cities that are none."""
DESTINATIONS: Final = tuple(
    ([origin * ROW + city for city in CITIES if may_go(colour, origin, city)] + [NOWHERE, NOWHERE])[:2]
    if origin and colour != COAL
    else [NOWHERE, NOWHERE]
    for origin in range(ROW)
    for colour in COLOURS
)
"""For every good but coal the (at most two) pairs of cities between which it may travel."""
COALS: Final = tuple((origin * ROW, GOODS_OF[origin, COAL]) for origin in CITIES)
NO_GOODS: Final = [0] * (256 - len(DESTINATIONS))
"""The bytes that are no goods, for tables with an entry for each byte."""
LEG_BITS: Final = 8
PAIRS: Final = tuple((one, two) for one in CITIES for two in CITIES if one < two)
FIRST_BIT: Final[dict[tuple[City, City], int]] = {pair: LEG_BITS * n for n, pair in enumerate(PAIRS)}
WITHIN: Final = (2 << MOST_POWER) - 1
"""Lengths that some power reaches, as bits."""
LONGEST_OF: Final = tuple(max(0, lengths.bit_length() - 1) for lengths in range(WITHIN + 1))
MOST_KNOWN: Final = 50_000


def network_of(sheet: Sheet) -> Network:
    """The finished lines."""
    found = NO_LINES
    for _, first, second, towns, _ in sheet.lines:
        found = with_leg(found, first, second, 1 + towns)
    return found


def with_leg(network: Network, first: City, second: City, length: int) -> Network:
    """With one line more; the lower city comes first."""
    return network | 1 << FIRST_BIT[first, second] + length if length <= MOST_POWER else network


def haul(network: Network, goods: Goods, power: int, trips: int) -> int:
    """The points of a number of deliveries, each of the goods that travel farthest."""
    ways, total, left = goods.translate(_farthest(network, power)), 0, trips
    for distance in range(power, 0, -1):
        count = ways.count(distance)
        if count >= left:
            return total + left * distance
        total += count * distance
        left -= count
    return total


def trips_of(network: Network, goods: Goods, power: int) -> list[int]:
    """How far every good could travel, the farthest first."""
    return sorted(goods.translate(_farthest(network, power)), reverse=True)


@lru_cache(maxsize=MOST_KNOWN)
def _farthest(network: Network, power: int) -> bytes:
    """How far each good could travel; 0: nowhere."""
    lengths = lengths_of(network)
    within = (2 << power) - 1
    found = [LONGEST_OF[(lengths[one] | lengths[two]) & within] for one, two in DESTINATIONS]
    for row, good in COALS:
        reach = 0
        for city in CITIES:
            reach |= lengths[row + city]
        found[good] = LONGEST_OF[reach & within]
    return bytes(found + NO_GOODS)


@lru_cache(maxsize=MOST_KNOWN)
def lengths_of(network: Network) -> list[int]:
    """For every pair of cities the lengths of the routes between them, as bits."""
    leaving: list[list[tuple[City, int, list[int]]]] = [[] for _ in range(ROW)]
    bits = network
    for first, second in PAIRS:
        if not bits:
            break
        lengths = bits & 255
        bits >>= LEG_BITS
        if lengths:
            shifts = [length for length in range(1, LEG_BITS) if lengths >> length & 1]
            leaving[first].append((second, 1 << second, shifts))
            leaving[second].append((first, 1 << first, shifts))
    found = [0] * (ROW * ROW)
    for origin in CITIES:
        if leaving[origin]:
            _explore(leaving, found, origin * ROW, origin, 1 << origin, 1)
    return found


def _explore(
    leaving: list[list[tuple[City, int, list[int]]]],
    found: list[int],
    row: int,
    here: City,
    visited: int,
    distances: int,
) -> None:
    """Go on from a city that was reached in these distances, as bits."""
    for there, bit, shifts in leaving[here]:
        if visited & bit:
            continue
        further = 0
        for shift in shifts:
            further |= distances << shift
        further &= WITHIN
        if further:
            found[row + there] |= further
            _explore(leaving, found, row, there, visited | bit, further)
