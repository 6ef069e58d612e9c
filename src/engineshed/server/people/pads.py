"""What people note for themselves at a table, read by nobody else."""

import unicodedata
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engineshed.server.store.schema import PADS
from engineshed.server.store.storage import Storage

LONGEST: Final = 4000
"""Characters of one person's notes at one table."""


def clean_notes(text: str) -> str:
    """The text with plain line ends and without characters that databases refuse."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(c for c in text if c in "\n\t" or unicodedata.category(c) not in ("Cc", "Cs")).rstrip()


class Pads:
    """Reads and writes the note pads."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def read(self, guest: str, table: str) -> str:
        query = sa.select(PADS.c.text).where(PADS.c.guest == guest, PADS.c.table_id == table)
        async with self.storage.engine.connect() as connection:
            return await connection.scalar(query) or ""

    async def write(self, guest: str, table: str, text: str) -> None:
        """Replace the notes; an empty pad is not stored."""
        async with self.storage.writing() as connection:
            await self._write(connection, guest, table, text)

    async def of_guest(self, guest: str) -> dict[str, str]:
        """All notes of somebody, by table."""
        query = sa.select(PADS.c.table_id, PADS.c.text).where(PADS.c.guest == guest)
        async with self.storage.engine.connect() as connection:
            return {row.table_id: row.text for row in await connection.execute(query)}

    async def hand_over(self, before: str, after: str) -> None:
        """Move the notes of one guest to another, below what that one has noted at the same table."""
        theirs, mine = await self.of_guest(before), await self.of_guest(after)
        async with self.storage.writing() as connection:
            for table, text in theirs.items():
                joined = "\n".join(filter(None, (mine.get(table), text)))
                await self._write(connection, after, table, joined[:LONGEST])
            await connection.execute(PADS.delete().where(PADS.c.guest == before))

    async def forget(self, guest: str) -> None:
        async with self.storage.writing() as connection:
            await connection.execute(PADS.delete().where(PADS.c.guest == guest))

    async def _write(self, connection: AsyncConnection, guest: str, table: str, text: str) -> None:
        if not text:
            await connection.execute(PADS.delete().where(PADS.c.guest == guest, PADS.c.table_id == table))
            return
        row = self.storage.insert(PADS).values(guest=guest, table_id=table, text=text)
        await connection.execute(
            row.on_conflict_do_update(index_elements=["guest", "table_id"], set_={"text": text})
        )
