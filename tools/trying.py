"""Runs tests against one break after the other, without starting Python or collecting tests anew each time.

Two processes wait, and each run is a fork of one of them:

    warm     has imported the game and collected its tests. A fork swaps the code of the broken function in
             memory and runs the tests that are asked for: some hundredths of a second for most breaks.
    fresh    has imported what no break touches. A fork imports the game as its files are at that moment: for
             printed numbers, for what is worked out while a module is imported, and to make sure.

    python -m tools.trying warm PLACE PATHS...    reads one JSON request per line, answers with one JSON line
    python -m tools.trying fresh PLACE PATHS...
"""

import gc
import importlib
import json
import os
import resource
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from cProfile import Profile
from functools import partial
from importlib.metadata import entry_points
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final, NamedTuple

import pytest

PASSED: Final = 0
FAILED: Final = 1
NOT_FOUND: Final = 5
NEVER_ENDED: Final = -1
"""The answer for tests that had to be stopped."""
NO_SWAP: Final = -2
"""The answer where no function can be swapped: the break stands outside of one or changes its frame."""
HOURS: Final = 2 * 3600
"""By the clock: on a busy machine a shorter limit would only notice how busy it is."""
MEMORY: Final = 6 << 30
LIBRARIES: Final = ("hypothesis", "jinja2", "msgspec", "numpy")
KERNEL: Final = ("engineshed.kernel", "engineshed.kernel.play", "engineshed.kernel.page")
UNTIMED: Final = ("--timeout=0", "-o", "faulthandler_timeout=0")
NEEDLESS: Final = ("cacheprovider", "faker", "schemathesis", "unraisableexception")
"""Plugins that no test of a game needs and that take longer than most tests."""
OPTIONS: Final = ("-q", "-s", *(f"-pno:{name}" for name in NEEDLESS), "--no-header", *UNTIMED)


class Swap(NamedTuple):
    """A function of a file, and the whole text of the file with the break in it."""

    file: str
    function: str
    text: str


class Runner:
    """One of the two processes, in one copy of the sources."""

    def __init__(self, place: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tools.trying", arguments[0], str(place), *arguments[1:]],
            cwd=place,
            env={**os.environ, "PYTHONPATH": f"{place / 'src'}:{place}", "PYTHONDONTWRITEBYTECODE": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **request: object) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"the process that runs tests ended with {self.process.wait()}")
        return json.loads(answer)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


def requests() -> tuple[Iterator[dict[str, Any]], Callable[[object], None]]:
    """What is asked on the standard input, and how to answer; tests get neither."""
    asked = os.fdopen(os.dup(0), encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)

    def answer(said: object) -> None:
        answers.write(json.dumps(said) + "\n")
        answers.flush()

    return (json.loads(line) for line in asked), answer


def forked(work: Callable[[], int], seconds: int) -> int:
    """Do it in a fork that may use so many seconds of a processor."""
    child = os.fork()
    if not child:
        os.setpgid(0, 0)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        try:
            code = work()
        except BaseException:
            code = FAILED
        os._exit(code & 0xFF)

    def stop(*_: object) -> None:
        os.killpg(child, signal.SIGKILL)

    signal.signal(signal.SIGALRM, stop)
    signal.alarm(HOURS)
    _, status = os.waitpid(child, 0)
    signal.alarm(0)
    ended = NEVER_ENDED if os.WIFSIGNALED(status) else os.waitstatus_to_exitcode(status)
    return NO_SWAP if ended == NO_SWAP & 0xFF else ended


class Hasty:
    """A plugin that ends a fork at the first failure: nobody reads what pytest would say about it."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        failure = call.excinfo.value if call.excinfo else None
        if failure and not isinstance(failure, pytest.skip.Exception):
            if not item.get_closest_marker("xfail"):
                os._exit(FAILED)


# Fresh


class Chosen:
    """A plugin that keeps the tests that were asked for, in that order."""

    def __init__(self, tests: list[str]) -> None:
        self.tests = tests

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = chosen(items, self.tests)


def chosen(items: list[pytest.Item], tests: list[str]) -> list[pytest.Item]:
    places = {test: number for number, test in enumerate(tests)}
    found = [
        (place, item)
        for item in items
        if (place := places.get(item.nodeid, places.get(item.nodeid.partition("[")[0]))) is not None
    ]
    return [item for _, item in sorted(found, key=lambda one: one[0])]


def fresh(place: Path, paths: list[str]) -> None:
    asked, answer = requests()
    unbroken = KERNEL if "tests/kernel" not in paths else ()
    for library in (*LIBRARIES, *unbroken):
        importlib.import_module(library)
    for plugin in entry_points(group="pytest11"):
        if plugin.name not in NEEDLESS:
            plugin.load()
    gc.freeze()
    for request in asked:
        answer(forked(partial(run_fresh, request["tests"]), request["seconds"]))


def run_fresh(tests: list[str]) -> int:
    files = dict.fromkeys(test.partition("::")[0] for test in tests)
    return int(pytest.main([*OPTIONS, "-x", *files], plugins=[Chosen(tests), Hasty()]))


# Warm


class Calls:
    """Which functions of the sources are called."""

    def __init__(self) -> None:
        self.profile = Profile(subcalls=False, builtins=False)

    def begin(self) -> None:
        self.profile.enable()

    def end(self) -> None:
        self.profile.disable()

    def names(self) -> list[str]:
        """`src/engineshed/kernel/state.py:State.do` and so on; of a function inside another the outer one."""
        here = f"{Path.cwd()}/"
        return sorted(
            {
                f"{code.co_filename.removeprefix(here)}:{code.co_qualname.partition('.<locals>')[0]}"
                for called in self.profile.getstats()
                if isinstance(code := called.code, CodeType) and code.co_filename.startswith(f"{here}src/")
            }
        )


class Waiting:
    """A plugin that, in place of running the collected tests, runs forks that do."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.asked, self.answer = requests()
        self.imported = Calls()
        self.imported.begin()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.imported.end()
        functions: defaultdict[tuple[str, str], list[FunctionType]] = defaultdict(list)
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                code = thing.__code__
                functions[code.co_filename, code.co_qualname].append(thing)
        gc.freeze()
        for request in self.asked:
            if "measure" in request:
                file = Path(request["measure"])
                items = [item for item in session.items if item.nodeid.partition("::")[0] in request["files"]]
                look = collect if request["quick"] else measure
                self.answer(forked(partial(look, items, self.imported, file), HOURS))
                continue
            swap = Swap(**request["swap"])
            name = str(self.place / swap.file)
            known = functions.get((name, swap.function), [])
            items = chosen(session.items, request["tests"])
            work = partial(try_swap, session, items, known, name, swap)
            self.answer(forked(work, request["seconds"]))
        return True


def try_swap(
    session: pytest.Session, items: list[pytest.Item], functions: list[FunctionType], file: str, swap: Swap
) -> int:
    new = code_of(compile(swap.text, file, "exec"), swap.function)
    if new is None or not functions:
        return NO_SWAP
    try:
        for function in functions:
            function.__code__ = new
    except ValueError:
        return NO_SWAP
    session.config.pluginmanager.register(Hasty())
    return run(session, items)


def code_of(code: CodeType, name: str) -> CodeType | None:
    """The code of the function or method of this name."""
    if code.co_qualname == name:
        return code
    inside = (const for const in code.co_consts if isinstance(const, CodeType))
    return next((found for one in inside if (found := code_of(one, name))), None)


def run(session: pytest.Session, items: list[pytest.Item]) -> int:
    if not items:
        return NOT_FOUND
    session.items = items
    for number, item in enumerate(items):
        following = items[number + 1] if number + 1 < len(items) else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return FAILED
    return PASSED


def measure(items: list[pytest.Item], imported: Calls, file: Path) -> int:
    """Run tests: which fail, how long each takes, and which functions it calls."""
    tests: dict[str, dict[str, object]] = {}
    failed = 0
    for item, following in zip_longest(items, items[1:]):
        calls, begun = Calls(), time.process_time()
        calls.begin()
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        calls.end()
        tests[item.nodeid] = {
            "seconds": round(time.process_time() - begun, 4),
            "failed": item.session.testsfailed > failed,
            "calls": calls.names(),
        }
        failed = item.session.testsfailed
    file.write_text(json.dumps({"imported": imported.names(), "tests": tests}), encoding="utf-8")
    return PASSED


def collect(items: list[pytest.Item], imported: Calls, file: Path) -> int:
    """What `measure` finds out without running any test."""
    tests = {item.nodeid: {"seconds": 0, "failed": False, "calls": []} for item in items}
    file.write_text(json.dumps({"imported": imported.names(), "tests": tests}), encoding="utf-8")
    return PASSED


def main() -> None:
    kind, place, *paths = sys.argv[1:]
    if kind == "fresh":
        fresh(Path(place), paths)
    else:
        waiting = Waiting(Path(place))
        pytest.main([*OPTIONS, *paths], plugins=[waiting])


if __name__ == "__main__":
    main()
