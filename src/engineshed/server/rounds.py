"""Work that is done again and again while the house is open."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from engineshed.server.store.storage import away
from engineshed.server.tasks import end_tasks

LOG = logging.getLogger(__name__)

JUMP: Final = 60.0
"""Seconds: a smaller change of the time of day is not a jump."""


class SteadyClock:
    """Notices when the time of day was set, and says how long it has run evenly."""

    def __init__(self) -> None:
        self._even = time.time() - time.monotonic()
        self._since = time.monotonic()

    def steady(self) -> float:
        """Seconds since this was made, or since the clock was last set."""
        even = time.time() - time.monotonic()
        if abs(even - self._even) > JUMP:
            LOG.warning("the clock was set by %.0f s: nothing ends for a while", even - self._even)
            self._since = time.monotonic()
        self._even = even
        return time.monotonic() - self._since


class Rounds:
    """Does some work every few seconds, once the clock has run evenly for long enough.

    A round that fails is logged and harms no later one; while the database is away, rounds just wait.
    """

    def __init__(
        self, name: str, seconds: float, steady: float, work: Callable[[float], Awaitable[None]]
    ) -> None:
        self.name = name
        self.seconds = seconds
        self.steady = steady
        """Seconds that the clock has to have run evenly before anything ends because it is late."""
        self.work = work
        """One round; it is told the time."""
        self.clock = SteadyClock()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._go())

    async def close(self) -> None:
        await end_tasks(self._task)

    async def _go(self) -> None:
        while True:
            await asyncio.sleep(self.seconds)
            try:
                if self.clock.steady() >= self.steady:
                    await self.work(time.time())
            except Exception as error:
                if not away(error):
                    LOG.exception("a round of %s failed", self.name)
