"""What people read: cards by what they do, refusals with what is missing, numbers with the right endings."""

import re
from pathlib import Path

import pytest

from engineshed.games import train_rush
from engineshed.games.train_rush import GAME
from engineshed.games.train_rush.page import PAGE
from engineshed.kernel import Atom, Message, Rng, Words, new_state, words_for
from engineshed.kernel.page import Scene as PageScene
from engineshed.kernel.play import Tape
from tests.games.train_rush.table import BLACK, YELLOW, Scene

EN = words_for("en", "engineshed.games.train_rush")
PL = words_for("pl", "engineshed.games.train_rush")


def why(scene: Scene, *atoms: Atom, words: Words = EN) -> str:
    """What the page answers to somebody who wants this."""
    seat = scene.asked
    assert seat is not None
    refusal = scene.state.refusal(seat, atoms)
    assert refusal is not None
    return words(f"why-{refusal.rule}", **refusal.facts)


def label(scene: Scene, atom: Atom, words: Words = EN) -> str:
    return PAGE.label(atom, PageScene(scene.state.seen_by(scene.asked), words))


def sentence(event: Message, scene: Scene, words: Words = EN) -> str:
    return PAGE.sentence(event, PageScene(scene.state.seen_by(None), words))


def test_a_card_is_named_by_what_it_does() -> None:
    scene = Scene().hand(YELLOW, "A10", "A25").turn(YELLOW)
    assert label(scene, "card:A10") == "Corruption: 2 agents; moves 3+3+4, 4 coal (A10)"
    assert label(scene, "card:A10", PL) == "Korupcja: 2 agentów; ruchy 3+3+4, 4 znaczniki ruchu (A10)"


def test_where_only_the_special_action_counts_only_that_is_named() -> None:
    scene = Scene().hand(YELLOW, "A10").effect(YELLOW, Scene().pos.box.contractors["awhar"][6])
    assert label(scene, "card:A10") == "Corruption: 2 agents (A10)"


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("played", {"card": "A10"}),
        ("took", {"card": "A10"}),
        ("discarded", {"card": "A10"}),
        ("special", {"special": "A10", "coal": 1}),
        ("opened-cards", {"cards": ("A10", "A25")}),
        ("kept", {"cards": 1, "rest": ("A10",)}),
        ("drew-these", {"drawn": ("A10",)}),
    ],
)
def test_the_log_says_what_a_card_does(name: str, facts: dict[str, object]) -> None:
    event = Message(name, YELLOW, facts)
    for words, said in ((EN, "Corruption: 2 agents"), (PL, "Korupcja: 2 agentów")):
        assert said in sentence(event, Scene(), words)


def test_the_log_tells_payments_and_what_is_lost() -> None:
    scene = Scene().train(YELLOW, W1_05="gold", W2_05="gold gold").give(YELLOW, investment=3)
    scene.state.tape = Tape()
    scene.investment().play("invest", "action:exchange-2-3")
    scene.play("exchange", "wagon:W2-05", f"new:{scene.pos.wagon_pool[3][0]}")
    told = [sentence(event, scene) for event in scene.state.tape.journal]
    assert told[0] == "⟨0⟩ pays 3 markers: *Exchange wagon 2–3*"
    assert told[1] == "⟨0⟩ gives up a wagon (gold, gold), losing gold, gold"
    assert told[3].startswith("New in the wagon pool: wagon (")
    moved = Message("moved", YELLOW, {"field": "RI3", "start": "RI1", "coal": 1, "points": 2})
    assert sentence(moved, scene) == "⟨0⟩ drives to *Rackglen*, 1 coal, movement token +2"


def test_a_purchase_says_what_is_missing() -> None:
    scene = Scene().give(YELLOW, investment=1).investment()
    refused = ("invest", "action:coal-2")
    assert why(scene, *refused) == "That costs 3 investment markers, and you have 1."
    assert why(scene, *refused, words=PL) == "To kosztuje 3 znaczniki inwestycji, a masz 1."
    assert why(scene, "invest", "action:warehouse").startswith("Your locomotive is still on START")
    scene = Scene().give(YELLOW, investment=3)
    scene.pos.slots["market"] = 5
    assert "3 free slots in its action area, and one is left" in why(scene.investment(), *refused)


def test_a_contract_says_which_good_is_missing() -> None:
    scene = (
        Scene().train(YELLOW, W2_05="gold gold").contract("calestia", "K2-04").level(YELLOW, "unloading", 3)
    )
    scene.drive_to(YELLOW, "CM7", "CM8", 1)
    goods = scene.pos.box.contracts["K2-04"].goods
    missing = [good for good in goods if good not in ("gold", "any")]
    assert why(scene, "contract", "contract:K2-04").startswith(f"Missing on your wagons: {missing[0]}")
    assert why(scene, "contract", "contract:K2-04", words=PL).startswith("Na twoich wagonach brakuje ")


@pytest.mark.rule("TR-2412")
def test_a_contract_says_how_many_goods_are_missing() -> None:
    scene = Scene().train(YELLOW, W2_05="gold gold").level(YELLOW, "unloading", 3)
    scene.contract("calestia", "K2-09").contract("calestia", "K3-11").drive_to(YELLOW, "CM7", "CM8", 1)
    assert why(scene, "contract", "contract:K2-09") == "Missing on your wagons: food."
    assert why(scene, "contract", "contract:K3-11") == "Missing on your wagons: food and 1 more good."
    polish = "Na twoich wagonach brakuje żywności i jeszcze 1 surowca."
    assert why(scene, "contract", "contract:K3-11", words=PL) == polish


@pytest.mark.rule("TR-2412")
def test_who_unloads_another_good_is_told_which_one_the_contract_takes() -> None:
    scene = Scene().train(YELLOW, W2_16="brass gold", W2_11="brass water").contract("calestia", "K2-04")
    scene.drive_to(YELLOW, "CM7", "CM8", 1).play("contract", "contract:K2-04")
    assert why(scene, "unload", "cargo:W2-11.2") == "For this contract you unload now: brass."
    assert why(scene, "unload", "cargo:W2-11.2", words=PL) == "Na ten kontrakt wyładowujesz teraz mosiądz."


@pytest.mark.rule("TR-2410")
def test_a_contract_says_how_many_goods_may_still_be_unloaded() -> None:
    scene = Scene().train(YELLOW, W2_16="brass gold", W2_17="water food").level(YELLOW, "unloading", 2)
    scene.contract("calestia", "K2-04").contract("calestia", "K3-01").drive_to(YELLOW, "CM7", "CM8", 1)
    assert why(scene, "contract", "contract:K3-01").endswith("takes 3 goods, and you may unload 2 more here.")
    scene.play("contract", "contract:K2-04")
    assert why(scene, "contract", "contract:K3-01").endswith("takes 3 goods, and you may unload 0 more here.")


@pytest.mark.rule("TR-2503")
def test_a_sale_says_whether_it_is_too_much_or_brings_too_little() -> None:
    scene = Scene().train(YELLOW, W2_16="brass gold", W2_05="gold gold").level(YELLOW, "unloading", 2)
    scene.drive_to(YELLOW, "RM6", "RM7", 1)
    dearest = max(scene.ids("buy"), key=lambda reward: scene.pos.box.rewards[reward].cost)
    price = scene.pos.box.rewards[dearest].cost
    scene.play("buy", f"reward:{dearest}")
    assert why(scene, "unload", "cargo:W2-16.1").endswith(f"so few of yours do not bring {price}.")
    scene.play("unload", "cargo:W2-05.1").play("unload", "cargo:W2-05.2")
    assert why(scene, "unload", "cargo:W2-16.1") == "You may sell 2 goods here, and you have."
    assert why(scene, "unload", "cargo:W2-16.1", words=PL).endswith("2 surowce, i tyle już sprzedano.")


def test_a_zone_a_sector_and_a_field_say_why_not() -> None:
    scene = Scene().at(YELLOW, "RM5").siding(YELLOW, "B12")
    assert why(scene, "warehouse", "zone:C-Z1") == "Your locomotive is in Ravenshire: build there."
    scene = Scene().at(YELLOW, "AM1").sector("awhar-trade", agents=[BLACK] * 4).siding(YELLOW, "B22")
    assert why(scene, "corrupt", "sector:awhar-trade") == "This sector has no free agent slot."
    assert why(scene, "corrupt", "sector:calestia-trade") == "Agents go to the sectors of Awhar now."
    scene = Scene().at(YELLOW, "RM5").drive(YELLOW, 4)
    assert why(scene, "move", "field:RM6", words=PL) == "Ruch o dokładnie 4 pola nie może się tam skończyć."


def test_a_hero_says_where_it_belongs() -> None:
    scene = Scene().at(YELLOW, "RM5").heroes(YELLOW, "C01").missions()
    said = why(scene, "hero", "hero:C01")
    assert said == "This hero belongs to Calestia, and your locomotive is in Ravenshire."


@pytest.mark.parametrize(
    ("amount", "said"), [(1, "znacznik"), (2, "znaczniki"), (5, "znaczników"), (22, "znaczniki")]
)
def test_polish_numbers_have_their_endings(amount: int, said: str) -> None:
    assert PL("amount-coal", amount=amount) == f"{amount} {said} ruchu"
    assert f" {said} inwestycji" in PL("log-gained", who="A", thing="investment", amount=amount)


GENERAL = {"TR-2110"}
"""Where nothing more can be said than the rule itself."""


def test_whatever_is_refused_in_a_game_is_refused_in_words() -> None:
    """With every fact that the sentence names."""
    state, rng = new_state(GAME, 3, {}, 5), Rng(5)
    met: set[str] = set()
    while waiting := state.waiting():
        seat = waiting[0]
        decision = state.decision(seat)
        assert decision is not None
        for action in decision.candidates(state.pos):
            refusal = decision.refuse(state.pos, action)
            if refusal is not None and refusal.rule not in GENERAL:
                met.add(refusal.rule)
                for words in (EN, PL):
                    assert "$" not in words(f"why-{refusal.rule}", **refusal.facts), refusal
        state.do(seat, rng.choice(state.options(seat)))
    assert len(met) > 20


def test_every_refusal_has_a_sentence_of_its_own() -> None:
    code = "".join(file.read_text("utf-8") for file in Path(train_rush.__file__).parent.rglob("*.py"))
    rules = set(re.findall(r'Refusal\("(TR-\d+)"', code)) - GENERAL
    assert len(rules) > 40
    assert [rule for rule in rules if f"why-{rule}" not in EN or f"why-{rule}" not in PL] == []
