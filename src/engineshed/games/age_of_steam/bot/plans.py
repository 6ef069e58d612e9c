"""What to build this turn: whole plans of one to four tiles, judged by where they lead."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from engineshed.games.age_of_steam.bot.coasts import award
from engineshed.games.age_of_steam.bot.forecast import Forecast, Prospect, Purse
from engineshed.games.age_of_steam.bot.network import Link
from engineshed.games.age_of_steam.bot.paths import Path, Paths
from engineshed.games.age_of_steam.position import AgeOfSteamPosition


class Width(NamedTuple):
    """How many plans are looked at."""

    singles: int
    """Paths that are judged alone, ..."""
    parents: int
    """... the best of them with another one, ..."""
    partners: int
    """... of which this many are tried with each."""
    towns: int
    """Towns on which a new city is tried while one has few links, ..."""
    colours: int
    """... in so many colours."""


WIDE: Final = Width(24, 5, 7, 6, 2)
MOVES: Final = 2
"""Both rounds of moving goods come after building."""


class Plan(NamedTuple):
    """Paths to be built in this turn, and the score that one is heading for with them."""

    paths: tuple[Path, ...]
    price: int
    award: int
    """Income for links of this kind, at once."""
    prospect: Prospect
    value: float

    @property
    def tiles(self) -> int:
        return sum(len(path.tiles) for path in self.paths)

    @property
    def links(self) -> list[Link]:
        return [link for path in self.paths for link in path.links]

    def with_purse(self, purse: Purse) -> float:
        """The score that one would be heading for with this money and these markers before building."""
        after = purse.copy()
        after.cash -= self.price
        after.income += self.award
        after.track += sum(path.pieces for path in self.paths)
        return self.prospect.score(after, MOVES)


class Planner:
    """Looks for plans of one seat's building turn."""

    def __init__(
        self,
        forecast: Forecast,
        purse: Purse,
        tiles: int,
        built: tuple[int, ...] = (),
        engineer: bool = False,
        dearest: int = 0,
    ) -> None:
        self.forecast = forecast
        self.pos: AgeOfSteamPosition = forecast.pos
        self.seat = forecast.seat
        self.purse = purse
        self.tiles = tiles
        self.engineer = engineer
        """Whose tiles may be cheaper (AOS-2106), after one that cost so much."""
        self.dearest = dearest
        self.paths = Paths(self.pos, self.seat, built)
        self.own = forecast.network.places()
        self.plans: list[Plan] = []
        """What has been judged; after `search` the best first."""

    def judge(self, *paths: Path) -> Plan:
        """What there is to ship once these paths are built, and where that leads."""
        links = [link for path in paths for link in path.links]
        over = [place for path in paths for place in path.over if place[0] in self.pos.cubes]
        network = self.forecast.network.joined(links, over) if paths else self.forecast.network
        reward = award(self.pos, network.own, links)
        plan = Plan(paths, self.price(*paths), reward, self.forecast.prospect(network), 0.0)
        plan = plan._replace(value=plan.with_purse(self.purse))
        self.plans.append(plan)
        return plan

    def price(self, *paths: Path) -> int:
        """What these paths cost together."""
        dearest = max((path.dearest for path in paths), default=0)
        saved = dearest - self.pos.map.charge(self.engineer, dearest, self.dearest)
        return sum(path.price for path in paths) - saved

    def search(self, width: Width = WIDE) -> "Planner":
        """Judge doing nothing, single paths, and the best ones with a second and a third."""
        self.judge()
        first = self._distinct(self._starts(self.own), self.tiles)
        if not first or len(self.own) < 3:
            first = self._distinct(self._starts([*self.pos.cities, *self.own]), self.tiles)
        singles = [self.judge(path) for path in first[: width.singles]]
        pairs = self._extended(sorted(singles, key=_by_value)[: width.parents], first, width.partners)
        self._extended(sorted(pairs, key=_by_value)[:2], first, width.partners)
        self.plans.sort(key=_by_value)
        return self

    def around(self, city: int, width: Width) -> "Planner":
        """Judge doing nothing, and the paths from one city alone and in pairs."""
        self.judge()
        first = self._distinct(self._starts([city]), self.tiles)
        singles = [self.judge(path) for path in first[: 2 * width.parents]]
        self._extended(sorted(singles, key=_by_value)[: width.parents], first, width.partners)
        self.plans.sort(key=_by_value)
        return self

    def best(self, cash: float, tiles: int) -> Plan:
        """The best plan that is not too dear and not too large."""
        return next(
            (plan for plan in self.plans if plan.price <= cash and plan.tiles <= tiles), self.plans[-1]
        )

    # Paths

    def _starts(self, places: Iterable[int]) -> Iterable[Path]:
        pos = self.pos
        yield from self.paths.from_open_ends(self.tiles)
        yield from self.paths.direct()
        for place in dict.fromkeys(places):
            if place in pos.cities:
                if pos.map.refuse_start(pos, self.seat, place) is None:
                    yield from self.paths.from_city(place, self.tiles)
            elif place in pos.board.towns and pos.owns_track_at(self.seat, place):
                yield from self.paths.from_town(place, self.tiles)

    def _distinct(self, paths: Iterable[Path], tiles: int) -> list[Path]:
        """The cheapest for each set of links, the more promising first."""
        best: dict[tuple[frozenset[Link], int], Path] = {}
        for path in paths:
            if len(path.tiles) <= tiles and self.price(path) <= self.purse.cash:
                key = (frozenset((min(link), max(link)) for link in path.links), len(path.tiles))
                if key not in best or path.price < best[key].price:
                    best[key] = path
        return sorted(best.values(), key=self._promise, reverse=True)

    def _promise(self, path: Path) -> float:
        """A guess at a path's worth: links to new places with cubes and colours, for few dollars."""
        pos, worth = self.pos, -0.4 * path.price
        for link in path.links:
            worth += 2.0
            for place in link:
                if place not in self.own:
                    worth += 0.4 * len(pos.cubes.get(place, ())) + 1.0 * len(pos.cities.get(place, ()))
        return worth

    def _extended(self, plans: list[Plan], singles: list[Path], partners: int) -> list[Plan]:
        """Each plan with one path more, from the old places or from a city that it reaches."""
        found: list[Plan] = []
        for plan in plans:
            left = self.tiles - plan.tiles
            if left < 1 or not plan.paths:
                continue
            hexes = {hex_ for path in plan.paths for hex_, _ in path.tiles}
            links = {frozenset(link) for link in plan.links}
            cities = [place for link in plan.links for place in link if place not in self.own]
            more = self._distinct((*singles, *self._from_cities(cities)), left)
            fitting = [
                path
                for path in more
                if self.price(*plan.paths, path) <= self.purse.cash
                and not any(hex_ in hexes for hex_, _ in path.tiles)
                and not any(frozenset(link) in links for link in path.links)
            ]
            found += [self.judge(*plan.paths, path) for path in fitting[:partners]]
        return found

    def _from_cities(self, places: Iterable[int]) -> Iterable[Path]:
        for place in places:
            if place in self.pos.cities:
                yield from self.paths.from_city(place, self.tiles)


def _by_value(plan: Plan) -> float:
    return -plan.value
