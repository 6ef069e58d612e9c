"""Alone on the map: the links that could be built sooner or later, each with a way over the hexes.

Unlike a path, such a link may take several turns, and it may begin at a town that will only be reached later.
"""

from typing import Final, NamedTuple

from engineshed.games.age_of_steam.bot.paths import Paths
from engineshed.games.age_of_steam.links import NOBODY, OPEN
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.board import NOWHERE

MOST_TILES: Final = 4
"""Longer ways between two places are not looked for, ..."""
DEAREST: Final = 13
"""... nor dearer ones."""
WAYS: Final = 2
"""How many ways are kept for every two places."""


class Track(NamedTuple):
    """A link that is not there yet."""

    start: int
    end: int
    near: int
    """The edge of `start` over which it leaves; OPEN where a section has been begun."""
    far: int
    """The edge of `end` over which it arrives."""
    tiles: tuple[tuple[int, int], ...]
    """The hexes between them, with the two edges that track needs there (a mask)."""
    prices: tuple[int, ...]
    """What each of these tiles costs."""

    @property
    def begun(self) -> bool:
        return self.near == OPEN

    def turned(self) -> "Track":
        """The same from its other end."""
        return Track(self.end, self.start, self.far, self.near, self.tiles[::-1], self.prices[::-1])


class Tracks:
    """Finds them."""

    def __init__(self, pos: AgeOfSteamPosition, seat: int) -> None:
        self.pos = pos
        self.seat = seat
        self.paths = Paths(pos, seat)
        self.known: dict[tuple[int, int], list[Track]] = {}

    def all(self) -> list[Track]:
        """For every two places without an own link the cheapest ways, and all that has been begun."""
        pos = self.pos
        found: dict[tuple[int, int], list[Track]] = {}
        have = {
            (min(chain.start, chain.end), max(chain.start, chain.end))
            for chain in pos.chains.values()
            if chain.complete
        }
        for place in dict.fromkeys((*pos.cities, *pos.board.towns)):
            for side in range(6 * place, 6 * place + 6):
                there = pos.board.across[side]
                if there != NOWHERE and side not in pos.chain_at and there not in pos.chain_at:
                    for way in self._beyond(there, MOST_TILES):
                        self._add(found, have, way._replace(start=place, near=side % 6))
        kept = [track for tracks in found.values() for track in tracks[:WAYS]]
        return self._begun(have) + kept

    def _begun(self, have: set[tuple[int, int]]) -> list[Track]:
        """Own sections, and those of nobody, to be completed."""
        found: dict[tuple[int, int], list[Track]] = {}
        for chain in self.pos.chains.values():
            if chain.end == OPEN and chain.owner in (self.seat, NOBODY):
                there = self.pos.board.across[chain.open_side]
                if there != NOWHERE and there not in self.pos.chain_at:
                    for way in self._beyond(there, MOST_TILES):
                        self._add(found, have, way._replace(start=chain.start, near=OPEN))
        return [track for tracks in found.values() for track in tracks[:WAYS]]

    def _add(
        self, found: dict[tuple[int, int], list[Track]], have: set[tuple[int, int]], track: Track
    ) -> None:
        hexes = [hex_ for hex_, _ in track.tiles]
        pair = (min(track.start, track.end), max(track.start, track.end))
        if track.start == track.end or pair in have or len(set(hexes)) < len(hexes):
            return
        if sum(track.prices) > DEAREST or track.start in hexes or track.end in hexes:
            return
        rivals = found.setdefault(pair, [])
        if all(set(hexes) != {hex_ for hex_, _ in other.tiles} for other in rivals):
            rivals.append(track)
            rivals.sort(key=_costs)

    def _beyond(self, side: int, tiles: int) -> list[Track]:
        """What can be reached by track that comes in over this side of a hex; its start is left open."""
        known = self.known.get((side, tiles))
        if known is None:
            known = self.known[side, tiles] = self._look(side, tiles)
        return known

    def _look(self, side: int, tiles: int) -> list[Track]:
        pos = self.pos
        hex_, edge = divmod(side, 6)
        if side in pos.chain_at or hex_ in pos.board.water:
            return []
        if pos.is_end(hex_) or hex_ in pos.board.towns:
            return [Track(OPEN, hex_, OPEN, edge, (), ())]
        best: dict[int, list[Track]] = {}
        for out in range(6) if tiles else ():
            there = pos.board.across[6 * hex_ + out]
            if out == edge or there == NOWHERE:
                continue
            price = self.paths.price(hex_, min(edge, out), max(edge, out))
            if price is None:
                continue
            for way in self._beyond(there, tiles - 1):
                here = (hex_, 1 << edge | 1 << out)
                longer = way._replace(tiles=(here, *way.tiles), prices=(price, *way.prices))
                best.setdefault(way.end, []).append(longer)
        return [way for ways in best.values() for way in sorted(ways, key=_costs)[: 2 * WAYS]]


def _costs(track: Track) -> tuple[int, int]:
    return sum(track.prices), len(track.tiles)
