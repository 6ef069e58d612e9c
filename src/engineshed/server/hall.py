"""All tables of the house: opens, loads and changes them, one at a time each, and tells who listens."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from weakref import WeakValueDictionary

from engineshed.kernel import Position, Seat
from engineshed.kernel.play import Match, Record
from engineshed.server.events import Event
from engineshed.server.following import follow, rebuild
from engineshed.server.storage import Conflict, Row, Storage
from engineshed.server.tables import Table

MOST_IN_MEMORY = 500
MOST_RACES = 5
"""How often a change is tried again because another process wrote first."""
STILL_HERE = 20.0
"""Seconds after which a silent stream says so, lest proxies close it."""

LOOK = -1
"""Told instead of a number: look yourself."""


class NoTable(Exception):
    """There is no table of this name."""


class Hall:
    """Tables by id. Every change goes through `change`, so that what is answered is on disk."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._listeners: dict[str, set[asyncio.Queue[int | None]]] = {}
        self.holding: dict[tuple[str, str], Seat] = {}
        """Of several people on one screen (table, guest): whose hands hold it now."""
        self.plans: dict[tuple[str, str], tuple[int, Match[Position]]] = {}
        """Private copies (table, guest) with the event that they start from; nothing is lost with them."""
        self.changed: list[Callable[[Table], None]] = []
        """Told after every change that this process made: the bots."""

    async def find(self, id: str) -> Table:
        """A table as it is on disk: nothing of a change that is still being written."""
        async with self._lock(id):
            return await self._current(id)

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
        """Do something to a table. Returns when it is safe on disk; the same key is done once.

        If another process wrote first, the deed is done anew to what the table is now: it says itself whether
        it is too late for that.
        """
        for _ in range(MOST_RACES):
            async with self._lock(id):
                table = await self._current(id)
                if key is not None and key in table.keys:
                    return table
                events = deed(table)
                if not events:
                    return table
                seated = table.people() if any(event.kind == "seat" for event in events) else ()
                try:
                    await self.storage.append(_row(table), sorted(seated), events)
                except BaseException as error:
                    # What is in memory ran ahead of the disk: forget it, the events are the truth.
                    self._tables.pop(id, None)
                    if isinstance(error, Conflict):
                        self._wake(id, LOOK)
                        continue
                    raise
            self._tell(table)
            return table
        raise Conflict(id)

    # Listening

    async def numbers(self, id: str, after: int) -> AsyncIterator[int]:
        """The number of the last event whenever it has grown beyond `after`; 0 now and then: still here.

        It listens before it looks, and looks again after every silence: no number is missed for long.
        """
        queue: asyncio.Queue[int | None] = asyncio.Queue()
        self._listeners.setdefault(id, set()).add(queue)
        try:
            number: int | None = (await self.find(id)).number
            while number is not None:
                if number > after or number == 0:
                    after = max(after, number)
                    yield number
                number = await self._next(id, queue, after)
        finally:
            self._listeners[id].discard(queue)
            if not self._listeners[id]:
                del self._listeners[id]

    def heard(self, id: str, number: int) -> None:
        """Another process wrote (or this one: then nobody has to be told)."""
        table = self._tables.get(id)
        if table is None or table.number < number:
            self._wake(id, number)

    def deaf(self) -> None:
        """Something may have been written unheard: all streams look again."""
        for table in self._listeners:
            self._wake(table, LOOK)

    def close(self) -> None:
        """End all streams, so that the server can stop."""
        for queues in self._listeners.values():
            for queue in queues:
                queue.put_nowait(None)

    # Inside

    async def _current(self, id: str) -> Table:
        """Under the table's lock: from memory, with what others wrote since, or from its events."""
        table = self._tables.get(id)
        if table is not None and self.storage.shared:
            news = await self.storage.events(id, table.number)
            if not follow(table, news):
                table = None
        if table is None:
            return await self._load(id)
        self._tables.move_to_end(id)
        return table

    async def _load(self, id: str) -> Table:
        for _ in range(MOST_RACES):
            events = await self.storage.events(id)
            if not events:
                raise NoTable(id)
            table, added = rebuild(id, events)
            try:
                if added:
                    await self.storage.append(_row(table), [], added)
            except Conflict:
                continue
            self._remember(table)
            return table
        raise Conflict(id)

    async def _next(self, id: str, queue: "asyncio.Queue[int | None]", after: int) -> int | None:
        """The next number; 0: nothing has happened for a while; None: the house closes."""
        try:
            number = await asyncio.wait_for(queue.get(), STILL_HERE)
        except TimeoutError:
            number = (await self.find(id)).number
            return number if number > after else 0
        return (await self.find(id)).number if number == LOOK else number

    def _remember(self, table: Table) -> None:
        self._tables[table.id] = table
        while len(self._tables) > MOST_IN_MEMORY:
            self._tables.popitem(last=False)

    def _tell(self, table: Table) -> None:
        self._wake(table.id, table.number)
        for told in self.changed:
            told(table)

    def _wake(self, id: str, number: int) -> None:
        for queue in self._listeners.get(id, ()):
            queue.put_nowait(number)

    def _lock(self, id: str) -> asyncio.Lock:
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock


def fresh_id() -> str:
    """A table's name: part of its link, so not to be guessed."""
    return secrets.token_urlsafe(9)


def _row(table: Table) -> Row:
    return Row(table.id, table.game.id, table.public, table.over(), table.moved, table.summary())
