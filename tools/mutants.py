"""Breaks one rule after the other and sees whether its tests notice.

    make mutants                                        every game
    make mutants ARGS="age-of-steam --most 50"          fifty breaks of one game, chosen at random
    make mutants ARGS="age-of-steam --kinds refusal"    only one kind of break

The kinds of breaks:

    refusal   a `Refusal("ID")` that becomes None, to be noticed by the tests marked with that rule
    number    a number of a cost or score table (in data, or in capitals in code) that becomes one more, to be
              noticed by any test or recorded game of its game
    turned    a comparison that becomes its opposite, in a statement that names a rule
    by-one    a whole number that becomes one more, or `<` that becomes `<=`, in such a statement
    left-out  such a statement that is not there

A statement names a rule in a comment beside or right above it, in a text of its own, or in the docstring of
its function. Its breaks are to be noticed by the tests marked with one of its rules, else by any test of its
game. Each break is made in a copy of the sources (build/mutants), so nothing else sees it. The results are in
build/mutants.json.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from typing import NamedTuple

from tools.breaks import KINDS, Mutant, mutants_of

from engineshed.kernel import games
from engineshed.lab.proofs import read_marks

ROOT = Path(__file__).resolve().parent.parent
WANTED = 0.95
"""The share of breaks that tests must notice."""


class Verdict(NamedTuple):
    mutant: Mutant
    caught: bool
    why: str


# Breaking it


def copy_sources(place: Path) -> None:
    for name in ("src", "tests", "examples", "tools"):
        shutil.rmtree(place / name, ignore_errors=True)
        shutil.copytree(ROOT / name, place / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy2(ROOT / name, place / name)


def try_out(mutant: Mutant, marked: dict[str, list[str]], place: Path) -> Verdict:
    """Break something in a copy; its own tests should notice, or at least those of its game."""
    own = sorted({test for rule in mutant.rules for test in marked.get(rule, ())})
    everything = tests_of_game(mutant.game)
    if mutant.kind == "number":
        return run(mutant, everything, place)
    verdict = run(mutant, own, place) if own else Verdict(mutant, False, "no test is marked with its rule")
    if verdict.caught or mutant.kind == "refusal":
        return verdict
    other = run(mutant, everything, place)
    return other._replace(why="noticed by tests without its mark") if other.caught else verdict


def run(mutant: Mutant, tests: list[str], place: Path) -> Verdict:
    """Make the break in a copy, run the tests, mend it."""
    file = place / mutant.file
    whole = file.read_bytes()
    file.write_bytes(whole[: mutant.start] + mutant.new.encode() + whole[mutant.end :])
    try:
        ran = pytest_in(place, tests)
    except subprocess.TimeoutExpired:
        return Verdict(mutant, True, "the tests did not end")
    finally:
        file.write_bytes(whole)
    if ran.returncode == 0:
        return Verdict(mutant, False, "its tests passed all the same")
    lost = ran.returncode == 5 or "not found:" in ran.stderr
    return Verdict(mutant, not lost, "its tests were not found" if lost else "noticed")


def pytest_in(place: Path, tests: list[str]) -> "subprocess.CompletedProcess[str]":
    """Run these tests in a copy until the first one fails."""
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--no-header", *tests],
        cwd=place,
        env={**os.environ, "PYTHONPATH": str(place / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def check_unbroken(chosen: list[str], place: Path) -> None:
    """Where tests fail without any break, every break would count as noticed."""
    for game in chosen:
        ran = pytest_in(place, tests_of_game(game))
        if ran.returncode:
            sys.exit(f"{game}: the tests fail without any break:\n{ran.stdout[-2000:]}")


def tests_by_rule() -> dict[str, list[str]]:
    found: defaultdict[str, list[str]] = defaultdict(list)
    for mark in read_marks(ROOT / "tests"):
        if mark.kind == "rule":
            found[mark.id].append(mark.test)
    return found


def tests_of_game(game: str) -> list[str]:
    """What knows the printed values best comes first: the first test that fails ends the run."""
    package = game.replace("-", "_")
    if game == "house":
        return ["tests/kernel"]
    folder = f"tests/games/{package}"
    printed = [f"{folder}/test_components.py", folder, "tests/records"]
    return [*(path for path in printed if (ROOT / path).exists()), "-k", f"{package} or {game}"]


def main() -> int:
    parser = argparse.ArgumentParser(description="Break each rule and see whether its tests notice.")
    parser.add_argument("games", nargs="*", help="ids of games; all of them if none is named")
    parser.add_argument("--most", type=int, default=0, help="at most so many breaks per game, at random")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--kinds", nargs="*", choices=KINDS, default=KINDS, help="all of them if none is named"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    inside = [name for name, game in games().items() if game.package.startswith("engineshed.")]
    chosen: list[Mutant] = []
    named = options.games or [*inside, "house"]
    for game in named:
        found = [mutant for mutant in mutants_of(game) if mutant.kind in options.kinds]
        if options.most and len(found) > options.most:
            found = random.Random(options.seed).sample(found, options.most)
        chosen += found
    marked = tests_by_rule()

    places: Queue[Path] = Queue()
    for number in range(options.jobs):
        place = ROOT / "build" / "mutants" / str(number)
        copy_sources(place)
        places.put(place)
    check_unbroken(named, place)

    def judge(mutant: Mutant) -> Verdict:
        place = places.get()
        try:
            verdict = try_out(mutant, marked, place)
        finally:
            places.put(place)
        if not verdict.caught:
            print(f"survived: {mutant} ({verdict.why})", flush=True)
        return verdict

    with ThreadPoolExecutor(options.jobs) as pool:
        verdicts = list(pool.map(judge, chosen))
    return report(verdicts)


def report(verdicts: list[Verdict]) -> int:
    summary: dict[str, dict[str, object]] = {}
    for game in dict.fromkeys(verdict.mutant.game for verdict in verdicts):
        mine = [verdict for verdict in verdicts if verdict.mutant.game == game]
        caught = sum(verdict.caught for verdict in mine)
        kinds = {
            kind: [len(same), sum(v.caught for v in same), sum(v.why == "noticed" for v in same)]
            for kind in KINDS
            if (same := [verdict for verdict in mine if verdict.mutant.kind == kind])
        }
        survivors = [
            {
                "file": str(v.mutant.file),
                "line": v.mutant.line,
                "kind": v.mutant.kind,
                "rules": v.mutant.rules,
                "was": v.mutant.old,
                "became": v.mutant.new,
                "why": v.why,
            }
            for v in mine
            if not v.caught
        ]
        summary[game] = {"breaks": len(mine), "caught": caught, "kinds": kinds, "survivors": survivors}
        print(f"{game}: {caught} of {len(mine)} breaks were noticed")
        for kind, (there, noticed, marked) in kinds.items():
            print(f"  {kind}: {noticed} of {there}, {marked} of them by the tests with the rule's mark")
    (ROOT / "build" / "mutants.json").write_text(json.dumps(summary, indent=1) + "\n", encoding="utf-8")
    share = sum(verdict.caught for verdict in verdicts) / max(1, len(verdicts))
    print(f"{share:.1%} in all, at least {WANTED:.0%} are wanted")
    return 0 if share >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
