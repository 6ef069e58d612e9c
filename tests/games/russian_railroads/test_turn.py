"""Taking a turn: one action in full, or in part where nobody competes for it."""

import pytest

from tests.games.russian_railroads.table import KIEV, SP, TS, Sitting


@pytest.mark.rule("RUS-501")
@pytest.mark.example("RUS-E25")
def test_turns_go_round_in_turn_order() -> None:
    table = Sitting(4, alone=False, order=(3, 1, 0, 2))
    turns = []
    for space in ("doubler", "rubles", "industry-1", "locomotive-3", "order-2"):
        turns.append(table.seat)
        table.place(space, "www" if space == "locomotive-3" else "w")
        while table.asked == "choice":
            table.do(*table.options()[0])
    assert turns == [3, 1, 0, 2, 3]


@pytest.mark.rule("RUS-501", "RUS-1402")
def test_who_has_passed_is_skipped() -> None:
    table = Sitting(3, alone=False)
    table.place("doubler").pass_().place("rubles")
    assert table.seat == 0
    table.place("industry-1").move("marker:1")
    assert table.seat == 2
    table.pass_()
    assert table.seat == 0  # nobody else is left


@pytest.mark.rule("RUS-502")
def test_one_action_or_a_pass() -> None:
    table = Sitting(2, alone=False)
    assert {action[0] for action in table.options()} == {"place", "pass"}
    table.place("doubler")
    assert table.seat == 1
    table.pass_()
    assert table.seat == 0


@pytest.mark.rule("RUS-503")
@pytest.mark.parametrize("pieces", ["w", "r", "t", "b"])
def test_a_space_with_any_piece_is_occupied_for_everybody(pieces: str) -> None:
    table = Sitting(alone=False).occupy("doubler", pieces, seat=0)
    assert table.refused_place("doubler") == "RUS-503"
    table.pass_()
    assert table.seat == 1
    assert table.refused_place("doubler") == "RUS-503"


@pytest.mark.rule("RUS-504")
def test_exactly_as_many_pieces_as_the_space_demands_from_the_own_pool() -> None:
    table = Sitting()
    assert table.refused_place("black-3", "w") == "RUS-504"
    assert table.refused_place("black-3", "www") == "RUS-504"
    assert table.refused_place("black-3", "rr") == "RUS-504"  # there is only one ruble
    assert table.refused_place("black-3", "wt") == "RUS-504"  # and no temporary worker
    table.me.workers = 1
    assert table.refused_place("black-3", "ww") == "RUS-504"
    table.place("black-3", "wr")
    assert (table.me.workers, table.me.rubles) == (0, 0)
    assert table.pos.placed["space:black-3"] == ((0, "wr"),)


@pytest.mark.rule("RUS-505", "RUS-712", "RUS-803")
@pytest.mark.example("RUS-E01")
def test_two_workers_move_black_three_spaces_at_once() -> None:
    table = Sitting(alone=False)
    table.place("black-3", "ww")
    assert (table.seat, table.asked) == (0, "choice")  # nobody else comes in between
    table.move("trans-siberian-black", "trans-siberian-black", "trans-siberian-black")
    assert table.track(TS) == 4
    assert [table.track(line, "grey") for line in (TS, SP, KIEV)] == [0, 0, 0]
    assert (table.seat, table.asked) == (1, "turn")


@pytest.mark.rule("RUS-506")
def test_a_board_space_needs_and_demands_the_whole_action() -> None:
    table = Sitting().line(TS, black=4, grey=2).line(SP, grey=0, black=1).line(KIEV, black=1)
    assert table.refused_place("grey-2") == "RUS-506"  # only 1 grey move is possible
    table.line(TS, black=5)
    table.place("grey-2").move("trans-siberian-grey")
    assert table.refused("done") == "RUS-506"
    table.move("trans-siberian-grey")
    assert table.asked == "turn"


@pytest.mark.rule("RUS-506")
def test_a_public_engineer_and_a_question_card_need_the_whole_action() -> None:
    table = Sitting(
        engineers=(["engineer:5", "engineer:4", "engineer:2"], [f"engineer:{n}" for n in (7, 8, 9, 11)])
    )
    table.factories(marker=3)
    assert table.refused_place("engineer:5") == "RUS-506"  # 2 industry moves, but only 1 before the gap
    table.line(SP, black=3).locomotives(1, sp=4)
    table.place("bottom").move("st-petersburg-black").do("take", "token:question-card")
    assert table.refused("take", "card:triple-twice") == "RUS-506"  # 2 industry moves again


@pytest.mark.rule("RUS-507")
def test_own_engineers_may_be_used_in_part() -> None:
    table = Sitting().factories(marker=3)
    table.me.engineers[:] = [5]
    table.place("engineer:5").move("marker:1")
    assert table.me.markers == [4]
    assert table.options() == [("done",)]  # the second move lapses
    table.do("done")
    table.me.engineers[:] = [15]
    table.place("engineer:15").move("kiev-black")
    table.do("done")  # and what could be done may be left
    assert table.track(KIEV) == 2


@pytest.mark.rule("RUS-507")
def test_factories_and_question_tokens_may_be_used_in_part() -> None:
    table = Sitting().factories(7, marker=4)
    table.place("industry-1").move("marker:1", "kiev-black").do("done")
    assert table.track(KIEV) == 2
    table.line(SP, black=3).locomotives(1, sp=4)
    table.place("bottom").move("st-petersburg-black").do("take", "token:four-moves")
    table.move("kiev-black").do("done")
    assert table.track(KIEV) == 3
    assert table.asked == "turn"


@pytest.mark.rule("RUS-508", "RUS-509")
def test_tracks_gained_on_the_way_count_as_possible() -> None:
    table = Sitting(
        engineers=(["engineer:2", "engineer:4", "engineer:5"], [f"engineer:{n}" for n in (7, 8, 9, 11)])
    )
    assert table.track(TS, "grey") == -1
    table.place("engineer:2")  # 1 black and 1 grey move, and no grey track yet
    assert table.offered("move") == {"track:trans-siberian-black"}  # only this brings grey
    assert table.refused_move("kiev-black") == "RUS-509"
    table.move("trans-siberian-black", "trans-siberian-grey")
    assert table.track(TS, "grey") == 1


@pytest.mark.rule("RUS-506", "RUS-814")
def test_a_move_that_makes_room_for_the_track_behind_counts_as_possible() -> None:
    table = Sitting().line(TS, black=15, grey=13, brown=12)
    for line in (SP, KIEV):
        table.line(line, black=9, grey=8, brown=7)
    assert table.refused_place("grey-2") == "RUS-506"  # one grey move is left
    table.place("any-2", "wr").move("trans-siberian-grey", "trans-siberian-brown")
    assert (table.track(TS, "grey"), table.track(TS, "brown"), table.asked) == (14, 13, "turn")


@pytest.mark.rule("RUS-508")
def test_factories_gained_on_the_way_count_as_possible() -> None:
    table = Sitting().round(7)
    table.factories(6, marker=4)
    assert table.refused_place("last-round") == "RUS-506"  # 3 moves, but gap 2 is empty
    table.factories(2, marker=4)
    table.place("last-round").move("marker:1")  # the factory builds another one
    table.do("factory", "stack:2").move("marker:1", "marker:1")
    assert table.me.markers == [7]


@pytest.mark.rule("RUS-509")
def test_a_gain_that_makes_the_rest_impossible_lets_it_lapse() -> None:
    table = Sitting().line(TS, black=15).line(SP, black=9).line(KIEV, black=8)
    table.factories(7, marker=4)
    table.place("industry-black", "ww").move("marker:1")
    table.move("kiev-black")  # the factory's own move takes the last black step
    table.do("done")
    assert table.options() == [("done",)]
    table.do("done")
    assert table.asked == "turn"


@pytest.mark.rule("RUS-509")
def test_a_waived_gain_lets_the_rest_lapse_but_not_what_can_be_done() -> None:
    table = Sitting().round(7).factories(2, marker=4)
    table.place("last-round").move("marker:1").do("done")  # the factory could have filled gap 2
    assert table.refused("done") == "RUS-506"
    table.move("marker:1")
    assert (table.me.markers, table.options()) == ([6], [("done",)])


@pytest.mark.rule("RUS-509", "RUS-2606")
@pytest.mark.example("RUS-E56")
def test_the_free_move_must_not_use_up_the_last_black_one() -> None:
    engineers = (["engineer:6", "engineer:4", "engineer:5"], [f"engineer:{n}" for n in (7, 8, 9, 11)])
    for order in (("kiev-black", "kiev-grey"), ("kiev-grey", "kiev-black")):
        table = Sitting(engineers=engineers)
        table.line(TS, black=15, grey=14, brown=13, natural=12, white=11)
        table.line(SP, black=9, grey=8, brown=7, natural=6).line(KIEV, black=8, grey=3, brown=2)
        table.place("engineer:6")
        for thing in order:
            table.move(thing)
        assert (table.track(KIEV), table.track(KIEV, "grey")) == (9, 4)
        assert table.me.score() == 10
        assert table.asked == "turn"
    table = Sitting(engineers=engineers)
    table.line(TS, black=15, grey=14, brown=13, natural=12, white=11)
    table.line(SP, black=9, grey=8, brown=7, natural=6).line(KIEV, black=9, grey=3, brown=2)
    assert table.refused_place("engineer:6") == "RUS-506"  # no black step is left for its black move


@pytest.mark.rule("RUS-510")
def test_the_parts_of_an_action_come_in_any_order() -> None:
    for order in (("marker:1", "kiev-black"), ("kiev-black", "marker:1")):
        table = Sitting()
        table.place("industry-black", "ww").move(*order)
        assert (table.me.markers, table.track(KIEV)) == ([1], 2)


@pytest.mark.rule("RUS-511")
def test_gains_triggered_together_come_in_any_order_and_end_bonus_cards_last() -> None:
    table = Sitting().line(SP, black=6).lowest(6)
    table.place("locomotive-1").do("locomotive", "slot:st-petersburg")  # reaches both '?' spaces at once
    assert {"token:kiev-medal", "token:question-card"} <= table.offered("take")
    table.do("take", "token:question-card").do("take", "card:engineer-ruble")
    assert table.asked == "choice"  # the second token comes before the end-bonus card
    table.do("take", "token:revaluation")
    assert table.asked == "end bonus"


@pytest.mark.rule("RUS-512")
def test_placing_a_locomotive_is_finished_before_its_gains() -> None:
    table = Sitting().line(SP, black=6).line(KIEV, black=4).locomotives(1, 3, sp=3, kiev=2).lowest(6)
    table.place("locomotive-1").do("locomotive", "slot:st-petersburg")
    # Two '?' spaces are within reach now, but the replaced #3 comes first.
    assert table.options() == [
        ("locomotive", "slot:trans-siberian-1"),
        ("locomotive", "slot:kiev"),
        ("return",),
    ]
    table.do("locomotive", "slot:kiev")
    assert ("return",) in table.options()
    table.do("return")
    assert "token:kiev-medal" in table.offered("take")
