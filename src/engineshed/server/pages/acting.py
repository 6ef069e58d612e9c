"""What people do at a table besides moving: taking back, agreeing, handing the screen over, talking."""

from litestar import Response, post

from engineshed.server import commands, proposals
from engineshed.server.draft import Draft
from engineshed.server.hall import Hall, fresh_id
from engineshed.server.pages.play import acting_seat, after
from engineshed.server.pages.requests import Asked, Form, Id, number_in, own_seat
from engineshed.server.problems import Problem
from engineshed.server.rematch import open_rematch
from engineshed.server.sessions import Visitor
from engineshed.server.table import NotAllowed, Table


@post("/tables/{id:str}/undo", status_code=200)
async def undo(id: Id, guest: Visitor, hall: Hall, request: Asked, data: Form) -> Response[object]:
    """Take back the last action, or the whole turn; beyond the barrier the others are asked."""
    whole = data.get("turn") == "true"

    def command(table: Table) -> Draft:
        acting_seat(table, guest, hall, None)
        seat = table.undoer(table.seats_of(guest.id))
        if seat is None:
            raise NotAllowed("nothing-to-undo")
        return proposals.undo(table, seat, whole)

    return after(await hall.change(id, command), guest, hall, request)


@post("/tables/{id:str}/agree", status_code=200)
async def agree(id: Id, guest: Visitor, hall: Hall, request: Asked, data: Form) -> Response[object]:
    """Answer what somebody asked of the table."""
    yes, number = data.get("yes") == "true", number_in(data, "proposal")
    fresh = fresh_id()

    def command(table: Table) -> Draft:
        return proposals.agree(table, guest.id, yes, number, fresh)

    table = await hall.change(id, command)
    await open_rematch(table, hall)
    return after(table, guest, hall, request)


@post("/tables/{id:str}/go-on", status_code=200)
async def go_on(id: Id, guest: Visitor, hall: Hall, request: Asked) -> Response[object]:
    """Ask the others to go on with today's rules, where these differ from what was played."""

    def command(table: Table) -> Draft:
        return proposals.go_on(table, own_seat(table, guest))

    return after(await hall.change(id, command), guest, hall, request)


@post("/tables/{id:str}/come-back", status_code=200)
async def come_back(id: Id, guest: Visitor, hall: Hall, request: Asked) -> Response[object]:
    """Take the own seat again on which a bot sits in."""
    return after(
        await hall.change(id, lambda table: commands.come_back(table, guest.id)), guest, hall, request
    )


@post("/tables/{id:str}/take", status_code=200)
async def take(id: Id, guest: Visitor, hall: Hall, request: Asked, data: Form) -> Response[object]:
    """The next of several people on one screen takes over."""
    table = await hall.find(id)
    seat = number_in(data, "seat")
    if seat not in table.seats_of(guest.id):
        raise Problem(403)
    hall.holding.put((table.id, guest.id), seat)
    return after(table, guest, hall, request)


@post("/tables/{id:str}/say", status_code=200)
async def say(id: Id, guest: Visitor, hall: Hall, request: Asked, data: Form) -> Response[object]:
    """Chat with the table."""
    text = " ".join(data.get("text", "").split())[:300]

    def command(table: Table) -> Draft:
        seat = own_seat(table, guest)
        return commands.say(table, table.chairs[seat].name, text, guest.id) if text else Draft(table)

    return after(await hall.change(id, command), guest, hall, request)


HANDLERS = [undo, agree, go_on, come_back, take, say]
