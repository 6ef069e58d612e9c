"""What users of the library import."""

import doctest

import engineshed


def test_the_public_names() -> None:
    assert set(engineshed.__all__) == {"games", "new_game", "load_record"}


def test_the_example_in_the_package_works() -> None:
    assert doctest.testmod(engineshed).failed == 0
