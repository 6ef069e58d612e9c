"""Set-up."""

from collections import Counter

import pytest

from engineshed.games.steam_rollers import GAME
from engineshed.games.steam_rollers.position import NOBODY
from engineshed.kernel import BadSetup, Value
from tests.games.steam_rollers.table import asked, draw, game, lay_goods, next_round, play, pool, set_up

FIVE = ["red", "red", "blue", "grey", "yellow"]


@pytest.mark.rule("SR-201")
def test_sheets_are_empty_and_nobody_has_a_tile() -> None:
    pos = set_up(3).pos
    for sheet in pos.sheets:
        assert (sheet.tracks, sheet.crossed, sheet.deliveries, sheet.extra) == ({}, (), 0, 0)
    assert pos.owner == [NOBODY] * 7


@pytest.mark.rule("SR-202")
def test_goods_are_drawn_from_all_but_the_black_ones() -> None:
    start = GAME.position(2, {})
    assert start.bag == {"red": 10, "blue": 10, "green": 10, "yellow": 10, "grey": 10, "black": 0}
    assert all("black" not in row for row in set_up(5).pos.cities)


@pytest.mark.rule("SR-203")
@pytest.mark.parametrize(("players", "goods"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, 7)])
def test_players_plus_two_goods_are_drawn_for_each_city(players: int, goods: int) -> None:
    asked = set_up(players).chance.asked  # type: ignore[attr-defined]
    assert [k for name, k in asked if name.startswith("goods:")] == [goods] * 6


@pytest.mark.rule("SR-204", "SR-205")
def test_goods_of_the_citys_colour_are_removed_and_not_replaced() -> None:
    state = set_up(3, goods_2=FIVE)
    assert state.pos.cities[2] == ("blue", "grey", "yellow")


@pytest.mark.rule("SR-206")
@pytest.mark.parametrize("city", [3, 4])
def test_grey_goods_are_removed_at_both_grey_cities(city: int) -> None:
    state = set_up(2, **{f"goods_{city}": ["grey", "red", "grey", "blue"]})
    assert state.pos.cities[city] == ("red", "blue")


@pytest.mark.rule("SR-207")
def test_removed_goods_are_back_in_the_bag_only_after_all_cities_are_filled() -> None:
    yellow, two_yellow = ["yellow"] * 4, ["yellow", "yellow", "red", "red"]
    state = set_up(2, goods_1=yellow, goods_2=yellow, goods_3=two_yellow)
    assert state.pos.cities[1] == ()
    assert state.pos.bag["yellow"] == 4
    with pytest.raises(AssertionError, match="not in"):  # all ten yellow goods are out of the bag by then
        set_up(2, goods_1=yellow, goods_2=yellow, goods_3=two_yellow, goods_4=["yellow", "red", "red", "red"])


@pytest.mark.rule("SR-208")
def test_a_city_empty_from_the_start_counts_as_empty() -> None:
    state = set_up(2, goods_1=["yellow"] * 4, goods_2=["red"] * 4, goods_5=["blue"] * 4)
    assert state.pos.empty_cities() == 3
    for _ in range(2):
        play(state, state.options(state.waiting()[0])[0], "pass")
    assert state.result() is not None


@pytest.mark.rule("SR-209", "SR-211")
def test_chance_turns_six_tiles_into_the_pool() -> None:
    state = set_up(2, action_tiles=[1, 2, 1, 2, 1, 2])
    assert state.pos.faces == ("", "1a", "2b", "3a", "4b", "5a", "6b")
    assert pool(state) == {1, 2, 3, 4, 5, 6}
    assert not any("solo" in face for seed in range(9) for face in set_up(2 + seed % 4).pos.faces)


@pytest.mark.rule("SR-210")
def test_a_tile_keeps_its_side_when_it_is_taken_used_and_returned() -> None:
    state = game(dice=[1, 4, 5], tiles="1b 2a 3a 4a 5a 6a")
    before = state.pos.faces
    play(state, "pick die:1", "take tile:1", "pick die:4", "pass")
    next_round(state, [1, 2, 3])
    play(state, "pick die:2", "pass", "pick die:3", "change tile:1 face:5")
    assert state.pos.faces == before


@pytest.mark.rule("SR-212")
def test_chance_names_the_first_player() -> None:
    for player in (1, 2, 3):
        state = set_up(3, first_player=[player])
        assert asked(state) == (player - 1, "die")


@pytest.mark.rule("SR-213", "SR-214")
@pytest.mark.parametrize(("players", "dice"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_one_white_die_more_than_players_is_rolled(players: int, dice: int) -> None:
    state = set_up(players)
    assert len(state.pos.white) == dice
    assert 1 <= state.pos.black <= 6


@pytest.mark.rule("SR-215")
def test_expansions_can_be_combined_but_not_medium_with_hard() -> None:
    everything: dict[str, Value] = {"coal": True, "orders": True, "starting-tiles": True, "borders": "hard"}
    state = GAME.new(3, everything, set_up(3).chance)
    state.run()
    assert state.pos.order_faces
    assert len(state.pos.blocked) == 3
    assert len(state.pos.starting) == 5
    assert set_up(3).pos.blocked == ()
    with pytest.raises(BadSetup):
        GAME.agree(3, {"borders": "medium hard"})


@pytest.mark.example("SR-E07")
@pytest.mark.parametrize("coal", [True, False])
def test_example_red_city_with_three_players(coal: bool) -> None:
    state = set_up(3, {"coal": coal}, goods_2=FIVE)
    assert Counter(state.pos.cities[2]) == Counter(["blue", "grey", "yellow"] + ["black"] * coal)


def test_the_language_of_these_tests_keeps_the_goods_together() -> None:
    state = game(3)
    lay_goods(state, {1: "red blue", 2: ""})
    draw(state, 0, "B2 0,3")
    GAME.check(state.pos)
