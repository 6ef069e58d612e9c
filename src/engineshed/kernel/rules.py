"""The ledger: every rule of a game by its id, in English and Polish, and what a rule refuses."""

import tomllib
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from engineshed.kernel.components import BadData, build


class Refusal:
    """Why an action is not allowed: the rule's id and the facts that made it apply."""

    __slots__ = ("facts", "rule")

    def __init__(self, rule: str, **facts: object) -> None:
        self.rule = rule
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.rule == other.rule and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.rule)

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in self.facts.items())
        return f"Refusal({self.rule!r}{facts})"


class Refused(Exception):
    """An action was not allowed; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"refused by {refusal.rule}")
        self.refusal = refusal


class Unknown(Exception):
    """Somebody asked a seen state for what its viewer may not know."""


# The house's own rules stand in kernel/data/house.toml.
NOT_ASKED: Final = Refusal("SHED-1")
NO_SUCH_MOVE: Final = Refusal("SHED-2")
NOT_AN_ACTION: Final = Refusal("SHED-3")
STILL_TO_DO: Final = Refusal("SHED-4")


class Section(msgspec.Struct, frozen=True):
    id: str
    title_en: str
    title_pl: str


class Rule(msgspec.Struct, frozen=True):
    id: str
    section: str
    en: str
    pl: str
    page: int | str | None = None
    note: str = ""
    applies: str | list[str] | dict[str, object] | None = None

    def text(self, language: str) -> str:
        return self.pl if language == "pl" else self.en


class Example(msgspec.Struct, frozen=True):
    id: str
    proves: list[str]
    given: str
    when: str
    then: str
    page: int | str | None = None
    note: str = ""


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
