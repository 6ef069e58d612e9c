"""Who looks at which table: known in this process at once, on disk now and then for the others."""

import logging
import time
from collections.abc import Callable

from sqlalchemy.exc import SQLAlchemyError

from engineshed.kernel import Seat
from engineshed.server.caches import Recent
from engineshed.server.storage import Storage
from engineshed.server.table import Table

LOG = logging.getLogger(__name__)
AWAY = 15 * 60.0
"""Seconds without a look after which the others may ask for a bot."""
NOTED = 60.0
"""Seconds after which a look is written down again."""
MOST_LOOKS = 10_000


class Presence:
    """Remembers when people looked at their tables."""

    def __init__(self, storage: Storage, clock: Callable[[], float] = time.time) -> None:
        self.storage = storage
        self.clock = clock
        self._seen: Recent[tuple[str, str], float] = Recent(MOST_LOOKS)
        """By table and guest; at most NOTED seconds ahead of what is written."""

    async def saw(self, table: Table, guest: str) -> None:
        """A guest looks at a table; it matters only if they sit there."""
        if guest not in table.people():
            return
        now, key = self.clock(), (table.id, guest)
        written = self._seen.get(key)
        if written is None or now - written > NOTED:
            try:
                await self.storage.saw(table.id, guest, now)
            except (SQLAlchemyError, OSError) as error:  # a database that is away ends no stream
                LOG.warning("a look at table %s was not noted: %s", table.id, error)
            else:
                self._seen.put(key, now)

    async def away(self, table: Table, seat: Seat) -> bool:
        """Has the person of this seat not looked at the table for long?"""
        guest = table.chairs[seat].guest
        if guest is None:
            return False
        return self.clock() - await self.storage.seen(table.id, guest) > AWAY + NOTED
