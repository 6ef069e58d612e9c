"""Ways to build: which links a few tiles could make from here, and what they cost.

A path is a row of tiles from a city, from own track in a town or from an open end to the next place, perhaps
through a town to the one after it. The rules have the last word: what is found here need not be legal, and
only the cheapest of the paths between two places is kept.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from engineshed.games.age_of_steam import track
from engineshed.games.age_of_steam.bot.network import Link
from engineshed.games.age_of_steam.links import NOBODY, OPEN
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.board import NOWHERE
from engineshed.games.age_of_steam.printed.tiles import SIMPLE, TILES, WITH_TRACK

ONE_EXIT: Final = 2
TWO_EXITS: Final = 3
NO_TRACK: Final = 0
"""The edges that a direct link needs."""


KINDS_WITH: Final = {
    mask: tuple({tile.kind for tile in TILES if tile.mask == mask}) for mask in {tile.mask for tile in TILES}
}
"""The kinds of tiles that have these exits (a mask): in a town all of its exits meet."""


class Stretch(NamedTuple):
    """Tiles up to a place, and perhaps beyond it."""

    stops: tuple[int, ...]
    """The places it reaches, in order."""
    tiles: tuple[tuple[int, int], ...]
    """Hex and the edges that the new track needs there (a mask)."""
    price: int
    dearest: int
    """The price of its dearest tile."""
    pieces: int
    """Pieces of track, with those of sections that it takes in."""
    over: tuple[tuple[int, int], ...]
    """The hexes without town, each with the number of the stop it leads to."""


class Path(NamedTuple):
    """Links that some tiles would make."""

    links: tuple[Link, ...]
    tiles: tuple[tuple[int, int], ...]
    price: int
    dearest: int
    pieces: int
    over: tuple[tuple[int, Link], ...]


Known = dict[tuple[int, int], list[Stretch]]
"""What can be reached over a side by so many tiles."""

MOST_BOARDS: Final = 64
_KNOWN: Final[dict[tuple[object, ...], Known]] = {}
"""By all that it depends on: rounds that are tried out begin with the same track again and again."""


def _known(pos: AgeOfSteamPosition, seat: int, built: tuple[int, ...]) -> Known:
    usable = frozenset(
        [
            chain.open_side
            for chain in pos.chains.values()
            if chain.end == OPEN and chain.owner in (seat, NOBODY)
        ]
    )
    tiles = (frozenset(pos.tiles.items()), tuple(pos.supply))
    key = (id(pos.board), tiles, frozenset(pos.cities), usable, built)
    found = _KNOWN[key] = _KNOWN.pop(key, {})  # the latest at the end
    if len(_KNOWN) > MOST_BOARDS:
        del _KNOWN[next(iter(_KNOWN))]
    return found


class Paths:
    """Finds paths for one seat; what lies beyond a side is looked at once."""

    def __init__(self, pos: AgeOfSteamPosition, seat: int, built: tuple[int, ...] = ()) -> None:
        self.pos = pos
        self.seat = seat
        self.built = built
        self.known = _known(pos, seat, built)

    def from_city(self, city: int, tiles: int) -> Iterator[Path]:
        for side in range(6 * city, 6 * city + 6):
            there = self.pos.board.across[side]
            if there != NOWHERE and not self.pos.is_end(there // 6):
                yield from self._paths(city, (), 0, 0, self.enter(there, tiles))

    def from_town(self, town: int, tiles: int) -> Iterator[Path]:
        """A town where one has track gets one exit more."""
        pos = self.pos
        old = pos.tiles.get(town)
        if old is None or town in self.built or tiles < 1:
            return
        for edge in range(6):
            side, wanted = 6 * town + edge, TILES[old].mask | 1 << edge
            if side not in pos.chain_at and pos.board.across[side] != NOWHERE and self.has_town_tile(wanted):
                found = self.leave(side, town, tiles - 1)
                yield from self._paths(town, ((town, wanted),), track.TOWN_REPLACEMENT, 1, found)

    def from_open_ends(self, tiles: int) -> Iterator[Path]:
        """Own unfinished sections, and those of nobody."""
        for chain in self.pos.chains.values():
            if chain.end == OPEN and chain.owner in (self.seat, NOBODY):
                there = self.pos.board.across[chain.open_side]
                if there != NOWHERE:
                    yield from self._paths(chain.start, (), 0, len(chain.pieces), self.enter(there, tiles))

    def direct(self) -> Iterator[Path]:
        """Germany: the link that takes no track, but one of the turn's tiles (AOS-2110)."""
        for link in self.pos.map.direct_links:
            if link.near not in self.pos.chain_at:
                ends = (link.near // 6, link.far // 6)
                yield Path((ends,), ((ends[0], NO_TRACK),), link.price, 0, 1, ())

    def _paths(
        self,
        start: int,
        first: tuple[tuple[int, int], ...],
        price: int,
        pieces: int,
        stretches: list[Stretch],
    ) -> Iterator[Path]:
        for found in stretches:
            stops = (start, *found.stops)
            hexes = [hex_ for hex_, _ in found.tiles]
            if len(set(stops)) == len(stops) and len(set(hexes)) == len(hexes) and start not in hexes:
                links = tuple(zip(stops, found.stops, strict=False))
                over = tuple((hex_, links[number]) for hex_, number in found.over)
                dearest = max(price, found.dearest)
                yield Path(
                    links, first + found.tiles, price + found.price, dearest, pieces + found.pieces, over
                )

    # Looking further

    def enter(self, side: int, tiles: int) -> list[Stretch]:
        """What can be reached by track that comes in over this side of a hex."""
        if tiles < 1:
            return []
        known = self.known.get((side, tiles))
        if known is None:
            hex_ = side // 6
            if hex_ in self.built or hex_ in self.pos.board.water:
                known = []
            elif hex_ in self.pos.board.towns:
                known = self._town(side, tiles)
            else:
                known = self._open(side, tiles)
            self.known[side, tiles] = known
        return known

    def leave(self, side: int, start: int, tiles: int) -> list[Stretch]:
        """What can be reached by track that goes out over this side: perhaps it is there already."""
        pos = self.pos
        there = pos.board.across[side]
        place = there // 6
        if pos.is_end(place):
            return [Stretch((place,), (), 0, 0, 0, ())]
        name = pos.chain_at.get(there)
        if name is None:
            return self.enter(there, tiles)
        chain = pos.chains[name]
        mine = chain.owner in (self.seat, NOBODY)
        if chain.end == OPEN and chain.open_side == there and mine and chain.start != start:
            return [Stretch((chain.start,), (), 0, 0, len(chain.pieces), ())]
        return []

    def _open(self, side: int, tiles: int) -> list[Stretch]:
        hex_, edge = divmod(side, 6)
        best: dict[tuple[tuple[int, ...], int], Stretch] = {}
        pos, across = self.pos, self.pos.board.across
        for out in range(6):
            there = across[6 * hex_ + out]
            if out == edge or there == NOWHERE:
                continue
            if tiles == 1 and there not in pos.chain_at and not pos.is_end(there // 6):
                continue  # the last tile must arrive somewhere
            price = self.price(hex_, edge, out) if edge < out else self.price(hex_, out, edge)
            if price is None:
                continue
            for further in self.leave(6 * hex_ + out, OPEN, tiles - 1):
                key = (further.stops, len(further.tiles))
                known = best.get(key)
                if known is None or price + further.price < known.price:
                    here = (hex_, 1 << edge | 1 << out)
                    best[key] = Stretch(
                        further.stops,
                        (here, *further.tiles),
                        price + further.price,
                        max(price, further.dearest),
                        1 + further.pieces,
                        ((hex_, 0), *further.over),
                    )
        return list(best.values())

    def price(self, hex_: int, a: int, b: int) -> int | None:
        """The cheapest tile that brings this track, or None."""
        pos = self.pos
        old = pos.tiles.get(hex_)
        if old is None:
            return pos.board.cost[hex_] if pos.supply[SIMPLE[a, b].kind] else None
        tracks = TILES[old].tracks
        if len(tracks) != 1 or TILES[old].mask & (1 << a | 1 << b):
            return None
        prices = [
            track.replacement_price(tile)
            for tile in WITH_TRACK[tracks[0]]
            if (a, b) in tile.tracks and pos.supply[tile.kind]
        ]
        return min(prices, default=None)

    def _town(self, side: int, tiles: int) -> list[Stretch]:
        pos = self.pos
        town, edge = divmod(side, 6)
        old = pos.tiles.get(town)
        if old is not None:
            wanted = TILES[old].mask | 1 << edge
            if TILES[old].mask >> edge & 1 or not self.has_town_tile(wanted):
                return []
            price = track.TOWN_REPLACEMENT
            return [Stretch((town,), ((town, wanted),), price, price, 1, ())]
        found = []
        if self.has_town_tile(1 << edge):
            found.append(Stretch((town,), ((town, 1 << edge),), ONE_EXIT, ONE_EXIT, 1, ()))
        for out in range(6):
            if out == edge or pos.board.across[6 * town + out] == NOWHERE:
                continue
            if not self.has_town_tile(1 << edge | 1 << out):
                continue
            found += [
                Stretch(
                    (town, *further.stops),
                    ((town, 1 << edge | 1 << out), *further.tiles),
                    TWO_EXITS + further.price,
                    max(TWO_EXITS, further.dearest),
                    2 + further.pieces,
                    tuple((hex_, number + 1) for hex_, number in further.over),
                )
                for further in self.leave(6 * town + out, town, tiles - 1)
            ]
        return found

    def has_town_tile(self, mask: int) -> bool:
        """Whether a tile with these exits is left for a town."""
        return any(self.pos.supply[kind] for kind in KINDS_WITH.get(mask, ()))
