"""What lies on the goods board, as the bots count it; worked out once for every stock."""

from typing import Final, TypeAlias

from engineshed.games.steam_rollers.bot.memory import make_room
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import BOX
from engineshed.games.steam_rollers.printed.map import CITIES, City

Good: TypeAlias = int
"""Where a good lies and its colour, in one number."""

Goods: TypeAlias = bytes
"""All goods on the board, one byte each: quick to compare, to remember and to look up all at once."""

COLOURS: Final = tuple(BOX.goods.counts)
GOODS_OF: Final[dict[tuple[City, str], Good]] = {
    (city, colour): city * len(COLOURS) + number for city in CITIES for number, colour in enumerate(COLOURS)
}
MOST_KNOWN: Final = 5_000


class Stock:
    """The goods in all cities."""

    __slots__ = ("goods", "to_go")

    def __init__(self, cities: tuple[tuple[str, ...], ...]) -> None:
        self.goods: Goods = bytes([GOODS_OF[city, colour] for city in CITIES for colour in cities[city]])
        sizes = sorted([len(cities[city]) for city in CITIES])
        self.to_go = sum(sizes[: BOX.scoring.empty_cities_to_end])
        """The fewest goods that must leave the board before the game ends."""


_KNOWN: Final[dict[tuple[tuple[str, ...], ...], Stock]] = {}


def stock_of(pos: SteamRollersPosition) -> Stock:
    cities = tuple(pos.cities)
    known = _KNOWN.get(cities)
    if known is None:
        make_room(_KNOWN, MOST_KNOWN)
        known = _KNOWN[cities] = Stock(cities)
    return known
