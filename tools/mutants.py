"""Breaks one rule after the other and sees whether its tests notice.

    make mutants                                every game
    make mutants ARGS="age-of-steam --most 50"  fifty breaks of one game, chosen at random

A break is a `Refusal("ID")` that becomes None, to be noticed by the tests marked with that rule, or a number
of a cost or score table (in data, or in capitals in code) that becomes one more, to be noticed by any test or
recorded game of its game. Each is made in a copy of the sources (build/mutants), so nothing else sees it.
The results are in build/mutants.json.
"""

import argparse
import ast
import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from typing import NamedTuple

from engineshed.kernel import games
from engineshed.lab.proofs import read_marks

ROOT = Path(__file__).resolve().parent.parent
SOURCES = Path("src") / "engineshed"
WANTED = 0.95
"""The share of breaks that tests must notice."""
TABLE = re.compile(r"cost|price|score|scoring|points|bonus|income|tax|reduction", re.IGNORECASE)
JSON_TOKEN = re.compile(rb'"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|[{}\[\]:,]')


class Mutant(NamedTuple):
    """One break: what stands at this place of this file becomes something else."""

    game: str
    rule: str
    """Empty for a number of a table."""
    file: Path
    start: int
    end: int
    line: int
    old: str
    new: str


class Verdict(NamedTuple):
    mutant: Mutant
    caught: bool
    why: str


# Finding what can be broken


def mutants_of(game: str) -> list[Mutant]:
    """Every break of a game."""
    package = SOURCES / ("kernel" if game == "house" else f"games/{game.replace('-', '_')}")
    found: list[Mutant] = []
    for path in sorted((ROOT / package).rglob("*.py")):
        if not {"page", "bot"} & set(path.relative_to(ROOT / package).parts):
            found += in_code(game, path)
    for path in sorted((ROOT / package).rglob("*.json")):
        found += in_data(game, path)
    return found


def in_code(game: str, path: Path) -> Iterator[Mutant]:
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    begins = [0]
    for row in text.encode().splitlines(keepends=True):
        begins.append(begins[-1] + len(row))

    def mutant(rule: str, node: ast.expr, new: str) -> Mutant:
        start = begins[node.lineno - 1] + node.col_offset
        end = begins[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        old = text.encode()[start:end].decode()
        return Mutant(game, rule, path.relative_to(ROOT), start, end, node.lineno, old, new)

    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            if node.args and isinstance(node.args[0], ast.Constant):
                yield mutant(str(node.args[0].value), node, "None")
    for statement in tree.body:
        for number in _table_numbers(statement):
            yield mutant("", number, str(number.value + 1))


def _table_numbers(statement: ast.stmt) -> Iterator[ast.Constant]:
    """Whole numbers in `BUILD_COSTS = {...}` and the like."""
    target: ast.expr | None = None
    if isinstance(statement, ast.Assign):
        target = statement.targets[0]
    elif isinstance(statement, ast.AnnAssign):
        target = statement.target
    if isinstance(target, ast.Name) and target.id.isupper() and TABLE.search(target.id):
        for node in ast.walk(statement.value):  # type: ignore[attr-defined]
            if isinstance(node, ast.Constant) and type(node.value) is int:
                yield node


def in_data(game: str, path: Path) -> Iterator[Mutant]:
    """Numbers below a key that speaks of costs or scores."""
    text = path.read_bytes()
    for token, keys in _numbers(text):
        if any(TABLE.search(key) for key in keys) and not any("prov" in key.lower() for key in keys):
            start, end, old = token.start(), token.end(), int(token[0])
            line = text.count(b"\n", 0, start) + 1
            yield Mutant(game, "", path.relative_to(ROOT), start, end, line, str(old), str(old + 1))


def _numbers(text: bytes) -> Iterator[tuple[re.Match[bytes], list[str]]]:
    """Every whole number of a JSON text with the keys above it."""
    keys: list[str] = []
    said = key = ""
    for token in JSON_TOKEN.finditer(text):
        mark = token[0][:1]
        if mark == b'"':
            said = token[0].decode().strip('"')
        elif mark == b":":
            key = said
        elif mark in (b"{", b"["):
            keys.append(key)
            key = ""
        elif mark in (b"}", b"]"):
            keys.pop()
        elif mark == b",":
            key = ""
        elif token[0].lstrip(b"-").isdigit():
            yield token, [*keys, key]


# Breaking it


def copy_sources(place: Path) -> None:
    for name in ("src", "tests", "examples"):
        shutil.rmtree(place / name, ignore_errors=True)
        shutil.copytree(ROOT / name, place / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy2(ROOT / name, place / name)


def try_out(mutant: Mutant, tests: list[str], place: Path) -> Verdict:
    """Make the break in a copy, run the tests, mend it."""
    if not tests:
        return Verdict(mutant, False, "no test is marked with this rule")
    file = place / mutant.file
    whole = file.read_bytes()
    file.write_bytes(whole[: mutant.start] + mutant.new.encode() + whole[mutant.end :])
    try:
        ran = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--no-header", *tests],
            cwd=place,
            env={**os.environ, "PYTHONPATH": str(place / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return Verdict(mutant, True, "the tests did not end")
    finally:
        file.write_bytes(whole)
    if ran.returncode == 0:
        return Verdict(mutant, False, "its tests passed all the same")
    lost = ran.returncode == 5 or "not found:" in ran.stderr
    return Verdict(mutant, not lost, "its tests were not found" if lost else "noticed")


def tests_by_rule() -> dict[str, list[str]]:
    found: defaultdict[str, list[str]] = defaultdict(list)
    for mark in read_marks(ROOT / "tests"):
        if mark.kind == "rule":
            found[mark.id].append(mark.test)
    return found


def tests_for(mutant: Mutant, marked: dict[str, list[str]]) -> list[str]:
    if mutant.rule:
        return marked.get(mutant.rule, [])
    # What knows the printed values best comes first: the first test that fails ends the run.
    package = mutant.game.replace("-", "_")
    folder = f"tests/games/{package}"
    printed = [f"{folder}/test_components.py", "tests/records", folder]
    return [*(path for path in printed if (ROOT / path).exists()), "-k", f"{package} or {mutant.game}"]


def main() -> int:
    parser = argparse.ArgumentParser(description="Break each rule and see whether its tests notice.")
    parser.add_argument("games", nargs="*", help="ids of games; all of them if none is named")
    parser.add_argument("--most", type=int, default=0, help="at most so many breaks per game, at random")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    inside = [name for name, game in games().items() if game.package.startswith("engineshed.")]
    chosen: list[Mutant] = []
    for game in options.games or [*inside, "house"]:
        found = mutants_of(game)
        if options.most and len(found) > options.most:
            found = random.Random(options.seed).sample(found, options.most)
        chosen += found
    marked = tests_by_rule()

    places: Queue[Path] = Queue()
    for number in range(options.jobs):
        place = ROOT / "build" / "mutants" / str(number)
        copy_sources(place)
        places.put(place)

    def judge(mutant: Mutant) -> Verdict:
        place = places.get()
        try:
            verdict = try_out(mutant, tests_for(mutant, marked), place)
        finally:
            places.put(place)
        if not verdict.caught:
            print(f"survived: {mutant.file}:{mutant.line}: {mutant.old} ({verdict.why})", flush=True)
        return verdict

    with ThreadPoolExecutor(options.jobs) as pool:
        verdicts = list(pool.map(judge, chosen))
    return report(verdicts)


def report(verdicts: list[Verdict]) -> int:
    summary: dict[str, dict[str, object]] = {}
    for game in dict.fromkeys(verdict.mutant.game for verdict in verdicts):
        mine = [verdict for verdict in verdicts if verdict.mutant.game == game]
        caught = sum(verdict.caught for verdict in mine)
        survivors = [
            {
                "file": str(v.mutant.file),
                "line": v.mutant.line,
                "rule": v.mutant.rule,
                "was": v.mutant.old,
                "why": v.why,
            }
            for v in mine
            if not v.caught
        ]
        summary[game] = {"breaks": len(mine), "caught": caught, "survivors": survivors}
        print(f"{game}: {caught} of {len(mine)} breaks were noticed")
    (ROOT / "build" / "mutants.json").write_text(json.dumps(summary, indent=1) + "\n", encoding="utf-8")
    share = sum(verdict.caught for verdict in verdicts) / max(1, len(verdicts))
    print(f"{share:.1%} in all, at least {WANTED:.0%} are wanted")
    return 0 if share >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
