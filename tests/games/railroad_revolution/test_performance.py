"""Performance tracks: steps and tolls."""

import pytest

from tests.games.railroad_revolution.table import Play, give, playing


def stepping(**holdings: object) -> Play:
    """Seat 0 has three steps from a purple worker on Trade and has sold a rail for $600."""
    holdings.setdefault("supply", "WWWWPP")
    table = playing(**holdings).place("purple", "trade")
    return table.do("flip", "train:TR-steps.down") if table.me.trains[5] else table


@pytest.mark.rule("RRV-1202", "RRV-1205")
@pytest.mark.example("RRV-E16")
def test_a_share_is_discarded_to_pass_its_symbol() -> None:
    table = stepping(steps=(0, 1, 0), shares=1).do("step", "performance:stations")
    assert (table.me.steps, table.me.shares) == ([0, 2, 0], 0)
    table = stepping(steps=(0, 1, 0), shares=0)
    assert table.why("step", "performance:stations") == "RRV-1205"


@pytest.mark.rule("RRV-1202")
def test_markers_may_share_a_space() -> None:
    table = stepping()
    give(table.pos, 1, steps=(1, 1, 1))
    table.do("step", "performance:network")
    assert table.me.steps == [0, 0, 1]
    assert table.pos.companies[1].steps == [1, 1, 1]


@pytest.mark.rule("RRV-1203", "RRV-1204", "RRV-1209")
@pytest.mark.example("RRV-E38")
def test_three_steps_on_one_track_or_on_three() -> None:
    table = stepping(money=100, shares=1)
    for _ in range(3):
        table.do("step", "performance:telegraph")
    assert (table.me.money, table.me.shares, table.me.steps) == (0, 0, [3, 0, 0])
    table = stepping(money=100, shares=1)
    for track in ("telegraph", "stations", "network"):
        table.do("step", f"performance:{track}")
    assert (table.me.money, table.me.shares, table.me.steps) == (100, 1, [1, 1, 1])


@pytest.mark.rule("RRV-1204", "RRV-1207")
def test_a_money_toll_is_paid_in_full_or_the_step_is_not_made() -> None:
    table = stepping(steps=(0, 3, 0), money=199, shares=0)
    assert table.why("step", "performance:stations") == "RRV-1204"
    table = stepping(steps=(0, 3, 0), money=200, shares=0).do("step", "performance:stations")
    assert (table.me.money, table.me.steps[1]) == (0, 4)
    two = stepping(steps=(4, 0, 0), shares=1)
    assert two.why("step", "performance:telegraph") == "RRV-1205"


@pytest.mark.rule("RRV-1206")
def test_a_worker_toll_costs_an_own_worker_under_the_minimum_of_four() -> None:
    table = stepping(steps=(5, 0, 0), supply="WWWWP")
    assert table.why("step", "performance:telegraph") == "RRV-1206"
    assert {option[2] for option in table.options("step", "performance:telegraph")} == {
        "own:white@supply",
        "own:purple@board",
    }
    white = table.pos.stock[0]
    table.do("step", "performance:telegraph", "own:white@supply")
    assert (sum(table.me.workers), table.pos.stock[0]) == (4, white + 1)
    four = stepping(steps=(5, 0, 0), supply="WWWP", money=0, shares=0)
    assert four.why("step", "performance:telegraph", "own:white@supply") == "RRV-404"


@pytest.mark.rule("RRV-1208")
def test_unwanted_steps_and_steps_beyond_the_top_are_lost() -> None:
    table = stepping(steps=(7, 6, 0), money=0)
    assert table.why("step", "performance:telegraph") == "RRV-1208"
    table.do("step", "performance:network").do("sell", "piece:rail").decline(0)
    assert table.me.steps == [7, 6, 1]
    table.until(0)
    assert not table.options("step")
