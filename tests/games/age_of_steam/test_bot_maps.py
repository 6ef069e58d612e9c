"""What the bot knows of the maps' own rules."""

import pytest

from engineshed.games.age_of_steam.bot import ADVICE, solo
from engineshed.games.age_of_steam.bot.build import City, laying
from engineshed.games.age_of_steam.bot.coasts import award
from engineshed.games.age_of_steam.bot.course import FRESH, Course, Manner, Stage
from engineshed.games.age_of_steam.bot.courses import Courses
from engineshed.games.age_of_steam.bot.forecast import IN_COMPANY, Forecast, habits, purse_of
from engineshed.games.age_of_steam.bot.network import Goods, Network
from engineshed.games.age_of_steam.bot.paths import Path, Paths
from engineshed.games.age_of_steam.bot.plans import Planner
from engineshed.games.age_of_steam.game import GAME
from engineshed.kernel import Action, new_state
from tests.games.age_of_steam.table import Play

ST_LOUIS, DENVER, LOS_ANGELES = "11,6", "6,5", "-3,9"


def test_germanys_direct_link_is_a_plan_as_long_as_it_is_free() -> None:
    play = Play("germany").building(0)
    (path,) = Paths(play.pos, 0).direct()
    assert path.links == ((play.hex("2,6"), play.hex("3,5")),)
    assert (path.price, len(path.tiles)) == (2, 1)
    action = laying(play.pos, path.tiles[0], play.state.options(0))
    assert action == ("connect", "hex:2,6", "hex:3,5")
    play.do(*action)
    assert list(Paths(play.pos, 0).direct()) == []


def to_rotterdam(play: Play) -> Path:
    """The cheapest way: over a river hex and one of $6."""
    wanted = ((play.hex("2,6"), play.hex("0,5")),)
    paths = [path for path in Paths(play.pos, 0).from_city(play.hex("2,6"), 3) if path.links == wanted]
    return min(paths, key=lambda path: path.price)


@pytest.mark.parametrize(("engineer", "dearest", "price"), [(False, 0, 9), (True, 0, 6), (True, 4, 8)])
def test_the_engineer_saves_half_of_the_dearest_tile_in_germany(
    engineer: bool, dearest: int, price: int
) -> None:
    play = Play("germany")
    planner = Planner(Forecast(play.pos, 0), purse_of(play.pos, 0), 3, (), engineer, dearest)
    path = to_rotterdam(play)
    assert (path.price, path.dearest) == (9, 6)
    assert planner.price(path) == price


def test_a_cube_from_coast_to_coast_brings_one_more() -> None:
    play = Play("western-us").cubes(h11_6="red", h6_5="red")
    links = [(play.hex(ST_LOUIS), play.hex(DENVER)), (play.hex(DENVER), play.hex(LOS_ANGELES))]
    rows = Network(play.pos, 0).joined(links).rows(Goods(play.pos).here, level=3)
    assert rows[play.hex(ST_LOUIS), "red"][2] == 3
    assert rows[play.hex(DENVER), "red"][2] == 1  # no coast


def test_joining_the_coasts_is_worth_its_award() -> None:
    pos = Play("western-us").pos
    east, middle, west = (pos.board.hex_of[f"hex:{at}"] for at in (ST_LOUIS, DENVER, LOS_ANGELES))
    whole = [(east, middle), (middle, west)]
    assert award(pos, whole[:1], whole[:1]) == 0
    assert award(pos, whole, whole) == 4
    assert award(pos, whole[1:], whole) == 2  # a rival's link is needed
    pos.line_complete = True
    assert award(pos, whole, whole) == 0
    assert award(Play().pos, whole, whole) == 0


def test_where_goods_do_not_grow_less_comes_by_itself() -> None:
    known, usual = habits(Play("st-lucia", 2).pos)
    assert known > IN_COMPANY[0]
    assert usual < IN_COMPANY[1]


# Alone on Barbados


def barbados() -> Play:
    """Only red cubes, so that nothing can be shipped without the red city."""
    play = Play("barbados", 1).cubes(h7_4="red red", h6_2="red", h4_7="red")
    play.pos.phase = "actions"
    return play


def test_a_course_founds_the_city_that_the_cubes_want() -> None:
    play = barbados()
    courses = Courses(play.pos, FRESH).search(solo.QUICK)
    best = courses.ranked()[0]
    cities = [step for step in map(courses.steps.__getitem__, best.steps) if isinstance(step, City)]
    assert cities[0].letter == "A"
    assert courses.tried[best] > courses.tried[Course((), Manner())]


def test_the_action_that_the_course_begins_with_is_taken() -> None:
    play = barbados()
    options: list[Action] = [("take", f"action:{name}") for name in play.pos.map.actions]
    assert solo.take(play.pos, options, solo.QUICK) == ("take", "action:urbanization")


def test_not_to_be_able_to_pay_now_is_ruin_and_later_a_loss() -> None:
    play = barbados()
    pos = play.pos
    moving = Stage(False, "engineer", 0, False, ships=0)
    pos.cash[0], pos.shares[0] = 3, 4
    now = Courses(pos, moving).judge(Course((), Manner()))
    pos.cash[0] = 5
    later = Courses(pos, moving).judge(Course((), Manner()))
    assert now < -900 < later < 0


def test_of_every_cube_only_the_longest_way_is_tried() -> None:
    cube = "cube:red@7,4"
    options: list[Action] = [("ship", cube, "link:a"), ("ship", cube, "link:b", "link:c"), ("pass",)]
    assert solo.longest(options) == options[1:]


def test_who_looks_at_more_courses_finds_no_worse_one() -> None:
    """The best bot has the time; `steady` looks at fewer."""
    state = new_state(GAME, 1, {"map": "barbados"}, 4)
    brief = solo.QUICK._replace(width=1, changes=20)
    few, more = (Courses(state.pos, FRESH).search(effort) for effort in (brief, solo.QUICK))
    assert len(few.tried) < len(more.tried)
    assert max(more.tried.values()) >= max(few.tried.values())


def test_courses_are_looked_for_until_time_is_up() -> None:
    state = new_state(GAME, 1, {"map": "barbados"}, 4)
    asked = iter(range(10_000))
    hurried = solo.THOROUGH._replace(spent=lambda: next(asked) / 100)
    Courses(state.pos, FRESH).search(hurried)
    assert next(asked) < 120


def test_the_best_bot_plans_the_whole_game_with_its_own_effort() -> None:
    state = new_state(GAME, 1, {"map": "barbados"}, 4)
    decision, options = state.decision(0), state.options(0)
    assert decision is not None
    spent = [0.0, *[1.0] * 100].pop
    assert ADVICE.alone is not None
    assert ADVICE.alone(state.pos, decision, options, spent) in options
