"""Map: Germany. Stuttgart 4,9, Zürich 4,12, Düsseldorf-Cologne 2,6, Dortmund-Essen 3,5, Berlin 9,0."""

import pytest

from engineshed.games.age_of_steam import track
from engineshed.games.age_of_steam.game import GAME
from engineshed.games.age_of_steam.phases.build import Build
from engineshed.games.age_of_steam.printed.tiles import TILE_OF
from engineshed.kernel.play import Scripted
from tests.games.age_of_steam.table import Play, city, cube, tile

DIRECT = ("connect", "hex:2,6", "hex:3,5")
TO_ZURICH = (tile("4,10", "0-3"), tile("4,11", "0-3"))
TO_ROTTERDAM = (tile("1,6", "2-0"), tile("1,5", "3-5"))
"""From Düsseldorf-Cologne over a river hex and a hex of $6 to the terminal 0,5."""

OTHER_COMPLEX = tuple(
    {t.id for t in TILE_OF.values() if t.group.startswith("complex")} - {"parallel-gentle-sharp-a"}
)


def germany(**settings: str) -> Play:
    return Play("germany", **settings)


@pytest.mark.rule("AOS-2101")
def test_three_to_six_players() -> None:
    assert GAME.seats({"map": "germany"}) == (3, 4, 5, 6)


@pytest.mark.rule("AOS-2102")
def test_starting_cubes() -> None:
    pos = germany().pos
    counts = {pos.board.cities[hex_].id: len(cubes) for hex_, cubes in pos.cubes.items()}
    assert counts.pop("konigsberg") == 3
    assert counts.pop("berlin") == 4
    assert set(counts.values()) == {2}
    assert sum(pos.bag.values()) == 9


@pytest.mark.rule("AOS-2103")
def test_a_random_cube_fixes_what_a_terminal_accepts() -> None:
    play = germany()
    names = {play.pos.board.terminals[hex_] for hex_ in play.pos.terminals}
    assert names == {"Rotterdam", "Antwerp", "Paris", "Lyon", "Copenhagen", "Warsaw"}
    assert all(colour in play.pos.bag for colour in play.pos.terminals.values())
    assert not set(play.pos.terminals) & set(play.pos.cubes)  # they never move
    play.lay_together(0, *TO_ROTTERDAM)
    play.pos.terminals[play.hex("0,5")] = "yellow"
    play.cubes(h2_6="yellow black").moving(0)
    assert play.can("ship", cube("yellow", "2,6"), play.link("1,6/2"))
    assert play.why("ship", cube("black", "2,6"), play.link("1,6/2")) == "AOS-1213"
    assert play.why("ship", cube("yellow", "0,5"), play.link("1,6/2")) == "AOS-1204"


@pytest.mark.rule("AOS-2104")
def test_a_cube_never_passes_through_a_terminal() -> None:
    play = germany().lay_together(0, *TO_ROTTERDAM)
    play.lay_together(
        0, tile("2,5", "2-0"), tile("2,4", "3-5"), tile("1,4", "2-4")
    )  # Dortmund-Essen to Rotterdam
    play.pos.terminals[play.hex("0,5")] = "black"
    play.cubes(h2_6="blue").moving(0)
    through = ("ship", cube("blue", "2,6"), play.link("1,6/2"), play.link("2,5/2"))
    assert play.ends("2,5/2") == {"3,5", "0,5"}
    assert play.why(*through) == "AOS-2104"
    assert not [action for action in play.state.options(0) if action[0] == "ship"]
    play.at("growth")
    assert play.hex("0,5") not in play.pos.cubes  # terminals get no goods


@pytest.mark.rule("AOS-2105")
def test_a_terminal_ends_a_link_but_starts_none() -> None:
    play = germany().lay_together(0, *TO_ROTTERDAM)
    assert play.chain("1,6/2").complete
    play = germany().building(0)
    assert play.why(*tile("1,5", "5-2")) == "AOS-2105"
    play = germany(terminals="starts-too").building(0)
    assert play.can(*tile("1,5", "5-3"))


@pytest.mark.rule("AOS-2106")
def test_the_engineer_gets_no_fourth_tile_but_one_at_half_price() -> None:
    play = germany()
    play.pos.action[0] = "engineer"
    play.at("build")
    assert (play.question, play.left) == ("build", 3)
    play.building(0, action="engineer")
    assert [entry.rule for entry in play.state.bill(0, tile("4,10", "0-3")).entries] == ["AOS-2106"]
    assert play.price(*tile("4,10", "0-3")) == 2  # half of 4
    plain = germany().building(0)
    assert [entry.rule for entry in plain.state.bill(0, tile("4,10", "0-3")).entries] != ["AOS-2106"]
    play = germany().building(0, action="engineer")
    assert play.price(*tile("4,11", "3-0")) == 5  # half of 9, rounded up


@pytest.mark.rule("AOS-2107")
def test_the_discount_goes_to_the_dearest_tile_and_not_to_the_direct_link() -> None:
    play = germany().building(0, action="engineer")
    assert play.price(*DIRECT) == 2
    assert [play.price(*action) for action in TO_ZURICH] == [2, 7]
    play = germany().building(0, action="engineer")
    assert [play.price(*action) for action in reversed(TO_ZURICH)] == [5, 4]


@pytest.mark.rule("AOS-2108")
def test_no_unfinished_track_when_a_turn_ends() -> None:
    play = germany().building(0).do(*TO_ZURICH[0])
    assert play.why("done") == "AOS-2108"
    play.do(*TO_ZURICH[1])
    assert play.can("done")
    play = germany().building(0).do(*tile("5,3", "0-3")).do(*tile("5,4", "0 5"))  # Hannover-Kassel
    assert play.why("done") == "AOS-2108"  # the exit towards Dortmund-Essen counts
    play.do(*tile("4,4", "2-4"))
    assert not play.state.waiting()


@pytest.mark.rule("AOS-2109")
def test_a_printed_number_is_the_price_of_a_simple_tile() -> None:
    play = germany().building(0)
    assert play.price(*tile("4,11", "3-0")) == 9
    play = forced(germany(), tile("1,6", "2-0"), tile("2,5", "3-5"))  # both point at 1,5, a hex of $6
    assert plan(play, tile("1,5", "3-5 0-2", "parallel-gentle-gentle")).price == 7
    assert plan(play, tile("1,5", "3-0 2-5", "cross-straight-straight")).price == 8


def plan(play: Play, action: tuple[str | int, ...]) -> track.Lay:
    """What a tile would do, whether or not the turn could be ended after it."""
    site = track.survey(play.pos, 0, play.pos.board.hex_of[str(action[1])])
    found = track.examine(play.pos, 0, site, TILE_OF[str(action[2]), str(action[3])])
    assert isinstance(found, track.Lay), found
    return found


def forced(play: Play, *tiles: tuple[str | int, ...]) -> Play:
    for action in tiles:
        track.lay(play.pos, 0, plan(play, action))
    return play


@pytest.mark.rule("AOS-605", "AOS-618", "AOS-2110")
def test_the_direct_link_costs_two_and_one_tile_and_a_disc() -> None:
    play = germany().building(0)
    assert play.state.bill(0, DIRECT).route == DIRECT[1:]
    assert play.price(*DIRECT) == 2
    assert (play.question, play.left) == ("build", 2)
    poor = germany().building(0, cash=1)
    assert poor.why(*DIRECT) == "AOS-605"
    play = germany().building(0)
    play.pos.discs[0] = 0
    assert play.why(*DIRECT) == "AOS-618"


@pytest.mark.rule("AOS-2111")
def test_the_direct_link_exists_once_and_counts_as_one_link_and_one_piece() -> None:
    play = germany().building(0).do(*DIRECT)
    assert play.why(*DIRECT) == "AOS-2111"
    play.building(1)
    assert play.why(*DIRECT) == "AOS-2111"
    assert play.pos.map.sheet(play.pos, 0).lines[1].points == 1
    play.cubes(h3_5="red").moving(1, engine=1)
    play.do("ship", cube("red", "3,5"), play.link("2,6/1"))
    assert play.pos.income == [1, 0, 0]


@pytest.mark.rule("AOS-2112")
def test_berlin_gets_a_cube_in_every_growth_before_production() -> None:
    play = germany().cubes()
    play.pos.turn = 7
    play.pos.action[0] = "production"
    play.pos.display["light-1"] = ("", "", "")
    play.state.chance = Scripted([("growth:hex:9,0", ["red"])])
    play.at("growth")
    assert play.seat == 0
    assert play.pos.cubes == {play.hex("9,0"): ("red",)}
    assert play.hex("9,0") not in play.pos.board.city_of_column.values()
    play.pos.bag = dict.fromkeys(play.pos.bag, 0)
    play.scripted(growth_light=[1] * 3, growth_dark=[1] * 3).at("growth")
    assert play.pos.cubes[play.hex("9,0")] == ("red",)


@pytest.mark.rule("AOS-2113")
def test_berlin_accepts_black_cubes() -> None:
    play = germany()
    assert play.pos.accepts(play.hex("9,0"), "black")
    assert not play.pos.accepts(play.hex("9,0"), "red")


@pytest.mark.rule("AOS-2114")
def test_nothing_on_a_terminal_and_no_loop_from_it() -> None:
    play = germany().building(0)
    assert play.why(*tile("0,5", "0-3")) == "AOS-2114"
    play = germany(terminals="starts-too").building(0)
    forced(play, tile("1,4", "4-3")).building(0)
    assert play.why(*tile("1,5", "0-5")) == "AOS-2114"


@pytest.mark.rule("AOS-2115")
def test_a_tile_is_refused_if_the_track_cannot_be_completed_this_turn() -> None:
    play = germany().building(0, tiles=1)
    assert play.why(*TO_ZURICH[0]) == "AOS-2115"  # no tile left for 4,11
    play = germany().building(0, tiles=2)
    assert play.can(*TO_ZURICH[0])
    play = germany().building(0, cash=6).do(*tile("4,8", "3-0"))
    assert play.why(*tile("4,7", "3 2 1")) == "AOS-2115"
    assert play.can(*tile("4,7", "3"))


@pytest.mark.rule("AOS-2115")
def test_the_direct_link_may_not_take_the_last_tile_or_dollar() -> None:
    play = germany().building(0, tiles=2).do(*TO_ZURICH[0])
    assert play.why(*DIRECT) == "AOS-2115"
    play = germany().building(0, cash=4 + 9).do(*TO_ZURICH[0])
    assert play.why(*DIRECT) == "AOS-2115"


@pytest.mark.rule("AOS-2115")
def test_whatever_is_laid_there_is_a_way_to_go_on_with_the_last_tiles_of_a_kind() -> None:
    """From Magdeburg over one rival's track to another's: both hexes may need the same complex tile."""
    play = germany().building(0, tiles=1, action="urbanization").do(*city("7,2", "A"))
    play.building(0, tiles=1, action="urbanization").do(*city("5,4", "B"))
    play.lay_together(1, tile("9,1", "0-4"), tile("8,2", "1-5"))
    play.lay_together(2, tile("6,4", "1-5"), tile("7,3", "2-4"), tile("8,3", "5"))
    for kind, supply in (("parallel-gentle-sharp-a", 1), *((kind, 0) for kind in OTHER_COMPLEX)):
        play.set_supply(kind, supply)
    play.pos.action[0] = ""
    play.building(0, cash=7)
    for option in play.state.options(0):
        after = play.state.copy()
        after.play(0, option)
        assert not after.waiting() or after.options(0), option


@pytest.mark.rule("AOS-2115")
def test_a_tile_that_is_replaced_on_the_way_can_be_the_one_that_is_missing_at_the_end() -> None:
    """From Berlin over a rival's straight track to the terminal 12,-1, and no straight tile is left."""
    play = germany()
    play.lay_together(1, tile("10,-1", "1-4"), tile("11,-2", "4"))
    play.set_supply("straight", 0)
    play.building(0)
    assert play.can(*tile("9,-1", "2-3"))
    play.do(*tile("9,-1", "2-3")).do(*tile("10,-1", "1-4 2-5")).do(*tile("11,-1", "2-5"))
    assert play.chain("9,-1/2").complete


@pytest.mark.rule("AOS-2115")
def test_a_pending_city_counts_as_a_means_of_completion() -> None:
    play = germany(urbanize="any-time").building(0, tiles=1, action="urbanization")
    assert play.can(*tile("4,8", "3-0"))  # towards Frankfurt
    play.do(*tile("4,8", "3-0"))
    assert play.why("done") == "AOS-2108"
    assert play.why(*city("5,0", "A")) == "AOS-2115"
    play.do(*city("4,7", "A"))
    assert play.chain("4,8/0").complete
    assert germany().building(0, tiles=1, action="urbanization").why(*tile("4,8", "3-0")) == "AOS-2115"


@pytest.mark.example("AOS-E20")
def test_example_of_the_engineer() -> None:
    play = germany().building(0, action="engineer")
    assert [play.price(*action) for action in (*TO_ZURICH, DIRECT)] == [2, 7, 2]
    assert play.chain("4,10/0").complete
    assert play.ends("4,10/0") == {"4,9", "4,12"}
    assert play.chain("2,6/1").complete
    assert not play.state.waiting()
    assert Build(0, 0, (), 9, False).refuse(play.pos, tile("4,8", "3-0")) is not None


@pytest.mark.example("AOS-E26")
def test_example_of_looking_ahead() -> None:
    assert germany().building(0, cash=12).why(*TO_ZURICH[0]) == "AOS-2115"
    play = germany().building(0, cash=13)
    assert play.can(*TO_ZURICH[0])
    play.do(*TO_ZURICH[0])
    assert play.state.options(0) == [TO_ZURICH[1]]
    assert play.why("done") == "AOS-2108"
