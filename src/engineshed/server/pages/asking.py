"""What a viewer asks about their options: the same below a table, a plan and a first turn.

Each of these mounts `QUESTIONS` in a router of its own, with a dependency that finds the look.
"""

from litestar import MediaType, Response, get

from engineshed.server.pages.requests import html, parsed
from engineshed.server.problems import Problem
from engineshed.web import offers, telling
from engineshed.web.look import Look


@get("/why", media_type=MediaType.HTML, include_in_schema=False)
async def why(look: Look, atoms: str) -> Response[str]:
    """Why this cannot be picked, with the rule; 204: it can."""
    return html(offers.why(_deciding(look), parsed(atoms)))


@get("/bill", media_type=MediaType.HTML, include_in_schema=False)
async def bill(look: Look, action: str) -> Response[str]:
    """What confirming an option costs and brings; 204: nothing, so it needs no question."""
    wanted = parsed(action)
    if look.seat is None or look.seen.refusal(look.seat, wanted) is not None:
        raise Problem(422)
    return html(offers.bill(look, wanted))


@get("/hint", media_type=MediaType.HTML, include_in_schema=False)
async def hint(look: Look, atoms: str) -> Response[str]:
    """What the last of these atoms is, costs and brings."""
    return html(offers.hint(_deciding(look), parsed(atoms)))


@get("/fits", media_type=MediaType.HTML, include_in_schema=False)
async def fits(look: Look, atoms: str) -> Response[str]:
    """What still fits the chosen atoms, drawn in place."""
    return html(offers.fits(look, parsed(atoms)))


@get("/moves", media_type=MediaType.HTML, include_in_schema=False)
async def moves(look: Look) -> Response[str]:
    """All options in words."""
    return html(offers.moves(look))


@get("/log", media_type=MediaType.HTML, include_in_schema=False)
async def log(look: Look, before: int, after: int = -1) -> Response[str]:
    """Earlier lines of the log."""
    return html(telling.earlier(look, before, after))


def _deciding(look: Look) -> Look:
    if look.seat is None:
        raise Problem(403)
    return look


QUESTIONS = [why, bill, hint, fits, moves, log]
