"""A short queue for work that can wait: one at a time, in order."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

MOST: Final = 10
"""The length of the queue."""
MOST_OF_ONE: Final = 2
"""The most places in it that one guest may have."""


class Busy(Exception):
    """The queue is full, or this guest has enough places in it."""


class WaitingLine:
    """A queue that is never long and that nobody can fill alone."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._standing = Counter[str]()

    @asynccontextmanager
    async def behind(self) -> AsyncIterator[None]:
        """Wait for a turn without a place in the queue, for work that nobody waits for."""
        async with self._turn:
            yield

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for this guest's turn; Busy if the queue is full or has them often enough."""
        if self._standing.total() >= MOST or self._standing[who] >= MOST_OF_ONE:
            raise Busy
        self._standing[who] += 1
        try:
            async with self._turn:
                yield
        finally:
            self._standing[who] -= 1
            if not self._standing[who]:
                del self._standing[who]
