"""Finds out whether other processes send notices too, to take over what a dead one had begun."""

from collections.abc import Awaitable, Callable
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from engineshed.server.store.storage import Storage

SENDERS: Final = 0x5348EE
"""The number of the lock that all sending processes share; PostgreSQL drops it when a process dies."""


class Shift:
    """Lets this process take over what others left, if it is the only one that sends."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._held: AsyncConnection | None = None
        self._first = True

    async def if_alone(self, take_up: Callable[[], Awaitable[None]]) -> None:
        """Call `take_up` if no other process sends. Only between two rounds of this process."""
        if not self.storage.shared:  # SQLite has one process: whoever began before has died
            if self._first:
                await take_up()
            self._first = False
            return
        try:
            connection = await self._lock()
            if await connection.scalar(sa.select(sa.func.pg_try_advisory_lock(SENDERS))):
                await take_up()
                await connection.execute(sa.select(sa.func.pg_advisory_unlock(SENDERS)))
        except (SQLAlchemyError, OSError):
            await self.close()
            raise

    async def _lock(self) -> AsyncConnection:
        """The connection that holds the shared lock."""
        if self._held is None:
            connection = await self.storage.engine.connect()
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            self._held = connection
            await connection.execute(sa.select(sa.func.pg_advisory_lock_shared(SENDERS)))
        return self._held

    async def close(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            await held.invalidate()  # not back into the pool: the lock goes with it
            await held.close()
