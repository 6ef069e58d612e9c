"""Mini expansion: coal."""

import pytest

from tests.games.steam_rollers.table import (
    ONE_THREE,
    TWO_ROUTES,
    cross,
    draw,
    facts,
    game,
    give,
    keep,
    lay_goods,
    offered,
    play,
    set_up,
    why,
)

COAL = {"coal": True}


@pytest.mark.rule("SR-901")
def test_a_city_that_lost_goods_gets_one_coal() -> None:
    state = set_up(
        2, COAL, goods_1=["yellow"] * 4, goods_2=["red", "blue", "blue", "blue"], goods_6=["red"] * 4
    )
    assert state.pos.cities[1] == ("black",)
    assert sorted(state.pos.cities[2]) == ["black", "blue", "blue", "blue"]
    assert state.pos.cities[6] == ("red",) * 4


@pytest.mark.rule("SR-902")
def test_coal_goes_to_any_other_city_and_scores_like_a_good() -> None:
    state = game(2, dice=[1, 1, 1], settings=COAL)
    draw(state, 0, TWO_ROUTES)
    cross(state, 0, 1, 2, 3, 4)
    lay_goods(state, {1: "black"})
    play(state, "pick die:1")
    assert {option.split()[2] for option in offered(state, "deliver")} == {"city:2", "city:3", "city:4"}
    back = "deliver good:1-black city:1 line:1-3.1 line:3-4.1 line:1-4.1"
    assert why(state, back) == "SR-902"
    play(state, "deliver good:1-black city:2 line:1-4.1 line:2-4.1")
    assert facts(state, "deliveries") == 4


@pytest.mark.rule("SR-903")
def test_a_city_with_coal_is_not_empty() -> None:
    for coal, over in (("black", False), ("", True)):
        state = game(2, dice=[1, 1, 1], settings=COAL)
        lay_goods(state, {1: coal, 2: "", 3: "", 4: "red"})
        play(state, "pick die:1", "pass", "pick die:1", "pass")
        assert (state.result() is not None) is over


@pytest.mark.rule("SR-904")
@pytest.mark.parametrize("orders", [False, True])
def test_delivered_coal_goes_where_other_goods_go(orders: bool) -> None:
    state = game(2, dice=[1, 1, 1], settings={"coal": True, "orders": orders})
    draw(state, 0, ONE_THREE)
    cross(state, 0, 1)
    lay_goods(state, {1: "black"})
    play(state, "pick die:1", "deliver good:1-black city:3 line:1-3.1")
    assert state.pos.cities[1] == ()
    assert (state.pos.bag["black"], state.pos.sheets[0].kept.get("black", 0)) == (
        (0, 1) if orders else (1, 0)
    )


@pytest.mark.rule("SR-905")
def test_3a_brings_coal_to_the_dies_city() -> None:
    state = game(2, dice=[1, 1, 1], settings=COAL)
    draw(state, 0, ONE_THREE)
    cross(state, 0, 1)
    give(state, 0, "3a")
    lay_goods(state, {1: "", 3: "black"})
    play(state, "pick die:1")
    assert offered(state, "deliver") == ["deliver good:3-black city:1 line:1-3.1"]


@pytest.mark.rule("SR-1007")
def test_without_coal_kept_nothing_is_replaced() -> None:
    state = game(2, dice=[1, 1, 1], settings={"coal": True, "orders": True})
    keep(state, 0, "red blue")
    play(state, "pick die:1")
    assert why(state, "order order:1 instead:yellow") == "SR-1007"
