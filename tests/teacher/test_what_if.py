"""What if: both moves, played out with the same chance."""

import pytest

from engineshed.kernel import Refused
from engineshed.teacher import what_if
from tests.teacher.moments import record_of, walk_of

NAME = "steam-rollers/2p"


def other_move() -> tuple[int, tuple[str | int, ...]]:
    """A late decision, and something else that could have been done."""
    walk = walk_of(NAME)
    move = next(move for move in walk.moves[-30:] if move.free)
    options = walk.match.at(move.number).options(move.seat)
    return move.number, next(option for option in options if option != move.action)


def test_both_moves_are_played_out_and_compared_game_by_game() -> None:
    moment, action = other_move()
    news: list[int] = []
    found = what_if(record_of(NAME), moment, action, 4, seed=2, progress=lambda done, _: news.append(done))
    assert news == [1, 2, 3, 4]
    assert found.instead.action == action
    assert len(found.was.points) == len(found.instead.wins) == 4
    differences = [one - two for one, two in zip(found.instead.points, found.was.points, strict=True)]
    assert found.difference.points.mean == pytest.approx(sum(differences) / 4)
    assert found == what_if(record_of(NAME), moment, action, 4, seed=2)


def test_the_same_move_twice_makes_no_difference() -> None:
    moment, _ = other_move()
    found = what_if(record_of(NAME), moment, walk_of(NAME).moves[moment].action, 3)
    assert found.was == found.instead
    assert found.difference.chance.mean == found.difference.chance.error == 0.0


def test_a_move_that_the_rules_refuse_is_refused() -> None:
    moment, _ = other_move()
    with pytest.raises(Refused):
        what_if(record_of(NAME), moment, ("fly",), 1)
