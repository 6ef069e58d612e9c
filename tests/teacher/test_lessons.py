"""Lessons of every game: the moment is real, every answer is judged, and what is called better is better."""

import pytest

from engineshed.kernel import Game, Position, Rng, games
from engineshed.teacher.comparing import difference
from engineshed.teacher.futures import Futures
from engineshed.teacher.judge import Judge
from engineshed.teacher.lessons import Course, Lesson, course, verdict
from engineshed.teacher.telling import say, words_of
from engineshed.web.tongues import LANGUAGES
from engineshed.web.wording import words_of as words_for_page
from tests.teacher.test_reasons import again

RAILWAYS = [game for game in games().values() if game.weight > 1]
AGAIN = 10
"""Futures in which a verdict is tried again, with other seeds than those of the file."""
CLEAR = 2.0
ANSWERS = 4
"""Answers whose reasons are counted again, besides the tempting one."""


def course_of(game: Game[Position]) -> Course:
    found = course(game)
    assert found is not None
    return found


LESSONS = [(game, lesson) for game in RAILWAYS for lesson in course_of(game).lessons]
each_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game.id}/{lesson.id}" for game, lesson in LESSONS]
)


@pytest.mark.parametrize("game", RAILWAYS, ids=lambda game: game.id)
def test_a_course_has_five_to_eight_lessons(game: Game[Position]) -> None:
    lessons = course_of(game).lessons
    assert 5 <= len(lessons) <= 8
    assert len({lesson.id for lesson in lessons}) == len(lessons)
    assert set(course_of(game).judged) == {lesson.id for lesson in lessons}


@each_lesson
def test_exactly_the_options_of_the_moment_are_judged(game: Game[Position], lesson: Lesson) -> None:
    found = course_of(game)
    match = found.match(lesson)
    assert len(match.moves) == lesson.moves
    judged = found.judged[lesson.id].hint
    options = match.state.options(found.seat(lesson))
    assert judged.seat == found.seat(lesson)
    assert sorted(option.action for option in judged.options) == sorted(options)
    assert len(options) == judged.tried > 2


@each_lesson
def test_the_tempting_answer_is_worse_by_the_teacher_and_in_games(
    game: Game[Position], lesson: Lesson
) -> None:
    judged = course_of(game).judged[lesson.id]
    best, tempting = judged.hint.options[0], judged.answer(lesson.tempting)
    assert tempting is not None
    assert verdict(best) == "best"
    assert verdict(tempting) == "worse"
    assert tempting.behind.chance.mean > CLEAR * tempting.behind.chance.error
    ends = judged.games.difference.points
    assert ends.mean > CLEAR * ends.error


@each_lesson
def test_other_futures_agree(game: Game[Position], lesson: Lesson) -> None:
    found = course_of(game)
    seat, state = found.seat(lesson), found.match(lesson).state
    best = found.judged[lesson.id].hint.options[0].action
    judge = Judge(game, state.setup.players, state.setup.settings)
    futures = Futures(state.seen_by(seat), seat, judge, Rng(77))
    for _ in range(AGAIN):
        futures.try_all([(best,), (lesson.tempting,)])
    assert difference(futures, best, lesson.tempting, seat).chance.mean > 0


@each_lesson
def test_what_is_said_to_an_answer_is_counted_again(game: Game[Position], lesson: Lesson) -> None:
    """In the futures of the file, which come from its seed. Another judge expects other points."""
    found = course_of(game)
    seat, state, judged = found.seat(lesson), found.match(lesson).state, found.judged[lesson.id]
    judge = Judge(game, state.setup.players, state.setup.settings)
    best, *others = judged.hint.options
    told = [option for option in others if option.reasons]
    each = -(-len(told) // ANSWERS)
    asked = [one for number, one in enumerate(told) if not number % each or one.action == lesson.tempting]
    futures = Futures(state.seen_by(seat), seat, judge, Rng(judged.hint.seed).branch(), judged.hint.horizon)
    for _ in range(judged.hint.futures):
        futures.try_all([(option.action,) for option in (best, *asked)])
    for option in asked:
        for reason in option.reasons:
            if "-rival-" in reason.message and judged.hint.judge != judge.name:
                continue
            assert dict(reason.facts) == again(reason, futures, best.action, option.action)
        if judged.hint.judge == judge.name:
            kept, now = option.behind, difference(futures, best.action, option.action, seat)
            assert kept.chance.mean == pytest.approx(now.chance.mean, abs=1e-4)
            assert kept.points.mean == pytest.approx(now.points.mean, abs=1e-4)


@each_lesson
def test_a_lesson_speaks_both_languages_and_names_real_rules(game: Game[Position], lesson: Lesson) -> None:
    assert lesson.rules
    assert all(game.ledger().find(rule) for rule in lesson.rules)
    for language in LANGUAGES:
        words, teacher = words_for_page(game, language), words_of(game, language)
        assert all(f"lesson-{lesson.id}{part}" in words for part in ("", "-ask", "-why"))
        for option in course_of(game).judged[lesson.id].hint.options:
            assert all(say(reason, teacher) for reason in option.reasons)
