"""Germany: can all unfinished track still be completed in this building turn (AOS-2115)?

What matters after a tile is only which ends are open, how many tiles and dollars are left, where has been
built, and what the supply still holds. So a tile is judged without laying it: nearly always by looking at the
hexes where the open ends point (`_plainly`), else by searching on copies of the table (`completable`).
"""

from typing import TYPE_CHECKING, Final

from engineshed.games.age_of_steam import links, track
from engineshed.games.age_of_steam.links import OPEN, Chain
from engineshed.games.age_of_steam.printed.board import LETTERS, NOWHERE
from engineshed.games.age_of_steam.printed.tiles import KINDS, TILES, TRACK_TILES, WITH_TRACK
from engineshed.games.age_of_steam.track import Lay, Site

if TYPE_CHECKING:
    from engineshed.games.age_of_steam.phases.build import Build
    from engineshed.games.age_of_steam.position import AgeOfSteamPosition

Loose = tuple[int, int]
"""An open end: its side, and the place where its chain starts."""
Purse = tuple[tuple[Loose, ...], int, int, int, tuple[int, ...], bool, tuple[int, ...]]
"""Open ends, tiles, dollars, dearest tile, hexes built on, a pending city, scarce pieces."""


class Memo:
    """What was found out while the options of one moment were looked for."""

    __slots__ = ("known", "loose")

    def __init__(self) -> None:
        self.known: dict[Purse, bool] = {}
        """Can the turn be ended properly with this in hand?"""
        self.loose: list[Loose] | None = None
        """The open ends before any tile."""

    def loose_ends(self, pos: "AgeOfSteamPosition", seat: int) -> list[Loose]:
        if self.loose is None:
            self.loose = loose_ends(pos, seat)
        return self.loose


MOST: Final = 2
"""No more tiles than this can follow a tile, so more than this of any piece is plenty."""
_KIND: Final = {tile.tracks[0]: tile.kind for tile in TILES if tile.group == "simple"}
"""Track to the kind of its simple tile."""
TOWN_1: Final = KINDS.index("town-1")
NEVER: Final = 10**6
"""The price of what no single tile can do."""


def unfinished(pos: "AgeOfSteamPosition", seat: int) -> list[Chain]:
    """The sections of a seat that are no links yet."""
    return [chain for chain in pos.chains.values() if chain.owner == seat and not chain.complete]


def loose_ends(pos: "AgeOfSteamPosition", seat: int) -> list[Loose]:
    return [(chain.open_side, chain.start) for chain in unfinished(pos, seat)]


def completable_after(
    pos: "AgeOfSteamPosition", turn: "Build", site: Site, plan: Lay, loose: list[Loose], memo: Memo
) -> bool:
    """Could the turn, with these open ends, still be ended properly after this tile?"""
    rest = _loose_after(pos, site, plan, loose)
    if not rest:
        return True
    after = turn.after(pos, plan.hex, plan.price)
    cash = pos.cash[turn.seat] - turn.charge(pos, plan.price)
    plain = _plainly(pos, after, cash, rest, plan)
    if plain is not None:
        return plain
    purse = _purse(pos, after, cash, tuple(sorted(rest)), plan)
    known = memo.known.get(purse)
    if known is None:
        twin = pos.copy()
        twin.cash[turn.seat] = cash
        track.lay(twin, turn.seat, plan)
        known = memo.known[purse] = completable(twin, after, memo)
    return known


def _loose_after(pos: "AgeOfSteamPosition", site: Site, plan: Lay, loose: list[Loose]) -> list[Loose]:
    """The open ends that are left after a tile."""
    new = plan.open_ends
    if new is None:
        new = plan.open_ends = _open_ends(site, plan)
    if not loose:
        return new
    edges = [*plan.exits, *(edge for piece in plan.tracks for edge in piece)]
    met = [pos.board.across[6 * plan.hex + edge] for edge in edges]
    return [end for end in loose if end[0] not in met] + new


def _open_ends(site: Site, plan: Lay) -> list[Loose]:
    side, found = 6 * plan.hex, list[Loose]()
    for a, b in plan.tracks:
        if site.ends[a] == OPEN:
            found.append((side + a, site.ends[b]))
        elif site.ends[b] == OPEN:
            found.append((side + b, site.ends[a]))
    return found + [(side + edge, plan.hex) for edge in plan.exits if site.ends[edge] == OPEN]


# Looking


def _plainly(
    pos: "AgeOfSteamPosition", turn: "Build", cash: int, loose: list[Loose], plan: Lay
) -> bool | None:
    """Surely, surely not, or None. Every open end needs a tile on the hex it points at, or a city there."""
    if any(side == OPEN for side, _ in loose):
        return False
    if turn.city:
        return None
    targets = {pos.board.across[side] // 6 for side, _ in loose}
    if len(targets) > turn.left or any(hex_ in turn.built for hex_ in targets):
        return False
    old = pos.tiles.get(plan.hex)
    if len(loose) > len(targets) or (old is not None and pos.supply[TILES[old].kind] == 0):
        return None
    used = plan.tile.kind
    if len(loose) == 1:
        return _single(pos, turn, cash, loose[0], used)
    if any(_is_last(pos, hex_, used) for hex_ in targets):
        return None  # a tile that is replaced might be needed next
    if len(targets) == turn.left and not any(t in pos.board.around[o] for t in targets for o in targets):
        prices = [_last_price(pos, turn.built, *end, used, len(loose)) for end in loose]
        known = [price for price in prices if price is not None]
        if sum(known) >= NEVER:
            return False
        same = sum(hex_ in pos.board.towns or hex_ in pos.tiles for hex_ in targets)
        if len(known) == len(prices) and same < 2:
            return _charged(pos, turn, known) <= cash
    return None


def _charged(pos: "AgeOfSteamPosition", turn: "Build", prices: list[int]) -> int:
    """What tiles of these prices cost in the rest of a turn."""
    engineer, dearest, total = pos.action[turn.seat] == "engineer", turn.dearest, 0
    for price in prices:
        total += pos.map.charge(engineer, price, dearest)
        dearest = max(dearest, price)
    return total


def _single(pos: "AgeOfSteamPosition", turn: "Build", cash: int, end: Loose, used: int) -> bool | None:
    """One open end and one or two tiles: look at every way. A tile of the used kind is gone."""
    last = _last_price(pos, turn.built, *end, used, 1)
    if last is not None and last != NEVER and turn.charge(pos, last) <= cash:
        return True
    unknown = last is None
    hex_, edge = divmod(pos.board.across[end[0]], 6)
    if turn.left < 2 or hex_ in pos.board.towns:
        return None if unknown else False
    for out in range(6):
        there = pos.board.across[6 * hex_ + out]
        if out == edge or there == NOWHERE or pos.is_end(there // 6):
            continue
        price = _track_price(pos, hex_, edge, out, used, 2)
        if price is None:
            unknown = True
            continue
        if price == NEVER or turn.charge(pos, price) > cash:
            continue
        if _is_last(pos, hex_, used):
            unknown = True  # the tile that is replaced might be needed next
            continue
        last = _last_price(pos, (*turn.built, hex_), 6 * hex_ + out, end[1], used, 2)
        if last is None or (hex_ in pos.tiles and there // 6 in pos.tiles and last != NEVER):
            unknown = True  # the same complex tile might be needed twice
        elif last != NEVER and _charged(pos, turn, [price, last]) <= cash:
            return True
    return None if unknown else False


def _is_last(pos: "AgeOfSteamPosition", hex_: int, used: int) -> bool:
    """Has the supply no other tile of the kind that lies on a hex?"""
    old = pos.tiles.get(hex_)
    return old is not None and pos.supply[TILES[old].kind] <= (TILES[old].kind == used)


def _track_price(pos: "AgeOfSteamPosition", hex_: int, a: int, b: int, used: int, tiles: int) -> int | None:
    """The cheapest tile that brings this track to a hex without town; None: too many to try."""
    old, new = pos.tiles.get(hex_), (a, b) if a < b else (b, a)
    if old is None:
        kind = _KIND[new]
        left = pos.supply[kind] - (kind == used)
        if left >= tiles:
            return pos.board.cost[hex_]
        # Without the simple tile a complex one might do, if its other track can begin at a city.
        return None if left or any(there in pos.cities for there in pos.board.around[hex_]) else NEVER
    tracks = TILES[old].tracks
    if len(tracks) > 1:
        return NEVER
    prices = [
        track.replacement_price(t)
        for t in WITH_TRACK[tracks[0]]
        if new in t.tracks and pos.supply[t.kind] > (t.kind == used)
    ]
    return min(prices, default=NEVER)


def _last_price(
    pos: "AgeOfSteamPosition", built: tuple[int, ...], side: int, start: int, used: int, tiles: int
) -> int | None:
    """What a single tile costs that completes track over this side; NEVER, or None if it must be searched."""
    hex_, edge = divmod(pos.board.across[side], 6)
    if hex_ in built or hex_ == start:
        return NEVER
    if hex_ in pos.board.towns:
        return _town_price(pos, hex_, edge, used)
    best = NEVER
    for out in range(6):
        there = pos.board.across[6 * hex_ + out]
        if out != edge and there != NOWHERE and there // 6 != start and pos.is_end(there // 6):
            price = _track_price(pos, hex_, edge, out, used, tiles)
            if price is None:
                return None
            best = min(best, price)
    return best


def _town_price(pos: "AgeOfSteamPosition", hex_: int, edge: int, used: int) -> int | None:
    """One exit more; if the supply lacks the tile for it, more exits might do."""
    old = pos.tiles.get(hex_)
    if old is None:
        return 2 if pos.supply[TOWN_1] > (used == TOWN_1) else None
    wanted = TILES[old].mask | 1 << edge
    for tile in TILES:
        left = pos.supply[tile.kind] - (tile.kind == used)
        if tile.mask == wanted and left and (tile.group == "town" or pos.town_discs > 1):
            return track.TOWN_REPLACEMENT
    return None


def _purse(pos: "AgeOfSteamPosition", turn: "Build", cash: int, loose: tuple[Loose, ...], plan: Lay) -> Purse:
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


# Searching


def completable(pos: "AgeOfSteamPosition", turn: "Build", memo: Memo) -> bool:
    """Lay a tile where an open end points, or found the pending city there, until none is open."""
    loose = loose_ends(pos, turn.seat)
    if not loose:
        return True
    if any(side == OPEN for side, _ in loose):
        return False  # a loop of a new city stays unfinished for ever (AOS-1011)
    targets: dict[int, int] = {}
    for side, _ in loose:
        hex_, edge = divmod(pos.board.across[side], 6)
        targets[hex_] = targets.get(hex_, 0) | 1 << edge
    if turn.left:
        for hex_, edges in targets.items():
            if hex_ not in turn.built and _some_tile(pos, turn, hex_, edges, loose, memo):
                return True
    if turn.city:
        for hex_ in targets:
            if hex_ in pos.board.towns and hex_ not in pos.cities:
                twin = founded(pos, turn.seat, hex_)
                if twin is not None and completable(twin, turn.without_city(), Memo()):
                    return True
    return False


def _some_tile(
    pos: "AgeOfSteamPosition", turn: "Build", hex_: int, edges: int, loose: list[Loose], memo: Memo
) -> bool:
    """Is there a tile for this hex, with track to these open ends, after which the rest can be completed?"""
    site = track.survey(pos, turn.seat, hex_)
    tiles = TILES if hex_ in pos.board.towns else TRACK_TILES
    for tile in tiles:
        if not tile.mask & edges or pos.supply[tile.kind] == 0:
            continue
        plan = track.examine(pos, turn.seat, site, tile)
        if (
            isinstance(plan, Lay)
            and turn.charge(pos, plan.price) <= pos.cash[turn.seat]
            and completable_after(pos, turn, site, plan, loose, memo)
        ):
            return True
    return False


def founded(pos: "AgeOfSteamPosition", seat: int, hex_: int, letter: str = "") -> "AgeOfSteamPosition | None":
    """The table with this (or any) new city on a town; None if there is no new city left."""
    letter = letter or next((letter for letter in pos.map.letters if pos.new_cities[letter] is None), "")
    if not letter:
        return None
    twin = pos.copy()
    twin.new_cities[letter] = hex_
    twin.cities[hex_] = (LETTERS[letter].color,)
    links.cut_exits(twin, hex_)
    links.end_at_city(twin, seat, hex_)
    if hex_ in twin.tiles:
        track.take_tile(twin, hex_)
    return twin
