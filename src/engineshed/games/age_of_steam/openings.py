"""Where tiles could be legal: the hexes and tiles that are worth examining, found without judging each.

Most hexes offer nothing to lay track on; for the others the tiles that fit their edges are looked up. A
superset of what the rules allow: `track.examine` has the last word. What it said of a hex at which no open
track points is remembered (`Offers`), since only the cities around and the tile there can change it.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from engineshed.games.age_of_steam.links import NOBODY, OPEN
from engineshed.games.age_of_steam.printed.tiles import TILES, TRACK_TILES, Tile
from engineshed.games.age_of_steam.track import Lay, Site, examine, survey
from engineshed.kernel import Action

if TYPE_CHECKING:
    from engineshed.games.age_of_steam.position import AgeOfSteamPosition

PLENTY: Final = 99
REMEMBERED: Final = 20_000
"""How many hexes with a tile and cities around them; more come together only in thousands of games."""


class Needs:
    """What a seat has, as far as laying a tile can fail for lack of it."""

    __slots__ = ("cash", "discs", "lacking", "town_discs")

    def __init__(self, pos: "AgeOfSteamPosition", seat: int) -> None:
        self.cash = pos.cash[seat]
        self.discs = pos.discs[seat]
        self.lacking = 0
        """Kinds of tiles that the supply has not, as bits."""
        self.town_discs = pos.town_discs
        for kind, number in enumerate(pos.supply):
            if not number:
                self.lacking |= 1 << kind


class Offer:
    """A tile that may lie on a hex, and what it takes."""

    __slots__ = ("action", "discs", "plan", "town_disc")

    def __init__(self, action: Action, plan: Lay, town_disc: int) -> None:
        self.action = action
        self.plan = plan
        self.discs = len(plan.tracks) + len(plan.exits)
        self.town_disc = town_disc


class Offers:
    """All tiles that may lie on a hex."""

    __slots__ = ("actions", "discs", "each", "kinds", "price", "site", "town_disc")

    def __init__(self, site: Site, each: list[Offer]) -> None:
        self.site = site
        self.each = each
        self.actions = [offer.action for offer in each]
        self.kinds = 0
        for offer in each:
            self.kinds |= 1 << offer.plan.tile.kind
        self.price = max([offer.plan.price for offer in each], default=0)
        self.discs = max([offer.discs for offer in each], default=0)
        self.town_disc = max([offer.town_disc for offer in each], default=0)

    def within(self, has: Needs) -> list[Action]:
        """Those for which nothing is lacking."""
        if self.price <= has.cash and self._pieces(has):
            return self.actions
        return [offer.action for offer in self.at_hand(has) if offer.plan.price <= has.cash]

    def at_hand(self, has: Needs) -> list[Offer]:
        """Those for which no piece is lacking."""
        if self._pieces(has):
            return self.each
        return [
            offer
            for offer in self.each
            if offer.discs <= has.discs
            and not has.lacking >> offer.plan.tile.kind & 1
            and offer.town_disc <= has.town_discs
        ]

    def _pieces(self, has: Needs) -> bool:
        """Are there all pieces that any of the tiles takes?"""
        return self.discs <= has.discs and not self.kinds & has.lacking and self.town_disc <= has.town_discs


_offers: dict[tuple[str, int, int, int, int, bool], Offers] = {}


def _make_offers(pos: "AgeOfSteamPosition", seat: int, site: Site) -> Offers:
    """Judge every tile for a hex at which no open track points, as if nothing were lacking."""
    hex_, old = site.hex, pos.tiles.get(site.hex)
    rich = pos.copy()
    rich.supply = [PLENTY] * len(pos.supply)
    rich.discs[seat] = rich.town_discs = PLENTY
    rich.built_before[seat] = True
    town = hex_ in pos.board.towns
    bare = town and (old is None or TILES[old].group == "town")
    each: list[Offer] = []
    for tile in _tiles_for(pos, site, old, 0):
        plan = examine(rich, seat, site, tile)
        if isinstance(plan, Lay):
            action: Action = ("build", pos.board.hex_atoms[hex_], *tile.atoms)
            each.append(Offer(action, plan, int(bare and tile.group != "town")))
    return Offers(site, each)


_masks: dict[tuple[object, ...], dict[int, int]] = {}


def _edges_at(pos: "AgeOfSteamPosition", cities: tuple[int, ...]) -> dict[int, int]:
    """The hexes next to these cities, each with the edges where they lie."""
    key = (pos.board.id, *cities)
    found = _masks.get(key)
    if found is None:
        if len(_masks) > REMEMBERED // 100:
            _masks.clear()
        found = {}
        for city in cities:
            for there in pos.board.across[6 * city : 6 * city + 6]:
                if there >= 0:
                    found[there // 6] = found.get(there // 6, 0) | 1 << there % 6
        _masks[key] = found
    return found


def _starts(pos: "AgeOfSteamPosition", seat: int) -> tuple[int, ...]:
    """The cities and terminals where this seat's track may begin."""
    if not pos.map.has_coasts:
        return (*pos.cities, *pos.terminals) if pos.map.terminals_start else tuple(pos.cities)
    return tuple([city for city in pos.cities if pos.map.refuse_start(pos, seat, city) is None])


def worth_examining(
    pos: "AgeOfSteamPosition", seat: int, built: tuple[int, ...]
) -> Iterator[tuple[Offers | None, Site | None, tuple[Tile, ...]]]:
    """Where a tile might be laid, but not where one was built: with what the basic rules are known to allow
    there, or with the tiles that have to be examined.
    """
    towns, tiles, across = pos.board.towns, pos.tiles, pos.board.across
    near = _edges_at(pos, tuple(pos.cities))
    hexes = set(near)
    if pos.map.terminals_start:
        hexes.update(hex_ for place in pos.terminals for hex_ in pos.board.around[place])
    turnable: dict[int, int] = {}
    pointed: set[int] = set()
    own: set[int] = set()
    for chain in pos.chains.values():
        owner, end = chain.owner, chain.end
        if end == OPEN:
            near_side, far = chain.pieces[-1]
            pointed.add(across[far] // 6)
            if owner in (seat, NOBODY):
                hexes.add(across[far] // 6)
                if near_side >= 0:
                    turnable[far // 6] = turnable.get(far // 6, 0) | 1 << far % 6
        if owner == seat:
            own.add(chain.start)
            own.add(end)
    hexes.update(turnable)
    hexes.update([place for place in own if place in towns])
    starts = _edges_at(pos, _starts(pos, seat))
    if len(_offers) > REMEMBERED:
        _offers.clear()
    for hex_ in sorted(hexes):
        if hex_ in pos.cities or hex_ in pos.terminals or hex_ in built:
            continue
        old, start = tiles.get(hex_), starts.get(hex_, 0)
        if hex_ not in pointed and hex_ not in turnable and (hex_ not in own or pos.built_before[seat]):
            if old is None and not start:
                continue
            key = (pos.board.id, hex_, near.get(hex_, 0), start, -1 if old is None else old, hex_ in own)
            offers = _offers.get(key)
            if offers is None:
                offers = _offers[key] = _make_offers(pos, seat, survey(pos, seat, hex_))
            yield offers, None, ()
        else:
            site = survey(pos, seat, hex_)
            if old is not None or site.start:
                yield None, site, _tiles_for(pos, site, old, turnable.get(hex_, 0))


def _tiles_for(pos: "AgeOfSteamPosition", site: Site, old: int | None, turnable: int) -> tuple[Tile, ...]:
    """The tiles that fit the edges of a hex and what lies there."""
    closed = site.blocked | site.foreign
    if old is None:
        return _fitting(closed, site.start, site.hex in pos.board.towns)
    if site.hex in pos.board.towns:
        return _upgrades(TILES[old].mask, closed)
    return _replacements(old, turnable, closed, site.start)


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
