"""Who looks at which table: known in this process at once, on disk now and then for the others."""

import logging
import time
from collections.abc import Callable, Mapping

from sqlalchemy.exc import SQLAlchemyError

from engineshed.kernel import Seat
from engineshed.server.caches import Recent
from engineshed.server.store.storage import Storage
from engineshed.server.tables.table import Table
from engineshed.server.watching import HERE, NOTED, Watching

LOG = logging.getLogger(__name__)
AWAY = 12 * 3600.0
"""Seconds without a look at the table after which the others may ask for a bot, if no clock runs."""
FRESH = 10.0
"""Seconds until who looks at a table is read again."""
MOST_LOOKS = 10_000


class Presence:
    """Remembers when people looked at their tables."""

    def __init__(self, storage: Storage, clock: Callable[[], float] | None = None) -> None:
        self.storage = storage
        self.clock = clock or (lambda: time.time())
        self._seen: Recent[tuple[str, str], float] = Recent(MOST_LOOKS)
        """By table and guest; at most NOTED seconds ahead of what is written."""
        self._read: Recent[str, tuple[float, dict[str, float]]] = Recent(MOST_LOOKS)
        """By table: when it was read, and when each guest looked last."""
        self.watching = Watching(storage, self.clock)

    async def saw(self, table: Table, guest: str) -> None:
        """A guest looks at a table: somebody who sits there, or who watches."""
        if guest not in table.people():
            await self.watching.saw(table, guest)
            return
        now, key = self.clock(), (table.id, guest)
        written = self._seen.get(key)
        if written is None or abs(now - written) > NOTED:
            try:
                await self.storage.saw(table.id, guest, now)
            except (SQLAlchemyError, OSError) as error:  # a database that is away ends no stream
                LOG.warning("a look at table %s was not noted: %s", table.id, error)
            else:
                self._seen.put(key, now)
                self._read.drop(table.id)

    async def look(self, table: Table) -> None:
        """Read who is here for `seen`, unless that was done just now."""
        known = self._read.get(table.id)
        if known is not None and 0 <= self.clock() - known[0] < FRESH:
            return
        try:
            self._read.put(table.id, (self.clock(), await self.storage.looks(table.id)))
            await self.watching.look(table)
        except (SQLAlchemyError, OSError) as error:
            LOG.warning("who looks at table %s could not be read: %s", table.id, error)

    def seen(self, table: Table) -> Mapping[str, float]:
        """When each guest who sits there looked last, as it was read last."""
        known = self._read.get(table.id)
        return {} if known is None else known[1]

    async def looking(self, table: Table, now: float) -> set[str]:
        """The guests who look at the table."""
        looks = await self.storage.looks(table.id)
        return {guest for guest, at in looks.items() if now - at < HERE}

    async def away(self, table: Table, seat: Seat) -> bool:
        """Whether the person of this seat has not looked at the table for a long time."""
        guest = table.chairs[seat].guest
        if guest is None:
            return False
        return self.clock() - await self.storage.seen(table.id, guest) > AWAY + NOTED
