"""Deals: when they come, who is asked, and what the tiles offer."""

import pytest

from engineshed.games.railroad_revolution import GAME
from tests.games.railroad_revolution.table import Play, give, playing

BOX = GAME.box


def office_in_three(players: int = 2, **holdings: object) -> Play:
    """Seat 0 has just put the first office into section 3 (1 + 1 shares), which has a deal symbol."""
    holdings.setdefault("supply", "WWWWO")
    return playing(players, **holdings).place("white", "telegraph").do("build", "section:3").done()


def halves(op: str) -> dict[str, int]:
    """Where this reward is, with its shares."""
    return {
        f"{tile} {side}": half.shares
        for tile, deal in BOX.deals.items()
        for side, half in zip(("top", "bottom"), deal, strict=True)
        if half.words[0].op == op
    }


def accept(tile: str, half: str, **holdings: object) -> Play:
    """Seat 0 has accepted this deal for all the shares they have."""
    price = BOX.deals[tile][half == "bottom"].shares
    holdings.setdefault("money", 0)
    table = office_in_three(deal=tile, shares=price, **holdings)
    table.do("accept", f"deal:{half}")
    assert table.me.shares == 2
    return table


@pytest.mark.rule("RRV-1001", "RRV-1010")
def test_an_office_on_a_deal_symbol_triggers_the_tile_after_the_action() -> None:
    table = playing(2, deal="D2", supply="WWWWG", shares=3)
    give(table.pos, 1, offices=[3])
    table.place("grey", "telegraph").do("build", "section:3")
    assert not table.options("accept")
    table.do("gain", "first-office").done()
    assert table.options("accept")
    table.decline(0)
    table.decline(1)
    # Nobody accepted; the tile is replaced all the same.
    assert table.pos.deals_used == ["D2"]
    assert table.pos.deal != "D2"
    assert len(table.pos.deal_stack) == 7


@pytest.mark.rule("RRV-1001")
def test_other_actions_and_spaces_trigger_nothing() -> None:
    table = playing(2, deal="D2", shares=9, money=5000)
    table.place("white", "telegraph").do("build", "section:4").decline(0)
    table.place("white", "railroad").do("lay", "track:T02").do("lay", "track:T10").decline(1)
    assert table.seat == 0
    assert table.pos.deal == "D2"


@pytest.mark.rule("RRV-1001", "RRV-1002")
def test_two_symbols_trigger_one_tile() -> None:
    table = playing(2, deal="D2", shares=9, money=5000, rails=["T02", "T05"], supply="WWWWT")
    table.place("turquoise", "railroad").do("lay", "track:T06").do("lay", "track:T08").do("lay", "track:T10")
    table.done().do("accept", "deal:top").do("flip", "train:TR-promote.up").decline(0)
    table.decline(1)
    assert table.options("place")
    assert len(table.told("new-deal")) == 1


@pytest.mark.rule("RRV-1004", "RRV-1005")
def test_the_active_player_may_accept_both_deals_each_once() -> None:
    for first, second in (("top", "bottom"), ("bottom", "top")):
        table = office_in_three(deal="D2", shares=1, money=0)
        table.do("accept", f"deal:{first}").do("accept", f"deal:{second}")
        assert table.me.shares == 0
        table.do("flip", "train:TR-promote.up").do("gain", "worker:purple")
        assert not table.options("accept")
    table = office_in_three(deal="D2", shares=1, money=0).done()  # voluntary
    assert table.me.shares == 3
    table = office_in_three(deal="D1", shares=1, money=0)
    assert table.why("accept", "deal:bottom") == "RRV-1004"


@pytest.mark.rule("RRV-1007", "RRV-1704", "RRV-1710")
@pytest.mark.example("RRV-E35")
def test_everybody_is_asked_in_turn_and_a_deal_stays_on_offer() -> None:
    table = playing(3, deal="D5", shares=1, money=0, supply="WWWWO")
    table.pos.deals_used += [str(tile) for tile in table.pos.deal_stack]
    table.pos.deal_stack.clear()
    give(table.pos, 1, shares=2)
    give(table.pos, 2, shares=0)
    table.place("orange", "telegraph").do("build", "section:6").done()
    table.do("accept", "deal:top").do("accept", "deal:bottom")
    table.do("step", "performance:network").do("step", "performance:stations").do("build", "section:1")
    assert table.me.shares == 0
    assert table.seat == 1
    table.do("accept", "deal:bottom")
    assert not table.options("accept")
    table.do("build", "section:3")
    assert table.pos.companies[1].shares == 0
    # Seat 2 has no shares and is not asked; B's office brought no second deal.
    assert table.seat == 1
    assert table.options("place")
    assert table.pos.companies[2].shares == 0
    assert table.pos.deals_used == []
    assert len(table.pos.deal_stack) == 8
    assert sorted([table.pos.deal, *map(str, table.pos.deal_stack)]) == sorted(BOX.deals)


@pytest.mark.rule("RRV-1006")
def test_the_others_accept_at_most_one_clockwise() -> None:
    table = playing(4, deal="D2", supply="WWWWO")
    for seat in (1, 2, 3):
        give(table.pos, seat, shares=5)
    table.place("white", "telegraph").do("build", "section:3").decline(0)
    order = []
    for seat in (1, 2, 3):
        order.append(table.seat)
        table.do("accept", "deal:bottom")
        assert not table.options("accept")
        table.do("gain", "worker:purple")
        assert table.pos.companies[seat].shares == 3
    assert order == [1, 2, 3]


@pytest.mark.rule("RRV-1008", "RRV-1708")
def test_money_inside_a_deal_comes_on_top() -> None:
    table = accept("D8", "top", money=200)
    table.do("take", "stack:TR-money", "pay:200")
    assert (table.me.money, table.me.shares) == (0, 2)
    assert halves("takeTrain") == {"D1 bottom": 4, "D8 top": 2}
    accept("D1", "bottom").do("take", "stack:TR-rail")


@pytest.mark.rule("RRV-1009")
def test_a_deal_without_any_use_cannot_be_accepted() -> None:
    table = office_in_three(deal="D2", shares=5, trains=[])
    assert table.why("accept", "deal:top") == "RRV-1009"
    assert table.may("accept", "deal:bottom")
    table = office_in_three(deal="D9", shares=5, rails_left=0, steps=(7, 7, 7))
    assert not table.options("accept")
    table = office_in_three(deal="D8", shares=0, money=199)
    assert table.why("accept", "deal:top") == "RRV-1009"  # both shares go, and $199 is all that is left


@pytest.mark.rule("RRV-1009")
def test_a_deal_without_a_place_or_a_payable_toll_cannot_be_accepted() -> None:
    full = office_in_three(deal="D5", shares=5, offices=[1, 2, 4, 5, 6, 7, 8])
    assert full.why("accept", "deal:bottom") == "RRV-1009"
    built = office_in_three(deal="D3", shares=5, stations=["washington", "charlotte"])
    assert built.why("accept", "deal:bottom") == "RRV-1009"
    # Above all three markers there is a worker toll, and only four workers are left.
    table = office_in_three(deal="D6", shares=5, money=0, steps=(5, 5, 5), supply="WWWW")
    assert table.why("accept", "deal:top") == "RRV-1009"
    assert office_in_three(deal="D6", shares=5, money=0, steps=(5, 5, 5)).may("accept", "deal:top")


@pytest.mark.rule("RRV-1010", "RRV-1011")
def test_the_discard_pile_is_shuffled_when_the_stack_is_empty() -> None:
    table = playing(2, deal="D2", shares=0, supply="WWWWO")
    while table.pos.deal_stack:
        table.pos.deals_used.append(str(table.pos.deal_stack.pop()))
    table.place("white", "telegraph").do("build", "section:3").decline(0)
    table.decline(1)
    assert table.pos.deals_used == []
    assert len(table.pos.deal_stack) == 8
    assert table.pos.deal


@pytest.mark.rule("RRV-1012", "RRV-1702", "RRV-1124")
def test_a_rail_from_a_deal_triggers_no_deal_but_counts() -> None:
    table = accept("D4", "top", rails=["T02"], milestones={"A2-2": "P", "A1-1": "."})
    table.do("lay", "track:T06")
    assert table.me.rails_left == 13
    table.decline(0)
    assert len(table.told("new-deal")) <= 1
    assert halves("freeRail") == {"D4 top": 2, "D9 top": 2}
    # A free rail on a deal space counts for the condition, as does the city that it reaches.
    assert table.me.managers["A2-2"] == (1,)
    table = accept("D9", "top", rails=["T02", "T10"], milestones={"A2-2": "P", "A1-1": "."})
    table.do("lay", "track:T18").decline(0)
    table.decline(1)
    assert "A2-2" in table.me.done


@pytest.mark.rule("RRV-1012")
def test_trains_and_telegraph_tiles_trigger_no_deal() -> None:
    table = playing(2, deal="D2", shares=5, rails=["T05"], telegraph={1: "TG-rail"}, supply="WWWWO")
    table.place("white", "telegraph").do("build", "section:1").do("tile", "own:white@supply")
    table.do("lay", "track:T08").decline(0)
    assert table.pos.deal == "D2"
    assert table.seat == 1


@pytest.mark.rule("RRV-1013", "RRV-1703", "RRV-508")
def test_a_station_from_a_deal_fills_the_first_space_without_reward() -> None:
    table = accept("D3", "bottom", rails=["T05"])
    assert table.cities() == {"washington", "charlotte", "miami"}
    table.do("build", "city:miami")
    company = table.me
    assert table.pos.stations[BOX.city_at["city:miami"]] == (0,)
    assert (company.money, company.shares, sum(company.workers)) == (0, 2, 5)
    assert not table.options("gain")
    assert halves("freeStation") == {"D3 bottom": 3}


@pytest.mark.rule("RRV-1013", "RRV-1704", "RRV-309")
def test_an_office_from_a_deal_fills_the_first_space_without_shares() -> None:
    table = accept("D5", "bottom", telegraph={2: "TG-money"})
    assert table.sections() == {1, 2, 4, 5, 6, 7, 8}
    buildings, table.me.buildings_left = table.me.buildings_left, 0
    assert table.why("build", "section:2") == "RRV-309"
    table.me.buildings_left = buildings
    table.do("build", "section:2")
    assert table.pos.offices[1] == (0,)
    assert table.me.shares == 2
    assert not table.options("tile")
    assert halves("freeOffice") == {"D5 bottom": 2}


@pytest.mark.rule("RRV-1701")
def test_deal_exchange() -> None:
    table = accept("D1", "top").do("exchange", "own:white@board", "worker:grey")
    assert table.me.workers[3] == 1
    assert halves("swapWorker") == {"D1 top": 1}


@pytest.mark.rule("RRV-1705", "RRV-417")
def test_deal_promote_costs_100_for_each() -> None:
    table = accept("D3", "top", money=200, supply="WWWWOG", milestones={"A1-1": ".", "A2-3": "."})
    table.do("promote", "own:orange@supply", "slot:A1-1.1", "pay:100")
    assert table.me.money == 100
    table.do("promote", "own:grey@supply", "slot:A2-3.1", "pay:100")
    assert table.me.money == 0
    assert halves("promote") == {"D3 top": 1}
    poor = accept("D3", "top", money=99, supply="WWWWOG", milestones={"A1-1": "."})
    assert poor.why("promote", "own:orange@supply", "slot:A1-1.1", "pay:100") == "RRV-417"


@pytest.mark.rule("RRV-1706", "RRV-1707")
def test_deals_with_flips() -> None:
    table = accept("D7", "top", trains=["money.down"])
    table.do("flip", "train:TR-money.down").do("flip", "train:TR-money.up")
    assert table.me.money == 600
    table = accept("D2", "top", trains=["money.up"]).do("flip", "train:TR-money.up")
    assert not table.options("flip")
    assert halves("flipTrain") == {"D2 top": 1, "D7 top": 2}


@pytest.mark.rule("RRV-1709")
def test_deals_with_workers() -> None:
    assert halves("gainWorkers") == {
        "D2 bottom": 2,
        "D4 bottom": 2,
        "D6 bottom": 2,
        "D8 bottom": 2,
        "D7 bottom": 4,
    }
    for tile, colour in (("D2", 1), ("D4", 2), ("D6", 4), ("D8", 3)):
        table = accept(tile, "bottom", supply="WWWW")
        (gain,) = table.options("gain")
        table.do(*gain)
        assert table.me.workers[colour] == 1
    table = accept("D7", "bottom", supply="WWWW").do("gain", "worker:orange").do("gain", "worker:grey")
    assert table.me.workers[1:5] == [0, 1, 1, 0]


@pytest.mark.rule("RRV-1710")
@pytest.mark.parametrize(("tile", "half", "steps"), [("D5", "top", 2), ("D6", "top", 3), ("D9", "bottom", 4)])
def test_deals_with_steps(tile: str, half: str, steps: int) -> None:
    table = accept(tile, half, money=500)
    for n in range(steps):
        table.do("step", f"performance:{('network', 'stations', 'telegraph', 'network')[n]}")
    assert sum(table.me.steps) == steps
    assert not table.options("step")
    assert halves("steps") == {"D5 top": 1, "D6 top": 2, "D9 bottom": 3}


def test_nobody_is_asked_who_can_accept_nothing() -> None:
    table = office_in_three(deal="D7", shares=0, trains=[], money=0)
    assert table.seat == 1


def promoting(**holdings: object) -> Play:
    """Seat 0 has four workers, the money for two plain rails, and two shares for a worker of the deal D2."""
    goals = {"A1-1": ".", "A2-4": "."}
    table = playing(deal="D2", money=400, shares=2, supply="WWWO", milestones=goals, **holdings)
    return table.place("white", "railroad")


@pytest.mark.rule("RRV-406", "RRV-1002")
def test_a_deal_symbol_that_can_still_be_covered_restores_the_four_workers() -> None:
    table = promoting(rails=["T02"]).do("promote", "own:orange@supply", "slot:A1-1.1")
    assert table.do("lay", "track:T10").spaces() == {"T06", "T16", "T18"}  # the deal has to come
    table.do("lay", "track:T06").do("pay").done().do("accept", "deal:bottom")
    assert table.options() == [("gain", "worker:purple")]


@pytest.mark.rule("RRV-404", "RRV-1002")
def test_without_a_deal_symbol_in_reach_no_deal_restores_them() -> None:
    table = promoting(rails=["T02", "T05", "T06", "T08"], rails_left=1)
    assert not {space for space in table.spaces() if BOX.spaces[BOX.space_at[f"track:{space}"]].deal}
    assert table.why("promote", "own:orange@supply", "slot:A1-1.1") == "RRV-404"


@pytest.mark.rule("RRV-309")
def test_a_free_station_needs_a_building_that_was_not_sold_before() -> None:
    table = playing(deal="D3", shares=4, supply="WWWWG", rails_left=0, buildings_left=1)
    table.place("grey", "trade").do("accept", "deal:bottom").do("sell", "piece:building")
    assert table.why("build", "city:washington") == "RRV-309"
