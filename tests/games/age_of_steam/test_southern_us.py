"""Map: Southern U.S. Atlanta 9,0; ports Charleston 15,-2, Savannah 14,0, Mobile 4,8, New Orleans 0,11."""

import pytest

from engineshed.games.age_of_steam.game import GAME
from engineshed.kernel.play import Scripted
from tests.games.age_of_steam.table import Play, city, cube, tile


def south(**settings: str) -> Play:
    return Play("southern-us", **settings)


def cotton_line(owner: int = 0) -> Play:
    """From Savannah to the town of Augusta 12,-1."""
    return south().lay(owner, tile("14,-1", "3-5"), tile("13,-1", "2-5"), tile("12,-1", "2"))


@pytest.mark.rule("AOS-2001")
def test_three_to_six_players() -> None:
    assert GAME.seats({"map": "southern-us"}) == (3, 4, 5, 6)


@pytest.mark.rule("AOS-2002")
def test_every_town_starts_with_cotton() -> None:
    pos = south().pos
    assert len(pos.board.towns) == 14
    assert all(pos.cubes[hex_] == ("white",) for hex_ in pos.board.towns)


@pytest.mark.rule("AOS-2003")
def test_starting_cubes_of_the_cities() -> None:
    pos = south().pos
    counts = {pos.board.cities[hex_].id: len(pos.cubes[hex_]) for hex_ in pos.board.cities}
    assert counts.pop("atlanta") == 4
    assert [counts.pop(port) for port in ("charleston", "savannah", "mobile", "new-orleans")] == [3] * 4
    assert set(counts.values()) == {1}
    assert sum(pos.bag.values()) == 21


@pytest.mark.rule("AOS-2004")
def test_cotton_stays_on_the_new_city() -> None:
    play = south().building(0, action="urbanization").do(*city("12,-1", "A"))
    assert play.pos.cubes[play.hex("12,-1")] == ("white",)


@pytest.mark.rule("AOS-2005", "AOS-2007")
def test_cotton_is_moved_from_a_town_for_one_more_income_of_the_mover() -> None:
    play = cotton_line(owner=0).moving(1)
    route = ("ship", cube("white", "12,-1"), play.link("13,-1/5"))
    bill = play.state.bill(1, route)
    assert [bill.total(seat, "income") for seat in range(3)] == [1, 1, 0]
    play.do(*route)
    assert play.pos.income == [1, 1, 0]
    assert play.hex("12,-1") not in play.pos.cubes


@pytest.mark.rule("AOS-2006")
def test_cotton_is_accepted_by_ports_only_and_stops_at_the_first() -> None:
    play = cotton_line()
    ports = {city.id for city in play.pos.board.cities.values() if "white" in city.colors}
    assert ports == {"charleston", "savannah", "mobile", "new-orleans"}
    play.lay(0, tile("10,0", "5-3"), tile("10,1", "0 2"), tile("11,1", "5-1"), tile("12,0", "4-0"))
    play.lay(0, tile("12,-1", "2 3")).moving(0)
    over_macon = (play.link("12,0/0"), play.link("10,0/5"))
    assert play.why("ship", cube("white", "12,-1"), *over_macon) == "AOS-2006"  # Atlanta is no port
    assert play.can("ship", cube("white", "12,-1"), play.link("13,-1/5"))


@pytest.mark.rule("AOS-1209", "AOS-2006")
def test_a_port_accepts_its_colour_and_cotton_from_the_same_place() -> None:
    play = cotton_line().building(0, action="urbanization").do(*city("12,-1", "A"))
    play.cubes(h12_m1="white yellow red").moving(0)
    to_savannah = play.link("13,-1/5")
    assert play.can("ship", cube("white", "12,-1"), to_savannah)
    assert play.can("ship", cube("yellow", "12,-1"), to_savannah)
    assert not play.can("ship", cube("red", "12,-1"), to_savannah)


@pytest.mark.rule("AOS-2006")
def test_cotton_cannot_pass_a_port() -> None:
    play = cotton_line().lay(0, tile("13,0", "2-4"), tile("12,1", "1-3"))
    play.lay(0, tile("12,2", "0-2"), tile("13,2", "5-3")).cubes(h12_m1="white red").moving(0)
    through = (play.link("13,-1/5"), play.link("13,0/2"))
    assert play.can("ship", cube("red", "12,-1"), *through)  # Jacksonville is red
    assert play.why("ship", cube("white", "12,-1"), *through) == "AOS-1209"


@pytest.mark.rule("AOS-2008")
def test_delivered_cotton_leaves_the_game() -> None:
    play = cotton_line().moving(0)
    bag = dict(play.pos.bag)
    play.do("ship", cube("white", "12,-1"), play.link("13,-1/5"))
    assert play.pos.bag == bag


@pytest.mark.rule("AOS-2009")
def test_atlanta_gets_a_cube_in_the_first_four_turns() -> None:
    for turn in (1, 4, 5):
        play = south().cubes()
        play.pos.turn = turn
        dice = [("growth:light", [1, 1, 1]), ("growth:dark", [1, 1, 1])]
        extra = [("growth:hex:9,0", ["black"])] if turn <= 4 else []
        play.state.chance = Scripted([*extra, *dice])
        play.pos.display = {block: ("",) * len(spaces) for block, spaces in play.pos.display.items()}
        play.at("growth")
        assert play.pos.cubes.get(play.hex("9,0"), ()) == (("black",) if turn <= 4 else ())


@pytest.mark.rule("AOS-2009")
def test_atlantas_cube_comes_after_production_and_before_the_dice() -> None:
    play = south().cubes()
    play.pos.action[0] = "production"
    play.pos.display["light-1"] = ("", "", "")
    play.at("growth")
    assert play.seat == 0
    assert play.hex("9,0") not in play.pos.cubes
    play.state.chance = Scripted(
        [("growth:hex:9,0", ["red"]), ("growth:light", [1] * 3), ("growth:dark", [1] * 3)]
    )
    play.do("pass")
    assert play.pos.cubes[play.hex("9,0")] == ("red",)
    play.pos.bag = dict.fromkeys(play.pos.bag, 0)
    play.scripted(growth_light=[1] * 3, growth_dark=[1] * 3).at("growth")
    assert play.pos.cubes[play.hex("9,0")] == ("red",)  # an empty bag gives none


def after_reduction(turn: int, income: int, **settings: str) -> int:
    play = south(**settings)
    play.pos.turn = turn
    play.pos.income[0] = income
    play.at("reduction")
    return play.pos.income[0]


@pytest.mark.rule("AOS-2010")
def test_reduction_is_doubled_from_turn_four_on() -> None:
    assert [after_reduction(turn, 24) for turn in (3, 4, 5, 10)] == [20, 16, 16, 16]
    once = [after_reduction(turn, 24, reduction="turn-4-only") for turn in (3, 4, 5, 10)]
    assert once == [20, 16, 20, 20]


@pytest.mark.example("AOS-E22")
def test_example_of_the_doubled_reduction() -> None:
    assert after_reduction(5, 24) == 16
