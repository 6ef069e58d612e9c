"""Whom somebody has blocked: they do not read that person's chat, nor sit down with them unknowingly."""

import time
from collections.abc import Collection
from typing import Final

import sqlalchemy as sa

from engineshed.server.caches import Recent
from engineshed.server.store.schema import BLOCKS
from engineshed.server.store.storage import Storage

REMEMBERED: Final = 20.0
"""Seconds for which somebody's blocks are known without asking the database."""
MOST: Final = 200
"""People whom one person can block."""


class Blocks:
    """Reads and writes who has blocked whom."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._known: Recent[str, tuple[dict[str, str], float]] = Recent(10_000)

    async def of(self, guest: str) -> dict[str, str]:
        """The guests whom this guest has blocked, with the names they had then."""
        known = self._known.get(guest)
        if known is not None and known[1] > time.monotonic():
            return known[0]
        query = sa.select(BLOCKS.c.other, BLOCKS.c.name).where(BLOCKS.c.guest == guest).order_by(BLOCKS.c.at)
        async with self.storage.engine.connect() as connection:
            found = {row.other: row.name for row in await connection.execute(query)}
        self._known.put(guest, (found, time.monotonic() + REMEMBERED))
        return found

    async def by(self, others: Collection[str], guest: str) -> bool:
        """Whether any of these has blocked this guest."""
        query = sa.select(BLOCKS.c.guest).where(BLOCKS.c.other == guest, BLOCKS.c.guest.in_(others)).limit(1)
        async with self.storage.engine.connect() as connection:
            return await connection.scalar(query) is not None

    async def among(self, guests: Collection[str]) -> set[tuple[str, str]]:
        """Who of these has blocked whom of them."""
        both = BLOCKS.c.guest.in_(guests) & BLOCKS.c.other.in_(guests)
        async with self.storage.engine.connect() as connection:
            rows = await connection.execute(sa.select(BLOCKS.c.guest, BLOCKS.c.other).where(both))
            return {(row.guest, row.other) for row in rows}

    async def block(self, guest: str, other: str, name: str) -> None:
        if len(await self.of(guest)) >= MOST:
            return
        row = self.storage.insert(BLOCKS).values(guest=guest, other=other, name=name[:24], at=time.time())
        async with self.storage.writing() as connection:
            await connection.execute(row.on_conflict_do_nothing())
        self._known.drop(guest)

    async def unblock(self, guest: str, other: str) -> None:
        async with self.storage.writing() as connection:
            mine = (BLOCKS.c.guest == guest) & (BLOCKS.c.other == other)
            await connection.execute(BLOCKS.delete().where(mine))
        self._known.drop(guest)

    async def hand_over(self, before: str, after: str) -> None:
        """Move all blocks by and of a guest to the id under which they go on."""
        async with self.storage.writing() as connection:
            rows = (await connection.execute(sa.select(BLOCKS).where(_about(before)))).all()
            await connection.execute(BLOCKS.delete().where(_about(before)))
            for row in rows:
                guest, other = (after if who == before else who for who in (row.guest, row.other))
                moved = self.storage.insert(BLOCKS).values(guest=guest, other=other, name=row.name, at=row.at)
                if guest != other:
                    await connection.execute(moved.on_conflict_do_nothing())
                self._known.drop(guest)

    async def forget(self, guest: str) -> None:
        async with self.storage.writing() as connection:
            await connection.execute(BLOCKS.delete().where(_about(guest)))
        self._known.drop(guest)


def _about(guest: str) -> "sa.ColumnElement[bool]":
    return (BLOCKS.c.guest == guest) | (BLOCKS.c.other == guest)
