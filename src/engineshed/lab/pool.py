"""Work spread over the cores of this machine, or over a cluster."""

import multiprocessing
import os
import pickle
import signal
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Generic, TypeVar, cast

from engineshed.kernel import BadSetup
from engineshed.lab.cluster import spread_on_ray
from engineshed.lab.parent import end_with_parent

T = TypeVar("T")
R = TypeVar("R")

MOST_TRIES = 3
"""Workers that one task may cost."""


class WorkersDie(RuntimeError):
    """Every worker that tried a task died."""


def cores() -> int:
    return os.cpu_count() or 1


def spread(work: Callable[[T], R], tasks: Iterable[T], jobs: int, on: str = "") -> Iterator[R]:
    """The results as they come; with one job everything happens in this process.

    Each worker has one task at a time, so whoever stops asking stops the work. No worker is left afterwards.
    With `on` all of it happens on a Ray cluster, see `cluster`.
    """
    if on:
        if on != "ray" and not on.startswith("ray://"):
            raise BadSetup(f"--on {on}: write ray, or ray://HOST:PORT")
        yield from spread_on_ray(work, iter(tasks), jobs, on)
        return
    if jobs <= 1:
        yield from map(work, tasks)
        return
    crew = _Crew(work)
    try:
        yield from crew.results(iter(tasks), jobs)
    finally:
        crew.end()


def in_order(work: Callable[[T], R], tasks: Iterable[T], jobs: int, on: str = "") -> Iterator[R]:
    """The results in the order of their tasks: the same for any number of workers."""
    early: dict[int, R] = {}
    wanted = 0
    for number, result in spread(Numbered(work), enumerate(tasks), jobs, on):
        early[number] = result
        while wanted in early:
            yield early.pop(wanted)
            wanted += 1


class Numbered(Generic[T, R]):
    """Work that says which task its result belongs to."""

    def __init__(self, work: Callable[[T], R]) -> None:
        self.work = work

    def __call__(self, task: tuple[int, T]) -> tuple[int, R]:
        return task[0], self.work(task[1])


class _Worker(Generic[T]):
    """A process, our end of its pipe, and what it is doing."""

    def __init__(
        self, process: multiprocessing.process.BaseProcess, pipe: "Connection[object, object]"
    ) -> None:
        self.process = process
        self.pipe = pipe
        self.task: T
        self.tries = 0

    def give(self, task: T, tries: int = 1) -> None:
        self.task, self.tries = task, tries
        with suppress(BrokenPipeError):  # it has just died: whoever waits for its answer will see
            self.pipe.send(task)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class _Crew(Generic[T, R]):
    """The workers of one `spread`."""

    def __init__(self, work: Callable[[T], R]) -> None:
        self.work = work
        self.busy: dict[Connection[object, object], _Worker[T]] = {}

    def results(self, tasks: Iterator[T], jobs: int) -> Iterator[R]:
        for _, task in zip(range(jobs), tasks):  # noqa: B905
            self._start().give(task)
        while self.busy:
            for pipe in cast("list[Connection[object, object]]", wait(list(self.busy))):
                worker = self.busy[pipe]
                try:
                    fine, answer = cast("tuple[bool, object]", pipe.recv())
                except (EOFError, OSError):
                    self._again(worker)
                    continue
                if not fine:
                    raise cast(BaseException, answer)
                for task in tasks:
                    worker.give(task)
                    break
                else:
                    self._end(worker)
                yield cast(R, answer)

    def end(self) -> None:
        for worker in list(self.busy.values()):
            self._end(worker)

    def _again(self, lost: _Worker[T]) -> None:
        self._end(lost)
        if lost.tries >= MOST_TRIES:
            raise WorkersDie(f"{lost.tries} workers died of {lost.task!r}")
        self._start().give(lost.task, lost.tries + 1)

    def _end(self, worker: _Worker[T]) -> None:
        del self.busy[worker.pipe]
        worker.end()

    def _start(self) -> _Worker[T]:
        ours, theirs = multiprocessing.Pipe()
        # A fork has our ends of all pipes too: it must close them, or nobody would notice that we are gone.
        forked = multiprocessing.get_start_method() == "fork"
        others = [ours, *self.busy] if forked else []
        process = multiprocessing.Process(
            target=_serve, args=(self.work, theirs, others, os.getpid()), daemon=True
        )
        process.start()
        theirs.close()
        worker = self.busy[ours] = _Worker[T](process, ours)
        return worker


def _serve(
    work: Callable[[T], R],
    pipe: "Connection[object, object]",
    others: "list[Connection[object, object]]",
    parent: int,
) -> None:
    """Runs in a worker, until its pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the parent's business
    end_with_parent(parent)
    for other in others:
        other.close()
    while True:
        try:
            task = cast(T, pipe.recv())
        except EOFError:
            return
        try:
            answer = pickle.dumps((True, work(task)))
        except BaseException as error:
            answer = pickle.dumps((False, _sendable(error)))
        try:
            pipe.send_bytes(answer)
        except OSError:
            return


def _sendable(error: BaseException) -> BaseException:
    """The error with its traceback, or only its text if it cannot be sent as it is."""
    error.add_note(traceback.format_exc())
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError("".join(traceback.format_exception(error)))
    return error
