"""Lessons: moments of real games with a question, every possible answer judged beforehand.

A game has a course if its `data/lessons` holds `course.json` (the lessons in order), the records that it
names and `judged.json`, which `tools/lessons.py` makes. What a lesson says are the game's words `lesson-<id>`
(its name), `-ask` and `-why`. Answers are judged by the teacher's values, all in the same futures; besides,
the best answer and a tempting one were played to the end by bots.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal

import msgspec

from engineshed.kernel import Action, Atom, Game, Position, Rng, Seat, State
from engineshed.kernel.components import BadData, find_file, load
from engineshed.kernel.play import Match, load_record, resume
from engineshed.teacher.comparing import apart, difference, merit, worth_of
from engineshed.teacher.futures import Futures
from engineshed.teacher.judge import Judge
from engineshed.teacher.model import Estimate, Hint, Option, Worth
from engineshed.teacher.reasons import reasons_for

SMALL: Final = 0.01
"""The loss of chance to win up to which an answer is as good as the best."""
LEVELS: Final = 8
"""Games to the end that say how far points still grow, where no network knows."""

Verdict = Literal["best", "good", "worse"]


class Lesson(msgspec.Struct, frozen=True):
    """One question."""

    id: str
    record: str
    """The file of the game from which the moment comes."""
    moves: int
    """The number of moves before the question."""
    tempting: tuple[Atom, ...]
    """An answer that looks natural and is clearly worse."""
    rules: tuple[str, ...]


class Games(msgspec.Struct, frozen=True):
    """The best answer and the tempting one, both played to the end by bots with the same chance."""

    count: int
    difference: Worth
    """The best minus the tempting one."""


class Judged(msgspec.Struct, frozen=True):
    """What every answer to a lesson is worth."""

    hint: Hint
    """All options, the best first."""
    games: Games

    def answer(self, action: Action) -> Option | None:
        return next((option for option in self.hint.options if option.action == action), None)


class Course:
    """The lessons of a game."""

    def __init__(self, lessons: Sequence[Lesson], judged: dict[str, Judged], records: dict[str, str]) -> None:
        self.lessons = lessons
        self.judged = judged
        self._records = records
        self._matches: dict[str, Match[Position]] = {}

    def match(self, lesson: Lesson) -> Match[Position]:
        """The game up to the question; what came after it is not in it."""
        found = self._matches.get(lesson.id)
        if found is None:
            found, divergence = resume(load_record(self._records[lesson.record]))
            if divergence is not None:
                raise BadData(f"{lesson.record}.jsonl", str(divergence))
            found.undo_to(lesson.moves)
            self._matches[lesson.id] = found
        return found

    def seat(self, lesson: Lesson) -> Seat:
        """Who is asked there."""
        return self.match(lesson).state.waiting()[0]


class Plan(msgspec.Struct, frozen=True):
    lessons: tuple[Lesson, ...]


class Answers(msgspec.Struct, frozen=True):
    judged: dict[str, Judged]


@cache
def course(game: Game[Position]) -> Course | None:
    """The lessons of a game, if it has any."""
    plan = find_file(game.package, "data", "lessons", "course.json")
    if plan is None:
        return None
    lessons = load(plan, Plan).lessons
    judged = find_file(game.package, "data", "lessons", "judged.json")
    answers = {} if judged is None else load(judged, Answers).judged
    records: dict[str, str] = {}
    for name in dict.fromkeys(lesson.record for lesson in lessons):
        file = find_file(game.package, "data", "lessons", f"{name}.jsonl")
        if file is None:
            raise BadData(plan.name, f"there is no {name}.jsonl", field="record")
        records[name] = file.read_text("utf-8")
    return Course(lessons, answers, records)


def verdict(option: Option) -> Verdict:
    """Any answer that cannot be told from the best, or loses next to nothing, is as good."""
    if option.behind.chance.mean == 0 and option.place == 1 and option.behind.points.mean == 0:
        return "best"
    return "good" if option.place == 1 or option.behind.chance.mean <= SMALL else "worse"


# Judging


def judge_all(seen: State[Position], seat: Seat, count: int, seed: int, levels: int = LEVELS) -> Hint:
    """Every option of a decision in the same futures, the best first; each with why the best is better."""
    setup, rng = seen.setup, Rng(seed)
    judge = Judge(setup.game, setup.players, setup.settings)
    options = list(seen.options(seat))
    futures = Futures(seen, seat, judge, rng.branch())
    for _ in range(count):
        futures.try_all([(action,) for action in options])
    ranked = sorted(options, key=lambda action: -merit(worth_of(futures, action)))
    if judge.learned is None and levels:
        futures.play_out_some((ranked[0],), levels, float("inf"))
    judged = [_option(futures, ranked, action) for action in ranked]
    return Hint(
        seat=seat,
        options=tuple(judged),
        comparisons=(),
        tried=len(options),
        futures=count,
        horizon=futures.horizon,
        judge=judge.name,
        seed=seed,
    )


def _option(futures: Futures, ranked: list[Action], action: Action) -> Option:
    best, worth = ranked[0], worth_of(futures, action)
    if action == best:
        nothing = Worth(Estimate(0.0), Estimate(0.0))
        return Option(action, (action,), worth, nothing, 1)
    behind = difference(futures, best, action, futures.seat)
    place = 1 if not apart(behind) else 1 + ranked.index(action)
    reasons = reasons_for(futures, best, action) if place > 1 else ()
    return Option(action, (action,), worth, behind, place, reasons)


def play_both(seen: State[Position], seat: Seat, best: Action, other: Action, count: int, seed: int) -> Games:
    """Two answers in the same games to the end."""
    judge = Judge(seen.setup.game, seen.setup.players, seen.setup.settings)
    futures = Futures(seen, seat, judge, Rng(seed), "end")
    for _ in range(count):
        futures.try_all([(best,), (other,)])
    return Games(count, difference(futures, best, other, seat))
