"""IX. Goods growth, X. the turn marker, the end and scoring."""

import pytest

from engineshed.kernel.play import Scripted
from tests.games.age_of_steam.table import Play, city, tile


def producing(**settings: str) -> Play:
    """Seat 0 holds Production; light 4 has lost its upper two cubes and A its upper one."""
    play = Play(**settings)
    play.pos.action[0] = "production"
    play.pos.display["light-4"] = ("", "", play.pos.display["light-4"][2])
    play.pos.display["A"] = ("", play.pos.display["A"][1])
    return play.scripted(production=["blue", "red"]).at("growth")


@pytest.mark.rule("AOS-1601", "AOS-509")
def test_production_puts_two_random_cubes_on_empty_spaces() -> None:
    play = producing()
    assert play.can("pass")  # optional before drawing
    play.do("draw")
    assert play.can("place", "cube:red", "space:light-4/2")
    assert play.why("place", "cube:red", "space:light-4/3") == "AOS-1603"  # not empty
    assert play.why("place", "cube:black", "space:light-4/2") == "AOS-1603"  # not drawn
    play.do("place", "cube:red", "space:light-4/2")
    assert play.pos.display["light-4"][1] == "red"
    assert play.why("place", "cube:red", "space:light-4/1") == "AOS-1603"
    play.scripted(growth_light=[1, 1, 1], growth_dark=[1, 1, 1]).do("place", "cube:blue", "space:light-4/1")
    assert play.pos.display["light-4"][:2] == ("blue", "red")
    assert not play.state.waiting()  # the dice come after it


@pytest.mark.rule("AOS-1602")
def test_production_may_fill_the_block_of_a_city_that_is_not_on_the_map() -> None:
    assert producing().do("draw").can("place", "cube:red", "space:A/1")
    play = producing(columns="on-map").do("draw")
    assert play.why("place", "cube:red", "space:A/1") == "AOS-1603"
    assert play.can("place", "cube:red", "space:light-4/1")


@pytest.mark.rule("AOS-1603")
def test_drawn_cubes_are_seen_and_must_be_placed() -> None:
    play = producing().do("draw")
    assert play.told("produced")[0].facts["cubes"] == ("blue", "red")
    assert play.why("pass") == "AOS-1603"
    assert play.why("return") == "AOS-1603"
    play = producing(production="may-return").do("draw")
    bag = dict(play.pos.bag)
    assert play.can("return")
    play.scripted(growth_light=[1, 1, 1], growth_dark=[1, 1, 1]).do("return")
    assert play.pos.bag["red"] == bag["red"] + 1


@pytest.mark.rule("AOS-1603")
def test_as_many_cubes_as_there_are_spaces_are_placed() -> None:
    play = Play()
    play.pos.action[0] = "production"
    play.pos.display["dark-6"] = ("", *play.pos.display["dark-6"][1:])
    play.scripted(production=["blue", "red"]).at("growth").do("draw")
    bag = dict(play.pos.bag)
    play.scripted(growth_light=[1, 1, 1], growth_dark=[1, 1, 1]).do("place", "cube:red", "space:dark-6/1")
    assert play.pos.display["dark-6"][0] == "red"
    assert play.pos.bag["blue"] == bag["blue"] + 1
    assert not play.state.waiting()


@pytest.mark.rule("AOS-1603", "AOS-1609")
def test_an_empty_bag_gives_nothing() -> None:
    play = Play()
    play.pos.action[0] = "production"
    play.pos.display["light-4"] = ("", "", "")
    play.pos.bag = dict.fromkeys(play.pos.bag, 0)
    play.at("growth")
    assert not play.state.waiting()


@pytest.mark.example("AOS-E13")
def test_example_of_production_in_the_first_turn() -> None:
    play = Play()
    play.pos.action[0] = "production"
    play.at("growth")
    assert not play.state.waiting()  # there is no empty space, so nobody is asked


@pytest.mark.rule("AOS-1604", "AOS-1605")
def test_the_light_half_then_the_dark_one_with_a_die_per_starting_player() -> None:
    for players in (3, 5):
        play = Play(players=players)
        play.pos.out[0] = True
        play.pos.order.remove(0)
        script = [("growth:light", [1] * players), ("growth:dark", [6] * players)]
        play.state.chance = Scripted(script)
        play.at("growth")
        assert [event.facts["half"] for event in play.told("rolled")] == ["light", "dark"]


@pytest.mark.rule("AOS-1606")
def test_each_die_brings_the_top_cube_to_its_city() -> None:
    play = Play().cubes().scripted(growth_light=[1, 6, 6])
    chicago, duluth = play.pos.display["light-1"], play.pos.display["light-6"]
    play.at("growth-light")
    assert play.pos.cubes[play.hex("7,2")] == (chicago[0],)
    assert play.pos.cubes[play.hex("2,-1")] == tuple(sorted(duluth[:2]))
    assert play.pos.display["light-1"] == ("", *chicago[1:])
    assert play.pos.display["light-6"] == ("", "", duluth[2])
    play.scripted(growth_dark=[1, 2, 3]).at("growth-dark")
    assert play.hex("9,5") in play.pos.cubes  # dark 1 is Evansville


@pytest.mark.rule("AOS-1607")
def test_the_same_die_serves_the_new_city_of_the_column() -> None:
    play = Play().cubes().scripted(growth_dark=[2, 2, 2])
    before = play.pos.display["F"]
    play.at("growth-dark")
    assert play.pos.display["F"] == before  # not on the map
    play.building(0, action="urbanization").do(*city("10,3", "F"))
    play.scripted(growth_dark=[2, 4, 4]).at("growth-dark")
    assert play.pos.cubes[play.hex("10,3")] == (before[0],)
    assert play.pos.display["F"] == ("", before[1])


@pytest.mark.rule("AOS-1608")
def test_empty_spaces_are_skipped_and_surplus_dice_ignored() -> None:
    play = Play(players=5).cubes()
    play.pos.display["light-2"] = ("", "red", "")
    play.scripted(growth_light=[2, 2, 2, 2, 2]).at("growth-light")
    assert play.pos.cubes[play.hex("5,7")] == ("red",)
    assert play.pos.display["light-2"] == ("", "", "")


@pytest.mark.rule("AOS-1609")
def test_the_display_is_not_refilled_by_growth() -> None:
    play = Play().cubes().scripted(growth_light=[1, 2, 3])
    bag = dict(play.pos.bag)
    play.at("growth-light")
    assert sum(not cube for spaces in play.pos.display.values() for cube in spaces) == 3
    assert play.pos.bag == bag


@pytest.mark.example("AOS-E09")
def test_example_of_goods_growth() -> None:
    play = Play().cubes()
    play.pos.turn = 2
    play.building(0, action="urbanization").do(*city("10,3", "A"))
    four = play.pos.display["light-4"]
    play.pos.display["light-4"] = ("", *four[1:])
    three, a, b = play.pos.display["light-3"], play.pos.display["A"], play.pos.display["B"]
    play.scripted(growth_light=[3, 3, 4]).at("growth-light")
    assert play.pos.cubes[play.hex("0,10")] == tuple(sorted(three[:2]))  # Kansas City
    assert play.pos.cubes[play.hex("10,3")] == tuple(sorted(a))
    assert play.pos.cubes[play.hex("2,6")] == (four[1],)  # Des Moines
    assert play.pos.display["B"] == b
    play.scripted(growth_light=[3, 3, 3]).at("growth-light")
    assert play.pos.display["light-3"] == ("", "", "")


# X. The turn marker, the end


@pytest.mark.rule("AOS-1701")
def test_the_next_turn_starts_with_shares() -> None:
    play = Play().at("advance")
    assert play.pos.turn == 2
    assert play.question == "issue"


def last_turn(players: int) -> int:
    play = Play(players=players)
    while True:
        play.at("advance")
        if not play.state.waiting():
            return play.pos.turn


@pytest.mark.rule("AOS-1702", "AOS-1703")
def test_ten_turns_with_three_and_eight_with_four() -> None:
    assert last_turn(3) == 10
    assert last_turn(4) == 8


@pytest.mark.rule("AOS-1704", "AOS-1705")
def test_seven_turns_with_five_and_six_with_six() -> None:
    assert last_turn(5) == 7
    assert last_turn(6) == 6


@pytest.mark.rule("AOS-1706")
def test_an_elimination_changes_neither_turns_nor_dice() -> None:
    play = Play(players=5)
    play.pos.out[4] = True
    play.pos.order.remove(4)
    play.pos.turn = 7
    play.state.chance = Scripted([("growth:light", [1] * 5), ("growth:dark", [1] * 5)])
    play.at("growth", "advance")
    assert not play.state.waiting()


@pytest.mark.example("AOS-E10")
def test_example_of_the_last_turn() -> None:
    play = Play(players=5)
    play.pos.turn = 7
    play.at("advance")
    assert not play.state.waiting()
    assert play.result().reason == "end"
    assert len(play.result().sheets) == 5


def lines(play: Play, seat: int = 0) -> dict[str, int]:
    return {line.source: line.points for line in play.pos.map.sheet(play.pos, seat).lines}


@pytest.mark.rule("AOS-1707", "AOS-1710", "AOS-1711")
def test_income_counts_three_shares_minus_three_money_nothing() -> None:
    play = Play()
    play.pos.income[0], play.pos.shares[0], play.pos.cash[0] = 12, 6, 500
    assert lines(play) == {"income": 36, "track": 0, "shares": -18}


@pytest.mark.rule("AOS-1708")
def test_track_counts_in_completed_links_only() -> None:
    play = Play().lay(0, tile("10,4", "4-1"))
    assert lines(play)["track"] == 0
    play.lay(0, tile("11,3", "4-1"))
    assert lines(play)["track"] == 2
    play.lay(0, tile("13,2", "5-3"))
    assert lines(play)["track"] == 2
    assert lines(play, 1)["track"] == 0


@pytest.mark.rule("AOS-1709")
def test_a_straight_track_through_a_town_is_two_pieces() -> None:
    play = Play().lay(0, tile("9,4", "3-1"), tile("10,3", "4 1"), tile("11,2", "4-2"))
    assert lines(play)["track"] == 4


@pytest.mark.rule("AOS-1712")
def test_most_points_win_and_a_tie_stands() -> None:
    play = Play()
    play.pos.income = [4, 4, 2]
    play.pos.cash = [0, 90, 0]
    play.pos.turn = 10
    play.at("advance")
    assert play.result().places == (1, 1, 3)
    assert play.result().winners() == (0, 1)


@pytest.mark.example("AOS-E19")
def test_example_of_final_scoring() -> None:
    play = Play().lay(0, tile("15,1", "1-5"), tile("14,1", "2-5"), tile("13,1", "2-4"))  # Wheeling-Cincinnati
    play.lay(0, tile("9,4", "3-0"), tile("9,3", "3-2"), tile("10,3", "5"))  # Evansville-Indianapolis
    play.lay(0, tile("7,3", "0-3"), tile("7,4", "0-3"))  # from Chicago, unfinished
    play.pos.income[0], play.pos.shares[0], play.pos.cash[0] = 12, 6, 30
    assert sorted(len(chain.pieces) for chain in play.pos.chains.values()) == [2, 3, 3]
    assert lines(play) == {"income": 36, "track": 3 + 3, "shares": -18}
    assert play.pos.map.sheet(play.pos, 0).total == 24
