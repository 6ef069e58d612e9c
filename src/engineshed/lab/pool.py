"""Work spread over the cores of this machine."""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def cores() -> int:
    return os.cpu_count() or 1


def spread(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Iterator[R]:
    """The results as they come; with one job everything happens in this process.

    Only a few tasks are handed out at a time, so whoever stops asking stops the work.
    """
    if jobs <= 1:
        yield from map(work, tasks)
        return
    queue = iter(tasks)
    pool = ProcessPoolExecutor(jobs)
    try:
        running: set[Future[R]] = {pool.submit(work, task) for task in islice(queue, 2 * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                running |= {pool.submit(work, task) for task in islice(queue, 1)}
                yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
