"""The list of tables: mine, those with open seats, those to watch."""

from typing import Final

import sqlalchemy as sa
from litestar import MediaType, get
from litestar.params import FromQuery

from engineshed.kernel import games
from engineshed.server.hall import Hall
from engineshed.server.mine import Mine, soonest
from engineshed.server.pages.house import listed
from engineshed.server.pages.requests import Given
from engineshed.server.sessions import Visitor
from engineshed.server.store.schema import SITTINGS, TABLES
from engineshed.server.store.storage import Storage
from engineshed.server.tables.rows import Row
from engineshed.web.around import pages

SHOWN: Final = ("mine", "open", "watch", "ended", "solo")
"""What the page can show; `solo`, other people's games against bots, only if it is asked for."""
PACES: Final = ("", "live", "days", "none")
MOST: Final = 60


@get("/tables", media_type=MediaType.HTML, include_in_schema=False)
async def tables(
    guest: Given[Visitor],
    hall: Given[Hall],
    mine: Given[Mine],
    show: FromQuery[str] = "",
    game: FromQuery[str] = "",
    pace: FromQuery[str] = "",
) -> str:
    """Tables of one kind, game and pace, or of all of them."""
    wanted = game if game in games() else ""
    pace = pace if pace in PACES else ""
    running = await mine.rows(guest.id)
    lists = {
        kind: listed([row for row in rows if wanted in ("", row.game) and pace in ("", _pace(row))], guest)
        for kind in ((show,) if show in SHOWN else ("mine", "open", "watch", "ended"))
        for rows in [await rows_of(kind, running, guest, hall.storage)]
    }
    filters = {"show": show if show in SHOWN else "", "game": wanted, "pace": pace}
    return pages.tables(guest, lists, filters, PACES, list(games().values()))


def _pace(row: Row) -> str:
    found = row.summary.get("pace")
    return str(found.get("kind", "none")) if isinstance(found, dict) else "none"


async def rows_of(kind: str, running: list[Row], guest: Visitor, storage: Storage) -> list[Row]:
    """The tables of one kind; my own running ones are only in `mine`."""
    if kind == "mine":
        waiting = soonest(running, guest.id)
        return [*waiting, *(row for row in running if row not in waiting)]
    if kind == "ended":
        mine = sa.select(TABLES).join(SITTINGS).where(SITTINGS.c.guest == guest.id, TABLES.c.over)
        return await storage.rows(mine, MOST)
    going_on = TABLES.c.public & sa.not_(TABLES.c.over)
    kinds = {
        "open": sa.not_(TABLES.c.started),
        "watch": TABLES.c.started & (TABLES.c.people > 1),
        "solo": TABLES.c.started & (TABLES.c.people < 2),
    }
    own = {row.id for row in running}
    rows = await storage.rows(sa.select(TABLES).where(going_on, kinds[kind]), MOST + len(own))
    return [row for row in rows if row.id not in own][:MOST]


HANDLERS = [tables]
