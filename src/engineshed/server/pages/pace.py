"""Votes about somebody who ran out of time, and everybody's own nights and holidays."""

from datetime import datetime, timedelta

from litestar import MediaType, Response, get, post
from litestar.response import Redirect

from engineshed.server.hall import Hall
from engineshed.server.pace import votes
from engineshed.server.pace.rest import BadNight, Rest, night, rest_of
from engineshed.server.pages.play import after
from engineshed.server.pages.pulses import now
from engineshed.server.pages.requests import Asked, Form, Given, Id, number_in
from engineshed.server.people.hours import Hours, hours_of, keep_hours
from engineshed.server.problems import Problem
from engineshed.server.sessions import Visitor
from engineshed.server.tables.draft import Draft
from engineshed.server.tables.table import Table
from engineshed.web.around import pages

LONGEST_HOLIDAY = 60


@post("/tables/{id:str}/vote", status_code=200)
async def vote(
    id: Id, guest: Given[Visitor], hall: Given[Hall], request: Asked, data: Form
) -> Response[object]:
    """Vote on the seat of somebody who ran out of time."""
    seat, choice = number_in(data, "seat"), data.get("choice", "")

    def command(table: Table) -> Draft:
        if not 0 <= seat < table.players or choice not in votes.VERDICTS:
            raise Problem(422)
        return votes.vote(table, guest.id, seat, choice)

    return after(await hall.change(id, command), guest, hall, request)


@get("/hours", media_type=MediaType.HTML, include_in_schema=False)
async def hours(guest: Given[Visitor], hall: Given[Hall]) -> str:
    """My nights and holidays."""
    found = await hours_of(hall.storage, guest.id, guest.zone)
    rest = rest_of(found.rest)
    zone = str(rest.zone) if rest.zone is not None else guest.zone or "UTC"
    until = (
        datetime.fromtimestamp(found.away, Rest(f"{zone} 0-0").zone).date() if found.away > now() else None
    )
    room = {"zone": zone, "first": rest.first, "last": rest.last, "sleeps": rest.sleeps, "until": until}
    return pages.hours(guest, room)


@post("/hours", include_in_schema=False)
async def keep(data: Form, guest: Given[Visitor], hall: Given[Hall]) -> Redirect:
    """Save my nights and holidays; all my clocks follow them."""
    zone = data.get("zone", "")[:60]
    try:
        rest = night(zone, number_in(data, "first"), number_in(data, "last"))
        away = _end_of(data.get("until", ""), Rest(rest))
    except (BadNight, ValueError, OverflowError):  # no day after the last one of the calendar
        raise Problem(422, guest.words("hours-wrong")) from None
    await keep_hours(hall, guest.id, Hours(rest, away))
    return Redirect("/hours", status_code=303)


def _end_of(day: str, rest: Rest) -> float:
    """The end of a day in that zone; 0 without a day."""
    if not day:
        return 0.0
    end = datetime.fromisoformat(day).replace(tzinfo=rest.zone) + timedelta(days=1)
    if end.timestamp() - now() > LONGEST_HOLIDAY * 86_400:
        raise ValueError(day)
    return end.timestamp() if end.timestamp() > now() else 0.0


HANDLERS = [vote, hours, keep]
