"""IV. Build track: towns, new cities, costs; on Rust Belt."""

import pytest

from tests.games.age_of_steam.table import Play, city, cube, tile

NOBODY = -1
TO_INDIANAPOLIS = tile("9,4", "3-1")


# Towns


@pytest.mark.rule("AOS-901")
def test_town_tiles_lie_on_town_hexes_only() -> None:
    play = Play().lay(0, TO_INDIANAPOLIS).building(0)
    assert play.why(*tile("10,4", "4")) == "AOS-901"
    assert play.why(*tile("10,4", "4 0 2")) == "AOS-901"
    assert play.can(*tile("10,3", "4"))


@pytest.mark.rule("AOS-902", "AOS-903")
def test_one_or_three_exits_need_a_town_tile_two_or_four_a_disc() -> None:
    for exits, kind, discs in (
        ("4", "town-1", 8),
        ("4 1", "straight", 7),
        ("4 1 2", "town-3-right", 8),
        ("4 1 2 5", "cross-straight-straight", 7),
    ):
        play = Play().lay(0, TO_INDIANAPOLIS)
        before = play.supply(kind)
        play.building(0).do(*tile("10,3", exits, kind))
        assert play.supply(kind) == before - 1
        assert play.pos.town_discs == discs
    with pytest.raises(KeyError):
        tile("10,3", "0 1 2 3 4")  # five exits are impossible


@pytest.mark.rule("AOS-904")
def test_four_exits_use_any_complex_tile_that_fits() -> None:
    play = Play().lay(0, TO_INDIANAPOLIS).building(0)
    assert play.can(*tile("10,3", "4 1 2 5", "cross-straight-straight"))
    assert play.can(*tile("10,3", "4 1 2 5", "parallel-gentle-gentle"))


@pytest.mark.rule("AOS-905")
def test_a_town_joins_the_tracks_of_all_owners() -> None:
    play = Play().lay(0, TO_INDIANAPOLIS, tile("10,3", "4"))
    play.lay(1, tile("11,2", "2-4"), tile("10,3", "4 1"))
    play.cubes(h9_5="blue").moving(0, engine=2)
    assert play.can("ship", cube("blue", "9,5"), play.link("9,4/3"), play.link("11,2/2"))


@pytest.mark.rule("AOS-906")
def test_one_connected_exit_is_enough_and_all_new_ones_are_the_builders() -> None:
    play = Play().lay(0, TO_INDIANAPOLIS).building(0)
    play.do(*tile("10,3", "4 0 2"))
    assert [play.chain(f"10,3/{edge}").owner for edge in (4, 0, 2)] == [0, 0, 0]


@pytest.mark.rule("AOS-907")
def test_an_exit_that_leads_nowhere_is_a_section_of_its_own() -> None:
    play = Play().lay(0, TO_INDIANAPOLIS, tile("10,3", "4 0"))
    exit_ = play.chain("10,3/0")
    assert not exit_.complete
    assert len(exit_.pieces) == 1
    assert play.pos.discs[0] == 18


@pytest.mark.rule("AOS-908")
def test_an_upgrade_adds_exits_and_keeps_the_old_ones() -> None:
    play = Play().lay(0, TO_INDIANAPOLIS, tile("10,3", "4 1")).building(0)
    assert play.can(*tile("10,3", "4 1 2"))
    assert play.can(*tile("10,3", "4 1 2 5", "cross-straight-straight"))
    assert play.why(*tile("10,3", "4 0 2")) == "AOS-908"


@pytest.mark.rule("AOS-909")
def test_an_upgrade_needs_own_track_there_or_a_connected_exit() -> None:
    play = Play().lay(0, TO_INDIANAPOLIS, tile("10,3", "4 1")).lay(1, tile("7,3", "0-3")).building(1)
    assert play.why(*tile("10,3", "4 1 2")) == "AOS-909"
    play.lay(1, tile("12,3", "0-5"), tile("11,3", "2-5")).building(1)
    assert play.can(*tile("10,3", "4 1 2"))  # towards his own track
    assert play.why(*tile("10,3", "4 1 0")) == "AOS-909"
    play.lay(1, tile("10,3", "4 1 2")).building(1)
    assert play.can(*tile("10,3", "4 1 2 5", "cross-straight-straight"))  # he has track there now


@pytest.mark.rule("AOS-910")
def test_track_in_a_town_is_never_redirected() -> None:
    play = Play().lay(0, TO_INDIANAPOLIS, tile("10,3", "4 1")).building(0)
    assert play.why(*tile("10,3", "4 0")) == "AOS-910"
    assert play.why(*tile("10,3", "4")) == "AOS-910"


@pytest.mark.example("AOS-E11")
def test_example_of_where_town_tiles_lie() -> None:
    play = Play().lay(0, tile("7,1", "3-0")).building(0)
    assert play.can(*tile("7,0", "3"))
    play = Play().building(0)
    assert play.why(*tile("7,1", "3")) == "AOS-901"


@pytest.mark.example("AOS-E12")
def test_example_of_the_cheapest_and_the_dearest_town_tile() -> None:
    assert Play().lay(0, TO_INDIANAPOLIS).building(0).price(*tile("10,3", "4")) == 2
    dearest = tile("10,3", "4 1 2 5", "cross-straight-straight")
    assert Play().lay(0, TO_INDIANAPOLIS).building(0).price(*dearest) == 5


# New cities


def urbanizing(play: Play | None = None, seat: int = 0) -> Play:
    return (play or Play()).building(seat, action="urbanization")


@pytest.mark.rule("AOS-1001")
def test_any_new_city_of_the_supply_on_any_town() -> None:
    play = urbanizing()
    cities = [action for action in play.state.options(0) if action[0] == "urbanize"]
    assert len(cities) == 14 * 8
    assert play.why(*city("10,4", "A")) == "AOS-1001"
    assert play.can("done")  # it is optional
    play.do(*city("10,3", "A"))
    assert play.why(*city("8,4", "B")) == "AOS-1001"  # only one
    play.building(1, action="urbanization")
    assert play.why(*city("8,4", "A")) == "AOS-1001"  # A is gone
    assert play.can(*city("8,4", "B"))


@pytest.mark.rule("AOS-1002")
def test_the_new_city_comes_before_the_first_tile() -> None:
    play = urbanizing().do(*tile("10,4", "4-1"))
    assert play.why(*city("10,3", "A")) == "AOS-1002"
    play = urbanizing(Play(urbanize="any-time")).do(*tile("10,4", "4-1"))
    assert play.can(*city("10,3", "A"))


@pytest.mark.rule("AOS-1003")
def test_a_new_city_is_free_and_uses_no_tile() -> None:
    play = urbanizing()
    assert play.price(*city("10,3", "A")) == 0
    for action in (tile("10,4", "4-1"), tile("11,3", "4-1"), tile("10,2", "3-0")):
        play.do(*action)
    assert not play.state.waiting()


@pytest.mark.rule("AOS-1001", "AOS-1004")
@pytest.mark.parametrize("place", ["9,5", "10,4"])
def test_the_refusal_of_a_new_city_names_the_place(place: str) -> None:
    refusal = urbanizing().state.refusal(0, city(place, "A"))
    assert refusal is not None
    assert refusal.facts["hex"] == f"hex:{place}"


@pytest.mark.rule("AOS-1004")
def test_no_new_city_on_a_city() -> None:
    play = urbanizing()
    assert play.why(*city("9,5", "A")) == "AOS-1004"
    play.do(*city("10,3", "A"))
    urbanizing(play, 1)
    assert play.why(*city("10,3", "B")) == "AOS-1004"


@pytest.mark.rule("AOS-1005")
def test_the_tile_in_the_town_goes_with_its_disc() -> None:
    play = Play().lay(0, TO_INDIANAPOLIS, tile("10,3", "4 1"), tile("11,2", "4-2"))
    straight = play.supply("straight")
    urbanizing(play, 1).do(*city("10,3", "A"))
    assert play.pos.town_discs == 8
    assert play.supply("straight") == straight + 1
    assert [len(play.chain(side).pieces) for side in ("9,4/1", "11,2/2")] == [1, 1]


@pytest.mark.rule("AOS-1006")
def test_track_outside_stays_and_ends_at_the_new_city() -> None:
    play = Play().lay(0, TO_INDIANAPOLIS, tile("10,3", "4 0"), tile("10,2", "3-0"))
    urbanizing(play, 1).do(*city("10,3", "A"))
    assert play.chain("9,4/1").owner == 0
    assert play.ends("9,4/1") == {"9,5", "10,3"}
    assert play.chain("10,2/3").owner == 0
    assert not play.chain("10,2/3").complete
    assert play.ends("10,2/3") == {"10,3"}


@pytest.mark.rule("AOS-1007")
def test_track_on_the_removed_tile_alone_disappears() -> None:
    play = Play().lay(0, TO_INDIANAPOLIS, tile("10,3", "4 0"))
    assert play.pos.discs[0] == 18
    urbanizing(play, 1).do(*city("10,3", "A"))
    assert play.pos.discs[0] == 19
    assert len(play.pos.chains) == 1


@pytest.mark.rule("AOS-1008")
def test_track_that_points_at_the_town_is_completed() -> None:
    play = Play().lay(0, TO_INDIANAPOLIS).lay(1, tile("11,2", "2-4"), tile("7,3", "0-3"))
    play.pos.turn = 2
    play.pos.cash = [0] * 3
    play.at("build")
    for _ in range(3):
        play.do("done")
    play.lay(0, tile("10,4", "4-0"))
    assert [play.chain(side).owner for side in ("9,4/1", "11,2/4", "10,4/0")] == [NOBODY, NOBODY, 0]
    urbanizing(play, 2).do(*city("10,3", "A"))
    assert [play.chain(side).owner for side in ("9,4/1", "11,2/4", "10,4/0")] == [2, 2, 0]
    assert all(play.chain(side).complete for side in ("9,4/1", "11,2/4", "10,4/0"))


@pytest.mark.rule("AOS-1009")
def test_a_new_city_is_a_city_in_every_respect() -> None:
    play = urbanizing().do(*city("10,3", "A"))
    for hex_, exits in (("10,2", "3-0"), ("11,2", "4-1"), ("9,3", "2-5")):
        assert play.can(*tile(hex_, exits)), hex_
    play.lay(0, tile("10,4", "0-4")).cubes(h9_5="red blue").moving(0)
    assert play.can("ship", cube("red", "9,5"), play.link("10,4/0"))
    assert play.why("ship", cube("blue", "9,5"), play.link("10,4/0")) == "AOS-1208"


@pytest.mark.rule("AOS-1010")
def test_a_new_city_starts_empty_and_grows_from_the_next_growth_on() -> None:
    play = urbanizing().do(*city("10,3", "A"))
    here = play.hex("10,3")
    assert here not in play.pos.cubes
    top = play.pos.display["A"]
    play.scripted(growth_light=[3, 3, 1]).at("growth-light")
    assert play.pos.cubes[here] == tuple(sorted(top))
    assert play.pos.display["A"] == ("", "")


@pytest.mark.rule("AOS-1011")
def test_track_from_the_new_city_to_itself_is_no_link() -> None:
    play = Play().lay(0, TO_INDIANAPOLIS, tile("10,3", "4 0"), tile("10,2", "3-2"), tile("11,2", "5-4"))
    urbanizing(play, 1).do(*city("10,3", "A"))
    loop = play.chain("10,2/3")
    assert loop.owner == 0
    assert not loop.complete
    assert loop.open_side == -1
    play.cubes(h10_3="red").moving(0)
    assert play.why("ship", cube("red", "10,3"), play.link("10,2/3")) == "AOS-1205"
    play.building(0)
    assert play.why(*tile("11,2", "5-2")) == "AOS-803"


@pytest.mark.example("AOS-E25")
def test_example_of_a_town_joined_with_itself() -> None:
    play = Play().lay(0, TO_INDIANAPOLIS, tile("10,3", "4 0", "gentle"))
    play.lay(0, tile("10,2", "3-2"), tile("11,2", "5-4")).building(0)
    assert play.why(*tile("10,3", "4 0 1")) == "AOS-617"
    urbanizing(play, 1).do(*city("10,3", "A"))
    assert play.chain("9,4/3").complete
    assert play.ends("9,4/3") == {"9,5", "10,3"}
    assert play.chain("9,4/3").owner == 0
    assert not play.chain("10,2/3").complete
    assert play.chain("10,2/3") is play.chain("11,2/5")
    assert play.chain("11,2/5").owner == 0


# Costs: 10,4 is plain, 12,3 a river, 16,1 a mountain


@pytest.mark.rule("AOS-1101")
@pytest.mark.parametrize(
    ("hex_", "exits", "price"), [("10,4", "4-1", 2), ("12,3", "0-3", 3), ("16,1", "0-3", 4)]
)
def test_a_simple_tile_costs_two_three_or_four(hex_: str, exits: str, price: int) -> None:
    assert Play().building(0).price(*tile(hex_, exits)) == price


def two_starts() -> Play:
    """Own track points at 13,1 (plain), 13,2 (river) and 17,-1 (mountain), each of them next to a city."""
    play = Play().lay(0, tile("12,1", "3-2"), tile("12,3", "0-1"), tile("17,-2", "0-3"))
    return play.building(0)


@pytest.mark.rule("AOS-1102")
@pytest.mark.parametrize(
    ("hex_", "exits", "price"), [("13,1", "4-1 5-0", 3), ("13,2", "5-2 4-3", 4), ("17,-1", "0-3 4-5", 5)]
)
def test_a_parallel_tile_costs_one_more(hex_: str, exits: str, price: int) -> None:
    assert two_starts().price(*tile(hex_, exits)) == price


@pytest.mark.rule("AOS-1103")
@pytest.mark.parametrize(
    ("hex_", "exits", "price"), [("13,1", "4-1 5-2", 4), ("13,2", "5-2 4-1", 5), ("17,-1", "0-4 3-5", 6)]
)
def test_a_crossing_costs_two_more(hex_: str, exits: str, price: int) -> None:
    play = two_starts().lay(0, tile("16,1", "0-1"), tile("17,0", "4-0")).building(0)
    assert play.price(*tile(hex_, exits)) == price


@pytest.mark.rule("AOS-1104")
def test_terrain_counts_only_for_the_first_tile_on_a_hex() -> None:
    play = Play().lay(0, tile("12,3", "0-3"))
    assert play.building(0).price(*tile("12,3", "0-2")) == 2
    play.lay(0, tile("13,2", "5-4")).building(0)
    assert play.price(*tile("12,3", "0-2 1-5", "cross-gentle-gentle")) == 3


@pytest.mark.rule("AOS-1105")
@pytest.mark.parametrize(("exits", "price"), [("4", 2), ("4 1", 3), ("4 1 2", 4), ("4 1 2 5", 5)])
def test_a_town_costs_one_and_one_per_exit(exits: str, price: int) -> None:
    kind = "parallel-gentle-gentle" if price == 5 else ""
    assert Play().lay(0, TO_INDIANAPOLIS).building(0).price(*tile("10,3", exits, kind)) == price


@pytest.mark.rule("AOS-1106")
def test_simple_to_crossing_costs_three() -> None:
    play = Play().lay(0, tile("10,4", "4-1"), tile("11,3", "4-1"), tile("12,3", "0-5")).building(0)
    assert play.price(*tile("11,3", "4-1 2-5")) == 3


@pytest.mark.rule("AOS-1107")
@pytest.mark.parametrize("exits", ["4 1", "4 1 2", "4 1 2 5"])
def test_replacing_in_a_town_costs_three(exits: str) -> None:
    play = Play().lay(0, TO_INDIANAPOLIS, tile("10,3", "4")).building(0)
    assert play.price(*tile("10,3", exits)) == 3
    assert [event.facts["kind"] for event in play.told("built")[-2:]] == ["place", "replace"]


@pytest.mark.rule("AOS-618", "AOS-906")
def test_an_exit_of_a_town_needs_a_disc_unless_it_meets_own_track() -> None:
    play = Play().lay(0, TO_INDIANAPOLIS).building(0)
    play.pos.discs[0] = 0
    assert play.can(*tile("10,3", "4"))  # the link keeps the disc of the section
    assert play.why(*tile("10,3", "4 1")) == "AOS-618"
    play.pos.discs[0] = 1
    assert play.can(*tile("10,3", "4 1"))
    assert play.why(*tile("10,3", "4 1 2")) == "AOS-618"


@pytest.mark.rule("AOS-1108")
def test_other_replacements_cost_two() -> None:
    play = Play().lay(0, tile("10,4", "4-1"), tile("9,4", "3-2")).building(0)
    assert play.price(*tile("10,4", "4-1 5-0", "parallel-straight-sharp")) == 2
    play = Play().lay(
        0, tile("10,4", "4-1"), tile("11,3", "4-1"), tile("12,3", "0-5"), tile("11,3", "4-1 2-5")
    )
    assert play.building(0).price(*tile("11,3", "4-1 2-0", "cross-gentle-straight")) == 2


@pytest.mark.rule("AOS-1109")
def test_redirecting_costs_two() -> None:
    assert Play().lay(0, tile("16,1", "0-3")).building(0).price(*tile("16,1", "0-2")) == 2


@pytest.mark.rule("AOS-1110")
def test_adding_and_redirecting_costs_only_the_replacement() -> None:
    play = Play().lay(0, tile("10,4", "4-1"), tile("9,4", "3-2")).building(0)
    assert play.price(*tile("10,4", "4-0 5-1", "cross-gentle-gentle")) == 3
    play = Play().lay(0, tile("10,4", "4-1"), tile("9,4", "3-2")).building(0)
    assert play.price(*tile("10,4", "4-2 5-1", "parallel-gentle-gentle")) == 2


@pytest.mark.rule("AOS-1110")
def test_redirecting_two_tracks_costs_two_each() -> None:
    play = Play().lay(0, tile("10,4", "4-1"), tile("9,4", "3-2"), tile("10,4", "4-1 5-2")).building(0)
    assert play.price(*tile("10,4", "4-2 5-1")) == 4
