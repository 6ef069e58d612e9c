"""Processes that work for the server. One that is killed, stops or hangs is replaced.

A task whose worker dies is given to another worker. A task that takes too long is given up with its worker.
"""

import asyncio
import contextlib
import logging
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from importlib.resources import files
from typing import Final

import msgspec

from engineshed.server.tasks import end_tasks, happens
from engineshed.server.work.waiting_line import WaitingLine
from engineshed.server.work.working import LENGTH, Said, Task, frame

LOG = logging.getLogger(__name__)

ROUND: Final = 1.0
"""Seconds between two looks at the workers."""
SILENT: Final = 3
"""Looks without a sign of life after which a worker is taken for stopped."""
STARTING: Final = 20
"""The same for a worker that is still starting, which takes long on a busy machine."""
DOUBTFUL: Final = 2
"""Looks without a sign of life after which another worker is started beside it, in case it has stopped."""
DOUBTFUL_START: Final = 4
"""The same for a worker that is still starting: more of them make each other slower."""
MOST_BESIDE: Final = 3
"""The most workers there may be then, in multiples of the wanted number."""
IN_VAIN: Final = 3
"""Workers in a row that ended before they were ready, after which nobody waits for another."""
MOST_TRIES: Final = 3
"""Workers that one task may cost."""
LONGEST_PAUSE: Final = 4.0
"""Seconds at most until a worker that could not be started is tried again."""


class NoAnswer(Exception):
    """A task was not done; the message says why."""


class TooSlow(NoAnswer):
    """A task took longer than it may."""


class Failed(NoAnswer):
    """A task raised an exception."""


class Lost(NoAnswer):
    """Every worker that tried a task died."""


class NoWorker(NoAnswer):
    """No worker can be started."""


class _Died(Exception):
    """The worker of this task is gone."""


class Worker:
    """One process, and what it is doing."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.ready = asyncio.Event()
        self.silent = 0
        """Looks since its last sign of life."""
        self.gone = False
        self.dismissed = False
        """Was it ended because it was not needed?"""
        self.answer: asyncio.Future[object] | None = None

    async def do(self, task: Task, seconds: float) -> object:
        """Give the worker a task and wait for the answer."""
        assert self.process.stdin is not None
        self.answer = asyncio.get_running_loop().create_future()
        try:
            self.process.stdin.write(frame(task))
            done, _ = await asyncio.wait({self.answer}, timeout=seconds)
            if not done:
                # Perhaps it was this process that had no time to read: once more, shortly.
                done, _ = await asyncio.wait({self.answer}, timeout=0.1)
            if not done:
                raise TooSlow(f"{task.name} took more than {seconds:g} s")
            return self.answer.result()
        except (Failed, _Died):
            raise
        except BaseException:
            self.end()  # nobody wants what it would still say
            raise
        finally:
            self.answer = None

    async def listen(self) -> None:
        """Read what the worker says until its pipe is closed."""
        assert self.process.stdout is not None
        pipe = self.process.stdout
        with contextlib.suppress(asyncio.IncompleteReadError, msgspec.DecodeError, OSError):
            while True:
                length = int.from_bytes(await pipe.readexactly(LENGTH), "big")
                self._hear(msgspec.msgpack.decode(await pipe.readexactly(length), type=Said))
        self.end()
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(_Died())
        await self.process.wait()

    def _hear(self, said: Said) -> None:
        self.silent = 0
        if said.word == "ready":
            self.ready.set()
        elif self.answer is not None and not self.answer.done():
            if said.word == "done":
                self.answer.set_result(said.what)
            elif said.word == "failed":
                self.answer.set_exception(Failed(str(said.what)))

    def dismiss(self) -> None:
        self.dismissed = True
        self.end()

    def end(self) -> None:
        self.gone = True
        if self.process.returncode is None:
            # Not process.kill(): that would fetch the exit code which asyncio is waiting for.
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.process.pid, signal.SIGKILL)


class Workers:
    """A number of processes, kept alive. `call` waits in line for one."""

    def __init__(self, count: int) -> None:
        self.count = count
        """How many there should be; 0: one is started for the first task."""
        self.aside = WaitingLine()
        """For tasks that can wait (hints, reviews): together they occupy one worker at most, and for moments
        a second one that is idle."""
        self._crew: dict[Worker, asyncio.Task[None]] = {}
        self._free: asyncio.Queue[Worker | None] = asyncio.Queue()
        """None in the queue means that no worker can be started; whoever gets it passes it on."""
        self._missing = asyncio.Event()
        self._keeper: asyncio.Task[None] | None = None
        self._in_vain = 0
        self._not_before = 0.0
        """The time, by the loop's clock, before which no further worker is started."""
        self._closing = False

    def start(self) -> None:
        """Start the workers, and keep them alive from now on."""
        if self._keeper is None:
            self._keeper = asyncio.get_running_loop().create_task(self._keep())

    async def close(self) -> None:
        """End all workers. Whoever waits for an answer must have been cancelled before."""
        self._closing = True
        await end_tasks(self._keeper)
        for worker in self._crew:
            worker.end()
        await asyncio.gather(*self._crew.values(), return_exceptions=True)

    def pids(self) -> list[int]:
        """The process ids of the present workers."""
        return [worker.process.pid for worker in self._crew if not worker.gone]

    @property
    def idle(self) -> int:
        """How many workers wait for something to do."""
        return self._free.qsize()

    async def call(self, name: str, *arguments: object, seconds: float) -> object:
        """Call a function (`package.module:function`) in a worker; NoAnswer says why there is no result.

        The seconds count from the moment at which a worker begins.
        """
        self.count = self.count or 1
        self.start()
        self._missing.set()
        task = Task(name, list(arguments))
        for _ in range(MOST_TRIES):
            worker = await self._next()
            try:
                return await worker.do(task, seconds)
            except _Died:
                LOG.warning("worker %d died during %s", worker.process.pid, name)
            finally:
                self._back(worker)
        raise Lost(f"{MOST_TRIES} workers died during {name}")

    async def _next(self) -> Worker:
        """Wait in line for an idle worker."""
        while self._in_vain < IN_VAIN:
            worker = await self._free.get()
            if worker is not None and not worker.gone:
                return worker
        self._free.put_nowait(None)
        raise NoWorker("no worker can be started")

    async def _keep(self) -> None:
        """Start missing workers, and look for signs of life once a second."""
        loop = asyncio.get_running_loop()
        look = loop.time() + ROUND
        while True:
            self._missing.clear()
            if loop.time() >= self._not_before:
                await self._fill()
            await happens(self._missing, look - loop.time())
            if loop.time() >= look:
                self._look_after()
                look = loop.time() + ROUND

    async def _fill(self) -> None:
        try:
            while self._sure() < self.count and len(self._crew) < MOST_BESIDE * self.count:
                worker = await _start()
                self._crew[worker] = asyncio.get_running_loop().create_task(self._employ(worker))
        except OSError as error:
            LOG.error("no worker can be started: %s", error)
            self._failed()

    async def _employ(self, worker: Worker) -> None:
        """Follow a worker from its start to its end."""
        listening = asyncio.create_task(worker.listen())
        ready = asyncio.create_task(worker.ready.wait())
        await asyncio.wait({listening, ready}, return_when=asyncio.FIRST_COMPLETED)
        if worker.ready.is_set():
            self._in_vain, self._not_before = 0, 0.0
            self._back(worker)
        else:
            ready.cancel()
        await listening
        if not self._closing and not worker.dismissed:
            LOG.warning("worker %d ended (%s)", worker.process.pid, worker.process.returncode)
            if not worker.ready.is_set():
                self._failed()
        del self._crew[worker]
        self._missing.set()

    def _sure(self) -> int:
        """The number of workers that have given a sign of life recently."""
        return len(self._starting()) + len(self._able())

    def _starting(self) -> list[Worker]:
        """Those that are not ready yet, the one that was started last at the end."""
        starting = [worker for worker in self._crew if not worker.gone and not worker.ready.is_set()]
        return [worker for worker in starting if worker.silent < DOUBTFUL_START]

    def _able(self) -> list[Worker]:
        ready = [worker for worker in self._crew if not worker.gone and worker.ready.is_set()]
        return [worker for worker in ready if worker.silent < DOUBTFUL]

    def _back(self, worker: Worker) -> None:
        """Take back an idle worker. Of those that were started in doubt, the last ones are not needed now.

        Nobody who is ready goes for somebody who is not: where starting takes long, nobody would get to work.
        """
        surplus = self._sure() - self.count
        for unneeded in reversed(self._starting()[-surplus:] if surplus > 0 else ()):
            unneeded.dismiss()
        if len(self._able()) > self.count:
            worker.dismiss()
        if not worker.gone:
            self._free.put_nowait(worker)

    def _failed(self) -> None:
        """Note that a worker could not be started."""
        self._in_vain += 1
        pause = min(ROUND * 2**self._in_vain / 4, LONGEST_PAUSE)
        self._not_before = asyncio.get_running_loop().time() + pause
        if self._in_vain == IN_VAIN:
            self._free.put_nowait(None)

    def _look_after(self) -> None:
        for worker in self._crew:
            worker.silent += 1
            if worker.silent >= (SILENT if worker.ready.is_set() else STARTING):
                LOG.warning("worker %d gives no sign of life", worker.process.pid)
                worker.end()


async def _start() -> Worker:
    # The same modules as here, and none that happens to lie where the server was started.
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    program = str(files("engineshed.lab").joinpath("parent.py"))
    command = [sys.executable, "-P", program, str(os.getpid()), "engineshed.server.work.working"]
    return Worker(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=surroundings))
