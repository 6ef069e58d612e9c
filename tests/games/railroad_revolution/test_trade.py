"""Action Trade, its abilities, and the trains."""

import pytest

from tests.games.railroad_revolution.table import Play, playing


def trading(colour: str = "white", **holdings: object) -> Play:
    holdings.setdefault("supply", "WWWWPOGT")
    return playing(**holdings).place(colour, "trade")


@pytest.mark.rule("RRV-801", "RRV-802", "RRV-803")
@pytest.mark.example("RRV-E08")
def test_one_piece_of_the_leftmost_section_is_sold_for_its_value() -> None:
    table = trading(money=0, rails_left=13, buildings_left=11)
    assert table.why("sell", "piece:building") == "RRV-801"
    table.do("sell", "piece:rail")
    assert (table.me.money, table.me.rails_left) == (600, 12)
    assert not [option for option in table.options("sell") if option[1] != "share"]
    for piece in ("rail", "building"):
        later = trading(money=0, rails_left=12, buildings_left=11).do("sell", f"piece:{piece}")
        assert later.me.money == 700
        assert (later.me.rails_left, later.me.buildings_left) == (
            12 - (piece == "rail"),
            11 - (piece == "building"),
        )


@pytest.mark.rule("RRV-801")
def test_a_rail_train_flipped_before_the_sale_changes_the_section() -> None:
    table = trading(money=100, rails_left=13, buildings_left=11, trains=["rail.up"])
    table.do("flip", "train:TR-rail.up").do("lay", "track:T05", "pay:100").do("sell", "piece:building")
    assert table.me.money == 700
    last = trading(money=100, rails_left=1, buildings_left=0, trains=["rail.up"])
    last.do("flip", "train:TR-rail.up")
    assert last.why("lay", "track:T05", "pay:100") == "RRV-308"  # nothing would be left to sell
    last.do("sell", "piece:rail")
    assert last.me.money == 1000


@pytest.mark.rule("RRV-804", "RRV-805", "RRV-1404")
@pytest.mark.example("RRV-E09")
def test_a_face_up_train_is_flipped_for_its_bonus() -> None:
    for before in (True, False):
        table = trading(shares=0, trains=["shares.up"])
        if before:
            table.do("flip", "train:TR-shares.up").do("sell", "piece:rail")
        else:
            table.do("sell", "piece:rail").do("flip", "train:TR-shares.up")
        assert table.me.shares == 3
        assert table.me.trains[6:8] == [0, 1]
        assert not table.options("flip")
    assert trading(trains=["shares.up"]).why("flip", "train:TR-money.up") == "RRV-804"


@pytest.mark.rule("RRV-806", "RRV-924", "RRV-1402")
@pytest.mark.example("RRV-E36")
def test_turquoise_flips_the_same_train_up_and_down() -> None:
    table = trading("turquoise", money=0, trains=["money.down"])
    table.do("flip", "train:TR-money.down")
    assert table.me.money == 0
    table.do("flip", "train:TR-money.up").do("sell", "piece:rail")
    assert table.me.money == 1200
    assert table.me.trains[2:4] == [0, 1]
    assert not table.options("flip")


@pytest.mark.rule("RRV-807", "RRV-1405")
def test_the_rail_train_gives_its_rail_only_for_100() -> None:
    table = trading(money=99, shares=0, trains=["rail.up"]).do("flip", "train:TR-rail.up")
    assert table.why("lay", "track:T03", "pay:100") == "RRV-807"
    table.do("sell", "piece:rail")
    table.do("lay", "track:T03", "pay:100")
    assert table.me.money == 599
    assert table.me.rails.bit_count() == 2
    unused = (
        trading(money=100, trains=["rail.up"]).do("flip", "train:TR-rail.up").do("sell", "piece:rail").done()
    )
    assert unused.me.money == 700
    assert unused.me.rails.bit_count() == 1


@pytest.mark.rule("RRV-1401", "RRV-1110")
def test_train_promote() -> None:
    goals = {"B-1": "..", "A2-1": "."}
    for number in (0, 1, 2):
        table = trading(trains=["promote.up"], milestones=goals, supply="WWWWOT").do(
            "flip", "train:TR-promote.up"
        )
        if number > 0:
            table.do("promote", "own:orange@supply", "slot:B-1.1")
        if number > 1:
            table.do("promote", "own:turquoise@supply", "slot:B-1.2")
        table.do("sell", "piece:rail").decline(0)
        assert sum(manager is not None for manager in table.me.managers["B-1"]) == number


@pytest.mark.rule("RRV-1403", "RRV-1203")
def test_train_performance() -> None:
    table = trading(trains=["steps.up"], money=100).do("flip", "train:TR-steps.up")
    table.do("step", "performance:network").do("step", "performance:network").do(
        "step", "performance:stations"
    )
    assert table.me.steps == [0, 1, 2]
    assert not table.options("step")


@pytest.mark.rule("RRV-919")
def test_purple_gains_three_steps() -> None:
    table = trading("purple", money=500, shares=5)
    for _ in range(3):
        table.do("step", "performance:telegraph")
    assert table.me.steps == [3, 0, 0]
    assert (table.me.money, table.me.shares) == (400, 4)
    assert not table.options("step")


@pytest.mark.rule("RRV-923")
def test_orange_gains_100_for_each_train() -> None:
    table = trading("orange", money=0, trains=["money.up", "money.down", "rail.down"]).do("gain", "per-train")
    assert table.me.money == 300


@pytest.mark.rule("RRV-920", "RRV-921", "RRV-1701")
@pytest.mark.example("RRV-E34")
def test_grey_accepts_a_private_deal() -> None:
    table = trading("grey", shares=0, deal="D1")
    assert table.why("accept", "deal:bottom") == "RRV-1004"
    table.do("accept", "deal:top").do("exchange", "own:white@supply", "worker:grey")
    assert table.me.shares == 0
    assert not table.options("accept")
    table.do("sell", "piece:rail").decline(0)
    assert table.pos.deals_used == ["D1"]
    assert table.pos.deal != "D1"
    assert table.seat == 1
    assert table.options("place")  # nobody else was asked


@pytest.mark.rule("RRV-922")
def test_without_a_private_deal_the_tile_stays() -> None:
    table = trading("grey", shares=5, deal="D1").do("sell", "piece:rail").done()
    assert table.pos.deal == "D1"
    assert table.me.shares == 5
