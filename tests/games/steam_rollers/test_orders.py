"""Mini expansion: order tiles."""

import pytest

from engineshed.games.steam_rollers import GAME
from engineshed.games.steam_rollers.position import NOBODY, SteamRollersPosition
from engineshed.kernel import State
from tests.games.steam_rollers.table import (
    ONE_THREE,
    asked,
    cross,
    draw,
    facts,
    game,
    give,
    keep,
    lay_goods,
    next_round,
    offered,
    play,
    set_up,
    why,
)

ON = {"orders": True}
BOTH = {"orders": True, "coal": True}


def keeping(
    goods: str, settings: dict[str, bool] = ON, dice: tuple[int, ...] = (1, 1, 1)
) -> State[SteamRollersPosition]:
    """Seat 0 keeps these goods; all orders show side a."""
    state = game(2, dice=dice, settings=dict(settings))
    keep(state, 0, goods)
    return state


@pytest.mark.rule("SR-1001")
def test_chance_turns_the_order_tiles_for_all_to_see() -> None:
    state = set_up(2, {"orders": True}, order_tiles=[1, 2, 1, 2, 1, 2])
    assert state.pos.order_faces == ("", "1a", "2b", "3a", "4b", "5a", "6b")
    assert state.pos.order_owner == [NOBODY] * 7
    assert state.seen_by(None).pos.order_faces == state.pos.order_faces


@pytest.mark.rule("SR-1002", "SR-1008")
def test_a_completed_order_stays_with_its_player_as_it_is() -> None:
    state = keeping("red blue yellow")
    before = state.pos.order_faces
    play(state, "pick die:1", "order order:1", "pass", "pick die:1", "pass")
    assert state.pos.order_faces == before
    assert state.pos.order_owner[1] == 0
    keep(state, 1, "red blue yellow")
    play(state, offered(state)[0])
    assert asked(state) == (1, "act")
    assert why(state, "order order:1") == "SR-1008"


@pytest.mark.rule("SR-1003")
def test_delivered_goods_are_kept() -> None:
    state = keeping("")
    draw(state, 0, ONE_THREE)
    cross(state, 0, 1)
    lay_goods(state, {1: "grey"})
    bag = state.pos.bag["grey"]
    play(state, "pick die:1", "deliver good:1-grey city:3 line:1-3.1")
    assert state.pos.sheets[0].kept["grey"] == 1
    assert state.pos.bag["grey"] == bag


@pytest.mark.rule("SR-1004")
def test_one_order_per_turn_even_with_two_dice() -> None:
    state = keeping("red blue yellow green green yellow red")
    give(state, 0, "2a")
    play(state, "pick tile:2 die:1 die:1", "order order:1")
    assert offered(state, "order") == []
    assert why(state, "order order:3") == "SR-1004"
    play(state, "pass")
    assert why(state, "order order:3") == "SR-1004"
    play(state, "pass")
    assert asked(state) == (1, "die")
    play(state, "pick die:1", "pass")
    next_round(state, [1, 1, 1])
    play(state, "pick die:1", "pass", "pick die:1")
    assert offered(state, "order") == ["order order:3"]


@pytest.mark.rule("SR-1005")
def test_an_order_is_taken_before_or_after_the_action_also_without_a_delivery() -> None:
    state = keeping("red blue")
    play(state, "pick die:1")
    assert offered(state, "order") == []
    keep(state, 0, "yellow")
    assert offered(state, "order") == ["order order:1"]
    play(state, "upgrade box:1")
    assert asked(state) == (0, "order")
    assert offered(state) == ["order order:1", "done"]
    play(state, "order order:1")
    assert asked(state) == (1, "die")


@pytest.mark.rule("SR-1005")
def test_a_good_delivered_this_turn_may_be_used() -> None:
    state = keeping("blue green")
    draw(state, 0, ONE_THREE)
    cross(state, 0, 1)
    lay_goods(state, {1: "grey"})
    play(state, "pick die:1", "deliver good:1-grey city:3 line:1-3.1", "order order:2")
    assert state.pos.order_owner[2] == 0


@pytest.mark.rule("SR-1006")
def test_exactly_the_goods_shown_are_paid_into_the_bag() -> None:
    state = keeping("red red blue yellow")
    bag = dict(state.pos.bag)
    play(state, "pick die:1")
    assert why(state, "order order:2") == "SR-1006"
    play(state, "order order:1")
    kept = {colour: count for colour, count in state.pos.sheets[0].kept.items() if count}
    assert kept == {"red": 1}
    assert {c: state.pos.bag[c] - bag[c] for c in bag if state.pos.bag[c] != bag[c]} == {
        "red": 1,
        "blue": 1,
        "yellow": 1,
    }


@pytest.mark.rule("SR-1007")
def test_coal_stands_for_one_good_of_an_order() -> None:
    state = keeping("red blue black black", BOTH)
    play(state, "pick die:1")
    assert offered(state, "order") == ["order order:1 instead:yellow"]
    keep(state, 0, "yellow")
    assert [option for option in offered(state, "order") if "order:1" in option] == [
        "order order:1",
        "order order:1 instead:red",
        "order order:1 instead:blue",
        "order order:1 instead:yellow",
    ]
    play(state, "order order:1 instead:red")
    kept = {colour: count for colour, count in state.pos.sheets[0].kept.items() if count}
    assert kept == {"red": 1, "black": 1}


@pytest.mark.rule("SR-1008", "SR-1311")
def test_a_completed_order_scores_its_value() -> None:
    state = keeping("red blue yellow")
    play(state, "pick die:1", "order order:1")
    assert facts(state, "orders") == 4
    assert facts(state, "orders", seat=1) == 0


@pytest.mark.rule("SR-1009")
def test_goods_left_over_score_nothing() -> None:
    state, empty = keeping("red blue yellow"), keeping("")
    assert GAME.score_now(state.pos)[0].total == GAME.score_now(empty.pos)[0].total == 0
    draw(state, 0, ONE_THREE)
    cross(state, 0, 1)
    lay_goods(state, {1: "grey"})
    play(state, "pick die:1", "deliver good:1-grey city:3 line:1-3.1")
    sheet = GAME.score_now(state.pos)[0]
    assert sheet.total == 1 + 1  # the delivery and the line; the four goods kept add nothing


def complete(face: str, goods: str) -> int:
    """Pay an order with exactly these goods; its points."""
    number = int(face[0])
    state = keeping(goods)
    faces = list(state.pos.order_faces)
    faces[number] = face
    state.pos.order_faces = tuple(faces)
    play(state, "pick die:1", f"order order:{number}")
    assert not any(state.pos.sheets[0].kept.values())
    return facts(state, "orders")


@pytest.mark.rule("SR-1010", "SR-1011", "SR-1012")
def test_what_the_first_three_orders_ask_and_bring() -> None:
    assert [complete("1a", "red blue yellow"), complete("1b", "red red")] == [4, 3]
    assert [complete("2a", "blue green grey"), complete("2b", "blue blue")] == [4, 3]
    assert [complete("3a", "green yellow red"), complete("3b", "green green")] == [4, 3]


@pytest.mark.rule("SR-1013", "SR-1014", "SR-1015")
def test_what_the_last_three_orders_ask_and_bring() -> None:
    assert [complete("4a", "yellow grey blue"), complete("4b", "yellow yellow")] == [4, 3]
    assert [complete("5a", "grey red green"), complete("5b", "grey grey")] == [4, 3]
    assert [complete("6a", "red blue green yellow"), complete("6b", "red blue green yellow grey")] == [5, 7]


@pytest.mark.example("SR-E13")
def test_example_order_1_with_coal() -> None:
    state = keeping("red blue black black", BOTH)
    play(state, "pick die:1", "order order:1 instead:yellow")
    kept = {colour: count for colour, count in state.pos.sheets[0].kept.items() if count}
    assert kept == {"black": 1}
    assert facts(state, "orders") == 4
    poor = keeping("red black black", BOTH)
    play(poor, "pick die:1")
    assert [option for option in offered(poor, "order") if "order:1" in option] == []
    assert why(poor, "order order:1 instead:yellow") == "SR-1006"
