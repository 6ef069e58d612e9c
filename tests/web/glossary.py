"""A game's own terms (`words/glossary.toml`): the words its texts use for a thing, and those they never use.

```toml
[doubler]                      # a term of the ledger's [glossary]
pl = ["mnożnik-"]              # how the rulebook calls it: must occur in the texts
not_pl = ["podwajacz-"]        # foreign words for it: must not occur
en = ["doubler-"]
not_en = ["multiplier-"]
except = { RUS-104 = "explains the rulebook's words" }    # messages and rules where a foreign word may stand
```

A hyphen at the end of a word stands for any ending. Capitals count only where the pattern has some.
"""

import re
import tomllib
from collections.abc import Iterator

import msgspec
from fluent.syntax import FluentParser, ast, visitor

from engineshed.kernel.components import find_file
from engineshed.kernel.game import Game
from engineshed.kernel.state import Position


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One term in both languages: the words for it, and the words that are none."""

    pl: list[str]
    not_pl: list[str] = []
    en: list[str] = []
    not_en: list[str] = []
    exceptions: dict[str, str] = msgspec.field(default_factory=dict, name="except")

    def words(self, language: str) -> list[str]:
        return self.pl if language == "pl" else self.en

    def foreign(self, language: str) -> list[str]:
        return self.not_pl if language == "pl" else self.not_en


def glossary_of(package: str) -> dict[str, Term]:
    """The terms of a package; none without a file."""
    file = find_file(package, "words", "glossary.toml")
    return {} if file is None else msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, Term])


def pattern(words: str) -> re.Pattern[str]:
    """What finds these words in a text: `kart- bonusu` finds "Karty bonusu"."""
    parts = [re.escape(w[:-1]) + r"\w*" if w.endswith("-") else re.escape(w) for w in words.split()]
    return re.compile(r"\b" + r"\s+".join(parts) + r"\b", re.IGNORECASE if words == words.lower() else 0)


def texts(game: Game[Position], language: str) -> Iterator[tuple[str, str]]:
    """Everything people read in this game by its id: messages, the ledger's rules and headings."""
    file = find_file(game.package, "words", f"{language}.ftl")
    if file is not None:
        yield from messages(file.read_text("utf-8"))
    for section in game.ledger().sections:
        yield section.id, section.title(language)
    for rule in game.ledger().rules:
        yield rule.id, rule.text(language)


def messages(source: str) -> Iterator[tuple[str, str]]:
    """Each message of a Fluent file with every piece of text in it, asterisks of emphasis left out."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            reader = _Reader()
            reader.visit(entry)
            yield entry.id.name, "\n".join(reader.pieces).replace("*", "")


class _Reader(visitor.Visitor):
    def __init__(self) -> None:
        self.pieces: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.pieces.append(node.value)


def foreign_words(game: Game[Position], language: str) -> Iterator[str]:
    """Every foreign word in the game's texts, with the place and the term that it stands for."""
    terms = [
        (key, term, [pattern(words) for words in term.foreign(language)])
        for key, term in glossary_of(game.package).items()
    ]
    for place, text in texts(game, language):
        for key, term, patterns in terms:
            for found in (match for one in patterns for match in one.finditer(text)):
                if place not in term.exceptions:
                    right = ", ".join(term.words(language)) or key
                    yield f"{place}: {found.group()!r} in {text!r}; the rulebook says {right}"
