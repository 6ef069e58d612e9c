"""Ledgers and refusals."""

from pathlib import Path

import pytest

from engineshed.kernel import BadData, Refusal, Refused, games
from engineshed.kernel.refusal import NO_SUCH_MOVE, NOT_AN_ACTION, NOT_ASKED, STILL_TO_DO
from engineshed.kernel.rules import house_rules, load_ledger

SECTION = '[[section]]\nid = "build"\ntitle_en = "Build"\ntitle_pl = "Budowa"\n'
RULE = '[[rule]]\nid = "X-1"\nsection = "build"\nen = "Lay a tile."\npl = "Połóż kafelek."\n'
EXAMPLE = '[[example]]\nid = "X-E1"\nproves = ["X-1"]\ngiven = "a"\nwhen = "b"\nthen = "c"\n'


def ledger(tmp_path: Path, text: str):
    file = tmp_path / "rules.toml"
    file.write_text(text, encoding="utf-8")
    return load_ledger(file)


def test_a_ledger_says_every_rule_in_both_languages(tmp_path: Path) -> None:
    rules = ledger(tmp_path, SECTION + RULE + EXAMPLE)
    rule = rules.find("X-1")
    assert rule is not None
    assert (rule.text("en"), rule.text("pl")) == ("Lay a tile.", "Połóż kafelek.")
    assert rules.find("X-2") is None
    assert list(rules.ids()) == ["X-1"]


@pytest.mark.parametrize(
    ("text", "entry", "field"),
    [
        (SECTION + RULE + RULE, "X-1", "id"),
        (RULE, "X-1", "section"),
        (SECTION + RULE + EXAMPLE.replace('["X-1"]', '["X-9"]'), "X-E1", "proves"),
        (SECTION + RULE.replace('en = "Lay a tile."\n', ""), "rule[X-1]", "en"),
        (SECTION + RULE.replace('"Lay a tile."', "7"), "rule[X-1]", "en"),
        (SECTION + "[[rule", "", ""),
    ],
)
def test_a_broken_ledger_is_reported(tmp_path: Path, text: str, entry: str, field: str) -> None:
    with pytest.raises(BadData) as error:
        ledger(tmp_path, text)
    assert (error.value.file, error.value.entry, error.value.field) == ("rules.toml", entry, field)


def test_the_house_rules_are_in_the_house_ledger() -> None:
    said = {refusal.rule for refusal in (NO_SUCH_MOVE, NOT_AN_ACTION, NOT_ASKED, STILL_TO_DO)}
    assert said == set(house_rules().ids())


def test_every_installed_ledger_is_sound() -> None:
    for game in games().values():
        game.ledger()


def test_a_ledger_in_english_alone_is_read_in_english(tmp_path: Path) -> None:
    both = f"{SECTION}{RULE}{EXAMPLE}"
    found = ledger(tmp_path, both.replace('title_pl = "Budowa"', "").replace('pl = "Połóż kafelek."', ""))
    assert found.sections[0].title("pl") == "Build"
    assert found.rules[0].text("pl") == "Lay a tile."
    assert found.examples[0].told("pl") == ("a", "b", "c")


def test_a_ledger_brings_any_language(tmp_path: Path) -> None:
    german = '[[section]]\nid = "build"\ntitle_en = "Build"\ntitle_de = "Bau"\n'
    rule = RULE.replace(
        'pl = "Połóż kafelek."', 'de = "Leg ein Plättchen."\nnote = "Any."\nnote_de = "Irgendeins."'
    )
    found = ledger(tmp_path, german + rule + EXAMPLE + 'given_de = "A"\nwhen_de = "B"\nthen_de = "C"\n')
    assert found.sections[0].title("de") == "Bau"
    assert (found.rules[0].text("de"), found.rules[0].ruling("de")) == ("Leg ein Plättchen.", "Irgendeins.")
    assert (found.rules[0].text("pl"), found.rules[0].ruling("pl")) == ("Lay a tile.", "")
    assert found.examples[0].told("de") == ("A", "B", "C")


def test_every_ruling_and_example_is_told_in_polish_too() -> None:
    for game in games().values():
        for rule in game.ledger().rules:
            assert rule.text("pl") != rule.text("en"), rule.id
            assert bool(rule.ruling("en")) == bool(rule.ruling("pl")), rule.id
        for retold in game.ledger().examples:
            assert all(retold.told("pl")), retold.id
            assert retold.told("pl") != retold.told("en"), retold.id
            assert bool(retold.ruling("en")) == bool(retold.ruling("pl")), retold.id


def test_refusals_are_equal_by_rule_and_facts() -> None:
    assert Refusal("X-1", hex="a") == Refusal("X-1", hex="a") != Refusal("X-1", hex="b")
    assert len({Refusal("X-1"), Refusal("X-1")}) == 1
    assert repr(Refusal("X-1", hex="a")) == "Refusal('X-1', hex='a')"
    assert str(Refused(Refusal("X-1"))) == "refused by X-1"
