"""The end of the game and scoring."""

import pytest

from engineshed.games.railroad_revolution import GAME
from tests.games.railroad_revolution.table import Play, give, playing


def turns_until_the_end(table: Play) -> list[int]:
    """Who places a worker until the game is over."""
    order = []
    while table.state.waiting():
        if table.options("place"):
            order.append(table.seat)
        table.idle()
    return order


def points(table: Play, seat: int = 0) -> dict[str, int]:
    return {line.source: line.points for line in GAME.score_now(table.pos)[seat].lines}


@pytest.mark.rule("RRV-1301", "RRV-1303", "RRV-1304")
@pytest.mark.example("RRV-E21")
def test_the_first_player_triggers_the_end() -> None:
    table = playing(4, rails_left=3, buildings_left=2)
    table.place("white", "trade").do("sell", "piece:rail").decline(0)
    assert turns_until_the_end(table) == [1, 2, 3, 0, 1, 2, 3]


@pytest.mark.rule("RRV-1303", "RRV-1304")
@pytest.mark.example("RRV-E22")
def test_the_last_player_triggers_the_end() -> None:
    table = playing(4)
    table.until(3)
    give(table.pos, 3, rails_left=2, buildings_left=3)
    table.place("white", "trade").do("sell", "piece:building").decline(3)
    assert turns_until_the_end(table) == [0, 1, 2, 3]


@pytest.mark.rule("RRV-1301")
def test_both_kinds_must_be_gone_left_of_the_logo() -> None:
    for rails, buildings, last in ((2, 4, False), (4, 2, False), (2, 3, True), (3, 2, True)):
        table = playing(2, rails_left=rails, buildings_left=buildings)
        table.idle().until(1).idle().until(0)
        assert table.pos.rounds == 2
        assert bool(table.told("final-round")) == last


@pytest.mark.rule("RRV-1302", "RRV-1303")
@pytest.mark.example("RRV-E39")
def test_a_deal_in_another_turn_may_trigger_the_end() -> None:
    table = playing(4, deal="D4")
    table.until(1)
    for seat in (0, 1, 2):
        give(table.pos, seat, shares=0, money=0)
    give(table.pos, 3, rails_left=3, buildings_left=2, shares=2)
    table.place("white", "telegraph").do("build", "section:6").decline(1)
    table.until(3, "accept").do("accept", "deal:top").do("lay", "track:T05")
    assert turns_until_the_end(table) == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("RRV-1305")
def test_a_second_trigger_changes_nothing() -> None:
    table = playing(2, rails_left=3, buildings_left=2)
    give(table.pos, 1, rails_left=3, buildings_left=2)
    table.place("white", "trade").do("sell", "piece:rail").decline(0)
    assert turns_until_the_end(table) == [1, 0, 1]
    # Nor does one in the final round: seat 1 sells its last piece left of the logo with the last turn.
    table = playing(2, rails_left=3, buildings_left=2)
    give(table.pos, 1, rails_left=4, buildings_left=2)
    table.place("white", "trade").do("sell", "piece:rail").decline(0)
    assert turns_until_the_end(table) == [1, 0, 1]
    assert table.pos.companies[1].rails_left == 2


@pytest.mark.rule("RRV-1306")
def test_deals_and_milestones_still_work_in_the_final_turns() -> None:
    table = playing(2, rails_left=3, buildings_left=2, deal="D4")
    give(table.pos, 1, shares=2, rails=["T02"], milestones={"A2-1": "O", "A1-4": "."})
    table.place("white", "trade").do("sell", "piece:rail").decline(0)
    table.until(0)
    assert table.told("final-round")
    table.place("white", "telegraph").do("build", "section:3").decline(0)
    table.do("accept", "deal:top").do("lay", "track:T04")
    assert table.pos.companies[1].done == ("A2-1",)
    assert table.options("keep")


@pytest.mark.rule("RRV-1307", "RRV-1309", "RRV-1310")
@pytest.mark.example("RRV-E40")
def test_a_whole_score() -> None:
    table = playing(
        trains=["money.up", "rail.up", "steps.up", "money.down", "shares.down"],
        completed=["A1-1", "A2-1", "B-1"],
        steps=(3, 4, 3),
        rails=["T02", "T10", "T19", "T25", "T27"],
        stations=["washington", "charlotte", "chicago", "omaha", "portland"],
        offices=[1, 2, 5, 6],
    )
    assert points(table) == {
        "trains": 24,
        "milestones": 18 + 16 + 22,
        "network": 2 * 5,
        "stations": 5 * 3,
        "telegraph": 4 * 2,
        "links": 5 + 8,
    }
    assert GAME.score_now(table.pos)[0].total == 126


@pytest.mark.rule("RRV-1308")
def test_open_milestones_score_nothing() -> None:
    assert points(playing(milestones={"A1-1": "O", "B-1": "OT"}))["milestones"] == 0


@pytest.mark.rule("RRV-1309")
def test_level_five_cities_count_without_a_station() -> None:
    table = playing(rails=["T02", "T10", "T19", "T25"], steps=(0, 0, 7))
    assert points(table)["network"] == 11
    assert points(playing(steps=(0, 0, 7)))["network"] == 0


@pytest.mark.rule("RRV-1311")
@pytest.mark.example("RRV-E17")
def test_three_offices_at_five_points() -> None:
    assert points(playing(offices=[2, 5, 7], steps=(7, 0, 0)))["telegraph"] == 15


@pytest.mark.rule("RRV-1312")
@pytest.mark.example("RRV-E18")
def test_one_link_and_a_lone_office() -> None:
    assert points(playing(offices=[1, 3, 4]))["links"] == 5


@pytest.mark.rule("RRV-1312")
@pytest.mark.example("RRV-E19")
def test_links_on_both_sides() -> None:
    assert points(playing(offices=[1, 2, 3, 6, 7]))["links"] == 18


@pytest.mark.rule("RRV-1312")
@pytest.mark.example("RRV-E20")
def test_no_neighbours_no_links() -> None:
    assert points(playing(offices=[2, 5, 7]))["links"] == 0


@pytest.mark.rule("RRV-1313")
def test_money_shares_workers_and_pieces_score_nothing() -> None:
    poor = playing(money=0, shares=0, supply="WWWW", trains=[], rails_left=3)
    rich = playing(money=9000, shares=30, supply="WWWWPOGTT", trains=[])
    assert GAME.score_now(poor.pos)[0].total == GAME.score_now(rich.pos)[0].total == 0


@pytest.mark.rule("RRV-1314")
def test_most_points_win() -> None:
    table = playing(3, money=0, shares=0, trains=["money.up", "rail.up"])
    give(table.pos, 1, money=9000)
    assert GAME.result(table.pos).places == (1, 2, 3)


@pytest.mark.rule("RRV-1315", "RRV-1316")
@pytest.mark.example("RRV-E41")
def test_a_tie_goes_to_money_with_shares() -> None:
    table = playing(2, money=300, shares=2)
    give(table.pos, 1, money=650, shares=0)
    assert GAME.result(table.pos).places == (2, 1)
    give(table.pos, 1, money=600, shares=0)
    result = GAME.result(table.pos)
    assert result.places == (1, 1)
    assert result.winners() == (0, 1)
