"""Alone on the map: courses that differ a little from another one."""

from typing import Final

from engineshed.games.age_of_steam.bot.build import City
from engineshed.games.age_of_steam.bot.course import Course, Manner, Step
from engineshed.games.age_of_steam.bot.tracks import Track
from engineshed.kernel import Rng

ENGINES: Final = (3, 4, 5, 6)
PATIENCE: Final = (0.0, 0.5, 0.7, 1.0)
SECOND: Final = (1.0, 2.0, 3.0)
EARLY: Final = (0, 2, 4, 6)


class Changes:
    """Steps that could be taken, and which of them go together."""

    def __init__(self, steps: list[Step], tracks: int, rng: Rng) -> None:
        self.steps = steps
        self.tracks = tracks
        """How many of them, the first ones, are links."""
        self.rng = rng
        self.clashes = [self._clashing(step) for step in steps]
        """With which steps each does not go together, as bits."""
        self.city_at = {
            (step.hex, step.letter): number for number, step in enumerate(steps) if isinstance(step, City)
        }

    def _clashing(self, step: Step) -> int:
        found = 0
        for number, other in enumerate(self.steps):
            if isinstance(step, City):
                bad = isinstance(other, City) and (other.hex == step.hex or other.letter == step.letter)
            else:
                bad = isinstance(other, Track) and (
                    {step.start, step.end} == {other.start, other.end}
                    or any(hex_ == there for hex_, _ in step.tiles for there, _ in other.tiles)
                )
            found |= bad << number
        return found

    def changed(self, course: Course, actions: list[str]) -> Course:
        """One step more, less or elsewhere; another city; other actions to come; or another manner."""
        rng = self.rng
        steps, kind = list(course.steps), rng.below(12)
        if kind < 4:
            number = rng.below(len(self.steps))
            clashes = self.clashes[number] | 1 << number
            steps = [step for step in steps if not clashes >> step & 1]
            steps.insert(rng.below(len(steps) + 1), number)
        elif kind < 5 and steps:
            del steps[rng.below(len(steps))]
        elif kind < 7 and steps:
            step = steps.pop(rng.below(len(steps)))
            steps.insert(rng.below(len(steps) + 1), step)
        elif kind < 8 and steps:
            one, other = rng.below(len(steps)), rng.below(len(steps))
            steps[one], steps[other] = steps[other], steps[one]
        elif kind < 9:
            self._other_city(steps)
        elif kind < 10:
            return self._other_actions(course, actions)
        else:
            return course._replace(manner=rng.choice(manners(course.manner)))
        return course._replace(steps=tuple(steps))

    def _other_city(self, steps: list[int]) -> None:
        """A city gets another colour or another town; one that has it already changes with it."""
        rng = self.rng
        cities = [at for at, number in enumerate(steps) if number >= self.tracks]
        if not cities:
            return
        here, new = rng.choice(cities), self.tracks + rng.below(len(self.steps) - self.tracks)
        old, wanted = self.steps[steps[here]], self.steps[new]
        assert isinstance(old, City)
        assert isinstance(wanted, City)
        recolour = rng.below(2) == 0
        for at in cities:
            city = self.steps[steps[at]]
            assert isinstance(city, City)
            if recolour and (at == here or city.letter == wanted.letter):
                steps[at] = self.city_at[city.hex, wanted.letter if at == here else old.letter]
            elif not recolour and (at == here or city.hex == wanted.hex):
                steps[at] = self.city_at[wanted.hex if at == here else old.hex, city.letter]

    def _other_actions(self, course: Course, actions: list[str]) -> Course:
        """Two of the actions to come change places."""
        rng, found = self.rng, actions[:]
        if found:
            one, other = rng.below(len(found)), rng.below(len(found))
            found[one], found[other] = found[other], found[one]
        return course._replace(actions=tuple(found[: 1 + rng.below(len(found) + 1)]))


def manners(manner: Manner) -> list[Manner]:
    """One thing otherwise."""
    return [
        *(manner._replace(engine=engine) for engine in ENGINES if engine != manner.engine),
        *(manner._replace(patience=patience) for patience in PATIENCE if patience != manner.patience),
        *(manner._replace(second=second) for second in SECOND if second != manner.second),
        *(manner._replace(early=early) for early in EARLY if early != manner.early),
    ]
