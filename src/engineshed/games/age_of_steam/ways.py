"""Ways: the cheapest track from one end to another, and what of it this turn allows to be laid.

A way is looked for on the map first, by printed prices; then its tiles are laid one after the other on a copy
of the table, each judged by the same check as a single tile. What that refuses is avoided, and another way is
looked for.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from typing import Final, NamedTuple

from engineshed.games.age_of_steam import track
from engineshed.games.age_of_steam.links import NOBODY, OPEN, Chain
from engineshed.games.age_of_steam.phases.build import Build
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.board import NOWHERE
from engineshed.games.age_of_steam.printed.tiles import SIMPLE, TILES, WITH_TRACK, Tile
from engineshed.games.age_of_steam.track import Lay
from engineshed.kernel import NO_SUCH_MOVE, Action, Refusal

LONGEST: Final = 12
"""Tiles of a way; longer ones are drawn piece by piece."""
ATTEMPTS: Final = 16
"""So often another way is looked for."""
LATER: Final = frozenset(("AOS-602", "AOS-603", "AOS-605"))
"""What forbids a tile only now: no more tiles in this turn, or no money."""


class Leg(NamedTuple):
    """Track over one hex: the edges that its tile needs there (a mask, with a town's older exits)."""

    hex: int
    edges: int
    price: int


class Way(NamedTuple):
    """A row of tiles from one end to another."""

    legs: tuple[Leg, ...]
    price: int
    end: int
    """The hex where it arrives, or at which it points."""


class Laid(NamedTuple):
    """How much of a way can be laid now."""

    actions: tuple[Action, ...]
    legs: tuple[Leg, ...]
    prices: tuple[int, ...]
    refusal: Refusal | None
    """Why it goes no further."""


class Proposal(NamedTuple):
    """A way, and how much of it can be laid now."""

    way: Way
    laid: Laid

    @property
    def whole(self) -> bool:
        return len(self.laid.legs) == len(self.way.legs)


def ends(pos: AgeOfSteamPosition, seat: int) -> set[int]:
    """Where a way of this seat may begin or arrive: places, and the hexes of open ends."""
    open_ends = {chain.open_side // 6 for chain in _open(pos, seat)}
    return {*pos.cities, *pos.terminals, *pos.board.towns, *open_ends}


def _open(pos: AgeOfSteamPosition, seat: int) -> Iterator[Chain]:
    """Unfinished sections that this seat may lengthen."""
    for chain in pos.chains.values():
        if chain.end == OPEN and chain.owner in (seat, NOBODY):
            yield chain


class Ways:
    """Looks for ways of one seat in one building turn."""

    def __init__(self, pos: AgeOfSteamPosition, turn: Build) -> None:
        self.pos = pos
        self.turn = turn
        self.seat = turn.seat
        self.ends = ends(pos, turn.seat)
        self.avoided: set[tuple[int, int]] = set()
        """Hexes with edges where the rules have refused a tile."""
        self.refusal: Refusal | None = None
        """Why the first way that was found could not be laid."""

    # Proposing

    def propose(self, stops: Sequence[int]) -> Proposal | None:
        """The cheapest way along these hexes that this turn can finish, else one that it can begin."""
        return self._propose(stops, self.turn.left, finished=True) or self._propose(stops, LONGEST, False)

    def _propose(self, stops: Sequence[int], most: int, finished: bool) -> Proposal | None:
        self.avoided = set()
        for _ in range(ATTEMPTS):
            way = next(self.arrivals(stops, most), None)
            if way is None:
                return None
            laid = [self.lay(way.legs), self.lay(way.legs[::-1])]
            best = max(laid, key=lambda one: len(one.legs))
            whole = len(best.legs) == len(way.legs)
            stopped = best.refusal is None or best.refusal.rule in LATER
            if best.actions and (whole or (stopped and not finished)):
                return Proposal(way, best)
            self.refusal = self.refusal or best.refusal
            if stopped and finished:
                return None  # money: a dearer way will not do
            # What cannot be laid from either side is not gone over again.
            for one, order in zip(laid, (way.legs, way.legs[::-1]), strict=True):
                if one is best or not one.legs:
                    leg = order[len(one.legs)]
                    self.avoided.add((leg.hex, leg.edges))
        return None

    def reach(self, start: int) -> list[tuple[int, int]]:
        """The places that this turn's tiles could join to this one, each with the lowest price."""
        self.avoided = set()
        cash = self.pos.cash[self.seat]
        found: dict[int, int] = {}
        for way in self.arrivals((start,), self.turn.left):
            if way.price <= cash:
                found.setdefault(way.end, way.price)
        return list(found.items())

    # Laying on a copy

    def lay(self, legs: Sequence[Leg]) -> Laid:
        """Lay the tiles of these legs in order as long as the rules allow."""
        pos, turn = self.pos.copy(), self.turn
        actions: list[Action] = []
        prices: list[int] = []
        for done, leg in enumerate(legs):
            found = cheapest(pos, turn, leg)
            if isinstance(found, Refusal):
                return Laid(tuple(actions), tuple(legs[:done]), tuple(prices), found)
            action, plan = found
            price = turn.charge(pos, plan.price)
            pos.cash[self.seat] -= price
            track.lay(pos, self.seat, plan)
            turn = turn.after(pos, plan.hex, plan.price)
            actions.append(action)
            prices.append(price)
        return Laid(tuple(actions), tuple(legs), tuple(prices), None)

    # Looking on the map

    def arrivals(self, stops: Sequence[int], most: int) -> Iterator[Way]:
        """Ways along these hexes, the cheapest first; with one stop alone, ways to every place."""
        heap: list[tuple[int, int, int, int, int, tuple[Leg, ...]]] = []
        count = 0
        for first, side in self._sources(stops[0]):
            price = sum(leg.price for leg in first)
            heappush(heap, (price, len(first), count, side, 1, first))
            count += 1
        seen: set[tuple[int, int, int]] = set()
        while heap:
            price, tiles, _, side, stage, legs = heappop(heap)
            if side < 0:
                yield Way(legs, price, ~side)
                continue
            key = (side, stage, tiles if most < LONGEST else 0)
            if key in seen or tiles >= most:
                continue
            seen.add(key)
            for leg, there, now in self._onward(side, stage, stops, legs):
                row = (price + leg.price, tiles + 1, count, there, now, (*legs, leg))
                heappush(heap, row)
                count += 1

    def _sources(self, start: int) -> Iterator[tuple[tuple[Leg, ...], int]]:
        """Where track goes on from an end: tiles on the end itself, and the side it comes in over."""
        pos, across = self.pos, self.pos.board.across
        for chain in _open(pos, self.seat):
            if start in (chain.start, chain.open_side // 6):
                yield from self._over(chain.open_side, ())
        for edge in range(6):
            side = 6 * start + edge
            if across[side] == NOWHERE or side in pos.chain_at:
                continue
            if pos.is_end(start):
                yield from self._over(side, ())
            elif start in pos.board.towns and start not in self.turn.built:
                leg = self._in_town(start, 1 << edge)
                if leg is not None:
                    yield from self._over(side, (leg,))

    def _over(self, side: int, first: tuple[Leg, ...]) -> Iterator[tuple[tuple[Leg, ...], int]]:
        there = self.pos.board.across[side]
        if there != NOWHERE and not self.pos.is_end(there // 6) and there not in self.pos.chain_at:
            yield first, there

    def _onward(
        self, side: int, stage: int, stops: Sequence[int], legs: tuple[Leg, ...]
    ) -> Iterator[tuple[Leg, int, int]]:
        """Tiles that take up track over this side: each with the side that comes next (or where it ends, as
        the complement of a hex), and the stop that comes next."""
        pos, (hex_, edge) = self.pos, divmod(side, 6)
        if hex_ in self.turn.built or hex_ == stops[0] or any(leg.hex == hex_ for leg in legs):
            return
        last = len(stops) - 1
        wanted = stops[stage] if stage <= last else -1
        if hex_ in stops and hex_ != wanted:
            return  # its turn comes earlier or later
        now = stage + 1 if hex_ == wanted and stage < last else stage
        town = hex_ in pos.board.towns
        if town and ((hex_ == wanted and stage == last) or last == 0):
            leg = self._in_town(hex_, 1 << edge)
            if leg is not None:
                yield leg, ~hex_, now
        if town and last and hex_ == wanted and stage == last:
            return
        for out in range(6):
            if out == edge or pos.board.across[6 * hex_ + out] == NOWHERE:
                continue
            mask = 1 << edge | 1 << out
            leg = self._in_town(hex_, mask) if town else self._open_leg(hex_, mask)
            if leg is not None:
                for there in self._arriving(6 * hex_ + out, now, stops):
                    yield leg, there, now

    def _arriving(self, side: int, stage: int, stops: Sequence[int]) -> Iterator[int]:
        """What track that goes out over this side meets: the side it comes in next, or its end."""
        pos, there = self.pos, self.pos.board.across[side]
        hex_, last = there // 6, len(stops) - 1
        goal = stops[last] if last and stage == last else -1
        if pos.is_end(hex_):
            if hex_ == goal or (last == 0 and hex_ != stops[0]):
                yield ~hex_
            return
        name = pos.chain_at.get(there)
        if name is None:
            if hex_ != goal or hex_ in pos.board.towns:
                yield there
            elif hex_ not in self.ends:
                yield ~hex_  # it points at this hex
            return
        chain = pos.chains[name]
        if chain.open_side == there and chain.owner in (self.seat, NOBODY):
            if goal in (chain.start, hex_):
                yield ~goal
            elif last == 0 and chain.start != stops[0]:
                yield ~chain.start

    def _open_leg(self, hex_: int, mask: int) -> Leg | None:
        """New track over a hex without town, with the price of the cheapest tile for it."""
        pos, old = self.pos, self.pos.tiles.get(hex_)
        if hex_ in pos.board.water or (hex_, mask) in self.avoided:
            return None
        if old is None:
            return Leg(hex_, mask, pos.board.cost[hex_]) if pos.supply[_simple(mask).kind] else None
        prices = [track.replacement_price(tile) for tile in _with(TILES[old], mask) if pos.supply[tile.kind]]
        return Leg(hex_, mask, min(prices)) if prices else None

    def _in_town(self, hex_: int, mask: int) -> Leg | None:
        """New exits of a town."""
        old = self.pos.tiles.get(hex_)
        kept = 0 if old is None else TILES[old].mask
        wanted = kept | mask
        if kept & mask or (hex_, wanted) in self.avoided:
            return None
        if not any(tile.mask == wanted and self.pos.supply[tile.kind] for tile in TILES):
            return None
        return Leg(hex_, wanted, track.TOWN_REPLACEMENT if kept else 1 + mask.bit_count())


def cheapest(pos: AgeOfSteamPosition, turn: Build, leg: Leg) -> tuple[Action, Lay] | Refusal:
    """The tile that brings this track for the least money, of several the one of which most are left."""
    refusal: Refusal | None = None
    best: tuple[tuple[int, int], Action, Lay] | None = None
    for tile in _tiles(pos, leg):
        action: Action = ("build", pos.board.hex_atoms[leg.hex], *tile.atoms)
        plan = turn.plan(pos, action)
        if isinstance(plan, Refusal):
            refusal = refusal or plan
            continue
        rank = (plan.price, -pos.supply[tile.kind])
        if best is None or rank < best[0]:
            best = rank, action, plan
    if best is not None:
        return best[1], best[2]
    return refusal or NO_SUCH_MOVE


def _tiles(pos: AgeOfSteamPosition, leg: Leg) -> Sequence[Tile]:
    if leg.hex in pos.board.towns:
        return [tile for tile in TILES if tile.mask == leg.edges]
    old = pos.tiles.get(leg.hex)
    return [_simple(leg.edges)] if old is None else _with(TILES[old], leg.edges)


def _pair(mask: int) -> tuple[int, int]:
    a, b = (edge for edge in range(6) if mask >> edge & 1)
    return a, b


def _simple(mask: int) -> Tile:
    return SIMPLE[_pair(mask)]


def _with(old: Tile, mask: int) -> list[Tile]:
    """Complex tiles that keep the track of a simple one and add this."""
    if len(old.tracks) != 1 or old.mask & mask:
        return []
    return [tile for tile in WITH_TRACK[old.tracks[0]] if _pair(mask) in tile.tracks]
