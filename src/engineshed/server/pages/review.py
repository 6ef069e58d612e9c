"""The review of a finished game: where it was won and lost."""

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from engineshed.server.hall import Hall
from engineshed.server.pages.requests import Asked, Given, Id, html, own_seat, wants_table
from engineshed.server.pages.scenes import address, may_look, scene_now
from engineshed.server.problems import Problem
from engineshed.server.sessions import Visitor
from engineshed.server.tables.table import Table
from engineshed.server.work.reviews import Reviews
from engineshed.web.table.scene import TableScene
from engineshed.web.teaching import reviewing
from engineshed.web.teaching.reviewed_board import board, first_moment


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
    shown = _whose(scene, seat)
    found = await reviews.find(table)
    if found is not None:
        return reviewing.review(guest, scene, found, shown, first_moment(found, shown))
    job = reviews.jobs.get(table.id)
    if job is None:  # nobody asked, or another process makes it
        wanted = await reviews.wanted(table.id)
        return reviewing.waiting(guest, scene, (0, len(table.playing().moves)) if wanted else None)
    return reviewing.waiting(guest, scene, (job.done, job.moves), job.so_far, shown)


def _whose(scene: TableScene, seat: int) -> int:
    """The seat from whose view a review is shown: the one that was asked for, or else an own one."""
    if 0 <= seat < len(scene.names):
        return seat
    return scene.viewpoint.own[0] if scene.viewpoint.own else 0


@get("/tables/{id:str}/review/at/{moment:int}", media_type=MediaType.HTML, include_in_schema=False)
async def moment(
    id: Id,
    moment: FromPath[int],
    guest: Given[Visitor],
    hall: Given[Hall],
    reviews: Given[Reviews],
    request: Asked,
    seat: FromQuery[int] = -1,
) -> Response[str] | Redirect:
    """The review with the board of this moment, or only that board."""
    table = await hall.find(id)
    reviewable(table, guest)
    found = await reviews.find(table)
    if found is None:
        return Redirect(f"{address(table)}/review", status_code=303)
    if not 0 <= moment < len(found.moments):
        raise Problem(404)
    scene = scene_now(table, guest, hall.holding)
    shown = _whose(scene, seat)
    if wants_table(request):
        return html(board(scene, found, shown, moment))
    return html(reviewing.review(guest, scene, found, shown, moment))


@post("/tables/{id:str}/review", include_in_schema=False)
async def begin(id: Id, guest: Given[Visitor], hall: Given[Hall], reviews: Given[Reviews]) -> Redirect:
    """Ask for a review; those who played may."""
    table = await hall.find(id)
    reviewable(table, guest)
    own_seat(table, guest)
    if await reviews.find(table) is None:
        await reviews.begin(table, guest.id)
    return Redirect(f"{address(table)}/review", status_code=303)


HANDLERS = [review, moment, begin]
