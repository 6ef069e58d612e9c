"""Map: St. Lucia, for two. Castries 2,1 and Barre de l'Isle 3,3 are towns."""

import pytest

from engineshed.games.age_of_steam.game import GAME
from tests.games.age_of_steam.table import Play, city, cube, tile


def lucia(**settings: str) -> Play:
    play = Play("st-lucia", 2, **settings)
    play.pos.asked_first = 0
    return play


@pytest.mark.rule("AOS-2301")
def test_exactly_two_players() -> None:
    assert GAME.seats({"map": "st-lucia"}) == (2,)


@pytest.mark.rule("AOS-2302")
def test_a_cube_on_every_green_and_river_hex_without_town() -> None:
    pos = lucia().pos
    for hex_, entry in enumerate(pos.board.data.hexes):
        wanted = entry.terrain in ("plain", "river") and entry.town is None
        assert len(pos.cubes.get(hex_, ())) == wanted
    assert sum(map(len, pos.cubes.values())) == 38
    assert sum(pos.bag.values()) == 58


@pytest.mark.rule("AOS-2303")
def test_without_a_new_city_nobody_can_build() -> None:
    play = lucia().building(0)
    assert (len(play.pos.board.towns), len(play.pos.cities), play.pos.display) == (11, 0, {})
    assert play.state.options(0) == [("done",)]
    play.building(0, action="urbanization").do(*city("2,1", "A"))
    assert play.can(*tile("3,1", "5-3"))


@pytest.mark.rule("AOS-2304")
def test_the_order_comes_before_the_shares() -> None:
    play = lucia().turn(1)
    assert play.question == "first-place"
    play.do("decline").do("decline")
    assert play.question == "issue"


@pytest.mark.rule("AOS-2305")
def test_who_is_asked_first_is_random_and_then_alternates() -> None:
    assert {Play("st-lucia", 2, seed).pos.asked_first for seed in range(20)} == {0, 1}
    play = lucia()
    asked = []
    for turn in (1, 2, 3, 4):
        play.pos.turn = turn
        asked.append(play.at("first-place").seat)
    assert asked == [0, 1, 0, 1]


@pytest.mark.rule("AOS-2306")
def test_the_first_asked_pays_five_to_play_first() -> None:
    play = lucia().at("first-place")
    assert play.price("pay") == 5
    assert play.pos.order == [0, 1]
    assert not play.state.waiting()


@pytest.mark.rule("AOS-2307")
def test_then_the_other_may_pay() -> None:
    play = lucia()
    play.pos.cash = [4, 5]
    play.at("first-place")
    assert play.why("pay") == "AOS-2306"  # he cannot
    play.do("decline")
    assert play.seat == 1
    assert play.price("pay") == 5
    assert play.pos.order == [1, 0]


@pytest.mark.rule("AOS-2308")
def test_if_both_decline_the_first_asked_plays_first_for_free() -> None:
    play = lucia()
    play.pos.turn = 2
    play.at("first-place").do("decline").do("decline")
    assert play.pos.order == [1, 0]
    assert play.pos.cash == [10, 10]


@pytest.mark.rule("AOS-2309")
def test_there_is_no_production() -> None:
    play = lucia().at("actions")
    assert len(play.state.options(0)) == 6
    assert play.why("take", "action:production") == "AOS-502"


@pytest.mark.rule("AOS-2310")
def test_turn_order_makes_its_holder_the_one_asked_first_once() -> None:
    play = lucia()
    play.pos.action[0] = "turn-order-pass"
    play.pos.turn = 2
    play.at("first-place")
    assert play.seat == 0  # it would be 1's turn
    assert play.can("decline")  # he still has to pay
    play.pos.action[0] = ""
    play.pos.turn = 3
    assert play.at("first-place").seat == 0  # the alternation is not shifted


def with_section() -> Play:
    """New city A (red) on Castries; seat 0 owns the section over 3,1 and 3,2 towards the town 3,3."""
    play = lucia().building(0, action="urbanization").do(*city("2,1", "A"))
    return play.lay(0, tile("3,1", "5-3"), tile("3,2", "0-3"))


def stretch(play: Play, side: str, stop: str) -> tuple[str, str]:
    return play.link(side), f"hex:{stop}"


@pytest.mark.rule("AOS-2311")
def test_a_cube_can_be_moved_once_track_lies_on_its_hex() -> None:
    play = with_section().cubes(h3_2="red", h2_2="red").moving(0)
    assert play.why("ship", cube("red", "2,2"), *stretch(play, "3,1/5", "2,1")) == "AOS-2311"
    assert play.can("ship", cube("red", "3,2"), *stretch(play, "3,1/5", "2,1"))
    play.building(0).do(*tile("3,2", "0-2"))
    assert play.pos.cubes[play.hex("3,2")] == ("red",)  # a redirection leaves it there


@pytest.mark.rule("AOS-2312")
def test_it_starts_on_an_unfinished_section_towards_a_place() -> None:
    play = with_section().cubes(h3_2="red").moving(0, engine=5)
    assert play.why("ship", cube("red", "3,2"), *stretch(play, "3,1/5", "3,3")) == "AOS-2312"  # no tile there
    assert [action[0] for action in play.state.options(0)] == ["ship", "locomotive", "pass"]


@pytest.mark.rule("AOS-2312")
def test_beyond_the_first_stretch_only_completed_links_count() -> None:
    play = with_section().lay(0, tile("3,3", "0 3")).cubes(h3_2="red black").moving(0, engine=3)
    onward = play.link("3,3/3")
    assert play.why("ship", cube("red", "3,2"), *stretch(play, "3,1/5", "3,3"), onward) == "AOS-1205"


@pytest.mark.rule("AOS-1206", "AOS-2312", "AOS-2314")
def test_a_cube_on_track_needs_a_stretch_and_a_place_at_its_end() -> None:
    play = with_section().lay(0, tile("2,2", "0-3")).cubes(h3_2="red").moving(0)
    start = ("ship", cube("red", "3,2"))
    assert play.why(*start) == "AOS-1206"
    assert play.why(*start, play.link("3,1/5")) == "SHED-2"
    assert play.why(*start, "link:9,9/0", "hex:2,1") == "SHED-2"
    elsewhere = play.link("2,2/0")
    refusal = play.state.refusal(0, (*start, elsewhere, "hex:2,1"))
    assert refusal is not None
    assert (refusal.rule, refusal.facts["link"]) == ("AOS-2314", elsewhere)


@pytest.mark.rule("AOS-2313")
def test_the_first_stretch_counts_as_a_link_and_pays_its_owner() -> None:
    play = with_section().cubes(h3_2="red").moving(1, engine=1)
    play.do("ship", cube("red", "3,2"), *stretch(play, "3,1/5", "2,1"))
    assert play.pos.income == [1, 0]
    play = with_section().lay(0, tile("3,3", "0 3"), tile("3,4", "0-3"), tile("3,5", "0"))
    play.building(1, action="urbanization").do(*city("3,5", "B"))
    play.cubes(h3_2="blue").moving(1, engine=1)
    route = (*stretch(play, "3,1/5", "3,3"), play.link("3,4/0"))
    assert play.why("ship", cube("blue", "3,2"), *route) == "AOS-1207"
    play.moving(1, engine=2)
    assert play.can("ship", cube("blue", "3,2"), *route)


@pytest.mark.rule("AOS-2313")
def test_an_unowned_stretch_pays_nobody() -> None:
    play = with_section().cubes(h3_2="red")
    chain = play.chain("3,2/0")
    play.pos.chains[chain.name] = chain.with_owner(-1)
    play.moving(1).do("ship", cube("red", "3,2"), *stretch(play, "3,1/5", "2,1"))
    assert play.pos.income == [0, 0]


@pytest.mark.rule("AOS-2314")
def test_on_two_tracks_the_mover_picks_one() -> None:
    play = lucia().building(0, action="urbanization").do(*city("2,1", "A"))
    play.lay(0, tile("3,1", "5-3")).lay(
        1, tile("3,0", "4-3"), tile("3,1", "5-3 0-2", "parallel-gentle-gentle")
    )
    play.cubes(h3_1="red red").moving(0)
    first, second = stretch(play, "3,1/5", "2,1"), stretch(play, "3,1/0", "2,1")
    assert play.can("ship", cube("red", "3,1"), *first)
    play.do("ship", cube("red", "3,1"), *second)
    assert play.pos.income == [0, 1]
    play.lay(0, tile("2,2", "0-3"), tile("2,3", "0-3")).moving(0)
    assert play.why("ship", cube("red", "3,1"), *stretch(play, "2,2/0", "2,1")) == "AOS-2314"


@pytest.mark.rule("AOS-2315")
def test_the_cube_does_not_travel_back_over_its_first_stretch() -> None:
    for setting, rule in (("forbidden", "AOS-2315"), ("allowed", None)):
        play = lucia(retrace=setting).building(0, action="urbanization").do(*city("2,1", "A"))
        play.building(1, action="urbanization").do(*city("3,3", "B"))
        play.lay(0, tile("3,1", "5-3"), tile("3,2", "0-3")).cubes(h3_2="blue").moving(0)
        back = (*stretch(play, "3,1/5", "2,1"), play.link("3,1/5"))
        assert play.why("ship", cube("blue", "3,2"), *back) == rule
        assert play.can("ship", cube("blue", "3,2"), *stretch(play, "3,1/5", "3,3"))


@pytest.mark.rule("AOS-2316")
def test_goods_do_not_grow() -> None:
    play = lucia()
    cubes = dict(play.pos.cubes)
    play.turn(1)
    while play.pos.turn == 1:
        play.do(*play.state.options(play.seat)[-1])
    assert play.pos.cubes == cubes
    assert not play.told("rolled")


@pytest.mark.rule("AOS-2317")
def test_eight_turns() -> None:
    play = lucia()
    turns = 1
    while play.at("advance").state.waiting():
        turns += 1
    assert turns == 8


@pytest.mark.example("AOS-E23")
def test_example_of_a_cube_on_track() -> None:
    blue = 0
    play = with_section().cubes(h3_2="red").moving(blue, engine=1)
    bag = play.pos.bag["red"]
    play.do("ship", cube("red", "3,2"), *stretch(play, "3,1/5", "2,1"))
    assert play.pos.income[blue] == 1
    assert play.pos.bag["red"] == bag + 1
