"""What people do at a table besides moving: taking back, agreeing, handing the screen over, talking."""

from litestar import Response, post

from engineshed.server import consent
from engineshed.server.events import Event
from engineshed.server.guests import Guest
from engineshed.server.hall import Hall
from engineshed.server.pages.play import acting_seat, after
from engineshed.server.pages.requests import Asked, Form, Id
from engineshed.server.problems import Problem
from engineshed.server.tables import NotAllowed, Table


@post("/tables/{id:str}/undo", status_code=200)
async def undo(id: Id, guest: Guest, hall: Hall, request: Asked, data: Form) -> Response[object]:
    """Take back the last action, or the whole turn; beyond the barrier the others are asked."""
    whole = data.get("turn") == "true"

    def deed(table: Table) -> list[Event]:
        acting_seat(table, guest, hall, None)
        seat = table.undoer(table.seats_of(guest.id))
        if seat is None:
            raise NotAllowed("nothing-to-undo")
        return consent.undo(table, seat, whole)

    return after(await hall.change(id, deed), guest, hall, request)


@post("/tables/{id:str}/agree", status_code=200)
async def agree(id: Id, guest: Guest, hall: Hall, request: Asked, data: Form) -> Response[object]:
    """Answer what somebody asked of the table."""
    yes = data.get("yes") == "true"
    return after(
        await hall.change(id, lambda table: consent.agree(table, guest.id, yes)), guest, hall, request
    )


@post("/tables/{id:str}/take", status_code=200)
async def take(id: Id, guest: Guest, hall: Hall, request: Asked, data: Form) -> Response[object]:
    """The next of several people on one screen takes over."""
    table = await hall.find(id)
    seat = int(data["seat"]) if data.get("seat", "").isdecimal() else -1
    if seat not in table.seats_of(guest.id):
        raise Problem(403)
    hall.holding[(table.id, guest.id)] = seat
    return after(table, guest, hall, request)


@post("/tables/{id:str}/say", status_code=200)
async def say(id: Id, guest: Guest, hall: Hall, request: Asked, data: Form) -> Response[object]:
    """Chat with the table."""
    text = " ".join(data.get("text", "").split())[:300]

    def deed(table: Table) -> list[Event]:
        own = table.seats_of(guest.id)
        if not own:
            raise Problem(403)
        return table.say(table.chairs[own[0]].name, text) if text else []

    return after(await hall.change(id, deed), guest, hall, request)


HANDLERS = [undo, agree, take, say]
