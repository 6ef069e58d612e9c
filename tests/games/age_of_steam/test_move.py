"""V. Move goods, on Rust Belt.

Blue cities: Evansville 9,5, Cincinnati 12,2, Minneapolis, Des Moines. Red: Chicago 7,2, St. Louis 5,7.
"""

import pytest

from engineshed.games.age_of_steam.phases.money import eliminate
from tests.games.age_of_steam.table import Play, city, cube, tile

DIRECT = (tile("10,4", "4-1"), tile("11,3", "4-1"))
OVER_INDIANAPOLIS = (tile("9,4", "3-1"), tile("10,3", "4 1"), tile("11,2", "4-2"))
TO_CHICAGO = (tile("8,5", "2-0"), tile("8,4", "3 0"), tile("8,3", "3-0"), tile("8,2", "3-5"))
"""Evansville, Terre Haute, Chicago."""


def evansville(owner: int = 0) -> Play:
    """Evansville to Cincinnati, straight and over Indianapolis, and to Chicago over Terre Haute."""
    return Play().lay(owner, *DIRECT, *OVER_INDIANAPOLIS, *TO_CHICAGO)


@pytest.mark.rule("AOS-1201")
def test_two_rounds_in_player_order() -> None:
    play = Play()
    play.pos.order = [2, 0, 1]
    play.at("move")
    asked = []
    while play.state.waiting():
        asked.append(play.seat)
        play.do("pass")
    assert asked == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("AOS-1202")
def test_a_player_moves_upgrades_or_passes() -> None:
    play = evansville().cubes(h9_5="blue").at("move")
    kinds = {action[0] for action in play.state.options(0)}
    assert kinds == {"ship", "locomotive", "pass"}
    assert play.state.bill(0, ("locomotive",)).total(0, "engine") == 1
    play.do("locomotive")
    assert play.pos.engine[0] == 2
    assert play.seat == 1


@pytest.mark.rule("AOS-1203")
def test_one_upgrade_per_phase_and_never_beyond_six() -> None:
    play = Play().at("move").do("locomotive").do("pass").do("pass")
    assert play.seat == 0
    assert play.why("locomotive") == "AOS-1203"
    play = Play().moving(0, engine=6)
    assert play.why("locomotive") == "AOS-1203"


@pytest.mark.rule("AOS-1203")
def test_the_new_level_counts_at_once() -> None:
    play = evansville().cubes(h12_2="blue").at("move")
    over_town = ("ship", cube("blue", "12,2"), play.link("11,2/2"), play.link("9,4/3"))
    assert play.why(*over_town) == "AOS-1207"
    play.do("locomotive").do("pass").do("pass")
    assert play.can(*over_town)


@pytest.mark.rule("AOS-1204")
def test_any_cube_in_a_city_may_be_moved_without_own_track() -> None:
    play = evansville(owner=0).cubes(h9_5="blue").moving(1)
    assert play.can("ship", cube("blue", "9,5"), play.link("10,4/4"))
    assert play.why("ship", cube("red", "9,5"), play.link("10,4/4")) == "AOS-1204"
    assert play.why("ship", cube("blue", "12,2"), play.link("10,4/4")) == "AOS-1204"


@pytest.mark.rule("AOS-1205")
def test_only_completed_links_are_travelled() -> None:
    play = Play().lay(0, tile("10,4", "4-1")).cubes(h9_5="blue").moving(0)
    assert play.why("ship", cube("blue", "9,5"), play.link("10,4/4")) == "AOS-1205"
    play.lay(0, tile("11,3", "4-1")).moving(0)
    assert play.can("ship", cube("blue", "9,5"), play.link("10,4/4"))
    play.lay(0, *TO_CHICAGO).moving(0)
    assert play.why("ship", cube("blue", "9,5"), play.link("8,3/0")) == "AOS-1205"  # not from Evansville


@pytest.mark.rule("AOS-1206")
def test_a_move_uses_at_least_one_link() -> None:
    play = evansville().cubes(h9_5="blue").moving(0)
    assert play.why("ship", cube("blue", "9,5")) == "AOS-1206"


@pytest.mark.rule("AOS-1207")
def test_the_engine_limits_the_links_not_the_tiles() -> None:
    play = evansville().cubes(h9_5="red").moving(0, engine=1)
    route = ("ship", cube("red", "9,5"), play.link("8,5/2"), play.link("8,3/0"))
    assert play.why(*route) == "AOS-1207"
    play.moving(0, engine=2)
    assert play.can(*route)
    long = Play().lay(0, tile("7,3", "0-3"), tile("7,4", "0-2"), tile("8,4", "5"))
    long.cubes(h7_2="black").building(0, action="urbanization").do(*city("8,4", "C"))
    long.moving(0, engine=1)
    assert long.can("ship", cube("black", "7,2"), long.link("7,3/0"))


@pytest.mark.rule("AOS-1208")
def test_a_move_ends_in_a_city_of_the_cubes_colour() -> None:
    play = evansville().cubes(h9_5="red blue").moving(0)
    assert play.why("ship", cube("red", "9,5"), play.link("10,4/4")) == "AOS-1208"  # Cincinnati is blue
    assert play.why("ship", cube("blue", "9,5"), play.link("9,4/3")) == "AOS-1208"  # a town accepts nothing
    assert play.can("ship", cube("blue", "9,5"), play.link("10,4/4"))


@pytest.mark.rule("AOS-1209")
def test_a_cube_stops_at_the_first_city_that_accepts_it() -> None:
    play = evansville().lay(0, tile("7,3", "0-3"), tile("7,4", "0-3"), tile("7,5", "0-4"), tile("6,6", "1-4"))
    play.cubes(h7_2="blue").moving(0)
    onward = (play.link("8,3/0"), play.link("8,5/2"), play.link("10,4/4"))
    assert play.can("ship", cube("blue", "7,2"), *onward[:2])
    assert play.why("ship", cube("blue", "7,2"), *onward) == "AOS-1209"


@pytest.mark.rule("AOS-1210")
def test_no_place_is_visited_twice() -> None:
    play = evansville().cubes(h9_5="red yellow").moving(0)
    around = (play.link("10,4/4"), play.link("11,2/2"), play.link("9,4/3"))
    assert (
        play.why("ship", cube("red", "9,5"), *around, play.link("8,5/2")) == "AOS-1210"
    )  # back at the start
    there_and_back = (play.link("9,4/3"), play.link("9,4/3"))
    assert play.why("ship", cube("red", "9,5"), *there_and_back) == "AOS-1210"
    routes = [action for action in play.state.options(0) if action[0] == "ship"]
    assert routes == [("ship", cube("red", "9,5"), play.link("8,5/2"), play.link("8,3/0"))]


@pytest.mark.rule("AOS-1211")
def test_a_cube_leaves_a_city_of_its_own_colour_for_another() -> None:
    play = evansville().cubes(h9_5="blue").moving(0)
    assert play.can("ship", cube("blue", "9,5"), play.link("10,4/4"))
    assert play.can("ship", cube("blue", "9,5"), play.link("9,4/3"), play.link("11,2/2"))


@pytest.mark.rule("AOS-1212")
def test_a_cube_passes_towns_and_cities_of_other_colours() -> None:
    play = evansville().cubes(h12_2="red").moving(0)
    route = (
        play.link("10,4/4"),
        play.link("8,5/2"),
        play.link("8,3/0"),
    )  # Evansville is blue, Terre Haute a town
    assert play.can("ship", cube("red", "12,2"), *route)


@pytest.mark.rule("AOS-1209")
def test_three_links_are_in_reach_of_an_engine_of_three_and_no_less() -> None:
    route = ("10,4/4", "8,5/2", "8,3/0")
    for engine in range(1, 7):
        play = evansville().cubes(h12_2="red").moving(0, engine=engine)
        assert play.can("ship", cube("red", "12,2"), *map(play.link, route)) == (engine >= 3)


@pytest.mark.rule("AOS-1204")
def test_the_refusal_names_the_cube_that_is_not_there() -> None:
    play = evansville().cubes(h12_2="red").moving(0)
    refusal = play.state.refusal(0, ("ship", cube("blue", "12,2"), play.link("10,4/4")))
    assert refusal is not None
    assert (refusal.rule, refusal.facts["cube"]) == ("AOS-1204", cube("blue", "12,2"))


@pytest.mark.rule("AOS-1213")
def test_black_cubes_need_a_black_city() -> None:
    play = evansville().cubes(h9_5="black").moving(0)
    assert play.why("ship", cube("black", "9,5"), play.link("10,4/4")) == "AOS-1213"
    assert not [action for action in play.state.options(0) if action[0] == "ship"]
    play.building(0, action="urbanization").do(*city("8,4", "C"))
    play.moving(0)
    assert play.can("ship", cube("black", "9,5"), play.link("8,5/2"))


@pytest.mark.rule("AOS-1214")
def test_every_link_pays_its_owner_whoever_moves() -> None:
    play = (
        Play()
        .lay(0, *OVER_INDIANAPOLIS[:1], tile("10,3", "4"))
        .lay(1, tile("11,2", "2-4"), tile("10,3", "4 1"))
    )
    play.cubes(h9_5="blue").moving(2)
    route = ("ship", cube("blue", "9,5"), play.link("9,4/3"), play.link("11,2/2"))
    bill = play.state.bill(2, route)
    assert [bill.total(seat, "income") for seat in range(3)] == [1, 1, 0]
    assert bill.route == ("hex:9,5", "hex:10,3", "hex:12,2")
    play.do(*route)
    assert play.pos.income == [1, 1, 0]


@pytest.mark.rule("AOS-1215")
def test_the_mover_picks_among_links_between_the_same_places() -> None:
    play = Play().lay(0, *DIRECT).lay(1, tile("10,5", "5-1"), tile("11,4", "4-0"))
    play.lay(1, tile("11,3", "4-1 3-2"), tile("12,3", "5-0")).cubes(h9_5="blue blue").moving(2)
    first, second = play.link("10,4/4"), play.link("10,5/5")
    ships = [action[2] for action in play.state.options(2) if action[0] == "ship"]
    assert sorted(map(str, ships)) == sorted((first, second))
    play.do("ship", cube("blue", "9,5"), second)
    assert play.pos.income == [0, 1, 0]


@pytest.mark.rule("AOS-1215")
def test_a_link_without_owner_pays_nobody() -> None:
    play = Play().lay(0, tile("9,4", "3-1"))
    chain = play.chain("9,4/3")
    play.pos.chains[chain.name] = chain.with_owner(-1)
    play.pos.discs[0] = 0
    play.pos.discs[1] = 0
    play.building(1, action="urbanization").do(*city("10,3", "B")).cubes(h9_5="blue").moving(1)
    play.do("ship", cube("blue", "9,5"), play.link("9,4/3"))
    assert play.pos.income == [0, 0, 0]


@pytest.mark.rule("AOS-1216")
def test_a_delivered_cube_goes_back_into_the_bag() -> None:
    play = evansville().cubes(h9_5="blue blue").moving(0)
    before = play.pos.bag["blue"]
    play.do("ship", cube("blue", "9,5"), play.link("10,4/4"))
    assert play.pos.bag["blue"] == before + 1
    assert play.pos.cubes == {play.hex("9,5"): ("blue",)}


@pytest.mark.rule("AOS-1406")
def test_links_of_an_eliminated_player_pay_nobody() -> None:
    play = evansville(owner=0).cubes(h9_5="blue")
    eliminate(play.state, 0)
    play.moving(1)
    play.do("ship", cube("blue", "9,5"), play.link("10,4/4"))
    assert play.pos.income == [0, 0, 0]


@pytest.mark.example("AOS-E07")
def test_example_of_the_first_round() -> None:
    yellow, blue = 0, 1
    play = Play().lay(yellow, *DIRECT).cubes(h9_5="blue")
    play.pos.action[blue] = "first-move"
    play.at("move")
    bag = play.pos.bag["blue"]
    assert play.seat == blue
    play.do("locomotive")
    assert play.pos.engine[blue] == 2
    assert play.seat == yellow
    play.do("ship", cube("blue", "9,5"), play.link("10,4/4"))
    assert play.pos.income[yellow] == 1
    assert play.pos.bag["blue"] == bag + 1


@pytest.mark.example("AOS-E08")
def test_example_of_the_second_round() -> None:
    yellow, blue = 0, 1
    play = Play().lay(yellow, *DIRECT).lay(blue, *OVER_INDIANAPOLIS).cubes(h9_5="blue", h12_2="blue")
    play.pos.action[blue] = "first-move"
    play.at("move").do("locomotive").do("ship", cube("blue", "9,5"), play.link("10,4/4")).do("pass")
    assert play.seat == blue
    play.do("ship", cube("blue", "12,2"), play.link("11,2/2"), play.link("9,4/3"))
    assert play.pos.income[blue] == 2
    assert play.seat == yellow
    assert play.can("pass")
