"""Search by everyday words, the best matches first."""

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from engineshed.web.tongues import LANGUAGES

SHORTEST: Final = 4
"""Letters that a word must have to match the beginning of another."""
WHOLE, BEGINS, INSIDE, STEM, SAME = 8, 5, 3, 3, 2
"""Points for a whole word, its beginning, a part of it, another form of it, and a synonym."""
ENDINGS: Final = {6: 2, 7: 2, 8: 3}
"""How many of a word's letters are its ending ("surowiec", "surowców"); longer words have the longest."""


@cache
def _groups() -> list[tuple[str, ...]]:
    """Groups of synonyms in all languages (words/search.<language>.toml)."""
    folder = files("engineshed.web").joinpath("words")
    found: list[tuple[str, ...]] = []
    for language in LANGUAGES:
        file = folder.joinpath(f"search.{language}.toml")
        if file.is_file():
            found += [tuple(group) for group in tomllib.loads(file.read_text("utf-8"))["same"]]
    return found


class Wanted(NamedTuple):
    """One word of a search, and its synonyms."""

    word: str
    others: tuple[str, ...]

    def worth(self, text: str) -> int:
        """How well a text in small letters answers this word; 0: not at all."""
        if self.word in text:
            if re.search(rf"\b{re.escape(self.word)}\b", text):
                return WHOLE
            return BEGINS if re.search(rf"\b{re.escape(self.word)}", text) else INSIDE
        stem = stem_of(self.word)
        if stem != self.word and _begins(stem, text):
            return STEM
        return SAME if any(_begins(other, text) for other in self.others) else 0


def stem_of(word: str) -> str:
    """A word without its ending; short ones have none."""
    ending = ENDINGS.get(min(len(word), max(ENDINGS)), 0)
    return word[:-ending] if ending else word


def wanted(query: str) -> list[Wanted]:
    """The words of a search."""
    return [Wanted(word, _others(word)) for word in query.lower().split()]


def worth(text: str, words: Sequence[Wanted]) -> int:
    """How well a text answers a search; 0 unless it has every word."""
    small = text.lower()
    found = [word.worth(small) for word in words]
    return sum(found) if all(found) else 0


def _others(word: str) -> tuple[str, ...]:
    found = {
        other: None
        for group in _groups()
        if any(_same(word, member) for member in group)
        for other in group
        if other != word
    }
    return tuple(found)


def _same(word: str, member: str) -> bool:
    """Whether this is a word of a group, in any form."""
    if word == member:
        return True
    short = min(len(word), len(member))
    return short >= SHORTEST and (word.startswith(member) or member.startswith(word))


def _begins(other: str, text: str) -> bool:
    """Whether a word of the text begins like this."""
    return bool(re.search(rf"(?<!\w){re.escape(other)}", text))
