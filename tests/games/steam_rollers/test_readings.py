"""Doubtful readings: what changes when a table agrees on the other one."""

import pytest

from engineshed.games.steam_rollers import GAME
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.kernel import State, Value
from tests.games.steam_rollers.table import (
    ONE_THREE,
    THREE_FOUR,
    TWO_ROUTES,
    asked,
    cross,
    draw,
    facts,
    game,
    give,
    lay_goods,
    offered,
    play,
    why,
)

STRAIGHT = "deliver good:1-grey city:3 line:1-3.1"
FULL_REGION = "A1 0,3; A2 0,3; A3 0,3; B2 0,3; B3 0,3; C1 0,3; C2 0,3; C3 0,3"


def holding(*faces: str, players: int = 2, die: int = 1, **readings: Value) -> State[SteamRollersPosition]:
    """Seat 0 holds these tiles and dice of this value, in a game with these readings."""
    settings = {name.replace("_", "-"): value for name, value in readings.items()}
    state = game(players, dice=[die] * 3, settings=settings)
    give(state, 0, *faces)
    play(state, f"pick die:{die}" if players > 1 else f"pick die:{die} die:{die}")
    return state


def test_the_ledgers_readings_are_the_defaults() -> None:
    agreed = GAME.agree(2, {})
    assert (agreed["passing"], agreed["extra-distance"], agreed["most-power"]) == (
        "any-time",
        "needs-power",
        7,
    )


@pytest.mark.rule("SR-309")
def test_passing_if_stuck_who_can_act_must_act() -> None:
    state = holding("1a", passing="if-stuck")
    assert "pass" not in offered(state)
    assert why(state, "pass") == "SR-309"
    assert why(holding("1a"), "pass") is None
    play(state, "upgrade box:1")
    assert asked(state) == (1, "die")


@pytest.mark.rule("SR-309")
def test_passing_if_stuck_a_tile_need_not_be_used_to_find_an_action() -> None:
    state = holding("5a", passing="if-stuck")
    draw(state, 0, FULL_REGION)
    cross(state, 0, 1)
    assert offered(state) == ["change tile:5 face:2", "take tile:1"]  # a tile of the pool is an action too
    give(state, 1, "1a", sideways=True)
    assert offered(state) == ["change tile:5 face:2", "pass"]


@pytest.mark.rule("SR-813")
def test_extra_distance_free_needs_power_for_the_real_distance_only() -> None:
    state = holding("3b", extra_distance="free")
    draw(state, 0, ONE_THREE)
    lay_goods(state, {1: "grey"})
    assert why(state, f"{STRAIGHT} plus:2") == "SR-505"
    cross(state, 0, 6)
    assert offered(state, "deliver") == [STRAIGHT, f"{STRAIGHT} plus:1", f"{STRAIGHT} plus:2"]
    play(state, f"{STRAIGHT} plus:2")
    assert facts(state, "deliveries") == 3


@pytest.mark.rule("SR-813", "SR-1506")
@pytest.mark.parametrize(("reading", "again"), [("free", None), ("needs-power", "SR-1506")])
def test_extra_distance_free_leaves_4b_for_the_other_action(reading: str, again: str | None) -> None:
    state = holding("3b", "4b", players=1, extra_distance=reading)
    draw(state, 0, f"{ONE_THREE}; {THREE_FOUR}")
    cross(state, 0, 6)
    lay_goods(state, {1: "grey grey"})
    play(state, f"{STRAIGHT} plus:1")  # needs power 2, and so tile 4b, unless the extra is free
    assert why(state, "deliver good:1-grey city:4 line:1-3.1 line:3-4.1") == again


@pytest.mark.rule("SR-817")
@pytest.mark.parametrize(("most", "refusal"), [(7, None), (6, "SR-813")])
def test_most_power_six_stops_tile_4b_at_six(most: int, refusal: str | None) -> None:
    state = holding("4b", "3b", die=3, most_power=most)
    draw(state, 0, TWO_ROUTES)
    cross(state, 0, 1, 2, 3, 4, 5, 6)
    lay_goods(state, {3: "red"})
    far = "deliver good:3-red city:2 line:1-3.1 line:1-4.1 line:2-4.1"  # distance 5
    assert why(state, f"{far} plus:1") is None
    assert why(state, f"{far} plus:2") == refusal
    cross(state, 0, 1, 2, 3, 4, 5)
    assert why(state, f"{far} plus:1") is None  # below six boxes the tile helps as ever
