"""Alone on the map: courses of links and cities, looked for by the money that is left at the end."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from engineshed.games.age_of_steam import completion
from engineshed.games.age_of_steam.bot.build import City
from engineshed.games.age_of_steam.bot.forecast import Forecast, Purse, purse_of
from engineshed.games.age_of_steam.bot.network import BIT, LONGEST, Cube
from engineshed.games.age_of_steam.bot.paths import Path, Paths
from engineshed.games.age_of_steam.bot.playout import LONG_AGO, Lot, Outcome, Playout, Stage, Step, View
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.board import LETTERS

TOWN_PATHS: Final = 3
"""Links that are looked at from a town that would become a city."""
BEGINNING: Final = 2
"""With fewer links than this a course is begun with this number at once."""
ENGINES: Final = (2, 4, 6)
PATIENCE: Final = (0.0, 0.5, 0.8)


class Effort(NamedTuple):
    """How far courses are looked for."""

    width: int
    """How many are carried on with ..."""
    rounds: int
    """... this many times."""
    few: int
    """How many where several searches are needed, or where much is settled."""
    tried: int
    """How many of the best are tried with every shipment."""

    def less(self) -> "Effort":
        """For one of several searches."""
        return self._replace(width=self.few)


class Course(NamedTuple):
    """Steps by their numbers, and how goods are moved meanwhile."""

    steps: tuple[int, ...]
    engine: int
    patience: float


class Courses:
    """Courses from one position on."""

    def __init__(self, pos: AgeOfSteamPosition, stage: Stage, purse: Purse | None = None) -> None:
        self.pos = pos
        self.stage = stage
        self.forecast = Forecast(pos, 0, {})
        self.purse = purse or purse_of(pos, 0)
        goods = self.forecast.goods
        self.lots: list[Lot] = [
            (cube, LONG_AGO) for cube, number in goods.here.items() for _ in range(number)
        ]
        self.lots += [(cube, pos.turn) for cube in goods.coming]
        free = (letter for letter, where in pos.new_cities.items() if where is None)
        letters = {LETTERS[letter].color: letter for letter in free}.values()
        """One of the new cities left for each colour."""
        self.steps: list[Step] = []
        self.links = self._numbers(self._distinct(self._paths()))
        self.cities: dict[int, list[int]] = {}
        """New cities to the links that may begin there."""
        for town in pos.board.towns:
            twin = completion.founded(pos, 0, town) if letters and town not in pos.cities else None
            if twin is not None:
                paths = Paths(twin, 0).from_city(town, self._tiles())
                links = self._numbers(self._distinct(paths)[:TOWN_PATHS])
                cities = self._numbers(City(town, letter, 0.0) for letter in letters)
                self.cities.update(dict.fromkeys(cities, links))
        self.views: dict[tuple[int, ...], list[View]] = {}
        self.tried: dict[Course, Outcome] = {}

    def _numbers(self, steps: Iterable[Step]) -> list[int]:
        """Note steps, so that courses can name them."""
        first = len(self.steps)
        self.steps += steps
        return list(range(first, len(self.steps)))

    # Links

    def _tiles(self) -> int:
        return self.pos.map.tiles_per_turn(False)

    def _paths(self) -> Iterator[Path]:
        pos, paths = self.pos, Paths(self.pos, 0)
        yield from paths.from_open_ends(self._tiles())
        for city in pos.cities:
            yield from paths.from_city(city, self._tiles())
        for town in pos.board.towns:
            if town not in pos.cities and pos.owns_track_at(0, town):
                yield from paths.from_town(town, self._tiles())

    def _distinct(self, paths: Iterable[Path]) -> list[Path]:
        """The cheapest for every set of links that is not there yet."""
        best: dict[frozenset[tuple[int, int]], Path] = {}
        for path in paths:
            key = frozenset((min(link), max(link)) for link in path.links)
            if key not in best or path.price < best[key].price:
                best[key] = path
        have = {(min(link), max(link)) for link in self.forecast.network.own}
        new = [path for links, path in best.items() if not links <= have]
        return sorted(new, key=lambda path: path.price / len(path.links))

    # Looking for courses

    def search(self, effort: Effort) -> "Courses":
        """Add step after step to the courses that lead furthest."""
        width = effort.width
        front = [self._best_manner(())]
        if len(self.forecast.network.own) < BEGINNING:
            begun = [self._begun(()), *(self._begun((city,)) for city in self.cities)]
            front += self._best(begun, width)
        for _ in range(min(effort.rounds, 2 + self.forecast.left)):
            longer = [
                self._judge(course._replace(steps=(*course.steps, *more)))
                for course in front
                for more in self._extensions(course)
            ]
            front = self._best(longer, width)
        return self

    def ranked(self) -> list[Course]:
        """All that were tried, the best first."""
        return sorted(self.tried, key=self._rank)

    def value(self) -> float:
        """Where the best course leads."""
        return max(outcome.value for outcome in self.tried.values())

    def _rank(self, course: Course) -> float:
        return -self.tried[course].value

    def _best(self, courses: Iterable[Course], width: int) -> list[Course]:
        """A number of sets of steps, each in its best order and manner."""
        found: dict[frozenset[int], tuple[int, ...]] = {}
        for course in sorted(courses, key=self._rank):
            if len(found) < width:
                found.setdefault(frozenset(course.steps), course.steps)
        return [self._best_manner(steps) for steps in found.values()]

    def _begun(self, steps: tuple[int, ...]) -> Course:
        """A first city with a few links: one of these alone brings nothing, so it would not be found."""
        course = Course(steps, ENGINES[-1], PATIENCE[0])
        for _ in range(BEGINNING):
            longer = [self._judge(course._replace(steps=(*course.steps, n))) for n in self._links(course)]
            course = min(longer, key=self._rank, default=self._judge(course))
        return course

    def _judge(self, course: Course) -> Course:
        if course not in self.tried:
            self.tried[course] = self.play(course, self.purse, self.stage)
        return course

    def _best_manner(self, steps: tuple[int, ...]) -> Course:
        """The engine and the patience that suit these steps."""
        manners = [
            self._judge(Course(steps, engine, patience))
            for engine in ENGINES
            if engine >= self.pos.engine[0]
            for patience in PATIENCE
        ]
        return min(manners, key=self._rank)

    def _extensions(self, course: Course) -> Iterator[tuple[int, ...]]:
        """What may come next: a link, a city on the way, or a city with its first link."""
        for link in self._links(course):
            yield (link,)
        before = [self.steps[number] for number in course.steps]
        places = self._views(course.steps)[-1].network.places()
        for number, links in self.cities.items():
            city = self.steps[number]
            if isinstance(city, City) and _fits(before, city):
                if city.hex in places:
                    yield (number,)
                for link in links:
                    if _fits(before, self.steps[link]):
                        yield (number, link)

    def _links(self, course: Course) -> list[int]:
        """The links that may come next."""
        before = [self.steps[number] for number in course.steps]
        of_cities = [link for number in course.steps for link in self.cities.get(number, ())]
        return [link for link in (*self.links, *of_cities) if _fits(before, self.steps[link])]

    # Playing them out

    def play(self, course: Course, purse: Purse, stage: Stage, taken: Cube | None = None) -> Outcome:
        """All turns to come; a cube that is gone already is left out."""
        steps = [self.steps[number] for number in course.steps]
        playout = Playout(self.pos, steps, self._views(course.steps), purse)
        playout.engine, playout.patience, playout.lots = course.engine, course.patience, self.lots[:]
        if taken is not None:
            playout.lots.remove((taken, LONG_AGO))
        return playout.run(stage)

    def _views(self, steps: tuple[int, ...]) -> list[View]:
        """The network before, between and after these steps."""
        known = self.views.get(steps)
        if known is None:
            before = self._views(steps[:-1]) if steps else []
            network = self.forecast.network
            if steps:
                network, step = before[-1].network, self.steps[steps[-1]]
                if isinstance(step, City):
                    network = network.founded(step.hex, BIT[LETTERS[step.letter].color])
                else:
                    network = network.joined(step.links)
            view = View(network, network.rows(self._cubes(steps), LONGEST), network.reach())
            known = self.views[steps] = [*before, view]
        return known

    def _cubes(self, steps: tuple[int, ...]) -> dict[Cube, None]:
        """Those on the map or to come, and those of the new cities."""
        cubes = dict.fromkeys(cube for cube, _ in self.lots)
        for number in steps:
            city = self.steps[number]
            if isinstance(city, City):
                cubes.update(dict.fromkeys((city.hex, c) for c in self.pos.display[city.letter] if c))
        return cubes


def _fits(steps: list[Step], step: Step) -> bool:
    """Does a step go together with those before it?"""
    for other in steps:
        if isinstance(step, City):
            if isinstance(other, City) and (other.hex == step.hex or other.letter == step.letter):
                return False
        elif isinstance(other, Path):
            hexes = {hex_ for hex_, _ in other.tiles}
            links = {frozenset(link) for link in other.links}
            if any(hex_ in hexes for hex_, _ in step.tiles) or any(
                frozenset(link) in links for link in step.links
            ):
                return False
    return True
