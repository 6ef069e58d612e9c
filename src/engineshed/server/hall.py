"""All tables of this process: opens, loads and changes them, one change at a time, and wakes listeners."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from engineshed.kernel import Position, Seat
from engineshed.kernel.play import Match
from engineshed.server.caches import Recent
from engineshed.server.presence import Presence
from engineshed.server.store.storage import Conflict, Storage, away
from engineshed.server.tables.draft import Draft
from engineshed.server.tables.events import Seated
from engineshed.server.tables.load import Unreadable, follow, rebuild
from engineshed.server.tables.rows import row_of
from engineshed.server.tables.table import Table

LOG = logging.getLogger(__name__)
MOST_IN_MEMORY = 500
MOST_PLANS = 500
MOST_SCREENS = 10_000
MOST_SCENES = 200
MOST_RACES = 5
"""How often a change is tried again because another process wrote first."""
MOST_LOADING = 2
"""Tables that are made from their events at the same time."""
STILL_HERE = 20.0
"""Seconds after which a silent stream sends a sign of life, lest proxies close it."""
RETRY = 1.0
"""Seconds until a stream looks again after the database did not answer."""
LOOK = -1
"""Put into a listener's queue instead of a number: it has to look at the table itself."""


class NoTable(Exception):
    """There is no table of this name."""


class Hall:
    """Tables by id. Every change goes through `change`, which returns when it is on disk."""

    def __init__(self, storage: Storage, tempo: str = "at-once") -> None:
        self.storage = storage
        self.tempo = tempo
        """How fast pages show the moves of bots, where the table does not say."""
        self._tables: Recent[str, Table] = Recent(MOST_IN_MEMORY)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._listeners: dict[str, set[asyncio.Queue[int | None]]] = {}
        self.holding: Recent[tuple[str, str], Seat] = Recent(MOST_SCREENS)
        """By table and guest: the seat whose player holds the screen that several people share."""
        self.plans: Recent[tuple[str, str], tuple[int, Match[Position]]] = Recent(MOST_PLANS)
        """By table and guest: a private copy to try things out, and the event at which it was made."""
        self.scenes: Recent[tuple[object, ...], str] = Recent(MOST_SCENES)
        """Rendered pages by table, event and viewpoint: all who see the same share one rendering."""
        self.presence = Presence(storage)
        self._loading = asyncio.Semaphore(MOST_LOADING)
        self.changed: list[Callable[[Table], None]] = []
        """Called after every change that this process made: the bots."""
        self.wanted: Callable[[Table], bool] = lambda _: False
        """Whether anybody wants notices about a table; if so, a change marks it."""
        self.elsewhere: list[Callable[[str], None]] = []
        """Called with the id of a table that something else than this hall changed; "" if it may be any."""

    async def find(self, id: str) -> Table:
        """A table as it is on disk, without a change that is still being written."""
        async with self._lock(id):
            return await self._current(id)

    async def open(self, draft: Draft) -> Table:
        """Write down a new table."""
        draft.ask()
        table = draft.table
        await self.storage.add(row_of(table, self.wanted(table)), sorted(table.people()), draft.events)
        self._tables.put(table.id, table)
        self._tell(table)
        return table

    async def change(self, id: str, command: Callable[[Table], Draft], key: str | None = None) -> Table:
        """Run a command on a table and return when its events are on disk. A key is used only once.

        If another process wrote first, the command runs again on the newer table, which it may refuse.
        """
        for _ in range(MOST_RACES):
            async with self._lock(id):
                table = await self._current(id)
                if key is not None and key in table.keys:
                    return table
                draft = command(table)
                if not draft.events:
                    return table
                draft.ask()
                after = draft.table
                seated = after.people() if any(isinstance(e.fact, Seated) for e in draft.events) else ()
                try:
                    await self.storage.append(row_of(after, self.wanted(after)), sorted(seated), draft.events)
                except Conflict:
                    self._tables.drop(id)
                    self._wake(id, LOOK)
                    continue
                except BaseException:
                    # Nobody knows whether it was written: look at the disk the next time.
                    self._tables.drop(id)
                    raise
                self._tables.put(id, after)
            if after.number > table.number:  # of an aside nobody else learns
                self._tell(after)
            return after
        raise Conflict(id)

    # Listening

    async def numbers(self, id: str, after: int) -> AsyncIterator[int]:
        """Yields the number of the last event when it exceeds `after`, and 0 now and then as a sign of life.

        It listens before it looks, and looks again after every silence, so no number is missed for long.
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
        """Tell the listeners that another process wrote; what this one wrote itself they know already."""
        table = self._tables.get(id)
        if table is None or table.number < number:
            self._wake(id, number)
            self._tell_elsewhere(id)

    def forget(self, id: str) -> None:
        """Drop a table that was written without this hall, so that it is read again."""
        self._tables.drop(id)
        self._wake(id, LOOK)
        self._tell_elsewhere(id)

    def deaf(self) -> None:
        """Let all streams look again, because news of other processes may have been missed."""
        for table in self._listeners:
            self._wake(table, LOOK)
        self._tell_elsewhere("")

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
            table = await self._followed(table)
        if table is None:
            table = await self._load(id)
        self._tables.put(id, table)
        return table

    async def _followed(self, table: Table) -> Table | None:
        """With what others wrote since; None if that cannot be read here, or not without all the rest."""
        try:
            return follow(table, await self.storage.history(table.id, table.number, -table.aside))
        except Exception as error:
            if away(error):
                raise
            return None

    async def _load(self, id: str) -> Table:
        """Rebuild a table from its events; Unreadable if that fails, whatever the fault."""
        try:
            events = await self.storage.history(id)
        except ValueError as error:  # no JSON, or nothing that this server has ever written
            raise _unreadable(id, error) from error
        if not events:
            raise NoTable(id)
        try:
            async with self._loading:  # in a thread: a long game keeps nobody else waiting
                table = await asyncio.to_thread(rebuild, id, events)
        except Exception as error:
            raise _unreadable(id, error) from error
        if table.cut_off:
            table.known = await self.storage.known(id)
        return table

    async def _next(self, id: str, queue: "asyncio.Queue[int | None]", after: int) -> int | None:
        """The next number; 0: nothing has happened for a while; None: the house closes."""
        try:
            async with asyncio.timeout(STILL_HERE):
                number, silent = await queue.get(), False
        except TimeoutError:
            number, silent = LOOK, True
        if number != LOOK:
            return number
        try:
            found = (await self.find(id)).number
        except (SQLAlchemyError, OSError) as error:  # a database that is away ends no stream
            LOG.warning("a stream could not look at table %s: %s", id, error)
            await asyncio.sleep(RETRY)
            queue.put_nowait(LOOK)
            return after
        except (NoTable, Unreadable):  # taken out meanwhile
            return None
        return found if found > after or not silent else 0

    def _tell(self, table: Table) -> None:
        self._wake(table.id, table.number)
        for told in self.changed:
            told(table)

    def _tell_elsewhere(self, id: str) -> None:
        for told in self.elsewhere:
            told(id)

    def _wake(self, id: str, number: int) -> None:
        for queue in self._listeners.get(id, ()):
            queue.put_nowait(number)

    def _lock(self, id: str) -> asyncio.Lock:
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock


def _unreadable(id: str, error: Exception) -> Unreadable:
    LOG.error("table %s cannot be opened: %s: %s", id, type(error).__name__, error)
    return Unreadable(f"{type(error).__name__}: {error}")


def fresh_id() -> str:
    """A new table's id: part of its link, so it cannot be guessed."""
    return secrets.token_urlsafe(9)
