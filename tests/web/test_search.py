"""The search of the rules, by the words that people have."""

import re

import pytest

from engineshed.kernel import find_game
from engineshed.web.around import library, search
from tests.web.scenes import reader


def found(query: str) -> list[str]:
    """The ids of the rules on the page, from the top."""
    page = library.rules(reader(), find_game("age-of-steam"), [], query, "en")
    return re.findall(r'<tr id="([A-Z]+-\d+)"', page)


@pytest.mark.parametrize("query", ["bankrupt", "broke", "bankructwo", "zbankrutował"])
def test_everyday_words_find_who_is_eliminated(query: str) -> None:
    """AOS-1405 says "eliminated" and never "bankrupt"."""
    assert "AOS-1405" in found(query)


@pytest.mark.parametrize("query", ["money", "pieniądze", "kasa"])
def test_money_is_found_by_its_other_names(query: str) -> None:
    """AOS-1301 speaks of dollars."""
    assert "AOS-1301" in found(query)


def test_the_word_itself_comes_before_other_words_for_it() -> None:
    rules = {rule.id: rule.text("en").lower() for rule in find_game("age-of-steam").ledger().rules}
    hits = found("cash")
    exact = [bool(re.search(r"\bcash\b", rules[rule])) for rule in hits]
    assert exact[0]
    assert not all(exact)


def test_every_word_has_to_be_found() -> None:
    assert set(found("money urbanization")) < set(found("money"))
    assert found("money zzzz") == []


def test_short_words_begin_no_others() -> None:
    """ "pas" is a word of its own in Polish; "pa" is none, and finds only what is written so."""
    assert search.wanted("pa")[0].others == ()


def test_without_a_search_all_rules_stand_in_their_order() -> None:
    ledger = find_game("age-of-steam").ledger()
    places = {section.id: place for place, section in enumerate(ledger.sections)}
    assert found("") == [rule.id for rule in sorted(ledger.rules, key=lambda rule: places[rule.section])]


@pytest.mark.parametrize(
    ("game", "query"),
    [
        ("train-rush", "money"),
        ("train-rush", "pieniądze"),
        ("train-rush", "surowiec"),
        ("age-of-steam", "dochód"),
        ("railroad-revolution", "upgrade"),
        ("russian-railroads", "ulepszyć"),
        ("steam-rollers", "dice"),
        ("railroad-revolution", "tajne"),
    ],
)
def test_everyday_words_in_any_form_find_something(game: str, query: str) -> None:
    assert '<tr id="' in library.rules(reader(), find_game(game), [], query, "en")


@pytest.mark.parametrize(
    ("query", "said"), [("undo", "takes back an action"), ("cofnąć", "takes back"), ("leave", "concedes")]
)
def test_what_no_rule_says_the_house_does(query: str, said: str) -> None:
    """Nobody takes back clicks in a rulebook."""
    assert said in library.rules(reader(), find_game("age-of-steam"), [], query, "en")


def test_who_finds_nothing_is_told_where_to_go() -> None:
    """No game but Train Rush has wagons."""
    games = [find_game(name) for name in ("steam-rollers", "train-rush")]
    page = library.rules(reader(), games[0], games, "wagon", "en")
    assert '<tr id="' not in page
    assert "/games/train-rush/rules?q=wagon" in page
