"""Lines of the chat that somebody has reported to the host, with the lines around them."""

import secrets
import time
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from engineshed.server.store.schema import REPORTS
from engineshed.server.store.storage import Storage
from engineshed.server.tables.talk import Line

AROUND: Final = 10
"""Lines before and after the reported one that the host reads."""
KEPT: Final = 365 * 86_400.0
"""Seconds for which a decided report is kept."""
REVOCABLE: Final = 30 * 86_400.0
"""Seconds within which a decision can be taken back."""


class Report(NamedTuple):
    """A reported line, who said it, and who reported it."""

    id: str
    at: float
    table_id: str
    guest: str
    """Who reports."""
    about: str
    line: int
    lines: list[dict[str, object]]
    decided: float | None = None
    decision: dict[str, int] | None = None
    """What the host did about it; the lines that were hidden are those under "line <number>"."""


class Reports:
    """Reads and writes the reports."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def add(self, table: str, guest: str, said: list[Line], line: Line) -> None:
        """Report a line; a second report by the same person changes nothing."""
        place = said.index(line)
        lines = [
            {
                "name": near.name,
                "said": near.text or near.word,
                "word": bool(near.word),
                "number": near.number,
                "reported": near == line,
                "theirs": near.guest == line.guest,
            }
            for near in said[max(0, place - AROUND) : place + AROUND + 1]
        ]
        report = Report(secrets.token_hex(4), time.time(), table, guest, line.guest, line.number, lines)
        async with self.storage.writing() as connection:
            await connection.execute(
                self.storage.insert(REPORTS).values(report._asdict()).on_conflict_do_nothing()
            )

    async def all(self, guest: str = "") -> list[Report]:
        """The open reports, the oldest first; with a guest, all that this guest has made."""
        which = REPORTS.c.guest == guest if guest else REPORTS.c.decided.is_(None)
        return await self._read(sa.select(REPORTS).where(which).order_by(REPORTS.c.at))

    async def settled(self, most: int) -> list[Report]:
        """What was decided lately, the last first."""
        done = REPORTS.c.decided.is_not(None)
        return await self._read(sa.select(REPORTS).where(done).order_by(REPORTS.c.decided.desc()).limit(most))

    async def about(self, guest: str) -> list[Report]:
        """The reports about this person that are still kept."""
        return await self._read(sa.select(REPORTS).where(REPORTS.c.about == guest))

    async def find(self, id: str) -> Report | None:
        return next(iter(await self._read(sa.select(REPORTS).where(REPORTS.c.id == id))), None)

    async def decide(self, id: str, decision: dict[str, int]) -> bool:
        """Note a decision; False if there is one already."""
        mine, now = (REPORTS.c.id == id) & REPORTS.c.decided.is_(None), time.time()
        async with self.storage.writing() as connection:
            await connection.execute(REPORTS.delete().where(REPORTS.c.decided < now - KEPT))
            written = await connection.execute(
                REPORTS.update().where(mine).values(decided=now, decision=decision)
            )
            return written.rowcount == 1

    async def reopen(self, id: str) -> bool:
        """Take a decision back; False if there is none or it is too old."""
        mine = (REPORTS.c.id == id) & (REPORTS.c.decided > time.time() - REVOCABLE)
        async with self.storage.writing() as connection:
            taken = REPORTS.update().where(mine).values(decided=None, decision=sa.null())
            return (await connection.execute(taken)).rowcount == 1

    async def settle(self, id: str) -> bool:
        """Delete a report and return whether there was one."""
        async with self.storage.writing() as connection:
            return (await connection.execute(REPORTS.delete().where(REPORTS.c.id == id))).rowcount == 1

    async def _read(self, query: "sa.Select[Any]") -> list[Report]:
        async with self.storage.engine.connect() as connection:
            return [Report(*row) for row in await connection.execute(query)]

    async def hand_over(self, before: str, after: str) -> None:
        """Move the reports by and about a guest to another id; a line that both reported is kept once."""
        twin = REPORTS.alias()
        both = sa.exists().where(
            twin.c.guest == after, twin.c.table_id == REPORTS.c.table_id, twin.c.line == REPORTS.c.line
        )
        theirs = REPORTS.c.guest == before
        async with self.storage.writing() as connection:
            await connection.execute(REPORTS.update().where(REPORTS.c.about == before).values(about=after))
            await connection.execute(REPORTS.delete().where(theirs, both))
            await connection.execute(REPORTS.update().where(theirs).values(guest=after))

    async def forget(self, guest: str) -> None:
        """Delete the reports that somebody made: nobody could answer them."""
        async with self.storage.writing() as connection:
            await connection.execute(REPORTS.delete().where(REPORTS.c.guest == guest))
