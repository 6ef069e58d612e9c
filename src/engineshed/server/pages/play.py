"""Playing at a table: the page, moves, undo, why-not, the bill, live updates, the record."""

import secrets
from collections.abc import AsyncIterator
from typing import Annotated, cast

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.enums import RequestEncodingType
from litestar.params import Body, Parameter
from litestar.response import ServerSentEvent
from litestar.response.sse import ServerSentEventMessage

from engineshed.kernel import Action, Atom, Match, Position, Refused, Rng
from engineshed.kernel.action import well_formed
from engineshed.server import consent
from engineshed.server.events import Event
from engineshed.server.guests import Guest
from engineshed.server.hall import Hall
from engineshed.server.pages.looks import address, look_at, may_look, perspective, planning
from engineshed.server.problems import Problem
from engineshed.server.tables import NotAllowed, Table
from engineshed.web import pages, table_page

Id = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,24}$")]
Asked = Request[object, object, State]


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """The decision it answers, the action, and a key of the sender's: sent twice, it is played once."""

    decision: int
    action: Annotated[list[Atom], msgspec.Meta(min_length=1, max_length=64)]
    key: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    seat: int | None = None


class Played(msgspec.Struct):
    """What a program hears after a move: the number of the last event and who is asked now."""

    number: int
    waiting: list[int]
    over: bool


@get("/tables/{id:str}", media_type=MediaType.HTML, include_in_schema=False)
async def show(id: Id, guest: Guest, hall: Hall, request: Asked) -> Response[str]:
    """The table; for htmx only what changes."""
    table = await hall.find(id)
    if table.match is None:
        return html(pages.lobby(guest, table.game, lobby_of(table, guest, request)))
    fragment = fragment_of(table, guest, hall)
    if request.headers.get("hx-request"):
        return html(fragment)
    title = f"{table.game.title[guest.language]} · Engineshed"
    return html(pages.table(guest, table.game, fragment, title))


def fragment_of(table: Table, guest: Guest, hall: Hall) -> str:
    """The table's page for one perspective; all who see the same share one rendering per event."""
    own = table.seats_of(guest.id)
    may_look(table, guest)
    agreed = table.wish is not None and guest.id in table.wish.agreed
    key = (own, perspective(table, guest, hall.holding), guest.language, agreed)
    page = table.pages.get(key)
    if page is None:
        page = table.pages[key] = table_page.fragment(look_at(table, guest, hall.holding))
    return page


def lobby_of(table: Table, guest: Guest, request: Asked) -> dict[str, object]:
    return {
        "id": table.id,
        "at": address(table),
        "chairs": table.chairs,
        "mine": table.seats_of(guest.id),
        "host": table.host == guest.id,
        "link": f"{request.base_url}tables/{table.id}",
        "number": table.number,
        "ended": table.ended,
    }


@post("/tables/{id:str}/moves", status_code=200)
async def move(id: Id, data: Move, guest: Guest, hall: Hall, request: Asked) -> Response[object]:
    """Play a move. It is answered after it is safe on disk."""
    action = _action(data.action)

    def deed(table: Table) -> list[Event]:
        seat = _seat(table, guest, hall, data.seat)
        return table.play(seat, action, data.decision, data.key)

    try:
        table = await hall.change(id, deed, data.key)
    except Refused as error:
        look = look_at(await hall.find(id), guest, hall.holding)
        text = table_page.refused(look, error.refusal.rule, error.refusal.facts)
        raise Problem(422, f"{error.refusal.rule}: {text}") from None
    return _after(table, guest, hall, request)


@post("/tables/{id:str}/undo", status_code=200)
async def undo(
    id: Id,
    guest: Guest,
    hall: Hall,
    request: Asked,
    data: Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)],
) -> Response[object]:
    """Take back the last action, or the whole turn; beyond the barrier the others are asked."""
    whole = data.get("turn") == "true"

    def deed(table: Table) -> list[Event]:
        _seat(table, guest, hall, None)
        seat = table.undoer(table.seats_of(guest.id))
        if seat is None:
            raise NotAllowed("nothing-to-undo")
        return consent.undo(table, seat, whole)

    return _after(await hall.change(id, deed), guest, hall, request)


@post("/tables/{id:str}/agree", status_code=200)
async def agree(
    id: Id,
    guest: Guest,
    hall: Hall,
    request: Asked,
    data: Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)],
) -> Response[object]:
    """Answer what somebody asked of the table."""
    yes = data.get("yes") == "true"
    return _after(
        await hall.change(id, lambda table: consent.agree(table, guest.id, yes)), guest, hall, request
    )


@post("/tables/{id:str}/take", status_code=200)
async def take(
    id: Id,
    guest: Guest,
    hall: Hall,
    request: Asked,
    data: Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)],
) -> Response[object]:
    """The next of several people on one screen takes over."""
    table = await hall.find(id)
    seat = int(data["seat"]) if data.get("seat", "").isdecimal() else -1
    if seat not in table.seats_of(guest.id):
        raise Problem(403)
    hall.holding[(table.id, guest.id)] = seat
    return _after(table, guest, hall, request)


@post("/tables/{id:str}/say", status_code=200)
async def say(
    id: Id,
    guest: Guest,
    hall: Hall,
    request: Asked,
    data: Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)],
) -> Response[object]:
    """Chat with the table."""
    text = " ".join(data.get("text", "").split())[:300]

    def deed(table: Table) -> list[Event]:
        own = table.seats_of(guest.id)
        if not own:
            raise Problem(403)
        return table.say(table.chairs[own[0]].name, text) if text else []

    return _after(await hall.change(id, deed), guest, hall, request)


@get("/tables/{id:str}/why", media_type=MediaType.HTML, include_in_schema=False)
async def why(id: Id, guest: Guest, hall: Hall, atoms: str) -> Response[str]:
    """Why this cannot be picked, with the rule."""
    look = look_at(await hall.find(id), guest, hall.holding)
    return answer_why(look, atoms)


@get("/tables/{id:str}/bill", media_type=MediaType.HTML, include_in_schema=False)
async def bill(id: Id, guest: Guest, hall: Hall, action: str) -> Response[str]:
    """What confirming an option costs and brings; 204: nothing, so it needs no question."""
    look = look_at(await hall.find(id), guest, hall.holding)
    return answer_bill(look, action)


@get("/tables/{id:str}/fits", media_type=MediaType.HTML, include_in_schema=False)
async def fits(id: Id, guest: Guest, hall: Hall, atoms: str) -> Response[str]:
    """What still fits the chosen atoms, drawn in place."""
    return html(table_page.fits(look_at(await hall.find(id), guest, hall.holding), parsed(atoms)))


@get("/tables/{id:str}/moves", media_type=MediaType.HTML, include_in_schema=False)
async def moves(id: Id, guest: Guest, hall: Hall) -> Response[str]:
    """All options in words."""
    return html(table_page.moves(look_at(await hall.find(id), guest, hall.holding)))


@get("/tables/{id:str}/stream", include_in_schema=False)
async def stream(id: Id, guest: Guest, hall: Hall, request: Asked, after: int = 0) -> ServerSentEvent:
    """The number of the last event, whenever there is a new one."""
    may_look(await hall.find(id), guest)
    last = request.headers.get("last-event-id", "")
    seen = int(last) if last.isdecimal() else after

    async def numbers() -> AsyncIterator[ServerSentEventMessage]:
        async for number in hall.numbers(id, seen):
            if number:
                yield ServerSentEventMessage(data=str(number), event="moved", id=number)
            else:
                yield ServerSentEventMessage(comment="still here")

    return ServerSentEvent(numbers())


@get("/tables/{id:str}/record", include_in_schema=False)
async def record(id: Id, guest: Guest, hall: Hall) -> Response[str]:
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
async def moment(id: Id, moment: int, guest: Guest, hall: Hall, request: Asked) -> Response[str]:
    """The table as it was after so many moves."""
    table = await hall.find(id)
    fragment = table_page.fragment(look_at(table, guest, hall.holding, moment))
    if request.headers.get("hx-request"):
        return html(fragment)
    return html(pages.table(guest, table.game, fragment, table.game.title[guest.language]))


# Plans: a private copy to try things out


@get("/tables/{id:str}/plan", media_type=MediaType.HTML, include_in_schema=False)
async def plan(id: Id, guest: Guest, hall: Hall, request: Asked) -> Response[str]:
    """Try things out on a copy in which everything unknown is imagined."""
    table = await hall.find(id)
    found = _plan(table, guest, hall)
    fragment = table_page.fragment(planning(table, guest, found))
    if request.headers.get("hx-request"):
        return html(fragment)
    return html(pages.table(guest, table.game, fragment, table.game.title[guest.language]))


@post("/tables/{id:str}/plan/moves", status_code=200, include_in_schema=False)
async def plan_move(id: Id, data: Move, guest: Guest, hall: Hall) -> Response[str]:
    table = await hall.find(id)
    found = _plan(table, guest, hall)
    waiting = found.state.waiting()
    if not waiting or data.decision != len(found.moves):
        raise Problem(409)
    found.play(waiting[0], _action(data.action))
    found.settle()
    return html(table_page.fragment(planning(table, guest, found)))


@post("/tables/{id:str}/plan/undo", status_code=200, include_in_schema=False)
async def plan_undo(id: Id, guest: Guest, hall: Hall) -> Response[str]:
    table = await hall.find(id)
    found = _plan(table, guest, hall)
    chosen = [number for number, move in enumerate(found.moves) if not move.auto]
    if chosen:
        found.undo_to(chosen[-1])
    return html(table_page.fragment(planning(table, guest, found)))


@get("/tables/{id:str}/plan/why", media_type=MediaType.HTML, include_in_schema=False)
async def plan_why(id: Id, guest: Guest, hall: Hall, atoms: str) -> Response[str]:
    table = await hall.find(id)
    return answer_why(planning(table, guest, _plan(table, guest, hall)), atoms)


@get("/tables/{id:str}/plan/bill", media_type=MediaType.HTML, include_in_schema=False)
async def plan_bill(id: Id, guest: Guest, hall: Hall, action: str) -> Response[str]:
    table = await hall.find(id)
    return answer_bill(planning(table, guest, _plan(table, guest, hall)), action)


@get("/tables/{id:str}/plan/fits", media_type=MediaType.HTML, include_in_schema=False)
async def plan_fits(id: Id, guest: Guest, hall: Hall, atoms: str) -> Response[str]:
    table = await hall.find(id)
    return html(table_page.fits(planning(table, guest, _plan(table, guest, hall)), parsed(atoms)))


@get("/tables/{id:str}/plan/moves", media_type=MediaType.HTML, include_in_schema=False)
async def plan_moves(id: Id, guest: Guest, hall: Hall) -> Response[str]:
    table = await hall.find(id)
    return html(table_page.moves(planning(table, guest, _plan(table, guest, hall))))


def _plan(table: Table, guest: Guest, hall: Hall) -> Match[Position]:
    """The guest's plan of this moment; a new one when the table has moved on."""
    own = table.seats_of(guest.id)
    seat, hand_over = perspective(table, guest, hall.holding)
    if not own or seat is None or hand_over is not None or table.over():
        raise Problem(403)
    number, found = hall.plans.get((table.id, guest.id), (0, None))
    if found is None or number != table.number:
        state = table.playing().state.seen_by(seat).imagine(Rng(secrets.randbits(63)))
        found = Match(state)
        hall.plans[(table.id, guest.id)] = (table.number, found)
    return found


# Shared


def html(text: str) -> Response[str]:
    return Response(text, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})


def _after(table: Table, guest: Guest, hall: Hall, request: Asked) -> Response[object]:
    """The new page for the browser, a few numbers for a program."""
    if request.headers.get("hx-request"):
        return cast("Response[object]", html(fragment_of(table, guest, hall)))
    return Response(Played(table.number, list(table.waiting()), table.over()))


def _seat(table: Table, guest: Guest, hall: Hall, wanted: int | None) -> int:
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


def _action(atoms: object) -> Action:
    action = tuple(atoms) if isinstance(atoms, list) else ()
    if not well_formed(action):
        raise Problem(422, "SHED-3")
    return action


def parsed(text: str) -> Action:
    try:
        return _action(msgspec.json.decode(text))
    except (msgspec.DecodeError, RecursionError):
        raise Problem(400) from None


def answer_why(look: table_page.Look, atoms: str) -> Response[str]:
    if look.seat is None:
        raise Problem(403)
    text = table_page.why(look, parsed(atoms))
    return Response("", status_code=204) if text is None else html(text)


def answer_bill(look: table_page.Look, action: str) -> Response[str]:
    wanted = parsed(action)
    if look.seat is None or look.seen.refusal(look.seat, wanted) is not None:
        raise Problem(422)
    text = table_page.bill(look, wanted)
    return Response("", status_code=204) if text is None else html(text)


HANDLERS = [
    show,
    move,
    undo,
    agree,
    take,
    say,
    why,
    bill,
    fits,
    moves,
    stream,
    record,
    moment,
    plan,
    plan_move,
    plan_undo,
    plan_why,
    plan_bill,
    plan_fits,
    plan_moves,
]
