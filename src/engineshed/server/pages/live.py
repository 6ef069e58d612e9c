"""Live pages: streams that may be cut at any moment, while they read too."""

import asyncio
from collections.abc import AsyncIterator

from litestar.response import ServerSentEvent
from litestar.response.sse import ServerSentEventMessage

Drops = AsyncIterator[ServerSentEventMessage]

_ENDING: set[asyncio.Task[None]] = set()
"""What was cut and still gives back its connection."""


def live(*streams: Drops) -> ServerSentEvent:
    return ServerSentEvent(together(*streams))


async def together(*streams: Drops) -> Drops:
    """Several streams as one: a browser keeps few connections open. It ends with the first that ends.

    Each flows in a task of its own. Who is cut in the middle of a request is interrupted at every step that
    they still take, even at giving back a connection; a task is interrupted once, and then left to tidy up.
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
