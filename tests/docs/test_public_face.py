"""What users of the library import."""

import doctest
import importlib

import engineshed


def test_the_public_names() -> None:
    assert set(engineshed.__all__) == {"games", "new_game", "load_record"}


def test_the_example_in_the_package_works() -> None:
    assert doctest.testmod(engineshed).failed == 0


def test_games_can_be_listed_before_and_after_one_was_loaded() -> None:
    """The package `engineshed.games` takes the place of the function as soon as it is loaded."""
    first = engineshed.games()
    importlib.import_module("engineshed.games")
    from engineshed import games

    assert games() == first
