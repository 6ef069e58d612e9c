"""Playing at a table: the page, moves, live updates, the record."""

from collections.abc import AsyncIterator
from typing import cast

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.di import Provide
from litestar.response import ServerSentEvent
from litestar.response.sse import ServerSentEventMessage
from litestar.types import ControllerRouterHandler

from engineshed.kernel import Refused
from engineshed.server import commands
from engineshed.server.draft import Draft
from engineshed.server.hall import Hall
from engineshed.server.pages.asking import QUESTIONS
from engineshed.server.pages.requests import Asked, Id, Move, action_of, html, number_in, own_key, wants_table
from engineshed.server.pages.scenes import (
    address,
    may_look,
    notice,
    perspective,
    proposal,
    scene_now,
    scene_of,
    viewpoint_of,
)
from engineshed.server.problems import Problem
from engineshed.server.sessions import Visitor
from engineshed.server.table import Table
from engineshed.web import offers, pages, table_page
from engineshed.web.scene import TableScene


class Played(msgspec.Struct):
    """What a program hears after a move: the number of the last event and who is asked now."""

    number: int
    waiting: list[int]
    over: bool


@get("/tables/{id:str}", media_type=MediaType.HTML, include_in_schema=False)
async def show(id: Id, guest: Visitor, hall: Hall, request: Asked) -> Response[str]:
    """The table; only its part of the page if the request asks for that."""
    table = await hall.find(id)
    await hall.presence.saw(table, guest.id)
    if table.match is None:
        may_look(table, guest)
        return html(pages.lobby(guest, table.game, table.settings, lobby_of(table, guest, request)))
    fragment = fragment_of(table, guest, hall)
    if wants_table(request):
        return html(fragment)
    return html(pages.table(guest, table.game, fragment))


def fragment_of(table: Table, guest: Visitor, hall: Hall) -> str:
    """The table's page from one viewpoint; all who see the same share one rendering per event."""
    viewpoint = viewpoint_of(table, guest, hall.holding)
    key = (table.id, table.number, viewpoint, proposal(table, guest), notice(table, guest))
    page = hall.scenes.get(key)
    if page is None:
        page = table_page.fragment(scene_of(table, guest, viewpoint))
        hall.scenes.put(key, page)
    return page


def lobby_of(table: Table, guest: Visitor, request: Asked) -> dict[str, object]:
    return {
        "id": table.id,
        "at": address(table),
        "chairs": table.chairs,
        "taken": sum(chair.kind != "open" for chair in table.chairs),
        "mine": table.seats_of(guest.id),
        "host": table.host == guest.id,
        "link": f"{request.base_url}tables/{table.id}",
        "number": table.number,
        "ended": table.ended,
        "notice": notice(table, guest),
    }


@post("/moves", status_code=200)
async def move(id: Id, data: Move, guest: Visitor, hall: Hall, request: Asked) -> Response[object]:
    """Play a move. It is answered after it is safe on disk."""
    action, key = action_of(data.action), own_key(guest, data.key)

    def command(table: Table) -> Draft:
        seat = acting_seat(table, guest, hall, data.seat)
        return commands.play(table, seat, action, data.decision, key)

    try:
        table = await hall.change(id, command, key)
    except Refused as error:
        scene = scene_now(await hall.find(id), guest, hall.holding)
        text = offers.refused(scene, error.refusal.rule, error.refusal.facts)
        raise Problem(422, f"{error.refusal.rule}: {text}") from None
    return after(table, guest, hall, request)


@get("/tables/{id:str}/stream", include_in_schema=False)
async def stream(id: Id, guest: Visitor, hall: Hall, request: Asked, after: int = 0) -> ServerSentEvent:
    """The number of the last event, whenever there is a new one."""
    table = await hall.find(id)
    may_look(table, guest)
    last = number_in({"last": request.headers.get("last-event-id", "")}, "last")
    seen = last if last >= 0 else after

    async def numbers() -> AsyncIterator[ServerSentEventMessage]:
        async for number in hall.numbers(id, seen):
            await hall.presence.saw(table, guest.id)
            if number:
                yield ServerSentEventMessage(data=str(number), event="moved", id=number)
            else:
                yield ServerSentEventMessage(comment="still here")

    return ServerSentEvent(numbers())


@get("/tables/{id:str}/record", include_in_schema=False)
async def record(id: Id, guest: Visitor, hall: Hall) -> Response[str]:
    """The game as a file: whole when it is over, otherwise as this guest sees it."""
    table = await hall.find(id)
    may_look(table, guest)
    found = table.playing().record()
    if not table.over():
        seat, hand_over = perspective(table, guest, hall.holding)
        found = found.seen_by(None if hand_over is not None else seat)
    name = f"{table.game.id}-{table.id}.jsonl"
    return Response(
        found.text(),
        media_type="application/x-ndjson",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{id:str}/at/{moment:int}", media_type=MediaType.HTML, include_in_schema=False)
async def moment(id: Id, moment: int, guest: Visitor, hall: Hall, request: Asked) -> Response[str]:
    """The table as it was after so many moves."""
    table = await hall.find(id)
    fragment = table_page.fragment(scene_of(table, guest, viewpoint_of(table, guest, hall.holding, moment)))
    if wants_table(request):
        return html(fragment)
    return html(pages.table(guest, table.game, fragment))


async def table_scene(id: Id, guest: Visitor, hall: Hall) -> TableScene:
    """What the questions about a table are asked of."""
    return scene_now(await hall.find(id), guest, hall.holding)


def after(table: Table, guest: Visitor, hall: Hall, request: Asked) -> Response[object]:
    """The new page for the browser, a few numbers for a program."""
    if wants_table(request):
        return cast("Response[object]", html(fragment_of(table, guest, hall)))
    return Response(Played(table.number, list(table.waiting()), table.over()))


def acting_seat(table: Table, guest: Visitor, hall: Hall, wanted: int | None) -> int:
    """The seat for which this guest acts."""
    own = table.seats_of(guest.id)
    if not own or (wanted is not None and wanted not in own):
        raise Problem(403)
    if wanted is not None:
        return wanted
    seat, hand_over = perspective(table, guest, hall.holding)
    if seat is None or hand_over is not None:
        raise Problem(403)
    return seat


HANDLERS: list[ControllerRouterHandler] = [
    show,
    stream,
    record,
    moment,
    Router(
        "/tables/{id:str}",
        route_handlers=[move, *QUESTIONS],
        dependencies={"scene": Provide(table_scene)},
    ),
]
