"""Ends abandoned tables and takes old ones out of the database, by the host's settings.

A round does a little at a time and opens no table, so that nobody waits for it.
"""

import asyncio
import contextlib
import gzip
import json
import logging
import os
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Final, NamedTuple, cast

import sqlalchemy as sa

from engineshed.server.hall import Hall
from engineshed.server.rounds import Rounds
from engineshed.server.settings import Settings
from engineshed.server.store.schema import ASIDES, EVENTS, SITTINGS, TABLES
from engineshed.server.store.storage import Conflict, Storage

LOG = logging.getLogger(__name__)

SECONDS: Final = 15.0
"""Between two rounds."""
AT_A_TIME: Final = 20
"""Tables that one round ends or takes out."""
DAY: Final = 86_400.0
STEADY: Final = 3600.0
"""Seconds that the clock has to have run evenly before anything ends because it is late."""


class Chore(NamedTuple):
    """Tables of one kind, and the setting that says after how many days they are ended or taken out."""

    days: Callable[[Settings], float]
    over: bool
    started: bool


CHORES: Final = (
    Chore(lambda settings: settings.lobby_days, over=False, started=False),
    Chore(lambda settings: settings.idle_days, over=False, started=True),
    Chore(lambda settings: settings.empty_days, over=True, started=False),
    Chore(lambda settings: settings.finished_days, over=True, started=True),
)


class Housekeeper:
    """Ends and takes out what is due while the house is open."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.storage = hall.storage
        self.settings = settings
        self.rounds = Rounds("housekeeping", SECONDS, STEADY, self.round)
        self._chores = cycle(CHORES)
        self._left: set[str] = set()
        """Tables that cannot be read, and so not be archived, since the house was opened."""

    async def round(self, now: float) -> None:
        """Deal with a few tables of the next kind: end them if they are unfinished, else take them out."""
        chore = next(self._chores)
        days = chore.days(self.settings)
        moved = now - days * DAY
        tables = await self._older(moved, chore) if days else []
        if tables and chore.over:
            await self._take_out(tables, archive=self.settings.archive if chore.started else "")
        elif tables:
            await self._end(tables, moved, now)

    async def _older(self, moved: float, chore: "Chore") -> list[str]:
        """Tables at which nothing has happened since then, the oldest first."""
        kind = (TABLES.c.over == sa.literal(chore.over)) & (TABLES.c.started == sa.literal(chore.started))
        query = sa.select(TABLES.c.id).where(kind, TABLES.c.moved < moved, TABLES.c.id.not_in(self._left))
        async with self.storage.engine.connect() as connection:
            return list(await connection.scalars(query.order_by(TABLES.c.moved).limit(AT_A_TIME)))

    async def _end(self, tables: list[str], moved: float, now: float) -> None:
        with contextlib.suppress(Conflict):
            await self.storage.end(tables, moved, "idle", now)
            LOG.info("nobody moved any more at %s", ", ".join(tables))
            self._forget(tables)

    async def _take_out(self, tables: list[str], archive: str) -> None:
        """Move tables from the database to the archive; without an archive, delete them."""
        for table in tables[:] if archive else ():
            try:
                rows = await rows_of(self.storage, table)
            except ValueError as error:  # whatever stands there: it stays, and the others go
                LOG.error("table %s cannot be archived: %s", table, error)
                self._left.add(table)
                tables.remove(table)
                continue
            await asyncio.to_thread(write_archive, Path(archive) / f"{table}.json.gz", rows)
        await self.storage.delete(tables)
        LOG.info("taken out: %s", ", ".join(tables))
        self._forget(tables)

    def _forget(self, tables: list[str]) -> None:
        for table in tables:
            self.hall.forget(table)


Rows = dict[str, list[dict[str, object]]]
"""By the name of the database's table."""
KEPT: Final = (TABLES, EVENTS, ASIDES, SITTINGS)


async def rows_of(storage: Storage, id: str) -> Rows:
    """All that the database knows of one table."""
    found: Rows = {}
    async with storage.engine.connect() as connection:
        for table in KEPT:
            column = table.c.id if table is TABLES else table.c.table_id
            rows = await connection.execute(sa.select(table).where(column == id))
            found[table.name] = [dict(row) for row in rows.mappings()]
    return found


def write_archive(path: Path, rows: Rows) -> None:
    """Write an archive so that it is there completely or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".part")
    with fresh.open("wb") as file:
        file.write(gzip.compress(json.dumps(rows).encode()))
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def read_archive(path: Path) -> Rows:
    return cast(Rows, json.loads(gzip.decompress(path.read_bytes())))


async def put_back(storage: Storage, rows: Rows) -> None:
    """Put an archived table back into the database; Conflict if it is there already."""
    try:
        async with storage.engine.begin() as connection:
            for table in KEPT:
                if rows.get(table.name):  # archives of earlier versions lack some
                    await connection.execute(table.insert(), rows[table.name])
    except sa.exc.IntegrityError as error:
        raise Conflict(str(error.orig)) from error
