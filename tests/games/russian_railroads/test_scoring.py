"""The scoring phase, preparing the next round, the last round."""

import pytest

from engineshed.games.russian_railroads.game import GAME
from engineshed.games.russian_railroads.scoring import (
    counts_twice,
    line_spaces,
    score_board,
    score_line,
    stars,
)
from engineshed.kernel import Rng, new_state
from tests.games.russian_railroads.table import KIEV, SP, TS, Sitting, all_pass


def scores(table: Sitting) -> tuple[int, ...]:
    return score_board(table.pos.box, table.me)


def colours(table: Sitting, line: int) -> str:
    return "".join("kgbnw"[space.colour] for space in line_spaces(table.pos.box, table.me, line))


# Lines


@pytest.mark.rule("RUS-1801")
@pytest.mark.example("RUS-E38")
def test_the_scoring_phase_adds_up_lines_and_industry() -> None:
    table = Sitting().line(TS, black=9, grey=7, brown=3).line(KIEV, black=2).doublers(1)
    table.locomotives(6, 2, kiev=2).factories(6, marker=5)
    table.pass_()
    assert table.me.rounds == [(12, 0, 3, 5)]
    assert table.me.score() == 20
    assert [board.rounds for board in table.pos.boards[1:]] == [[(0, 0, 0, 0)]] * 3  # everybody scores


@pytest.mark.rule("RUS-1802", "RUS-1803", "RUS-1805")
@pytest.mark.example("RUS-E34")
def test_the_trans_siberian_line_of_the_example() -> None:
    table = Sitting().line(TS, black=9, grey=7, brown=3).doublers(1).locomotives(6, 2)
    assert colours(table, 0) == "bbbggggk"
    assert [s.points for s in line_spaces(table.pos.box, table.me, 0)] == [4, 2, 2, 1, 1, 1, 1, 0]
    assert scores(table)[0] == 12


@pytest.mark.rule("RUS-1802", "RUS-1804")
@pytest.mark.example("RUS-E35")
def test_a_line_without_a_locomotive_scores_nothing() -> None:
    table = Sitting().line(SP, black=5)
    assert scores(table)[1] == 0
    table.line(SP, black=8, grey=7, brown=6)
    assert scores(table)[1] == 0


@pytest.mark.rule("RUS-1709", "RUS-1802", "RUS-1806")
@pytest.mark.example("RUS-E36")
def test_kiev_with_a_small_locomotive() -> None:
    table = Sitting().line(KIEV, black=2).locomotives(1, kiev=2)
    assert scores(table)[2] == 3


@pytest.mark.rule("RUS-1803")
def test_spaces_beyond_black_are_worth_nothing() -> None:
    table = Sitting().line(TS, black=4, grey=3).locomotives(9, 3)
    assert colours(table, 0) == "gggk"
    assert scores(table)[0] == 3


@pytest.mark.rule("RUS-1804")
def test_values_of_the_colours() -> None:
    table = Sitting().line(TS, black=5, grey=4, brown=3, natural=2, white=1).locomotives(5)
    assert [s.points for s in line_spaces(table.pos.box, table.me, 0)] == [7, 4, 2, 1, 0]


@pytest.mark.rule("RUS-1805")
def test_a_doubler_counts_only_above_a_scored_space() -> None:
    table = Sitting().line(TS, black=9, grey=8).doublers(5).locomotives(3)
    assert scores(table)[0] == 6
    table.locomotives(7)
    assert scores(table)[0] == 5 * 2 + 2
    table.line(SP, black=6, grey=5).line(KIEV, black=6, grey=5).locomotives(7, sp=5, kiev=5)
    assert scores(table)[1:3] == (5, 5 + 10)  # above the Trans-Siberian line alone
    assert [s.doubled for s in line_spaces(table.pos.box, table.me, 1)] == [False] * 5


@pytest.mark.rule("RUS-1708", "RUS-1803", "RUS-1804")
@pytest.mark.example("RUS-E42")
def test_st_petersburg_doubles_with_grey_and_locomotive_on_seven() -> None:
    table = Sitting().line(SP, black=9, grey=7, brown=3).locomotives(1, sp=7)
    assert scores(table)[1] == 20
    assert [s.points for s in line_spaces(table.pos.box, table.me, 1)] == [2, 2, 2, 1, 1, 1, 1]
    assert counts_twice(table.pos.box, table.me, 1)
    table.locomotives(1, sp=6)
    assert scores(table)[1] == 6 + 3
    table.line(SP, grey=6).locomotives(1, sp=7)
    assert scores(table)[1] == 6 + 3


@pytest.mark.rule("RUS-1709")
@pytest.mark.example("RUS-E32")
def test_kiev_stars_in_every_scoring_phase() -> None:
    table = Sitting(2, alone=False).line(KIEV, black=3).locomotives(1, kiev=3)
    all_pass(table)
    all_pass(table)
    assert [scored[2] for scored in table.me.rounds] == [6, 6]
    table.line(KIEV, black=4).locomotives(1, kiev=4)
    assert scores(table)[2] == 10


@pytest.mark.rule("RUS-1710", "RUS-1806", "RUS-2311")
@pytest.mark.example("RUS-E44")
def test_kiev_with_the_eighth_star_and_the_medal() -> None:
    table = Sitting().line(KIEV, black=8, grey=5).locomotives(1, kiev=8).token("kiev-medal", "industry")
    assert scores(table)[2] == 45
    assert stars(table.pos.box, table.me, 2) == [(1, 1), (2, 2), (3, 3), (4, 4), (5, 20), (8, 10)]


@pytest.mark.rule("RUS-1805", "RUS-2310")
@pytest.mark.example("RUS-E43")
def test_a_revalued_line() -> None:
    table = Sitting().line(TS, black=15, grey=8, brown=6, natural=4, white=2).doublers(4)
    table.locomotives(9, 3).token("revaluation", "industry")
    assert colours(table, 0) == "wwnnbbggkkkk"
    assert scores(table)[0] == 2 * 20 + 2 * 12 + 6 + 2


# Industry


@pytest.mark.rule("RUS-1105", "RUS-1807", "RUS-1808")
@pytest.mark.example("RUS-E37")
def test_a_marker_on_a_factory_scores_the_value_before_it() -> None:
    table = Sitting().factories(6, marker=5)
    assert scores(table)[3] == 5


@pytest.mark.rule("RUS-1807", "RUS-1808", "RUS-2304")
@pytest.mark.example("RUS-E45")
def test_two_markers_both_score() -> None:
    table = Sitting().factories(6, 6, 6, 6, marker=12)
    table.me.markers.append(9)
    assert scores(table)[3] == 20 + 15
    table.me.markers[1] = 10  # the '?' space has no value of its own either
    assert scores(table)[3] == 20 + 15


def test_the_quick_sum_of_a_line_is_the_sum_over_its_spaces() -> None:
    for seed in range(6):
        state, rng = new_state(GAME, 4, {}, seed), Rng(seed)
        while waiting := state.waiting():
            options = [option for option in state.options(waiting[0]) if option != ("pass",)] or [("pass",)]
            state.do(waiting[0], rng.choice(options))
            board, table = state.pos.boards[waiting[0]], state.pos.box
            for line in range(3):
                slow = sum(space.points for space in line_spaces(table, board, line))
                slow *= 1 + counts_twice(table, board, line)
                slow += sum(points for _, points in stars(table, board, line))
                assert score_line(table, board, line) == slow


# The next round


@pytest.mark.rule("RUS-1901", "RUS-1902")
def test_workers_go_home_and_rubles_to_the_supply() -> None:
    table = Sitting(2)
    table.me.engineers.append(15)
    table.me.black, table.me.has_black = 1, True
    table.place("engineer:15").move("kiev-black", "kiev-black")
    table.place("doubler", "b").place("rubles", "r").pass_()
    assert (table.me.workers, table.me.black) == (6, 1)
    assert table.me.rubles == 2 - 1 + 2
    assert table.pos.placed == {}


@pytest.mark.rule("RUS-1903")
@pytest.mark.parametrize("use", [True, False])
def test_temporary_workers_go_back_used_or_not(use: bool) -> None:
    table = Sitting(3).place("temporary")
    if use:
        table.place("doubler", "t")
    table.pass_()
    assert (table.pos.supply.temporary, table.me.temporary) == (2, 0)


@pytest.mark.rule("RUS-211", "RUS-1904")
@pytest.mark.example("RUS-E39")
def test_engineers_move_one_space_right_and_the_last_leaves() -> None:
    table = Sitting(4, alone=False).line(TS, black=4, grey=0)
    assert table.pos.supply.strip == [7, 8, 9, 11, 10, 4, 5]
    all_pass(table)
    assert table.pos.supply.strip == [0, 7, 8, 9, 11, 10, 4]  # 5 has left the game
    assert "engineer:11" in table.targets()  # turned light side up on the public space
    assert table.refused_place("engineer:4") == "RUS-1311"  # dark side up on the hire space
    assert table.refused_place("engineer:5") == "SHED-2"


@pytest.mark.rule("RUS-1905")
def test_the_strip_runs_empty() -> None:
    table = Sitting(4, alone=False)
    for expected in ([10, 4], [11, 10], [9, 11], [8, 9], [7, 8], [7], []):
        assert table.pos.public() == expected
        assert table.pos.for_hire()  # somebody can be hired in every round
        all_pass(table)
    assert table.state.waiting() == ()


@pytest.mark.rule("RUS-1906", "RUS-1403")
@pytest.mark.example("RUS-E40")
def test_everybody_takes_the_card_of_the_new_position() -> None:
    yellow, blue, green, red = range(4)
    table = Sitting(4, alone=False)
    table.pass_().pass_().place("order-1").place("order-2").pass_().pass_()
    table.pass_().pass_()  # nobody reuses
    before = [board.points.get("passing", 0) for board in table.pos.boards]
    all_pass(table)
    gained = [board.points["passing"] - old for board, old in zip(table.pos.boards, before, strict=True)]
    assert [gained[seat] for seat in (green, red, yellow, blue)] == [0, 2, 3, 4]


# The last round


@pytest.mark.rule("RUS-2001", "RUS-2002")
@pytest.mark.parametrize(("players", "last"), [(4, 7), (3, 6), (2, 6)])
def test_the_last_round_token_covers_the_turn_order_spaces(players: int, last: int) -> None:
    table = Sitting(players, alone=False)
    assert table.refused_place("last-round") == "RUS-2001"
    while table.pos.round < last:
        assert "space:last-round" not in table.targets()
        all_pass(table)
    assert table.refused_place("order-1") == "RUS-2002"
    assert "space:last-round" in table.targets()
    order = table.pos.order[:]
    table.place("last-round").move("marker:1", "marker:1", "marker:1")
    all_pass(table)
    assert table.state.waiting() == ()  # nobody was asked to reuse a worker
    assert table.pos.order == order


@pytest.mark.rule("RUS-2003")
def test_the_last_round_space_gives_three_industry_moves_for_one_worker_once() -> None:
    table = Sitting().round(7)
    table.place("last-round").move("marker:1", "marker:1")
    assert table.refused("done") == "RUS-506"
    table.move("marker:1")
    assert (table.me.markers, table.me.workers) == ([3], 4)
    assert table.refused_place("last-round") == "RUS-503"
    assert Sitting().round(7).factories(marker=2).refused_place("last-round") == "RUS-506"
