"""The review of a finished game: where it was won and lost."""

from litestar import MediaType, get, post
from litestar.params import FromQuery
from litestar.response import Redirect

from engineshed.server.hall import Hall
from engineshed.server.pages.requests import Given, Id, own_seat
from engineshed.server.pages.scenes import address, may_look, scene_now
from engineshed.server.problems import Problem
from engineshed.server.sessions import Visitor
from engineshed.server.tables.table import Table
from engineshed.server.work.reviews import Reviews
from engineshed.web.teaching import reviewing


def reviewable(table: Table, guest: Visitor) -> None:
    """Raise Problem unless the game was played to its end: reviewing a running one would be help."""
    may_look(table, guest)
    if not table.over() or table.ended or not table.playing().moves:
        raise Problem(409)


@get("/tables/{id:str}/review", media_type=MediaType.HTML, include_in_schema=False)
async def review(
    id: Id, guest: Given[Visitor], hall: Given[Hall], reviews: Given[Reviews], seat: FromQuery[int] = -1
) -> str:
    """The review, or how far it is, or an offer to make one."""
    table = await hall.find(id)
    reviewable(table, guest)
    scene = scene_now(table, guest, hall.holding)
    shown = seat if 0 <= seat < table.players else scene.viewpoint.own[0] if scene.viewpoint.own else 0
    found = await reviews.find(table)
    if found is not None:
        return reviewing.review(guest, scene, found, shown)
    job = reviews.jobs.get(table.id)
    if job is None:  # nobody asked, or another process makes it
        wanted = await reviews.wanted(table.id)
        return reviewing.waiting(guest, scene, (0, len(table.playing().moves)) if wanted else None)
    return reviewing.waiting(guest, scene, (job.done, job.moves), job.so_far, shown)


@post("/tables/{id:str}/review", include_in_schema=False)
async def begin(id: Id, guest: Given[Visitor], hall: Given[Hall], reviews: Given[Reviews]) -> Redirect:
    """Ask for a review; those who played may."""
    table = await hall.find(id)
    reviewable(table, guest)
    own_seat(table, guest)
    if await reviews.find(table) is None:
        await reviews.begin(table, guest.id)
    return Redirect(f"{address(table)}/review", status_code=303)


HANDLERS = [review, begin]
