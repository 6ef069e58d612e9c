"""IV. Build track: laying tiles, on Rust Belt.

Evansville 9,5 and Cincinnati 12,2 are cities, Indianapolis 10,3, Terre Haute 8,4 and Lexington 13,3 towns.
"""

import pytest

from tests.games.age_of_steam.table import Play, city, tile

FROM_EVANSVILLE = tile("10,4", "4-1")
TO_CINCINNATI = tile("11,3", "4-1")
TOWARDS_LEXINGTON = tile("13,2", "5-3")


@pytest.mark.rule("AOS-602")
def test_up_to_three_tiles_also_none() -> None:
    play = Play()
    play.pos.cash = [100] * 3
    play.at("build").do("done")
    assert play.seat == 1
    play.do(*FROM_EVANSVILLE).do(*TO_CINCINNATI).do(*TOWARDS_LEXINGTON)
    assert play.seat == 2


@pytest.mark.rule("AOS-602")
def test_after_three_tiles_only_a_pending_city_is_left() -> None:
    play = Play(urbanize="any-time").building(0, action="urbanization")
    play.do(*FROM_EVANSVILLE).do(*TO_CINCINNATI).do(*TOWARDS_LEXINGTON)
    assert play.why(*tile("13,1", "4-1")) == "AOS-602"
    assert play.can(*city("10,3", "A"))


@pytest.mark.rule("AOS-604")
def test_placing_replacing_and_redirecting_count_as_one_tile_each() -> None:
    play = Play().lay(0, TOWARDS_LEXINGTON).lay(1, FROM_EVANSVILLE, TO_CINCINNATI)
    play.building(0).do(*tile("12,3", "0-5"))
    assert play.left == 2
    play.do(*tile("11,3", "1-4 2-5"))
    assert play.left == 1
    play.do(*tile("13,2", "5-2"))
    assert not play.state.waiting()


@pytest.mark.rule("AOS-605")
def test_every_tile_is_paid_in_full_when_it_is_laid() -> None:
    play = Play().building(0, cash=4)
    assert play.can(*FROM_EVANSVILLE)
    play.do(*FROM_EVANSVILLE)
    assert play.pos.cash[0] == 2
    assert play.why(*tile("12,3", "0-5")) == "AOS-605"  # a river hex costs 3
    play.do(*TO_CINCINNATI)
    assert play.pos.cash[0] == 0


@pytest.mark.rule("AOS-606")
def test_a_hex_is_built_on_once_in_a_turn() -> None:
    play = Play().building(0).do(*FROM_EVANSVILLE)
    assert play.why(*tile("10,4", "4-0")) == "AOS-606"
    play.building(0)
    assert play.can(*tile("10,4", "4-0"))


@pytest.mark.rule("AOS-607")
def test_nothing_is_built_on_cities_and_water() -> None:
    play = Play().building(0)
    assert play.why(*tile("9,5", "0-3")) == "AOS-607"
    assert play.why(*tile("8,1", "0-3")) == "AOS-607"
    play.building(0, action="urbanization").do(*city("10,3", "A"))
    assert play.why(*tile("10,3", "4")) == "AOS-607"


@pytest.mark.rule("AOS-608")
def test_the_first_tile_runs_into_a_city() -> None:
    play = Play().building(0)
    assert play.why(*tile("10,1", "0-3")) == "AOS-608"
    assert play.why(*tile("10,4", "0-3")) == "AOS-608"  # next to a city is not enough
    assert play.why(*tile("10,3", "4 1")) == "AOS-608"
    assert play.can(*FROM_EVANSVILLE)


@pytest.mark.rule("AOS-608")
def test_the_first_tile_may_not_go_on_from_unowned_track() -> None:
    play = Play().lay(0, FROM_EVANSVILLE)
    play.pos.turn = 3
    play.at("build")
    play.pos.cash = [0] * 3
    for _ in range(3):
        play.do("done")
    assert play.chain("10,4/1").owner == -1
    play.building(1)
    assert play.why(*tile("11,3", "4-3")) == "AOS-608"
    assert play.can(*TO_CINCINNATI)
    play.lay(1, tile("7,3", "0-3")).building(1)
    assert play.can(*tile("11,3", "4-3"))


@pytest.mark.rule("AOS-608", "AOS-906")
def test_in_a_town_too_the_first_tile_runs_into_a_city_and_others_join_own_track() -> None:
    play = Play().lay(0, tile("9,4", "3-1"), tile("10,3", "4"))
    play.pos.built_before[0] = False  # as if a new city had brought him this track
    play.building(0)
    assert play.why(*tile("10,3", "4 1")) == "AOS-608"
    play = Play().lay(0, FROM_EVANSVILLE).building(0)
    assert play.why(*tile("8,4", "0 3")) == "AOS-610"  # a town that no track of his leads to


@pytest.mark.rule("AOS-609")
def test_a_city_joins_the_tracks_on_all_its_sides() -> None:
    play = Play()
    for hex_, exits in (("9,4", "3-0"), ("10,4", "4-1"), ("10,5", "5-1"), ("8,5", "2-5"), ("8,6", "1-5")):
        play.lay(0, tile(hex_, exits))
    ends = {chain.start for chain in play.pos.chains.values()}
    assert ends == {play.hex("9,5")}
    assert len(play.pos.chains) == 5
    assert play.hex("9,5") not in play.pos.tiles


@pytest.mark.rule("AOS-610", "AOS-612")
def test_new_track_begins_at_a_city_or_at_own_track() -> None:
    play = Play().lay(0, FROM_EVANSVILLE).building(0)
    assert play.can(*tile("11,3", "4-2"))  # own track
    assert play.can(*tile("7,3", "0-3"))  # any other city
    assert play.why(*tile("7,4", "0-3")) == "AOS-610"
    assert play.why(*tile("11,3", "0-3")) == "AOS-610"  # beside the open end, not at it


@pytest.mark.rule("AOS-610")
def test_unowned_track_that_leads_back_to_a_city_is_a_beginning() -> None:
    play = Play().lay(1, tile("7,3", "0-3")).lay(0, FROM_EVANSVILLE)
    unowned(play, "10,4/1")
    play.building(1)
    assert play.can(*tile("11,3", "4-2"))


@pytest.mark.rule("AOS-610")
def test_unowned_track_from_a_town_is_a_beginning_only_with_own_track_there() -> None:
    play = Play().lay(0, tile("9,4", "3-1"), tile("10,3", "4 0"), tile("10,2", "3-0"))
    unowned(play, "10,2/0")
    play.lay(1, tile("11,2", "2-4")).building(1)
    assert play.why(*tile("10,1", "3-0")) == "AOS-610"
    play.do(*tile("10,3", "4 0 1"))
    assert play.can(*tile("10,1", "3-0"))


def unowned(play: Play, side: str) -> None:
    """Nobody lengthens this section any more."""
    chain = play.chain(side)
    play.pos.turn += 2
    play.at("build")
    play.pos.cash = [0] * play.pos.players
    while play.state.waiting():
        play.do("done")
    assert play.chain(side).owner == -1
    assert chain.owner != -1


@pytest.mark.rule("AOS-611")
def test_a_town_without_own_track_is_no_beginning() -> None:
    play = Play().lay(0, tile("9,4", "3-1"), tile("10,3", "4 1")).lay(1, tile("7,3", "0-3")).building(1)
    assert play.why(*tile("10,2", "3-0")) == "AOS-611"
    assert play.why(*tile("9,2", "0-3")) == "AOS-611"
    play.building(0).do(*tile("10,3", "4 1 0"))
    assert play.can(*tile("10,2", "3-0"))


@pytest.mark.rule("AOS-613")
def test_both_tracks_of_a_complex_tile_must_be_connected() -> None:
    play = Play().lay(0, tile("9,4", "3-2")).building(0)
    assert play.why(*tile("10,4", "5-2 3-0")) == "AOS-613"
    assert play.can(*tile("10,4", "5-2 4-0"))  # one from 9,4, one from Evansville
    play.do(*tile("10,4", "5-2 4-0"))
    assert len({play.chain(f"10,4/{edge}").name for edge in (0, 2)}) == 2


@pytest.mark.rule("AOS-614")
def test_no_end_points_off_the_map_or_into_water() -> None:
    play = Play().building(0)
    assert play.why(*tile("7,1", "3-1")) == "AOS-614"  # Lake Michigan
    assert play.why(*tile("0,9", "3-5")) == "AOS-614"  # the edge of the map
    assert play.can(*tile("7,1", "3-5"))
    play.lay(0, tile("7,1", "3-0")).building(0)
    assert play.why(*tile("7,0", "3 1")) == "AOS-614"


@pytest.mark.rule("AOS-615")
def test_no_end_connects_straight_to_anothers_track() -> None:
    play = Play().lay(0, FROM_EVANSVILLE).building(1)
    assert play.why(*TO_CINCINNATI) == "AOS-615"
    assert play.why(*tile("11,3", "1-3")) is None
    play.lay(0, tile("9,4", "3-1")).building(1)
    assert play.why(*tile("10,3", "4")) == "AOS-615"


@pytest.mark.rule("AOS-616")
def test_an_end_may_point_at_a_side_without_track_and_block_another() -> None:
    play = Play().lay(0, FROM_EVANSVILLE).building(1)
    assert play.can(*tile("11,3", "1-2"))  # the end of 10,4 is blocked now
    play.do(*tile("11,3", "1-2"))
    assert play.chain("10,4/1").open_side >= 0
    play.building(2)
    assert play.can(*tile("12,3", "0-4"))
    assert play.why(*tile("12,3", "0-5")) == "AOS-615"
    play.building(0)
    assert play.can(*tile("9,4", "3-2"))  # at 10,4 there is no track on that side


@pytest.mark.rule("AOS-617")
def test_no_chain_joins_a_city_with_itself() -> None:
    play = Play().lay(0, tile("10,4", "4-5")).building(0)
    assert play.why(*tile("9,4", "2-3")) == "AOS-617"
    assert play.can(*tile("9,4", "2-0"))


@pytest.mark.rule("AOS-617")
def test_no_chain_joins_a_town_with_itself() -> None:
    play = Play().lay(0, tile("9,4", "3-1"), tile("10,3", "4 0"), tile("10,2", "3-2")).building(0)
    assert play.why(*tile("11,2", "5-4")) is None  # it only points at the town
    play.do(*tile("11,2", "5-4"))
    assert play.why(*tile("10,3", "4 0 1")) == "AOS-617"


@pytest.mark.rule("AOS-618")
def test_a_tile_that_needs_a_twenty_first_disc_is_refused() -> None:
    play = Play().lay(0, FROM_EVANSVILLE).building(0)
    play.pos.discs[0] = 0
    assert play.why(*tile("7,3", "0-3")) == "AOS-618"
    assert play.can(*TO_CINCINNATI)  # the link keeps the disc of the section
    assert play.can(*tile("10,4", "4-0"))


@pytest.mark.rule("AOS-618")
def test_a_new_city_needs_no_disc_but_gives_none_without_one() -> None:
    play = Play().lay(0, tile("9,4", "3-1")).lay(1, tile("7,3", "0-3"))
    unowned(play, "9,4/1")
    play.building(1, action="urbanization")
    play.pos.discs[1] = 0
    assert play.can(*city("10,3", "A"))
    play.do(*city("10,3", "A"))
    assert play.chain("9,4/1").complete
    assert play.chain("9,4/1").owner == -1
