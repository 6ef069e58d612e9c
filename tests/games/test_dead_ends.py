"""Where little is left: no decision without options, no quick answer that differs from a search."""

import pytest

from tests.games.steering import look, steering_of

GAMES = ("age-of-steam", "railroad-revolution", "russian-railroads", "steam-rollers", "train-rush")
POSITIONS = {"age-of-steam": 60}
"""Scarce positions per game, else 300; `python -m tests.games.steering` looks at more."""


@pytest.mark.parametrize("name", GAMES)
def test_quick_answers_are_those_of_a_search_where_little_is_left(name: str) -> None:
    steering = steering_of(name)
    assert steering is not None
    found = look(steering, POSITIONS.get(name, 300))
    assert not found.differences, found.differences[0]
    assert found.compared > 5 * found.too_long
