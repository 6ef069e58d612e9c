"""Phase IV: investment and its fourteen actions."""

import pytest

from tests.games.train_rush.table import BLACK, PURPLE, WHITE, YELLOW, Scene

COSTS = {
    "coal-1": 2,
    "coal-2": 3,
    "warehouse": 1,
    "warehouses": 3,
    "station": 2,
    "load-1": 1,
    "load-2": 2,
    "move-3": 1,
    "move-6": 2,
    "exchange-1-2": 2,
    "exchange-2-3": 3,
    "exchange-3-3": 3,
    "planning": 2,
    "corruption": 2,
}


def investing(markers: int = 9, players: int = 4, field: str = "RM5") -> Scene:
    """Yellow stands in Ravenshire with every kind of wagon and may invest."""
    scene = Scene(players).at(YELLOW, field).give(YELLOW, investment=markers)
    scene.player(YELLOW).levels["wagons"] = 3
    scene.train(YELLOW, W1_05="-", W2_01="- -", W3_01="- - -")
    return scene.investment()


def buy(action: str, field: str = "RM5") -> Scene:
    return investing(field=field).play("invest", f"action:{action}")


@pytest.mark.rule("TR-2101", "TR-2103")
def test_single_turns_until_all_have_passed() -> None:
    scene = Scene().order(WHITE, YELLOW, BLACK, PURPLE)
    for seat in range(4):
        scene.give(seat, investment=4)
    scene.investment()
    turns = [scene.asked]
    turns.append(scene.play("invest", "action:coal-1").asked)
    turns.append(scene.play("invest", "action:planning").play("draw").play("keep").asked)
    turns += [scene.decline().asked for _ in range(4)]
    assert scene.pos.passed == (BLACK, PURPLE, WHITE, YELLOW)
    assert turns == [WHITE, YELLOW, BLACK, PURPLE, WHITE, YELLOW, None]


@pytest.mark.rule("TR-2102")
def test_a_turn_is_one_action_or_a_pass() -> None:
    scene = investing()
    assert scene.ids("invest") == set(COSTS)
    assert ("pass",) in scene.options()
    scene.play("invest", "action:coal-1")
    assert scene.asked == BLACK


@pytest.mark.rule("TR-2104")
def test_the_cost_goes_to_the_slots_of_the_area() -> None:
    for action, cost in COSTS.items():
        scene = investing(markers=cost)
        assert action in scene.ids("invest")
        scene.play("invest", f"action:{action}")
        assert scene.player(YELLOW).investment == 0
        assert scene.pos.slots[scene.pos.box.actions[action].area] == cost
        assert investing(markers=cost - 1).refusal("invest", f"action:{action}") == "TR-2104"


@pytest.mark.rule("TR-2105", "TR-2106", "TR-2107")
def test_slots_by_number_of_players() -> None:
    for players, slots in ((2, 3), (3, 6), (4, 6)):
        scene = investing(players=players)
        assert len(scene.pos.slots) == 7
        scene.pos.slots["move"] = slots - 1
        assert scene.refusal("invest", "action:move-3") == ""
        assert scene.refusal("invest", "action:move-6") == "TR-2107"
        scene.pos.slots["move"] = slots
        assert scene.refusal("invest", "action:move-3") == "TR-2107"


@pytest.mark.example("TR-E13")
def test_example_the_market_is_full() -> None:
    scene = Scene().order(YELLOW, WHITE, PURPLE, BLACK).give(YELLOW, investment=4).give(PURPLE, investment=3)
    scene.give(BLACK, investment=9).investment()
    scene.play("invest", "action:coal-2").decline().play("invest", "action:coal-1")
    assert (scene.player(YELLOW).coal, scene.player(PURPLE).coal) == (2, 1)
    assert scene.asked == BLACK
    assert scene.refusal("invest", "action:coal-1") == scene.refusal("invest", "action:coal-2") == "TR-2107"


@pytest.mark.example("TR-E36")
def test_example_the_market_of_two_players() -> None:
    scene = Scene(2).give(YELLOW, investment=2).give(BLACK, investment=9).investment()
    scene.play("invest", "action:coal-1")
    assert not scene.ids("invest") & {"coal-1", "coal-2"}


@pytest.mark.rule("TR-2108")
def test_an_action_may_be_chosen_again() -> None:
    scene = Scene(3).give(YELLOW, investment=4).give(BLACK, investment=2).investment()
    scene.play("invest", "action:coal-1").play("invest", "action:coal-1").decline()
    scene.play("invest", "action:coal-1")
    assert (scene.player(YELLOW).coal, scene.player(BLACK).coal) == (2, 1)


@pytest.mark.rule("TR-2109")
def test_build_and_corruption_work_in_the_active_region() -> None:
    assert buy("warehouse", field="CM7").ids("warehouse") == {"C-Z1", "C-Z2", "C-Z3", "C-Z4"}
    assert buy("station", field="AM1").ids("station") == {"A-Z1", "A-Z2", "A-Z3", "A-Z4"}
    assert {sector.partition("-")[0] for sector in buy("corruption", field="CM7").ids("corrupt")} == {
        "calestia"
    }


@pytest.mark.rule("TR-2110")
def test_an_action_without_any_effect_cannot_be_bought() -> None:
    scene = Scene().at(YELLOW, "RM5").give(YELLOW, investment=9).train(YELLOW, W1_01="brass").investment()
    assert scene.refusal("invest", "action:load-1") == "TR-1403"  # nothing to load
    assert not scene.ids("invest") & {"load-1", "load-2", "exchange-2-3", "exchange-3-3"}
    assert "exchange-1-2" in scene.ids("invest")
    partly = Scene().at(YELLOW, "RM5").give(YELLOW, investment=2).train(YELLOW, W1_01="-").investment()
    partly.play("invest", "action:load-2").play("load", "wagon:W1-01")  # works in part
    assert partly.asked == BLACK


@pytest.mark.rule("TR-2111")
@pytest.mark.example("TR-E16")
def test_example_a_whole_phase() -> None:
    scene = Scene().order(YELLOW, WHITE, PURPLE, BLACK).at(WHITE, "RM5").at(PURPLE, "RO4").at(BLACK, "CI7")
    for seat, markers in ((YELLOW, 4), (WHITE, 4), (PURPLE, 3), (BLACK, 3)):
        scene.give(seat, investment=markers)
    cards = len(scene.player(BLACK).hand)
    scene.investment()
    scene.play("invest", "action:coal-2")
    scene.play("invest", "action:station").play("station", "zone:R-Z2")
    scene.play("invest", "action:coal-1")
    scene.play("invest", "action:move-3").play("move", "field:RI3").play("visit", "city:rackglen").play(
        "done"
    )
    assert scene.asked == YELLOW
    scene.decline()
    scene.play("invest", "action:warehouse").play("warehouse", "zone:R-Z2")
    scene.play("invest", "action:warehouse").play("warehouse", "zone:R-Z3")
    scene.play("invest", "action:planning").play("draw")
    scene.play("keep", f"card:{scene.player(BLACK).drawn[0]}")
    assert scene.asked == WHITE  # yellow is skipped
    scene.decline()
    for seat in (PURPLE, BLACK):
        assert scene.asked == seat
        assert scene.options() == [("pass",)]  # no markers: they have to pass
        scene.decline()
    assert scene.asked is None
    assert [player.investment for player in scene.pos.players] == [1, 0, 0, 1]
    assert len(scene.player(BLACK).hand) == cards + 1


@pytest.mark.example("TR-E14")
def test_example_a_warehouse_beside_a_station() -> None:
    scene = Scene(2).at(YELLOW, "RM5").give(YELLOW, investment=4).investment()
    scene.play("invest", "action:station").play("station", "zone:R-Z2").decline()
    scene.play("invest", "action:warehouse").play("warehouse", "zone:R-Z2")
    assert scene.player(YELLOW).investment == 1
    assert scene.pos.parcels == ("R-Z2",)
    assert scene.player(YELLOW).infrastructure["ravenshire"] == 1


# The fourteen actions


@pytest.mark.rule("TR-2201", "TR-2202")
def test_market_actions_give_coal() -> None:
    assert buy("coal-1").player(YELLOW).coal == 1
    assert buy("coal-2").player(YELLOW).coal == 2


@pytest.mark.rule("TR-2203", "TR-2204")
def test_building_one_or_two_warehouses() -> None:
    scene = buy("warehouse").play("warehouse", "zone:R-Z1")
    assert scene.player(YELLOW).infrastructure["ravenshire"] == 1
    assert scene.asked == BLACK
    scene = buy("warehouses").play("warehouse", "zone:R-Z1").play("warehouse", "zone:R-Z2")
    assert scene.player(YELLOW).infrastructure["ravenshire"] == 2
    assert scene.asked == BLACK


@pytest.mark.rule("TR-1604", "TR-1603")
def test_a_bought_repetition_waits_for_the_bonus_of_the_first_and_is_lost_without_room() -> None:
    scene = Scene().at(YELLOW, "RM5").give(YELLOW, investment=3).infrastructure("ravenshire", yellow=2)
    scene.investment().play("invest", "action:warehouses").play("warehouse", "zone:R-Z1")
    assert scene.ids("advance") == set(scene.pos.box.tracks)  # of space 3, before the second warehouse
    scene.play("advance", "track:coal")
    assert scene.ids("warehouse") == {"R-Z1", "R-Z2", "R-Z3", "R-Z4"}
    assert scene.refusal("pass") != ""
    scene.play("warehouse", "zone:R-Z1")
    assert scene.asked == BLACK
    scene = Scene().at(YELLOW, "RM5").give(YELLOW, investment=3)
    for zone in ("R-Z1", "R-Z2", "R-Z3"):
        scene.zone(zone, houses=[(BLACK, "")] * 3)
    scene.zone("R-Z4", houses=[(WHITE, "")] * 2).investment()
    scene.play("invest", "action:warehouses").play("warehouse", "zone:R-Z4")
    assert scene.asked == BLACK  # there was room for one


@pytest.mark.rule("TR-2205")
def test_building_a_station() -> None:
    scene = buy("station").play("station", "zone:R-Z1")
    assert scene.pos.stations == {"R-Z1": YELLOW}
    assert scene.pos.parcels == ("R-Z1",)


@pytest.mark.rule("TR-2206", "TR-2207")
def test_loading_one_or_two_wagons() -> None:
    scene = buy("load-1").play("load", "wagon:W3-01")
    assert scene.asked == BLACK
    scene = buy("load-2").play("load", "wagon:W3-01").play("load", "wagon:W2-01")
    assert scene.asked == BLACK


@pytest.mark.rule("TR-2208", "TR-2209")
def test_moving_by_three_or_six() -> None:
    assert buy("move-3").ids("move") == {"RM7", "RM8", "RO8"}
    ends = buy("move-6").ids("move")
    assert ends == {"RM7", "RM9", "AM1", "R-Z4-3", "R-Z4-6", "R-Z4-9"}


@pytest.mark.rule("TR-2210")
def test_no_token_is_added_to_a_bought_move() -> None:
    scene = Scene().at(YELLOW, "RM5").give(YELLOW, investment=1).tokens(YELLOW, "MT08").investment()
    scene.play("invest", "action:move-3")
    assert scene.refusal("move", "field:RM8", "token:3") == "TR-2210"
    assert all(len(option) == 2 for option in scene.options())


@pytest.mark.rule("TR-2211")
def test_a_bought_move_is_followed_by_the_full_action() -> None:
    scene = Scene().at(YELLOW, "RM5").give(YELLOW, investment=1).train(YELLOW, W2_05="gold gold").investment()
    scene.play("invest", "action:move-3").play("move", "field:RM7")
    assert "cards" in scene.ids("buy")
    siding = Scene().at(YELLOW, "RM1").give(YELLOW, investment=1).tile(3, "B41").investment()
    siding.play("invest", "action:move-3").play("move", "field:R-Z2-3")
    assert siding.player(YELLOW).coal == 3


@pytest.mark.rule("TR-2212", "TR-2213", "TR-2214")
def test_exchanging_wagons() -> None:
    assert buy("exchange-1-2").ids("exchange") == {"W1-05"}
    assert buy("exchange-2-3").ids("exchange") == {"W2-01"}
    scene = buy("exchange-3-3")
    assert scene.ids("exchange") == {"W3-01"}
    assert scene.ids("exchange", 2) == {*scene.pos.wagon_pool[3], scene.pos.specials[3][-1]}


@pytest.mark.rule("TR-2215")
def test_planning() -> None:
    scene = buy("planning").play("draw")
    drawn = scene.player(YELLOW).drawn
    assert {len(option) for option in scene.options()} == {1, 2}  # none or one of three
    assert len(scene.options()) == 4
    scene.play("keep", f"card:{drawn[2]}")
    assert drawn[2] in scene.player(YELLOW).hand
    assert set(drawn[:2]) <= set(scene.pos.discards)


@pytest.mark.rule("TR-2216")
def test_buying_corruption() -> None:
    scene = buy("corruption").play("corrupt", "sector:ravenshire-trade")
    assert scene.pos.agents["ravenshire-trade"] == (YELLOW,)
    assert scene.asked == BLACK
