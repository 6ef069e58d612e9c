"""How tasks that run while the house is open are ended, and how they wait for each other."""

import asyncio
from typing import Final

AGAIN: Final = 1.0
"""Seconds after which a task that still runs is cancelled again."""


async def end_tasks(*tasks: "asyncio.Task[None] | None") -> None:
    """Cancel these tasks and wait for their end. A task that swallows its cancellation is cancelled again."""
    pending = {task for task in tasks if task is not None}
    while pending:
        for task in pending:
            task.cancel()
        done, pending = await asyncio.wait(pending, timeout=AGAIN)
        await asyncio.gather(*done, return_exceptions=True)


async def happens(event: asyncio.Event, seconds: float) -> bool:
    """Wait for an event; whether it happened within this time.

    Not by `asyncio.wait_for`: in Python 3.11 it loses a cancellation that comes at the same moment.
    """
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True
