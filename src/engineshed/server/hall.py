"""All tables of the house: opens, loads and changes them, one at a time each, and tells who listens."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence

from engineshed.kernel import Match, Position, Record, Seat
from engineshed.server.events import Event
from engineshed.server.storage import Row, Storage
from engineshed.server.tables import Table, rebuild

MOST_IN_MEMORY = 500
STILL_HERE = 20.0
"""Seconds after which a silent stream says so, lest proxies close it."""


class NoTable(Exception):
    """There is no table of this name."""


class Hall:
    """Tables by id. Every change goes through `change`, so that what is answered is on disk."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}
        self._listeners: dict[str, set[asyncio.Queue[int | None]]] = {}
        self.holding: dict[tuple[str, str], Seat] = {}
        """Of several people on one screen (table, guest): whose hands hold it now."""
        self.plans: dict[tuple[str, str], tuple[int, Match[Position]]] = {}
        """Private copies (table, guest) with the event that they start from; nothing is lost with them."""
        self.changed: list[Callable[[Table], None]] = []
        """Told after every change: the bots."""

    async def find(self, id: str) -> Table:
        """A table, from memory or rebuilt from its events."""
        table = self._tables.get(id)
        if table is None:
            async with self._lock(id):
                table = self._tables.get(id) or await self._load(id)
        self._tables.move_to_end(id)
        return table

    async def open(self, table: Table, record: Record | None = None) -> Table:
        """Write down a new table, or one that goes on from a record."""
        events = table.opened() if record is None else table.adopt(record)
        await self.storage.add(_row(table), sorted(table.people()), events)
        self._remember(table)
        self._tell(table)
        return table

    async def change(
        self, id: str, deed: Callable[[Table], Sequence[Event]], key: str | None = None
    ) -> Table:
        """Do something to a table. Returns when it is safe on disk; the same key is done once."""
        await self.find(id)
        async with self._lock(id):
            table = self._tables.get(id) or await self._load(id)
            if key is not None and key in table.keys:
                return table
            events = deed(table)
            if not events:
                return table
            try:
                seated = table.people() if any(event.kind == "seat" for event in events) else ()
                await self.storage.append(_row(table), sorted(seated), events)
            except BaseException:
                # What is in memory ran ahead of the disk: forget it, the events are the truth.
                self._tables.pop(id, None)
                raise
        self._tell(table)
        return table

    async def resume(self) -> None:
        """After a start: tables with bots to move go on."""
        for name in await self.storage.running():
            self._tell(await self.find(name))

    # Listening

    async def numbers(self, id: str, after: int) -> AsyncIterator[int]:
        """The number of the last event whenever it has grown beyond `after`; 0 now and then: still here."""
        queue: asyncio.Queue[int | None] = asyncio.Queue()
        self._listeners.setdefault(id, set()).add(queue)
        try:
            seen = (await self.find(id)).number
            if seen > after:
                after = seen
                yield seen
            while (number := await _next(queue)) is not None:
                if number > after or number == 0:
                    after = max(after, number)
                    yield number
        finally:
            self._listeners[id].discard(queue)

    def close(self) -> None:
        """End all streams, so that the server can stop."""
        for queues in self._listeners.values():
            for queue in queues:
                queue.put_nowait(None)

    # Inside

    async def _load(self, id: str) -> Table:
        events = await self.storage.events(id)
        if not events:
            raise NoTable(id)
        table, added = rebuild(id, events)
        if added:
            await self.storage.append(_row(table), [], added)
        self._remember(table)
        return table

    def _remember(self, table: Table) -> None:
        self._tables[table.id] = table
        while len(self._tables) > MOST_IN_MEMORY:
            self._tables.popitem(last=False)

    def _tell(self, table: Table) -> None:
        for queue in self._listeners.get(table.id, ()):
            queue.put_nowait(table.number)
        for told in self.changed:
            told(table)

    def _lock(self, id: str) -> asyncio.Lock:
        return self._locks.setdefault(id, asyncio.Lock())


async def _next(queue: "asyncio.Queue[int | None]") -> int | None:
    try:
        return await asyncio.wait_for(queue.get(), STILL_HERE)
    except TimeoutError:
        return 0


def fresh_id() -> str:
    """A table's name: part of its link, so not to be guessed."""
    return secrets.token_urlsafe(9)


def _row(table: Table) -> Row:
    return Row(table.id, table.game.id, table.public, table.over(), table.moved, table.summary())
