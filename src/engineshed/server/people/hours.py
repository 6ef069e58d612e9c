"""Each person's nights and holidays, as they entered them or as their browser's time zone suggests."""

import msgspec
import sqlalchemy as sa

from engineshed.server.hall import Hall
from engineshed.server.pace.rest import BadNight, night
from engineshed.server.pace.votes import rests
from engineshed.server.store.schema import HOURS
from engineshed.server.store.storage import Storage
from engineshed.server.tables.load import Unreadable
from engineshed.server.tables.table import NotAllowed

USUAL_NIGHT = (23, 7)
MOST_TABLES = 1000


class Hours(msgspec.Struct, frozen=True):
    """A night as pace/rest.py writes it, and when announced holidays end."""

    rest: str = ""
    away: float = 0.0


async def hours_of(storage: Storage, guest: str, zone: str) -> Hours:
    """The hours that this guest entered, or the usual night in their time zone."""
    async with storage.engine.connect() as connection:
        row = (await connection.execute(sa.select(HOURS).where(HOURS.c.guest == guest))).one_or_none()
    if row is not None:
        return Hours(row.rest, row.away)
    try:
        return Hours(night(zone, *USUAL_NIGHT) if zone else "")
    except BadNight:
        return Hours()


async def hand_over(storage: Storage, before: str, after: str) -> None:
    """The hours of one guest become another's who has said none."""
    said = sa.select(HOURS.c.guest).where(HOURS.c.guest == after)
    async with storage.writing() as connection:
        if await connection.scalar(said) is None:
            await connection.execute(HOURS.update().where(HOURS.c.guest == before).values(guest=after))
        else:
            await connection.execute(HOURS.delete().where(HOURS.c.guest == before))


async def keep_hours(hall: Hall, guest: str, hours: Hours) -> None:
    """Save a guest's hours and change all their clocks."""
    async with hall.storage.writing() as connection:
        await connection.execute(HOURS.delete().where(HOURS.c.guest == guest))
        await connection.execute(HOURS.insert().values(guest=guest, rest=hours.rest, away=hours.away))
    for row in await hall.storage.of_guest(guest, MOST_TABLES):
        if row.over or not row.summary.get("pace"):
            continue
        try:
            await hall.change(row.id, lambda table: rests(table, guest, hours.rest, hours.away))
        except (Unreadable, NotAllowed):
            continue
