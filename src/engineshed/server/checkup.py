"""Finds what is wrong with the tables of a database. Every table is opened once; nothing is changed."""

from collections.abc import AsyncIterator
from typing import NamedTuple

import sqlalchemy as sa

from engineshed.server.store.schema import EVENTS, TABLES
from engineshed.server.store.storage import Storage
from engineshed.server.tables.load import rebuild
from engineshed.server.tables.rows import asks_a_bot, summary_of


class Finding(NamedTuple):
    """One table with something to say about it."""

    table: str
    game: str
    what: str
    """closed: it cannot be opened. differs: today's rules no longer allow what was played. newer: it was
    played on with newer rules. stuck: somebody is asked who has no option. list: its line in the lists of
    tables is wrong until the next move."""
    why: str


async def findings(storage: Storage) -> AsyncIterator[Finding | None]:
    """One for each table, None where nothing is wrong; the last moved first."""
    async with storage.engine.connect() as connection:
        rows = (await connection.execute(sa.select(TABLES).order_by(TABLES.c.moved.desc()))).all()
        last = dict(
            (
                await connection.execute(
                    sa.select(EVENTS.c.table_id, sa.func.max(EVENTS.c.number)).group_by(EVENTS.c.table_id)
                )
            ).all()
        )
    for row in rows:
        yield await _look(storage, row, last.get(row.id, 0))


async def _look(storage: Storage, row: "sa.Row[tuple[object, ...]]", last: int) -> Finding | None:
    def found(what: str, why: str) -> Finding:
        return Finding(row.id, row.game, what, why)

    try:
        events = await storage.events(row.id)
        if not events:
            return found("closed", "it has no events")
        table = rebuild(row.id, events)
    except Exception as error:  # whatever it is, it concerns this table alone
        return found("closed", f"{type(error).__name__}: {error}")
    if table.newer:
        return found("newer", f"version {table.version}, here {table.game.version}")
    if table.diverged is not None:
        return found("differs", str(table.diverged))
    if table.stuck:
        return found("stuck", f"nobody can move after move {len(table.playing().moves)}")
    if not row.summary or (row.number, row.over) != (last, table.over()):
        return found("list", "its line in the lists is old or cannot be read")
    if bool(row.bot) != (not table.over() and asks_a_bot(summary_of(table))):
        return found("list", "it is not known whether a bot is asked")
    return None
