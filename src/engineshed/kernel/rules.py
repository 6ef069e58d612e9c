"""The ledger: every rule of a game by its id, with its worked examples, in English and any other language."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from engineshed.kernel.components import BadData, build

_TRANSLATED = re.compile(r"(?:(\w+)_)?([a-z]{2})")
"""`title_pl`, `note_pl`; `pl` alone is the text itself."""


class _Entry(msgspec.Struct, frozen=True, kw_only=True):
    """Something in a ledger. Its fields are English; `said` holds the other languages, field by field."""

    id: str
    said: dict[str, dict[str, str]] = msgspec.field(default_factory=dict)

    def written(self) -> dict[str, object]:
        """The entry as it stands in the ledger."""
        fields = {name: getattr(self, name) for name in self.__struct_fields__ if name != "said"}
        for language, texts in self.said.items():
            fields |= {
                language if field == "text" else f"{field}_{language}": text for field, text in texts.items()
            }
        return fields

    def _in(self, language: str, field: str) -> str:
        return self.said.get(language, {}).get(field, "")


class _Noted(_Entry, frozen=True, kw_only=True):
    page: int | str | None = None
    note: str = ""

    def ruling(self, language: str) -> str:
        """How a doubtful place is read."""
        return self.note if language == "en" else self._in(language, "note")


class Section(_Entry, frozen=True, kw_only=True):
    title_en: str

    def title(self, language: str) -> str:
        return self._in(language, "title") or self.title_en


class Rule(_Noted, frozen=True, kw_only=True):
    section: str
    en: str
    applies: str | list[str] | dict[str, object] | None = None

    def text(self, language: str) -> str:
        return self._in(language, "text") or self.en


class Example(_Noted, frozen=True, kw_only=True):
    proves: list[str]
    given: str
    when: str
    then: str

    def told(self, language: str) -> tuple[str, str, str]:
        """Given, when, then."""
        given, when, then = (self._in(language, field) for field in ("given", "when", "then"))
        return (given, when, then) if given else (self.given, self.when, self.then)


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
    for name, kind in (("section", Section), ("rule", Rule), ("example", Example)):
        for entry in data.get(name, ()):
            entry["said"] = _translations(entry, kind)
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


def _translations(entry: dict[str, object], kind: type[_Entry]) -> dict[str, dict[str, object]]:
    """What an entry says in other languages than English, by language and field."""
    said: dict[str, dict[str, object]] = {}
    for key, text in entry.items():
        if key not in kind.__struct_fields__ and (found := _TRANSLATED.fullmatch(key)):
            said.setdefault(found[2], {})[found[1] or "text"] = text
    return said


@cache
def house_rules() -> Ledger:
    """What the kernel refuses in every game."""
    return load_ledger(files("engineshed.kernel").joinpath("data", "house.toml"))
