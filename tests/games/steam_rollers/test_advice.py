"""What the page warns of before a decision, and what it says a thing is worth."""

from engineshed.games.steam_rollers.page import PAGE
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.kernel import State, words_for
from engineshed.kernel.page import Scene
from tests.games.steam_rollers.table import ONE_THREE, THREE_FOUR, cross, draw, game, lay_goods, play

EN = words_for("en", "engineshed.games.steam_rollers")
PL = words_for("pl", "engineshed.games.steam_rollers")


def seen(state: State[SteamRollersPosition], language: str = "en") -> Scene[SteamRollersPosition]:
    return Scene(state.seen_by(state.waiting()[0]), EN if language == "en" else PL)


def test_nothing_is_warned_of_at_the_beginning() -> None:
    state = game(2)
    lay_goods(state, {city: "red blue" if city != 2 else "grey blue" for city in range(1, 7)})
    assert PAGE.view(seen(state)).warnings == ()


def test_the_coming_end_is_said() -> None:
    state = game(2)
    lay_goods(state, {1: "", 2: ""})
    assert PAGE.view(seen(state)).warnings == (
        "If one more city is emptied, *the game ends after this round*.",
    )
    lay_goods(state, {3: ""})
    assert PAGE.view(seen(state, "pl")).warnings == (
        "Trzy miasta są puste: *gra skończy się po tej rundzie*.",
    )


def test_a_line_without_power_and_a_region_full_of_crosses() -> None:
    state = game(1, dice=[1, 2, 5])
    draw(state, 0, ONE_THREE)
    state.pos.influence[5] = 8
    first, second = PAGE.view(seen(state)).warnings
    assert first.startswith("You have a line but *no power*")
    assert second == "Region 5 is full: *if Ewa is left that die, she wins*."
    state.pos.influence[3] = 8  # no die shows it
    assert PAGE.view(seen(state)).warnings == (first, second)


def test_whoever_is_not_asked_is_not_warned() -> None:
    state = game(2)
    lay_goods(state, {1: "", 2: "", 3: ""})
    assert PAGE.view(Scene(state.seen_by(1), EN)).warnings == ()


def test_hovering_says_what_a_good_is_worth_at_most() -> None:
    state = game(2, dice=[1, 1, 1])
    draw(state, 0, f"{ONE_THREE}; {THREE_FOUR}")
    cross(state, 0, 1, 2)
    lay_goods(state, {1: "grey"})
    play(state, "pick die:1")
    assert PAGE.hint("good:1-grey", seen(state)) == "Up to 2 points now."
    assert PAGE.hint("good:1-grey", seen(state, "pl")) == "Teraz do 2 punktów."
    assert PAGE.hint("city:3", seen(state)) == ""  # always one point: the bill says so
