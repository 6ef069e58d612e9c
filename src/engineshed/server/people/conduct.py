"""What the host has decided about people: measures for a time, and answers to both sides of a report."""

import secrets
import time
from typing import Final, Literal

import msgspec
import sqlalchemy as sa

from engineshed.server.store.schema import LETTERS, MEASURES
from engineshed.server.store.storage import Storage
from engineshed.server.tables.table import NotAllowed

Measure = Literal["warn", "chat", "sit"]
"""A warning; no chat but quick words; no chat and no seat at another table."""
DAY: Final = 86_400.0
FOR_GOOD: Final = 0
"""Days of a measure without an end."""
NEVER: Final = 1e11
"""A moment later than any other: the end of a measure that is for good."""


class Imposed(msgspec.Struct, frozen=True):
    """A measure about one person."""

    report: str
    """The report that it answers: taking the decision back lifts it."""
    guest: str
    what: str
    until: float
    at: float


class Letter(msgspec.Struct, frozen=True):
    """An answer of the host: facts that its reader gets in their own language, and perhaps a text."""

    id: str
    guest: str
    report: str
    side: str
    """Who reports, or who is reported."""
    at: float
    decision: dict[str, int]
    words: str
    read: bool


class Conduct:
    """Reads and writes measures and answers."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def impose(self, report: str, guest: str, what: Measure, days: int) -> None:
        now = time.time()
        until = NEVER if days == FOR_GOOD else now + days * DAY
        row = {"id": secrets.token_hex(8), "report": report, "guest": guest, "what": what}
        async with self.storage.writing() as connection:
            await connection.execute(MEASURES.insert().values(**row, until=until, at=now))

    async def lift(self, report: str) -> None:
        """Remove the measures and answers that a report led to."""
        async with self.storage.writing() as connection:
            await connection.execute(MEASURES.delete().where(MEASURES.c.report == report))
            await connection.execute(LETTERS.delete().where(LETTERS.c.report == report))

    async def about(self, guest: str) -> list[Imposed]:
        """All measures against this guest that were not lifted, past ones too, the latest first."""
        query = sa.select(MEASURES).where(MEASURES.c.guest == guest).order_by(MEASURES.c.at.desc())
        async with self.storage.engine.connect() as connection:
            return [Imposed(*row[1:]) for row in await connection.execute(query)]

    async def check(self, guest: str, *what: Measure) -> None:
        """Raise NotAllowed if one of these measures is in force."""
        holds = (MEASURES.c.guest == guest) & MEASURES.c.what.in_(what) & (MEASURES.c.until > time.time())
        async with self.storage.engine.connect() as connection:
            found = await connection.scalar(sa.select(MEASURES.c.what).where(holds).limit(1))
        if found is not None:
            raise NotAllowed(f"suspended-{found}")

    # Answers

    async def write(self, letter: Letter) -> None:
        async with self.storage.writing() as connection:
            await connection.execute(LETTERS.insert().values(msgspec.structs.asdict(letter)))

    async def letters(self, guest: str) -> list[Letter]:
        query = sa.select(LETTERS).where(LETTERS.c.guest == guest).order_by(LETTERS.c.at.desc())
        async with self.storage.engine.connect() as connection:
            return [Letter(*row) for row in await connection.execute(query)]

    async def unread(self, guest: str) -> int:
        query = sa.select(sa.func.count()).where(LETTERS.c.guest == guest, sa.not_(LETTERS.c.read))
        async with self.storage.engine.connect() as connection:
            return await connection.scalar(query) or 0

    async def read(self, guest: str) -> None:
        async with self.storage.writing() as connection:
            await connection.execute(LETTERS.update().where(LETTERS.c.guest == guest).values(read=True))

    # Under another id

    async def hand_over(self, before: str, after: str) -> None:
        """Move measures and answers to the id under which a guest goes on."""
        async with self.storage.writing() as connection:
            for table in (MEASURES, LETTERS):
                await connection.execute(table.update().where(table.c.guest == before).values(guest=after))

    async def forget(self, guest: str) -> None:
        async with self.storage.writing() as connection:
            for table in (MEASURES, LETTERS):
                await connection.execute(table.delete().where(table.c.guest == guest))


def letter(guest: str, report: str, side: str, decision: dict[str, int], words: str) -> Letter:
    """A new answer."""
    said = "".join(c for c in words if c.isprintable())[:500]
    return Letter(secrets.token_hex(8), guest, report, side, time.time(), decision, said, False)
