"""Why not: every refusal says what is missing for whoever asks, in both languages."""

import re
from importlib.resources import files

import pytest

from engineshed.games.russian_railroads.game import GAME
from engineshed.kernel import Refusal, Rng, new_state, words_for
from tests.games.russian_railroads.table import KIEV, SP, TS, Sitting

LANGUAGES = ("en", "pl")


def said(refusal: Refusal | None, language: str = "en") -> str:
    assert refusal is not None
    words = words_for(language, "engineshed.web", GAME.package)
    return words(f"why-{refusal.rule}", **refusal.facts)


def why(table: Sitting, *atoms: str, language: str = "en") -> str:
    return said(table.state.why(table.seat, atoms), language)


def test_every_rule_that_refuses_has_words_of_its_own() -> None:
    rooms = [files(GAME.package), files(GAME.package).joinpath("phases")]
    modules = [file for room in rooms for file in room.iterdir() if file.name.endswith(".py")]
    sources = [file.read_text("utf-8") for file in modules]
    rules = {rule for source in sources for rule in re.findall(r'Refusal\(\s*"(RUS-\d+)"', source)}
    assert len(rules) > 40
    for language in LANGUAGES:
        words = words_for(language, GAME.package)
        assert not [rule for rule in rules if f"why-{rule}" not in words]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_is_refused_in_a_whole_game_can_be_said(players: int) -> None:
    rng, heard = Rng(players), set[str]()
    state = new_state(GAME, players, {}, players)
    while waiting := state.waiting():
        seat = waiting[0]
        decision = state.decision(seat)
        assert decision is not None
        for action in decision.about(state.pos, ()):
            refusal = decision.refuse(state.pos, action)
            if refusal is not None and refusal.rule.startswith("RUS"):
                heard.add(refusal.rule)
                assert all(said(refusal, language) for language in LANGUAGES)
        state.do(seat, rng.choice(state.options(seat)))
    assert len(heard) > 10


def test_what_is_missing_is_counted() -> None:
    table = Sitting()
    table.me.workers = 1
    assert why(table, "space:locomotive-3") == (
        "This takes 3 workers or rubles, in the kinds that you have; you have 2 in all."
    )
    table.me.rubles = 0
    assert why(table, "space:any-2") == "One of the pieces must be a ruble, and you have none."
    assert why(table, "space:hire") == "One of the pieces must be a ruble, and you have none."
    assert said(table.state.refusal(0, ("place", "space:hire", "pay:w"))) == (
        "Only a ruble can be placed here, and you have none."
    )


@pytest.mark.rule("RUS-504")
def test_the_wrong_number_of_pieces_is_told_from_missing_rubles() -> None:
    table = Sitting()
    assert said(table.state.refusal(0, ("place", "space:locomotive-3", "pay:ww"))).startswith(
        "This takes 3 workers or rubles, in the kinds that you have"
    )


@pytest.mark.rule("RUS-806", "RUS-808")
def test_the_track_in_the_way_is_named() -> None:
    table = Sitting().line(TS, black=9, grey=6, brown=5).line(SP, black=2, grey=1, brown=0)
    table.line(KIEV, black=6, grey=4, brown=1).place("brown-2", "ww")
    assert said(table.state.refusal(0, ("move", "track:trans-siberian-brown"))) == (
        "The grey track stands right in front of it."
    )
    assert said(table.state.refusal(0, ("move", "track:st-petersburg-brown"))) == (
        "The grey track of this line must stand on space 2 or further first."
    )


def test_what_cannot_be_done_in_full_is_named() -> None:
    table = Sitting().line(TS, black=4, grey=2)
    assert why(table, "space:grey-3") == "The action takes 3 grey moves and only 1 can be made."
    assert why(table, "space:brown-1") == "No brown track of yours can be moved now."
    assert why(table, "space:grey-3", language="pl") == (
        "Akcja wymaga tylu przesunięć szarego toru: 3; możliwych jest tylko 1."
    )
    blocked = Sitting().factories(marker=4)
    assert why(blocked, "space:industry-1").startswith("Your industry marker cannot move")
    assert why(Sitting().factories(marker=3), "space:industry-2") == (
        "The action takes 2 industry moves and only 1 can be made."
    )
    assert why(Sitting().doublers(8), "space:doubler") == "Too few of your doubler slots are free."
    empty = Sitting()
    empty.pos.supply.doublers = 0
    assert why(empty, "space:doubler") == "No doubler is left in the supply."


def test_a_step_that_spoils_the_rest_names_the_rest() -> None:
    table = Sitting(
        engineers=(["engineer:2", "engineer:4", "engineer:5"], [f"engineer:{n}" for n in (7, 8, 9, 11)])
    )
    table.place("engineer:2")  # black and grey, and no grey track yet
    assert said(table.state.refusal(0, ("move", "track:kiev-black"))) == (
        "After that the rest of the action could not be done any more: 1 grey move."
    )
    assert said(table.state.refusal(0, ("done",))) == (
        "2 more steps of this action can be done, so they must be."
    )
    assert why(table, "track:kiev-brown") == "This action does not move brown tracks."
