"""Map: Rust Belt."""

import pytest

from engineshed.games.age_of_steam.game import GAME
from tests.games.age_of_steam.table import Play, tile


@pytest.mark.rule("AOS-1801")
def test_three_to_six_players() -> None:
    assert GAME.seats({"map": "rust-belt"}) == (3, 4, 5, 6)


@pytest.mark.rule("AOS-1802")
def test_starting_cubes() -> None:
    pos = Play().pos
    by_city = {pos.board.cities[hex_].id: len(cubes) for hex_, cubes in pos.cubes.items()}
    assert len(by_city) == 12
    assert {name for name, number in by_city.items() if number == 3} == {"pittsburgh", "wheeling"}
    assert sorted(by_city.values()) == [2] * 10 + [3, 3]
    assert sum(pos.bag.values()) == 18


@pytest.mark.rule("AOS-1803")
def test_the_great_lakes_take_no_track() -> None:
    play = Play().building(0)
    assert play.why(*tile("13,-2", "0-3")) == "AOS-607"
    assert play.why(*tile("13,-1", "3-0")) == "AOS-614"
    assert play.why(*tile("7,1", "3-2")) == "AOS-614"
