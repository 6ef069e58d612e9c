"""Action Telegraph, its abilities, and the telegraph tiles."""

import pytest

from tests.games.railroad_revolution.table import Play, give, playing


def building(section: int, colour: str = "white", players: int = 4, **holdings: object) -> Play:
    holdings.setdefault("supply", "WWWWPOGT")
    return playing(players, **holdings).place(colour, "telegraph").do("build", f"section:{section}")


@pytest.mark.rule("RRV-704", "RRV-705", "RRV-708")
@pytest.mark.example("RRV-E06")
def test_the_first_office_brings_base_and_extra_shares_and_the_tile_for_a_worker() -> None:
    table = building(1, shares=0, money=0, telegraph={1: "TG-money"}, supply="WWWWG")
    assert table.pos.offices[0] == (0,)
    assert table.me.shares == 4
    table.do("tile", "own:white@supply")
    assert (table.me.money, sum(table.me.workers)) == (600, 4)


@pytest.mark.rule("RRV-706", "RRV-711", "RRV-1504")
@pytest.mark.example("RRV-E07")
def test_later_offices_bring_the_base_shares_and_the_tile() -> None:
    table = playing(2, telegraph={2: "TG-money"}, supply="WWWWG")
    give(table.pos, 1, shares=0, money=0)
    table.place("white", "telegraph").do("build", "section:2").do("tile", "own:white@supply").decline(0)
    table.place("white", "telegraph").do("build", "section:2").do("tile", "own:white@board")
    red = table.pos.companies[1]
    assert table.pos.offices[1] == (0, 1)
    assert (red.shares, red.money) == (3, 600)
    assert table.pos.sections[1] == "TG-money"


@pytest.mark.rule("RRV-701", "RRV-702", "RRV-703")
def test_an_office_in_any_section_without_an_own_one_for_nothing() -> None:
    table = playing(money=0, shares=0, offices=[2, 5])
    table.place("white", "telegraph")
    assert table.sections() == {1, 3, 4, 6, 7, 8}
    assert table.why("build", "section:5") == "RRV-702"
    table.do("build", "section:8").decline(0)
    assert table.me.buildings_left == 12 - 3
    assert table.me.money == 0


@pytest.mark.rule("RRV-707")
def test_dummies_and_deal_offices_take_the_first_space() -> None:
    assert building(1, players=2, shares=0).me.shares == 3
    table = playing(shares=0)
    give(table.pos, 1, offices=[1])
    table.place("white", "telegraph").do("build", "section:1")
    assert table.me.shares == 3


@pytest.mark.rule("RRV-708", "RRV-709")
def test_any_own_worker_may_be_discarded_even_the_one_just_placed() -> None:
    table = building(1, telegraph={1: "TG-money"}, supply="WWWWG", board={"trade": "O"})
    assert {option[1] for option in table.options("tile")} == {
        "own:white@supply",
        "own:white@board",
        "own:grey@supply",
        "own:orange@board",
    }
    assert table.why("tile", "own:purple@supply") == "RRV-708"
    table.do("tile", "own:white@board")
    assert table.me.workers[15] == 0


@pytest.mark.rule("RRV-710")
def test_only_one_worker_is_discarded_for_a_tile() -> None:
    table = building(1, telegraph={1: "TG-money"}, supply="WWWWGGG", money=0).do("tile", "own:grey@supply")
    assert not table.options("tile")
    four = building(1, telegraph={1: "TG-steps"}, supply="WWWG", money=0, shares=0)
    assert four.why("tile", "own:grey@supply") == "RRV-404"


@pytest.mark.rule("RRV-914")
def test_grey_gains_the_extra_shares_first_or_not() -> None:
    first = building(1, "grey", shares=0).do("gain", "first-office")
    assert first.me.shares == 3 + 1 + 1
    table = playing(supply="WWWWG", shares=0)
    give(table.pos, 1, offices=[4])
    table.place("grey", "telegraph")
    assert table.why("gain", "first-office") == "RRV-914"
    table.do("build", "section:4").do("gain", "first-office")
    assert table.me.shares == 2 + 1
    dummy = building(4, "grey", players=2, shares=0).do("gain", "first-office")
    assert dummy.me.shares == 2 + 1


@pytest.mark.rule("RRV-705", "RRV-915")
@pytest.mark.example("RRV-E32")
def test_orange_gains_100_for_each_share_owned() -> None:
    table = building(1, "orange", shares=3, money=0).do("gain", "per-share")
    assert (table.me.shares, table.me.money) == (7, 700)
    early = playing(supply="WWWWO").place("orange", "telegraph")
    assert early.why("gain", "per-share") == "RRV-915"


@pytest.mark.rule("RRV-915")
def test_in_the_other_reading_only_the_shares_just_gained_count() -> None:
    reading = {"orange-telegraph": "gained"}
    table = building(1, "orange", shares=3, money=0, settings=reading).do("gain", "per-share")
    assert table.me.money == 400
    table = building(1, "orange", players=2, shares=3, money=0, settings=reading).do("gain", "per-share")
    assert table.me.money == 300


@pytest.mark.rule("RRV-916")
def test_shares_count_at_the_moment_of_the_ability() -> None:
    table = building(1, "orange", shares=3, money=0).do("sell", "share").do("gain", "per-share")
    assert table.me.money == 150 + 600
    trains = building(
        1, "orange", shares=3, money=0, telegraph={1: "TG-flip2"}, trains=["shares.up"], supply="WWWWO"
    )
    trains.do("tile", "own:white@supply").do("flip", "train:TR-shares.up").do("gain", "per-share")
    assert trains.me.money == 1000


@pytest.mark.rule("RRV-917", "RRV-918", "RRV-417")
@pytest.mark.example("RRV-E33")
def test_turquoise_pays_400_for_the_tile_besides_the_discard() -> None:
    table = building(1, "turquoise", telegraph={1: "TG-money"}, supply="WWWWT", money=400, shares=0)
    table.do("tile", "pay:400").do("tile", "own:white@supply")
    assert (table.me.money, sum(table.me.workers)) == (1200, 4)
    poor = building(1, "turquoise", telegraph={1: "TG-money"}, supply="WWWWT", money=399, shares=0)
    assert poor.why("tile", "pay:400") == "RRV-417"
    # With four workers at first, the turn may not end with three: in this section the tile's $600 and three
    # shares always pay for a hire (RRV-406), which is then compulsory.
    four = building(1, "turquoise", telegraph={1: "TG-money"}, supply="WWWT", money=400, shares=0)
    four.do("tile", "pay:400").do("tile", "own:white@supply").done()
    assert {option[0] for option in four.options()} == {"sell", "hire"}
    four.do("hire", "worker:orange").done()
    assert (four.me.money, sum(four.me.workers), four.seat) == (400, 4, 1)
    # Where no hire could be paid afterwards, the discard is not allowed: turquoise with another tile,
    # and this tile ($600) with a single share and without the second $600 of turquoise.
    poor = building(1, "turquoise", telegraph={1: "TG-steps"}, supply="WWWT", money=100, shares=0)
    assert poor.why("tile", "own:white@supply") == "RRV-404"
    for workers, money, refused in (("WWWW", 0, "RRV-404"), ("WWWW", 49, "RRV-404"), ("WWWWG", 0, "")):
        later = playing(telegraph={8: "TG-money"}, supply=workers, money=money, shares=0)
        give(later.pos, 1, offices=[8])
        later.place("white", "telegraph").do("build", "section:8")
        assert later.why("tile", "own:white@supply") == refused


@pytest.mark.rule("RRV-406")
def test_the_money_of_the_tile_counts_towards_the_hire_that_restores_the_four() -> None:
    table = playing(telegraph={8: "TG-money"}, supply="WWWW", money=50, shares=0)
    give(table.pos, 1, offices=[8])
    table.place("white", "telegraph").do("build", "section:8").do("tile", "own:white@supply").decline(0)
    assert table.options() == [("sell", "share")]
    table.do("sell", "share").do("hire", "worker:grey")
    assert (table.me.money, table.me.shares, sum(table.me.workers)) == (0, 0, 4)


@pytest.mark.rule("RRV-918")
def test_a_section_without_a_tile_gives_nothing() -> None:
    table = building(3, "turquoise", supply="WWWWT", money=900)
    assert table.why("tile", "pay:400") == "RRV-918"
    assert not table.options("tile")


@pytest.mark.rule("RRV-1501")
def test_tile_rail() -> None:
    table = building(1, telegraph={1: "TG-rail"}, money=0, shares=0, supply="WWWWG").do(
        "tile", "own:white@supply"
    )
    table.do("lay", "track:T03")
    assert (table.me.money, table.me.rails_left) == (0, 14)


@pytest.mark.rule("RRV-1502", "RRV-1110")
def test_tile_promote() -> None:
    goals = {"A1-2": ".", "A2-1": "."}
    table = building(1, telegraph={1: "TG-promote"}, supply="WWWWWWPO"[2:] + "GG", milestones=goals)
    table.do("tile", "own:grey@supply")
    table.do("promote", "own:purple@supply", "slot:A1-2.1").do("promote", "own:orange@supply", "slot:A2-1.1")
    assert table.me.managers == {"A1-2": (1,), "A2-1": (2,)}


@pytest.mark.rule("RRV-1503", "RRV-808")
def test_tile_flip() -> None:
    table = building(1, telegraph={1: "TG-flip2"}, money=0, shares=0, trains=["money.down"], supply="WWWWG")
    table.do("tile", "own:white@supply").do("flip", "train:TR-money.down").do("flip", "train:TR-money.up")
    assert table.me.money == 600
    assert not table.options("flip")


@pytest.mark.rule("RRV-1505")
def test_tile_train() -> None:
    table = building(1, telegraph={1: "TG-train"}, money=0, supply="WWWWG").do("tile", "own:white@supply")
    table.do("take", "stack:TR-rail")
    assert table.me.trains[8] == 1


@pytest.mark.rule("RRV-1506")
def test_tile_performance() -> None:
    table = building(1, telegraph={1: "TG-steps"}, supply="WWWWG", money=500).do("tile", "own:white@supply")
    for track in ("telegraph", "stations", "network"):
        table.do("step", f"performance:{track}")
    assert table.me.steps == [1, 1, 1]
    assert not table.options("step")
