"""Action: deliver a good."""

import pytest

from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.kernel import State
from tests.games.steam_rollers.table import (
    ONE_THREE,
    THREE_FOUR,
    TWO_ROUTES,
    asked,
    cross,
    draw,
    facts,
    game,
    give,
    lay_goods,
    offered,
    play,
    why,
)

STRAIGHT = "deliver good:1-grey city:3 line:1-3.1"


def with_lines(tracks: str, goods: str, power: int, die: int = 1) -> State[SteamRollersPosition]:
    """Seat 0 holds this die; city 1 has these goods."""
    state = game(2, dice=[die, 6, 6])
    draw(state, 0, tracks)
    cross(state, 0, *range(1, power + 1))
    lay_goods(state, {1: goods})
    play(state, f"pick die:{die}")
    return state


@pytest.mark.rule("SR-601")
def test_the_die_names_the_origin_and_one_good_goes() -> None:
    state = with_lines(ONE_THREE, "grey grey", 1)
    lay_goods(state, {3: "yellow"})
    assert why(state, "deliver good:3-yellow city:1 line:1-3.1") == "SR-601"
    play(state, STRAIGHT)
    assert state.pos.cities[1] == ("grey",)
    assert asked(state) == (1, "die")


@pytest.mark.rule("SR-602")
def test_any_good_of_the_city_may_be_chosen() -> None:
    state = with_lines(f"{ONE_THREE}; {THREE_FOUR}; D7 1,3; C8 1,4", "red blue grey", 6)
    goods = {option.split()[1] for option in offered(state, "deliver")}
    assert goods == {"good:1-red", "good:1-grey"}
    assert why(state, "deliver good:1-green city:6 line:1-3.1") == "SR-602"


@pytest.mark.rule("SR-603")
def test_a_good_goes_to_the_city_of_its_colour() -> None:
    state = with_lines(ONE_THREE, "red", 6)
    assert offered(state, "deliver") == []
    assert why(state, "deliver good:1-red city:3 line:1-3.1") == "SR-603"


@pytest.mark.rule("SR-603", "SR-604")
def test_the_refusal_names_every_city_of_the_colour() -> None:
    state = with_lines(ONE_THREE, "grey red", 6)
    back = ("city:1", "line:1-3.1", "line:1-3.1")
    grey = state.refusal(0, ("deliver", "good:1-grey", *back))
    red = state.refusal(0, ("deliver", "good:1-red", *back))
    assert grey is not None
    assert red is not None
    assert [grey.facts[fact] for fact in ("city", "other")] == [3, 4]
    assert [red.facts[fact] for fact in ("city", "other")] == [2, 0]


@pytest.mark.rule("SR-602", "SR-605")
def test_what_is_no_delivery_is_told_from_one_without_a_way() -> None:
    state = with_lines(ONE_THREE, "grey", 6)
    assert why(state, "deliver good:1-grey city:3") == "SR-605"
    for junk in (
        "deliver good:1-grey",
        "deliver good:1-grey city:9 line:1-3.1",
        f"{STRAIGHT} city:3",
        "deliver good:1-grey city:3 die:1",
        "deliver die:1 city:3 line:1-3.1",
    ):
        assert why(state, junk) == "SHED-2", junk
    give(state, 1, "4b")  # the tile without a limit is not in the game then
    assert why(state, f"{STRAIGHT} tile:0") == "SHED-2"


@pytest.mark.rule("SR-604")
def test_a_grey_good_goes_to_either_grey_city() -> None:
    state = with_lines(f"{ONE_THREE}; {THREE_FOUR}", "grey", 6)
    assert {option.split()[2] for option in offered(state, "deliver")} == {"city:3", "city:4"}


@pytest.mark.rule("SR-605")
def test_the_route_must_be_unbroken_and_on_the_own_map() -> None:
    state = with_lines(f"B2 0,3; {THREE_FOUR}", "grey", 6)  # B3 is missing
    draw(state, 1, ONE_THREE)
    assert offered(state, "deliver") == []
    assert why(state, STRAIGHT) == "SR-605"
    assert why(state, "deliver good:1-grey city:4 line:3-4.1") == "SR-605"
    assert why(state, "deliver good:1-grey city:3") == "SR-605"
    draw(state, 0, "B3 3,5")
    assert why(state, "deliver good:1-grey city:4 line:1-3.1 line:3-4.1") is None  # through another city
    assert why(state, "deliver good:1-grey city:4 line:1-3.1") == "SR-605"


@pytest.mark.rule("SR-606")
@pytest.mark.parametrize(
    ("tracks", "lines", "distance"),
    [
        (ONE_THREE, "line:1-3.1", 1),
        ("B2 1,3; A3 4,5; B3 2,5", "line:1-3.1", 2),
    ],
)
def test_the_distance_counts_towns_and_the_destination(tracks: str, lines: str, distance: int) -> None:
    state = with_lines(tracks, "grey", 6)
    play(state, f"deliver good:1-grey city:3 {lines}")
    assert facts(state, "deliveries") == distance


@pytest.mark.rule("SR-607")
def test_the_power_must_cover_the_distance() -> None:
    state = with_lines("B2 1,3; A3 4,5; B3 2,5", "grey", 1)
    assert why(state, STRAIGHT) == "SR-607"
    assert offered(state, "deliver") == []
    cross(state, 0, 1, 2)
    assert why(state, STRAIGHT) is None


@pytest.mark.rule("SR-608")
def test_a_longer_route_may_be_chosen() -> None:
    state = with_lines(TWO_ROUTES, "red", 6)
    assert offered(state, "deliver") == [
        "deliver good:1-red city:2 line:1-4.1 line:2-4.1",
        "deliver good:1-red city:2 line:1-3.1 line:3-4.1 line:2-4.1",
    ]


@pytest.mark.rule("SR-609")
def test_no_city_is_visited_twice() -> None:
    state = with_lines(f"{TWO_ROUTES}", "grey", 6)
    assert why(state, "deliver good:1-grey city:3 line:1-4.1 line:3-4.1") is None
    again = "line:1-3.1 line:3-4.1 line:1-4.1 line:1-3.1"
    assert why(state, f"deliver good:1-grey city:3 {again}") == "SR-609"
    there_and_back = "line:1-4.1 line:3-4.1 line:3-4.1"
    assert why(state, f"deliver good:1-grey city:4 {there_and_back}") == "SR-609"
    for option in offered(state, "deliver"):
        assert len(set(option.split())) == len(option.split())


@pytest.mark.rule("SR-610")
def test_a_grey_good_may_pass_a_grey_city() -> None:
    state = with_lines(f"{ONE_THREE}; {THREE_FOUR}", "grey", 2)
    assert why(state, "deliver good:1-grey city:4 line:1-3.1 line:3-4.1") is None


@pytest.mark.rule("SR-611")
def test_the_distance_is_scored_at_once_and_announced_before() -> None:
    state = with_lines(f"{ONE_THREE}; {THREE_FOUR}", "grey", 2)
    action = ("deliver", "good:1-grey", "city:4", "line:1-3.1", "line:3-4.1")
    bill = state.bill(0, action)
    assert bill.total(0, "score") == 2
    assert bill.route == ("line:1-3.1", "line:3-4.1")
    play(state, action)
    assert state.pos.sheets[0].deliveries == 2


@pytest.mark.rule("SR-612")
def test_a_delivered_good_goes_into_the_bag() -> None:
    state = with_lines(ONE_THREE, "grey", 1)
    before = state.pos.bag["grey"]
    play(state, STRAIGHT)
    assert state.pos.cities[1] == ()
    assert state.pos.bag["grey"] == before + 1


@pytest.mark.rule("SR-613")
def test_cities_are_never_refilled() -> None:
    state = with_lines(ONE_THREE, "grey", 1)
    play(state, STRAIGHT, "pick die:6", "pass")
    assert state.pos.round == 2
    assert state.pos.cities[1] == ()


@pytest.mark.rule("SR-614")
def test_without_a_good_that_can_arrive_there_is_no_delivery() -> None:
    state = with_lines(ONE_THREE, "", 6)
    assert offered(state, "deliver") == []
    lay_goods(state, {1: "red blue green"})
    assert offered(state, "deliver") == []
    lay_goods(state, {1: "grey"})
    assert offered(state, "deliver") == [STRAIGHT]


@pytest.mark.example("SR-E02")
def test_example_straight_from_1_to_3() -> None:
    state = with_lines(ONE_THREE, "grey", 1)
    weak = with_lines(ONE_THREE, "grey", 0)
    play(state, STRAIGHT)
    assert facts(state, "deliveries") == 1
    assert why(weak, STRAIGHT) == "SR-505"


@pytest.mark.example("SR-E03")
@pytest.mark.parametrize(("power", "distances"), [(2, []), (3, [3]), (4, [4, 3]), (6, [4, 3])])
def test_example_two_routes_from_1_to_2(power: int, distances: list[int]) -> None:
    state = with_lines(TWO_ROUTES, "red", power)
    routes = [route for route in state.pos.sheets[0].routes[1] if route[0] == 2]
    assert sorted(route[1] for route in routes) == [3, 4]
    assert [state.bill(0, tuple(o.split())).total(0, "score") for o in offered(state, "deliver")] == distances
    for option, distance in zip(offered(state, "deliver"), distances, strict=True):
        trial = state.copy()
        play(trial, option)
        assert facts(trial, "deliveries") == distance


@pytest.mark.example("SR-E11")
def test_example_a_grey_good_on_two_lines() -> None:
    state = with_lines(f"{ONE_THREE}; {THREE_FOUR}", "grey", 2)
    points = {}
    for option in offered(state, "deliver"):
        points[option.split()[2]] = state.bill(0, tuple(option.split())).total(0, "score")
    assert points == {"city:3": 1, "city:4": 2}
    assert why(state, "deliver good:1-grey city:1 line:1-3.1 line:1-3.1") == "SR-603"
    assert why(state, "deliver good:1-grey city:3 line:1-3.1 line:1-3.1 line:1-3.1") == "SR-609"


def test_like_goods_of_a_city_are_one_choice() -> None:
    state = with_lines(ONE_THREE, "grey red grey", 6)
    assert offered(state, "deliver") == [STRAIGHT]


def test_clicking_a_good_that_cannot_go_names_the_rule() -> None:
    state = with_lines(ONE_THREE, "grey red", 6)
    assert state.why(0, ["good:1-grey"]) is None
    refusal = state.why(0, ["good:1-red", "city:2"])
    assert refusal is not None
    assert refusal.rule == "SR-605"
    give(state, 1, "4a")
    refusal = state.why(0, ["good:3-red"])
    assert refusal is not None
    assert refusal.rule == "SR-601"
