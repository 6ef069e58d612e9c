"""Breaks one rule after the other and sees whether its tests notice.

    make mutants                                        every game
    make mutants ARGS="age-of-steam --most 50"          fifty breaks of one game, chosen at random
    make mutants ARGS="age-of-steam --kinds refusal"    only one kind of break
    make mutants ARGS="--resume"                        goes on where it stopped
    make mutants ARGS="--quick"                         few tests for each break, a first sieve

The kinds of breaks:

    refusal   a `Refusal("ID")` that becomes None, to be noticed by the tests marked with that rule
    number    a number of a cost or score table (in data, or in capitals in code) that becomes one more, to be
              noticed by any test or recorded game of its game
    turned    a comparison that becomes its opposite, in a statement that names a rule
    by-one    a whole number that becomes one more, or `<` that becomes `<=`, in such a statement
    left-out  such a statement that is not there

A statement names a rule in a comment beside or right above it, in a text of its own, or in the docstring of
its function. Its breaks are to be noticed by the tests marked with one of its rules, else by any test of its
game that calls the broken function; the quickest come first, and those of its bots and pages are left out.

At first all tests of a game run once without any break (later only those of changed files), to see that they
pass, how long they take and what they call, and some breaks that change nothing must go unnoticed. Each break
is made in a copy of the sources (build/mutants), so nothing else sees it. The results are in
build/mutants.json. With --resume, breaks that were tried before are not tried again if neither their file
nor, for those that nobody noticed, the tests have changed since.

With --quick tests are not run before, and for each break only those with the rule's mark, those of the
components and the books of recorded games. A run without it tries again what these did not notice.
"""

import argparse
import hashlib
import json
import os
import random
import shutil
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from tools.breaks import KINDS, SOURCES, Mutant, mutants_of
from tools.trying import FAILED, NEVER_ENDED, NO_SWAP, PASSED, Runner

from engineshed.kernel import games
from engineshed.lab.proofs import read_marks

ROOT = Path(__file__).resolve().parent.parent
TRIED: Final = ROOT / "build" / "mutants_tried.jsonl"
WANTED = 0.95
"""The share of breaks that tests must notice."""
LEFT_OUT: Final = ("bot", "advice", "prospects", "lookahead", "options", "view", "page")
"""Tests of bots and pages and long searches, `test_bot.py` and so on, where no test carries a rule's mark."""
COMPONENTS: Final = "test_components"
TELLING: Final = (COMPONENTS, "::test_the_books_tell")
"""Tests that notice much, for a quick look."""
CONTROLS: Final = 4
NOTICED: Final = "noticed"
PASSED_ALL: Final = "its tests passed all the same"
UNMARKED: Final = "noticed by tests without its mark"


class Verdict(NamedTuple):
    mutant: Mutant
    caught: bool
    why: str


def copy_sources(place: Path) -> None:
    for name in ("src", "tests", "examples", "tools"):
        shutil.rmtree(place / name, ignore_errors=True)
        # What is compiled comes along, as the files keep their times.
        shutil.copytree(ROOT / name, place / name, ignore=shutil.ignore_patterns("*.so"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy2(ROOT / name, place / name)


class Tests:
    """The tests of one game as they went without any break."""

    def __init__(self, measured: dict[str, Any], marked: dict[str, list[str]], quick: bool) -> None:
        tests = measured["tests"]
        self.imported: set[str] = set(measured["imported"])
        self.measured = not quick
        self.seconds: dict[str, float] = {name: test["seconds"] for name, test in tests.items()}
        self.calls = {name: frozenset(test["calls"]) for name, test in tests.items()}
        self.failed = [name for name, test in tests.items() if test["failed"]]
        self.marked = marked

    def own(self, mutant: Mutant) -> list[str]:
        """Those marked with one of its rules."""
        names = {test for rule in mutant.rules for test in self.marked.get(rule, ())}
        return self._sorted(name for name in self.seconds if name.partition("[")[0] in names)

    def other(self, mutant: Mutant, budget: float) -> list[str]:
        """What could notice it: tests of its rules' chapter or of the components first, then the quickest."""
        function = f"{mutant.file}:{mutant.function}"
        if not self.measured:
            return self._sorted(name for name in self.seconds if any(part in name for part in TELLING))
        could = [name for name in self.seconds if not mutant.function or function in self.calls[name]]
        chapters = {rule[:-2] for rule in mutant.rules}
        near = {test for rule, tests in self.marked.items() if rule[:-2] in chapters for test in tests}
        could = self._sorted(could)
        chosen: list[str] = []
        for name in sorted(could, key=lambda name: name.partition("[")[0] not in near):
            budget -= self.seconds[name]
            if budget < 0:
                break
            chosen.append(name)
        return chosen

    def at_import(self, mutant: Mutant) -> bool:
        """Whether the broken code already runs while modules are imported."""
        return not mutant.function or f"{mutant.file}:{mutant.function}" in self.imported

    def limit(self, tests: list[str]) -> int:
        """Seconds of a processor after which tests are taken not to end."""
        return 2 + round(5 * sum(self.seconds[name] for name in tests))

    def _sorted(self, names: Iterable[str]) -> list[str]:
        return sorted(names, key=lambda name: (COMPONENTS not in name, self.seconds[name]))


class Copy:
    """A copy of the sources in which one break of one game at a time is made."""

    def __init__(self, game: str, marked: dict[str, list[str]], quick: bool) -> None:
        self.game = game
        self.place = ROOT / "build" / "mutants" / game
        copy_sources(self.place)
        self.warm = Runner(self.place, "warm", *tests_of_game(game))
        self.slow: Runner | None = None
        self.tests = Tests(self.measure(quick), marked, quick)
        if self.tests.failed:
            sys.exit(f"{game}: these tests fail without any break: {', '.join(self.tests.failed)}")

    def measure(self, quick: bool) -> dict[str, Any]:
        """How the tests go without any break; those whose file is as it was are not run again."""
        known = self.place / ("collected.json" if quick else "measured.json")
        before: dict[str, Any] = json.loads(known.read_text(encoding="utf-8")) if known.exists() else {}
        files = {str(file.relative_to(ROOT)): digest([file]) for file in test_files(self.game)}
        around = state_around(self.game)
        same = {file for file in files if files[file] == before.get("files", {}).get(file)}
        if before.get("around") != around:
            same = set()
        found = dict[str, Any]()
        if len(same) < len(files):
            new = self.place / "new.json"
            self.warm.ask(measure=str(new), quick=quick, files=sorted(files.keys() - same))
            found = json.loads(new.read_text(encoding="utf-8"))
        kept = {
            name: test for name, test in before.get("tests", {}).items() if name.partition("::")[0] in same
        }
        whole = {
            "around": around,
            "files": files,
            "imported": found.get("imported") or before["imported"],
            "tests": kept | found.get("tests", {}),
        }
        known.write_text(json.dumps(whole), encoding="utf-8")
        return whole

    def check_controls(self, mutants: list[Mutant], budget: float) -> None:
        """Where a break that changes nothing is noticed, the verdicts on the others are worth nothing."""
        for mutant in mutants:
            control = mutant._replace(new=mutant.old, kind="control")
            if self.try_out(control, budget).caught:
                sys.exit(f"tests fail where nothing was broken: {control}")

    def close(self) -> None:
        self.warm.close()
        if self.slow:
            self.slow.close()

    @property
    def fresh(self) -> Runner:
        """Begun when it is first needed: it compiles everything."""
        self.slow = self.slow or Runner(self.place, "fresh", *tests_of_game(self.game))
        return self.slow

    def try_out(self, mutant: Mutant, budget: float) -> Verdict:
        """Break something; its own tests should notice, or at least those of its game."""
        if mutant.kind == "number":
            could = self.tests.other(mutant, budget)
            near = [name for name in could if COMPONENTS in name]  # they alone are collected sooner
            verdict = self.run(mutant, near) if near else Verdict(mutant, False, PASSED_ALL)
            rest = [name for name in could if name not in near]
            return verdict if verdict.caught or not rest else self.run(mutant, rest)
        own = self.tests.own(mutant)
        verdict = self.run(mutant, own) if own else Verdict(mutant, False, "no test is marked with its rule")
        if verdict.caught or mutant.kind == "refusal":
            return verdict
        rest = [name for name in self.tests.other(mutant, budget) if name not in own]
        other = self.run(mutant, rest) if rest else verdict
        return other._replace(why=UNMARKED) if other.caught else verdict

    def run(self, mutant: Mutant, tests: list[str]) -> Verdict:
        """Make the break, run the tests, mend it."""
        file = self.place / mutant.file
        whole = file.read_bytes()
        broken = whole[: mutant.start] + mutant.new.encode() + whole[mutant.end :]
        seconds, ended = self.tests.limit(tests), NO_SWAP
        if not self.tests.at_import(mutant):
            swap = {"file": str(mutant.file), "function": mutant.function, "text": broken.decode()}
            ended = self.warm.ask(tests=tests, seconds=seconds, swap=swap)
        if ended == NO_SWAP:
            time = file.stat().st_mtime_ns
            file.write_bytes(broken)
            os.utime(file, (1, 1))  # not the time of what was compiled
            try:
                ended = self.fresh.ask(tests=tests, seconds=seconds + 30)
            finally:
                file.write_bytes(whole)
                os.utime(file, ns=(time, time))
        if ended == NEVER_ENDED:
            return Verdict(mutant, True, "the tests did not end")
        if ended == PASSED:
            return Verdict(mutant, False, PASSED_ALL)
        # A break that keeps modules from being imported is an error of collection (2).
        noticed = ended in (FAILED, 2)
        return Verdict(mutant, noticed, NOTICED if noticed else f"pytest ended with {ended}")


def test_folders(game: str) -> list[Path]:
    return [ROOT / path for path in tests_of_game(game) if (ROOT / path).is_dir()]


def test_files(game: str) -> list[Path]:
    return sorted(file for folder in test_folders(game) for file in folder.rglob("test_*.py"))


def state_of(game: str) -> str:
    """A short name for the tests of a game as they are now."""
    return digest(path for folder in test_folders(game) for path in folder.rglob("*.*"))


def state_around(game: str) -> str:
    """And for what they stand on: what helps them, records, the kernel, and the game itself."""
    helping = {path for folder in test_folders(game) for path in folder.rglob("*.*")} - {*test_files(game)}
    sources = {
        path
        for folder in ("kernel", f"games/{game.replace('-', '_')}")
        for path in (SOURCES / folder).rglob("*.*")
    }
    return digest(helping | sources)


def digest(paths: Iterable[Path]) -> str:
    summed = hashlib.sha256()
    for path in sorted(paths):
        if path.suffix in (".py", ".json", ".jsonl", ".toml"):
            summed.update(path.read_bytes())
    return summed.hexdigest()[:16]


def key(mutant: Mutant) -> str:
    """A break of a file as it is now."""
    file = hashlib.sha256((ROOT / mutant.file).read_bytes()).hexdigest()[:16]
    return f"{file} {mutant.kind} {mutant.start}-{mutant.end} {mutant.new}"


def tried_before() -> dict[str, tuple[bool, str, str]]:
    """Of each break of an earlier run whether and why it was noticed, and by which state of the tests."""
    if not TRIED.exists():
        return {}
    lines = map(json.loads, TRIED.read_text(encoding="utf-8").splitlines())
    return {name: (caught, why, tests) for name, caught, why, tests in lines}


def tests_by_rule() -> dict[str, list[str]]:
    found: defaultdict[str, list[str]] = defaultdict(list)
    for mark in read_marks(ROOT / "tests"):
        if mark.kind == "rule":
            found[mark.id].append(mark.test)
    return found


def tests_of_game(game: str) -> list[str]:
    """Pytest's arguments for all that can notice a broken rule of a game."""
    package = game.replace("-", "_")
    if game == "house":
        return ["tests/kernel"]
    folder = Path("tests") / "games" / package
    files = [file for name in LEFT_OUT for file in sorted((ROOT / folder).glob(f"test_{name}*.py"))]
    ignored = [
        f"--ignore={folder / file.name}"
        for file in files
        if "pytest.mark.rule" not in file.read_text(encoding="utf-8")
    ]
    return [str(folder), "tests/records", "-k", f"{package} or {game}", *ignored]


def main() -> int:
    parser = argparse.ArgumentParser(description="Break each rule and see whether its tests notice.")
    parser.add_argument("games", nargs="*", help="ids of games; all of them if none is named")
    parser.add_argument("--most", type=int, default=0, help="the most breaks per game, at random")
    parser.add_argument("--resume", action="store_true", help="leave out what was tried before")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--kinds", nargs="*", choices=KINDS, default=KINDS, help="all of them if none is named"
    )
    parser.add_argument(
        "--seconds", type=float, default=60, help="of tests without the rule's mark, for each break"
    )
    parser.add_argument("--quick", action="store_true", help="only the tests that notice most")
    options = parser.parse_args()
    inside = [name for name, game in games().items() if game.package.startswith("engineshed.")]
    before, marked = tried_before() if options.resume else {}, tests_by_rule()
    TRIED.parent.mkdir(exist_ok=True)
    verdicts: list[Verdict] = []
    with TRIED.open("a" if options.resume else "w", encoding="utf-8") as tried:
        for game in options.games or [*inside, "house"]:
            found = [mutant for mutant in mutants_of(game) if mutant.kind in options.kinds]
            if options.most and len(found) > options.most:
                found = random.Random(options.seed).sample(found, options.most)
            tests, todo = state_of(game) + ("-quick" if options.quick else ""), list[Mutant]()
            for mutant in found:
                caught, why, state = before.get(key(mutant), (False, "", ""))
                if caught or state == tests:
                    verdicts.append(Verdict(mutant, caught, why))
                else:
                    todo.append(mutant)
            copy = Copy(game, marked, options.quick) if todo else None
            if copy:
                copy.check_controls(
                    random.Random(options.seed).sample(found, min(CONTROLS, len(found))), options.seconds
                )
            for mutant in todo:
                assert copy
                verdict = copy.try_out(mutant, options.seconds)
                verdicts.append(verdict)
                print(json.dumps([key(mutant), verdict.caught, verdict.why, tests]), file=tried, flush=True)
                if not verdict.caught:
                    print(f"survived: {mutant} ({verdict.why})", flush=True)
            if copy:
                copy.close()
            report(verdicts)
    return report(verdicts)


def report(verdicts: list[Verdict]) -> int:
    summary: dict[str, dict[str, object]] = {}
    for game in dict.fromkeys(verdict.mutant.game for verdict in verdicts):
        mine = [verdict for verdict in verdicts if verdict.mutant.game == game]
        caught = sum(verdict.caught for verdict in mine)
        kinds = {
            kind: [len(same), sum(v.caught for v in same), sum(v.why == NOTICED for v in same)]
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
