"""Asides: what one person at a table decides for themselves alone (orders, whom they mute).

They are kept in a table of their own and counted apart: no number that others can read tells that there was
one. An aside remembers the event after which it was said, so the whole history has one order.
"""

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engineshed.server.store.schema import ASIDES
from engineshed.server.tables.events import Event, fact_of


async def read_asides(connection: AsyncConnection, table: str, count: int) -> list[Event]:
    """The asides of one table after the first `count`."""
    query = sa.select(ASIDES).where(ASIDES.c.table_id == table, ASIDES.c.number > count)
    rows = await connection.execute(query.order_by(ASIDES.c.number))
    return [Event(-r.number, fact_of(r.kind, r.data), r.at, after=r.after) for r in rows]


async def write_asides(connection: AsyncConnection, table: str, asides: Sequence[Event]) -> None:
    for aside in asides:
        row = {"table_id": table, "number": -aside.number, "after": aside.after}
        row |= {"kind": aside.kind, "data": aside.data(), "at": aside.at}
        await connection.execute(ASIDES.insert().values(row))


def merged(events: Sequence[Event], asides: Sequence[Event], before: int) -> list[Event]:
    """Events and asides in one order. Asides after the last of these events (or `before`) are left out."""
    last = events[-1].number if events else before
    known = [aside for aside in asides if aside.after <= last]
    return sorted([*events, *known], key=_place)


def _place(event: Event) -> tuple[int, int]:
    return (event.number, 0) if event.number > 0 else (event.after, -event.number)
