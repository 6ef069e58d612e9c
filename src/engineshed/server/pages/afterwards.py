"""A table's menu, its score sheet, records, and what comes after a game."""

import asyncio

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State, UploadFile
from litestar.params import FromQuery
from litestar.response import Redirect

from engineshed.kernel import games
from engineshed.kernel.play import Record
from engineshed.server.hall import Hall, fresh_id
from engineshed.server.pages.requests import Form, Given, Id, number_in, own_seat
from engineshed.server.pages.scenes import address, forks, may_look, scene_now
from engineshed.server.people.service import Service
from engineshed.server.problems import Problem
from engineshed.server.sessions import Visitor
from engineshed.server.tables import commands, proposals
from engineshed.server.tables.chairs import BOT_NAMES, USUAL_LEVEL, Chair
from engineshed.server.tables.draft import Draft
from engineshed.server.tables.rematch import open_rematch
from engineshed.server.tables.table import NotAllowed, Table
from engineshed.server.work.uploads import Uploads
from engineshed.web.around import after, pages


@get("/tables/{id:str}/menu", media_type=MediaType.HTML, include_in_schema=False)
async def menu(
    id: Id, guest: Given[Visitor], hall: Given[Hall], request: "Request[object, object, State]"
) -> str:
    """Link, record, leaving and ending."""
    table = await hall.find(id)
    may_look(table, guest)
    room: dict[str, object] = {
        "at": address(table),
        "link": f"{request.base_url}tables/{table.id}",
        "mine": table.seats_of(guest.id),
        "orders": table.whole() and not table.over() and orders_offered(table, guest),
        "people": [
            (seat, chair.name)
            for seat, chair in enumerate(table.chairs)
            if table.clock is None and chair.kind == "person" and chair.guest != guest.id
        ],
        "over": table.over(),
        "alone": len(table.people()) == 1,
    }
    return pages.menu(guest, table.game, room)


@get("/tables/{id:str}/score", media_type=MediaType.HTML, include_in_schema=False)
async def score(
    id: Id, guest: Given[Visitor], hall: Given[Hall], seat: FromQuery[int] = 0, source: FromQuery[str] = ""
) -> str:
    """Every point explained, with its rule; a number opens the moves that made it."""
    table = await hall.find(id)
    return after.score(guest, scene_now(table, guest, hall.holding), (seat, source) if source else None)


@post("/tables/{id:str}/leave", include_in_schema=False)
async def leave(id: Id, guest: Given[Visitor], hall: Given[Hall]) -> Redirect:
    """A bot takes over all seats of this guest; before the start they are open again."""

    def command(table: Table) -> Draft:
        own_seat(table, guest)
        return commands.leave(table, *table.seats_of(guest.id))

    await hall.change(id, command)
    return Redirect("/", status_code=303)


def orders_offered(table: Table, guest: Visitor) -> bool:
    """Whether this guest may give standing orders here."""
    pos = table.playing().state.pos
    return any(table.game.orders(pos, seat) for seat in table.seats_of(guest.id))


@post("/tables/{id:str}/end", include_in_schema=False)
async def end(id: Id, guest: Given[Visitor], hall: Given[Hall]) -> Redirect:
    """Cancel or end the table, by agreement where others play too."""

    def command(table: Table) -> Draft:
        return proposals.end(table, own_seat(table, guest))

    return Redirect(address(await hall.change(id, command)), status_code=303)


@post("/tables/{id:str}/stand-in", include_in_schema=False)
async def stand_in(id: Id, data: Form, guest: Given[Visitor], hall: Given[Hall]) -> Redirect:
    """Ask the others to let a bot play for somebody who left."""
    absent = number_in(data, "seat")
    known = await hall.find(id)
    if not 0 <= absent < known.players:
        raise Problem(403)
    away = await hall.presence.away(known, absent)

    def command(table: Table) -> Draft:
        return proposals.stand_in(table, own_seat(table, guest), absent, away)

    return Redirect(address(await hall.change(id, command)), status_code=303)


@post("/tables/{id:str}/rematch", status_code=201, include_in_schema=False)
async def rematch(
    id: Id, guest: Given[Visitor], hall: Given[Hall], service: Given[Service]
) -> Response[None]:
    """Offer the same game to the same people, or accept it; with everybody's yes there is a new table."""
    await service.may_sit(guest.id)
    fresh = fresh_id()

    def command(table: Table) -> Draft:
        seat = own_seat(table, guest)
        return Draft(table) if table.rematch else proposals.rematch(table, seat, fresh)

    old = await hall.change(id, command)
    await open_rematch(old, hall)
    return _go(f"/tables/{old.rematch or old.id}")


@post("/tables/{id:str}/fork", status_code=201, include_in_schema=False)
async def fork(
    id: Id, data: Form, guest: Given[Visitor], hall: Given[Hall], service: Given[Service]
) -> Response[None]:
    """Play on against bots from a moment of a finished game, or of an own one if nothing is hidden there."""
    await service.may_sit(guest.id)
    old = await hall.find(id)
    may_look(old, guest)
    whole = old.playing().record()
    moment = min(max(number_in(data, "moves"), 0), len(whole.moves()))
    seats = forks(old, guest, moment)
    if not seats:
        if old.over():
            raise NotAllowed("fork-over")
        own_seat(old, guest)
        raise NotAllowed("fork-running")
    wanted = number_in(data, "seat")
    seat = wanted if wanted in seats else seats[0]
    record = whole.truncate(moment)
    if not old.over() and record.seen_by(seat).text() != record.text():
        raise NotAllowed("fork-hidden")
    # In a thread: a long game is played again, and nobody else waits for it.
    return _go(address(await hall.open(await asyncio.to_thread(played_on, record, guest, seat))))


@get("/records", media_type=MediaType.HTML, include_in_schema=False)
async def records(guest: Given[Visitor]) -> str:
    """The page on which a record can be opened."""
    return pages.records(guest)


@post("/records", include_in_schema=False, request_max_body_size=None)
async def upload(
    request: "Request[object, object, State]",
    guest: Given[Visitor],
    hall: Given[Hall],
    uploads: Given[Uploads],
    service: Given[Service],
) -> Redirect:
    """Open a record as a table, to look at and to play on."""
    await service.may_sit(guest.id)
    file = (await request.form()).get("record")
    if not isinstance(file, UploadFile):
        raise Problem(422, "record")
    record = await uploads.read(await file.read())
    # Played again here too, in a thread: by now it is known that this does not take long.
    table = await hall.open(await asyncio.to_thread(played_on, record, guest, 0))
    return Redirect(address(table), status_code=303)


def played_on(record: Record, guest: Visitor, seat: int) -> Draft:
    """A table for a record: this guest on one seat, bots on the others."""
    bots = iter(BOT_NAMES)
    chairs = [
        Chair("person", guest.called, guest.id)
        if other == seat
        else Chair("bot", next(bots), None, USUAL_LEVEL)
        for other in range(record.players)
    ]
    opened = commands.opening(games()[record.game], record.settings, chairs, False, guest.id)
    return commands.go_on_from(fresh_id(), opened, record)


def _go(to: str) -> Response[None]:
    """Tell the browser to go to a table that was made."""
    return Response(None, status_code=201, headers={"Location": to})


HANDLERS = [
    menu,
    score,
    leave,
    end,
    stand_in,
    rematch,
    fork,
    records,
    upload,
]
