"""Action: build track."""

import pytest

from engineshed.games.steam_rollers.printed.map import DRAWABLE, NAME
from tests.games.steam_rollers.table import (
    ONE_THREE,
    asked,
    build,
    draw,
    facts,
    game,
    hex_atom,
    lay_goods,
    offered,
    play,
    why,
)


@pytest.mark.rule("SR-401")
def test_a_track_is_drawn_on_one_hex_of_the_own_map_only() -> None:
    state = game(2, dice=[1, 1, 1])
    play(state, "pick die:1", build("A1", 0, 3))
    assert list(state.pos.sheets[0].tracks) == [NAME.index("A1")]
    assert state.pos.sheets[1].tracks == {}
    assert asked(state) == (1, "die")


@pytest.mark.rule("SR-402")
@pytest.mark.parametrize("die", range(1, 7))
def test_only_hexes_of_the_dies_region_are_offered(die: int) -> None:
    state = game(2, dice=[die] * 3)
    play(state, f"pick die:{die}")
    hexes = {option.split()[1] for option in offered(state, "build")}
    assert hexes == {hex_atom(NAME[place]) for place in DRAWABLE[die]}
    other = NAME[DRAWABLE[die % 6 + 1][0]]
    assert why(state, build(other, 0, 3)) == "SR-402"


@pytest.mark.rule("SR-403")
@pytest.mark.parametrize("kinds", ["straight gentle", "straight sharp", "gentle sharp"])
def test_the_black_die_allows_two_kinds(kinds: str) -> None:
    state = game(2, dice=[1, 1, 1], black=kinds)
    play(state, "pick die:1")
    edges = {"straight": (0, 3), "gentle": (0, 2), "sharp": (0, 1)}
    for kind, (one, two) in edges.items():
        assert why(state, build("A1", one, two)) == (None if kind in kinds else "SR-403")


@pytest.mark.rule("SR-404")
def test_every_rotation_is_offered_once() -> None:
    state = game(2, dice=[1, 1, 1], black="straight gentle")
    play(state, "pick die:1")
    on_a1 = [option for option in offered(state, "build") if f" {hex_atom('A1')} " in option]
    assert len(on_a1) == len(set(on_a1)) == 3 + 6


@pytest.mark.rule("SR-405", "SR-406")
def test_a_hex_with_a_track_is_closed() -> None:
    state = game(2, dice=[1, 1, 1])
    draw(state, 0, "A1 0,3")
    play(state, "pick die:1")
    assert why(state, build("A1", 0, 2)) == "SR-405"
    assert why(state, build("A1", 1, 4)) == "SR-405"
    assert not any(f" {hex_atom('A1')} " in option for option in offered(state, "build"))


@pytest.mark.rule("SR-406")
def test_a_track_met_from_the_side_is_no_junction() -> None:
    state = game(2)
    draw(state, 0, ONE_THREE)
    draw(state, 0, "A2 0,4")  # points at the side of the track on B2, which has no end there
    sheet = state.pos.sheets[0]
    assert [line[0] for line in sheet.lines] == ["line:1-3.1"]
    assert sheet.lines[0][4] == (NAME.index("B2"), NAME.index("B3"))


@pytest.mark.rule("SR-407")
def test_networks_may_lie_apart_and_touch_no_city() -> None:
    state = game(2, dice=[6, 6, 6])
    draw(state, 0, "A1 0,3")
    play(state, "pick die:6", build("F8", 0, 3))
    assert len(state.pos.sheets[0].tracks) == 2
    assert state.pos.sheets[0].lines == ()


@pytest.mark.rule("SR-408")
def test_a_track_may_point_off_the_map_or_at_a_blank_side() -> None:
    state = game(2, dice=[1, 1, 1])
    draw(state, 0, "A2 2,5")
    play(state, "pick die:1")
    assert why(state, build("A1", 1, 4)) is None  # off the map
    assert why(state, build("A1", 0, 3)) is None  # at A2, whose track does not meet it


@pytest.mark.rule("SR-409")
def test_nothing_is_drawn_on_a_city() -> None:
    state = game(2, dice=[1, 1, 1])
    play(state, "pick die:1")
    assert why(state, build("B1", 0, 3)) == "SR-409"
    assert not any(f" {hex_atom('B1')} " in option for option in offered(state))


@pytest.mark.rule("SR-410")
def test_a_track_in_another_region_reaches_a_city() -> None:
    state = game(2)
    draw(state, 0, ONE_THREE)  # B3 lies in region 1 and ends at city 3
    assert [line[1:3] for line in state.pos.sheets[0].lines] == [(1, 3)]


@pytest.mark.rule("SR-411", "SR-412")
def test_a_town_counts_only_with_a_track_on_its_hex() -> None:
    through, past = game(2), game(2)
    draw(through, 0, "B2 1,3; A3 4,5; B3 2,5")
    assert through.pos.sheets[0].lines[0][3] == 1
    draw(past, 0, "B2 1,3; B3 2,5")  # both end at the edge of the town's hex
    assert past.pos.sheets[0].lines == ()
    draw(past, 0, "A3 4,5")
    assert past.pos.sheets[0].lines[0][3] == 1


@pytest.mark.rule("SR-413")
def test_tracks_join_over_a_shared_edge_also_across_a_border() -> None:
    state = game(2)
    draw(state, 0, "C5 0,3; C6 3,5")  # regions 3 and 4
    assert [line[1:3] for line in state.pos.sheets[0].lines] == [(3, 4)]


@pytest.mark.rule("SR-414")
def test_a_full_region_cannot_be_built_in() -> None:
    state = game(2, dice=[1, 1, 1])
    draw(state, 0, "A1 0,3; A2 0,3; A3 0,3; B2 0,3; B3 0,3; C1 0,3; C2 0,3; C3 0,3")
    play(state, "pick die:1")
    assert offered(state, "build") == []
    assert why(state, build("A1", 0, 2)) == "SR-414"


@pytest.mark.example("SR-E01")
def test_example_cities_1_and_3_and_two_towns() -> None:
    state = game(2)
    draw(state, 0, "B2 1,3; A3 4,5; B3 2,5; C1 1,5; F3 0,3")
    sheet = state.pos.sheets[0]
    assert [(line[1], line[2], line[3]) for line in sheet.lines] == [(1, 3, 1)]
    assert all(NAME.index("A3") in line[4] for line in sheet.lines)
    assert {route[0] for route in sheet.routes[1]} == {3}
    assert sheet.routes[5] == ()
    assert not any(NAME.index("F3") in line[4] for line in sheet.lines)


def test_a_ring_of_track_leads_nowhere_and_breaks_nothing() -> None:
    state = game(2)
    draw(state, 0, "C9 4,5; D8 0,1; D9 2,3")
    assert state.pos.sheets[0].lines == ()
    assert state.pos.sheets[0].ends == {}


@pytest.mark.rule("SR-1307")
def test_the_order_in_which_a_line_is_drawn_does_not_matter() -> None:
    tracks = ["A2 0,4", "A3 0,3", "A4 0,3", "A5 3,5", "B5 0,2", "B6 3,5", "C7 2,4"]
    for start in range(len(tracks)):
        state = game(2)
        draw(state, 0, "; ".join(tracks[start:] + tracks[:start]))
        (line,) = state.pos.sheets[0].lines
        assert (line[0], line[3]) == ("line:1-4.1", 2)
        assert [NAME[place] for place in line[4]] == [track.split()[0] for track in tracks]


def test_building_what_finishes_a_line_shows_its_points_beforehand() -> None:
    state = game(2, dice=[1, 1, 1])
    lay_goods(state, {})
    draw(state, 0, "B2 1,3; A3 4,5")
    play(state, "pick die:1")
    action = build("B3", 2, 5)
    assert state.bill(0, action).total(0, "score") == 2
    play(state, action)
    assert facts(state, "network") == 2
