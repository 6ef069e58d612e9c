"""What people read: refusals say what is missing, questions and log lines use the right cases."""

import re
from pathlib import Path

import pytest

from engineshed.games import steam_rollers
from engineshed.games.steam_rollers import GAME
from engineshed.games.steam_rollers.page import PAGE
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.kernel import Action, Rng, Settings, State, Words, new_state, words_for
from engineshed.kernel.page import Scene
from engineshed.kernel.play import Tape
from tests.games.steam_rollers.table import (
    ONE_THREE,
    as_action,
    build,
    cross,
    draw,
    game,
    give,
    keep,
    lay_goods,
    play,
)

EN = words_for("en", "engineshed.games.steam_rollers")
PL = words_for("pl", "engineshed.games.steam_rollers")


def why(state: State[SteamRollersPosition], action: Action | str, words: Words = EN) -> str:
    """What the page answers to somebody who wants this."""
    refusal = state.refusal(state.waiting()[0], as_action(action))
    assert refusal is not None
    return words(f"why-{refusal.rule}", **refusal.facts)


def asked(state: State[SteamRollersPosition], words: Words = EN) -> str:
    """What the page asks, with its hint."""
    prompt = PAGE.prompt(Scene(state.seen_by(state.waiting()[0]), words))
    return f"{prompt.text} | {prompt.hint}"


def test_a_refusal_says_what_is_missing() -> None:
    state = game(dice=[1, 1, 1], settings={"orders": True})
    keep(state, 0, "red blue")
    draw(state, 0, ONE_THREE)
    lay_goods(state, {1: "grey red"})
    play(state, "pick die:1")
    assert why(state, "order order:1") == "For order 1 you are missing a yellow good."
    assert why(state, "order order:1", PL) == "Do Zamówienia 1 brakuje ci żółtego towaru."
    assert why(state, "order order:6") == "For order 6 you are missing 2 goods."
    assert why(state, "order order:6", PL) == "Do Zamówienia 6 brakuje ci 2 towarów."
    assert why(state, "deliver good:1-grey city:3 line:1-3.1").startswith(
        "The distance is 1, and you have no"
    )
    assert why(state, "deliver good:1-red city:3 line:1-3.1").startswith("This good goes only to city 2,")
    cross(state, 0, 1)
    assert why(state, "deliver good:1-grey city:4 line:1-3.1 line:3-4.1", PL) == (
        "Twoje ukończone połączenia nie tworzą takiej trasy z miasta 1 do miasta 4."
    )


def test_a_refusal_names_the_kind_of_track_and_the_tile() -> None:
    state = game(dice=[1, 1, 1], black="straight gentle")
    play(state, "pick die:1")
    assert why(state, build("B2", 0, 1)) == "The black die does not allow a sharp curve in this round."
    assert why(state, build("B2", 0, 1), PL) == "Czarna kość nie pozwala w tej rundzie na ostry łuk."
    assert why(state, "change tile:5 face:2") == "You do not have tile 5."
    give(state, 0, "1a")
    assert why(state, "change tile:1 face:1") == "The die shows 1 already; tile 1 would change nothing."


def test_questions_are_asked_in_the_right_cases() -> None:
    state = game(3, dice=[1, 2, 3, 4])
    give(state, 1, "2b")
    assert asked(state, PL).startswith("Wybierz *białą kość* | Zostały 4 kości;")
    play(state, "pick die:2")
    assert asked(state) == (
        "⟨0⟩ picks the *2*: claim it with tile 2? | You must use it on your turn and pick no other."
    )
    play(state, "pass")
    assert asked(state).startswith("Act with the *2* | Draw straight track / gentle curve in region 2, ")


SETTINGS: list[tuple[int, Settings]] = [
    (1, {"borders": "medium"}),
    (2, {"passing": "if-stuck"}),
    (3, {"orders": True, "coal": True, "starting-tiles": True, "borders": "hard"}),
]


@pytest.mark.parametrize("words", [EN, PL], ids=["en", "pl"])
def test_whatever_is_asked_refused_or_told_is_worded_with_its_facts(words: Words) -> None:
    met: set[str] = set()
    for players, settings in SETTINGS:
        state, rng = new_state(GAME, players, settings, 5), Rng(5)
        state.tape = tape = Tape()
        told = 0
        while waiting := state.waiting():
            seat = waiting[0]
            decision = state.decision(seat)
            assert decision is not None
            assert "{" not in asked(state, words)
            if rng.below(8) == 0:
                for action in decision.candidates(state.pos):
                    refusal = decision.refuse(state.pos, action)
                    if refusal is not None and refusal.rule.startswith("SR") and refusal.rule not in met:
                        met.add(refusal.rule)
                        assert "{" not in words(f"why-{refusal.rule}", **refusal.facts), refusal
            state.do(seat, rng.choice(state.options(seat)))
            for event in tape.journal[told:]:
                assert "{" not in PAGE.sentence(event, Scene(state, words)), event
            told = len(tape.journal)
    assert len(met) > 18


def test_every_refusal_has_a_sentence_of_its_own() -> None:
    code = "".join(p.read_text("utf-8") for p in Path(steam_rollers.__file__).parent.rglob("*.py"))
    rules = set(re.findall(r'Refusal\("(SR-\d+)"', code))
    assert len(rules) > 35
    assert [rule for rule in rules if f"why-{rule}" not in EN or f"why-{rule}" not in PL] == []
