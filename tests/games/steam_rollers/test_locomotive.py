"""Action: upgrade the locomotive."""

import pytest

from tests.games.steam_rollers.table import (
    ONE_THREE,
    TWO_ROUTES,
    cross,
    draw,
    game,
    lay_goods,
    next_round,
    offered,
    play,
    why,
)


@pytest.mark.rule("SR-501")
def test_the_box_of_the_die_is_crossed() -> None:
    state = game(2, dice=[4, 5, 6])
    play(state, "pick die:4")
    assert offered(state, "upgrade") == ["upgrade box:4"]
    assert why(state, "upgrade box:5") == "SR-501"
    play(state, "upgrade box:4")
    assert state.pos.sheets[0].crossed == (4,)


@pytest.mark.rule("SR-502")
def test_a_box_is_crossed_only_once() -> None:
    state = game(2, dice=[4, 5, 6])
    cross(state, 0, 4)
    play(state, "pick die:4")
    assert offered(state, "upgrade") == []
    assert why(state, "upgrade box:4") == "SR-502"


@pytest.mark.rule("SR-503")
def test_boxes_are_crossed_in_any_order() -> None:
    state = game(2, dice=[6, 1, 1])
    play(state, "pick die:6", "upgrade box:6", "pick die:1", "pass")
    next_round(state, [2, 2, 2])
    play(state, "pick die:2", "pass", "pick die:2", "upgrade box:2")
    assert state.pos.sheets[0].crossed == (6, 2)


@pytest.mark.rule("SR-504")
def test_power_is_the_number_of_crosses_not_the_highest_one() -> None:
    state = game(2, dice=[1, 2, 3])
    assert state.pos.sheets[0].power == 0
    cross(state, 0, 6)
    assert state.pos.sheets[0].power == 1
    draw(state, 0, TWO_ROUTES)
    lay_goods(state, {1: "red grey"})
    play(state, "pick die:1")
    assert offered(state, "deliver") == ["deliver good:1-grey city:3 line:1-3.1"]
    cross(state, 0, 1, 2, 3, 4, 5, 6)
    assert state.pos.sheets[0].power == 6


@pytest.mark.rule("SR-505")
def test_without_power_nothing_is_delivered() -> None:
    state = game(2, dice=[1, 2, 3])
    draw(state, 0, ONE_THREE)
    lay_goods(state, {1: "grey"})
    play(state, "pick die:1")
    assert offered(state, "deliver") == []
    assert why(state, "deliver good:1-grey city:3 line:1-3.1") == "SR-505"
    cross(state, 0, 5)
    assert why(state, "deliver good:1-grey city:3 line:1-3.1") is None
