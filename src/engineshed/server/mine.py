"""How many games wait for each guest: counted once, remembered until something happens at their tables."""

import asyncio
import time
from collections.abc import AsyncIterator, Collection
from typing import Final, NamedTuple, cast

import msgspec
import sqlalchemy as sa

from engineshed.server.caches import Recent
from engineshed.server.hall import STILL_HERE, Hall
from engineshed.server.pace.clock import NEVER
from engineshed.server.pace.pace import Pace
from engineshed.server.store.schema import SITTINGS, TABLES
from engineshed.server.store.storage import away
from engineshed.server.tables.chairs import Chair
from engineshed.server.tables.rows import Row
from engineshed.server.tables.table import Table
from engineshed.server.tasks import happens

MOST_GAMES: Final = 100
"""Unfinished tables of one guest that are looked at."""
MOST_REMEMBERED: Final = 10_000
AGAIN: Final = 1.0
"""Seconds until a database that is away is asked again."""


class Counted(NamedTuple):
    """How many unfinished games somebody has and how many of them wait; `change` tells two counts apart."""

    waiting: int
    running: int
    change: int = 0


class Mine:
    """Knows for each guest how many games wait, and tells their pages when that may have changed."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._counted: Recent[str, Counted] = Recent(MOST_REMEMBERED)
        self._listeners: dict[str, set[asyncio.Event]] = {}
        self._changes = 0
        self._closed = False
        self._looking: set[asyncio.Task[None]] = set()
        hall.changed.append(self._changed)
        hall.elsewhere.append(self._elsewhere)

    async def counted(self, guest: str) -> Counted:
        """How many games wait for this guest."""
        found = self._counted.get(guest)
        if found is None:
            change = self._changes
            rows = await self.rows(guest)
            found = Counted(sum(waits_for(row, guest) for row in rows), len(rows), change)
            if change == self._changes:  # nothing has happened meanwhile
                self._counted.put(guest, found)
        return found

    async def rows(self, guest: str) -> list[Row]:
        """The guest's tables that are not over, the last moved first."""
        mine = (SITTINGS.c.guest == guest) & sa.not_(TABLES.c.over)
        query = sa.select(TABLES).join(SITTINGS).where(mine)
        rows = await self.hall.storage.rows(query, MOST_GAMES)
        return [row for row in rows if _sits(row, guest)]

    async def counts(self, guest: str) -> AsyncIterator[Counted | None]:
        """Yields the counts now and whenever something happens, and None now and then as a sign of life."""
        woken = asyncio.Event()
        self._listeners.setdefault(guest, set()).add(woken)
        try:
            woken.set()
            while not self._closed:
                if not await happens(woken, STILL_HERE):
                    yield None
                    continue
                woken.clear()
                if not self._closed:
                    counted = await self._counted_if_there(guest)
                    if counted is None:
                        await asyncio.sleep(AGAIN)
                        woken.set()
                    else:
                        yield counted
        finally:
            self._listeners[guest].discard(woken)
            if not self._listeners[guest]:
                del self._listeners[guest]

    def close(self) -> None:
        """End all streams, so that the server can stop."""
        self._closed = True
        self._wake(list(self._listeners))

    # Inside

    async def _counted_if_there(self, guest: str) -> Counted | None:
        """The counts, or None while the database is away, which must not end a stream."""
        try:
            return await self.counted(guest)
        except Exception as error:
            if away(error):
                return None
            raise

    def _changed(self, table: Table) -> None:
        concerned = {guest for chair in table.chairs for guest in (chair.guest, chair.whose)}
        self._news({guest for guest in concerned if guest is not None})

    def _elsewhere(self, id: str) -> None:
        """Another process changed this table; "" if it may be any table."""
        self._changes += 1
        self._counted = Recent(MOST_REMEMBERED)
        if not id:
            self._wake(list(self._listeners))
        elif self._listeners:
            task = asyncio.get_running_loop().create_task(self._look(id))
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)

    async def _look(self, id: str) -> None:
        query = sa.select(SITTINGS.c.guest).where(SITTINGS.c.table_id == id)
        async with self.hall.storage.engine.connect() as connection:
            self._news(set(await connection.scalars(query)))

    def _news(self, guests: set[str]) -> None:
        self._changes += 1
        for guest in guests:
            self._counted.drop(guest)
        self._wake(list(guests))

    def _wake(self, guests: list[str]) -> None:
        for guest in guests:
            for woken in self._listeners.get(guest, ()):
                woken.set()


def chairs_of(row: Row) -> list[Chair]:
    return msgspec.convert(row.summary["seats"], list[Chair])


def waits_for(row: Row, guest: str) -> bool:
    """Must this guest act at this table now?"""
    try:
        chairs = chairs_of(row)
        return any(
            chairs[seat].kind == "person" and chairs[seat].guest == guest
            for seat in cast("list[int]", row.summary["waiting"])
        )
    except (LookupError, TypeError, ValueError):  # one line that cannot be read hides no other
        return False


def pace_of(row: Row) -> Pace | None:
    return msgspec.convert(row.summary.get("pace"), Pace | None)


def runs_out(row: Row, seats: Collection[int]) -> float:
    """When the first of these seats has no bank left, then no holidays; 0: out, NEVER: no clock."""
    if any(seat in seats for seat in cast("list[int]", row.summary.get("out", []))):
        return 0.0
    now, found = time.time(), [NEVER]
    until = cast("list[float | None]", row.summary.get("until", []))
    for seat, empty in enumerate(cast("list[float | None]", row.summary.get("empty", until))):
        at = until[seat] if empty is not None and empty <= now else empty
        if seat in seats and at is not None:
            found.append(at)
    return min(found)


def soonest(rows: list[Row], guest: str, later: tuple[str, ...] = ()) -> list[Row]:
    """The tables that wait for a guest: live ones, then by clock, then by wait; `later` ones last."""

    def place(row: Row) -> tuple[bool, bool, float, float]:
        own = [seat for seat, chair in enumerate(chairs_of(row)) if chair.guest == guest]
        try:
            pace, until = pace_of(row), runs_out(row, own)
        except (LookupError, TypeError, ValueError):
            pace, until = None, NEVER
        return row.id in later, pace is None or pace.kind != "live", until, row.moved

    return sorted((row for row in rows if waits_for(row, guest)), key=place)


def _sits(row: Row, guest: str) -> bool:
    """Whether a seat there belongs to the guest, even if a bot or somebody else sits in."""
    try:
        return any(guest in (chair.guest, chair.whose) for chair in chairs_of(row))
    except (LookupError, TypeError, ValueError):
        return False
