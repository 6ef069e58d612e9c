"""A short line for what can wait: one at a time, in the order in which they come."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

MOST: Final = 10
"""Who stand in the line together."""
MOST_OF_ONE: Final = 2
"""Of these one and the same."""


class Busy(Exception):
    """The line is long enough, or the same one stands there already: come back later."""


class WaitingLine:
    """Nobody waits in it for long, and nobody fills it alone."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._standing = Counter[str]()

    @asynccontextmanager
    async def behind(self) -> AsyncIterator[None]:
        """For what nobody waits for at a page: it has all the time, and takes turns with the others."""
        async with self._turn:
            yield

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """When it is their turn; Busy says at once that it will not be soon."""
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
