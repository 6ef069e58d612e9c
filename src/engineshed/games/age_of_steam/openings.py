"""Where tiles could be legal: the hexes and tiles that are worth examining, found without judging each.

Most hexes offer nothing to lay track on; for the others the tiles that fit their edges are looked up. A
superset of what the rules allow: `track.examine` has the last word.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from engineshed.games.age_of_steam.links import NOBODY, OPEN
from engineshed.games.age_of_steam.printed.tiles import TILES, TRACK_TILES, Tile
from engineshed.games.age_of_steam.track import Site, survey

if TYPE_CHECKING:
    from engineshed.games.age_of_steam.position import AgeOfSteamPosition


def worth_examining(pos: "AgeOfSteamPosition", seat: int) -> Iterator[tuple[Site, tuple[Tile, ...], bool]]:
    """Hexes with the tiles that could be legal there: a superset, found without judging each.

    The last word is True where none of them needs judging: simple tiles from the one city beside an empty hex
    meet nothing that a rule could be broken with.
    """
    around, towns = pos.board.around, pos.board.towns
    hexes = {hex_ for city in pos.cities for hex_ in around[city]}
    if pos.map.terminals_start:
        hexes.update(hex_ for place in pos.terminals for hex_ in around[place])
    turnable: dict[int, int] = {}
    for chain in pos.chains.values():
        if chain.owner == seat or chain.owner == NOBODY:
            if chain.end == OPEN:
                near, far = chain.pieces[-1]
                hexes.add(pos.board.across[far] // 6)
                if near >= 0:
                    turnable[far // 6] = turnable.get(far // 6, 0) | 1 << far % 6
            if chain.owner == seat:
                if chain.start in towns:
                    hexes.add(chain.start)
                if chain.end in towns:
                    hexes.add(chain.end)
    hexes.update(turnable)
    for hex_ in sorted(hexes):
        if hex_ in pos.cities or hex_ in pos.terminals:
            continue
        site = survey(pos, seat, hex_)
        closed, old = site.blocked | site.foreign, pos.tiles.get(hex_)
        if old is None:
            if site.start:
                alone = site.start == site.city in _SINGLE and not any(site.met) and not site.terminal
                sure = alone and hex_ not in towns and pos.discs[seat] > 0
                yield site, _fitting(closed, site.start, hex_ in towns), sure
        elif hex_ in towns:
            yield site, _upgrades(TILES[old].mask, closed), False
        else:
            yield site, _replacements(old, turnable.get(hex_, 0), closed, site.start), False


_SINGLE: Final = frozenset(1 << edge for edge in range(6))

_fits: dict[tuple[int, int, bool], tuple[Tile, ...]] = {}


def _fitting(closed: int, start: int, town: bool) -> tuple[Tile, ...]:
    """Tiles for an empty hex that use no closed edge and begin at a start."""
    key = (closed, start, town)
    found = _fits.get(key)
    if found is None:
        if town:
            found = tuple(t for t in TILES if not t.mask & closed and t.mask & start)
        else:
            found = tuple(
                t
                for t in TRACK_TILES
                if not t.mask & closed and all((1 << a | 1 << b) & start for a, b in t.tracks)
            )
        _fits[key] = found
    return found


_more: dict[tuple[int, int], tuple[Tile, ...]] = {}


def _upgrades(kept: int, closed: int) -> tuple[Tile, ...]:
    """Tiles for a town that keep its exits and add some."""
    key = (kept, closed)
    found = _more.get(key)
    if found is None:
        found = tuple(
            t for t in TILES if not kept & ~t.mask and t.mask != kept and not t.mask & ~kept & closed
        )
        _more[key] = found
    return found


_others: dict[tuple[int, int, int, int], tuple[Tile, ...]] = {}


def _replacements(old: int, free: int, closed: int, start: int) -> tuple[Tile, ...]:
    """Tiles for a hex with this tile, of which the ends at the free edges may be turned."""
    key = (old, free, closed, start)
    found = _others.get(key)
    if found is None:
        found = tuple(tile for tile in TRACK_TILES if _may_replace(TILES[old], tile, free, closed, start))
        _others[key] = found
    return found


def _may_replace(old: Tile, new: Tile, free: int, closed: int, start: int) -> bool:
    rest = [track for track in new.tracks if track not in old.tracks]
    if not rest:
        return False
    for a, b in old.tracks:
        if (a, b) not in new.tracks:
            kept = [edge for edge in (a, b) if not free >> edge & 1]
            turned = [track for track in rest if kept[0] in track] if len(kept) == 1 else []
            if not turned or any(closed >> edge & 1 for edge in turned[0] if edge != kept[0]):
                return False
            rest.remove(turned[0])
    return all((1 << a | 1 << b) & start and not (1 << a | 1 << b) & closed for a, b in rest)
