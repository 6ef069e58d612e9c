"""The fifteen kinds of tile in all their turns: what track each brings to which edges."""

from typing import Final

from engineshed.games.age_of_steam.printed.components import box

Track = tuple[int, int]
"""Two edges of a hex, the lower first."""


class Tile:
    """One kind of tile in one turn. Turns that look the same are one: a straight tile has three."""

    __slots__ = ("atoms", "exits", "group", "id", "kind", "mask", "number", "tracks", "turn")

    def __init__(
        self,
        number: int,
        kind: int,
        id: str,
        group: str,
        turn: int,
        tracks: tuple[Track, ...],
        exits: list[int],
    ) -> None:
        self.number = number
        """Its place in TILES."""
        self.kind = kind
        """Its place in KINDS and in the supply."""
        self.id = id
        self.group = group
        self.turn = turn
        self.tracks = tracks
        """Empty on a dedicated town tile."""
        self.exits = tuple(sorted(exits))
        self.mask = sum(1 << edge for edge in exits)
        self.atoms = (f"tile:{id}", f"turn:{turn}")


def _turned(track: tuple[int, int], turn: int) -> Track:
    a, b = (track[0] + turn) % 6, (track[1] + turn) % 6
    return (a, b) if a < b else (b, a)


def _all_tiles() -> tuple[Tile, ...]:
    tiles: list[Tile] = []
    for kind, data in enumerate(box().track_tiles.tiles):
        seen: set[object] = set()
        for turn in range(6):
            tracks = tuple(sorted(_turned(track, turn) for track in data.tracks))
            exits = [edge for track in tracks for edge in track] or [(e + turn) % 6 for e in data.town_exits]
            look = tracks or frozenset(exits)
            if look not in seen:
                seen.add(look)
                tiles.append(Tile(len(tiles), kind, data.id, data.group, turn, tracks, exits))
    return tuple(tiles)


TILES: Final = _all_tiles()
KINDS: Final = tuple(data.id for data in box().track_tiles.tiles)
SUPPLY: Final = tuple(data.count for data in box().track_tiles.tiles)

TILE_OF: Final = {tile.atoms: tile for tile in TILES}
"""By the two atoms of an action."""

TRACK_TILES: Final = tuple(tile for tile in TILES if tile.group != "town")
"""Simple and complex tiles: all that may lie outside towns."""
SIMPLE: Final = {tile.tracks[0]: tile for tile in TRACK_TILES if len(tile.tracks) == 1}
"""The simple tile with this track."""
COMPLEX_TILES: Final = tuple(tile for tile in TRACK_TILES if len(tile.tracks) == 2)

WITH_TRACK: Final = {
    (a, b): tuple(tile for tile in COMPLEX_TILES if (a, b) in tile.tracks)
    for a in range(6)
    for b in range(a + 1, 6)
}
"""Complex tiles on which this track lies."""
