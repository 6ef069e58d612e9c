"""Which tiles and cities are worth a try: what link a tile makes or begins, and what it is good for."""

from typing import Final

from engineshed.games.age_of_steam import track
from engineshed.games.age_of_steam.board import LETTERS, NOWHERE
from engineshed.games.age_of_steam.forecast import menu, shipments
from engineshed.games.age_of_steam.links import OPEN, Chain
from engineshed.games.age_of_steam.phases.build import Build
from engineshed.games.age_of_steam.phases.money import expenses
from engineshed.games.age_of_steam.position import Table
from engineshed.games.age_of_steam.tiles import TILE_OF
from engineshed.games.age_of_steam.track import Lay, Site
from engineshed.kernel import DONE, Action

PER_DOLLAR: Final = 0.7
TOWN_TILE: Final = 2
BEGUN: Final = 0.8
"""Track that still has to be completed is worth less than a link."""
STUB: Final = -6.0
"""Track that cannot be completed this turn."""


class Planner:
    """Ranks the options of one building turn."""

    def __init__(self, pos: Table, turn: Build) -> None:
        self.pos = pos
        self.turn = turn
        self.seat = turn.seat
        self.cash = pos.cash[turn.seat] - reserve(pos, turn.seat)
        own = [chain for chain in pos.chains.values() if chain.owner == turn.seat]
        self.places = {place for chain in own if chain.complete for place in (chain.start, chain.end)}
        self.open = [chain for chain in own if chain.end == OPEN]
        self.reached: dict[tuple[int, int], dict[int, int]] = {}
        self.sites: dict[int, Site] = {}

    def ranked(self, options: list[Action]) -> list[Action]:
        """The promising options, best first; being done comes where nothing is worth its price."""
        scored = [(self.score(action), action) for action in options]
        scored.sort(key=lambda pair: -pair[0])
        best = [action for score, action in scored if score > 0]
        return best if best else [action for action in options if action == DONE] or [scored[0][1]]

    def score(self, action: Action) -> float:
        if action == DONE:
            return 0.0
        if action[0] == "urbanize":
            return self.city_score(self.pos.board.hex_of[str(action[1])], str(action[2])[5:])
        if action[0] == "connect":
            direct = self.pos.map.direct_links[0]
            return self.link_worth(direct.near // 6, direct.far // 6) - PER_DOLLAR * direct.price
        return self.tile_score(action)

    # Tiles

    def tile_score(self, action: Action) -> float:
        hex_ = self.pos.board.hex_of[str(action[1])]
        site = self.sites.get(hex_)
        if site is None:
            site = self.sites[hex_] = track.survey(self.pos, self.seat, hex_)
        plan = track.examine(self.pos, self.seat, site, TILE_OF[str(action[2]), str(action[3])])
        if not isinstance(plan, Lay):
            return STUB
        price = self.turn.charge(self.pos, plan.price)
        if price > self.cash:
            return STUB
        return self.pieces_worth(site, plan, self.cash - price) - PER_DOLLAR * price

    def pieces_worth(self, site: Site, plan: Lay, cash: int) -> float:
        """The links that a tile completes or begins."""
        total, left = 0.0, self.turn.left - 1
        base = 6 * plan.hex
        for a, b in plan.tracks:
            start = site.ends[a] if site.ends[a] != OPEN else site.ends[b]
            out = b if site.ends[a] != OPEN else a
            total += self.end_worth(start, site.ends[out], base + out, left, cash)
        for edge in plan.exits:
            total += self.end_worth(plan.hex, site.ends[edge], base + edge, left, cash) + 0.5
        for chain, edge in plan.redirected:
            total += self.end_worth(chain.start, site.ends[edge], base + edge, left, cash) - 1.0
        return total

    def end_worth(self, start: int, end: int, side: int, left: int, cash: int) -> float:
        if end != OPEN:
            return self.link_worth(start, end)
        best = STUB
        for place, price in self.reach(side, left).items():
            if place != start and price <= cash:
                best = max(best, BEGUN * self.link_worth(start, place) - PER_DOLLAR * price)
        return best

    def reach(self, side: int, tiles: int) -> dict[int, int]:
        """Places that so many tiles on empty hexes lead to, with the price of those tiles."""
        if tiles <= 0:
            return {}
        known = self.reached.get((side, tiles))
        if known is not None:
            return known
        pos, found = self.pos, self.reached.setdefault((side, tiles), {})
        hex_, edge = divmod(pos.board.across[side], 6)
        if hex_ in pos.tiles or hex_ in self.turn.built:
            return found
        if hex_ in pos.board.towns:
            found[hex_] = TOWN_TILE
            return found
        cost = pos.board.cost[hex_]
        for out in range(6):
            there = pos.board.across[6 * hex_ + out]
            if out == edge or there == NOWHERE:
                continue
            if pos.is_end(there // 6):
                found[there // 6] = min(cost, found.get(there // 6, cost))
            elif there not in pos.chain_at:
                for place, price in self.reach(6 * hex_ + out, tiles - 1).items():
                    found[place] = min(cost + price, found.get(place, cost + price))
        return found

    # Links

    def link_worth(self, one: int, other: int) -> float:
        """A link is good if it lengthens the own network, and for the cubes that could use it."""
        pos = self.pos
        worth = 3.0
        joined = (one in self.places) + (other in self.places)
        if self.places:
            worth += (0.0, 3.5, 1.0)[joined]
            if joined == 0:
                worth -= 2.5
        for here, there in ((one, other), (other, one)):
            worth += 1.2 * sum(pos.accepts(there, cube) for cube in pos.cubes.get(here, ()))
            if here not in self.places:
                colours = pos.cities.get(here, ())
                waiting = sum(cube in colours for place in self.places for cube in pos.cubes.get(place, ()))
                worth += min(3.0, 0.7 * waiting)
                worth += 0.3 * len(pos.cubes.get(here, ()))
        if one not in pos.cities or other not in pos.cities:
            worth += 0.5
        return worth

    # Cities

    def city_score(self, hex_: int, letter: str) -> float:
        """A new city is good on the own network, for cubes of its colour that lie there or will."""
        pos, colour = self.pos, LETTERS[letter].color
        ours = [chain for chain in self.open if self.points_at(chain, hex_)]
        near = hex_ in self.places or bool(ours)
        score = 2.0 * len(ours) + (2.0 if near else 0.0)
        around = self.places or set(pos.cities)
        waiting = sum(pos.cubes.get(place, ()).count(colour) for place in around)
        score += min(4.0, 1.0 * waiting) if near else min(2.0, 0.4 * waiting)
        score += 0.5 * sum(bool(cube) for cube in pos.display.get(letter, ()))
        rivals = sum(
            1
            for side in range(6 * hex_, 6 * hex_ + 6)
            if side in pos.chain_at and pos.chains[pos.chain_at[side]].owner not in (self.seat, -1)
        )
        mine = sum(
            1
            for side in range(6 * hex_, 6 * hex_ + 6)
            if side in pos.chain_at and pos.chains[pos.chain_at[side]].owner == self.seat
        )
        return score + 0.5 * rivals - 0.7 * mine + self.nearness(hex_)

    def points_at(self, chain: Chain, hex_: int) -> bool:
        return self.pos.board.across[chain.open_side] // 6 == hex_

    def nearness(self, hex_: int) -> float:
        """How well links could be built from here with the tiles of this turn."""
        best = 0.0
        for side in range(6 * hex_, 6 * hex_ + 6):
            if self.pos.board.across[side] != NOWHERE:
                for place, price in self.reach(side, min(2, self.turn.left)).items():
                    if place != hex_ and price <= self.cash and (place in self.places or not self.places):
                        best = max(best, 3.0 - 0.3 * price)
        return best


def reserve(pos: Table, seat: int) -> int:
    """Dollars that must be left for this turn's expenses, if the income alone does not pay them."""
    gains = sum(shipments(pos, menu(pos), seat, 2, 0))
    return max(0, round(expenses(pos, seat) - pos.income[seat] - 0.7 * gains))
