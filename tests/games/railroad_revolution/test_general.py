"""General rules: free order, four workers, shares, hiring, trains, supplies."""

import pytest

from engineshed.games.railroad_revolution.printed.box import COLOURS
from tests.games.railroad_revolution.table import Play, give, playing


def colours(table: Play, word: str) -> set[str]:
    return {str(option[1]).removeprefix("worker:") for option in table.options(word)}


@pytest.mark.rule("RRV-401", "RRV-902")
@pytest.mark.example("RRV-E01")
def test_money_gained_by_an_effect_pays_for_the_action() -> None:
    table = playing(money=100, shares=0, supply="WWWWP", trains=["money.up"])
    assert table.why("place", "own:white@supply", "action:railroad") == "RRV-609"
    table.place("purple", "station").do("flip", "train:TR-money.up", "pay:100")
    assert table.me.money == 600
    table.do("build", "city:washington")
    table.do("pay")
    assert table.me.money == 400


@pytest.mark.rule("RRV-401")
def test_the_price_may_be_paid_before_or_after_other_effects() -> None:
    for early in (True, False):
        table = playing(money=500, shares=0, supply="WWWWP", trains=["shares.up"])
        table.place("purple", "station").do("build", "city:washington")
        if early:
            table.do("pay")
            assert table.me.money == 300
        table.do("flip", "train:TR-shares.up", "pay:100").do("gain", "worker:grey").done()
        assert (table.me.money, table.me.shares) == (200, 3)


@pytest.mark.rule("RRV-402", "RRV-501", "RRV-1405")
@pytest.mark.example("RRV-E30")
def test_a_free_rail_opens_the_city_for_the_station() -> None:
    table = playing(
        money=500, shares=0, supply="WWWWP", trains=["rail.up"], stations=["washington", "charlotte"]
    )
    assert table.why("place", "own:white@supply", "action:station") == "RRV-308"
    table.place("purple", "station")
    assert table.cities() == set()
    table.do("flip", "train:TR-rail.up", "pay:100").do("lay", "track:T04", "pay:100")
    assert table.me.money == 300
    assert table.cities() == {"little-rock"}
    table.do("build", "city:little-rock").do("pay")
    assert table.me.money == 0
    assert not table.pos.turn.deal


@pytest.mark.rule("RRV-403", "RRV-404")
def test_four_workers_must_be_left_at_the_end_of_the_turn() -> None:
    table = playing(supply="WWWO", milestones={"A1-1": ".", "A2-1": "."}, money=0, shares=0)
    table.place("white", "telegraph")
    assert table.why("promote", "own:orange@supply", "slot:A1-1.1") == "RRV-404"
    table = playing(supply="WWWWO", milestones={"A1-1": ".", "A2-1": "."}, money=0, shares=0)
    table.place("white", "telegraph").do("promote", "own:orange@supply", "slot:A1-1.1")
    assert sum(table.me.workers) == 4


@pytest.mark.rule("RRV-405", "RRV-1108")
def test_managers_do_not_count() -> None:
    table = playing(supply="WWWO", milestones={"A1-1": "O", "A2-1": "."}, money=0, shares=0)
    table.place("white", "telegraph")
    assert table.why("promote", "own:orange@supply", "slot:A2-1.1") == "RRV-404"
    assert table.why("promote", "own:orange@supply", "slot:A1-1.1") == "RRV-1108"
    assert not [o for o in table.options() if "slot:A1-1.1" in o]


@pytest.mark.rule("RRV-403", "RRV-406", "RRV-1110")
@pytest.mark.example("RRV-E25")
def test_fewer_than_four_for_a_moment_if_a_gain_restores_them() -> None:
    goals = {"A1-1": ".", "A2-3": "."}
    table = playing(supply="WWWOG", milestones=goals, trains=["promote.up"], money=0, shares=0)
    table.place("white", "trade")
    table.do("flip", "train:TR-promote.up").do("promote", "own:orange@supply", "slot:A1-1.1")
    assert table.why("promote", "own:grey@supply", "slot:A2-3.1") == "RRV-404"

    table = playing(supply="WWOGP", milestones=goals, trains=["promote.up"], money=300, shares=0)
    table.place("purple", "station").do("flip", "train:TR-promote.up", "pay:100")
    table.do("build", "city:washington")
    table.do("promote", "own:orange@supply", "slot:A1-1.1").do("promote", "own:grey@supply", "slot:A2-3.1")
    # Three workers: the one of the base reward must be taken now.
    assert table.why("done") == "RRV-403"
    table.do("gain", "worker:orange").done()
    assert sum(table.me.workers) == 4
    assert table.me.managers == {"A1-1": (2,), "A2-3": (3,)}


@pytest.mark.rule("RRV-406")
def test_fewer_than_four_for_a_moment_if_a_hire_is_payable() -> None:
    goals = {"A1-1": ".", "A2-3": "."}
    table = playing(supply="WWWO", milestones=goals, money=500, shares=2)
    table.place("white", "telegraph").do("promote", "own:orange@supply", "slot:A1-1.1")
    table.do("build", "section:8").done()
    # $500 and four shares: the hire is compulsory now.
    assert table.options() == [("sell", "share")]
    table.do("sell", "share").do("sell", "share").do("hire", "worker:grey")
    assert (sum(table.me.workers), table.me.money, table.me.shares) == (4, 0, 2)
    assert table.done().seat == 1
    poor = playing(supply="WWWO", milestones=goals, money=0, shares=1)
    poor.place("white", "telegraph").do("build", "section:8")
    assert poor.why("promote", "own:orange@supply", "slot:A1-1.1") == "RRV-404"


@pytest.mark.rule("RRV-406")
def test_a_worker_deal_about_to_be_resolved_restores_the_four() -> None:
    goals = {"A1-1": ".", "A2-3": "."}
    table = playing(supply="WWWO", milestones=goals, money=0, shares=1, deal="D4")
    table.place("white", "telegraph").do("build", "section:3").do(
        "promote", "own:orange@supply", "slot:A1-1.1"
    )
    assert table.me.shares == 3
    table.do("sell", "share")
    assert table.why("sell", "share") == "RRV-404"
    table.done()
    # The deal with the rail would take the shares that are needed for the worker.
    assert table.why("accept", "deal:top") == "RRV-404"
    assert table.why("done") == "RRV-403"
    table.do("accept", "deal:bottom").do("gain", "worker:orange")
    assert sum(table.me.workers) == 4


@pytest.mark.rule("RRV-406")
def test_the_active_player_hires_before_the_others_are_asked() -> None:
    goals = {"A1-1": ".", "A2-3": "."}
    table = playing(2, supply="WWWO", milestones=goals, money=800, shares=0, deal="D4")
    give(table.pos, 1, shares=2)
    table.place("white", "telegraph").do("build", "section:3")
    table.do("promote", "own:orange@supply", "slot:A1-1.1").done().done()
    # The tile with its worker is declined; seat 1 is asked only after the compulsory hire.
    assert table.seat == 0
    assert {option[0] for option in table.options()} == {"sell", "hire"}
    table.do("hire", "worker:grey").done()
    assert table.seat == 1
    assert table.may("accept", "deal:bottom")


@pytest.mark.rule("RRV-407", "RRV-1705", "RRV-1006")
@pytest.mark.example("RRV-E44")
def test_a_deal_in_another_turn_leaves_four_workers() -> None:
    table = playing(2, deal="D3", supply="WWWWO", money=0, shares=0)
    give(table.pos, 1, supply="WWWG", milestones={"A1-3": ".", "A2-1": "."}, shares=2, money=750)
    table.place("orange", "telegraph").do("build", "section:3").decline(0)
    assert table.seat == 1
    assert table.why("accept", "deal:top") == "RRV-1009"
    table.do("sell", "share").do("hire", "worker:purple").do("accept", "deal:top")
    table.do("promote", "own:grey@supply", "slot:A1-3.1", "pay:100")
    other = table.pos.companies[1]
    assert (other.money, other.shares, sum(other.workers)) == (0, 0, 4)
    assert other.managers["A1-3"] == (3,)


@pytest.mark.rule("RRV-407")
def test_in_another_turn_not_even_for_a_moment() -> None:
    table = playing(2, deal="D3", supply="WWWWO", money=0, shares=0)
    give(table.pos, 1, supply="WWWGG", milestones={"A1-3": ".", "A2-3": "."}, shares=2, money=5000)
    table.place("orange", "telegraph").do("build", "section:3").decline(0)
    table.do("accept", "deal:top").do("promote", "own:grey@supply", "slot:A1-3.1", "pay:100")
    assert table.why("promote", "own:grey@supply", "slot:A2-3.1", "pay:100") == "RRV-407"


@pytest.mark.rule("RRV-408", "RRV-409")
def test_shares_are_sold_for_150_and_never_bought() -> None:
    table = playing(money=5000, shares=2)
    table.do("sell", "share").do("sell", "share")
    assert (table.me.money, table.me.shares) == (5300, 0)
    assert table.why("sell", "share") == "RRV-408"
    assert not [option for option in table.options() if option[0] == "buy"]
    table = playing(2, deal="D2", shares=0, money=0)
    give(table.pos, 1, shares=2)
    table.place("white", "telegraph").do("build", "section:6").decline(0)
    assert table.seat == 1  # in another player's turn, while deciding on a deal
    table.do("sell", "share")
    assert table.pos.companies[1].money == 750


@pytest.mark.rule("RRV-410", "RRV-411")
def test_workers_are_hired_for_800_and_may_be_placed_at_once() -> None:
    table = playing(money=1700, supply="WWWW")
    assert colours(table, "hire") == {"purple", "orange", "grey", "turquoise"}
    table.do("hire", "worker:orange").do("hire", "worker:grey")
    assert table.me.money == 100
    assert table.why("hire", "worker:grey") == "RRV-410"
    table.place("orange", "trade")
    assert table.may("gain", "per-train")


@pytest.mark.rule("RRV-412", "RRV-414", "RRV-907")
def test_a_train_comes_from_any_stack_face_up() -> None:
    table = playing(money=2000, supply="WWWWP", trains=["money.up", "money.down"])
    table.place("purple", "railroad")
    assert {option[1:] for option in table.options("take")} >= {
        (f"stack:TR-{kind}", "pay:300") for kind in ("money", "steps", "shares", "rail")
    }
    table.do("take", "stack:TR-money", "pay:300")
    assert table.me.trains[2:4] == [2, 1]
    assert table.me.money == 1700


@pytest.mark.rule("RRV-413")
def test_an_empty_stack_gives_no_train() -> None:
    table = playing(money=2000, supply="WWWWP")
    give(table.pos, 1, trains=["money.up"] * 5 + ["promote.up"])
    table.place("purple", "railroad")
    assert table.why("take", "stack:TR-money", "pay:300") == "RRV-413"
    others = [f"{kind}.up" for kind in ("steps", "shares", "rail") for _ in range(5)]
    give(table.pos, 1, trains=["money.up"] * 5 + ["promote.up"] + others)
    assert not table.options("take")
    table.do("lay", "track:T05").do("lay", "track:T08").done()
    assert table.me.money == 2000 - 500


@pytest.mark.rule("RRV-415")
def test_money_and_shares_are_unlimited() -> None:
    table = playing(money=99_000, shares=100)
    table.place("white", "telegraph").do("build", "section:1")
    assert table.me.shares == 104


@pytest.mark.rule("RRV-416", "RRV-1802")
@pytest.mark.example("RRV-E42")
def test_any_colour_stands_in_for_one_out_of_stock() -> None:
    def base_reward(*gone: str) -> set[str]:
        table = playing(money=1000, rails=["T05"], cities={"miami": "C2-4"})
        for colour in gone:
            number = COLOURS.index(colour)
            table.pos.companies[1].workers[number] += table.pos.stock[number]
            table.pos.stock[number] = 0
        table.place("white", "station").do("build", "city:miami")
        return colours(table, "gain")

    assert base_reward() == {"orange", "turquoise"}
    assert base_reward("orange") == {"purple", "grey", "turquoise"}
    assert base_reward("purple") == {"orange", "turquoise"}
    assert base_reward("purple", "orange", "grey", "turquoise") == set()


@pytest.mark.rule("RRV-417")
def test_there_is_no_debt() -> None:
    table = playing(money=99, shares=0, supply="WWWWP", trains=["shares.up"])
    table.place("purple", "station")
    assert table.why("flip", "train:TR-shares.up", "pay:100") == "RRV-417"
    table = playing(money=140, shares=0, supply="WWWWP", trains=["promote.up"])
    table.place("purple", "station")
    # Washington's bonus of two shares would still pay for it; Charlotte's single share would not.
    table.do("flip", "train:TR-promote.up", "pay:100")
    assert table.cities() == {"washington"}


@pytest.mark.rule("RRV-416")
def test_only_a_worker_of_the_stock_comes_for_another() -> None:
    table = playing(supply="WWWWP", board={"trade": "O"}, milestones={"A1-3": "G", "A2-1": "."})
    table.place("purple", "telegraph").do("build", "section:3")
    assert table.why("exchange", "own:white@supply", "worker:white") == "RRV-416"
    assert table.why("exchange", "own:white@supply", "worker:orange") == ""


@pytest.mark.rule("RRV-417")
def test_a_worker_that_costs_is_not_gained_on_credit() -> None:
    for money, refused in ((199, "RRV-417"), (200, "")):
        table = playing(
            money=money, shares=0, supply="WWWWO", rails=["T05", "T14"], cities={"houston": "C3-1"}
        )
        table.place("orange", "station").do("build", "city:houston").do("waive")
        assert table.why("gain", "worker:grey", "pay:200") == refused


@pytest.mark.rule("RRV-418", "RRV-419")
def test_discards_go_to_the_general_supply_and_gains_come_from_it() -> None:
    table = playing(supply="WWWWG", board={"trade": "O"}, telegraph={1: "TG-money"}, money=0)
    orange, grey = table.pos.stock[2], table.pos.stock[3]
    table.place("white", "telegraph").do("build", "section:1").do("tile", "own:orange@board")
    assert table.pos.stock[2] == orange + 1
    assert table.me.workers[20:] == [0] * 5
    assert table.me.money == 600
    table = playing(supply="WWWWG", money=1000)
    table.place("white", "station").do("build", "city:washington").do("gain", "worker:grey")
    assert table.pos.stock[3] == grey - 1
    assert table.me.workers[3] == 2


@pytest.mark.rule("RRV-420", "RRV-421", "RRV-913")
def test_an_exchanged_worker_comes_to_the_own_supply() -> None:
    table = playing(supply="WWWWP", board={"trade": "O"}, milestones={"A1-3": "G", "A2-1": "."})
    table.place("purple", "telegraph").do("build", "section:3")
    offers = {option[1] for option in table.options("exchange")}
    assert offers == {"own:white@supply", "own:purple@board", "own:orange@board"}
    assert table.why("exchange", "own:grey@board", "worker:grey") == "RRV-420"  # a manager
    table.do("exchange", "own:orange@board", "worker:turquoise")
    assert table.me.workers[:5] == [4, 0, 0, 0, 1]
    assert table.me.workers[20:] == [0] * 5


@pytest.mark.rule("RRV-422")
def test_pieces_leave_the_player_board_from_the_left() -> None:
    table = playing(money=5000)
    box = table.pos.box
    assert box.next_sale(15, 12) == 0
    assert [box.shelf_of_rail[left] for left in range(15, 0, -1)] == [
        0,
        0,
        0,
        1,
        1,
        2,
        2,
        3,
        3,
        4,
        4,
        5,
        6,
        7,
        7,
    ]
    assert [box.shelf_of_building[left] for left in range(12, 0, -1)] == [0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7]
    table.place("white", "station").do("build", "city:charlotte").done()
    assert table.me.buildings_left == 11
    # Pieces right of the logo may be used once they are leftmost.
    table = playing(money=5000, buildings_left=2, rails_left=2)
    table.place("white", "railroad").do("lay", "track:T05").do("lay", "track:T08")
    assert table.me.rails_left == 0
    table = playing(money=5000, rails_left=0, trains=["rail.up"])
    table.place("white", "trade").do("flip", "train:TR-rail.up")
    assert table.why("lay", "track:T05", "pay:100") == "RRV-422"


@pytest.mark.rule("RRV-423")
def test_bonuses_may_be_left_and_what_is_impossible_is_not_paid() -> None:
    table = playing(money=1000, shares=0)
    table.place("white", "station").do("build", "city:washington").done()
    assert (table.me.money, table.me.shares, sum(table.me.workers)) == (800, 0, 5)
    table = playing(money=1000, shares=0, supply="WWWWT", telegraph={1: "TG-flip2"}, trains=[])
    table.place("turquoise", "telegraph").do("build", "section:1")
    assert table.why("tile", "pay:400") == "RRV-423"
    assert table.why("tile", "own:white@supply") == "RRV-423"


@pytest.mark.rule("RRV-424")
def test_nothing_on_the_main_board_is_ever_moved() -> None:
    table = playing(2, money=3000, rails=["T05"], stations=["charlotte"], offices=[4])
    before = (table.me.rails, table.me.stations, table.me.offices)
    while table.pos.rounds < 8:
        table.idle()
        now = (table.me.rails, table.me.stations, table.me.offices)
        assert all(new & old == old for new, old in zip(now, before, strict=True))
        before = now
