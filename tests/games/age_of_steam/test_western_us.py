"""Map: Western U.S. East: Duluth, Minneapolis, Des Moines, St. Louis 11,6 and so on; west: Seattle 1,0 ..."""

import pytest

from engineshed.games.age_of_steam.game import GAME
from engineshed.games.age_of_steam.links import Chain, put
from engineshed.games.age_of_steam.page import PAGE
from engineshed.kernel import Action, words_for
from engineshed.kernel.page import Scene
from engineshed.kernel.play import Scripted
from tests.games.age_of_steam.table import Play, city, cube, tile

SEATTLE, DULUTH, MINNEAPOLIS, DES_MOINES, SALT_LAKE, DENVER = "1,0", "14,0", "12,1", "12,3", "2,4", "6,5"
ST_LOUIS, SAN_FRANCISCO, LOS_ANGELES = "11,6", "-3,7", "-3,9"


def west(players: int = 3, **settings: str) -> Play:
    return Play("western-us", players, **settings)


def linked(play: Play, owner: int, one: str, other: str) -> str:
    """A completed link between two places, as if the track between them lay somewhere out of the way."""
    near, far = free_side(play, one), free_side(play, other)
    link = Chain(owner, play.hex(one), play.hex(other), ((near, far),), 1)
    put(play.pos, link)
    return play.pos.board.link_atoms[link.name]


def free_side(play: Play, place: str) -> int:
    """A side without track that touches a place; those that the tests build on are not taken."""
    across, hex_ = play.pos.board.across, play.hex(place)
    kept = {play.hex(name) for name in ("3,4", "5,5", "6,4", "2,5", "1,1")}
    sides = [across[side] for side in range(6 * hex_, 6 * hex_ + 6) if across[side] >= 0]
    return next(side for side in sides if side not in play.pos.chain_at and side // 6 not in kept)


@pytest.mark.rule("AOS-1901")
def test_three_to_six_players() -> None:
    assert GAME.seats({"map": "western-us"}) == (3, 4, 5, 6)


@pytest.mark.rule("AOS-1902")
def test_starting_cubes_empty_the_bag() -> None:
    pos = west().pos
    assert all(len(pos.cubes[hex_]) == 2 for hex_ in pos.board.cities)
    assert all(len(pos.cubes[hex_]) == 1 for hex_ in pos.board.towns)
    assert (len(pos.board.cities), len(pos.board.towns)) == (12, 20)
    assert sum(pos.bag.values()) == 0
    play = west()
    play.pos.action[0] = "production"
    play.pos.display["A"] = ("", "")
    play.at("growth")
    assert not play.state.waiting()  # Production finds no cubes


@pytest.mark.rule("AOS-1903")
def test_twenty_dollars_and_two_shares() -> None:
    assert west().pos.cash == [20] * 3
    assert west().pos.shares == [2] * 3


@pytest.mark.rule("AOS-1904")
def test_a_cube_on_an_urbanized_town_goes_into_the_bag() -> None:
    play = west()
    (colour,) = play.pos.cubes[play.hex("10,5")]
    play.building(0, action="urbanization").do(*city("10,5", "A"))
    assert play.hex("10,5") not in play.pos.cubes
    assert play.pos.bag[colour] == 1
    assert [event.facts["cubes"] for event in play.told("bagged")] == [(colour,)]


@pytest.mark.rule("AOS-1905")
def test_a_cube_in_a_town_moves_and_is_not_replaced() -> None:
    play = west().lay(0, tile("11,5", "3-5"), tile("10,5", "2")).cubes(h10_5="yellow").moving(0)
    play.do("ship", cube("yellow", "10,5"), play.link("11,5/3"))
    assert play.pos.income[0] == 1
    assert play.hex("10,5") not in play.pos.cubes


def bonus_due(play: Play, origin: str, end: str) -> bool:
    return play.pos.map.coast_to_coast(play.pos, play.hex(origin), play.hex(end))


@pytest.mark.rule("AOS-1906")
def test_the_eastern_cities() -> None:
    play = west()
    for name in (DULUTH, MINNEAPOLIS, DES_MOINES, ST_LOUIS, "10,8", "9,10", "8,12"):
        assert bonus_due(play, name, SEATTLE)
    assert not bonus_due(play, DENVER, SEATTLE)
    assert not bonus_due(play, "10,5", SEATTLE)  # Kansas City is a town
    play.building(0, action="urbanization").do(*city("10,5", "A"))
    assert bonus_due(play, "10,5", SEATTLE)


@pytest.mark.rule("AOS-1907")
def test_the_western_cities() -> None:
    play = west()
    for name in (SEATTLE, SAN_FRANCISCO, LOS_ANGELES):
        assert bonus_due(play, ST_LOUIS, name)
    assert not bonus_due(play, ST_LOUIS, SALT_LAKE)
    for seat, (town, letter) in enumerate((("0,2", "A"), ("-2,10", "B"))):
        assert not bonus_due(play, ST_LOUIS, town)
        play.building(seat, action="urbanization").do(*city(town, letter))
        assert bonus_due(play, ST_LOUIS, town)


@pytest.mark.rule("AOS-1908")
def test_a_cube_from_coast_to_coast_gives_one_more_to_one_owner_of_the_movers_choice() -> None:
    play = west()
    first, second = linked(play, 0, ST_LOUIS, DENVER), linked(play, 1, DENVER, LOS_ANGELES)
    play.cubes(h11_6="red", h6_5="red").moving(2)
    route = ("ship", cube("red", ST_LOUIS), first, second)
    assert play.why(*route) == "AOS-1908"  # somebody must be named
    assert play.why(*route, "seat:2") == "AOS-1908"  # the mover owns none of the links
    assert play.why("ship", cube("red", DENVER), second, "seat:1") == "AOS-1908"  # not from a coast
    assert play.can(*route, "seat:0")
    play.do(*route, "seat:1")
    assert play.pos.income == [1, 2, 0]


@pytest.mark.rule("AOS-1909")
def test_the_first_track_begins_at_a_start_city() -> None:
    play = west().building(0)
    assert play.can(*tile("11,5", "3-5"))  # St. Louis
    assert play.why(*tile("6,4", "3-0")) == "AOS-1909"  # Denver
    assert play.why(*tile("2,5", "0-3")) == "AOS-1909"  # Salt Lake City
    play.building(0, action="urbanization").do(*city("10,5", "A"))
    assert play.why(*tile("9,5", "2-5")) == "AOS-1909"


@pytest.mark.rule("AOS-1909")
def test_who_has_lost_all_track_starts_again_at_a_start_city() -> None:
    play = west().lay(0, tile("11,5", "3-0"))
    play.building(0)
    assert play.why(*tile("1,1", "0-3")) == "AOS-1911"
    play.pos.turn = 3
    play.at("build")
    for _ in range(3):
        play.do("done")
    assert play.chain("11,5/3").owner == -1
    play.building(0)
    assert play.can(*tile("1,1", "0-3"))  # Seattle
    assert play.why(*tile("6,4", "3-0")) == "AOS-1909"


@pytest.mark.rule("AOS-1910")
def test_prices_on_rivers_swamps_and_mountains() -> None:
    play = west()
    play.pos.line_complete = True
    for hex_, exits, price in (("11,5", "3-5", 4), ("9,8", "2-5", 4), ("1,1", "0-3", 5), ("11,1", "2-5", 2)):
        assert play.building(0).price(*tile(hex_, exits)) == price, hex_
    for exits, price in (("3-0 4-1", 4 + 2), ("3-5 0-1", 4 + 1)):  # a crossing, two parallel tracks
        play = west().lay(0, tile("12,4", "0-4"))
        play.pos.line_complete = True
        assert play.building(0).price(*tile("11,5", exits)) == price


@pytest.mark.rule("AOS-1911")
def test_all_track_of_a_player_is_one_network() -> None:
    play = west().lay(0, tile("11,5", "3-5")).building(0)
    assert play.why(*tile("1,1", "0-3")) == "AOS-1911"  # Seattle is far away
    assert play.can(*tile("10,6", "2-5"))  # from St. Louis again
    assert play.can(*tile("10,5", "2"))
    play.do(*tile("10,5", "2 5"))
    assert play.can(*tile("9,5", "2-5"))  # on from his own town


@pytest.mark.rule("AOS-1911")
def test_the_first_tile_begins_one_network_only() -> None:
    play = west().building(0)
    assert play.why(*tile("12,2", "0-2 1-3")) == "AOS-1911"  # a crossing at Minneapolis and Des Moines
    assert play.why(*tile("12,2", "0-2 3-5")) == "AOS-1911"  # two parallel tracks
    assert play.can(*tile("12,2", "0-3"))  # from Minneapolis to Des Moines
    play.pos.line_complete = True
    assert play.can(*tile("12,2", "0-2 1-3"))


def abandoned(play: Play, *tiles: Action) -> Play:
    """Track of seat 1 that has lost its owner."""
    play.lay(1, *tiles)
    play.pos.turn = 4
    play.at("build")
    for _ in range(3):
        play.do("done")
    return play.building(0)


@pytest.mark.rule("AOS-1911")
def test_two_tracks_of_the_first_tile_may_meet_in_a_city() -> None:
    play = abandoned(west(), tile("13,1", "5-4"))
    assert play.can(*tile("12,2", "0-2 1-3"))  # both from Minneapolis, one over unowned track
    play = abandoned(west(), tile("13,1", "1-4"))
    assert play.why(*tile("12,2", "0-2 1-3")) == "AOS-1911"  # one from Minneapolis, the other from Duluth


@pytest.mark.rule("AOS-811", "AOS-1911")
def test_who_has_lost_all_track_may_turn_two_unowned_tracks_that_stay_unowned() -> None:
    one, two = (tile("10,7", "3-0"), tile("10,6", "3-4")), (tile("9,8", "2-0"),)  # both from 10,8
    play = abandoned(west(), *one, tile("9,7", "1-2"), *two, tile("9,7", "1-2 3-5"))
    play.pos.built_before[0] = True
    play.do(*tile("9,7", "1-4 0-3"))
    assert {play.chain("9,7/1").owner, play.chain("9,7/3").owner} == {-1}


@pytest.mark.rule("AOS-1911")
def test_turning_unowned_track_must_not_begin_a_second_network() -> None:
    from_duluth = (tile("13,1", "1-4"), tile("12,2", "1-5"))
    play = abandoned(west(), *from_duluth)
    assert play.can(*tile("12,2", "1-3"))  # completed, and so his own: Duluth-Des Moines
    assert play.why(*tile("12,2", "1-3 0-2")) == "AOS-1911"
    assert play.can(*tile("12,2", "1-4 0-2"))  # turned track that stays unowned is nobody's network
    play = abandoned(west(redirect="takes-over"), *from_duluth)
    assert play.why(*tile("12,2", "1-4 0-2")) == "AOS-1911"
    play = abandoned(west(), tile("13,1", "5-4"), tile("12,2", "1-5"))
    assert play.can(*tile("12,2", "1-3 0-2"))  # both from Minneapolis


@pytest.mark.rule("AOS-1911")
def test_nobody_turns_unowned_track_into_a_link_far_from_his_own() -> None:
    play = abandoned(west(), tile("13,1", "1-4"), tile("12,2", "1-5"))
    assert play.can(*tile("12,2", "1-3"))  # without track he may begin there
    play.lay(0, tile("0,1", "1-3")).building(0)
    assert play.why(*tile("12,2", "1-3")) == "AOS-1911"


@pytest.mark.rule("AOS-1911")
def test_nobody_gets_unowned_track_that_is_not_joined_to_his_own() -> None:
    play = west().lay(0, tile("11,5", "3-5")).lay(1, tile("0,1", "1-3"))
    play.pos.turn = 4
    play.at("build")
    for _ in range(3):
        play.do("done")
    play.lay(0, tile("10,6", "2-5"))
    play.building(0, action="urbanization").do(*city("0,2", "A"))
    assert play.chain("0,1/3").complete
    assert play.chain("0,1/3").owner == -1


@pytest.mark.rule("AOS-1912", "AOS-1913")
def test_a_chain_of_links_of_any_owners_completes_the_line_and_frees_everybody() -> None:
    play = joined(0, 1, 1)
    assert play.pos.line_complete
    play.building(2)
    assert play.can(*tile("2,5", "0-3"))  # at Salt Lake City
    strict = joined(0, 1, 1, starts="start-cities").building(2)
    assert strict.why(*tile("2,5", "0-3")) == "AOS-1913"
    assert strict.can(*tile("1,1", "0-3"))


MIDDLE = (tile("3,4", "5-2"), tile("4,4", "5-2"), tile("5,4", "5-3"))
LAST = tile("5,5", "0-2")
"""Salt Lake City to Denver."""


def joined(east: int, west_owner: int, builder: int, out: tuple[int, ...] = (), **settings: str) -> Play:
    """St. Louis-Denver and San Francisco-Salt Lake City exist; the builder completes what is between."""
    play = west(**settings)
    for seat in out:
        play.pos.out[seat] = True
        play.pos.order.remove(seat)
    linked(play, east, ST_LOUIS, DENVER)
    linked(play, west_owner, SAN_FRANCISCO, SALT_LAKE)
    linked(play, builder, SALT_LAKE, "4,1")
    return play.lay(builder, *MIDDLE).building(builder, tiles=1).do(*LAST)


def rules_of_income(play: Play) -> set[str]:
    """By which rules the books say that income rose."""
    assert play.state.tape is not None
    return {booking.entry.rule for booking in play.state.tape.books if booking.entry.thing == "income"}


@pytest.mark.rule("AOS-1914")
def test_one_owner_gains_four() -> None:
    play = joined(0, 0, 0)
    assert play.pos.income == [4, 0, 0]
    assert rules_of_income(play) == {"AOS-1914"}


@pytest.mark.rule("AOS-1915")
def test_two_owners_gain_two_each() -> None:
    play = joined(0, 1, 1)
    assert play.pos.income == [2, 2, 0]
    assert rules_of_income(play) == {"AOS-1915"}


@pytest.mark.rule("AOS-1916")
def test_of_more_than_two_owners_the_builder_picks_two() -> None:
    play = joined(1, 2, 0)
    assert play.seat == 0
    assert play.state.options(0) == [
        ("bonus", "seat:0", "seat:1"),
        ("bonus", "seat:0", "seat:2"),
        ("bonus", "seat:1", "seat:2"),
    ]
    scene = Scene(play.state.seen_by(0), words_for("en", "engineshed.web", GAME.package))
    assert PAGE.hint("seat:0", scene) == "up to +6 points for you now"
    play.do("bonus", "seat:1", "seat:2")
    assert play.pos.income == [0, 2, 2]
    assert rules_of_income(play) == {"AOS-1916"}


@pytest.mark.rule("AOS-1406", "AOS-1914", "AOS-1915")
def test_links_of_an_eliminated_player_are_still_his() -> None:
    play = joined(0, 2, 0, out=(2,))
    assert play.pos.income == [2, 0, 0]  # two railroads, and one of them has no income that could rise
    assert [(event.facts["seats"], event.facts["income"]) for event in play.told("transcontinental")] == [
        ((0,), 2)
    ]
    assert joined(2, 2, 0, out=(2,)).pos.income == [2, 0, 0]
    assert joined(1, 1, 0, out=(2,)).pos.income == [2, 2, 0]


@pytest.mark.rule("AOS-1916")
def test_nobody_picks_an_eliminated_owner_while_two_others_can_gain() -> None:
    play = joined(1, 2, 0, out=(2,))
    assert play.pos.income == [2, 2, 0]
    play = joined(1, 2, 0, out=(1, 2))
    assert play.pos.income == [2, 0, 0]


@pytest.mark.rule("AOS-1914")
def test_a_link_without_owner_belongs_to_no_railroad() -> None:
    assert joined(0, -1, 0).pos.income == [4, 0, 0]
    assert joined(1, -1, 0).pos.income == [2, 2, 0]


@pytest.mark.rule("AOS-1916")
def test_of_several_chains_the_builder_picks_one() -> None:
    play = west()
    linked(play, 0, ST_LOUIS, DENVER)
    linked(play, 1, SAN_FRANCISCO, SALT_LAKE)
    linked(play, 0, LOS_ANGELES, SALT_LAKE)
    play.lay(0, *MIDDLE).building(0, tiles=1).do(*LAST)
    assert play.state.options(0) == [("bonus", "seat:0"), ("bonus", "seat:0", "seat:1")]
    play.do("bonus", "seat:0")
    assert play.pos.income == [4, 0, 0]


@pytest.mark.rule("AOS-1915")
def test_the_line_ends_at_the_first_eastern_start_city() -> None:
    play = west()
    linked(play, 1, ST_LOUIS, DENVER)
    linked(play, 2, ST_LOUIS, DES_MOINES)  # beyond St. Louis, and so no part of the line
    linked(play, 0, SAN_FRANCISCO, SALT_LAKE)
    linked(play, 2, SAN_FRANCISCO, SEATTLE)  # nor beyond San Francisco
    play.lay(0, *MIDDLE).building(0, tiles=1).do(*LAST)
    assert play.pos.income == [2, 2, 0]


@pytest.mark.rule("AOS-1916")
def test_a_way_round_by_another_eastern_start_city_is_no_line() -> None:
    play = west()
    linked(play, 1, DENVER, DES_MOINES)
    linked(play, 2, DES_MOINES, ST_LOUIS)
    linked(play, 2, ST_LOUIS, DENVER)
    linked(play, 0, SAN_FRANCISCO, SALT_LAKE)
    play.lay(0, *MIDDLE).building(0, tiles=1).do(*LAST)
    assert play.state.options(0) == [("bonus", "seat:0", "seat:1"), ("bonus", "seat:0", "seat:2")]


@pytest.mark.rule("AOS-1917")
def test_the_bonus_is_paid_once() -> None:
    play = joined(0, 1, 1)
    linked(play, 2, SEATTLE, "7,3")
    play.building(0, tiles=2).do(*tile("6,4", "3-1")).do(*tile("7,3", "4"))  # Denver-Cheyenne
    assert play.pos.income == [2, 2, 0]


@pytest.mark.rule("AOS-1918")
def test_ties_are_broken_by_money_track_and_a_die() -> None:
    play = west()
    play.pos.income = [4, 4, 4]
    play.pos.cash = [5, 9, 5]
    play.pos.turn = 10
    play.state.chance = Scripted([("tie:0", [2]), ("tie:2", [2]), ("tie:0", [3]), ("tie:2", [6])])
    play.at("advance")
    assert play.result().places == (3, 1, 2)
    play = west()
    play.pos.income, play.pos.shares = [4, 4, 5], [3, 3, 4]  # 3 points each before track
    linked(play, 1, SEATTLE, SALT_LAKE)
    linked(play, 2, DENVER, DULUTH)
    play.pos.turn = 10
    play.state.chance = Scripted([("tie:1", [1]), ("tie:2", [5])])  # equal in points, money and track
    play.at("advance")
    assert play.result().places == (3, 2, 1)


@pytest.mark.rule("AOS-1918")
def test_more_track_decides_before_the_die() -> None:
    play = west()
    play.pos.income, play.pos.shares = [4, 3, 3], [2, 1, 3]
    for one, other in ((SEATTLE, SALT_LAKE), (DENVER, DULUTH), (DENVER, ST_LOUIS)):
        linked(play, 0, one, other)
    play.pos.shares[0] = 3  # 12 + 3 - 9 = 6, as many as seat 1 has without track
    play.pos.turn = 10
    play.state.chance = Scripted([])
    play.at("advance")
    assert play.result().scores()[:2] == (6, 6)
    assert play.result().places == (1, 2, 3)


@pytest.mark.example("AOS-E21")
def test_example_of_the_transcontinental_line() -> None:
    yellow, blue = 0, 1
    play = west()
    linked(play, yellow, ST_LOUIS, DENVER)
    linked(play, blue, SAN_FRANCISCO, SALT_LAKE)
    play.building(blue, tiles=4)
    for action in (*MIDDLE, LAST):
        assert play.pos.income == [0, 0, 0]
        play.do(*action)
    assert play.ends("5,5/2") == {SALT_LAKE, DENVER}
    assert play.pos.income == [2, 2, 0]
    assert play.pos.line_complete
    assert play.pos.map.after_track(play.pos, blue, [play.chain("5,5/2")]) == ()  # gone for good
