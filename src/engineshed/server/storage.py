"""Where tables live: append-only events in one database. What is in memory is a cache of this."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from importlib.resources import files
from typing import Any, cast

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from engineshed.server.events import Event, fact_of

CHANNEL = "engineshed"
"""On which PostgreSQL tells who listens: table and number of its last event."""
PREPARING = 0x5348ED
"""The number of the lock under which the schema is prepared."""

META = sa.MetaData()


class Json(sa.TypeDecorator[object]):
    """JSON that may be broken: one unreadable row is None and harms no other."""

    impl = sa.JSON
    cache_ok = True

    def load_dialect_impl(self, dialect: sa.Dialect) -> "sa.types.TypeEngine[Any]":
        # PostgreSQL keeps no broken JSON; SQLite keeps any text.
        return dialect.type_descriptor(sa.JSON() if dialect.name == "postgresql" else sa.Text())

    def process_bind_param(self, value: object, dialect: sa.Dialect) -> object:
        return value if dialect.name == "postgresql" else json.dumps(value)

    def process_result_value(self, value: object, dialect: sa.Dialect) -> object:
        if not isinstance(value, str):
            return value
        try:
            return json.loads(value)
        except ValueError:
            return None


TABLES = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("moved", sa.Float, nullable=False),
    sa.Column("summary", Json, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("bot", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("started", sa.Boolean, nullable=False),
)

# The primary key is what makes it impossible that two writers both write number 57.
EVENTS = sa.Table(
    "events",
    META,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("key", sa.String(64)),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "key", name="events_key"),
)

SITTINGS = sa.Table(
    "sittings",
    META,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seen", sa.Float, nullable=False),
)

NOTES = sa.Table(
    "notes",
    META,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(256), nullable=False),
)

COUNTS = sa.Table(
    "counts",
    META,
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("until", sa.Float, nullable=False),
    sa.Column("count", sa.Integer, nullable=False),
)


class Conflict(Exception):
    """Somebody else wrote an event with this number first."""


class Row:
    """What the lists of tables show without opening the table."""

    __slots__ = ("game", "host", "id", "moved", "over", "public", "summary")

    def __init__(
        self,
        id: str,
        game: str,
        public: bool,
        over: bool,
        moved: float,
        summary: dict[str, object],
        host: str = "",
    ) -> None:
        self.id = id
        self.game = game
        self.public = public
        self.over = over
        self.moved = moved
        self.summary = summary
        self.host = host


class Storage:
    """One database: SQLite by default, PostgreSQL by its URL."""

    def __init__(self, database: str) -> None:
        self.engine = connect(database)
        self.shared = self.engine.dialect.name == "postgresql"
        """Other processes of the house may write here too."""
        self._turn = nullcontext() if self.shared else asyncio.Lock()
        """SQLite has one writer at a time: waiting here in order is fairer and faster than waiting there."""

    async def prepare(self) -> None:
        """Bring the schema up to date."""
        async with self.engine.begin() as connection:
            await self._alone(connection)
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    async def note(self, name: str, fresh: str) -> str:
        """A remembered word; `fresh` is written down the first time."""
        async with self.engine.begin() as connection:
            await self._alone(connection)
            found = await connection.scalar(sa.select(NOTES.c.value).where(NOTES.c.name == name))
            if found is None:
                await connection.execute(NOTES.insert().values(name=name, value=fresh))
            return fresh if found is None else cast(str, found)

    async def add(self, row: Row, guests: Sequence[str], events: Sequence[Event]) -> None:
        """A new table with its first events; Conflict if there is one of this name."""
        try:
            async with self._turn, self.engine.begin() as connection:
                await connection.execute(TABLES.insert().values(_columns(row, events[-1].number)))
                await connection.execute(EVENTS.insert(), [_event(row.id, event) for event in events])
                for guest in guests:
                    sitting = SITTINGS.insert().values(guest=guest, table_id=row.id, seen=row.moved)
                    await connection.execute(sitting)
                await self._ring(connection, row.id, events[-1].number)
        except IntegrityError as error:
            raise Conflict(row.id) from error

    async def append(self, row: Row, guests: Sequence[str], events: Sequence[Event]) -> None:
        """More events of a table, all or none; returns after they are safe on disk."""
        try:
            async with self._turn, self.engine.begin() as connection:
                await connection.execute(EVENTS.insert(), [_event(row.id, event) for event in events])
                columns = _columns(row, events[-1].number)
                await connection.execute(TABLES.update().where(TABLES.c.id == row.id).values(columns))
                for guest in guests:
                    known = sa.select(SITTINGS.c.guest).where(
                        SITTINGS.c.guest == guest, SITTINGS.c.table_id == row.id
                    )
                    if await connection.scalar(known) is None:
                        sitting = SITTINGS.insert().values(guest=guest, table_id=row.id, seen=row.moved)
                        await connection.execute(sitting)
                await self._ring(connection, row.id, events[-1].number)
        except IntegrityError as error:
            raise Conflict(row.id) from error

    async def events(self, table: str, after: int = 0) -> list[Event]:
        """Of one table, those with higher numbers than `after`."""
        query = sa.select(EVENTS).where(EVENTS.c.table_id == table, EVENTS.c.number > after)
        query = query.order_by(EVENTS.c.number)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query)
            return [Event(r.number, fact_of(r.kind, r.data), r.at, r.key) for r in rows]

    async def bots_asked(self) -> dict[str, int]:
        """Tables where a bot is asked, with the number of their last event."""
        query = sa.select(TABLES.c.id, TABLES.c.number).where(TABLES.c.bot)
        async with self.engine.connect() as connection:
            return {row.id: row.number for row in await connection.execute(query)}

    async def saw(self, table: str, guest: str, at: float) -> None:
        """Somebody who sits at a table looked at it."""
        mine = (SITTINGS.c.table_id == table) & (SITTINGS.c.guest == guest)
        async with self._turn, self.engine.begin() as connection:
            await connection.execute(SITTINGS.update().where(mine).values(seen=at))

    async def seen(self, table: str, guest: str) -> float:
        """When somebody who sits at a table looked at it last."""
        mine = (SITTINGS.c.table_id == table) & (SITTINGS.c.guest == guest)
        async with self.engine.connect() as connection:
            return float(await connection.scalar(sa.select(SITTINGS.c.seen).where(mine)) or 0.0)

    async def of_guest(self, guest: str, limit: int = 30) -> list[Row]:
        """The tables at which a guest sits, the last moved first."""
        query = sa.select(TABLES).join(SITTINGS).where(SITTINGS.c.guest == guest)
        return await self._rows(query, limit)

    async def public(self, limit: int = 30) -> list[Row]:
        """What everybody may watch or join."""
        return await self._rows(sa.select(TABLES).where(TABLES.c.public), limit)

    async def running(self, host: str = "") -> tuple[int, int]:
        """Unfinished tables, and those of them that have not begun: all, or those that a guest opened."""
        waiting = sa.func.count(sa.case((sa.not_(TABLES.c.started), 1)))
        query = sa.select(sa.func.count(), waiting).where(sa.not_(TABLES.c.over))
        if host:
            query = query.where(TABLES.c.host == host)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).one()
            return found[0], found[1]

    async def count(self, news: Mapping[str, tuple[int, float]], now: float) -> dict[str, int]:
        """Add to the counts that all processes share, by name; their totals. What is past is forgotten."""
        write = postgresql.insert if self.shared else sqlite.insert
        totals: dict[str, int] = {}
        async with self._turn, self.engine.begin() as connection:
            await connection.execute(COUNTS.delete().where(COUNTS.c.until < now))
            for name in sorted(news):  # in one order everywhere, lest two processes wait for each other
                more, until = news[name]
                row = write(COUNTS).values(name=name, until=until, count=more)
                added = row.on_conflict_do_update(
                    index_elements=[COUNTS.c.name], set_={"count": COUNTS.c.count + more}
                )
                totals[name] = cast(int, await connection.scalar(added.returning(COUNTS.c.count)))
        return totals

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes, one at a time on SQLite."""
        async with self._turn, self.engine.begin() as connection:
            yield connection

    async def _alone(self, connection: AsyncConnection) -> None:
        """Processes that start together prepare the database one after the other."""
        if self.shared:
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(PREPARING)))

    async def _ring(self, connection: AsyncConnection, table: str, number: int) -> None:
        """With the commit, tell the other processes (bell.py listens)."""
        if self.shared:
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{table} {number}")))

    async def _rows(self, query: "sa.Select[tuple[object, ...]]", limit: int) -> list[Row]:
        async with self.engine.connect() as connection:
            found = await connection.execute(query.order_by(TABLES.c.moved.desc()).limit(limit))
            return [Row(r.id, r.game, r.public, r.over, r.moved, r.summary) for r in found if r.summary]


def connect(database: str) -> AsyncEngine:
    """An engine for a file's path, `sqlite:///...` or `postgresql://...`."""
    address = database if "://" in database else f"sqlite:///{database}"
    url = make_url(address)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    # A connection that died in the pool is replaced, not handed out.
    ping = url.drivername.startswith("postgresql")
    url = url.set(drivername=drivers.get(url.drivername, url.drivername))
    engine = create_async_engine(url, pool_pre_ping=ping)
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


def migrate(connection: sa.Connection, to: str = "head") -> None:
    """Bring the schema to a revision, forwards or back."""
    config = Config()
    config.set_main_option("script_location", str(files("engineshed.server").joinpath("migrations")))
    config.attributes["connection"] = connection
    if to == "head":
        command.upgrade(config, to)
    else:
        command.downgrade(config, to)


def away(error: BaseException) -> bool:
    """Does this mean that the database cannot be reached, or cannot write, at the moment?"""
    if isinstance(error, OperationalError | InterfaceError | sa.exc.TimeoutError | OSError):
        return True
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or away(cast(BaseException, error.orig))
    # asyncpg, while it connects: refused, shutting down, starting up, too many connections.
    return str(getattr(error, "sqlstate", ""))[:2] in ("08", "53", "57")


def asks_a_bot(summary: Mapping[str, object]) -> bool:
    seats = cast("list[dict[str, object]]", summary["seats"])
    return any(seats[seat]["kind"] == "bot" for seat in cast("list[int]", summary["waiting"]))


def _columns(row: Row, number: int) -> dict[str, object]:
    return {
        "id": row.id,
        "game": row.game,
        "public": row.public,
        "over": row.over,
        "moved": row.moved,
        "summary": row.summary,
        "number": number,
        "bot": not row.over and asks_a_bot(row.summary),
        "host": row.host,
        "started": bool(row.summary.get("started", True)),
    }


def _event(table: str, event: Event) -> dict[str, object]:
    return {
        "table_id": table,
        "number": event.number,
        "kind": event.kind,
        "data": event.data(),
        "key": event.key,
        "at": event.at,
    }
