"""Listens to PostgreSQL's NOTIFY and tells the hall when another process has written."""

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy.engine import URL

from engineshed.server.store.storage import CHANNEL
from engineshed.server.tasks import end_tasks, happens

LOG = logging.getLogger(__name__)
AGAIN = 1.0
"""Seconds until a lost connection is tried again."""
ANSWER = 10.0
"""Seconds within which the database has to answer."""
STILL_THERE = 30.0
"""Seconds after which the connection is asked whether it is still one."""


class Listener:
    """Calls `heard` with table and number of every commit, and `deaf` when some may have been missed."""

    def __init__(self, url: URL, heard: Callable[[str, int], None], deaf: Callable[[], None]) -> None:
        self.url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.heard = heard
        self.deaf = deaf
        self._task = asyncio.get_running_loop().create_task(self._listen())

    async def close(self) -> None:
        await end_tasks(self._task)

    async def _listen(self) -> None:
        import asyncpg  # the extra `postgres`

        while True:
            try:
                connection, lost = await asyncpg.connect(self.url, timeout=ANSWER), asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                try:
                    await connection.add_listener(CHANNEL, self._hear)
                    self.deaf()
                    while not lost.is_set():
                        await happens(lost, STILL_THERE)
                        await connection.execute("SELECT 1", timeout=ANSWER)
                finally:
                    connection.terminate()
            except Exception as error:  # whatever it is, nobody else would listen
                LOG.warning("not listening to other processes: %s", error)
            await asyncio.sleep(AGAIN)

    def _hear(self, _connection: object, _pid: int, _channel: str, said: str) -> None:
        table, _, number = said.partition(" ")
        self.heard(table, int(number))
