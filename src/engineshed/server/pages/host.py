"""For the host alone: what was reported, what was said, what to do about it, and an answer to both sides."""

from typing import Annotated, Final

from litestar import MediaType, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, Parameter
from litestar.response import Redirect

from engineshed.server.hall import Hall, NoTable
from engineshed.server.pages.requests import Asked, Form, Given, address_of, number_in
from engineshed.server.people.conduct import FOR_GOOD, Measure, letter
from engineshed.server.people.host_keys import SESSION_LASTS
from engineshed.server.people.reports import Report
from engineshed.server.people.service import Service
from engineshed.server.problems import Problem
from engineshed.server.sessions import Visitor
from engineshed.server.tables import commands
from engineshed.server.tables.load import Unreadable
from engineshed.web.around import host_pages

COOKIE: Final = "host"
DAYS: Final[dict[Measure, tuple[int, ...]]] = {"chat": (7, 30), "sit": (7, 30, FOR_GOOD)}
LATELY: Final = 20
"""Decided reports on the page."""
ReportId = Annotated[str, Parameter(pattern=r"^[0-9a-f]{1,32}$")]


@get("/host/enter/{secret:str}", media_type=MediaType.HTML, include_in_schema=False)
async def enter(secret: FromPath[str], guest: Given[Visitor]) -> str:
    """The page behind the command line's link: one more click, so that a preview does not use the link up."""
    return host_pages.enter(guest, secret[:100])


@post("/host/enter", include_in_schema=False)
async def opened(data: Form, service: Given[Service], request: Asked) -> Redirect:
    """Let this browser decide for some hours."""
    service.guesses.count(f"host {address_of(request)}")
    session = await service.host_keys.open(data.get("secret", "")[:100])
    if session is None:
        raise Problem(403)
    return Redirect("/host", status_code=303, cookies=[_cookie(session, int(SESSION_LASTS))])


@post("/host/leave", include_in_schema=False)
async def leave(service: Given[Service], request: Asked) -> Redirect:
    """End the host's visit."""
    await _host(request, service)
    await service.host_keys.close(request.cookies.get(COOKIE, ""))
    return Redirect("/", status_code=303, cookies=[_cookie("", 0)])


@get(["/host", "/host/{id:str}"], media_type=MediaType.HTML, include_in_schema=False)
async def show(
    guest: Given[Visitor], service: Given[Service], request: Asked, id: Annotated[str, Parameter()] = ""
) -> str:
    """What waits, the oldest first, and one report with all that is needed to decide."""
    await _host(request, service)
    waiting, settled = await service.reports.all(), await service.reports.settled(LATELY)
    chosen = next((report for report in (*waiting, *settled) if report.id == id), None)
    if id and chosen is None:
        raise Problem(404)
    chosen = chosen or next(iter(waiting), None)
    sides = [] if chosen is None else [await _side(service, chosen.about), await _side(service, chosen.guest)]
    days = {str(what): choices for what, choices in DAYS.items()}
    return host_pages.reports(guest, waiting, settled, chosen, sides, days)


@post("/host/{id:str}/decide", include_in_schema=False)
async def decide(
    id: ReportId, data: Form, service: Given[Service], hall: Given[Hall], request: Asked
) -> Redirect:
    """Do what the form says, once, and answer both sides."""
    await _host(request, service)
    report = await service.reports.find(id)
    if report is None:
        raise Problem(404)
    known = {number for line in report.lines if isinstance(number := line.get("number"), int)}
    lines = sorted(number for number in known if data.get(f"line-{number}") == "on")
    decision = {f"line {number}": 1 for number in lines}
    if data.get("warn") == "on":
        decision["warn"] = 1
    for what, days in DAYS.items():
        chosen = number_in(data, what)
        if chosen in days:
            decision[what] = chosen
    if not await service.reports.decide(id, decision):
        raise Problem(409)
    await _hide(hall, report, lines, True)
    if "warn" in decision:
        await service.conduct.impose(id, report.about, "warn", FOR_GOOD)
    for what in DAYS:
        if what in decision:
            await service.conduct.impose(id, report.about, what, decision[what])
    for guest, side in ((report.guest, "reports"), (report.about, "reported")):
        if side == "reports" or decision:  # whoever did nothing wrong is not told who thought so
            words = " ".join(data.get(f"to-{side}", "").split())
            await service.conduct.write(letter(guest, id, side, decision, words))
    return Redirect("/host", status_code=303)


@post("/host/{id:str}/reopen", include_in_schema=False)
async def reopen(id: ReportId, service: Given[Service], hall: Given[Hall], request: Asked) -> Redirect:
    """Take a decision back: lines are shown again, measures and answers are gone."""
    await _host(request, service)
    report = await service.reports.find(id)
    if report is None or report.decision is None or not await service.reports.reopen(id):
        raise Problem(409)
    lines = [int(name.split()[1]) for name in report.decision if name.startswith("line ")]
    await _hide(hall, report, lines, False)
    await service.conduct.lift(id)
    return Redirect(f"/host/{id}", status_code=303)


async def _hide(hall: Hall, report: Report, lines: list[int], hidden: bool) -> None:
    try:
        await hall.change(report.table_id, lambda table: commands.hide(table, lines, hidden))
    except (NoTable, Unreadable):  # the table is gone, and its lines with it
        return


async def _side(service: Service, guest: str) -> host_pages.Side:
    """What the house knows of one of the two, without addresses and notes."""
    against, made = await service.reports.about(guest), await service.reports.all(guest)
    return host_pages.Side(
        await service.games_of(guest),
        len(against),
        len({report.guest for report in against}),
        len(made),
        sum(bool(report.decision) for report in made),
        tuple((measure.what, measure.at) for measure in await service.conduct.about(guest)),
    )


async def _host(request: Asked, service: Service) -> None:
    if not await service.host_keys.knows(request.cookies.get(COOKIE, "")[:100]):
        raise Problem(403)


def _cookie(session: str, seconds: int) -> Cookie:
    return Cookie(COOKIE, value=session, max_age=seconds, path="/host", httponly=True, samesite="strict")


HANDLERS = [enter, opened, leave, show, decide, reopen]
