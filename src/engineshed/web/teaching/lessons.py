"""A lesson on the page: where it stands in its course, and what the teacher says to an answer."""

from collections.abc import Sequence

import msgspec

from engineshed.kernel import Game, Position
from engineshed.teacher import lessons
from engineshed.teacher.lessons import Judged, Lesson, Verdict
from engineshed.teacher.model import Option


class Done(msgspec.Struct, frozen=True):
    """What is remembered of a lesson."""

    lost: float
    """The chance to win that the first answer gave away."""
    passed: bool
    """Whether an answer was as good as the best."""


class Answer(msgspec.Struct, frozen=True):
    """An answer beside the best one, both judged."""

    own: Option | None
    """None if the learner asked to be shown the answer."""
    best: Option
    verdict: Verdict
    judged: Judged

    @property
    def options(self) -> tuple[Option, ...]:
        """The best, and what the learner did if that is another one."""
        return (self.best,) if self.own is None or self.own == self.best else (self.best, self.own)


class Task(msgspec.Struct, frozen=True):
    """A lesson of a course, asked or answered."""

    number: int
    lessons: Sequence[Lesson]
    done: dict[str, Done]
    base: str
    """The address of the course."""
    csrf: str
    answer: Answer | None = None

    @property
    def lesson(self) -> Lesson:
        return self.lessons[self.number - 1]


def has_lessons(game: Game[Position]) -> bool:
    return lessons.course(game) is not None
