"""Which rules and examples have a proof: marks in the tests' syntax trees, held against the ledgers."""

import ast
import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from engineshed.kernel import BadData, Ledger, games
from engineshed.kernel.rules import house_rules

MOST_RULES = 3
"""A test that claims to prove more than this proves none of them well."""


class Mark(NamedTuple):
    """`@pytest.mark.rule("AOS-1103")` on a test."""

    kind: str
    id: str
    test: str
    """`tests/games/age_of_steam/test_build.py::test_a_crossing_costs_five`."""


class Proofs(NamedTuple):
    """How much of one ledger is proven."""

    rules: int
    unproven: list[str]
    examples: int
    examples_unproven: list[str]
    unknown: list[str]
    """Marks of this ledger's kind that name no rule and no example."""

    def complete(self) -> bool:
        return not (self.unproven or self.examples_unproven or self.unknown)


def ledgers() -> dict[str, Ledger]:
    """Of every installed game that has one, and of the house."""
    found = {game.id: game.ledger() for game in games().values()}
    return {name: ledger for name, ledger in found.items() if ledger.rules} | {"house": house_rules()}


def read_marks(folder: Path) -> list[Mark]:
    """Every mark on every test below a folder."""
    if not folder.is_dir():
        raise BadData(str(folder), "no such folder of tests")
    return [mark for file in sorted(folder.rglob("test_*.py")) for mark in _marks_in(file, folder)]


def passed_marks(file: Path) -> list[Mark]:
    """What the last run of the tests proved (build/proofs.json)."""
    try:
        proofs = json.loads(file.read_text(encoding="utf-8"))
        return [
            Mark(kind, name, test)
            for kind in ("rule", "example")
            for name, tests in proofs[f"{kind}s"].items()
            for test in tests
        ]
    except (ValueError, KeyError, AttributeError, TypeError):
        raise BadData(file.name, "not a list of proofs; `make test` writes one") from None


def overloaded(marks: list[Mark]) -> list[str]:
    """Tests that carry more rules than a test can prove."""
    rules: defaultdict[str, set[str]] = defaultdict(set)
    for mark in marks:
        if mark.kind == "rule":
            rules[mark.test].add(mark.id)
    return [test for test, ids in rules.items() if len(ids) > MOST_RULES]


def check(marks: list[Mark]) -> dict[str, Proofs]:
    """Every ledger against the marks. What belongs to no ledger is unknown to the house."""
    known = ledgers()
    prefixes = {ledger.prefix: name for name, ledger in known.items()}
    marked: dict[str, dict[str, set[str]]] = {name: {"rule": set(), "example": set()} for name in known}
    for mark in marks:
        marked[prefixes.get(mark.id.partition("-")[0], "house")][mark.kind].add(mark.id)
    return {name: _held_against(ledger, marked[name]) for name, ledger in known.items()}


def _held_against(ledger: Ledger, marked: dict[str, set[str]]) -> Proofs:
    rules, examples = list(ledger.ids()), [example.id for example in ledger.examples]
    unknown = (marked["rule"] - set(rules)) | (marked["example"] - set(examples))
    return Proofs(
        len(rules),
        [name for name in rules if name not in marked["rule"]],
        len(examples),
        [name for name in examples if name not in marked["example"]],
        sorted(unknown),
    )


def _marks_in(file: Path, folder: Path) -> Iterator[Mark]:
    try:
        tree = ast.parse(file.read_text(encoding="utf-8"))
    except SyntaxError as error:
        raise BadData(str(file), f"line {error.lineno}: {error.msg}") from None
    place = f"{folder.name}/{file.relative_to(folder).as_posix()}"
    everywhere = [pair for node in tree.body for pair in _module_marks(node)]
    yield from _marks_of(tree.body, everywhere, place)


def _marks_of(body: list[ast.stmt], inherited: list[tuple[str, str]], place: str) -> Iterator[Mark]:
    """Marks of tests and of classes of tests."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            for kind, name in (*inherited, *_decorated(node)):
                yield Mark(kind, name, f"{place}::{node.name}")
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _marks_of(node.body, [*inherited, *_decorated(node)], f"{place}::{node.name}")


def _decorated(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> list[tuple[str, str]]:
    return [pair for decorator in node.decorator_list for pair in _marked(decorator)]


def _module_marks(node: ast.stmt) -> Iterator[tuple[str, str]]:
    """`pytestmark = ...` marks all tests of a file."""
    if isinstance(node, ast.Assign):
        if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets):
            yield from _marked(node.value)


def _marked(tree: ast.expr) -> Iterator[tuple[str, str]]:
    """The ids in `pytest.mark.rule(...)`, also inside `pytest.param(..., marks=...)`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in ("rule", "example") and _is_mark(node.func.value):
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield node.func.attr, argument.value


def _is_mark(node: ast.expr) -> bool:
    return (isinstance(node, ast.Attribute) and node.attr == "mark") or (
        isinstance(node, ast.Name) and node.id == "mark"
    )
