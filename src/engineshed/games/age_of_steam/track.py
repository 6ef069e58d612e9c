"""Laying tiles: what may be laid where, what it costs, and laying it.

`survey` looks at the six edges of one hex, `examine` judges one tile on it (the only judge there is: options
and refusals both come from here), `lay` does it. Where a look is worth while is said in openings.py.
"""

from typing import TYPE_CHECKING, Final

from engineshed.games.age_of_steam import links
from engineshed.games.age_of_steam.links import NOBODY, OPEN, Chain
from engineshed.games.age_of_steam.printed.board import NOWHERE
from engineshed.games.age_of_steam.printed.components import box
from engineshed.games.age_of_steam.printed.tiles import TILES, Tile, Track
from engineshed.kernel import Refusal

if TYPE_CHECKING:
    from engineshed.games.age_of_steam.position import AgeOfSteamPosition

_COSTS: Final = box().build_costs
_PLAIN: Final = _COSTS.place.simple["plain"]
SURCHARGE: Final = {
    "simple": 0,
    "complex-parallel": _COSTS.place.complex_parallel["plain"] - _PLAIN,
    "complex-crossing": _COSTS.place.complex_crossing["plain"] - _PLAIN,
}
TOWN_REPLACEMENT: Final = _COSTS.replace.town
PRICE_RULE: Final = {"simple": "AOS-1101", "complex-parallel": "AOS-1102", "complex-crossing": "AOS-1103"}


class Site:
    """The six edges of a hex as one seat finds them; sets of edges are bit masks."""

    __slots__ = ("blocked", "city", "ends", "foreign", "hex", "met", "start", "terminal")

    def __init__(self, hex_: int) -> None:
        self.hex = hex_
        self.blocked = 0
        """Edge of the map, or water."""
        self.foreign = 0
        """Another player's open track."""
        self.city = 0
        self.terminal = 0
        self.start = 0
        """Where new track may begin (AOS-610)."""
        self.met: list[Chain | None] = [None] * 6
        """Open track, own or unowned, that new track would take in."""
        self.ends: list[int] = [OPEN] * 6
        """The place that would be the end of track over this edge."""


class Lay:
    """A legal tile: what changes and what it costs."""

    __slots__ = ("exits", "hex", "open_ends", "price", "redirected", "rule", "tile", "tracks")

    def __init__(
        self,
        hex_: int,
        tile: Tile,
        tracks: list[Track],
        exits: list[int],
        redirected: list[tuple[Chain, int]],
        price: int,
        rule: str,
    ) -> None:
        self.hex = hex_
        self.tile = tile
        self.tracks = tracks
        """New pieces on a hex without town."""
        self.exits = exits
        """New exits of a town."""
        self.redirected = redirected
        """Sections with the edge to which their open end turns."""
        self.price = price
        self.rule = rule
        """The rule that sets the price."""
        self.open_ends: list[tuple[int, int]] | None = None
        """Once they were looked for (completion.py): open sides of new track, each with where it starts."""

    @property
    def kind(self) -> str:
        """What it is called in the log: place, replace, redirect, or both of the last."""
        if self.redirected:
            return "replace+redirect" if self.tracks else "redirect"
        return "replace" if self.rule in ("AOS-1106", "AOS-1107", "AOS-1108") else "place"


def survey(pos: "AgeOfSteamPosition", seat: int, hex_: int) -> Site:
    """Look at the edges of a hex."""
    site = Site(hex_)
    across, cities, terminals = pos.board.across, pos.cities, pos.terminals
    chain_at, chains = pos.chain_at, pos.chains
    for edge in range(6):
        there, bit = across[6 * hex_ + edge], 1 << edge
        if there == NOWHERE:
            site.blocked |= bit
            continue
        place = there // 6
        if place in cities:
            site.city |= bit
            site.ends[edge] = place
            if pos.map.refuse_start(pos, seat, place) is None:
                site.start |= bit
        elif place in terminals:
            site.terminal |= bit
            site.ends[edge] = place
            if pos.map.terminals_start:
                site.start |= bit
        elif there in chain_at:
            chain = chains[chain_at[there]]
            if chain.end != OPEN or chain.pieces[-1][1] != there:
                continue  # it goes on over this hex
            if chain.owner == seat:
                site.start |= bit
            elif chain.owner != NOBODY:
                site.foreign |= bit
                continue
            elif _leads_home(pos, seat, chain.start):
                site.start |= bit
            site.met[edge] = chain
            site.ends[edge] = chain.start
    return site


def _leads_home(pos: "AgeOfSteamPosition", seat: int, place: int) -> bool:
    """Does unowned track from this place give a start (AOS-610)?"""
    if place in pos.cities:
        return pos.map.refuse_start(pos, seat, place) is None
    return pos.owns_track_at(seat, place)


# Judging


def examine(pos: "AgeOfSteamPosition", seat: int, site: Site, tile: Tile) -> Lay | Refusal:
    """What laying this tile here would do, or the rule that forbids it. Money and turn limits come later."""
    hex_ = site.hex
    if hex_ in pos.terminals:
        return Refusal("AOS-2114", hex=pos.board.hex_atoms[hex_])
    if hex_ in pos.cities or hex_ in pos.board.water:
        return Refusal("AOS-607", hex=pos.board.hex_atoms[hex_])
    if pos.supply[tile.kind] == 0:
        return Refusal("AOS-116", tile=tile.id)
    if hex_ in pos.board.towns:
        return _examine_town(pos, seat, site, tile)
    return _examine_open(pos, seat, site, tile)


def _examine_open(pos: "AgeOfSteamPosition", seat: int, site: Site, tile: Tile) -> Lay | Refusal:
    """On a hex without town every new piece stands for itself."""
    hex_ = site.hex
    if tile.group == "town":
        return Refusal("AOS-901", hex=pos.board.hex_atoms[hex_])
    old = pos.tiles.get(hex_)
    new = list(tile.tracks)
    redirected: list[tuple[Chain, int]] = []
    if old is not None:
        changed = _replaced(pos, seat, hex_, TILES[old], new)
        if isinstance(changed, Refusal):
            return changed
        redirected = changed
        if not new and not redirected:
            return Refusal("AOS-802", hex=pos.board.hex_atoms[hex_])
    discs, at_city, places = 0, False, site.city | site.terminal & site.start
    for chain, edge in redirected:
        bit = 1 << edge
        if bit & (site.blocked | site.foreign) or site.ends[edge] == chain.start:
            return Refusal("AOS-812", hex=pos.board.hex_atoms[hex_])
        met = site.met[edge]
        if site.ends[edge] != OPEN or pos.map.redirecting_takes_over:
            own = (chain.owner == seat) + (met is not None and met.owner == seat)
            if not own and not pos.map.may_own(pos, seat, (chain.start, site.ends[edge])):
                return Refusal("AOS-1911", hex=pos.board.hex_atoms[hex_])
            discs += 1 - own
        at_city = at_city or bool(bit & places) or (len(chain.pieces) == 1 and chain.start in pos.cities)
    for a, b in new:
        mask = 1 << a | 1 << b
        if mask & site.blocked:
            return Refusal("AOS-614", hex=pos.board.hex_atoms[hex_])
        if mask & site.foreign:
            return Refusal("AOS-615", hex=pos.board.hex_atoms[hex_])
        if site.ends[a] != OPEN and site.ends[a] == site.ends[b]:
            return _loop(pos, site.ends[a])
        if not mask & site.start:
            return _unconnected(pos, seat, site, mask, old is not None, len(new) == 2)
        first, second = site.met[a], site.met[b]
        discs += 1
        if first is not None and first.owner == seat:
            discs -= 1
        if second is not None and second.owner == seat:
            discs -= 1
        at_city = at_city or bool(mask & places)
    if not at_city and not pos.built_before[seat]:
        return Refusal("AOS-608")
    if discs > pos.discs[seat]:
        return Refusal("AOS-618")
    price, rule = _price_open(pos, hex_, tile, old, len(new), len(redirected))
    return Lay(hex_, tile, new, [], redirected, price, rule)


def _replaced(
    pos: "AgeOfSteamPosition", seat: int, hex_: int, old: Tile, new: list[Track]
) -> list[tuple[Chain, int]] | Refusal:
    """Take the old tracks out of the new ones; which of them are redirected, and where to."""
    redirected: list[tuple[Chain, int]] = []
    for track in old.tracks:
        if track in new:
            new.remove(track)
            continue
        chain = pos.chains[pos.chain_at[6 * hex_ + track[0]]]
        if chain.owner != seat and chain.owner != NOBODY:
            # AOS-810 names the case of an open section, AOS-804 forbids changing any other track.
            rule = "AOS-810" if chain.open_side // 6 == hex_ else "AOS-804"
            return Refusal(rule, hex=pos.board.hex_atoms[hex_])
        near, far = chain.pieces[-1]
        if chain.end != OPEN or far // 6 != hex_ or far % 6 not in track:
            return Refusal("AOS-803", hex=pos.board.hex_atoms[hex_])  # only the last tile (AOS-808)
        for a, b in new:
            if near % 6 in (a, b):  # AOS-809
                new.remove((a, b))
                redirected.append((chain, b if near % 6 == a else a))
                break
        else:
            return Refusal("AOS-809", hex=pos.board.hex_atoms[hex_])
    return redirected


def _price_open(
    pos: "AgeOfSteamPosition", hex_: int, tile: Tile, old: int | None, new: int, redirected: int
) -> tuple[int, str]:
    if old is None:
        return pos.board.cost[hex_] + SURCHARGE[tile.group], PRICE_RULE[tile.group]
    if not new:
        return _COSTS.redirect * redirected, "AOS-1109"  # AOS-1110 for two
    return replacement_price(tile), "AOS-1106" if tile.group == "complex-crossing" else "AOS-1108"


def replacement_price(tile: Tile) -> int:
    """What it costs to replace a simple tile by this complex one."""
    return _COSTS.replace.simple_to_crossing if tile.group == "complex-crossing" else _COSTS.replace.other


def _examine_town(pos: "AgeOfSteamPosition", seat: int, site: Site, tile: Tile) -> Lay | Refusal:
    """In a town every exit is a chain of its own, but one good one is enough (AOS-906)."""
    hex_ = site.hex
    old_number = pos.tiles.get(hex_)
    old = None if old_number is None else TILES[old_number]
    kept = 0 if old is None else old.mask
    if kept & ~tile.mask:
        # Exits may be added; a tile with as few or fewer would only turn the track (AOS-910).
        fewer = old is not None and len(tile.exits) <= len(old.exits)
        return Refusal("AOS-910" if fewer else "AOS-908", hex=pos.board.hex_atoms[hex_])
    added = tile.mask & ~kept
    if not added:
        return Refusal("AOS-802", hex=pos.board.hex_atoms[hex_])
    has_disc = old is not None and old.group != "town"
    if tile.group != "town" and not has_disc and pos.town_discs == 0:  # AOS-903
        return Refusal("AOS-116", tile=tile.id)
    if added & site.blocked:
        return Refusal("AOS-614", hex=pos.board.hex_atoms[hex_])
    if added & site.foreign:
        return Refusal("AOS-615", hex=pos.board.hex_atoms[hex_])
    exits = [edge for edge in tile.exits if added >> edge & 1]
    discs = 0
    for edge in exits:
        if site.ends[edge] == hex_:
            return _loop(pos, hex_)
        met = site.met[edge]
        discs += met is None or met.owner != seat
    if not added & site.start and not (old is not None and pos.owns_track_at(seat, hex_)):
        if old is not None:
            return Refusal("AOS-909", hex=pos.board.hex_atoms[hex_])
        return _unconnected(pos, seat, site, added, False, False)
    if not pos.built_before[seat] and not added & (site.city | site.terminal & site.start):
        return Refusal("AOS-608")
    if discs > pos.discs[seat]:
        return Refusal("AOS-618")
    if old is not None:
        return Lay(hex_, tile, [], exits, [], TOWN_REPLACEMENT, "AOS-1107")
    return Lay(hex_, tile, [], exits, [], 1 + len(exits), "AOS-1105")


def _loop(pos: "AgeOfSteamPosition", place: int) -> Refusal:
    if place in pos.terminals:
        return Refusal("AOS-2114", place=pos.board.hex_atoms[place])
    return Refusal("AOS-617", place=pos.board.hex_atoms[place])


def _unconnected(
    pos: "AgeOfSteamPosition", seat: int, site: Site, mask: int, replaces: bool, two: bool
) -> Refusal:
    """Which of the rules of connection this track breaks."""
    for edge in range(6):
        if mask & site.city & 1 << edge:
            refusal = pos.map.refuse_start(pos, seat, site.ends[edge])
            if refusal is not None:
                return refusal
    if mask & site.terminal:
        return Refusal("AOS-2105")
    if two:
        return Refusal("AOS-613")
    if not pos.built_before[seat]:
        return Refusal("AOS-608")
    if replaces:
        return Refusal("AOS-805")
    for edge in range(6):
        if mask >> edge & 1 and pos.board.across[6 * site.hex + edge] // 6 in pos.board.towns:
            return Refusal("AOS-611")
    return Refusal("AOS-610")


# Laying


def lay(pos: "AgeOfSteamPosition", seat: int, plan: Lay) -> list[Chain]:
    """Lay the tile; the chains that it made or changed."""
    hex_, tile, in_town = plan.hex, plan.tile, plan.hex in pos.board.towns
    old = pos.tiles.get(hex_)
    if in_town and tile.group != "town":  # AOS-902
        pos.town_discs -= 1
    if old is not None:
        take_tile(pos, hex_)
    pos.tiles[hex_] = tile.number
    pos.supply[tile.kind] -= 1
    pos.built_before[seat] = True
    turned = [(chain, 6 * hex_ + edge) for chain, edge in plan.redirected]
    changed = links.redirect(pos, seat, turned, pos.map.redirecting_takes_over)
    changed += [links.add_piece(pos, seat, 6 * hex_ + a, 6 * hex_ + b) for a, b in plan.tracks]
    changed += [links.add_exit(pos, seat, hex_, 6 * hex_ + edge) for edge in plan.exits]
    return changed


def take_tile(pos: "AgeOfSteamPosition", hex_: int) -> None:
    """A tile goes back to the supply, with the town disc on it (AOS-116)."""
    tile = TILES[pos.tiles.pop(hex_)]
    pos.supply[tile.kind] += 1
    if hex_ in pos.board.towns and tile.group != "town":
        pos.town_discs += 1
