"""VI. Collect income, VII. Pay expenses, VIII. Income reduction."""

import pytest

from tests.games.age_of_steam.table import Play, tile


def paying(cash: int, income: int, shares: int, engine: int) -> Play:
    """Seat 0 with these figures pays; the others have plenty."""
    play = Play()
    play.pos.cash = [cash, 100, 100]
    play.pos.income[0], play.pos.shares[0], play.pos.engine[0] = income, shares, engine
    return play.at("expenses")


@pytest.mark.rule("AOS-1301")
def test_income_is_paid_in_dollars() -> None:
    play = Play()
    play.pos.income = [0, 7, 52]
    play.at("income")
    assert play.pos.cash == [10, 17, 62]


@pytest.mark.rule("AOS-1302", "AOS-1303")
def test_income_carries_over_and_has_no_upper_limit() -> None:
    play = Play()
    play.pos.income = [5, 10, 300]
    play.at("income", "income")
    assert play.pos.income == [5, 10, 300]
    assert play.pos.cash[2] == 610


@pytest.mark.rule("AOS-1401")
def test_expenses_are_a_dollar_per_share_and_engine_level() -> None:
    play = paying(cash=20, income=0, shares=5, engine=3)
    assert play.pos.cash[0] == 12


@pytest.mark.rule("AOS-1402", "AOS-1403")
def test_cash_goes_first_then_income() -> None:
    play = paying(cash=3, income=4, shares=4, engine=1)
    assert (play.pos.cash[0], play.pos.income[0]) == (0, 2)
    play = paying(cash=5, income=4, shares=4, engine=1)
    assert (play.pos.cash[0], play.pos.income[0]) == (0, 4)


@pytest.mark.rule("AOS-1404")
def test_below_zero_income_eliminates_exactly_zero_does_not() -> None:
    assert not paying(cash=0, income=5, shares=4, engine=1).pos.out[0]
    assert paying(cash=0, income=4, shares=4, engine=1).pos.out[0]


def bankrupt() -> Play:
    """Seat 0 has a link from Evansville to Cincinnati and a section to Lexington, and cannot pay."""
    play = Play().lay(0, tile("10,4", "4-1"), tile("11,3", "4-1"), tile("13,2", "5-3"))
    play.pos.cash = [0, 100, 100]
    play.pos.action = ["production", "engineer", ""]
    return play.at("expenses")


@pytest.mark.rule("AOS-1405")
def test_unfinished_track_of_an_eliminated_player_becomes_unowned() -> None:
    play = bankrupt()
    assert play.chain("13,2/3").owner == -1


@pytest.mark.rule("AOS-1406")
def test_completed_links_of_an_eliminated_player_stay() -> None:
    play = bankrupt()
    assert play.chain("10,4/4").complete
    assert play.hex("10,4") in play.pos.tiles


@pytest.mark.rule("AOS-1407")
def test_an_eliminated_player_takes_no_further_part() -> None:
    play = bankrupt()
    assert play.pos.order == [1, 2]
    assert play.pos.holder("production") is None
    assert play.pos.map.sheet(play.pos, 0).total == 0
    play.pos.turn = 2
    play.at("turn")
    asked = set()
    for _ in range(12):
        asked.add(play.seat)
        play.do(*play.state.options(play.seat)[-1])
    assert asked == {1, 2}
    play.pos.turn = 10
    while play.state.waiting():
        play.pos.cash = [100] * 3
        play.do(*play.state.options(play.seat)[-1])
    assert play.result().places[0] == 3
    assert play.result().eliminated == (0,)


@pytest.mark.rule("AOS-1408")
def test_who_is_out_does_not_produce_any_more() -> None:
    play = Play(players=4)
    play.pos.cash = [0, 100, 100, 100]
    play.pos.action = ["production", "", "", ""]
    play.pos.display["light-1"] = ("", "", "")
    play.at("expenses", "growth")
    assert play.pos.out[0]
    assert play.state.waiting() == ()
    assert play.pos.action[0] == ""  # nor does a marker of his lie there


@pytest.mark.rule("AOS-1408")
def test_the_others_close_up_and_bid_for_so_many_places() -> None:
    play = Play(players=4)
    play.pos.order = [3, 0, 2, 1]
    play.pos.cash = [0, 100, 100, 100]
    play.at("expenses")
    assert play.pos.order == [3, 2, 1]
    assert play.pos.out == [True, False, False, False]
    play.at("order").do("drop")
    assert play.told("dropped")[0].facts["place"] == 3


@pytest.mark.rule("AOS-1409")
def test_with_one_player_left_the_game_ends_and_he_wins() -> None:
    play = Play()
    play.pos.cash = [0, 0, 100]
    play.at("expenses", "turn")
    assert not play.state.waiting()
    assert play.result().winners() == (2,)
    assert play.result().reason == "last-player"


@pytest.mark.rule("AOS-1409")
@pytest.mark.parametrize(("name", "players"), [("st-lucia", 2), ("rust-belt", 3), ("rust-belt", 4)])
def test_the_reason_of_the_end_tells_whether_others_were_left(name: str, players: int) -> None:
    for left in range(1, players + 1):
        play = Play(name, players)
        play.pos.cash = [100] * left + [0] * (players - left)
        play.pos.turn = play.pos.map.turns(players)
        play.at("expenses", "advance")
        assert play.result().reason == ("end" if left > 1 else "last-player")


@pytest.mark.rule("AOS-1409")
def test_with_nobody_left_nobody_wins() -> None:
    play = Play()
    play.pos.cash = [0, 0, 0]
    play.at("expenses", "turn")
    assert not play.state.waiting()
    assert play.result().winners() == ()
    assert play.result().reason == "nobody-left"


def reduced(income: int) -> int:
    play = Play()
    play.pos.income[0] = income
    play.at("reduction")
    return play.pos.income[0]


@pytest.mark.rule("AOS-1501")
def test_the_bands_of_reduction() -> None:
    for start, end, lose in ((0, 10, 0), (11, 20, 2), (21, 30, 4), (31, 40, 6), (41, 49, 8), (50, 120, 10)):
        assert [income - reduced(income) for income in (start, end)] == [lose, lose]


@pytest.mark.rule("AOS-1502")
def test_reduction_uses_the_income_after_expenses_and_costs_no_cash() -> None:
    play = Play()
    play.pos.cash = [0, 100, 100]
    play.pos.income[0], play.pos.shares[0], play.pos.engine[0] = 12, 2, 1
    play.at("expenses", "reduction")
    assert play.pos.income[0] == 9  # 12 - 3 is not reduced further
    assert play.pos.cash == [0, 97, 97]


@pytest.mark.rule("AOS-1503")
def test_reduction_also_happens_in_the_last_turn() -> None:
    play = Play()
    play.pos.turn = 10
    play.pos.income = [30, 30, 30]
    play.at("turn")
    while play.state.waiting():
        play.do(*play.state.options(play.seat)[-1])
    assert play.pos.income == [26, 26, 26]
    assert play.result().sheets[0].lines[0].points == 3 * 26


@pytest.mark.example("AOS-E17")
def test_example_of_expenses() -> None:
    for shares, income, out in ((5, 1, False), (7, -1, True)):
        play = Play()
        play.pos.cash = [1, 100, 100]
        play.pos.income[0], play.pos.shares[0], play.pos.engine[0] = 4, shares, 3
        play.at("income", "expenses")
        assert (play.pos.cash[0], play.pos.income[0], play.pos.out[0]) == (0, income, out)


@pytest.mark.example("AOS-E18")
def test_example_of_reduction() -> None:
    assert [reduced(income) for income in (10, 11, 20, 21, 49, 50)] == [10, 9, 18, 17, 41, 40]
