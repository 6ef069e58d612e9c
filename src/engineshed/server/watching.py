"""How many people watch a table without sitting there."""

import logging
from collections.abc import Callable
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from engineshed.server.caches import Recent
from engineshed.server.store.schema import WATCHING
from engineshed.server.store.storage import Storage
from engineshed.server.tables.table import Table

LOG = logging.getLogger(__name__)
NOTED: Final = 60.0
"""Seconds after which a look at a table is written down again."""
HERE: Final = NOTED + 45.0
"""Seconds for which somebody counts as here after a look; an open page looks every twenty seconds."""
MOST: Final = 10_000


class Watching:
    """Counts spectators over all processes; those who have gone are deleted."""

    def __init__(self, storage: Storage, clock: Callable[[], float]) -> None:
        self.storage = storage
        self.clock = clock
        self._written: Recent[tuple[str, str], float] = Recent(MOST)
        self._counted: Recent[str, int] = Recent(MOST)

    async def saw(self, table: Table, guest: str) -> None:
        now, key = self.clock(), (table.id, guest)
        written = self._written.get(key)
        if table.match is None or (written is not None and abs(now - written) < NOTED):
            return
        row = self.storage.insert(WATCHING).values(table_id=table.id, guest=guest, seen=now)
        try:
            async with self.storage.writing() as connection:
                await connection.execute(WATCHING.delete().where(WATCHING.c.seen < now - 2 * HERE))
                await connection.execute(
                    row.on_conflict_do_update(index_elements=["table_id", "guest"], set_={"seen": now})
                )
            self._written.put(key, now)
            await self.look(table)
        except (SQLAlchemyError, OSError) as error:  # a database that is away ends no stream
            LOG.warning("who watches table %s was not noted: %s", table.id, error)

    async def look(self, table: Table) -> None:
        """Read how many spectators there are, for `count`."""
        here = (WATCHING.c.table_id == table.id) & (WATCHING.c.seen > self.clock() - HERE)
        others = WATCHING.c.guest.not_in(table.people())
        query = sa.select(sa.func.count()).where(here, others)
        async with self.storage.engine.connect() as connection:
            self._counted.put(table.id, await connection.scalar(query) or 0)

    def count(self, table: Table) -> int:
        return self._counted.get(table.id) or 0
