"""Mini expansion: medium and hard maps."""

import pytest

from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.kernel import State
from tests.games.steam_rollers.table import (
    TWO_ROUTES,
    build,
    cross,
    draw,
    facts,
    game,
    lay_goods,
    offered,
    play,
    set_up,
    why,
)


def blocked(level: str, roll: int, players: int = 2) -> tuple[tuple[int, int], ...]:
    return set_up(players, {"borders": level}, borders=[roll]).pos.blocked


def on_map(level: str, roll: int) -> State[SteamRollersPosition]:
    state = game(2, dice=[1, 1, 1], settings={"borders": level})
    state.pos.blocked = blocked(level, roll)
    return state


@pytest.mark.rule("SR-1201")
def test_a_die_picks_one_of_six_maps_of_the_level() -> None:
    for level, count in (("medium", 2), ("hard", 3)):
        maps = {blocked(level, roll) for roll in range(1, 7)}
        assert len(maps) == 6
        assert {len(borders) for borders in maps} == {count}
    assert set_up(2).pos.blocked == ()


@pytest.mark.rule("SR-1202")
def test_the_same_borders_are_blocked_for_everybody_all_game() -> None:
    state = on_map("medium", 5)
    for seat in (0, 1):
        draw(state, seat, TWO_ROUTES)
    assert [len(sheet.lines) for sheet in state.pos.sheets] == [2, 2]
    before = state.pos.blocked
    for _ in range(6):
        play(state, offered(state)[0], "pass")
    assert state.pos.blocked == before


@pytest.mark.rule("SR-1203")
def test_nothing_is_carried_across_a_blocked_border() -> None:
    for roll, allowed in ((5, False), (4, True)):  # 5 blocks 3-4, 4 nothing on the way
        state = on_map("medium", roll)
        draw(state, 0, TWO_ROUTES)
        cross(state, 0, 1, 2, 3, 4, 5, 6)
        lay_goods(state, {1: "red"})
        play(state, "pick die:1")
        assert (offered(state, "deliver") != []) is allowed


@pytest.mark.rule("SR-1204")
def test_track_across_a_blocked_border_scores_nothing() -> None:
    state = on_map("medium", 5)
    draw(state, 0, "C5 0,3; C6 3,5")  # from city 3 to city 4 across the blocked border
    assert facts(state, "network") == 0
    free = on_map("medium", 3)
    draw(free, 0, "C5 0,3; C6 3,5")
    assert facts(free, "network") == 1


@pytest.mark.rule("SR-1205")
def test_drawing_up_to_a_blocked_border_is_allowed_but_joins_nothing() -> None:
    state = on_map("medium", 1)  # 1-3 blocked: city 3 lies behind the border of B3
    draw(state, 0, "B2 0,3")
    play(state, "pick die:1")
    assert why(state, build("B3", 3, 5)) is None
    play(state, build("B3", 3, 5))
    assert state.pos.sheets[0].lines == ()


@pytest.mark.rule("SR-1206")
def test_the_whole_border_between_two_regions_is_blocked() -> None:
    state = on_map("medium", 1)
    for tracks in ("A3 0,3; A4 0,3", "B3 0,3; B4 0,3", "C3 0,3"):
        draw(state, 0, tracks)
    joined = [chain for chain in state.pos.sheets[0].ends.values() if len(chain[2]) > 1]
    assert joined == []
    assert state.pos.sheets[0].lines == ()


def said(level: str, roll: int) -> str:
    return " ".join(f"{one}{two}" for one, two in blocked(level, roll))


@pytest.mark.rule("SR-1207", "SR-1208", "SR-1209")
def test_which_borders_rolls_of_1_to_3_block() -> None:
    assert (said("medium", 1), said("hard", 1)) == ("13 46", "13 34 46")
    assert (said("medium", 2), said("hard", 2)) == ("24 35", "24 34 35")
    assert (said("medium", 3), said("hard", 3)) == ("15 26", "15 26 34")


@pytest.mark.rule("SR-1210", "SR-1211", "SR-1212")
def test_which_borders_rolls_of_4_to_6_block() -> None:
    assert (said("medium", 4), said("hard", 4)) == ("23 45", "13 23 45")
    assert (said("medium", 5), said("hard", 5)) == ("15 34", "23 45 46")
    assert (said("medium", 6), said("hard", 6)) == ("26 34", "23 24 35")


@pytest.mark.example("SR-E12")
def test_example_two_routes_on_the_medium_map_of_roll_5() -> None:
    state = on_map("medium", 5)
    draw(state, 0, TWO_ROUTES)
    sheet = state.pos.sheets[0]
    assert [route for route in sheet.routes[1] if route[0] == 2] == []
    assert [line[1:3] for line in sheet.lines] == [(1, 3), (2, 4)]
    assert facts(state, "network") == 2
    free = game(2)
    draw(free, 0, TWO_ROUTES)
    assert facts(free, "network") == 6
