"""The database: tables as append-only events. Whatever is in memory is a cache of it."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from importlib.resources import files
from typing import cast

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from engineshed.server.store.schema import ASIDES, COUNTS, EVENTS, NOTES, PADS, REVIEWS, SITTINGS, TABLES
from engineshed.server.tables.asides import merged, read_asides, write_asides
from engineshed.server.tables.events import Event, fact_of
from engineshed.server.tables.rows import Known, Row, columns_of

CHANNEL = "engineshed"
"""The channel on which PostgreSQL announces a table and the number of its last event."""
PREPARING = 0x5348ED
"""The number of the lock under which the schema is prepared."""


class Conflict(Exception):
    """Somebody else wrote an event with this number first."""


class Storage:
    """One database: SQLite by default, PostgreSQL by its URL."""

    def __init__(self, database: str) -> None:
        self.engine = connect(database)
        self.shared = self.engine.dialect.name == "postgresql"
        """Other processes of the house may write here too."""
        self._turn = nullcontext() if self.shared else asyncio.Lock()
        """SQLite has one writer at a time: queueing here is fairer and faster than its own waiting."""

    async def prepare(self) -> None:
        """Bring the schema up to date."""
        async with self.engine.begin() as connection:
            await self._alone(connection)
            await connection.run_sync(migrate)

    async def current(self) -> bool:
        """Whether the schema is the one that this server knows."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(_is_current)

    async def answers(self) -> bool:
        """Whether the database can be read now."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(sa.select(1))
        except Exception as error:
            if not away(error):
                raise
            return False
        return True

    async def close(self) -> None:
        await self.engine.dispose()

    async def note(self, name: str, fresh: str) -> str:
        """The stored value of this name; the first time, `fresh` is stored."""
        async with self.engine.begin() as connection:
            await self._alone(connection)
            found = await connection.scalar(sa.select(NOTES.c.value).where(NOTES.c.name == name))
            if found is None:
                await connection.execute(NOTES.insert().values(name=name, value=fresh))
            return fresh if found is None else cast(str, found)

    async def add(self, row: Row, guests: Sequence[str], events: Sequence[Event]) -> None:
        """Write a new table with its first events; Conflict if there is one with this id."""
        try:
            async with self._turn, self.engine.begin() as connection:
                columns = {**columns_of(row, events[-1].number), "told": 0 if row.tell else None}
                await connection.execute(TABLES.insert().values(columns))
                await connection.execute(EVENTS.insert(), [_event(row.id, event) for event in events])
                for guest in guests:
                    sitting = SITTINGS.insert().values(guest=guest, table_id=row.id, seen=row.moved)
                    await connection.execute(sitting)
                await self._ring(connection, row.id, events[-1].number)
        except IntegrityError as error:
            raise Conflict(row.id) from error

    async def append(self, row: Row, guests: Sequence[str], events: Sequence[Event]) -> None:
        """Write more events of a table, all or none; Conflict if another process wrote first."""
        asides, events = [e for e in events if e.number < 0], [e for e in events if e.number > 0]
        unchanged = (TABLES.c.id == row.id) & (TABLES.c.asides == row.asides - len(asides))
        columns: dict[str, object] = {"asides": row.asides}
        if events:
            columns |= columns_of(row, events[-1].number)
        else:
            unchanged &= TABLES.c.number == asides[0].after
        if events and row.tell:
            columns["told"] = sa.func.coalesce(TABLES.c.told, events[0].number - 1)
        try:
            async with self._turn, self.engine.begin() as connection:
                if events:
                    await connection.execute(EVENTS.insert(), [_event(row.id, event) for event in events])
                await write_asides(connection, row.id, asides)
                written = await connection.execute(TABLES.update().where(unchanged).values(columns))
                if written.rowcount != 1:
                    raise Conflict(row.id)
                for guest in guests:
                    known = sa.select(SITTINGS.c.guest).where(
                        SITTINGS.c.guest == guest, SITTINGS.c.table_id == row.id
                    )
                    if await connection.scalar(known) is None:
                        sitting = SITTINGS.insert().values(guest=guest, table_id=row.id, seen=row.moved)
                        await connection.execute(sitting)
                if events:
                    await self._ring(connection, row.id, events[-1].number)
        except IntegrityError as error:
            raise Conflict(row.id) from error

    async def end(self, tables: Sequence[str], moved: float, reason: str, now: float) -> None:
        """End tables at which nothing has happened since `moved`, without opening them."""
        still = TABLES.c.id.in_(tables) & sa.not_(TABLES.c.over) & (TABLES.c.moved < moved)
        number, ended = TABLES.c.number + 1, sa.literal({"reason": reason}, EVENTS.c.data.type)
        written = sa.select(TABLES.c.id, number, sa.literal("end"), ended, sa.literal(now)).where(still)
        columns = ("table_id", "number", "kind", "data", "at")
        mark = sa.func.coalesce(TABLES.c.told, TABLES.c.number)
        values = {"over": True, "bot": False, "number": number, "told": mark, "moved": now}
        try:
            async with self._turn, self.engine.begin() as connection:
                await connection.execute(EVENTS.insert().from_select(columns, written))
                await connection.execute(TABLES.update().where(still).values(values))
                if self.shared:
                    said = sa.cast(TABLES.c.id, sa.Text) + " " + sa.cast(TABLES.c.number, sa.Text)
                    told = sa.select(sa.func.pg_notify(CHANNEL, said)).where(TABLES.c.id.in_(tables))
                    await connection.execute(told)
        except IntegrityError as error:  # somebody has moved at one of them at this very moment
            raise Conflict(reason) from error

    async def delete(self, tables: Sequence[str]) -> None:
        """Delete tables with all that belongs to them."""
        async with self._turn, self.engine.begin() as connection:
            for about in (EVENTS, ASIDES, SITTINGS, PADS, REVIEWS):
                await connection.execute(about.delete().where(about.c.table_id.in_(tables)))
            await connection.execute(TABLES.delete().where(TABLES.c.id.in_(tables)))

    async def events(self, table: str, after: int = 0) -> list[Event]:
        """The events of one table with higher numbers than `after`."""
        query = sa.select(EVENTS).where(EVENTS.c.table_id == table, EVENTS.c.number > after)
        query = query.order_by(EVENTS.c.number)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query)
            return [Event(r.number, fact_of(r.kind, r.data), r.at, r.key) for r in rows]

    async def history(self, table: str, number: int = 0, asides: int = 0) -> list[Event]:
        """The events and asides of one table after these numbers, in one order."""
        head = sa.select(TABLES.c.number, TABLES.c.asides).where(TABLES.c.id == table)
        async with self.engine.connect() as connection:
            if number and (await connection.execute(head)).one_or_none() == (number, asides):
                return []
        events = await self.events(table, number)  # read first, so that every aside finds its event here
        async with self.engine.connect() as connection:
            return merged(events, await read_asides(connection, table, asides), number)

    async def known(self, table: str) -> Known | None:
        """What lists say about a table's game; None if there is nothing that can be read."""
        query = sa.select(TABLES.c.over, TABLES.c.summary, TABLES.c.due).where(TABLES.c.id == table)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None or not row.summary:
            return None
        return Known(row.over, row.summary.get("waiting", []), row.summary.get("moves", 0), row.due)

    async def bots_asked(self) -> dict[str, int]:
        """The tables at which a bot is asked, with the number of their last event."""
        query = sa.select(TABLES.c.id, TABLES.c.number).where(TABLES.c.bot)
        async with self.engine.connect() as connection:
            return {row.id: row.number for row in await connection.execute(query)}

    async def due(self, now: float, after: tuple[float, str], limit: int) -> list[tuple[float, str]]:
        """When and where clocks have something to tell by now, the longest overdue first, behind `after`."""
        place = sa.tuple_(TABLES.c.due, TABLES.c.id)
        query = sa.select(TABLES.c.due, TABLES.c.id).where(TABLES.c.due <= now, sa.not_(TABLES.c.over))
        query = query.where(TABLES.c.due >= after[0], place > after).order_by(TABLES.c.due, TABLES.c.id)
        async with self.engine.connect() as connection:
            return [(row.due, row.id) for row in await connection.execute(query.limit(limit))]

    async def looks(self, table: str) -> dict[str, float]:
        """When each player of a table last looked at it."""
        query = sa.select(SITTINGS.c.guest, SITTINGS.c.seen).where(SITTINGS.c.table_id == table)
        async with self.engine.connect() as connection:
            return {row.guest: row.seen for row in await connection.execute(query)}

    async def saw(self, table: str, guest: str, at: float) -> None:
        """Note that a player of a table looked at it."""
        mine = (SITTINGS.c.table_id == table) & (SITTINGS.c.guest == guest)
        async with self._turn, self.engine.begin() as connection:
            await connection.execute(SITTINGS.update().where(mine).values(seen=at))

    async def seen(self, table: str, guest: str) -> float:
        """When a player of a table last looked at it; 0 if never."""
        mine = (SITTINGS.c.table_id == table) & (SITTINGS.c.guest == guest)
        async with self.engine.connect() as connection:
            return float(await connection.scalar(sa.select(SITTINGS.c.seen).where(mine)) or 0.0)

    async def of_guest(self, guest: str, limit: int = 30) -> list[Row]:
        """The tables at which a guest sits, the last moved first."""
        query = sa.select(TABLES).join(SITTINGS).where(SITTINGS.c.guest == guest)
        return await self.rows(query, limit)

    async def public(self, limit: int = 30) -> list[Row]:
        """Tables that everybody may watch or join, without one person's games against bots."""
        company = sa.or_(sa.not_(TABLES.c.started), TABLES.c.people > 1)
        return await self.rows(sa.select(TABLES).where(TABLES.c.public, company), limit)

    async def running(self, host: str = "") -> tuple[int, int]:
        """The number of unfinished tables, and of those that have not begun; of one host, or of all."""
        waiting = sa.func.count(sa.case((sa.not_(TABLES.c.started), 1)))
        query = sa.select(sa.func.count(), waiting).where(sa.not_(TABLES.c.over))
        if host:
            query = query.where(TABLES.c.host == host)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).one()
            return found[0], found[1]

    async def count(self, news: Mapping[str, tuple[int, float]], now: float) -> dict[str, int]:
        """Add to the counts that all processes share and return the new totals; past counts are deleted."""
        totals: dict[str, int] = {}
        async with self._turn, self.engine.begin() as connection:
            await connection.execute(COUNTS.delete().where(COUNTS.c.until < now))
            for name in sorted(news):  # in one order everywhere, lest two processes wait for each other
                more, until = news[name]
                row = self.insert(COUNTS).values(name=name, until=until, count=more)
                added = row.on_conflict_do_update(
                    index_elements=[COUNTS.c.name], set_={"count": COUNTS.c.count + more}
                )
                totals[name] = cast(int, await connection.scalar(added.returning(COUNTS.c.count)))
        return totals

    def insert(self, table: sa.Table) -> "postgresql.Insert | sqlite.Insert":
        """An INSERT that can say what happens if the row is there already (ON CONFLICT)."""
        return postgresql.insert(table) if self.shared else sqlite.insert(table)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; on SQLite one at a time."""
        async with self._turn, self.engine.begin() as connection:
            yield connection

    async def _alone(self, connection: AsyncConnection) -> None:
        """Lock the preparation of the database against other processes that start at the same time."""
        if self.shared:
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(PREPARING)))

    async def _ring(self, connection: AsyncConnection, table: str, number: int) -> None:
        """Let the commit notify the other processes (listener.py)."""
        if self.shared:
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{table} {number}")))

    async def rows(self, query: "sa.Select[tuple[object, ...]]", limit: int) -> list[Row]:
        """Tables as lists show them, the last moved first."""
        async with self.engine.connect() as connection:
            found = await connection.execute(query.order_by(TABLES.c.moved.desc()).limit(limit))
            return [
                Row(r.id, r.game, r.public, r.over, r.moved, r.summary, due=r.due) for r in found if r.summary
            ]


def connect(database: str) -> AsyncEngine:
    """An engine for a file's path, `sqlite:///...` or `postgresql://...`."""
    address = database if "://" in database else f"sqlite:///{database}"
    url = make_url(address)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    # A connection that died in the pool is replaced, not handed out.
    ping = url.drivername.startswith("postgresql")
    url = url.set(drivername=drivers.get(url.drivername, url.drivername))
    # A connection that does not answer is given up, lest everybody waits behind it.
    patience = {"pool_timeout": 10, "connect_args": {"timeout": 5, "command_timeout": 15}} if ping else {}
    # What is written may be secret: errors of the database stand in the log without it.
    engine = create_async_engine(url, pool_pre_ping=ping, hide_parameters=True, **patience)
    if url.drivername.startswith("sqlite"):

        @sa.event.listens_for(engine.sync_engine, "connect")
        def durable(connection: sa.engine.interfaces.DBAPIConnection, _: object) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.execute("PRAGMA busy_timeout=5000")
            cursor.close()

    return engine


def scripts() -> Config:
    """Alembic's configuration: where the migrations are."""
    config = Config()
    config.set_main_option("script_location", str(files("engineshed.server.store").joinpath("migrations")))
    return config


def _is_current(connection: sa.Connection) -> bool:
    head = ScriptDirectory.from_config(scripts()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == head


def migrate(connection: sa.Connection, to: str = "head") -> None:
    """Bring the schema to a revision, forwards or back."""
    config = scripts()
    config.attributes["connection"] = connection
    if to == "head":
        command.upgrade(config, to)
    else:
        command.downgrade(config, to)


def away(error: BaseException) -> bool:
    """Whether this error means that the database cannot be reached, or cannot write, at the moment."""
    if isinstance(error, OperationalError | InterfaceError | sa.exc.TimeoutError | OSError):
        return True
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or away(cast(BaseException, error.orig))
    # PostgreSQL: gone, short of something, shutting down or starting up, only to be read.
    return _sqlstate(error).startswith(("08", "53", "57", "25006"))


def unfit(error: BaseException) -> bool:
    """Does this mean that a value is none that the database can hold, such as a text with NUL in it?"""
    return isinstance(error, DBAPIError) and _sqlstate(error.orig).startswith("22")


def told(error: Exception) -> str:
    """What the database itself said, for the host."""
    return str(error.orig if isinstance(error, DBAPIError) else error)


def _sqlstate(error: BaseException | None) -> str:
    """PostgreSQL's code of an error; its driver is an extra, so its classes cannot be named here."""
    return str(getattr(error, "sqlstate", ""))


def _event(table: str, event: Event) -> dict[str, object]:
    return {
        "table_id": table,
        "number": event.number,
        "kind": event.kind,
        "data": event.data(),
        "key": event.key,
        "at": event.at,
    }
