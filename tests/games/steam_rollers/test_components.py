"""Components and map."""

from collections import Counter

import pytest

from engineshed.games.steam_rollers.phases.build import BY_BLACK_DIE
from engineshed.games.steam_rollers.printed.components import BOX, MAP, TILES
from engineshed.games.steam_rollers.printed.map import (
    CITIES,
    CITY_AT,
    COLOUR,
    DRAWABLE,
    HEXES,
    IS_TOWN,
    KINDS,
    REGION,
    SHAPES,
)
from engineshed.kernel.hexes import neighbour
from tests.games.steam_rollers.table import cross, draw, facts, game, lay_goods, play, set_up


@pytest.mark.rule("SR-101")
def test_there_are_ten_goods_of_each_colour_and_six_coal() -> None:
    pos = set_up(3).pos
    everything = Counter(pos.bag) + Counter({"black": pos.coal})
    for row in pos.cities:
        everything.update(row)
    assert everything == {"red": 10, "blue": 10, "green": 10, "yellow": 10, "grey": 10, "black": 6}
    assert sum(everything.values()) == 56


@pytest.mark.rule("SR-102")
def test_five_players_roll_all_six_white_dice_and_the_black_one() -> None:
    chance = set_up(5).chance
    assert ("white", 6) in chance.asked  # type: ignore[attr-defined]
    assert ("black", 1) in chance.asked  # type: ignore[attr-defined]
    assert BOX.dice.white.count == 6


@pytest.mark.rule("SR-103")
def test_tiles_have_two_sides_each() -> None:
    tiles = Counter((face.number, face.mode == "solo") for face in TILES.action_tiles)
    assert tiles == {**{(number, False): 2 for number in range(1, 7)}, (2, True): 2}
    assert Counter(face.number for face in TILES.order_tiles) == dict.fromkeys(range(1, 7), 2)
    assert len(TILES.starting_tiles) == 5


@pytest.mark.rule("SR-104")
def test_six_regions_with_their_colours() -> None:
    assert COLOUR == {1: "yellow", 2: "red", 3: "grey", 4: "grey", 5: "blue", 6: "green"}


@pytest.mark.rule("SR-105", "SR-106")
def test_a_region_has_one_city_one_town_and_seven_plain_hexes() -> None:
    for region in CITIES:
        places = [place for place in range(len(HEXES)) if REGION[place] == region]
        assert len(places) == 9
        assert [CITY_AT[place] for place in places if CITY_AT[place]] == [region]
        assert sum(IS_TOWN[place] for place in places) == 1
        assert len(DRAWABLE[region]) == 8


@pytest.mark.rule("SR-107")
def test_which_regions_share_a_border() -> None:
    at = {place: REGION[number] for number, place in enumerate(HEXES)}
    touching = {
        tuple(sorted((at[place], at[neighbour(place, edge)])))
        for place in HEXES
        for edge in range(6)
        if neighbour(place, edge) in at
    }
    borders = {(1, 3), (1, 5), (2, 3), (2, 4), (2, 6), (3, 4), (3, 5), (4, 5), (4, 6)}
    assert {pair for pair in touching if pair[0] != pair[1]} == borders == set(MAP.borders)


@pytest.mark.rule("SR-108")
def test_three_kinds_of_track_in_fifteen_rotations() -> None:
    apart = {"straight": 3, "gentle": 2, "sharp": 1}
    for kind, _, one, two in SHAPES:
        assert min((one - two) % 6, (two - one) % 6) == apart[kind]
    assert len({frozenset((one, two)) for _, _, one, two in SHAPES}) == len(SHAPES) == 15


@pytest.mark.rule("SR-109")
def test_each_pair_of_kinds_is_on_two_faces_of_the_black_die() -> None:
    faces = Counter(frozenset(face) for face in BY_BLACK_DIE[1:])
    assert faces == {frozenset(set(KINDS) - {kind}): 2 for kind in KINDS}


@pytest.mark.rule("SR-110")
def test_more_points_than_boxes_can_be_scored() -> None:
    state = game(dice=[1])
    draw(state, 0, "B2 0,3; B3 3,5")
    cross(state, 0, 1, 2, 3, 4, 5, 6)
    lay_goods(state, {1: "grey"})
    state.pos.sheets[0].deliveries = BOX.sheet.delivery_point_boxes
    play(state, "pick die:1", "deliver good:1-grey city:3 line:1-3.1")
    assert facts(state, "deliveries") == BOX.sheet.delivery_point_boxes + 1
