"""What the page says before a decision: warnings beside the prompt, and what an option leads to."""

import pytest

from engineshed.games.age_of_steam.page import PAGE
from engineshed.games.age_of_steam.phases.money import expenses
from engineshed.kernel import Words, words_for
from engineshed.kernel.page import Scene, name
from tests.games.age_of_steam.table import Play, cube, tile


def words(language: str = "en") -> Words:
    return words_for(language, "engineshed.games.age_of_steam")


def warned(play: Play, seat: int = 0, language: str = "en") -> str:
    return " ".join(PAGE.warnings(Scene(play.state.seen_by(seat), words(language))))


def told(play: Play, *actions: tuple[str | int, ...], language: str = "en") -> str:
    return " | ".join(PAGE.outlook(actions, Scene(play.state.seen_by(play.seat), words(language))))


def poor(cash: int, income: int) -> Play:
    """Expenses are $6: five shares and an engine."""
    play = Play()
    play.pos.cash[0], play.pos.income[0], play.pos.shares[0] = cash, income, 5
    return play


def test_who_can_pay_is_not_warned() -> None:
    assert warned(poor(6, 0).at("shares")) == ""


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "last chance to issue shares"), ("pl", "ostatnia okazja do emisji udziałów")],
)
def test_the_last_chance_to_issue_shares_is_named(language: str, said: str) -> None:
    play = poor(3, 2).at("shares")
    assert said in warned(play, language=language)
    assert said not in warned(play, seat=1, language=language)


def test_whoever_would_go_bankrupt_is_told_so_while_building_and_moving() -> None:
    play = poor(0, 0)
    play.pos.phase = "build"
    play.building(0, cash=5)
    assert "$1 short" in warned(play)
    assert "out of the game" in warned(play)
    play.pos.income[0] = 1
    assert warned(play) == ""


def test_idle_sections_are_named_before_they_are_lost() -> None:
    play = Play().lay(0, tile("10,4", "4-1"))
    play.pos.turn = 2
    play.building(0)
    assert "Evansville" in warned(play)
    play.do(*tile("11,3", "4-1"))
    assert warned(play) == ""


def test_whoever_is_out_is_not_warned_of_expenses_any_more() -> None:
    play = poor(0, 0)
    play.pos.phase = "build"
    play.building(1, cash=5)
    assert warned(play) != ""
    play.pos.out[0] = True
    assert warned(play) == ""


def test_a_share_says_what_it_costs_later() -> None:
    play = Play().at("shares")
    said = told(play, ("issue", 2))
    assert "$2 more" in said
    assert "−6" in said
    assert "$10" not in told(play, ("issue", 0))[:4]


def test_a_finished_link_says_its_points() -> None:
    play = Play().building(0, cash=20)
    first, second = tile("10,4", "4-1"), tile("11,3", "4-1")
    assert "Completes" not in told(play, first)
    both = told(play, first, second)
    assert "Completes Cincinnati–Evansville" in both
    assert "+2" in both
    assert "Then $16" in both


def test_the_tile_that_completes_a_link_is_marked() -> None:
    play = Play().lay(0, tile("10,4", "4-1")).building(0)
    scene = Scene(play.state.seen_by(0), words())
    assert PAGE.finishes(tile("11,3", "4-1"), scene) == "Completes Cincinnati–Evansville"
    assert PAGE.finishes(tile("11,3", "4-0"), scene) == ""


def test_a_delivery_says_what_it_brings_to_whom() -> None:
    play = Play().lay(1, tile("10,4", "4-1"), tile("11,3", "4-1")).cubes(h9_5="blue").moving(0)
    (ship,) = [option for option in play.state.options(0) if option[0] == "ship"]
    said = told(play, ship)
    assert f"{name(1)} +3" in said
    assert name(0) not in said


def test_where_nothing_can_be_moved_it_is_said() -> None:
    assert "No good can be moved" in warned(Play().moving(0))
    play = Play().lay(0, tile("10,4", "4-1"), tile("11,3", "4-1")).cubes(h9_5="blue").moving(0)
    assert warned(play) == ""


def test_numbers_of_shares_and_bids_are_compared_side_by_side() -> None:
    play = poor(3, 2).at("shares")
    scene = Scene(play.state.seen_by(0), words())
    assert [PAGE.beside(count, scene) for count in (0, 1, 2)] == [
        "*−$1* left · 0 pts",
        "$3 left · −3 pts",
        "$7 left · −6 pts",
    ]
    play.at("order")
    play.pos.cash[play.seat] = 20
    bidding = Scene(play.state.seen_by(play.seat), words())
    left = [PAGE.beside(bid, bidding) for bid in (1, 4)]
    assert [int(said.removeprefix("$").removesuffix(" left")) for said in left] == [
        play.pos.cash[play.seat] - bid + play.pos.income[play.seat] - expenses(play.pos, play.seat)
        for bid in (1, 4)
    ]


def test_hovering_says_what_something_is_worth() -> None:
    play = Play().lay(0, tile("10,4", "4-1"), tile("11,3", "4-1")).cubes(h9_5="blue").moving(0)
    scene = Scene(play.state.seen_by(0), words())
    assert PAGE.hint(cube("blue", "9,5"), scene) == "up to +3 points for you now"
    play = Play().lay(0, tile("10,4", "4-1")).building(0)
    scene = Scene(play.state.seen_by(0), words())
    assert PAGE.hint("hex:11,3", scene) == "can complete Cincinnati–Evansville: +2 points for you now"
    assert PAGE.hint("hex:9,4", scene) == "adds no points for you yet"
