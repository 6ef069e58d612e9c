"""What people do at a table besides moving: taking back, agreeing, handing the screen over, talking."""

from litestar import Response, post

from engineshed.server.hall import Hall, fresh_id
from engineshed.server.pages.play import acting_seat, after
from engineshed.server.pages.requests import Asked, Form, Given, Id, number_in, own_seat
from engineshed.server.pages.scenes import may_look
from engineshed.server.people.service import Service
from engineshed.server.problems import Problem
from engineshed.server.sessions import Visitor
from engineshed.server.tables import commands, proposals
from engineshed.server.tables.draft import Draft
from engineshed.server.tables.rematch import open_rematch
from engineshed.server.tables.table import NotAllowed, Table
from engineshed.server.tables.talk import clean_line
from engineshed.web.table.quick_words import QUICK_WORDS


@post("/tables/{id:str}/undo", status_code=200)
async def undo(
    id: Id, guest: Given[Visitor], hall: Given[Hall], request: Asked, data: Form
) -> Response[object]:
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
async def agree(
    id: Id, guest: Given[Visitor], hall: Given[Hall], service: Given[Service], request: Asked, data: Form
) -> Response[object]:
    """Answer a proposal."""
    yes, number = data.get("yes") == "true", number_in(data, "proposal")
    asked = proposals.pending(await hall.find(id))
    if yes and asked is not None and asked.what == "rematch":
        await service.may_sit(guest.id)
    fresh = fresh_id()

    def command(table: Table) -> Draft:
        return proposals.agree(table, guest.id, yes, number, fresh)

    table = await hall.change(id, command)
    await open_rematch(table, hall)
    return after(table, guest, hall, request)


@post("/tables/{id:str}/go-on", status_code=200)
async def go_on(id: Id, guest: Given[Visitor], hall: Given[Hall], request: Asked) -> Response[object]:
    """Ask the others to go on with today's rules, where these differ from what was played."""

    def command(table: Table) -> Draft:
        return proposals.go_on(table, own_seat(table, guest))

    return after(await hall.change(id, command), guest, hall, request)


@post("/tables/{id:str}/come-back", status_code=200)
async def come_back(id: Id, guest: Given[Visitor], hall: Given[Hall], request: Asked) -> Response[object]:
    """Take back my seat from a bot or from somebody who sits in."""
    return after(
        await hall.change(id, lambda table: commands.come_back(table, guest.id)), guest, hall, request
    )


@post("/tables/{id:str}/take", status_code=200)
async def take(
    id: Id, guest: Given[Visitor], hall: Given[Hall], request: Asked, data: Form
) -> Response[object]:
    """The next of several people on one screen takes over."""
    table = await hall.find(id)
    seat = number_in(data, "seat")
    if seat not in table.seats_of(guest.id):
        raise Problem(403)
    hall.holding.put((table.id, guest.id), seat)
    return after(table, guest, hall, request)


@post("/tables/{id:str}/say", status_code=200)
async def say(
    id: Id, guest: Given[Visitor], hall: Given[Hall], service: Given[Service], request: Asked, data: Form
) -> Response[object]:
    """Chat with the table: a text, or a quick word that everybody reads in their own language."""
    word = data.get("word", "")
    if word and word not in QUICK_WORDS:
        raise Problem(422)
    text = "" if word else clean_line(data.get("text", ""))
    await service.conduct.check(guest.id, *(("sit",) if word else ("sit", "chat")))
    watcher = await service.name_of(guest, guest.called)

    def command(table: Table) -> Draft:
        may_look(table, guest)
        if not text and not word:
            return Draft(table)
        if (own := table.seats_of(guest.id)) or not table.watchers_talk:
            name = table.chairs[own[0] if own else own_seat(table, guest)].name
            return commands.say(table, name, text, guest.id, word)
        return commands.say(table, watcher, text, guest.id, word, watches=True)

    return after(await hall.change(id, command), guest, hall, request)


@post("/tables/{id:str}/mute", status_code=200)
async def mute(
    id: Id, guest: Given[Visitor], hall: Given[Hall], request: Asked, data: Form
) -> Response[object]:
    """Hide somebody's chat from me alone, or show it again."""
    seat, muted = number_in(data, "seat"), data.get("muted") == "true"

    def command(table: Table) -> Draft:
        own_seat(table, guest)
        return commands.mute(table, guest.id, seat, muted)

    return after(await hall.change(id, command), guest, hall, request)


@post("/tables/{id:str}/block", status_code=200)
async def block(
    id: Id, guest: Given[Visitor], hall: Given[Hall], service: Given[Service], request: Asked, data: Form
) -> Response[object]:
    """Block somebody, here and elsewhere, or unblock them."""
    table, seat = await hall.find(id), number_in(data, "seat")
    own_seat(table, guest)
    other = table.chairs[seat] if 0 <= seat < table.players else None
    if other is None or other.guest in (None, guest.id):
        raise NotAllowed("nobody-to-mute")
    if data.get("blocked") == "true":
        await service.blocks.block(guest.id, str(other.guest), other.name)
    else:
        await service.blocks.unblock(guest.id, str(other.guest))
    guest.blocked = frozenset(await service.blocks.of(guest.id))
    return after(table, guest, hall, request)


@post("/tables/{id:str}/report", status_code=200)
async def report(
    id: Id, guest: Given[Visitor], hall: Given[Hall], service: Given[Service], request: Asked, data: Form
) -> Response[object]:
    """Tell the host that a line of the chat should not have been said."""
    table, number = await hall.find(id), number_in(data, "line")
    own_seat(table, guest)
    line = next((line for line in table.talk.lines if line.number == number), None)
    if line is None or line.guest in ("", guest.id):
        raise Problem(422)
    await service.reports.add(id, guest.id, table.talk.lines, line)
    return after(table, guest, hall, request)


HANDLERS = [undo, agree, go_on, come_back, take, say, mute, block, report]
