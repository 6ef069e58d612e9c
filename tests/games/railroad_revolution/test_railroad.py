"""Action Railroad and its abilities."""

import pytest

from tests.games.railroad_revolution.table import Play, give, playing


def laying(colour: str = "white", *tracks: str, **holdings: object) -> Play:
    holdings.setdefault("supply", "WWWWPOGT")
    table = playing(**holdings).place(colour, "railroad")
    for track in tracks:
        table.do("lay", f"track:{track}")
    return table


@pytest.mark.rule("RRV-601", "RRV-602")
@pytest.mark.example("RRV-E04")
def test_two_rails_cost_400_and_100_per_triangle() -> None:
    table = laying("white", "T02", "T10", money=600, shares=0).decline(0)
    assert table.me.money == 0
    assert table.me.rails_left == 13


@pytest.mark.rule("RRV-602", "RRV-607")
@pytest.mark.example("RRV-E05")
def test_the_rails_need_not_adjoin() -> None:
    table = laying("white", "T02", "T03", money=900, shares=0)
    assert table.pos.turn.owed == 900
    assert table.decline(0).me.money == 0


@pytest.mark.rule("RRV-603", "RRV-604", "RRV-605")
def test_a_space_must_touch_the_network() -> None:
    table = laying(money=5000)
    assert table.spaces() == {"T02", "T03", "T04", "T05"}
    assert table.why("lay", "track:T12") == "RRV-603"
    # Miami counts although there is no station.
    assert laying("white", "T05", money=5000).spaces() == {"T02", "T03", "T04", "T08", "T14"}


@pytest.mark.rule("RRV-606", "RRV-603")
def test_one_rail_of_each_player_per_space() -> None:
    table = playing(money=5000, rails=["T05"])
    give(table.pos, 1, rails=["T02", "T03", "T04", "T05"])
    table.place("white", "railroad")
    assert table.why("lay", "track:T05") == "RRV-606"
    assert {"T02", "T03", "T04"} <= table.spaces()


@pytest.mark.rule("RRV-608", "RRV-910", "RRV-911")
@pytest.mark.example("RRV-E27")
def test_turquoise_lays_three_rails_one_after_another() -> None:
    table = laying("turquoise", "T02", "T10", "T18", money=600, shares=1, deal="D2").done()
    assert table.me.rails_left == 12
    assert table.me.money == 0
    assert len(table.told("paid")) == 1
    # One deal tile after the action.
    assert table.options("accept") == [("accept", "deal:top")]
    table.done()
    while table.seat != 1 or not table.options("place"):
        table.done()
    assert len(table.told("new-deal")) == 1


@pytest.mark.rule("RRV-911")
def test_read_literally_each_of_three_rails_costs_400() -> None:
    rich = {"money": 1500, "shares": 0, "supply": "WWWWT"}
    table = playing(settings={"three-rails": "each"}, **rich).place("turquoise", "railroad")
    table.do("lay", "track:T05").do("lay", "track:T08").do("lay", "track:T12").done()
    assert table.me.money == 1500 - 1200 - 100


@pytest.mark.rule("RRV-609")
def test_exactly_two_rails() -> None:
    table = laying("white", "T05", money=5000)
    assert table.why("done") == "SHED-4"
    table.do("lay", "track:T08")
    assert not table.options("lay")
    poor = playing(money=500, shares=0, trains=[], supply="WWWWW"[:4] + "P")
    # Charlotte–Miami and Miami–Little Rock are just payable; a dearer first rail would not leave enough.
    assert poor.place("white", "railroad").spaces() == {"T05"}
    assert poor.why("lay", "track:T02") == "RRV-308"
    poor.do("lay", "track:T05")
    assert poor.spaces() == {"T08"}


@pytest.mark.rule("RRV-610", "RRV-909")
@pytest.mark.example("RRV-E31")
def test_the_last_rail_alone_costs_the_full_400() -> None:
    table = laying("white", "T10", money=500, shares=0, rails=["T02"], rails_left=1)
    assert table.decline(0).me.money == 100
    table = laying("orange", "T10", money=500, shares=0, rails=["T02"], rails_left=1).do("rebate")
    assert table.me.money == 200
    table = laying("white", "T10", money=500, shares=0, rails=["T02"], rails_left=2)
    assert table.why("done") == "SHED-4"
    assert table.options("lay")


@pytest.mark.rule("RRV-907")
def test_purple_takes_a_train_for_300() -> None:
    table = laying("purple", money=800, shares=0).do("take", "stack:TR-steps", "pay:300")
    assert table.me.money == 500
    assert laying("purple", money=799, shares=0).why("take", "stack:TR-steps", "pay:300") == "RRV-308"


@pytest.mark.rule("RRV-908")
def test_grey_gains_two_shares() -> None:
    table = laying("grey", money=500, shares=0).do("gain", "shares:2")
    assert table.me.shares == 2


@pytest.mark.rule("RRV-602", "RRV-909")
@pytest.mark.example("RRV-E26")
def test_orange_gets_a_rebate() -> None:
    table = laying("orange", money=550, shares=0)
    assert table.why("rebate") == "RRV-909"
    table.do("lay", "track:T02").do("lay", "track:T03")
    assert table.pos.turn.owed == 900
    table.do("rebate")
    assert table.me.money == 0
    poor = laying("orange", "T02", money=549, shares=0)
    assert poor.why("lay", "track:T03") == "RRV-308"


@pytest.mark.rule("RRV-912")
def test_turquoise_needs_three_rails() -> None:
    table = laying("turquoise", "T05", "T08", money=5000, rails_left=2)
    assert table.why("lay", "track:T04") == "RRV-912"
    assert table.decline(0).me.rails_left == 0
    three = laying("turquoise", "T05", "T08", money=5000, rails_left=3)
    assert three.may("lay", "track:T04")
