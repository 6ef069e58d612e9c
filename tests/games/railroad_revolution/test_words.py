"""What people read: refusals say what is missing, log lines what was paid, in the right cases."""

import re
from pathlib import Path

import pytest

from engineshed.games import railroad_revolution
from engineshed.games.railroad_revolution import GAME
from engineshed.games.railroad_revolution.page import PAGE
from engineshed.kernel import Atom, Message, Rng, Words, new_state, words_for
from engineshed.kernel.page import Scene
from engineshed.kernel.play import Tape
from tests.games.railroad_revolution.table import Play, playing

EN = words_for("en", "engineshed.games.railroad_revolution")
PL = words_for("pl", "engineshed.games.railroad_revolution")
GENERAL = {"RRV-231", "RRV-1114", "RRV-1117"}
"""Where nothing more can be said than the rule itself."""


def why(table: Play, *atoms: Atom, words: Words = EN) -> str:
    """What the page answers to somebody who wants this."""
    refusal = table.state.refusal(table.seat, atoms)
    assert refusal is not None
    return words(f"why-{refusal.rule}", **refusal.facts)


def last(table: Play, name: str, words: Words = EN) -> str:
    """The latest log line of this kind."""
    tape = table.state.tape
    assert tape is not None
    event = [event for event in tape.journal if event.name == name][-1]
    return said(table, event, words)


def said(table: Play, event: Message, words: Words) -> str:
    return PAGE.sentence(event, Scene(table.state.seen_by(None), words)).replace("⟨0⟩", "Ada")


def test_a_refusal_says_how_much_is_missing_and_what_shares_would_bring() -> None:
    table = playing(money=300, shares=5)
    assert why(table, "hire", "worker:grey") == (
        "A worker costs $800 and you have $300: $500 are missing. Selling 4 shares would do."
    )
    assert why(table, "hire", "worker:grey", words=PL).endswith("brakuje 500 $. Wystarczy sprzedać 4 Akcje.")
    poor = playing(money=300, shares=3)
    assert why(poor, "hire", "worker:grey").endswith("$500 are missing.")


def test_a_refusal_names_the_workers_and_shares_that_one_has() -> None:
    table = playing(supply="WWWO", milestones={"A1-1": ".", "A2-1": "."}, money=0, shares=0)
    table.place("white", "telegraph")
    assert why(table, "promote", "own:orange@supply", "slot:A1-1.1").startswith("You have 4 workers:")
    assert (
        why(table, "promote", "own:white@supply", "slot:A1-1.1") == "This slot wants another colour: orange."
    )
    table = playing(2, deal="D3", shares=0, money=900)
    table.place("white", "telegraph").do("build", "section:3").done()
    while table.me.shares > 2:
        table.do("sell", "share")
    assert why(table, "accept", "deal:bottom") == f"This deal costs 3 shares and you have {table.me.shares}."


def test_tolls_and_prices_are_told() -> None:
    table = playing(supply="WWWWP", money=500, trains=["rail.up"]).place("purple", "station")
    table.do("flip", "train:TR-rail.up", "pay:100").do("lay", "track:T04", "pay:100")
    assert last(table, "flipped") == "Ada flips a rail train for its bonus, paying $100"
    assert last(table, "laid").endswith("for $100")
    assert last(table, "laid", PL).endswith("za 100 $")


def test_workers_are_named_in_the_right_case() -> None:
    table = playing(supply="WWWWP", money=900)
    table.do("hire", "worker:grey")
    assert last(table, "hired", PL) == "Ada zatrudnia szarego Robotnika za 800 $"
    table.place("purple", "telegraph").do("exchange", "own:grey@supply", "worker:orange")
    assert last(table, "placed", PL) == "Ada kładzie fioletowego Robotnika: *Telegraf*"
    assert last(table, "exchanged", PL) == "Ada wymienia szarego Robotnika na pomarańczowego Robotnika"


@pytest.mark.parametrize("words", [EN, PL], ids=["en", "pl"])
def test_whatever_is_refused_or_told_in_a_game_is_worded_with_its_facts(words: Words) -> None:
    met: set[str] = set()
    for seed in range(2):
        state, rng = new_state(GAME, 3, {}, seed), Rng(seed)
        state.tape = tape = Tape()
        told = 0
        while waiting := state.waiting():
            seat = waiting[0]
            decision = state.decision(seat)
            assert decision is not None
            for action in decision.candidates(state.pos):
                refusal = decision.refuse(state.pos, action)
                if refusal is not None and refusal.rule.startswith("RRV") and refusal.rule not in GENERAL:
                    met.add(refusal.rule)
                    assert "{" not in words(f"why-{refusal.rule}", **refusal.facts), refusal
            state.do(seat, rng.choice(state.options(seat)))
            for event in tape.journal[told:]:
                assert "{" not in PAGE.sentence(event, Scene(state, words)), event
            told = len(tape.journal)
    assert len(met) > 25


def test_every_refusal_has_a_sentence_of_its_own() -> None:
    code = "".join(p.read_text("utf-8") for p in Path(railroad_revolution.__file__).parent.rglob("*.py"))
    rules = set(re.findall(r'Refusal\("(RRV-\d+)"', code)) - GENERAL
    assert len(rules) > 40
    assert [rule for rule in rules if f"why-{rule}" not in EN or f"why-{rule}" not in PL] == []
