"""Passing, turn order, and the reuse of the workers that claimed it."""

import pytest

from engineshed.games.russian_railroads.phases.turn_order import new_order
from tests.games.russian_railroads.table import KIEV, TS, Sitting, all_pass

# Passing


@pytest.mark.rule("RUS-1401")
def test_who_cannot_act_must_pass() -> None:
    table = Sitting()
    table.me.workers = table.me.rubles = 0
    assert table.options() == [("pass",)]


@pytest.mark.rule("RUS-1402")
def test_who_has_passed_gets_no_further_turn() -> None:
    table = Sitting(2, alone=False)
    table.pass_()
    for space in ("doubler", "rubles", "industry-1"):
        assert table.seat == 1
        table.place(space)
        if table.asked == "choice":
            table.move("marker:1")
    assert table.me.passed


@pytest.mark.rule("RUS-1403", "RUS-1404")
def test_pass_points_come_at_once_and_by_the_card_not_by_the_order_of_passing() -> None:
    table = Sitting(4, alone=False, order=(2, 0, 3, 1))
    table.place("doubler").place("rubles").pass_()
    assert table.pos.boards[3].score() == 3  # third card, although the first to pass
    all_pass(table)
    assert [table.pos.boards[seat].points["passing"] for seat in (2, 0, 3, 1)] == [0, 2, 3, 4]


# Claiming


@pytest.mark.rule("RUS-1501")
def test_positions_one_and_two_can_be_claimed_for_one_worker() -> None:
    table = Sitting(4, alone=False)
    for seat in range(3):
        table.place("bottom").move("kiev-black")
        assert table.seat == seat + 1
    assert {"space:order-1", "space:order-2"} <= table.targets()
    assert not any(str(atom).startswith("space:order-3") for atom in table.targets())
    table.place("order-1")
    assert table.pos.claims() == {1: 3}
    assert table.refused_place("order-1") == "RUS-503"


@pytest.mark.rule("RUS-1502", "RUS-1504", "RUS-1601")
@pytest.mark.example("RUS-E47")
def test_two_players_have_one_turn_order_space_and_the_first_may_stay() -> None:
    table = Sitting(2, alone=False)
    assert table.refused_place("order-2") == "RUS-401"
    table.place("order-1").pass_().pass_()
    assert table.pos.order == [0, 1]
    assert (table.asked, table.seat) == ("reuse", 0)
    table.do("reuse", "space:doubler")
    assert table.me.doublers == 1
    assert table.pos.round == 2


@pytest.mark.rule("RUS-1503")
def test_nobody_claims_the_position_they_hold() -> None:
    table = Sitting(3, alone=False)
    assert table.refused_place("order-1") == "RUS-1503"
    table.place("order-2")
    assert table.seat == 1
    assert table.refused_place("order-2") == "RUS-503"
    other = Sitting(3, alone=False)
    other.pass_()
    assert other.refused_place("order-2") == "RUS-1503"
    assert other.refused_place("order-1") is None


@pytest.mark.rule("RUS-1505")
def test_one_player_cannot_claim_both_positions() -> None:
    table = Sitting(3, alone=False)
    table.pass_().pass_()
    assert table.seat == 2
    table.place("order-1")
    assert table.refused_place("order-2") == "RUS-1505"


@pytest.mark.rule("RUS-1506")
@pytest.mark.parametrize("piece", ["r", "t"])
def test_a_ruble_or_temporary_worker_changes_places_with_an_own_worker(piece: str) -> None:
    table = Sitting(3)
    table.me.temporary, table.pos.supply.temporary = 2, 0
    table.place("doubler")
    table.place("order-2", piece)
    assert table.pos.placed["space:order-2"] == ((0, "w"),)
    assert table.pos.placed["space:doubler"] == ((0, piece),)
    pair = Sitting(3)
    pair.me.temporary, pair.pos.supply.temporary = 2, 0
    pair.place("black-3", "ww").move(*["kiev-black"] * 3).place("order-2", piece)
    assert pair.pos.placed["space:order-2"] == ((0, "w"),)  # also with one of two
    assert sorted(pair.pos.placed["space:black-3"][0][1]) == sorted("w" + piece)


@pytest.mark.rule("RUS-1506")
def test_only_a_worker_of_the_own_colour_is_exchanged_and_only_one() -> None:
    """Others' workers stay, though they stand nearer; so does a second own worker."""
    table = Sitting(3)
    table.occupy("black-2", "w", seat=1)
    table.place("doubler").place("rubles").place("order-2", "r")
    placed = table.pos.placed
    assert placed["space:black-2"] == ((1, "w"),)
    assert placed["space:order-2"] == ((0, "w"),)
    mine = sorted(placed[f"space:{name}"] for name in ("doubler", "rubles"))
    assert mine == [((0, "r"),), ((0, "w"),)]


@pytest.mark.rule("RUS-1506")
def test_whoever_stands_on_the_same_space_stays_there() -> None:
    table = Sitting(3)
    table.place("bottom").move("kiev-black").occupy("bottom", "w", seat=1).occupy("bottom", "w", seat=2)
    table.place("order-2", "r")
    assert table.pos.placed["space:bottom"] == ((0, "r"), (1, "w"), (2, "w"))


@pytest.mark.rule("RUS-1506")
def test_an_own_worker_on_a_turn_order_space_is_not_exchanged() -> None:
    table = Sitting(3)
    table.place("doubler").place("order-2", "w")
    assert table.pos.placed["space:order-2"] == ((0, "w"),)
    assert table.pos.placed["space:doubler"] == ((0, "w"),)
    assert table.told("exchanged") == []


@pytest.mark.rule("RUS-1507")
def test_without_an_own_worker_elsewhere_the_piece_stays_and_is_reused() -> None:
    table = Sitting(3)
    table.place("order-2", "r")
    assert table.pos.placed["space:order-2"] == ((0, "r"),)
    assert table.pos.claims() == {2: 0}
    table.pass_()
    assert table.asked == "reuse"
    table.do("reuse", "space:doubler")
    assert table.me.doublers == 1
    black = Sitting(3)
    black.me.black, black.me.has_black = 1, True
    black.place("doubler").place("order-2", "b")
    assert black.pos.placed["space:order-2"] == ((0, "b"),)  # its owner is known


@pytest.mark.rule("RUS-1508")
def test_the_running_round_keeps_its_order() -> None:
    table = Sitting(3, alone=False)
    table.pass_().place("order-1")
    assert table.pos.order == [0, 1, 2]
    assert table.seat == 2


# The new order


@pytest.mark.rule("RUS-1509")
@pytest.mark.example("RUS-E27")
def test_claimants_take_their_positions_the_others_move_right() -> None:
    yellow, blue, green, red = range(4)
    assert new_order([yellow, blue, green, red], {1: green, 2: red}) == [green, red, yellow, blue]
    table = Sitting(4, alone=False)
    table.pass_().pass_().place("order-1").place("order-2").pass_().pass_()
    assert table.pos.order == [green, red, yellow, blue]


@pytest.mark.rule("RUS-1510")
@pytest.mark.example("RUS-E28")
def test_the_first_player_on_position_two_alone_changes_nothing() -> None:
    table = Sitting(4, alone=False)
    table.place("order-2")
    all_pass(table)
    assert table.pos.order == [0, 1, 2, 3]


@pytest.mark.rule("RUS-1510")
def test_without_a_claim_the_order_stays() -> None:
    table = Sitting(4, alone=False, order=(3, 1, 0, 2))
    all_pass(table)
    assert table.pos.order == [3, 1, 0, 2]
    assert table.pos.round == 2


@pytest.mark.rule("RUS-1509")
@pytest.mark.example("RUS-E46")
def test_only_the_last_player_claims_position_two() -> None:
    a, b, c, d = range(4)
    assert new_order([a, b, c, d], {2: d}) == [a, d, b, c]


@pytest.mark.rule("RUS-1509", "RUS-1503", "RUS-1602")
@pytest.mark.example("RUS-E54")
def test_two_claims_and_who_reuses_first() -> None:
    a, b, c, d = range(4)
    table = Sitting(4, alone=False)
    table.place("order-2").pass_().place("order-1").pass_().pass_().pass_()
    assert table.pos.order == [c, a, b, d]
    assert (table.asked, table.seat) == ("reuse", a)
    table.pass_()
    assert (table.asked, table.seat) == ("reuse", c)


# Reuse


@pytest.mark.rule("RUS-1601", "RUS-1602", "RUS-1603")
@pytest.mark.example("RUS-E29")
def test_the_worker_of_position_two_moves_first() -> None:
    green, red = 2, 3
    table = Sitting(4, alone=False).line(TS, seat=red, black=7, grey=5, brown=0)
    table.pass_().pass_().place("order-1").place("order-2").pass_().pass_()
    assert table.seat == red
    table.do("reuse", "space:brown-1").move("trans-siberian-brown")
    assert table.track(TS, "brown", seat=red) == 1
    assert table.seat == green
    table.do("reuse", "space:rubles")
    assert table.pos.boards[green].rubles == 3
    assert table.pos.round == 2


def claimed() -> Sitting:
    """Seat 0 is about to reuse the worker of position 2."""
    table = Sitting(3)
    table.me.rubles = 3
    table.place("order-2")
    return table


@pytest.mark.rule("RUS-1601")
def test_reuse_may_be_declined() -> None:
    table = claimed()
    table.pass_()
    assert table.asked == "reuse"
    table.pass_()
    assert table.pos.round == 2


@pytest.mark.rule("RUS-1603")
def test_the_target_is_free_and_for_exactly_one_worker() -> None:
    table = claimed()
    table.place("doubler").pass_()
    assert table.refused("reuse", "space:doubler") == "RUS-503"
    assert table.refused("reuse", "space:black-3") == "RUS-1603"
    assert table.refused("reuse", "space:industry-black") == "RUS-1603"
    table.do("reuse", "space:black-2")
    assert table.pos.placed["space:black-2"] == ((0, "w"),)
    assert "space:order-2" not in table.pos.placed


@pytest.mark.rule("RUS-1604")
def test_engineers_and_the_bottom_space_are_targets() -> None:
    table = claimed()
    table.me.engineers += [15, 13]
    table.place("engineer:13").move("marker:1", "kiev-black")
    table.place("bottom").move("kiev-black").pass_()
    assert {"engineer:15", "engineer:10", "engineer:4", "space:bottom"} <= table.targets()
    assert table.refused("reuse", "engineer:13") == "RUS-1307"


@pytest.mark.rule("RUS-1605")
def test_spaces_with_a_compulsory_ruble_are_no_targets() -> None:
    table = claimed().pass_()
    assert table.refused("reuse", "space:hire") == "RUS-1605"
    assert table.refused("reuse", "space:any-2") == "RUS-1605"


@pytest.mark.rule("RUS-1606")
def test_turn_order_and_temporary_workers_are_no_targets() -> None:
    table = claimed().pass_()
    assert table.refused("reuse", "space:order-1") == "RUS-1606"
    assert table.refused("reuse", "space:temporary") == "RUS-1606"


@pytest.mark.rule("RUS-1607")
def test_the_moved_worker_follows_the_usual_rules() -> None:
    table = claimed().factories(marker=4)
    table.me.engineers.append(5)
    table.pass_()
    assert table.refused("reuse", "space:industry-1") == "RUS-506"  # in full on the board
    table.do("reuse", "engineer:5")  # in part on an own engineer
    assert table.options() == [("done",)]
    black = Sitting(3).line(KIEV, black=6)
    black.me.black, black.me.has_black = 1, True
    black.place("order-2", "b").pass_()
    black.do("reuse", "space:bottom").move("kiev-black")  # with the black worker's bonus ...
    assert black.me.reserve == 1  # ... and the gain triggered
    black.move("kiev-black")
    assert black.track(KIEV) == 8


@pytest.mark.rule("RUS-1607", "RUS-511")
def test_an_end_bonus_gained_by_reuse_is_chosen_before_the_scoring() -> None:
    table = claimed().factories(9, marker=4).pass_()
    table.do("reuse", "space:industry-1").move("marker:1")
    assert (table.asked, table.seat, table.me.rounds) == ("end bonus", 0, [])
    table.do("points")
    assert table.pos.round == 2


@pytest.mark.rule("RUS-1608")
def test_what_is_gained_by_reuse_waits_for_the_next_round() -> None:
    table = claimed().line(KIEV, black=6).pass_()
    table.do("reuse", "space:bottom").move("kiev-black")
    assert table.pos.round == 2  # nobody has another turn in the first round
    assert table.me.workers == 7
