"""Ways to reach people, what they wish, and the queue of notices, in the same database as the tables."""

import secrets
import time
from collections.abc import Sequence
from typing import Final, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engineshed.server.store.schema import NOTICES, WAYS, WISHES
from engineshed.server.store.storage import Storage

Kind = Literal["push", "mail", "hook"]
KINDS: Final[tuple[Kind, ...]] = ("push", "mail", "hook")
What = Literal["turn", "alarm", "out", "began", "ended", "asked", "chat", "test"]
WHATS: Final[tuple[What, ...]] = ("turn", "alarm", "out", "began", "ended", "asked", "chat")
HOW: Final = ("off", "on", "digest")
MOST_WAYS: Final = 12
"""Of one person."""


class Way(msgspec.Struct, frozen=True):
    """A way to reach somebody: a browser, a mail address or a webhook."""

    id: str
    guest: str
    kind: Kind
    name: str
    address: str
    """A mail address, a webhook's URL, or a push subscription as JSON."""
    origin: str
    """The address under which the person reaches this site: links begin with it."""
    language: str
    confirmed: bool = True
    failed: float | None = None
    """When it stopped working and was switched off."""
    last: float = 0.0
    device: str = ""
    """The signed-in browser that it leads to, with which it goes."""


class Wishes(msgspec.Struct, frozen=True):
    """What one person wants to be told, and when not."""

    how: dict[str, str] = {}
    """Off, on or digest by "<what> <kind>" ("turn mail"); see `usual` for what is missing."""
    zone: str = ""
    """Where the person lives; "": not known yet."""
    quiet: tuple[int, int] | None = None
    """Minutes of the day from which and until which nothing is sent."""
    digest: int = 7
    """The hour of the daily digest."""

    def choice(self, what: str, kind: str) -> str:
        found = self.how.get(f"{what} {kind}", usual(what, kind))
        return found if found in HOW else "off"


def usual(what: str, kind: str) -> str:
    """The choice for somebody who has not chosen."""
    if what == "chat":
        return "digest" if kind == "mail" else "off"
    return "on"


class Notice(msgspec.Struct, frozen=True):
    """Something to be told to one person by one way: a line of the queue."""

    id: int
    guest: str
    reason: str
    way: str
    what: str
    table_id: str
    game: str
    made: float
    due: float
    state: str
    batch: str | None
    tries: int
    done: float | None
    note: str


class Reason(msgspec.Struct, frozen=True):
    """Why somebody is told something; the same reason always has the same key."""

    guest: str
    what: What
    key: str


class Notices:
    """Reads and writes the three tables."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    # Ways and wishes

    async def ways(self, guest: str) -> list[Way]:
        return await self._ways(WAYS.c.guest == guest)

    async def way(self, id: str) -> Way | None:
        return next(iter(await self._ways(WAYS.c.id == id)), None)

    async def guests(self) -> set[str]:
        """Everybody who can be reached by some way."""
        query = sa.select(WAYS.c.guest).where(WAYS.c.confirmed, WAYS.c.failed.is_(None)).distinct()
        async with self.storage.engine.connect() as connection:
            return set(await connection.scalars(query))

    async def keep(self, way: Way) -> None:
        """Save a way; it replaces one with the same address of the same person."""
        same = (WAYS.c.guest == way.guest) & (WAYS.c.kind == way.kind) & (WAYS.c.address == way.address)
        async with self.storage.writing() as connection:
            await connection.execute(WAYS.delete().where(sa.or_(same, WAYS.c.id == way.id)))
            await connection.execute(WAYS.insert().values(msgspec.structs.asdict(way)))

    async def change(self, id: str, **values: object) -> None:
        async with self.storage.writing() as connection:
            await connection.execute(WAYS.update().where(WAYS.c.id == id).values(**values))

    async def forget(self, guest: str, way: str) -> None:
        """Delete a way and what was still to be sent by it."""
        async with self.storage.writing() as connection:
            mine = (WAYS.c.guest == guest) & (WAYS.c.id == way)
            await connection.execute(WAYS.delete().where(mine))
            await connection.execute(NOTICES.delete().where(NOTICES.c.guest == guest, NOTICES.c.way == way))

    async def forget_device(self, guest: str, device: str) -> None:
        """Nobody is told anything on a browser that was signed out."""
        for way in await self.ways(guest):
            if device and way.device == device:
                await self.forget(guest, way.id)

    async def adopt(self, guest: str, device: str) -> None:
        """The browser of this guest is a signed-in device from now on: what leads to it goes with it."""
        push = (WAYS.c.guest == guest) & (WAYS.c.kind == "push") & (WAYS.c.device == "")
        async with self.storage.writing() as connection:
            await connection.execute(WAYS.update().where(push).values(device=device))

    async def hand_over(self, before: str, after: str) -> None:
        """The ways of one guest become another's; that other's wishes count, if there are any."""
        known = {(way.kind, way.address) for way in await self.ways(after)}
        for way in await self.ways(before):
            if (way.kind, way.address) in known:
                await self.forget(before, way.id)
        said = sa.select(WISHES.c.guest).where(WISHES.c.guest == after)
        async with self.storage.writing() as connection:
            for table in (WAYS, NOTICES):
                mine = table.c.guest == before
                await connection.execute(table.update().where(mine).values(guest=after))
            mine = WISHES.c.guest == before
            if await connection.scalar(said) is None:
                await connection.execute(WISHES.update().where(mine).values(guest=after))
            else:
                await connection.execute(WISHES.delete().where(mine))

    async def forget_all(self, guest: str) -> None:
        """Delete all ways, wishes and notices of this person."""
        async with self.storage.writing() as connection:
            for table in (WAYS, WISHES, NOTICES):
                await connection.execute(table.delete().where(table.c.guest == guest))

    async def wishes(self, guest: str) -> Wishes:
        query = sa.select(WISHES.c.data).where(WISHES.c.guest == guest)
        async with self.storage.engine.connect() as connection:
            found = await connection.scalar(query)
        try:
            return Wishes() if found is None else msgspec.convert(found, Wishes)
        except msgspec.ValidationError:
            return Wishes()

    async def wish(self, guest: str, wishes: Wishes) -> None:
        async with self.storage.writing() as connection:
            await connection.execute(WISHES.delete().where(WISHES.c.guest == guest))
            data = msgspec.to_builtins(wishes)
            await connection.execute(WISHES.insert().values(guest=guest, data=data))

    # The queue

    async def add(self, connection: AsyncConnection, rows: Sequence[dict[str, object]]) -> None:
        """Put notices into the queue within the caller's transaction; those already there stay."""
        for row in rows:
            await connection.execute(self.storage.insert(NOTICES).values(row).on_conflict_do_nothing())

    async def test(self, way: Way) -> None:
        """Queue a test message, and switch the way on again if it was off."""
        row = row_for(Reason(way.guest, "test", f"test:{fresh_id()}"), way, "", "", 0.0)
        async with self.storage.writing() as connection:
            await connection.execute(WAYS.update().where(WAYS.c.id == way.id).values(failed=None))
            await connection.execute(NOTICES.insert().values(row))

    async def sent_to(self, guest: str, most: int) -> list[Notice]:
        """What was queued for somebody, the last first."""
        query = sa.select(NOTICES).where(NOTICES.c.guest == guest).order_by(NOTICES.c.id.desc())
        async with self.storage.engine.connect() as connection:
            return [Notice(*row) for row in await connection.execute(query.limit(most))]

    async def clean(self, before: float) -> None:
        """Forget what was told long ago."""
        async with self.storage.writing() as connection:
            await connection.execute(NOTICES.delete().where(NOTICES.c.made < before))

    async def _ways(self, where: "sa.ColumnElement[bool]") -> list[Way]:
        async with self.storage.engine.connect() as connection:
            rows = await connection.execute(sa.select(WAYS).where(where).order_by(WAYS.c.kind, WAYS.c.id))
            return [Way(*row) for row in rows]


def row_for(reason: Reason, way: Way, table: str, game: str, due: float) -> dict[str, object]:
    """A new line of the queue."""
    return {
        "guest": reason.guest,
        "reason": reason.key,
        "way": way.id,
        "what": reason.what,
        "table_id": table,
        "game": game,
        "made": time.time(),
        "due": due,
        "state": "waiting",
        "tries": 0,
        "note": "",
    }


def fresh_id() -> str:
    return secrets.token_hex(12)
