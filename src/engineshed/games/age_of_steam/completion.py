"""Germany: can all unfinished track still be completed in this building turn (AOS-2115)?

A tile is judged without laying it where that is possible: what matters afterwards is only which ends are
open, how many tiles and dollars are left, where has been built, and what the supply still holds.
"""

from typing import TYPE_CHECKING, Final

from engineshed.games.age_of_steam import links, track
from engineshed.games.age_of_steam.board import LETTERS, NOWHERE
from engineshed.games.age_of_steam.links import OPEN, Chain
from engineshed.games.age_of_steam.tiles import KINDS, TILES, TRACK_TILES, WITH_TRACK, Tile
from engineshed.games.age_of_steam.track import Lay, Site

if TYPE_CHECKING:
    from engineshed.games.age_of_steam.phases.build import Build
    from engineshed.games.age_of_steam.position import Table

Loose = tuple[int, int]
"""An open end: its side, and the place where its chain starts."""
Purse = tuple[tuple[Loose, ...], int, int, int, tuple[int, ...], bool, tuple[int, ...]]
"""Open ends, tiles, dollars, dearest tile, hexes built on, a pending city, scarce pieces."""
Memo = dict[Purse, bool]

MOST: Final = 2
"""No more tiles than this can follow a tile, so more than this of any piece is plenty."""
TOWN_1: Final = KINDS.index("town-1")


def unfinished(pos: "Table", seat: int) -> list[Chain]:
    """The sections of a seat that are no links yet."""
    return [chain for chain in pos.chains.values() if chain.owner == seat and not chain.complete]


def completable_after(pos: "Table", turn: "Build", plan: Lay, memo: Memo) -> bool:
    """Could the turn still be ended properly after this tile?"""
    site = track.survey(pos, turn.seat, plan.hex)
    loose = _loose_after(pos, turn.seat, site, plan)
    if not loose:
        return True
    after = turn.after(pos, plan.hex, plan.price)
    cash = pos.cash[turn.seat] - turn.charge(pos, plan.price)
    plain = _plainly(pos, after, cash, loose)
    if plain is not None:
        return plain
    purse = _purse(pos, after, cash, tuple(sorted(loose)), plan)
    known = memo.get(purse)
    if known is None:
        twin = pos.copy()
        twin.cash[turn.seat] = cash
        track.lay(twin, turn.seat, plan)
        known = memo[purse] = completable(twin, after, memo)
    return known


def _loose_after(pos: "Table", seat: int, site: Site, plan: Lay) -> list[Loose]:
    """The open ends that are left after a tile."""
    met = [site.met[edge] for edge in (*plan.exits, *(edge for piece in plan.tracks for edge in piece))]
    loose = [
        (chain.open_side, chain.start) for chain in unfinished(pos, seat) if not any(chain is m for m in met)
    ]
    side = 6 * plan.hex
    for a, b in plan.tracks:
        if site.ends[a] == OPEN:
            loose.append((side + a, site.ends[b]))
        elif site.ends[b] == OPEN:
            loose.append((side + b, site.ends[a]))
    loose += [(side + edge, plan.hex) for edge in plan.exits if site.ends[edge] == OPEN]
    return loose


def _plainly(pos: "Table", turn: "Build", cash: int, loose: list[Loose]) -> bool | None:
    """A cheap answer: surely, surely not, or None. Every open end needs a tile on the hex it points at."""
    if any(side == OPEN for side, _ in loose):
        return False
    targets = {pos.board.across[side] // 6: start for side, start in loose}
    if not turn.city:
        if len(targets) > turn.left or any(hex_ in turn.built for hex_ in targets):
            return False
        spare = turn.left - len(targets)
        if len(targets) == len(loose):
            for hex_ in targets:
                # Two open ends can also be joined with each other.
                joined = any(there in targets for there in pos.board.around[hex_])
                if not joined and _tiles_needed(pos, hex_) > 1 + spare:
                    return False
    if len(targets) == len(loose) and turn.left >= len(targets):
        if len(targets) == 1:
            ((hex_, start),) = targets.items()
            if _simple_way(pos, turn, cash, hex_, start, turn.left):
                return True
        elif cash >= sum(max(2, pos.board.cost[hex_]) for hex_ in targets) and all(
            _simple_way(pos, turn, cash, hex_, start, 1) for hex_, start in targets.items()
        ):
            return True if pos.supply[TOWN_1] >= len(targets) else None
    return None


def _simple_way(pos: "Table", turn: "Build", cash: int, hex_: int, start: int, left: int) -> bool:
    """Do simple tiles on empty hexes lead from here to a place, or a one-exit tile into a town?"""
    if hex_ in pos.tiles or hex_ in turn.built:
        return False
    if hex_ in pos.board.towns:
        return cash >= 2 and pos.supply[TOWN_1] > 0 and hex_ != start
    rest = cash - pos.board.cost[hex_]
    if rest < 0 or min(pos.supply[:SIMPLE_KINDS]) < MOST:
        return False
    across = pos.board.across[6 * hex_ : 6 * hex_ + 6]
    for there in across:
        if there != NOWHERE and there // 6 != start and pos.is_end(there // 6):
            return True
    return left > 1 and any(
        there != NOWHERE and not pos.is_end(there // 6) and _simple_way(pos, turn, rest, there // 6, start, 1)
        for there in across
    )


_needs: dict[tuple[str, frozenset[int]], dict[int, int]] = {}


def _tiles_needed(pos: "Table", hex_: int) -> int:
    """At least so many tiles from here to a place, on an empty map (known once for each set of cities)."""
    key = (pos.board.id, frozenset(pos.cities))
    needs = _needs.get(key)
    if needs is None:
        needs = _needs[key] = _all_needs(pos)
    return needs.get(hex_, len(pos.board.places))


def _all_needs(pos: "Table") -> dict[int, int]:
    ends = [*pos.cities, *pos.terminals]
    needs = {hex_: 1 for end in ends for hex_ in pos.board.around[end] if not pos.is_end(hex_)}
    needs.update((town, 1) for town in pos.board.towns if town not in pos.cities)
    edge = list(needs)
    while edge:
        here = edge.pop(0)
        for there in pos.board.around[here]:
            if there not in needs and not pos.is_end(there):
                needs[there] = needs[here] + 1
                edge.append(there)
    return needs


def _purse(pos: "Table", turn: "Build", cash: int, loose: tuple[Loose, ...], plan: Lay) -> Purse:
    old = pos.tiles.get(plan.hex)
    scarce = [
        min(MOST, number - (kind == plan.tile.kind) + (old is not None and TILES[old].kind == kind))
        for kind, number in enumerate(pos.supply)
    ]
    discs = min(2 * MOST, pos.discs[turn.seat] - len(loose))
    return (
        loose,
        turn.left,
        cash,
        turn.dearest,
        tuple(sorted(turn.built)),
        turn.city,
        (*scarce, discs, pos.town_discs),
    )


def completable(pos: "Table", turn: "Build", memo: Memo) -> bool:
    """Search: lay a tile where an open end points, or found the pending city there, until none is open."""
    loose = unfinished(pos, turn.seat)
    if not loose:
        return True
    if any(chain.end != OPEN for chain in loose):
        return False  # a loop of a new city stays unfinished for ever (AOS-1011)
    targets: dict[int, int] = {}
    for chain in loose:
        there = pos.board.across[chain.open_side]
        targets[there // 6] = targets.get(there // 6, 0) | 1 << there % 6
    if turn.left:
        for hex_, edges in targets.items():
            if hex_ not in turn.built and _some_tile(pos, turn, hex_, edges, len(loose) == 1, memo):
                return True
    if turn.city:
        for hex_ in targets:
            if hex_ in pos.board.towns and hex_ not in pos.cities:
                twin = founded(pos, turn.seat, hex_)
                if twin is not None and completable(twin, turn.without_city(), {}):
                    return True
    return False


def _some_tile(pos: "Table", turn: "Build", hex_: int, edges: int, alone: bool, memo: Memo) -> bool:
    """Is there a tile for this hex, with track to these open ends, after which the rest can be completed?"""
    site = track.survey(pos, turn.seat, hex_)
    for tile in _useful(pos, hex_, edges, alone):
        plan = track.examine(pos, turn.seat, site, tile)
        if (
            isinstance(plan, Lay)
            and turn.charge(pos, plan.price) <= pos.cash[turn.seat]
            and completable_after(pos, turn, plan, memo)
        ):
            return True
    return False


def _useful(pos: "Table", hex_: int, edges: int, alone: bool) -> tuple[Tile, ...]:
    """Tiles that could serve these open ends.

    For a single open end on an empty hex the smallest tile will do: a second track or exit costs more and
    must be completed too, so it never helps, unless the supply forces it.
    """
    old = pos.tiles.get(hex_)
    if hex_ in pos.board.towns:
        if old is None and alone and pos.supply[TOWN_1] > 0:
            return _SMALLEST_TOWN[edges]
        return tuple(tile for tile in TILES if tile.mask & edges)
    if old is not None:
        tracks = TILES[old].tracks
        return WITH_TRACK[tracks[0]] if len(tracks) == 1 else ()
    if alone and min(pos.supply[:SIMPLE_KINDS]) > 0:
        return _SIMPLE[edges]
    return tuple(tile for tile in TRACK_TILES if tile.mask & edges)


SIMPLE_KINDS: Final = 3
_SIMPLE: Final = {
    1 << edge: tuple(t for t in TILES if t.group == "simple" and t.mask >> edge & 1) for edge in range(6)
}
_SMALLEST_TOWN: Final = {
    1 << edge: tuple(t for t in TILES if t.kind == TOWN_1 and t.mask >> edge & 1) for edge in range(6)
}


def founded(pos: "Table", seat: int, hex_: int) -> "Table | None":
    """The table with a new city on a town; None if there is no new city left."""
    letter = next((letter for letter in pos.map.letters if pos.new_cities[letter] is None), None)
    if letter is None:
        return None
    twin = pos.copy()
    twin.new_cities[letter] = hex_
    twin.cities[hex_] = (LETTERS[letter].color,)
    links.found_city(twin, seat, hex_)
    if hex_ in twin.tiles:
        track.take_tile(twin, hex_)
    return twin
