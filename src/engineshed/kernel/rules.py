"""The ledger: every rule of a game by its id, in English and Polish, with its worked examples."""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from engineshed.kernel.components import BadData, build


class Section(msgspec.Struct, frozen=True):
    id: str
    title_en: str
    title_pl: str = ""

    def title(self, language: str) -> str:
        return (self.title_pl if language == "pl" else "") or self.title_en


class Rule(msgspec.Struct, frozen=True):
    id: str
    section: str
    en: str
    pl: str = ""
    page: int | str | None = None
    note: str = ""
    note_pl: str = ""
    applies: str | list[str] | dict[str, object] | None = None

    def text(self, language: str) -> str:
        return (self.pl if language == "pl" else "") or self.en

    def ruling(self, language: str) -> str:
        """How a doubtful place is read."""
        return self.note_pl if language == "pl" else self.note


class Example(msgspec.Struct, frozen=True):
    id: str
    proves: list[str]
    given: str
    when: str
    then: str
    given_pl: str = ""
    when_pl: str = ""
    then_pl: str = ""
    page: int | str | None = None
    note: str = ""
    note_pl: str = ""

    def told(self, language: str) -> tuple[str, str, str]:
        """Given, when, then."""
        if language == "pl" and self.given_pl:
            return self.given_pl, self.when_pl, self.then_pl
        return self.given, self.when, self.then

    def ruling(self, language: str) -> str:
        return self.note_pl if language == "pl" else self.note


class Ledger(msgspec.Struct, frozen=True):
    """All rules, worked examples and the glossary of one game."""

    game: str = ""
    prefix: str = ""
    source: str = ""
    sections: list[Section] = msgspec.field(default_factory=list, name="section")
    rules: list[Rule] = msgspec.field(default_factory=list, name="rule")
    examples: list[Example] = msgspec.field(default_factory=list, name="example")
    glossary: dict[str, dict[str, str]] = msgspec.field(default_factory=dict)

    def ids(self) -> Iterator[str]:
        for rule in self.rules:
            yield rule.id

    def find(self, rule: str) -> Rule | None:
        for entry in self.rules:
            if entry.id == rule:
                return entry
        return None


def load_ledger(file: Traversable) -> Ledger:
    """Read a ledger, or say what is wrong with it."""
    try:
        data = tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(file.name, str(error)) from None
    ledger = build(file.name, data, Ledger)
    seen: set[str] = set()
    sections = {section.id for section in ledger.sections}
    for rule in ledger.rules:
        if rule.id in seen:
            raise BadData(file.name, "this id is used twice", entry=rule.id, field="id")
        if rule.section not in sections:
            raise BadData(file.name, f"no such section: {rule.section}", entry=rule.id, field="section")
        seen.add(rule.id)
    for example in ledger.examples:
        for proved in example.proves:
            if proved not in seen:
                raise BadData(file.name, f"no such rule: {proved}", entry=example.id, field="proves")
    return ledger


@cache
def house_rules() -> Ledger:
    """What the kernel refuses in every game."""
    return load_ledger(files("engineshed.kernel").joinpath("data", "house.toml"))
