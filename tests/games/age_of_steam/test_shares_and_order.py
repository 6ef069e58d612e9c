"""The sequence of play, I. Issue shares, II. Determine player order, III. Select actions."""

import pytest

from tests.games.age_of_steam.table import Play, tile

DROP = ("drop",)


# The sequence of play


@pytest.mark.rule("AOS-201")
def test_a_turn_has_ten_phases_in_this_order() -> None:
    play = Play().turn(1)
    play.pos.income = [11, 12, 13]
    asked = []
    while play.pos.turn == 1:
        asked.append(play.question)
        play.state.play(play.seat, play.state.options(play.seat)[0])
    assert list(dict.fromkeys(asked)) == ["issue", "bid", "action", "build", "move"]
    assert play.state.tape is not None
    told = [event.name for event in play.state.tape.journal]
    phases = [
        "issued",
        "place",
        "took",
        "built",
        "move-round",
        "collected",
        "paid",
        "reduced",
        "rolled",
        "turn",
    ]
    assert [name for name in dict.fromkeys(told) if name in phases] == phases


@pytest.mark.rule("AOS-202")
def test_the_rules_of_a_map_come_first() -> None:
    assert Play("rust-belt", 3).at("shares").can("issue", 2)
    assert Play("barbados", 1).at("shares").why("issue", 2) == "AOS-2207"


@pytest.mark.rule("AOS-203")
def test_money_comes_from_income_and_shares_only() -> None:
    play = Play().lay(0, tile("10,4", "1-4"), tile("11,3", "1-4")).cubes(h9_5="blue")
    play.pos.cash = [0, 0, 0]
    play.at("shares").do("issue", 1).do("issue", 0).do("issue", 0)
    assert play.pos.cash == [5, 0, 0]
    play.at("move").do("ship", "cube:blue@9,5", play.link("10,4/1"))
    assert play.pos.cash == [5, 0, 0]
    play.at("income")
    assert play.pos.cash == [6, 0, 0]


# I. Issue shares


@pytest.mark.rule("AOS-301")
def test_shares_are_issued_in_player_order() -> None:
    play = Play()
    play.pos.order = [2, 0, 1]
    play.at("shares")
    asked = []
    for _ in range(3):
        asked.append(play.seat)
        play.do("issue", 0)
    assert asked == [2, 0, 1]


@pytest.mark.rule("AOS-302", "AOS-303")
def test_any_number_of_shares_at_five_dollars_each() -> None:
    play = Play().at("shares")
    assert play.can("issue", 0)
    assert play.can("issue", 13)
    assert play.state.bill(0, ("issue", 3)).total(0, "cash") == 15
    play.do("issue", 3)
    assert (play.pos.shares[0], play.pos.cash[0]) == (5, 25)


@pytest.mark.rule("AOS-304")
def test_nobody_issues_more_than_fifteen_shares_in_all() -> None:
    play = Play().at("shares")
    assert play.why("issue", 14) == "AOS-304"
    play.pos.shares[0] = 14
    assert play.can("issue", 1)
    assert play.why("issue", 2) == "AOS-304"


@pytest.mark.rule("AOS-305")
def test_no_shares_outside_their_phase() -> None:
    play = Play()
    for phase in ("order", "actions", "build", "move"):
        play.at(phase)
        assert play.why("issue", 1) is not None
    assert Play().at("shares").why("issue", -1) is not None


@pytest.mark.example("AOS-E01")
def test_example_of_shares() -> None:
    green, blue, yellow = 0, 1, 2
    play = Play(players=3).at("shares").do("issue", 2).do("issue", 1).do("issue", 0)
    assert [play.pos.shares[seat] for seat in (green, blue, yellow)] == [4, 3, 2]
    assert [play.pos.cash[seat] for seat in (green, blue, yellow)] == [20, 15, 10]


# II. Determine player order


def auction(players: int, cash: int = 50, order: list[int] | None = None, passer: int | None = None) -> Play:
    play = Play(players=players)
    play.pos.cash = [cash] * players
    play.pos.order = order or list(range(players))
    if passer is not None:
        play.pos.action[passer] = "turn-order-pass"
    return play.at("order")


@pytest.mark.rule("AOS-401")
def test_bidding_goes_round_in_the_old_order() -> None:
    play = auction(3, order=[1, 2, 0])
    asked = [play.seat]
    for amount in (1, 2, 3):
        play.do("bid", amount)
        asked.append(play.seat)
    assert asked == [1, 2, 0, 1]


@pytest.mark.rule("AOS-402")
def test_a_bidder_bids_or_drops() -> None:
    play = auction(3, cash=2)
    assert play.state.options(0) == [("bid", 1), ("bid", 2), DROP]
    assert play.why("done") is not None


@pytest.mark.rule("AOS-403")
def test_the_lowest_bid_is_one_dollar() -> None:
    play = auction(3)
    assert play.why("bid", 0) == "AOS-403"
    assert play.can("bid", 1)


@pytest.mark.rule("AOS-404")
def test_every_bid_is_higher_than_the_highest_so_far() -> None:
    play = auction(4, passer=2).do("bid", 3).do("bid", 5).do("pass")
    assert play.why("bid", 5) == "AOS-404"
    assert play.why("bid", 4) == "AOS-404"
    assert play.can("bid", 6)


@pytest.mark.rule("AOS-405")
def test_nobody_bids_more_than_his_cash() -> None:
    play = auction(3, cash=7)
    assert play.can("bid", 7)
    assert play.why("bid", 8) == "AOS-405"


@pytest.mark.rule("AOS-406", "AOS-407")
def test_who_drops_takes_the_last_free_place() -> None:
    play = auction(4)
    play.do(*DROP).do(*DROP).do("bid", 1).do(*DROP)
    assert play.pos.order == [2, 3, 1, 0]
    assert [event.facts["place"] for event in play.told("dropped")] == [4, 3, 2]


@pytest.mark.rule("AOS-408")
def test_the_last_one_left_is_first() -> None:
    play = auction(3).do(*DROP).do(*DROP)
    assert play.pos.order == [2, 1, 0]
    assert not play.state.waiting()


@pytest.mark.rule("AOS-409")
def test_the_highest_bidder_is_not_asked_to_raise_himself() -> None:
    play = auction(3, passer=1).do("bid", 4).do("pass").do(*DROP)
    assert play.seat == 1  # 0 has the highest bid


def paid(play: Play, cash: int = 50) -> list[int]:
    return [cash - left for left in play.pos.cash]


@pytest.mark.rule("AOS-410")
def test_the_first_to_drop_pays_nothing_even_after_a_bid() -> None:
    play = auction(3).do("bid", 5).do("bid", 6).do("bid", 7).do(*DROP).do(*DROP)
    assert paid(play) == [0, 6, 7]


@pytest.mark.rule("AOS-411", "AOS-412")
def test_the_last_two_pay_in_full_the_others_half_rounded_up() -> None:
    play = auction(5).do("bid", 1).do("bid", 3).do("bid", 5).do("bid", 6).do("bid", 7)
    for _ in range(4):
        play.do(*DROP)
    assert play.pos.order == [4, 3, 2, 1, 0]
    assert paid(play) == [0, 2, 3, 6, 7]


@pytest.mark.rule("AOS-413")
def test_without_a_bid_nobody_pays_whatever_the_place() -> None:
    play = auction(4).do("bid", 4).do(*DROP).do(*DROP).do("bid", 5).do(*DROP)
    assert paid(play) == [4, 0, 0, 5]
    play = auction(3).do(*DROP).do(*DROP)
    assert paid(play) == [0, 0, 0]


@pytest.mark.rule("AOS-414")
def test_the_turn_order_holder_may_pass_once() -> None:
    play = auction(4, passer=1).do("bid", 2)
    assert play.can("pass")
    play.do("pass").do("bid", 3).do("bid", 4).do("bid", 5)
    assert play.seat == 1
    assert play.why("pass") == "AOS-414"  # used up
    assert play.can("bid", 6)  # the pass has left the highest bid alone
    assert auction(4, passer=1).why("pass") == "AOS-414"  # it is another one's pass


@pytest.mark.rule("AOS-415")
def test_no_pass_when_two_are_left() -> None:
    play = auction(3, passer=1).do("bid", 1).do("bid", 2).do(*DROP).do("bid", 3)
    assert play.seat == 1
    assert play.why("pass") == "AOS-415"


@pytest.mark.rule("AOS-416", "AOS-510")
def test_an_unused_pass_is_lost_with_the_auction() -> None:
    play = Play(players=4)
    play.at("actions", "order", "actions", "order")
    for action in ("turn-order-pass", "engineer", "locomotive", "production"):
        play.do("take", f"action:{action}")
    assert play.can("pass")  # seat 0 has it in the next auction
    for _ in range(3):
        play.do(*DROP)
    for action in ("engineer", "locomotive", "production", "first-build"):
        play.do("take", f"action:{action}")
    assert play.why("pass") == "AOS-414"


@pytest.mark.rule("AOS-417")
def test_who_can_neither_raise_nor_pass_drops_out() -> None:
    play = auction(3)
    play.pos.cash = [50, 3, 50]
    play.at("order").do("bid", 3)
    assert play.seat == 2  # 1 cannot bid 4
    assert [event.seat for event in play.told("dropped")] == [1]


@pytest.mark.rule("AOS-418")
def test_with_two_players_left_the_first_to_drop_pays_nothing() -> None:
    play = auction(3)
    play.pos.out[2] = True
    play.pos.order = [0, 1]
    play.at("order").do("bid", 4).do("bid", 5).do(*DROP)
    assert paid(play)[:2] == [0, 5]


@pytest.mark.example("AOS-E02")
def test_example_of_an_auction_with_a_pass() -> None:
    yellow, blue, orange, grey, green = range(5)
    play = auction(5, passer=green)
    play.do("bid", 2).do(*DROP).do("bid", 3).do(*DROP).do("pass")
    places = {event.seat: event.facts["place"] for event in play.told("dropped")}
    assert places == {blue: 5, grey: 4}
    assert play.seat == yellow
    assert play.why("bid", 3) == "AOS-404"
    assert play.can("bid", 4)
    play.do(*DROP).do(*DROP)  # yellow, then orange does not have to raise: green drops
    assert play.pos.order == [orange, green, yellow, grey, blue]
    assert paid(play) == [1, 0, 3, 0, 0]


@pytest.mark.example("AOS-E14")
def test_example_of_four_bids() -> None:
    a, b, c, d = range(4)
    play = auction(4).do("bid", 2).do("bid", 5).do("bid", 6).do("bid", 7).do(*DROP).do(*DROP).do(*DROP)
    assert play.pos.order == [d, c, b, a]
    assert [paid(play)[seat] for seat in (d, c, b, a)] == [7, 6, 3, 0]


@pytest.mark.example("AOS-E15")
def test_example_of_dropping_out_automatically() -> None:
    a, b, c = range(3)
    play = auction(3, passer=a)
    play.pos.cash[a] = 4
    play.do("bid", 3).do("bid", 4).do(*DROP)
    assert not play.state.waiting()
    assert play.pos.order == [b, a, c]
    assert (4 - play.pos.cash[a], 50 - play.pos.cash[b], 50 - play.pos.cash[c]) == (3, 4, 0)


@pytest.mark.example("AOS-E24")
def test_example_of_two_players_left() -> None:
    a, b = 0, 1
    play = auction(3)
    play.pos.out[2] = True
    play.pos.order = [a, b]
    play.at("order").do("bid", 2).do("bid", 3).do(*DROP)
    assert play.pos.order == [b, a]
    assert paid(play)[:2] == [0, 3]


# III. Select actions


def choosing(players: int = 3) -> Play:
    return Play(players=players).at("actions")


@pytest.mark.rule("AOS-501")
def test_everybody_takes_one_action_in_the_new_order() -> None:
    play = Play()
    play.pos.order = [1, 0, 2]
    play.at("actions")
    asked = []
    for action in ("engineer", "first-move", "production"):
        asked.append(play.seat)
        assert play.why("pass") is not None
        play.do("take", f"action:{action}")
    assert asked == [1, 0, 2]
    assert not play.state.waiting()


@pytest.mark.rule("AOS-502")
def test_an_action_is_taken_by_one_player_only() -> None:
    play = choosing()
    assert len(play.state.options(0)) == 7
    play.do("take", "action:engineer")
    assert play.why("take", "action:engineer") == "AOS-502"


@pytest.mark.rule("AOS-503")
def test_first_move_acts_first_in_both_rounds() -> None:
    play = Play()
    play.pos.action[2] = "first-move"
    play.at("move")
    asked = []
    for _ in range(6):
        asked.append(play.seat)
        play.do("pass")
    assert asked == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("AOS-504", "AOS-601")
def test_first_build_builds_before_everybody() -> None:
    play = Play()
    play.pos.order = [1, 0, 2]
    play.pos.action[2] = "first-build"
    play.at("build")
    asked = []
    for _ in range(3):
        asked.append(play.seat)
        play.do("done")
    assert asked == [2, 1, 0]


@pytest.mark.rule("AOS-505", "AOS-603")
def test_the_engineer_builds_four_tiles() -> None:
    play = Play()
    play.pos.cash[0] = 100
    play.pos.action[0] = "engineer"
    play.at("build")
    for number in range(4):
        assert play.seat == 0, number
        play.do(*[tile("10,4", "1-4"), tile("11,3", "1-4"), tile("13,2", "5-3"), tile("13,1", "4-1")][number])
    assert play.seat == 1


@pytest.mark.rule("AOS-506", "AOS-507")
def test_locomotive_raises_the_engine_at_once_up_to_six() -> None:
    play = choosing().do("take", "action:locomotive")
    assert play.pos.engine[0] == 2
    play = choosing()
    play.pos.engine[0] = 6
    assert play.can("take", "action:locomotive")
    play.do("take", "action:locomotive")
    assert play.pos.engine[0] == 6


@pytest.mark.rule("AOS-508")
def test_only_the_urbanization_holder_places_a_new_city() -> None:
    play = Play().building(0)
    assert play.why("urbanize", "hex:10,3", "city:A") == "AOS-508"
    assert Play().building(0, action="urbanization").can("urbanize", "hex:10,3", "city:A")


@pytest.mark.rule("AOS-511")
def test_markers_come_back_when_the_next_choice_starts() -> None:
    play = (
        choosing()
        .do("take", "action:engineer")
        .do("take", "action:production")
        .do("take", "action:locomotive")
    )
    assert play.pos.holder("engineer") == 0
    play.at("shares")
    assert play.pos.holder("engineer") == 0
    play.at("actions")
    assert play.pos.holder("engineer") is None
    assert len(play.state.options(0)) == 7
