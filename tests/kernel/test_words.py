"""Sentences in the reader's language."""

from pathlib import Path

import pytest

from engineshed.kernel import Words, words_for
from engineshed.kernel.words import languages

FTL = """
lay-track = Lay up to { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}.
plain = No facts.
needs = { $missing } is needed.
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    file = tmp_path / "en.ftl"
    file.write_text(FTL, encoding="utf-8")
    more = tmp_path / "more.ftl"
    more.write_text("plain = Overridden.\n", encoding="utf-8")
    return Words("en", file, more)


def test_facts_are_put_in(words: Words) -> None:
    assert words("lay-track", tiles=1) == "Lay up to one tile."
    assert words("lay-track", tiles=3) == "Lay up to 3 tiles."
    assert words("lay-track", tiles=3) == "Lay up to 3 tiles."


def test_later_sources_win(words: Words) -> None:
    assert words("plain") == "Overridden."


@pytest.mark.parametrize("id", ["nothing", "needs"])
def test_missing_words_and_facts_are_errors(words: Words, id: str) -> None:
    with pytest.raises(KeyError):
        words(id)


def test_it_can_be_asked_whether_there_are_words(words: Words) -> None:
    assert "plain" in words
    assert "nothing" not in words


def test_a_package_without_words_says_nothing() -> None:
    assert "anything" not in words_for("pl", "engineshed.kernel")


def test_a_package_speaks_the_languages_of_its_files() -> None:
    assert languages("engineshed.web") == ("en", "pl")


def test_where_a_language_is_missing_english_is_read() -> None:
    words = words_for("de", "engineshed.web")
    assert (words.language, words("language-itself")) == ("de", "English")
