"""Texts use the rulebook's own terms: what a game's glossary calls foreign stands nowhere in its texts."""

import pytest

from engineshed.kernel import games
from engineshed.web.tongues import LANGUAGES
from tests.web.glossary import foreign_words, glossary_of, messages, pattern, texts

GAMES = sorted(games())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_foreign_word_stands_in_the_texts(name: str, language: str) -> None:
    assert not list(foreign_words(games()[name], language))


@pytest.mark.parametrize("name", GAMES)
def test_every_term_is_in_the_ledger_and_in_use(name: str) -> None:
    game = games()[name]
    for language in LANGUAGES:
        everything = "\n".join(text for _, text in texts(game, language))
        for key, term in glossary_of(game.package).items():
            assert key in game.ledger().glossary, f"{key} is no term of the ledger's glossary"
            for words in term.words(language):
                assert pattern(words).search(everything), f"{key}: nothing says {words!r}"


@pytest.mark.parametrize("name", GAMES)
def test_every_exception_is_needed(name: str) -> None:
    game = games()[name]
    both = [(language, dict(texts(game, language))) for language in LANGUAGES]
    for key, term in glossary_of(game.package).items():
        for place in term.exceptions:
            assert any(
                pattern(words).search(said.get(place, ""))
                for language, said in both
                for words in term.foreign(language)
            ), f"{key}: {place} has no foreign word"


def test_a_pattern_finds_endings_and_respects_capitals() -> None:
    assert pattern("kart- bonusu").search("Weź kartę bonusu końcowego")
    assert not pattern("kart bonusu").search("Weź kartę bonusu końcowego")
    assert not pattern("tor").search("torów")
    assert pattern("tor-").search("Torów")
    assert pattern("Akcje").search("Akcje")
    assert not pattern("Akcje").search("akcje")


def test_every_variant_of_a_message_is_read() -> None:
    source = "paid = { $n ->\n    [one] *{ $n }* rubel\n   *[other] { $n } rubli\n}\n"
    assert dict(messages(source)) == {"paid": "\n rubel\n rubli"}
