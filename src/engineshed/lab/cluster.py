"""The same work on a Ray cluster: on this machine, or on many whose address is given.

--on ray                        a cluster of this machine, or the one that RAY_ADDRESS names
--on ray://head:10001           a cluster elsewhere
"""

import importlib
import logging
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final, TypeVar, cast

from engineshed.kernel import BadSetup

T = TypeVar("T")
R = TypeVar("R")

MOST_TRIES: Final = 3
"""Workers that one task may cost."""
AT_HAND: Final = 2
"""Tasks per processor that are handed out at a time."""


def spread_on_ray(work: Callable[[T], R], tasks: Iterator[T], jobs: int, on: str) -> Iterator[R]:
    """The results as they come; a lost worker costs only what it was doing."""
    try:
        ray = importlib.import_module("ray")
    except ImportError as error:
        raise BadSetup("--on ray needs Ray: pip install engineshed[ray]") from error
    if not ray.is_initialized():
        address = on if "://" in on else None
        ray.init(
            address=address,
            num_cpus=jobs if address is None and jobs else None,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    remote = ray.remote(num_cpus=1, max_retries=MOST_TRIES - 1)(_call)
    shared = ray.put(work)
    window = max(1, AT_HAND * int(ray.cluster_resources().get("CPU", 1)))
    running = [remote.remote(shared, task) for task in islice(tasks, window)]
    try:
        while running:
            (first,), running = ray.wait(running, num_returns=1)
            running += [remote.remote(shared, task) for task in islice(tasks, 1)]
            yield cast(R, ray.get(first))
    finally:
        for left in running:
            ray.cancel(left, force=True)


def _call(work: Callable[[T], R], task: T) -> R:
    return work(task)
