"""The guided first turn of every game: every stop can be drawn, says something, and its task is legal."""

import pytest

from engineshed.kernel import Game, Position, games
from engineshed.web.teaching.first_turn import lesson
from engineshed.web.tongues import LANGUAGES
from engineshed.web.wording import words_of

RAILWAYS = [game for game in games().values() if game.weight > 1]


@pytest.mark.parametrize("game", RAILWAYS, ids=lambda game: game.id)
def test_every_railway_game_has_a_first_turn_of_five_to_seven_stops(game: Game[Position]) -> None:
    found = lesson(game)
    assert found is not None
    assert 5 <= len(found.stops) <= 7
    assert [stop.moves for stop in found.stops] == sorted({stop.moves for stop in found.stops})


@pytest.mark.parametrize("game", RAILWAYS, ids=lambda game: game.id)
def test_what_a_stop_asks_for_is_an_option_of_the_learner(game: Game[Position]) -> None:
    found = lesson(game)
    assert found is not None
    tasks = [found.task(number) for number in range(len(found.stops))]
    assert all(task is not None for task in tasks[:-1])
    assert tasks[-1] is None  # the last one only looks back
    for stop, task in zip(found.stops[:-1], tasks, strict=False):
        options = found.match.at(stop.moves).options(found.seat)
        assert task in options
        assert len(options) > 1


@pytest.mark.parametrize("game", RAILWAYS, ids=lambda game: game.id)
def test_every_stop_speaks_both_languages_and_names_real_rules(game: Game[Position]) -> None:
    found = lesson(game)
    assert found is not None
    for stop in found.stops:
        assert stop.rules
        assert all(game.ledger().find(rule) for rule in stop.rules)
        for language in LANGUAGES:
            words = words_of(game, language)
            assert all(words(f"first-{stop.id}{part}") for part in ("", "-title", "-do", "-why"))
