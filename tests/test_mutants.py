"""Breaking rules: each break lands in the function that it names, and swapping its code is felt at once."""

from pathlib import Path
from types import CodeType, FunctionType

import pytest
from tools.breaks import ROOT, Mutant, in_code, mutants_of
from tools.trying import code_of

SOURCE = '''"""A game with one rule."""

COSTS = (2, 3)


class Table:
    def refuse(self, cash):
        """SR-1: not for nothing."""
        if cash < 2:
            return Refusal("SR-1")
        return None


def pay(cash):
    left = cash - 1  # SR-2
    return left
'''


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Mutant]:
    """Every break of a small module."""
    monkeypatch.setattr("tools.breaks.ROOT", tmp_path)
    file = tmp_path / "table.py"
    file.write_text(SOURCE, encoding="utf-8")
    return [*in_code("small", file)]


def test_breaks_know_their_kind_rule_and_function(broken: list[Mutant]) -> None:
    assert {(one.kind, one.rules, one.old, one.new, one.function) for one in broken} == {
        ("refusal", ("SR-1",), 'Refusal("SR-1")', "None", "Table.refuse"),
        ("number", (), "2", "3", ""),
        ("number", (), "3", "4", ""),
        ("turned", ("SR-1",), "cash < 2", "cash >= 2", "Table.refuse"),
        ("by-one", ("SR-1",), "cash < 2", "cash <= 2", "Table.refuse"),
        ("by-one", ("SR-1",), "2", "3", "Table.refuse"),
        ("left-out", ("SR-1",), 'return Refusal("SR-1")', "pass", "Table.refuse"),
        ("left-out", ("SR-1",), "return None", "pass", "Table.refuse"),
        ("by-one", ("SR-2",), "1", "2", "pay"),
        ("left-out", ("SR-2",), "left = cash - 1", "pass", "pay"),
    }


def test_a_swapped_function_does_what_the_break_says(broken: list[Mutant]) -> None:
    names: dict[str, object] = {}
    exec(compile(SOURCE, "table.py", "exec"), names)
    pay = names["pay"]
    assert isinstance(pay, FunctionType)
    assert pay(5) == 4
    one = next(one for one in broken if one.function == "pay" and one.kind == "by-one")
    text = SOURCE[: one.start] + one.new + SOURCE[one.end :]
    code = code_of(compile(text, "table.py", "exec"), "pay")
    assert code is not None
    pay.__code__ = code
    assert pay(5) == 3


@pytest.mark.parametrize("game", ["steam-rollers", "russian-railroads"])
def test_every_break_in_a_function_of_a_game_finds_its_code(game: str) -> None:
    modules: dict[Path, CodeType] = {}
    for one in mutants_of(game):
        if one.function:
            if one.file not in modules:
                text = (ROOT / one.file).read_text(encoding="utf-8")
                modules[one.file] = compile(text, str(one.file), "exec")
            assert code_of(modules[one.file], one.function) is not None, str(one)
