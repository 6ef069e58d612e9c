"""Alone on the map: courses of links and cities, looked for by the money that is left at the end."""

from collections.abc import Callable, Iterable, Iterator
from math import exp
from typing import Final, NamedTuple

from engineshed.games.age_of_steam.bot.build import City
from engineshed.games.age_of_steam.bot.changes import Changes, manners
from engineshed.games.age_of_steam.bot.course import Course, Manner, Stage, Step
from engineshed.games.age_of_steam.bot.playout import Playout, Start
from engineshed.games.age_of_steam.bot.tracks import Track, Tracks
from engineshed.games.age_of_steam.bot.views import Views
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.board import LETTERS
from engineshed.kernel import Rng

BEGINNING: Final = 2
"""With fewer links than this a course is begun with this number at once."""
SEED: Final = 7_919
CHAINS: Final = 4
"""Courses from which changes begin."""
WARM: Final = 4.0
COLD: Final = 0.4
"""How much worse a course may become by a change: at first and in the end, in dollars."""
TWICE: Final = 4
"""Every such change is followed by another one at once."""
HOPE: Final = 0.9
"""What a course may still be improved by, times the square of the turns left when its steps are taken."""


BEGUN_BY: Final = 0.4
"""The share of the time after which no more steps are added; half of the rest goes to several courses."""


def at_leisure() -> float:
    """For those who are in no hurry."""
    return 0.0


class Effort(NamedTuple):
    """How far courses are looked for."""

    width: int
    """How many courses are carried on with, step by step, ..."""
    rounds: int
    """... this many times."""
    changes: int
    """Then the best ones are changed so often."""
    tried: int
    """How many of the best are tried with every shipment."""
    spent: Callable[[], float] = at_leisure
    """The share of the time that is used up."""

    def less(self) -> "Effort":
        """Where much is settled."""
        return self._replace(width=(self.width + 1) // 2, changes=self.changes // 2)


class Courses:
    """Courses from one position on."""

    def __init__(self, pos: AgeOfSteamPosition, stage: Stage, built: tuple[int, ...] = ()) -> None:
        self.pos = pos
        self.start = Start(pos, stage, built)
        self.turns = self.start.last - pos.turn + 1
        self.steps: list[Step] = list(Tracks(pos, 0).all())
        self.links = range(len(self.steps))
        letters = [letter for letter, where in pos.new_cities.items() if where is None]
        self.steps += [
            City(town, letter, 0.0)
            for town in pos.board.towns
            if town not in pos.cities
            for letter in letters
        ]
        self.cities = range(len(self.links), len(self.steps))
        self.views = Views(pos, self.steps, len(self.links), self.start.stock.places)
        self.tried: dict[Course, float] = {}
        """The money that each leads to."""
        self.promise: dict[Course, float] = {}
        """The same with what further steps may bring."""
        self.changes = Changes(self.steps, len(self.links), Rng(SEED + pos.turn))

    # Judging

    def judge(self, course: Course) -> float:
        """Where a course leads."""
        known = self.tried.get(course)
        if known is None:
            playout = self.playout(course)
            known = self.tried[course] = playout.run()
            left = self.start.last - playout.finished if playout.finished else 0
            self.promise[course] = known + HOPE * left * left
        return known

    def playout(self, course: Course) -> Playout:
        return Playout(self.start, course, self.views)

    # Looking for courses

    def search(self, effort: Effort) -> "Courses":
        """Add step after step to the courses that lead furthest, then change the best of them."""
        front = [Course((), Manner())]
        self.judge(front[0])
        if len(self.views.first.network.own) < BEGINNING:
            begun = [self._begun(front[0], city) for city in (None, *self._first_cities(effort))]
            front += self._best(begun, effort.width)
        for _ in range(min(effort.rounds, 2 + self.turns)):
            longer = [
                course._replace(steps=(*course.steps, *more))
                for course in front
                for more in self._extensions(course)
            ]
            for course in longer:
                self.judge(course)
            front = [self._best_manner(course) for course in self._best(longer, effort.width)]
            if effort.spent() > BEGUN_BY:
                break
        self._change(effort)
        return self

    def ranked(self) -> list[Course]:
        """All that were tried, the best first."""
        return sorted(self.tried, key=self._rank)

    def _rank(self, course: Course) -> float:
        return -self.tried[course]

    def _promising(self, course: Course) -> float:
        return -self.promise[course]

    def _best(self, courses: Iterable[Course], width: int) -> list[Course]:
        """A number of sets of steps, each in its best order."""
        found: dict[frozenset[int], Course] = {}
        for course in sorted(courses, key=self._promising):
            if len(found) < width:
                found.setdefault(frozenset(course.steps), course)
        return list(found.values())

    def _first_cities(self, effort: Effort) -> Iterable[int]:
        """The cities that a course may begin with; in a hurry one of each colour for every town."""
        if effort.width > 1:
            return self.cities
        found: dict[tuple[int, str], int] = {}
        for number in self.cities:
            city = self.steps[number]
            assert isinstance(city, City)
            found.setdefault((city.hex, LETTERS[city.letter].color), number)
        return found.values()

    def _begun(self, course: Course, city: int | None) -> Course:
        """A first city with a few links: one of these alone brings nothing, so it would not be found."""
        if city is not None:
            course = course._replace(steps=(city,))
        self.judge(course)
        for _ in range(BEGINNING):
            longer = [course._replace(steps=(*course.steps, link)) for link in self._links(course)]
            for further in longer:
                self.judge(further)
            course = min(longer, key=self._promising, default=course)
        return course

    def _best_manner(self, course: Course) -> Course:
        """The engine and the patience that suit these steps."""
        for manner in manners(course.manner):
            other = course._replace(manner=manner)
            self.judge(other)
            if self.promise[other] > self.promise[course]:
                course = other
        return course

    def _extensions(self, course: Course) -> Iterator[tuple[int, ...]]:
        """What may come next: a link, a city on the way, or a city with its first link."""
        for link in self._links(course):
            yield (link,)
        taken = _bits(course.steps)
        places = self.views.whole(course.steps).network.places()
        for number in self.cities:
            city = self.steps[number]
            if self.changes.clashes[number] & taken:
                continue
            if isinstance(city, City) and city.hex in places:
                yield (number,)
            for link in self._links(course._replace(steps=(*course.steps, number))):
                step = self.steps[link]
                if isinstance(step, Track) and isinstance(city, City) and city.hex in (step.start, step.end):
                    yield (number, link)

    def _links(self, course: Course) -> list[int]:
        """The links that may come next: from a city, or from a town that has been reached."""
        taken, there = _bits(course.steps), self.start.cities | self.start.towns
        for number in course.steps:
            step = self.steps[number]
            there = there | ({step.hex} if isinstance(step, City) else {step.start, step.end})
        found = []
        for link in self.links:
            step = self.steps[link]
            if not self.changes.clashes[link] & taken and isinstance(step, Track):
                if step.start in there or step.end in there:
                    found.append(link)
        return found

    # Changing them

    def _change(self, effort: Effort) -> None:
        """Change the best at random, at first also for the worse; half of the changes go to the best."""
        starts, begun = self._top(CHAINS), effort.spent()
        each = (1 - begun) / (2 * len(starts))
        for number, start in enumerate(starts, 1):
            self._anneal(start, effort.changes // (2 * len(starts)), effort.spent, begun + number * each)
        for start in self._top(1):
            self._anneal(start, effort.changes // 2, effort.spent, 1.0)

    def _anneal(self, course: Course, changes: int, spent: Callable[[], float], until: float) -> None:
        """Colder and colder, until so many changes were made or so much of the time is used up."""
        rng, value = self.changes.rng, self.tried[course]
        actions, begun = self._actions(course), spent()
        for number in range(changes if self.steps else 0):
            gone = spent()
            if gone >= until:
                break
            done = max(number / changes, (gone - begun) / (until - begun))
            other = self.changes.changed(course, actions)
            if rng.below(TWICE) == 0:
                other = self.changes.changed(other, actions)
            gain = self.judge(other) - value
            warmth = WARM * (COLD / WARM) ** done
            if gain >= 0 or rng.random() < exp(gain / warmth):
                course, value = other, value + gain
                actions = self._actions(course)

    def _actions(self, course: Course) -> list[str]:
        """What is done in the turns to come."""
        playout = self.playout(course)
        playout.run()
        return playout.taken

    def _top(self, width: int) -> list[Course]:
        found: dict[frozenset[int], Course] = {}
        for course in self.ranked():
            if len(found) < width:
                found.setdefault(frozenset(course.steps), course)
        return list(found.values())


def _bits(steps: Iterable[int]) -> int:
    taken = 0
    for number in steps:
        taken |= 1 << number
    return taken
