"""Company milestones: promotion, conditions, completion and new ones."""

import pytest

from engineshed.games.railroad_revolution import GAME
from engineshed.games.railroad_revolution.phases.milestones import is_complete, reached
from engineshed.games.railroad_revolution.printed.box import COLOURS
from tests.games.railroad_revolution.table import LETTERS, Play, give, playing, top_of_stack

BOX = GAME.box


def ends_turn(table: Play) -> Play:
    """Seat 0 sells a piece and leaves the rest."""
    table.place("white", "trade")
    sale = next(option for option in table.options("sell") if option[1] != "share")
    return table.do(*sale).decline(0)


def holds(tile: str, **holdings: object) -> list[bool]:
    """Which conditions of a milestone hold."""
    table = playing(**holdings)
    return [reached(table.me, c) >= c.least for c in BOX.milestones[tile].conditions]


@pytest.mark.rule("RRV-1101")
def test_all_managers_and_all_conditions() -> None:
    for goal, rails, stations, complete in (
        ("O", ["T02", "T06"], ["chicago"], True),
        (".", ["T02", "T06"], ["chicago"], False),
        ("O", ["T02"], ["chicago"], False),
        ("O", ["T02", "T06"], ["washington"], False),
    ):
        table = playing(milestones={"A1-1": goal, "A2-4": "."}, rails=rails, stations=stations)
        assert is_complete(table.pos, table.me, "A1-1") == complete
        ends_turn(table)
        assert ("A1-1" in table.me.done) == complete


@pytest.mark.rule("RRV-1103", "RRV-1104")
def test_slots_take_the_colours_shown_and_d_takes_any() -> None:
    table = playing(supply="WPOGT", milestones={"C-1": "..", "D-1": ".."}, money=0)
    table.place("white", "telegraph")
    found: dict[str, set[str]] = {}
    for _, own, slot in table.options("promote"):
        found.setdefault(str(slot), set()).add(str(own)[4:5])
    assert found == {
        "slot:C-1.1": {"o"},
        "slot:C-1.2": {"p"},
        "slot:D-1.1": set("wpogt"),
        "slot:D-1.2": set("wpogt"),
    }
    assert table.why("promote", "own:grey@supply", "slot:C-1.1") == "RRV-1104"


@pytest.mark.rule("RRV-1104", "RRV-1105")
@pytest.mark.example("RRV-E43")
def test_a_specialist_may_fill_a_white_slot_but_not_the_reverse() -> None:
    table = playing(supply="OOGGT", milestones={"B-2": "..", "A2-4": "."})
    table.place("turquoise", "trade")
    options = {(str(own).split("@")[0], slot) for _, own, slot in table.options("promote")}
    assert {own for own, slot in options if slot == "slot:B-2.1"} == {
        "own:orange",
        "own:grey",
        "own:turquoise",
    }
    assert {own for own, slot in options if slot == "slot:B-2.2"} == {"own:orange"}
    table = playing(supply="WWWWO", milestones={"B-2": "..", "A2-4": "."}).place("orange", "trade")
    assert table.why("promote", "own:white@supply", "slot:B-2.2") == "RRV-1104"
    assert table.may("promote", "own:white@supply", "slot:B-2.1")


@pytest.mark.rule("RRV-1105", "RRV-1106")
def test_workers_of_board_and_supply_are_promoted_even_the_one_just_used() -> None:
    table = playing(supply="WWWP", board={"station": "O"}, milestones={"A1-1": ".", "A1-2": "."})
    table.place("purple", "trade")
    table.do("promote", "own:purple@board", "slot:A1-2.1")
    assert table.me.managers == {"A1-1": (None,), "A1-2": (1,)}
    assert table.me.workers[20:] == [0] * 5
    table = playing(supply="WWWP", board={"station": "O"}, milestones={"A1-1": ".", "A1-2": "."})
    table.place("white", "trade").do("promote", "own:orange@board", "slot:A1-1.1")
    assert table.me.managers["A1-1"] == (2,)
    fresh = playing(supply="WWWP", milestones={"A1-2": "."}).place("white", "trade")
    assert fresh.why("promote", "own:purple@board", "slot:A1-2.1") == "RRV-1105"  # no such worker there
    assert fresh.why("promote", "own:purple@supply", "slot:A1-3.1") == "RRV-1105"  # not an own milestone


@pytest.mark.rule("RRV-1107")
def test_no_condition_needs_to_hold_for_a_promotion() -> None:
    table = playing(supply="WWWWO", milestones={"A1-1": ".", "A2-3": "."})
    assert holds("A1-1") == [False, False]
    table.place("white", "trade").do("promote", "own:orange@supply", "slot:A1-1.1")
    assert table.me.managers["A1-1"] == (2,)


@pytest.mark.rule("RRV-1108")
def test_a_manager_stays_until_the_milestone_is_completed() -> None:
    table = playing(supply="WWWW", milestones={"A1-1": "O", "A2-3": "."})
    for _ in range(8):
        assert not [o for o in table.options("place") if "orange" in str(o[1])]
        table.idle().until(0)
    assert table.me.managers["A1-1"] == (2,)


@pytest.mark.rule("RRV-1109", "RRV-901")
@pytest.mark.parametrize("action", ["station", "railroad", "telegraph", "trade"])
def test_white_promotes_with_any_action_and_only_once(action: str) -> None:
    table = playing(supply="WWWWOP", money=3000, milestones={"A1-1": ".", "A1-2": "."}).place("white", action)
    table.do("promote", "own:orange@supply", "slot:A1-1.1")
    assert not table.options("promote")


@pytest.mark.rule("RRV-1110")
def test_both_promotions_may_go_to_the_same_milestone() -> None:
    table = playing(supply="WWWWOT", trains=["promote.up"], milestones={"B-1": "..", "A2-1": "."})
    table.place("white", "trade").do("flip", "train:TR-promote.up")
    table.do("promote", "own:orange@supply", "slot:B-1.1").do("promote", "own:turquoise@supply", "slot:B-1.2")
    assert table.me.managers["B-1"] == (2, 4)


@pytest.mark.rule("RRV-1111")
def test_all_players_are_checked_after_every_turn_active_first() -> None:
    table = playing(3, milestones={"A2-1": "O", "A1-1": "."}, rails=["T02", "T04"], supply="WWWW")
    for seat in (1, 2):
        give(table.pos, seat, milestones={"A2-1": "O", "A1-1": "."}, rails=["T02", "T04"])
    table.place("white", "trade").do("sell", "piece:rail").done()
    order = []
    while table.options("keep"):
        order.append(table.seat)
        table.do(*table.options("keep")[0]).decline(0)
    assert order == [0, 1, 2]
    table = playing(3, supply="WWWW")
    table.until(2)
    for seat in (0, 1, 2):
        give(table.pos, seat, milestones={"A2-1": "O", "A1-1": "."}, rails=["T02", "T04"])
    table.place("white", "trade").do(*table.options("sell", "piece:rail")[0]).decline(2)
    order = []
    while table.options("keep"):
        order.append(table.seat)
        table.do(*table.options("keep")[0]).decline(2)
    assert order == [2, 0, 1]


@pytest.mark.rule("RRV-1112", "RRV-1308")
def test_managers_go_to_the_general_supply_and_the_tile_is_kept() -> None:
    table = playing(milestones={"A2-1": "O", "A1-1": "."}, rails=["T02", "T04"], supply="WWWW")
    orange = table.pos.stock[2]
    ends_turn(table)
    assert table.me.done == ("A2-1",)
    assert table.pos.stock[2] == orange + 1
    assert sum(table.me.workers) == 4
    lines = {line.source: line.points for line in GAME.score_now(table.pos)[0].lines}
    assert lines["milestones"] == 16


@pytest.mark.rule("RRV-1113")
@pytest.mark.example("RRV-E10")
def test_b_follows_a_and_nothing_follows_d() -> None:
    for goal in ("A1-1", "A2-1"):
        table = playing(
            milestones={goal: "O"}, rails=["T02", "T04"], stations=["chicago"], supply="WWWW", deal="D1"
        )
        ends_turn(table)
        assert table.pos.drawn[1] == "B"
        assert len(table.options("keep")) == 3
    table = playing(
        milestones={"D-4": "WW"},
        stations=["duluth", "omaha", "bismarck"],
        supply="WW",
        seed=2,
        rails=["T02", "T10", "T18", "T15"],
    )
    give(table.pos, 0, supply="WWPP")
    ends_turn(table)
    assert table.me.done == ("D-4",)
    assert table.me.managers == {}
    assert table.seat == 1
    assert table.options("place")


@pytest.mark.rule("RRV-1113", "RRV-1114")
@pytest.mark.example("RRV-E11")
def test_three_of_c_are_drawn_after_b_and_one_is_kept() -> None:
    table = playing(milestones={"B-2": "WO"}, rails=["T02", "T04", "T14", "T05"], supply="WWW")
    give(table.pos, 0, supply="WWWP")
    ends_turn(table)
    drawn = table.pos.drawn[2]
    assert len(drawn) == 3
    assert all(BOX.milestones[tile].group == "C" for tile in drawn)
    assert table.why("keep", "milestone:C-99") == "RRV-1114"
    assert not table.may("done")
    table.do("keep", f"milestone:{drawn[1]}")
    assert table.me.managers == {drawn[1]: (None, None)}
    assert [tile for tile, _ in table.pos.stacks["C"].under] == [drawn[0], drawn[2]]


@pytest.mark.rule("RRV-1115", "RRV-1116")
def test_what_goes_under_the_stack_comes_back_in_order() -> None:
    table = playing(milestones={"A2-1": "O", "A1-4": "."}, rails=["T02", "T04"], supply="WWWW")
    stack = table.pos.stacks["B"]
    table.pos.companies[1].done += tuple(str(tile) for tile in stack.unknown[3:])
    del stack.unknown[3:]
    ends_turn(table)
    first, second, third = table.pos.drawn[2]
    table.do("keep", f"milestone:{first}").done()
    assert [tile for tile, _ in stack.under] == [second, third]
    # Two are left: the next who draws sees just these two, in this order.
    give(table.pos, 1, milestones={"A2-1": "O", "A1-4": "."}, rails=["T02", "T04"])
    table.place("white", "trade").do("sell", "piece:rail").decline(1)
    assert table.pos.drawn[2] == (second, third)
    assert table.seat == 1


@pytest.mark.rule("RRV-1114", "RRV-1115")
def test_those_nobody_has_seen_lie_above_those_put_back() -> None:
    table = playing(milestones={"A2-1": "O", "A1-4": "."}, rails=["T02", "T04"], supply="WWWW")
    stack = table.pos.stacks["B"]
    top, low, lowest = (str(stack.unknown.pop()) for _ in range(3))
    table.pos.companies[1].done += tuple(str(tile) for tile in stack.unknown)
    stack.unknown[:] = [top]
    stack.under[:] = [(low, 1), (lowest, 1)]
    ends_turn(table)
    assert table.pos.drawn[2] == (top, low, lowest)
    # Seat 1 had put two of them back, but does not see them in another hand.
    assert table.state.seen_by(1).pos.drawn[2] == ("?", "?", "?")


@pytest.mark.rule("RRV-1116")
def test_from_an_empty_stack_nothing_is_drawn() -> None:
    table = playing(milestones={"A2-1": "O", "A1-4": "."}, rails=["T02", "T04"], supply="WWWW")
    stack = table.pos.stacks["B"]
    table.pos.companies[1].done += tuple(str(tile) for tile in stack.unknown)
    stack.unknown.clear()
    ends_turn(table)
    assert table.me.done == ("A2-1",)
    assert table.seat == 1


@pytest.mark.rule("RRV-1117", "RRV-1111", "RRV-1112")
@pytest.mark.example("RRV-E37")
def test_two_completed_at_once_are_handled_one_after_the_other() -> None:
    table = playing(
        milestones={"A1-1": "O", "A2-1": "O"},
        rails=["T02"],
        stations=["chicago"],
        trains=["rail.up"],
        supply="WWWW",
        money=100,
    )
    tiles = [f"B-{n}" for n in range(1, 11)]
    top_of_stack(table.pos, "B", tiles)
    orange = table.pos.stock[2]
    table.place("white", "trade").do("flip", "train:TR-rail.up").do("lay", "track:T04", "pay:100")
    table.do("sell", "piece:rail").done()
    assert table.options("complete") == [("complete", "milestone:A1-1"), ("complete", "milestone:A2-1")]
    assert table.why("complete", "milestone:B-1") == "RRV-1117"
    table.do("complete", "milestone:A2-1")
    assert table.pos.drawn[2] == ("B-1", "B-2", "B-3")
    table.do("keep", "milestone:B-2").done()
    assert table.pos.drawn[2] == ("B-4", "B-5", "B-6")
    table.do("keep", "milestone:B-6")
    assert table.pos.stock[2] == orange + 2
    assert table.me.done == ("A2-1", "A1-1")
    assert sum(BOX.milestones[tile].vp for tile in table.me.done) == 34
    assert [tile for tile, _ in table.pos.stacks["B"].under][-4:] == ["B-1", "B-3", "B-4", "B-5"]
    assert sorted(table.me.managers) == ["B-2", "B-6"]


@pytest.mark.rule("RRV-1118")
def test_a_new_milestone_has_no_managers_and_there_are_two_at_most() -> None:
    table = playing(milestones={"A2-1": "O", "A1-4": "."}, rails=["T02", "T04", "T14"], supply="WWWW")
    top_of_stack(table.pos, "B", ["B-2"])  # its condition holds already
    ends_turn(table).do("keep", "milestone:B-2")
    assert table.me.managers == {"A1-4": (None,), "B-2": (None, None)}
    assert table.done().seat == 1
    assert table.options("place")


@pytest.mark.rule("RRV-1119")
@pytest.mark.example("RRV-E12")
def test_condition_connect() -> None:
    assert holds("A1-1", rails=["T02"])[0] is False
    assert holds("A1-1", rails=["T02", "T04"])[0] is True
    assert holds("A1-1", rails=["T02", "T04", "T05"])[0] is True


@pytest.mark.rule("RRV-1120")
@pytest.mark.example("RRV-E13")
def test_condition_station() -> None:
    rails = ["T02", "T10", "T16"]
    assert holds("B-1", rails=rails)[1] is False
    assert holds("B-1", rails=rails, stations=["omaha"])[1] is True


@pytest.mark.rule("RRV-1121")
@pytest.mark.example("RRV-E14")
def test_condition_deal_spaces() -> None:
    assert holds("A2-2", rails=["T02"], offices=[3])[1] is False
    assert holds("A2-2", rails=["T02", "T06"])[1] is True
    assert holds("A2-2", rails=["T02", "T06", "T05", "T08"])[1] is True


@pytest.mark.rule("RRV-1122")
@pytest.mark.example("RRV-E15")
def test_condition_terrain() -> None:
    assert holds("B-2", rails=["T02", "T04", "T03"]) == [False]
    assert holds("B-2", rails=["T02", "T04", "T03", "T05", "T14"]) == [True]
    # Plains: the start space does not count.
    plains = BOX.milestones["A2-3"].conditions[0]
    assert reached(playing(rails=["T02", "T10"]).me, plains) == 1


@pytest.mark.rule("RRV-1123")
def test_conditions_use_nothing_up() -> None:
    rails, stations = ["T02", "T06"], ["chicago"]
    table = playing(
        milestones={"A1-1": "O", "A1-4": "T"}, rails=[*rails, "T09"], stations=stations, supply="WWWW"
    )
    assert is_complete(table.pos, table.me, "A1-1")
    assert is_complete(table.pos, table.me, "A1-4")


@pytest.mark.rule("RRV-1124")
def test_a_free_rail_counts_by_the_symbols_of_its_space() -> None:
    table = playing(
        rails=["T02"], trains=["rail.up"], money=100, supply="WWWWP", milestones={"A2-1": "O", "A1-4": "."}
    )
    table.place("white", "trade").do("flip", "train:TR-rail.up").do("lay", "track:T04", "pay:100")
    assert is_complete(table.pos, table.me, "A2-1")


def test_letters_are_the_colours() -> None:
    assert [COLOURS[number] for number in LETTERS.values()] == list(COLOURS)


@pytest.mark.rule("RRV-1118")
def test_a_third_open_milestone_is_noticed_on_the_table() -> None:
    table = playing(milestones={"A1-1": ".", "A2-1": "."})
    table.game.check(table.pos)
    spare = next(str(tile) for tile in table.pos.stacks["B"].unknown)
    table.pos.stacks["B"].unknown.remove(spare)
    table.me.managers[spare] = tuple(None for _ in BOX.milestones[spare].managers)
    with pytest.raises(AssertionError):
        table.game.check(table.pos)


@pytest.mark.rule("RRV-1112")
def test_the_log_names_the_managers_that_go_back() -> None:
    managers = {"B-2": "WO", "A2-1": "."}
    table = playing(milestones=managers, supply="WWWPP", rails=["T02", "T04", "T05", "T14"])
    ends_turn(table)
    assert [facts["managers"] for facts in table.told("completed")] == [("white", "orange")]
