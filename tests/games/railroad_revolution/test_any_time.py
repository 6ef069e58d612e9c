"""Shares are sold and workers hired at any time: before, during and after everything else, also at set-up."""

import pytest

from engineshed.games.railroad_revolution import GAME
from engineshed.games.railroad_revolution.page import PAGE
from engineshed.kernel import DONE, Rng, Seeded, words_for
from engineshed.kernel.page import Scene
from tests.games.railroad_revolution.table import Play, give, playing, top_of_stack

TRADES = [("sell", "share"), ("hire", "worker:grey")]


def new_game(players: int = 3) -> Play:
    """At the first choice of a setup tile."""
    state = GAME.new(players, {}, Seeded(Rng(4)))
    state.run()
    return Play(state, GAME)


def out_of_effects(**holdings: object) -> Play:
    """Seat 0 has laid two rails and taken the negotiator's shares: nothing is left to do."""
    table = playing(supply="WWWWG", **holdings)
    table.place("grey", "railroad").do("lay", "track:T02").do("lay", "track:T05")
    return table.do("pay").do("gain", "shares:2")


@pytest.mark.rule("RRV-408", "RRV-410")
@pytest.mark.parametrize("trade", TRADES)
def test_the_turn_does_not_end_with_its_last_effect(trade: tuple[str, str]) -> None:
    table = out_of_effects(money=2500)
    assert table.seat == 0
    table.do(*trade).do(*trade).done()
    assert table.seat == 1


@pytest.mark.rule("RRV-408")
def test_shares_sold_after_the_last_effect_pay_for_a_worker() -> None:
    table = out_of_effects(money=1000, shares=4)
    money = table.me.money
    assert money < 800 <= money + 6 * 150
    assert table.why("hire", "worker:grey") == "RRV-410"
    while not table.may("hire", "worker:grey"):
        table.do("sell", "share")
    table.do("hire", "worker:grey").done()
    assert sum(table.me.workers) == 6


@pytest.mark.rule("RRV-408", "RRV-410")
def test_who_has_nothing_to_sell_and_cannot_hire_is_not_asked() -> None:
    table = playing(money=700, shares=0, supply="WWWWO")
    table.place("orange", "railroad").do("lay", "track:T02").do("lay", "track:T05").do("pay").do("rebate")
    assert table.me.money < 800
    assert table.seat == 1


@pytest.mark.rule("RRV-408", "RRV-410")
def test_who_has_a_single_share_or_just_the_money_for_a_worker_is_asked() -> None:
    for money, shares, trade in ((700, 1, TRADES[0]), (1250, 0, TRADES[1])):
        table = playing(money=money, shares=shares, supply="WWWWO")
        table.place("orange", "railroad").do("lay", "track:T02").do("lay", "track:T05").do("pay").do("rebate")
        assert table.me.money == money - 700 + 250
        assert table.seat == 0
        table.do(*trade)
        assert table.seat == 1


@pytest.mark.rule("RRV-410")
def test_a_worker_is_hired_for_the_milestone_just_kept() -> None:
    table = playing(money=1500, shares=0, milestones={"A2-1": "O", "A1-4": "."}, rails=["T02", "T04"])
    top_of_stack(table.pos, "B", ["B-1", "B-2", "B-3"])
    table.place("white", "trade").do("sell", "piece:building").done()
    table.do("keep", "milestone:B-1")
    assert table.seat == 0
    table.do("hire", "worker:grey").done()
    assert table.seat == 1


@pytest.mark.rule("RRV-410")
def test_who_has_no_piece_left_may_still_hire_before_passing() -> None:
    table = playing(money=900, shares=0, rails_left=0, buildings_left=0)
    assert set(table.options()) == {*table.options("hire"), DONE}
    table.do("hire", "worker:grey")
    assert table.seat == 1


@pytest.mark.rule("RRV-408", "RRV-410", "RRV-238")
def test_before_and_after_the_choice_of_a_setup_tile_shares_are_sold_and_workers_hired() -> None:
    table = new_game()
    seat = table.seat
    company = table.pos.companies[seat]
    table.do("sell", "share").do("sell", "share").do("hire", "worker:orange")
    assert (company.money, company.shares, sum(company.workers)) == (100, 1, 5)
    table.do(*table.options("choose")[0])
    while table.options() != [("sell", "share"), DONE]:
        assert table.seat == seat
        table.do(*table.options()[0])
    table.do("sell", "share")
    assert company.shares == 0


@pytest.mark.rule("RRV-233", "RRV-410")
def test_a_worker_beside_a_setup_tile_cannot_be_hired() -> None:
    table = new_game()
    lying = {colour for _, colour in table.pos.offered.values()}
    table.do("sell", "share").do("sell", "share")
    for colour in range(5):
        table.pos.stock[colour] = 0
    assert lying
    assert not table.options("hire")


@pytest.mark.rule("RRV-410")
def test_in_another_players_turn_one_hires_while_one_has_something_to_decide() -> None:
    table = playing(deal="D4", money=2000)
    give(table.pos, 1, money=2000, shares=4)
    table.place("white", "telegraph").do("build", "section:3").decline(0)
    assert table.seat == 1
    table.do("hire", "worker:grey").do("sell", "share").do("accept", "deal:bottom")
    table.do("gain", *table.options("gain")[0][1:])
    # The other's turn goes on: nobody waits for somebody who has nothing to decide.
    assert table.seat == 2


@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_can_still_be_done_is_said(language: str) -> None:
    words = words_for(language, "engineshed.games.railroad_revolution")
    table = out_of_effects(money=2500)
    assert PAGE.view(Scene(table.state.seen_by(0), words)).prompt.text == words("ask-last")
