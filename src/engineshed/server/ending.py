"""Tasks that run as long as the house is open, and how they are waited for and ended."""

import asyncio
from typing import Final

AGAIN: Final = 1.0
"""Seconds after which a task that goes on is told again to end."""


async def ended(*tasks: "asyncio.Task[None] | None") -> None:
    """End these tasks. A library that swallows being told to end keeps nobody waiting: it is told again."""
    pending = {task for task in tasks if task is not None}
    while pending:
        for task in pending:
            task.cancel()
        done, pending = await asyncio.wait(pending, timeout=AGAIN)
        await asyncio.gather(*done, return_exceptions=True)


async def happens(event: asyncio.Event, seconds: float) -> bool:
    """Does it happen within this time?

    Not by `asyncio.wait_for`: in Python 3.11 who is told to end at the moment at which it happens goes on.
    """
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True
