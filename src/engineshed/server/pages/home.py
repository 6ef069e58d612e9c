"""The home page: the games for newcomers; for people with running games, what waits for them."""

from collections.abc import AsyncIterator
from typing import Final

import sqlalchemy as sa
from litestar import Response, get
from litestar.datastructures import Cookie
from litestar.params import FromQuery
from litestar.response import Redirect, ServerSentEvent
from litestar.response.sse import ServerSentEventMessage

from engineshed.kernel import games
from engineshed.server.hall import Hall
from engineshed.server.mine import Counted, Mine, soonest
from engineshed.server.pages.house import departures, listed
from engineshed.server.pages.live import live
from engineshed.server.pages.requests import Asked, Given, html
from engineshed.server.pages.scenes import scene_now
from engineshed.server.pages.tables import rows_of
from engineshed.server.sessions import Visitor
from engineshed.server.store.schema import TABLES
from engineshed.server.store.storage import Storage
from engineshed.server.tables.load import Unreadable
from engineshed.server.tables.rows import Row
from engineshed.web.around import home as pages
from engineshed.web.around.pages import home as newcomers

OPEN_TABLES: Final = 6
TO_WATCH: Final = 4
SINCE: Final = 3
LATER: Final = "later"
"""The cookie with tables that were put last for this visit."""
MOST_LATER: Final = 20


@get("/", include_in_schema=False)
async def home(guest: Given[Visitor], hall: Given[Hall], mine: Given[Mine], request: Asked) -> Response[str]:
    """A card for every game, or for people with running games what waits and what else goes on."""
    rows = await mine.rows(guest.id)
    if not rows:
        return html(newcomers(guest, list(games().values()), await departures(guest, hall)))
    waiting = soonest(rows, guest.id, put_later(request))
    others = [row for row in rows if row not in waiting]
    storage = hall.storage
    room: dict[str, object] = {
        "mine": listed([*waiting, *others], guest),
        "waiting": len(waiting),
        "next": await next_game(waiting, guest, hall),
        "open": listed((await rows_of("open", rows, guest, storage))[:OPEN_TABLES], guest),
        "watch": listed((await rows_of("watch", rows, guest, storage))[:TO_WATCH], guest),
        "solo": await alone_with_bots(storage, {row.id for row in rows}),
    }
    return html(pages.at_home(guest, list(games().values()), room))


async def next_game(waiting: list[Row], guest: Visitor, hall: Hall) -> dict[str, object] | None:
    """The first game that waits: what is asked there, and what happened since the guest's last choice."""
    for row in waiting:
        try:
            table = await hall.find(row.id)
        except Unreadable:
            continue
        seats = [seat for seat in table.waiting() if seat in table.seats_of(guest.id)]
        if seats and row.game in games():
            scene = scene_now(table, guest, hall.holding)
            return pages.next_game(scene, row.id, seats[0], SINCE)
    return None


async def alone_with_bots(storage: Storage, mine: set[str]) -> int:
    """The number of other people's games against bots, which home does not list."""
    solo = TABLES.c.public & sa.not_(TABLES.c.over) & TABLES.c.started & (TABLES.c.people < 2)
    query = sa.select(sa.func.count()).select_from(TABLES).where(solo)
    if mine:
        query = query.where(TABLES.c.id.not_in(mine))
    async with storage.engine.connect() as connection:
        return int(await connection.scalar(query) or 0)


@get("/next", include_in_schema=False)
async def next_table(
    guest: Given[Visitor],
    mine: Given[Mine],
    request: Asked,
    after: FromQuery[str] = "",
    later: FromQuery[str] = "",
) -> Redirect:
    """Go to the next game that waits; with `later`, put a game last for this visit."""
    rows, put = await mine.rows(guest.id), put_later(request)
    if any(row.id == later for row in rows):
        put = (*(table for table in put if table != later), later)[-MOST_LATER:]
        kept = Cookie(LATER, value=".".join(put), path="/", samesite="lax", httponly=True)
        return Redirect("/", status_code=303, cookies=[kept])
    waiting = [row.id for row in soonest(rows, guest.id, put)]
    if not waiting:
        return Redirect("/", status_code=303)
    here = after.removeprefix("/tables/").partition("/")[0]
    at = waiting.index(here) + 1 if here in waiting else 0
    return Redirect(f"/tables/{waiting[at % len(waiting)]}", status_code=303)


def put_later(request: Asked) -> tuple[str, ...]:
    """The tables that this visitor has put last for this visit, in that order."""
    said = request.cookies.get(LATER, "")[:1000]
    return tuple(filter(None, said.split(".")))[-MOST_LATER:]


@get("/me/stream", include_in_schema=False)
async def stream(guest: Given[Visitor], mine: Given[Mine]) -> ServerSentEvent:
    """How many games wait for me, now and whenever something happens at one of my tables."""
    return live(told(mine, guest.id))


async def told(mine: Mine, guest: str) -> AsyncIterator[ServerSentEventMessage]:
    async for counted in mine.counts(guest):
        yield message(counted)


def message(counted: Counted | None) -> ServerSentEventMessage:
    if counted is None:
        return ServerSentEventMessage(comment="still here")
    return ServerSentEventMessage(data=f"{counted.waiting} {counted.change}", event="waiting")


HANDLERS = [home, next_table, stream]
