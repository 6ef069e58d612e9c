"""Streams and bodies that are cut: nothing in the log, nothing kept."""

import asyncio
from collections.abc import AsyncIterator

import anyio
import pytest
import sqlalchemy as sa
from litestar.response.sse import ServerSentEventMessage

from engineshed.server.pages.live import together
from engineshed.server.store.storage import Storage
from tests.server.apart import apart

pytestmark = pytest.mark.xdist_group("postgres")
LONG = {
    "sqlite": "WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i+1 FROM n LIMIT 3000000) SELECT 1 FROM n",
    "postgresql": "SELECT pg_sleep(1)",
}


def test_a_stream_that_is_cut_while_it_reads_leaves_no_trace(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """As a server cuts it: with a scope that interrupts whatever is still awaited, again and again."""

    async def deed() -> None:
        storage, reading = Storage(database), asyncio.Event()

        async def source() -> AsyncIterator[ServerSentEventMessage]:
            async with storage.engine.connect() as connection:
                reading.set()
                await connection.execute(sa.text(LONG[storage.engine.dialect.name]))
            yield ServerSentEventMessage(data="1")

        async def flow() -> None:
            async for _ in together(source()):
                pass

        async with anyio.create_task_group() as group:
            group.start_soon(flow)
            await reading.wait()
            await asyncio.sleep(0.05)
            group.cancel_scope.cancel()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*others, return_exceptions=True)
        assert await storage.answers()
        assert storage.engine.pool.checkedout() == 0  # type: ignore[attr-defined]
        await storage.close()

    apart(deed())
    assert [record.getMessage() for record in caplog.records] == []
