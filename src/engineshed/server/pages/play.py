"""Playing at a table: the page, moves, live updates, the record."""

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, cast

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.di import Provide
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import ServerSentEvent
from litestar.response.sse import ServerSentEventMessage
from litestar.types import ControllerRouterHandler
from msgspec import Meta
from sqlalchemy.exc import SQLAlchemyError

from engineshed.kernel import Atom, Refused, Seat
from engineshed.server.hall import Hall, NoTable
from engineshed.server.mine import Mine
from engineshed.server.pages.asking import QUESTIONS
from engineshed.server.pages.home import told
from engineshed.server.pages.live import live
from engineshed.server.pages.new_table import refused
from engineshed.server.pages.pulses import pulses
from engineshed.server.pages.requests import (
    Asked,
    Given,
    Id,
    Move,
    action_of,
    html,
    number_in,
    own_key,
    table_or_page,
    wants_table,
)
from engineshed.server.pages.scenes import (
    address,
    following,
    known_to,
    may_look,
    notice,
    orders_standing,
    perspective,
    players,
    proposal,
    scene_now,
    scene_of,
    viewpoint_of,
)
from engineshed.server.people.service import Service
from engineshed.server.problems import Problem
from engineshed.server.sessions import Visitor
from engineshed.server.tables import commands
from engineshed.server.tables.draft import Draft
from engineshed.server.tables.load import Unreadable
from engineshed.server.tables.table import Table
from engineshed.web.around import opening
from engineshed.web.table import offers, pulse, table_page
from engineshed.web.table.kept import Checked, checked
from engineshed.web.table.scene import TableScene


class TableNow(msgspec.Struct):
    """What a program is told after a change: the number of the last event and who is asked now."""

    number: int
    waiting: list[int]
    over: bool


@get("/tables/{id:str}", media_type=MediaType.HTML, include_in_schema=False)
async def show(
    id: Id, guest: Given[Visitor], hall: Given[Hall], service: Given[Service], request: Asked
) -> Response[str]:
    """The table; only its part of the page if the request asks for that."""
    table = await hall.find(id)
    may_look(table, guest)
    await hall.presence.saw(table, guest.id)
    await hall.presence.look(table)
    if table.match is None:
        room = lobby_of(table, guest, request)
        room["refused"] = await refused(table, guest, service)
        pace = None if table.clock is None else table.clock.pace
        return html(opening.lobby(guest, table.game, table.settings, room, table.terms, pace))
    return table_or_page(request, guest, table.game, fragment_of(table, guest, hall))


def fragment_of(table: Table, guest: Visitor, hall: Hall) -> str:
    """The table's page from one viewpoint; viewers who see the same share one rendering per event."""
    viewpoint = viewpoint_of(table, guest, hall.holding)
    reader = table.talk.reader(guest.id, guest.blocked)
    orders = orders_standing(table, viewpoint)
    key = (table.id, table.number, viewpoint, proposal(table, guest), notice(table, guest), reader, orders)
    page = hall.scenes.get(key)
    if page is None:
        page = table_page.fragment(scene_of(table, guest, viewpoint, hall.tempo))
        hall.scenes.put(key, page)
    watching = hall.presence.watching.count(table)
    return pulse.fill(page, pulses(table, hall.presence), guest.words, watching)


def lobby_of(table: Table, guest: Visitor, request: Asked) -> dict[str, object]:
    return {
        "id": table.id,
        "at": address(table),
        "chairs": table.chairs,
        "initials": [player.initial for player in players(table)],
        "taken": sum(chair.kind != "open" for chair in table.chairs),
        "mine": table.seats_of(guest.id),
        "host": table.host == guest.id,
        "link": f"{request.base_url}tables/{table.id}",
        "number": table.number,
        "ended": table.ended,
        "notice": notice(table, guest),
        "blocked": [chair.name for chair in table.chairs if chair.guest in guest.blocked],
    }


@post("/moves", status_code=200)
async def move(
    id: Id, data: JSONBody[Move], guest: Given[Visitor], hall: Given[Hall], request: Asked
) -> Response[object]:
    """Play a move; the answer comes when it is on disk."""
    (action, *then), key = data.actions(), own_key(guest, data.key)

    def command(table: Table) -> Draft:
        seat = acting_seat(table, guest, hall, data.seat)
        if not data.sure:  # asked without the others' orders, which would show here
            probe = commands.play(table, seat, action, data.decision, key, then, obey=False)
            if final(probe.table, seat):
                raise Unsure
        return commands.play(table, seat, action, data.decision, key, then)

    try:
        table = await hall.change(id, command, key)
    except Unsure:
        scene = scene_now(await hall.find(id), guest, hall.holding)
        asked = html(offers.bill(scene, action, final=True))
        asked.status_code = 202
        return cast("Response[object]", asked)
    except Refused as error:
        scene = scene_now(await hall.find(id), guest, hall.holding)
        text = offers.refused(scene, error.refusal.rule, error.refusal.facts)
        raise Problem(422, f"{error.refusal.rule}: {text}") from None
    return after(table, guest, hall, request)


class Unsure(Exception):
    """The move cannot be taken back, and nobody has confirmed it yet."""


def final(table: Table, seat: Seat) -> bool:
    """Whether this seat would need the others' consent to take back its last move."""
    return len(table.people()) > 1 and (table.over() or table.playing().undo_point(seat) is None)


@get("/tables/{id:str}/stream", include_in_schema=False)
async def stream(
    id: Id,
    guest: Given[Visitor],
    hall: Given[Hall],
    mine: Given[Mine],
    request: Asked,
    after: FromQuery[int] = 0,
) -> ServerSentEvent:
    """The number of the last event whenever it changes, and for those who play, how many games wait."""
    table = await hall.find(id)
    may_look(table, guest)
    last = number_in({"last": request.headers.get("last-event-id", "")}, "last")
    seen = last if last >= 0 else after

    async def numbers() -> AsyncIterator[ServerSentEventMessage]:
        async for number in hall.numbers(id, seen):
            await hall.presence.saw(table, guest.id)
            await hall.presence.look(table)
            if number:
                yield ServerSentEventMessage(data=str(number), event="moved", id=number)
                continue
            yield ServerSentEventMessage(comment="still here")
            # People come and go, and clocks run; a database that is away ends no stream.
            with suppress(SQLAlchemyError, OSError, NoTable, Unreadable):
                now = await hall.find(id)
                if not known_to(now, guest):  # no longer: the seat was taken back
                    return
                watching = hall.presence.watching.count(now)
                lines = pulse.lines(pulses(now, hall.presence), guest.words, watching)
                yield ServerSentEventMessage(data=msgspec.json.encode(lines).decode(), event="people")

    if table.seats_of(guest.id):
        return live(numbers(), told(mine, guest.id))
    return live(numbers())


@get("/tables/{id:str}/record", include_in_schema=False)
async def record(id: Id, guest: Given[Visitor], hall: Given[Hall]) -> Response[str]:
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
async def moment(
    id: Id, moment: FromPath[int], guest: Given[Visitor], hall: Given[Hall], request: Asked
) -> Response[str]:
    """The table as it was after this many moves."""
    table = await hall.find(id)
    fragment = table_page.fragment(scene_of(table, guest, viewpoint_of(table, guest, hall.holding, moment)))
    return table_or_page(request, guest, table.game, fragment)


@get("/tables/{id:str}/since/{moment:int}", media_type=MediaType.HTML, include_in_schema=False)
async def since(
    id: Id, moment: FromPath[int], guest: Given[Visitor], hall: Given[Hall], request: Asked
) -> Response[str]:
    """The table after one of the moves since this guest's last choice, with what that move did."""
    table = await hall.find(id)
    fragment = table_page.fragment(following(table, guest, hall.holding, moment, hall.tempo))
    return table_or_page(request, guest, table.game, fragment)


@get("/kept", include_in_schema=False)
async def kept(scene: Given[TableScene], steps: FromQuery[str]) -> list[Checked]:
    """Which moves of a kept plan are still possible now."""
    try:
        wanted = msgspec.json.decode(steps, type=Annotated[list[list[Atom]], Meta(max_length=40)])
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError):
        raise Problem(400) from None
    return checked(scene, [action_of(step) for step in wanted])


async def table_scene(id: Id, guest: Given[Visitor], hall: Given[Hall]) -> TableScene:
    """The scene that the questions about a table are about."""
    return scene_now(await hall.find(id), guest, hall.holding)


def after(table: Table, guest: Visitor, hall: Hall, request: Asked) -> Response[object]:
    """The answer after a change: the new rendering for a browser, a few numbers for a program."""
    if wants_table(request):
        return cast("Response[object]", html(fragment_of(table, guest, hall)))
    return Response(TableNow(table.number, list(table.waiting()), table.over()))


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
    since,
    Router(
        "/tables/{id:str}",
        route_handlers=[move, kept, *QUESTIONS],
        dependencies={"scene": Provide(table_scene)},
    ),
]
