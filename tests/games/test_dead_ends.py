"""Where little is left: no decision without options, no quick answer that differs from a search."""

import pytest

from tests.games.steering import look, steering_of

POSITIONS = {
    "age-of-steam": 12,
    "railroad-revolution": 200,
    "russian-railroads": 300,
    "steam-rollers": 150,
    "train-rush": 200,
}
"""Scarce positions per game; `python -m tests.games.steering` looks at more."""


@pytest.mark.parametrize("name", POSITIONS)
def test_quick_answers_are_those_of_a_search_where_little_is_left(name: str) -> None:
    steering = steering_of(name)
    assert steering is not None
    found = look(steering, POSITIONS[name])
    assert not found.differences, found.differences[0]
    assert found.compared > 2 * found.too_long
