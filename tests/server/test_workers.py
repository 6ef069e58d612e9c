"""Workers may be killed, stopped or hang at any moment: the others go on, and so does what they did."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from engineshed.server.work import workers
from engineshed.server.work.workers import Failed, Lost, NoWorker, TooSlow, Workers
from tests.lab.test_pool import alive
from tests.server.apart import apart

TASKS = "tests.server.tasks"
SOON = 15.0
"""Seconds within which everything goes on again, on a busy machine too."""


def run(deed: Callable[[Workers], Coroutine[object, object, None]], count: int = 2) -> None:
    async def all_of_it() -> None:
        crew = Workers(count)
        crew.start()
        try:
            await asyncio.wait_for(deed(crew), 60)
        finally:
            pids = crew.pids()
            await crew.close()
        assert not any(alive(pid) for pid in pids)

    apart(all_of_it())


async def adds_up(crew: Workers) -> None:
    assert await asyncio.wait_for(crew.call(f"{TASKS}:add", 1, 2, seconds=5), SOON) == 3


def test_closing_waits_for_nobody_who_has_just_been_woken() -> None:
    """The moment at which a task is told to end and woken at once."""

    async def deed(crew: Workers) -> None:
        await adds_up(crew)
        asked = asyncio.create_task(crew.call(f"{TASKS}:add", 1, 2, seconds=5))
        await asyncio.sleep(0)
        asked.cancel()
        await asyncio.wait_for(crew.close(), SOON)

    run(deed)


def test_they_work_side_by_side() -> None:
    async def deed(crew: Workers) -> None:
        while sum(worker.ready.is_set() for worker in crew._crew) < crew.count:
            await adds_up(crew)
        start = time.monotonic()
        await asyncio.gather(*(crew.call(f"{TASKS}:sleep", 4.0, seconds=15) for _ in range(2)))
        assert time.monotonic() - start < 7.5

    run(deed)


def test_without_any_one_is_started_for_the_first_task() -> None:
    run(adds_up, count=0)


@pytest.mark.parametrize("name", ["SIGKILL", "SIGSTOP"])
def test_all_idle_workers_fall_away(name: str) -> None:
    async def deed(crew: Workers) -> None:
        await adds_up(crew)
        for pid in crew.pids():
            os.kill(pid, signal.Signals[name])
        await adds_up(crew)

    run(deed)


def test_workers_that_are_slow_to_start_get_to_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine nobody is sent away in favour of somebody who has only just been started."""
    begun: list[int] = []
    start = workers._start

    async def slowly() -> workers.Worker:
        worker = await start()
        os.kill(worker.process.pid, signal.SIGSTOP)
        begun.append(worker.process.pid)
        asyncio.get_running_loop().call_later(4.6, go_on, worker.process.pid)
        return worker

    def go_on(pid: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)

    monkeypatch.setattr(workers, "_start", slowly)
    monkeypatch.setattr(workers, "STARTING", 60)

    async def deed(crew: Workers) -> None:
        asked = (crew.call(f"{TASKS}:add", 1, 2, seconds=5) for _ in range(2))
        await asyncio.wait_for(asyncio.gather(*asked), 40)
        await asyncio.sleep(8)
        assert len(begun) <= 3 * crew.count
        assert len(crew.pids()) == crew.count
        await adds_up(crew)

    run(deed)


def test_workers_that_are_stopped_while_they_start_are_replaced() -> None:
    async def deed(crew: Workers) -> None:
        while len(crew.pids()) < 2:
            await asyncio.sleep(0.01)
        for pid in crew.pids():
            os.kill(pid, signal.SIGSTOP)
        assert await crew.call(f"{TASKS}:add", 1, 2, seconds=30) == 3

    run(deed)


def test_a_stopped_worker_is_noticed_however_much_the_others_have_to_do(tmp_path: Path) -> None:
    async def deed(crew: Workers) -> None:
        stopped = asyncio.create_task(crew.call(f"{TASKS}:once", str(tmp_path / "m"), "SIGSTOP", seconds=300))
        while not stopped.done():
            await crew.call(f"{TASKS}:add", 1, 2, seconds=300)
        assert stopped.result() == "done"

    run(deed)


@pytest.mark.parametrize("name", ["SIGKILL", "SIGSTOP"])
def test_what_a_fallen_worker_did_is_tried_again(name: str, tmp_path: Path) -> None:
    async def deed(crew: Workers) -> None:
        slow = asyncio.create_task(crew.call(f"{TASKS}:sleep", 2.0, seconds=30))
        again = await crew.call(f"{TASKS}:once", str(tmp_path / "mark"), name, seconds=30)
        assert again == "done"
        assert await slow == "slept"

    run(deed)


def test_a_task_that_kills_its_workers_is_given_up_and_harms_no_other() -> None:
    async def deed(crew: Workers) -> None:
        with pytest.raises(Lost):
            await crew.call(f"{TASKS}:die", seconds=5)
        await adds_up(crew)

    run(deed)


def test_a_task_that_hangs_is_given_up_and_harms_no_other() -> None:
    async def deed(crew: Workers) -> None:
        for _ in range(2):
            start = time.monotonic()
            with pytest.raises(TooSlow):
                await crew.call(f"{TASKS}:spin", seconds=0.5)
            assert time.monotonic() - start < SOON
        await adds_up(crew)

    run(deed)


def test_what_a_task_raises_is_told() -> None:
    async def deed(crew: Workers) -> None:
        with pytest.raises(Failed, match="ValueError: no"):
            await crew.call(f"{TASKS}:complain", seconds=5)
        with pytest.raises(Failed, match="nothing_like_it"):
            await crew.call(f"{TASKS}:nothing_like_it", seconds=5)
        await adds_up(crew)

    run(deed, count=1)


def test_whoever_stops_waiting_frees_the_worker() -> None:
    async def deed(crew: Workers) -> None:
        for _ in range(2):
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(crew.call(f"{TASKS}:sleep", 600.0, seconds=600), 1.5)
        await adds_up(crew)

    run(deed, count=1)


def test_where_none_can_be_started_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "ROUND", 0.01)
    start = workers._start

    async def refused() -> None:
        raise OSError("no more processes")

    async def deed(crew: Workers) -> None:
        waiting = [crew.call(f"{TASKS}:add", 1, 2, seconds=5) for _ in range(3)]
        assert all(
            isinstance(found, NoWorker) for found in await asyncio.gather(*waiting, return_exceptions=True)
        )
        monkeypatch.setattr(workers, "_start", start)
        while not crew.pids():
            await asyncio.sleep(0.05)
        await asyncio.sleep(0)
        monkeypatch.setattr(workers, "ROUND", 1.0)
        deadline = time.monotonic() + SOON
        while True:
            try:
                return await adds_up(crew)
            except NoWorker:
                assert time.monotonic() < deadline
                await asyncio.sleep(0.1)

    monkeypatch.setattr(workers, "_start", refused)
    run(deed)


@pytest.mark.parametrize("stopped", [False, True])
def test_they_end_with_a_killed_server(stopped: bool) -> None:
    script = f"""
import asyncio
from engineshed.server.work.workers import Workers

async def main():
    crew = Workers(2)
    crew.start()
    await asyncio.gather(*(crew.call("{TASKS}:sleep", 0.5, seconds=30) for _ in range(2)))  # each one
    print(await crew.call("{TASKS}:add", 1, 2, seconds=30), *crew.pids(), flush=True)
    await crew.call("{TASKS}:spin", seconds=600)

asyncio.run(main())
"""
    parent = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    three, *pids = map(int, parent.stdout.readline().split())
    assert (three, len(pids)) == (3, 2)
    if stopped:
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
    parent.kill()
    parent.wait()
    parent.stdout.close()
    deadline = time.monotonic() + SOON
    while any(alive(pid) for pid in pids):
        assert time.monotonic() < deadline
        time.sleep(0.05)
