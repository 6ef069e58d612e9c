"""The clock that bots think by.

At a table people wait, so it is the one on the wall. Where bots are measured it is the processor's: how
strong a level is should not depend on what else the machine does.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_BY_PROCESSOR: ContextVar[bool] = ContextVar("by_processor", default=False)


def now() -> float:
    """Seconds since some moment."""
    return time.process_time() if _BY_PROCESSOR.get() else time.monotonic()


@contextmanager
def by_processor() -> Iterator[None]:
    """Within this, time is what this process has used of the processor."""
    token = _BY_PROCESSOR.set(True)
    try:
        yield
    finally:
        _BY_PROCESSOR.reset(token)
