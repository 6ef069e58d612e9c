"""The guided first turn of a game: looking, doing, why; nothing is stored."""

from typing import Annotated

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from engineshed.server.guests import Guest
from engineshed.server.pages.house import installed
from engineshed.server.pages.play import Move, answer_bill, answer_why, html, parsed
from engineshed.server.problems import Problem
from engineshed.web import pages, table_page
from engineshed.web.lesson import Lesson, lesson
from engineshed.web.table_page import Look, Player

Stop = Annotated[int, Parameter(ge=1, le=20)]
Asked = Request[object, object, State]
NAMES = ("Basia", "Cezary", "Dora", "Emil", "Fela")


@get("/games/{game:str}/first-turn", include_in_schema=False, media_type=MediaType.HTML)
async def begin(game: str, guest: Guest, request: Asked) -> Response[str]:
    return await stop(game, 1, guest, request)


@get("/games/{game:str}/first-turn/{number:int}", include_in_schema=False, media_type=MediaType.HTML)
async def show(game: str, number: Stop, guest: Guest, request: Asked) -> Response[str]:
    """The table at one stop."""
    return await stop(game, number, guest, request)


async def stop(game: str, number: int, guest: Guest, request: Asked) -> Response[str]:
    fragment = table_page.fragment(_look(game, number, guest))
    if request.headers.get("hx-request"):
        return html(fragment)
    found = installed(game)
    return html(pages.table(guest, found, fragment, f"{found.title[guest.language]} · Engineshed"))


@post("/games/{game:str}/first-turn/{number:int}/moves", status_code=200, include_in_schema=False)
async def move(game: str, number: Stop, data: Move, guest: Guest) -> Response[str]:
    """The learner's deed leads to the next stop; the tour goes on with this one only."""
    found = _lesson(game, number)
    if tuple(data.action) != found.deed(number - 1):
        raise Problem(422, guest.words("first-turn-other"))
    return html(table_page.fragment(_look(game, min(number + 1, len(found.stops)), guest)))


@get("/games/{game:str}/first-turn/{number:int}/why", media_type=MediaType.HTML, include_in_schema=False)
async def why(game: str, number: Stop, guest: Guest, atoms: str) -> Response[str]:
    return answer_why(_look(game, number, guest), atoms)


@get("/games/{game:str}/first-turn/{number:int}/bill", media_type=MediaType.HTML, include_in_schema=False)
async def bill(game: str, number: Stop, guest: Guest, action: str) -> Response[str]:
    return answer_bill(_look(game, number, guest), action)


@get("/games/{game:str}/first-turn/{number:int}/fits", media_type=MediaType.HTML, include_in_schema=False)
async def fits(game: str, number: Stop, guest: Guest, atoms: str) -> Response[str]:
    return html(table_page.fits(_look(game, number, guest), parsed(atoms)))


@get("/games/{game:str}/first-turn/{number:int}/moves", media_type=MediaType.HTML, include_in_schema=False)
async def moves(game: str, number: Stop, guest: Guest) -> Response[str]:
    return html(table_page.moves(_look(game, number, guest)))


def _lesson(game: str, number: int) -> Lesson:
    found = lesson(installed(game))
    if found is None or not 1 <= number <= len(found.stops):
        raise Problem(404)
    return found


def _look(name: str, number: int, guest: Guest) -> Look:
    """The opening as it stands at this stop, seen from the learner's seat."""
    game, found = installed(name), _lesson(name, number)
    others = iter(NAMES)
    me = guest.name or guest.words("guest")
    players = [
        Player(me, me[0].upper(), bot=False)
        if seat == found.seat
        else Player(other := next(others), other[0], bot=True)
        for seat in range(found.match.state.setup.players)
    ]
    at = found.stops[number - 1].moves
    return Look(
        f"/games/{name}/first-turn/{number}",
        game,
        found.match,
        players,
        found.seat,
        guest.language,
        mode="lesson",
        moment=at,
        decision=at,
        own=(found.seat,),
        lesson=_card(found, number, guest, game.id),
    )


def _card(found: Lesson, number: int, guest: Guest, game: str) -> dict[str, object]:
    return {
        "number": number,
        "stops": found.stops,
        "stop": found.stops[number - 1],
        "deed": found.deed(number - 1),
        "base": f"/games/{game}/first-turn",
        "csrf": guest.csrf,
    }


HANDLERS = [begin, show, move, why, bill, fits, moves]
