"""Ways that are drawn from end to end: the cheapest, legal tile by tile, as far as the turn allows.

Evansville 9,5 and Cincinnati 12,2 are cities of Rust Belt, Indianapolis 10,3 and Terre Haute 8,4 towns.
"""

from engineshed.games.age_of_steam.phases.build import Build
from engineshed.games.age_of_steam.ways import Proposal, Ways
from tests.games.age_of_steam.table import Play, tile

EVANSVILLE, CINCINNATI, INDIANAPOLIS, TERRE_HAUTE = "9,5", "12,2", "10,3", "8,4"
CHICAGO = "7,2"


def ways(play: Play) -> Ways:
    turn = play.asked
    assert isinstance(turn, Build)
    return Ways(play.pos, turn)


def way(play: Play, *stops: str) -> Proposal | None:
    return ways(play).propose([play.hex(stop) for stop in stops])


def laid(play: Play, found: Proposal | None) -> int:
    """Lay what a way proposes by the rules; what it has cost."""
    assert found is not None
    seat, before = play.seat, play.pos.cash[play.seat]
    for action in found.laid.actions:
        play.do(*action)
    return before - play.pos.cash[seat]


def test_two_cities_are_joined_by_the_cheapest_tiles() -> None:
    play = Play().building(0)
    found = way(play, EVANSVILLE, CINCINNATI)
    assert found is not None
    assert found.whole
    assert found.laid.actions == (tile("10,4", "4-1"), tile("11,3", "4-1"))
    assert sum(found.laid.prices) == found.way.price == laid(play, found) == 4
    assert play.ends("10,4/1") == {EVANSVILLE, CINCINNATI}


def test_a_way_that_begins_in_a_bare_town_is_laid_from_its_other_end() -> None:
    play = Play().building(0)
    assert laid(play, way(play, INDIANAPOLIS, EVANSVILLE)) == 4
    assert play.told("built")[-1].facts["hex"] == f"hex:{INDIANAPOLIS}"


def test_a_longer_way_is_begun_with_the_tiles_of_this_turn() -> None:
    play = Play().building(0, tiles=1)
    found = way(play, EVANSVILLE, CINCINNATI)
    assert found is not None
    assert not found.whole
    assert (len(found.laid.actions), len(found.way.legs)) == (1, 2)
    assert laid(play, found) == 2


def test_with_little_money_a_way_is_begun_as_far_as_it_goes() -> None:
    play = Play().building(0, cash=3)
    found = way(play, EVANSVILLE, CINCINNATI)
    assert found is not None
    assert found.laid.refusal is not None
    assert found.laid.refusal.rule == "AOS-605"
    assert laid(play, found) == 2


def test_own_open_track_is_carried_on_from_its_city_or_from_its_end() -> None:
    play = Play().lay(0, tile("10,4", "4-1")).building(0)
    for start in (EVANSVILLE, "10,4"):
        found = way(play, start, CINCINNATI)
        assert found is not None
        assert found.laid.actions == (tile("11,3", "4-1"),)


def test_others_open_track_is_left_alone() -> None:
    play = Play().lay(1, tile("10,4", "4-1")).building(0)
    found = way(play, EVANSVILLE, CINCINNATI)
    assert found is not None
    assert found.whole
    before = play.chain("10,4/1")
    laid(play, found)
    assert play.chain("10,4/1").owner == before.owner == 1
    assert not before.complete


def test_a_way_goes_where_it_is_dragged() -> None:
    play = Play().building(0)
    found = way(play, EVANSVILLE, "9,4", INDIANAPOLIS)
    assert found is not None
    assert [leg.hex for leg in found.laid.legs] == [play.hex("9,4"), play.hex(INDIANAPOLIS)]
    other = way(play, EVANSVILLE, "10,4", INDIANAPOLIS)
    assert other is not None
    assert [leg.hex for leg in other.laid.legs] == [play.hex("10,4"), play.hex(INDIANAPOLIS)]


def test_a_drag_into_a_bare_hex_leaves_track_that_points_at_it() -> None:
    play = Play().building(0)
    laid(play, way(play, EVANSVILLE, "10,4", "11,3"))
    assert not play.chain("10,4/1").complete


def test_between_towns_without_own_track_there_is_no_way_and_a_rule_says_why() -> None:
    play = Play().building(0)
    looked = ways(play)
    assert looked.propose([play.hex(TERRE_HAUTE), play.hex(INDIANAPOLIS)]) is None
    assert looked.refusal is not None


def test_reach_names_what_this_turn_can_join_and_its_price() -> None:
    play = Play().building(0)
    reach = dict(ways(play).reach(play.hex(EVANSVILLE)))
    assert reach[play.hex(CINCINNATI)] == 4
    assert reach[play.hex(INDIANAPOLIS)] == 4
    assert play.hex(CHICAGO) not in reach
    for place, price in reach.items():
        found = ways(play).propose([play.hex(EVANSVILLE), place])
        assert found is not None
        assert found.whole
        assert found.way.price == price


def test_a_discount_is_counted_as_it_is_paid() -> None:
    play = Play("germany").building(0, action="engineer")
    places = {play.pos.board.name(hex_): hex_ for hex_ in play.pos.board.cities}
    found = ways(play).propose([places["Düsseldorf-Cologne"], places["Bremen"]])
    assert found is not None
    assert sum(found.laid.prices) == laid(play, found) < found.way.price
