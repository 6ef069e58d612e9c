"""Work spread over processes: they end in order, die alone and never outlive whoever started them."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from engineshed.lab.pool import WorkersDie, spread

PATIENT = 20.0


def die_once(mark: str) -> str:
    """Kills its process the first time."""
    path = Path(mark)
    if not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return path.name


def die(_: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def refuse(number: int) -> int:
    raise ValueError(f"not {number}")


def unsendable(number: int) -> object:
    return lambda: number


@pytest.fixture
def workers() -> Callable[[], int]:
    """Counts the processes that were started during the test: servers of other tests run on."""
    others = set(multiprocessing.active_children())
    return lambda: len(set(multiprocessing.active_children()) - others)


def test_nobody_is_left_when_the_last_result_has_been_given(workers: Callable[[], int]) -> None:
    assert sorted(spread(abs, range(-9, 1), 2)) == list(range(10))
    assert workers() == 0


def test_nobody_is_left_when_nobody_asks_on(workers: Callable[[], int]) -> None:
    results = spread(time.sleep, (0.0 if n == 0 else 60.0 for n in range(10)), 2)
    next(results)
    assert workers() == 2
    results.close()  # type: ignore[attr-defined]
    assert workers() == 0


def test_the_task_of_a_dead_worker_is_tried_again(tmp_path: Path) -> None:
    marks = [str(tmp_path / name) for name in "abcd"]
    assert sorted(spread(die_once, marks, 2)) == ["a", "b", "c", "d"]


def test_a_task_that_kills_its_workers_is_named(workers: Callable[[], int]) -> None:
    with pytest.raises(WorkersDie, match="3 workers died of 7"):
        list(spread(die, [7], 2))
    assert workers() == 0


def test_what_a_worker_raises_is_raised_here_with_its_place() -> None:
    with pytest.raises(ValueError, match="not 5") as caught:
        list(spread(refuse, [5], 2))
    assert "in refuse" in "".join(caught.value.__notes__)


class Picky(Exception):
    """Cannot be made again from its arguments."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} and {other}")


def be_picky(number: int) -> int:
    raise Picky(number, number)


def test_an_error_that_cannot_be_sent_is_told_in_words() -> None:
    with pytest.raises(RuntimeError, match="Picky: 5 and 5"):
        list(spread(be_picky, [5], 2))


def test_an_answer_that_cannot_be_sent_is_said() -> None:
    with pytest.raises(AttributeError, match="lambda"):
        list(spread(unsendable, [5], 2))


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split(") ")[1][0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_workers_end_with_a_killed_parent(method: str) -> None:
    script = (
        "import multiprocessing, os, time\n"
        "from engineshed.lab.pool import spread\n"
        "if __name__ == '__main__':\n"
        f"    multiprocessing.set_start_method({method!r})\n"
        "    for _ in spread(time.sleep, [0.0, 0.0, 60.0, 60.0], 2):\n"
        "        print(*(child.pid for child in multiprocessing.active_children()), flush=True)\n"
    )
    parent = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    workers = [int(pid) for pid in parent.stdout.readline().split()]
    assert len(workers) == 2
    parent.kill()
    parent.wait()
    parent.stdout.close()
    deadline = time.monotonic() + PATIENT
    while any(alive(pid) for pid in workers):
        assert time.monotonic() < deadline
        time.sleep(0.05)
