"""Questions about options, the same for a table, a plan and a first turn.

Each of these mounts `QUESTIONS` in a router of its own, with a dependency that finds the scene.
"""

from litestar import MediaType, Response, get
from litestar.params import FromQuery

from engineshed.kernel import Refused
from engineshed.server.pages.requests import Given, all_parsed, html, parsed
from engineshed.server.problems import Problem
from engineshed.web.table import offers, sketching, telling
from engineshed.web.table.scene import TableScene


@get("/why", media_type=MediaType.HTML, include_in_schema=False)
async def why(scene: Given[TableScene], atoms: FromQuery[str]) -> Response[str]:
    """Why this cannot be picked, with the rule; 204 if it can."""
    return html(offers.why(_deciding(scene), parsed(atoms)))


@get("/bill", media_type=MediaType.HTML, include_in_schema=False)
async def bill(
    scene: Given[TableScene], action: FromQuery[str], before: FromQuery[str] = "[]"
) -> Response[str]:
    """What an option costs and brings, together with those that wait before it."""
    wanted, waiting = parsed(action), all_parsed(before)
    first = waiting[0] if waiting else wanted
    if scene.viewpoint.seat is None or scene.seen.refusal(scene.viewpoint.seat, first) is not None:
        raise Problem(422)
    try:
        return html(offers.bill(scene, wanted, before=waiting))
    except Refused:
        raise Problem(422) from None


@get("/hint", media_type=MediaType.HTML, include_in_schema=False)
async def hint(scene: Given[TableScene], atoms: FromQuery[str]) -> Response[str]:
    """What the last of these atoms is, costs and brings."""
    return html(offers.hint(_deciding(scene), parsed(atoms)))


@get("/fits", media_type=MediaType.HTML, include_in_schema=False)
async def fits(scene: Given[TableScene], atoms: FromQuery[str]) -> Response[str]:
    """What still fits the chosen atoms, drawn in place."""
    return html(offers.fits(scene, parsed(atoms)))


@get("/sketch", media_type=MediaType.HTML, include_in_schema=False)
async def sketch(
    scene: Given[TableScene], marks: FromQuery[str], before: FromQuery[str] = "[]"
) -> Response[str]:
    """What marks drawn on the board mean after what waits before them, with the bill; 204 if nothing."""
    return html(sketching.sketch(_deciding(scene), parsed(marks), all_parsed(before)))


@get("/moves", media_type=MediaType.HTML, include_in_schema=False)
async def moves(scene: Given[TableScene]) -> Response[str]:
    """All options in words."""
    return html(offers.moves(scene))


@get("/log", media_type=MediaType.HTML, include_in_schema=False)
async def log(scene: Given[TableScene], before: FromQuery[int], after: FromQuery[int] = -1) -> Response[str]:
    """Earlier lines of the log."""
    return html(telling.earlier(scene, before, after))


def _deciding(scene: TableScene) -> TableScene:
    """A scene of somebody's own; while a shared screen is handed over it is nobody's."""
    if scene.viewpoint.seat is None or scene.viewer is None:
        raise Problem(403)
    return scene


QUESTIONS = [why, bill, hint, fits, sketch, moves, log]
