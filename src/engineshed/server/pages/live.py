"""Event streams of live pages, which the browser may close at any moment."""

import asyncio
from collections.abc import AsyncIterator

from litestar.response import ServerSentEvent
from litestar.response.sse import ServerSentEventMessage

Drops = AsyncIterator[ServerSentEventMessage]

_ENDING: set[asyncio.Task[None]] = set()
"""Tasks of closed streams that still give back their database connections."""


def live(*streams: Drops) -> ServerSentEvent:
    return ServerSentEvent(together(*streams))


async def together(*streams: Drops) -> Drops:
    """Several streams as one, since browsers keep few connections open; it ends with the first that ends.

    Each stream runs in a task of its own. The framework cancels a closed request at every further step, even
    while it gives back a connection; a task is cancelled once and can then tidy up.
    """
    queue: asyncio.Queue[ServerSentEventMessage | BaseException | None] = asyncio.Queue()

    async def pour(source: Drops) -> None:
        ended: BaseException | None = None
        try:
            async for drop in source:
                queue.put_nowait(drop)
        except Exception as error:
            ended = error
        queue.put_nowait(ended)

    tasks = [asyncio.get_running_loop().create_task(pour(source)) for source in streams]
    try:
        while isinstance(drop := await queue.get(), ServerSentEventMessage):
            yield drop
        if drop is not None:
            raise drop
    finally:
        for task in tasks:
            _ENDING.add(task)
            task.add_done_callback(_ENDING.discard)
            task.cancel()
