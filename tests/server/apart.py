"""Coroutines in tests that are none themselves."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


def apart(deed: Coroutine[object, object, T]) -> T:
    """Playwright's own loop may run in this thread, so the deed gets a thread of its own."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(asyncio.run, deed).result()
