"""End of the game and scoring."""

import pytest

from engineshed.games.steam_rollers import GAME
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.kernel import Result, State
from engineshed.kernel.play import Tape
from tests.games.steam_rollers.table import (
    ONE_THREE,
    asked,
    cross,
    draw,
    facts,
    game,
    give,
    keep,
    lay_goods,
    offered,
    pass_round,
    play,
)


def end(state: State[SteamRollersPosition]) -> Result:
    """The game as if it ended now."""
    state.finish()
    result = state.result()
    assert result is not None
    return result


@pytest.mark.rule("SR-1301")
@pytest.mark.parametrize("empty", [2, 3, 4])
def test_the_game_ends_after_a_round_with_three_empty_cities(empty: int) -> None:
    state = game(2)
    lay_goods(state, dict.fromkeys(range(1, empty + 1), ""))
    pass_round(state)
    result = state.result()
    assert (result is not None) == (empty >= 3)
    assert result is None or result.reason == "cities"


@pytest.mark.rule("SR-1302")
def test_the_round_is_played_out() -> None:
    state = game(3, dice=[1, 2, 3, 4])
    lay_goods(state, {2: "", 4: "", 1: "grey"})
    draw(state, 0, ONE_THREE)
    cross(state, 0, 1)
    play(state, "pick die:1", "deliver good:1-grey city:3 line:1-3.1")
    assert state.pos.empty_cities() == 3
    for seat in (1, 2):
        assert asked(state) == (seat, "die")
        play(state, offered(state)[0], "pass")
    assert state.waiting() == ()


@pytest.mark.rule("SR-1303")
def test_ten_idle_rounds_end_the_game() -> None:
    state = game(2)
    for _ in range(9):
        pass_round(state)
    assert state.pos.round == 10
    pass_round(state)
    result = state.result()
    assert result is not None
    assert result.reason == "stalemate"
    assert state.pos.round == 10


@pytest.mark.rule("SR-1303")
@pytest.mark.parametrize("what", ["build", "upgrade", "deliver", "order", "take"])
def test_what_breaks_a_row_of_idle_rounds(what: str) -> None:
    state = game(2, settings={"orders": True})
    for _ in range(9):
        pass_round(state)
    seat = state.waiting()[0]
    state.pos.white = (1, 2, 3)
    draw(state, seat, ONE_THREE)
    cross(state, seat, 6)
    lay_goods(state, {1: "grey"})
    keep(state, seat, "red blue yellow")
    play(state, "pick die:1")
    play(state, offered(state, what)[0])
    while state.waiting() and state.pos.round == 10:
        play(state, offered(state)[-1])
    assert (state.result() is None) == (what != "take")


@pytest.mark.rule("SR-1304")
def test_the_final_score_is_the_sum_of_six_things() -> None:
    state = game(2, settings={"orders": True})
    sheet = state.pos.sheets[0]
    sheet.deliveries, sheet.extra = 13, 2
    draw(state, 0, ONE_THREE)
    cross(state, 0, 1, 2, 3, 4, 5)
    give(state, 0, "6a")
    state.pos.order_owner[1] = 0
    lines = {line.source: line.points for line in GAME.score_now(state.pos)[0].lines}
    assert lines == {
        "deliveries": 13,
        "network": 1,
        "locomotive": 2,
        "action-tiles": -2,
        "orders": 4,
        "starting-tile": 2,
    }
    assert end(state).scores()[0] == 20


@pytest.mark.rule("SR-1305")
def test_each_finished_line_scores_one() -> None:
    state = game(2)
    draw(state, 0, "B2 0,3")
    assert facts(state, "network") == 0
    draw(state, 0, "B3 3,5; C5 0,3; C6 3,5")
    assert facts(state, "network") == 2


@pytest.mark.rule("SR-1306")
def test_towns_score_on_finished_lines_only() -> None:
    state = game(2)
    draw(state, 0, "B2 1,3; A3 4,5; F3 0,3")
    assert facts(state, "network") == 0
    draw(state, 0, "B3 2,5")
    assert facts(state, "network") == 2


@pytest.mark.rule("SR-1307")
def test_parallel_lines_each_score() -> None:
    state = game(2)
    draw(state, 0, f"{ONE_THREE}; C2 0,2; C3 0,3")
    assert [line[0] for line in state.pos.sheets[0].lines] == ["line:1-3.1", "line:1-3.2"]
    assert facts(state, "network") == 2


@pytest.mark.rule("SR-1307")
def test_a_line_back_to_its_city_scores_nothing_nor_do_its_towns() -> None:
    state = game(2)
    draw(state, 0, "A2 0,4; A3 3,4; B2 1,3")  # from city 1 through the yellow town back to city 1
    assert state.pos.sheets[0].ends == {}
    assert facts(state, "network") == 0
    assert state.pos.sheets[0].routes[1] == ()


@pytest.mark.rule("SR-1308")
@pytest.mark.parametrize(("boxes", "bonus"), [(0, 0), (3, 0), (4, 1), (5, 2), (6, 3)])
def test_locomotive_bonus(boxes: int, bonus: int) -> None:
    state = game(2)
    cross(state, 0, *range(1, boxes + 1))
    assert facts(state, "locomotive") == bonus


@pytest.mark.rule("SR-1309")
@pytest.mark.parametrize("boxes", [3, 5, 6])
def test_tile_4b_does_not_count_for_the_bonus(boxes: int) -> None:
    with_tile, without = game(2), game(2)
    give(with_tile, 0, "4b")
    for state in (with_tile, without):
        cross(state, 0, *range(1, boxes + 1))
    assert facts(with_tile, "locomotive") == facts(without, "locomotive")


@pytest.mark.rule("SR-1310")
def test_held_tiles_score_their_values_upright_or_sideways() -> None:
    state = game(2)
    give(state, 0, "1a", "5b", "6a")
    give(state, 0, "4a", sideways=True)
    assert facts(state, "action-tiles") == 2 - 2 - 2 + 2
    assert facts(state, "action-tiles", seat=1) == 0


@pytest.mark.rule("SR-1311")
def test_orders_score_the_value_of_the_side_in_play() -> None:
    state = game(2, settings={"orders": True})
    state.pos.order_faces = ("", "1b", "2a", "3a", "4a", "5a", "6b")
    state.pos.order_owner[1] = state.pos.order_owner[6] = 1
    assert facts(state, "orders", seat=1) == 3 + 7
    assert facts(state, "orders") == 0


@pytest.mark.rule("SR-1312")
def test_the_highest_score_wins() -> None:
    state = game(3)
    for seat, points in enumerate((10, 12, 11)):
        state.pos.sheets[seat].deliveries = points
    cross(state, 0, 1, 2, 3)
    result = end(state)
    assert result.places == (3, 1, 2)
    assert result.winners() == (1,)


def level_scores(*players: tuple[int, int], score: int = 22) -> State[SteamRollersPosition]:
    """Players with the same total: crossed boxes and network points of each."""
    state = game(len(players))
    for seat, (boxes, network) in enumerate(players):
        sheet = state.pos.sheets[seat]
        cross(state, seat, *range(1, boxes + 1))
        sheet.network = network
        sheet.deliveries = score - GAME.score_now(state.pos)[seat].total
    return state


@pytest.mark.rule("SR-1313")
def test_first_tie_break_is_power_from_boxes_alone() -> None:
    state = level_scores((5, 1), (4, 9))
    assert end(state).places == (1, 2)
    state = level_scores((5, 5), (4, 9))
    give(state, 1, "4b")
    state.pos.sheets[1].deliveries += 2
    assert end(state).scores() == (22, 22)
    assert end(state).places == (1, 2)


@pytest.mark.rule("SR-1314")
def test_second_tie_break_is_the_network() -> None:
    assert end(level_scores((5, 8), (5, 9))).places == (2, 1)


@pytest.mark.rule("SR-1315")
def test_who_is_still_tied_shares_the_victory() -> None:
    result = end(level_scores((5, 9), (5, 9), (3, 9)))
    assert result.places == (1, 1, 3)
    assert result.winners() == (0, 1)


@pytest.mark.example("SR-E04")
def test_example_marzena_scores_22() -> None:
    state = game(2)
    draw(
        state,
        0,
        "B2 1,3; A3 4,5; B3 2,5; C5 1,3; B5 4,5; C6 2,5; C7 1,4; B7 2,4; A7 0,5; A8 3,5; "
        "E3 3,5; F3 0,2; F4 1,3; E5 0,4; E6 1,3",
    )
    state.pos.sheets[0].deliveries = 13
    cross(state, 0, 1, 2, 3, 4, 5)
    give(state, 0, "6a")
    lines = sorted((line[1], line[2], line[3]) for line in state.pos.sheets[0].lines)
    assert lines == [(1, 3, 1), (2, 4, 1), (3, 4, 1), (4, 5, 2)]
    assert (facts(state, "network"), facts(state, "locomotive"), facts(state, "action-tiles")) == (9, 2, -2)
    assert end(state).scores()[0] == 22


@pytest.mark.example("SR-E14")
@pytest.mark.parametrize(("network", "places"), [(8, (2, 1, 3)), (9, (1, 1, 3))])
def test_example_a_tie_of_three(network: int, places: tuple[int, ...]) -> None:
    state = level_scores((5, network), (5, 9), (4, 12))
    give(state, 2, "4b")
    state.pos.sheets[2].deliveries += 2
    result = end(state)
    assert result.scores() == (22, 22, 22)
    assert result.places == places


def test_the_end_is_told_with_its_reason() -> None:
    state = game(2)
    lay_goods(state, {1: "", 2: "", 3: ""})
    state.tape = tape = Tape()
    pass_round(state)
    assert [event.facts for event in tape.journal if event.name == "ended"] == [{"reason": "cities"}]
