"""Turns what happened at tables into notices in the queue, exactly once, even after a crash.

A move marks its table in its own transaction (`tables.told`); the mark is removed in the transaction that
queues the notices. Nobody who moves waits for this.
"""

import asyncio
import logging
import time
from typing import Final

import sqlalchemy as sa

from engineshed.server.hall import Hall, NoTable
from engineshed.server.notices.quiet import next_digest
from engineshed.server.notices.reasons import reasons
from engineshed.server.notices.store import Notices, Reason, Way, row_for
from engineshed.server.people.blocks import Blocks
from engineshed.server.settings import Settings
from engineshed.server.store.schema import TABLES
from engineshed.server.store.storage import away
from engineshed.server.tables.events import Said
from engineshed.server.tables.load import Unreadable
from engineshed.server.tables.table import Table
from engineshed.server.tasks import end_tasks, happens

LOG = logging.getLogger(__name__)
ROUND: Final = 20.0
"""Seconds after which the database is asked for marks that other processes made."""
AT_A_TIME: Final = 200


class Teller:
    """Looks at marked tables while the house is open."""

    def __init__(self, hall: Hall, notices: Notices, settings: Settings) -> None:
        self.hall = hall
        self.notices = notices
        self.settings = settings
        self.blocks = Blocks(hall.storage)
        self.wanters: set[str] = set()
        """The guests who can be reached by some way."""
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        hall.wanted = self.wanted
        hall.changed.append(self._changed)
        hall.elsewhere.append(lambda _: self._woken.set())

    async def start(self) -> None:
        self.wanters = await self.notices.guests()
        self._task = asyncio.get_running_loop().create_task(self._go_round())

    async def close(self) -> None:
        await end_tasks(self._task)

    def wanted(self, table: Table) -> bool:
        """Whether anybody at this table can be told."""
        return any(chair.guest in self.wanters for chair in table.chairs)

    def _changed(self, table: Table) -> None:
        if self.wanted(table):
            self._woken.set()

    async def _go_round(self) -> None:
        while True:
            try:
                self._woken.clear()
                await self.round()
            except Exception as error:
                if not away(error):
                    LOG.exception("notices could not be queued")
                await asyncio.sleep(1)
            if await happens(self._woken, ROUND):
                await asyncio.sleep(0.05)  # several moves in a row are looked at together
            else:
                self.wanters = await self._wanters()

    async def _wanters(self) -> set[str]:
        try:
            return await self.notices.guests()
        except Exception as error:
            if not away(error):
                raise
            return self.wanters

    async def round(self) -> None:
        """Queue the notices of every marked table and remove its mark."""
        query = sa.select(TABLES.c.id, TABLES.c.told).where(TABLES.c.told.is_not(None)).limit(AT_A_TIME)
        async with self.hall.storage.engine.connect() as connection:
            marked = [(str(row[0]), int(row[1])) for row in await connection.execute(query)]
        for table, told in marked:
            await self._tell(table, told)

    async def _tell(self, id: str, told: int) -> None:
        rows: list[dict[str, object]] = []
        number = 2**31 - 1
        try:
            table = await self.hall.find(id)
            number = table.number
            events = await self.hall.storage.events(id, told)
            news = [event for event in events if event.number <= number]
            said = {event.fact.guest for event in news if isinstance(event.fact, Said)}
            blocked = await self.blocks.among(table.people() | said) if said else ()
            found = reasons(table, news, blocked)
            rows = await self._rows(table, found)
        except (NoTable, Unreadable) as error:
            LOG.warning("nobody is told about table %s: %s", id, error)
        except Exception as error:
            if away(error):
                raise
            LOG.exception("nobody is told about table %s", id)  # nobody else waits behind it
        mine = TABLES.c.id == id
        async with self.hall.storage.writing() as connection:
            await self.notices.add(connection, rows)
            done = TABLES.update().where(mine, TABLES.c.number <= number).values(told=None)
            if (await connection.execute(done)).rowcount == 0:  # somebody has moved meanwhile
                await connection.execute(TABLES.update().where(mine).values(told=number))

    async def _rows(self, table: Table, found: list[Reason]) -> list[dict[str, object]]:
        """A row for every person and way that wants each of these reasons."""
        rows: list[dict[str, object]] = []
        for guest in sorted({reason.guest for reason in found} & self.wanters):
            ways = [way for way in await self.notices.ways(guest) if reachable(way)]
            wishes = await self.notices.wishes(guest)
            now = time.time()
            for reason in found:
                for way in ways if reason.guest == guest else ():
                    choice = wishes.choice(reason.what, way.kind)
                    pause = self.settings.notice_pause
                    due = next_digest(wishes, now) if choice == "digest" else now + pause
                    if choice != "off":
                        rows.append(row_for(reason, way, table.id, table.game.id, due))
        return rows


def reachable(way: Way) -> bool:
    return way.confirmed and way.failed is None
