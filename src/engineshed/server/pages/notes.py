"""My notes at a table: read and written by me alone."""

from litestar import MediaType, Response, get, post

from engineshed.server.hall import Hall
from engineshed.server.pages.requests import Form, Given, Id, own_seat
from engineshed.server.people.pads import LONGEST, clean_notes
from engineshed.server.people.service import Service
from engineshed.server.sessions import Visitor
from engineshed.server.tables.table import NotAllowed


@get("/tables/{id:str}/notes", include_in_schema=False)
async def show(id: Id, guest: Given[Visitor], hall: Given[Hall], service: Given[Service]) -> Response[str]:
    """What I have noted here."""
    own_seat(await hall.find(id), guest)
    text = await service.pads.read(guest.id, id)
    return Response(text, media_type=MediaType.TEXT, headers={"Cache-Control": "no-store"})


@post("/tables/{id:str}/notes", status_code=204, include_in_schema=False)
async def save(id: Id, data: Form, guest: Given[Visitor], hall: Given[Hall], service: Given[Service]) -> None:
    """Replace my notes."""
    own_seat(await hall.find(id), guest)
    text = clean_notes(data.get("text", ""))
    if len(text) > LONGEST:
        raise NotAllowed("notes-too-long")
    await service.pads.write(guest.id, id, text)


HANDLERS = [show, save]
