"""IV. Build track: links and ownership; replacing and redirecting; on Rust Belt."""

import pytest

from tests.games.age_of_steam.table import Play, city, tile

NOBODY = -1
FROM_EVANSVILLE = tile("10,4", "4-1")
TO_CINCINNATI = tile("11,3", "4-1")
TOWARDS_LEXINGTON = tile("13,2", "5-3")
GREEN_CURVE = tile("12,3", "0-5")


def build_phase(play: Play, *builds: tuple[int, tuple[str | int, ...]], turn: int) -> Play:
    """A whole build phase of this turn in which these seats lay these tiles."""
    play.pos.turn = turn
    play.pos.cash = [100] * play.pos.players
    play.at("build")
    while play.state.waiting():
        for seat, action in builds:
            if seat == play.seat and play.state.refusal(seat, action) is None:
                play.do(*action)
                break
        else:
            play.do("done")
    return play


# Links and sections


@pytest.mark.rule("AOS-701", "AOS-702")
def test_a_link_joins_two_places_a_section_does_not() -> None:
    play = Play().lay(0, FROM_EVANSVILLE)
    assert not play.chain("10,4/4").complete
    play.lay(0, TO_CINCINNATI)
    assert play.chain("10,4/4").complete
    assert play.ends("10,4/4") == {"9,5", "12,2"}


@pytest.mark.rule("AOS-703")
def test_track_up_to_a_town_without_tile_is_unfinished() -> None:
    play = Play().lay(0, TOWARDS_LEXINGTON)
    assert not play.chain("13,2/3").complete
    play.lay(0, tile("13,3", "0"))
    assert play.chain("13,2/3").complete


@pytest.mark.rule("AOS-704")
def test_a_town_with_a_tile_ends_the_line() -> None:
    play = Play().lay(0, tile("9,4", "3-1"), tile("10,3", "4 1"), tile("11,2", "4-2"))
    assert play.ends("9,4/3") == {"9,5", "10,3"}
    assert play.ends("11,2/2") == {"10,3", "12,2"}
    play.lay(1, tile("12,3", "0-5"), tile("11,3", "2-5"), tile("10,3", "4 1 2"))
    assert [play.chain(f"10,3/{edge}").owner for edge in (4, 1, 2)] == [0, 0, 1]


@pytest.mark.rule("AOS-705")
def test_the_builder_owns_his_track_with_one_disc_per_chain() -> None:
    play = Play().lay(1, FROM_EVANSVILLE, TO_CINCINNATI, TOWARDS_LEXINGTON)
    assert play.chain("11,3/1").owner == 1
    assert play.pos.discs[1] == 18


@pytest.mark.rule("AOS-706")
def test_two_tracks_of_a_complex_tile_are_separate() -> None:
    play = Play().lay(0, FROM_EVANSVILLE, TO_CINCINNATI).lay(1, GREEN_CURVE, tile("11,3", "1-4 2-5"))
    assert play.chain("11,3/1").owner == 0
    assert play.chain("11,3/2").owner == 1
    assert play.ends("11,3/2") == {"12,2"}


@pytest.mark.rule("AOS-707")
def test_a_completed_link_keeps_its_owner_for_good() -> None:
    play = Play().lay(0, FROM_EVANSVILLE, TO_CINCINNATI)
    for turn in (2, 3, 4):
        build_phase(play, turn=turn)
    assert play.chain("10,4/4").owner == 0


@pytest.mark.rule("AOS-708")
def test_a_section_that_is_not_lengthened_is_lost_after_the_next_build_phase() -> None:
    play = build_phase(Play(), (0, FROM_EVANSVILLE), turn=1)
    assert play.chain("10,4/1").owner == 0
    build_phase(play, turn=2)
    assert play.chain("10,4/1").owner == NOBODY
    assert play.pos.discs[0] == 20
    assert [event.seat for event in play.told("lost")] == [0]


@pytest.mark.rule("AOS-709")
def test_the_disc_comes_off_when_the_whole_phase_ends() -> None:
    play = build_phase(Play(), (0, FROM_EVANSVILLE), turn=1)
    play.pos.turn = 2
    play.at("build").do("done")
    assert play.seat == 1
    assert play.chain("10,4/1").owner == 0
    assert play.why(*TO_CINCINNATI) == "AOS-615"


@pytest.mark.rule("AOS-709")
def test_with_the_setting_the_disc_comes_off_at_the_end_of_the_turn() -> None:
    play = build_phase(Play(abandoned="end-of-turn"), (0, FROM_EVANSVILLE), turn=1)
    play.pos.turn = 2
    play.at("build").do("done")
    assert play.chain("10,4/1").owner == NOBODY
    assert play.can(*TO_CINCINNATI)


@pytest.mark.rule("AOS-710")
def test_a_section_lengthened_this_turn_is_safe_until_the_next_phase_ends() -> None:
    play = build_phase(Play(), (0, FROM_EVANSVILLE), turn=1)
    build_phase(play, (0, tile("11,3", "4-2")), turn=2)
    assert play.chain("10,4/1").owner == 0
    build_phase(play, turn=3)
    assert play.chain("10,4/1").owner == NOBODY


@pytest.mark.rule("AOS-711")
def test_redirecting_alone_does_not_lengthen() -> None:
    play = build_phase(Play(), (0, FROM_EVANSVILLE), turn=1)
    build_phase(play, (0, tile("10,4", "4-2")), turn=2)
    assert play.chain("10,4/2").owner == NOBODY


@pytest.mark.rule("AOS-712")
def test_who_lengthens_unowned_track_owns_all_of_it() -> None:
    play = build_phase(Play().lay(1, tile("7,3", "0-3")), (0, FROM_EVANSVILLE), turn=1)
    build_phase(play, turn=2)
    build_phase(play, (1, tile("11,3", "4-2")), turn=3)
    assert play.chain("10,4/4").owner == 1
    assert play.chain("10,4/4") is play.chain("11,3/2")


@pytest.mark.rule("AOS-712")
def test_the_former_owner_may_take_his_track_back_by_completing_it() -> None:
    play = build_phase(Play(), (0, FROM_EVANSVILLE), turn=1)
    build_phase(play, turn=2)
    build_phase(play, (0, TO_CINCINNATI), turn=3)
    assert play.chain("10,4/4").owner == 0
    assert play.chain("10,4/4").complete


@pytest.mark.rule("AOS-713")
def test_sections_that_grow_together_share_one_disc() -> None:
    play = Play().lay(0, FROM_EVANSVILLE, tile("12,3", "0-5"))
    assert play.pos.discs[0] == 18
    play.lay(0, tile("11,3", "4-2"))
    assert play.pos.discs[0] == 19
    assert play.ends("11,3/4") == {"9,5", "12,2"}


@pytest.mark.rule("AOS-714")
def test_a_section_that_reaches_a_place_is_its_owners_link() -> None:
    play = Play().lay(0, tile("9,4", "3-1"))
    play.lay(0, tile("10,3", "4"))
    assert play.chain("9,4/3").complete
    assert play.chain("9,4/3").owner == 0


@pytest.mark.example("AOS-E03")
def test_example_of_yellows_first_turn() -> None:
    play = Play(players=4).building(0)
    prices = [play.price(*action) for action in (FROM_EVANSVILLE, TO_CINCINNATI, TOWARDS_LEXINGTON)]
    assert prices == [2, 2, 3]
    assert not play.state.waiting()
    assert play.chain("10,4/4").complete
    assert play.ends("10,4/4") == {"9,5", "12,2"}
    assert play.chain("13,2/3").owner == 0
    assert not play.chain("13,2/3").complete


def after_yellow() -> Play:
    return Play(players=4).lay(0, FROM_EVANSVILLE, TO_CINCINNATI, TOWARDS_LEXINGTON)


@pytest.mark.example("AOS-E04")
def test_example_of_blues_line_through_a_town() -> None:
    play = after_yellow().building(1)
    assert [play.price(*tile(*at)) for at in (("9,4", "3-1"), ("10,3", "4 1"), ("11,2", "4-2"))] == [2, 3, 2]
    assert play.pos.town_discs == 7
    for side, ends in (("9,4/3", {"9,5", "10,3"}), ("11,2/4", {"10,3", "12,2"})):
        assert play.chain(side).complete
        assert play.chain(side).owner == 1
        assert play.ends(side) == ends


def after_blue() -> Play:
    return after_yellow().lay(1, tile("9,4", "3-1"), tile("10,3", "4 1"), tile("11,2", "4-2"))


@pytest.mark.example("AOS-E05")
def test_example_of_greens_crossings() -> None:
    play = after_blue().building(2)
    crossing, in_town = tile("11,3", "1-4 2-5"), tile("10,3", "1 2 4 5", "cross-straight-straight")
    assert [play.price(*action) for action in (GREEN_CURVE, crossing, in_town)] == [3, 3, 3]
    assert play.ends("11,3/2") == {"10,3", "12,2"}
    assert play.chain("11,3/2").complete
    assert play.chain("11,3/2").owner == 2
    assert play.chain("10,3/5").owner == 2
    assert not play.chain("10,3/5").complete
    assert [play.chain(side).owner for side in ("11,3/1", "10,4/1", "10,3/1", "10,3/4")] == [0, 0, 1, 1]


@pytest.mark.example("AOS-E06")
def test_example_of_oranges_new_city() -> None:
    orange = 3
    play = after_blue().lay(
        2, GREEN_CURVE, tile("11,3", "1-4 2-5"), tile("10,3", "1 2 4 5", "cross-straight-straight")
    )
    green_discs, town_discs = play.pos.discs[2], play.pos.town_discs
    play.building(orange, action="urbanization").do(*city("10,3", "A"))
    assert play.hex("10,3") not in play.pos.tiles
    assert play.pos.town_discs == town_discs + 1
    assert play.pos.discs[2] == green_discs + 1
    for side, owner in (("9,4/1", 1), ("11,2/4", 1), ("11,3/5", 2)):
        assert play.chain(side).complete
        assert play.chain(side).owner == owner
        assert "10,3" in play.ends(side)
    prices = [play.price(*tile(*at)) for at in (("10,2", "0-3"), ("10,4", "1-4 0-3"), ("10,5", "0-5"))]
    assert prices == [2, 3, 3]
    assert not play.state.waiting()
    assert play.ends("10,4/0") == {"10,3", "9,5"}
    assert play.chain("10,4/0").complete
    assert play.chain("10,4/0").owner == orange
    assert not play.chain("10,2/0").complete
    assert play.chain("10,2/0").owner == orange


@pytest.mark.example("AOS-E16")
def test_example_of_neglected_track() -> None:
    yellow, orange = 0, 1
    stub = tile("13,3", "0")
    play = build_phase(Play().lay(orange, tile("7,3", "0-3")), (yellow, TOWARDS_LEXINGTON), turn=1)
    play.pos.turn = 2
    play.at("build").do("done")
    assert play.seat == orange
    assert play.why(*stub) == "AOS-615"
    play.do("done").do("done")
    assert play.chain("13,2/3").owner == NOBODY
    play.pos.turn = 3
    play.at("build").do("done")
    assert play.price(*stub) == 2
    assert play.chain("13,2/5").complete
    assert play.chain("13,2/5").owner == orange
    assert play.ends("13,2/5") == {"12,2", "13,3"}


# Replacing


@pytest.mark.rule("AOS-801", "AOS-806")
def test_a_simple_tile_becomes_a_crossing() -> None:
    play = Play().lay(0, FROM_EVANSVILLE, TO_CINCINNATI).lay(1, GREEN_CURVE).building(1)
    assert play.can(*tile("11,3", "1-4 2-5", "cross-straight-straight"))
    play.do(*tile("11,3", "1-4 2-5"))
    assert play.chain("11,3/2").owner == 1


@pytest.mark.rule("AOS-801", "AOS-807")
def test_a_simple_tile_becomes_a_parallel_one() -> None:
    play = Play().lay(0, tile("10,4", "4-1")).lay(1, tile("9,4", "3-2"))
    play.building(1)
    assert play.can(*tile("10,4", "1-4 5-0", "parallel-straight-sharp"))
    play.do(*tile("10,4", "1-4 5-0"))
    assert play.chain("10,4/1").owner == 0
    assert play.chain("10,4/0").owner == 1


@pytest.mark.rule("AOS-802")
def test_a_replacement_adds_or_redirects_something() -> None:
    play = Play().lay(0, FROM_EVANSVILLE).building(0)
    assert play.why(*FROM_EVANSVILLE) == "AOS-802"
    play.lay(0, tile("9,4", "3-1"), tile("10,3", "4 1 2 5", "cross-straight-straight")).building(0)
    assert play.why(*tile("10,3", "1 2 4 5", "parallel-gentle-gentle")) == "AOS-802"


@pytest.mark.rule("AOS-803")
def test_no_track_vanishes() -> None:
    play = Play().lay(0, FROM_EVANSVILLE, TO_CINCINNATI).building(0)
    assert play.why(*tile("11,3", "4-2")) == "AOS-803"  # the link is complete
    play.lay(0, GREEN_CURVE, tile("11,3", "1-4 2-5")).building(0)
    assert play.why(*tile("11,3", "2-5")) == "AOS-803"


@pytest.mark.rule("AOS-804")
def test_anothers_track_is_never_altered_but_his_tile_may_be_replaced() -> None:
    play = Play().lay(0, FROM_EVANSVILLE, TO_CINCINNATI).lay(1, GREEN_CURVE).building(1)
    assert play.why(*tile("11,3", "2-4 1-5")) == "AOS-804"
    before = play.chain("11,3/4")
    play.do(*tile("11,3", "1-4 2-5"))
    assert play.chain("11,3/4") is before


@pytest.mark.rule("AOS-805")
def test_the_added_track_connects_to_own_track_or_a_city() -> None:
    play = Play().lay(0, FROM_EVANSVILLE, TO_CINCINNATI).lay(1, tile("7,3", "0-3")).building(1)
    assert play.why(*tile("11,3", "1-4 2-5")) == "AOS-805"
    play.lay(1, GREEN_CURVE).building(1)
    assert play.can(*tile("11,3", "1-4 2-5"))
    play.do(*tile("11,3", "1-4 2-5"))
    assert play.chain("11,3/5").owner == 1


# Redirecting


@pytest.mark.rule("AOS-808", "AOS-809")
def test_only_the_open_end_of_the_last_tile_is_turned() -> None:
    play = Play().lay(0, FROM_EVANSVILLE, tile("11,3", "4-2")).building(0)
    assert play.can(*tile("11,3", "4-0"))
    assert play.why(*tile("10,4", "4-0")) == "AOS-803"  # not the last tile
    assert play.why(*tile("11,3", "2-0")) == "AOS-809"  # that would turn the joined end
    play.do(*tile("11,3", "4-0"))
    assert play.chain("10,4/4").open_side == play.pos.board.side_of["link:11,3/0"]
    assert play.chain("11,3/4").owner == 0


@pytest.mark.rule("AOS-810")
def test_only_the_owner_redirects() -> None:
    play = Play().lay(0, FROM_EVANSVILLE).lay(1, tile("7,3", "0-3")).building(1)
    assert play.why(*tile("10,4", "4-0")) == "AOS-810"
    build_phase(play, turn=3)
    play.building(1)
    assert play.can(*tile("10,4", "4-0"))


@pytest.mark.rule("AOS-811")
def test_a_redirected_unowned_section_stays_unowned_unless_completed() -> None:
    for setting, owner in (("stays-unowned", NOBODY), ("takes-over", 1)):
        play = Play(redirect=setting).lay(0, tile("11,3", "1-3")).lay(1, tile("7,3", "0-3"), FROM_EVANSVILLE)
        play.pos.turn = 1
        build_phase(play, turn=3)
        play.lay(1, tile("11,3", "1-0"))
        assert play.chain("11,3/1").owner == owner
    play = Play().lay(0, tile("11,3", "1-3")).lay(1, tile("7,3", "0-3"))
    build_phase(play, turn=3)
    play.lay(1, FROM_EVANSVILLE)
    play.lay(1, tile("11,3", "1-4"))  # it joins his own track
    assert play.chain("11,3/1").owner == 1
    assert play.chain("11,3/1").complete


@pytest.mark.rule("AOS-812")
def test_a_redirected_end_obeys_the_limits_of_new_track() -> None:
    play = Play().lay(0, tile("7,1", "3-5")).building(0)
    assert play.why(*tile("7,1", "3-1")) == "AOS-812"  # water
    play = Play().lay(0, FROM_EVANSVILLE).lay(1, tile("9,4", "3-2")).building(1)
    assert play.why(*tile("9,4", "3-2")) == "AOS-802"
    play = Play().lay(0, tile("9,4", "3-2")).lay(1, tile("11,3", "1-4")).building(1)
    play.lay(1, tile("10,4", "1-3"))
    play.building(1)
    assert play.why(*tile("10,4", "1-5")) == "AOS-812"  # another's track
    play = Play().lay(0, tile("10,4", "4-5"), tile("9,4", "2-0")).building(0)
    assert play.why(*tile("9,4", "2-3")) == "AOS-812"  # back to Evansville


@pytest.mark.rule("AOS-813")
def test_on_a_complex_tile_own_track_is_redirected_around_anothers() -> None:
    play = (
        Play().lay(0, FROM_EVANSVILLE, TO_CINCINNATI).lay(1, GREEN_CURVE, tile("11,3", "1-4 2-5")).building(1)
    )
    assert play.can(*tile("11,3", "1-4 2-0"))
    assert play.why(*tile("11,3", "1-5 2-4")) == "AOS-804"
    play.do(*tile("11,3", "1-4 2-0"))
    assert play.chain("11,3/1").owner == 0
    assert play.chain("11,3/0").owner == 1
    play.building(0)
    assert play.why(*tile("11,3", "1-4 2-3")) == "AOS-810"
