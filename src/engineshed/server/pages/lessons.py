"""Lessons: a moment of a real game, a question, the learner's own move judged; only progress is stored."""

import asyncio
from typing import Annotated

from litestar import MediaType, Response, Router, get, post
from litestar.di import Provide
from litestar.params import FromPath, JSONBody, Parameter
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

from engineshed.kernel import Action
from engineshed.server.hall import Hall
from engineshed.server.pages.afterwards import played_on
from engineshed.server.pages.asking import QUESTIONS
from engineshed.server.pages.first_turn import learning
from engineshed.server.pages.house import installed
from engineshed.server.pages.requests import Asked, Given, Move, html, table_or_page
from engineshed.server.pages.scenes import address
from engineshed.server.people.service import Service
from engineshed.server.problems import Problem
from engineshed.server.sessions import Visitor
from engineshed.teacher.lessons import Course, Lesson, course, verdict
from engineshed.web.table import offers, table_page
from engineshed.web.table.scene import Frame, TableScene, Viewpoint
from engineshed.web.teaching.lessons import Answer, Done, Task

Number = Annotated[int, Parameter(ge=1, le=20)]


@get("/games/{game:str}/lessons", include_in_schema=False)
async def begin(game: FromPath[str], guest: Given[Visitor], service: Given[Service]) -> Redirect:
    """Go to the first lesson that has no good answer yet."""
    done = await service.lessons.of_game(guest.id, installed(game).id)
    open_ones = [n for n, lesson in enumerate(_course(game).lessons, 1) if not _passed(done.get(lesson.id))]
    return Redirect(f"/games/{game}/lessons/{open_ones[0] if open_ones else 1}", status_code=303)


@get("/games/{game:str}/lessons/{number:int}", include_in_schema=False, media_type=MediaType.HTML)
async def show(
    game: FromPath[str], number: Number, guest: Given[Visitor], service: Given[Service], request: Asked
) -> Response[str]:
    """The moment, and what is asked."""
    fragment = table_page.fragment(await _scene(game, number, guest, service))
    return table_or_page(request, guest, installed(game), fragment)


@post("/moves", status_code=200, include_in_schema=False)
async def move(
    game: FromPath[str], number: Number, data: JSONBody[Move], guest: Given[Visitor], service: Given[Service]
) -> Response[str]:
    """Judge the learner's answer by its first step; nothing is played."""
    scene = await _scene(game, number, guest, service)
    assert scene.viewer is not None
    action = data.actions()[0]
    refusal = scene.seen.refusal(scene.viewer, action)
    if refusal is not None:
        raise Problem(422, f"{refusal.rule}: {offers.refused(scene, refusal.rule, refusal.facts)}")
    answer = _answer(game, number, action)
    lesson, good = _lesson(game, number), answer.verdict != "worse"
    assert answer.own is not None
    lost = max(answer.own.behind.chance.mean, 0.0)
    await service.lessons.answered(guest.id, scene.game.id, lesson.id, lost, good)
    return html(table_page.fragment(await _scene(game, number, guest, service, answer)))


@post("/show", status_code=200, include_in_schema=False)
async def reveal(
    game: FromPath[str], number: Number, guest: Given[Visitor], service: Given[Service]
) -> Response[str]:
    """Show the best answer; that does not count as an answer."""
    answer = _answer(game, number, None)
    return html(table_page.fragment(await _scene(game, number, guest, service, answer)))


@post("/play", include_in_schema=False)
async def play_on(
    game: FromPath[str], number: Number, guest: Given[Visitor], hall: Given[Hall], service: Given[Service]
) -> Redirect:
    """Play on from this moment against bots, at a table of one's own."""
    await service.may_sit(guest.id)
    lesson, found = _lesson(game, number), _course(game)
    record = found.match(lesson).record()
    table = await hall.open(await asyncio.to_thread(played_on, record, guest, found.seat(lesson)))
    return Redirect(address(table), status_code=303)


def _course(game: str) -> Course:
    found = course(installed(game))
    if found is None:
        raise Problem(404)
    return found


def _lesson(game: str, number: int) -> Lesson:
    lessons = _course(game).lessons
    if number > len(lessons):
        raise Problem(404)
    return lessons[number - 1]


def _answer(game: str, number: int, action: Action | None) -> Answer:
    judged = _course(game).judged[_lesson(game, number).id]
    best = judged.hint.options[0]
    own = judged.answer(action) if action is not None else None
    return Answer(own, best, verdict(own or best), judged)


def _passed(done: Done | None) -> bool:
    return done is not None and done.passed


async def _scene(
    name: str, number: int, guest: Visitor, service: Service, answer: Answer | None = None
) -> TableScene:
    """The moment of a lesson, seen from the seat that is asked."""
    game, found, lesson = installed(name), _course(name), _lesson(name, number)
    match, seat = found.match(lesson), found.seat(lesson)
    players = learning(guest, seat, match.state.setup.players)
    done = await service.lessons.of_game(guest.id, game.id)
    base = f"/games/{name}/lessons"
    task = Task(number, found.lessons, done, base, guest.csrf, answer)
    viewpoint = Viewpoint(guest.language, seat, (seat,), "lesson")
    return TableScene(
        match, viewpoint, Frame(f"{base}/{number}", players, lesson.moves, int(answer is not None), task=task)
    )


async def lesson_scene(
    game: FromPath[str], number: Number, guest: Given[Visitor], service: Given[Service]
) -> TableScene:
    """The scene that the questions about a lesson's options are about."""
    return await _scene(game, number, guest, service)


HANDLERS: list[ControllerRouterHandler] = [
    begin,
    show,
    Router(
        "/games/{game:str}/lessons/{number:int}",
        route_handlers=[move, reveal, play_on, *QUESTIONS],
        dependencies={"scene": Provide(lesson_scene)},
    ),
]
