"""The guided first turn of a game: looking, doing, why; nothing is stored."""

from typing import Annotated

from litestar import MediaType, Response, Router, get, post
from litestar.di import Provide
from litestar.params import FromPath, JSONBody, Parameter
from litestar.types import ControllerRouterHandler

from engineshed.kernel import Seat
from engineshed.server.pages.asking import QUESTIONS
from engineshed.server.pages.house import installed
from engineshed.server.pages.requests import Asked, Given, Move, html, table_or_page
from engineshed.server.problems import Problem
from engineshed.server.sessions import Visitor
from engineshed.server.tables.chairs import BOT_NAMES
from engineshed.web.table import table_page
from engineshed.web.table.initials import initials
from engineshed.web.table.scene import Card, Frame, Player, TableScene, Viewpoint
from engineshed.web.teaching.first_turn import Lesson, lesson

Stop = Annotated[int, Parameter(ge=1, le=20)]


@get("/games/{game:str}/first-turn", include_in_schema=False, media_type=MediaType.HTML)
async def begin(game: FromPath[str], guest: Given[Visitor], request: Asked) -> Response[str]:
    return await stop(game, 1, guest, request)


@get("/games/{game:str}/first-turn/{number:int}", include_in_schema=False, media_type=MediaType.HTML)
async def show(game: FromPath[str], number: Stop, guest: Given[Visitor], request: Asked) -> Response[str]:
    """The table at one stop."""
    return await stop(game, number, guest, request)


async def stop(game: str, number: int, guest: Visitor, request: Asked) -> Response[str]:
    fragment = table_page.fragment(_scene(game, number, guest))
    return table_or_page(request, guest, installed(game), fragment)


@post("/moves", status_code=200, include_in_schema=False)
async def move(
    game: FromPath[str], number: Stop, data: JSONBody[Move], guest: Given[Visitor]
) -> Response[str]:
    """Go to the next stop after the action that this one teaches; any other is refused."""
    found = _lesson(game, number)
    if data.actions() != [found.task(number - 1)]:
        raise Problem(422, guest.words("first-turn-other"))
    return html(table_page.fragment(_scene(game, min(number + 1, len(found.stops)), guest)))


def _lesson(game: str, number: int) -> Lesson:
    found = lesson(installed(game))
    if found is None or not 1 <= number <= len(found.stops):
        raise Problem(404)
    return found


def _scene(name: str, number: int, guest: Visitor) -> TableScene:
    """The opening as it stands at this stop, seen from the learner's seat."""
    game, found = installed(name), _lesson(name, number)
    players = learning(guest, found.seat, found.match.state.setup.players)
    at = found.stops[number - 1].moves
    card = Card(number, found.stops, found.task(number - 1), f"/games/{game.id}/first-turn", guest.csrf)
    viewpoint = Viewpoint(guest.language, found.seat, (found.seat,), "lesson", at)
    frame = Frame(f"/games/{name}/first-turn/{number}", players, decision=at, lesson=card)
    return TableScene(found.match, viewpoint, frame)


def learning(guest: Visitor, own: Seat, count: int) -> list[Player]:
    """A guest who learns on this seat, and bots on all the others."""
    others = iter(BOT_NAMES)
    names = [guest.called if seat == own else next(others) for seat in range(count)]
    return [
        Player(name, initial, bot=seat != own)
        for seat, (name, initial) in enumerate(zip(names, initials(names), strict=True))
    ]


async def lesson_scene(game: FromPath[str], number: Stop, guest: Given[Visitor]) -> TableScene:
    """The scene that the questions at a stop are about."""
    return _scene(game, number, guest)


HANDLERS: list[ControllerRouterHandler] = [
    begin,
    show,
    Router(
        "/games/{game:str}/first-turn/{number:int}",
        route_handlers=[move, *QUESTIONS],
        dependencies={"scene": Provide(lesson_scene)},
    ),
]
