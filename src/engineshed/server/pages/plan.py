"""Plans: a private copy of the game to try things out, in which everything unknown is imagined."""

import secrets

from litestar import MediaType, Response, Router, get, post
from litestar.di import Provide
from litestar.params import JSONBody

from engineshed.kernel import Position, Refused, Rng
from engineshed.kernel.play import Match
from engineshed.server.hall import Hall
from engineshed.server.pages.asking import QUESTIONS
from engineshed.server.pages.requests import Asked, Given, Id, Move, html, table_or_page, wants_table
from engineshed.server.pages.scenes import perspective, planning
from engineshed.server.problems import Problem
from engineshed.server.sessions import Visitor
from engineshed.server.tables.table import Table
from engineshed.web.table import table_page
from engineshed.web.table.scene import TableScene


@get("/", media_type=MediaType.HTML)
async def show(id: Id, guest: Given[Visitor], hall: Given[Hall], request: Asked) -> Response[str]:
    """Try things out on a copy in which everything unknown is imagined."""
    table = await hall.find(id)
    if not wants_table(request):  # a page that is open goes on with its plan, whatever happens at the table
        plan_of(table, guest, hall, anew=True)
    return table_or_page(request, guest, table.game, table_page.fragment(planning_now(table, guest, hall)))


@post("/moves", status_code=200)
async def move(id: Id, data: JSONBody[Move], guest: Given[Visitor], hall: Given[Hall]) -> Response[str]:
    table = await hall.find(id)
    found = plan_of(table, guest, hall)
    waiting = found.state.waiting()
    if not waiting or data.decision != len(found.moves):
        raise Problem(409)
    before = len(found.moves)
    try:
        for action in data.actions():
            found.play(waiting[0], action)
    except Refused:
        found.undo_to(before)
        raise
    found.settle()
    return html(table_page.fragment(planning_now(table, guest, hall)))


@post("/undo", status_code=200)
async def undo(id: Id, guest: Given[Visitor], hall: Given[Hall]) -> Response[str]:
    table = await hall.find(id)
    found = plan_of(table, guest, hall)
    chosen = [number for number, move in enumerate(found.moves) if not move.auto]
    if chosen:
        found.undo_to(chosen[-1])
    return html(table_page.fragment(planning_now(table, guest, hall)))


def plan_of(table: Table, guest: Visitor, hall: Hall, anew: bool = False) -> Match[Position]:
    """The guest's plan; with `anew`, a fresh one if the table has moved on since it was begun."""
    own = table.seats_of(guest.id)
    seat, hand_over = perspective(table, guest, hall.holding)
    if not own or seat is None or hand_over is not None or table.over():
        raise Problem(403)
    number, found = hall.plans.get((table.id, guest.id)) or (0, None)
    if found is None or (anew and number < table.decision()):
        state = table.playing().state.seen_by(seat).imagine(Rng(secrets.randbits(63)))
        found = Match(state)
        hall.plans.put((table.id, guest.id), (table.number, found))
    return found


def planning_now(table: Table, guest: Visitor, hall: Hall) -> TableScene:
    """The guest's plan as its page shows it."""
    found = plan_of(table, guest, hall)
    number, _ = hall.plans.get((table.id, guest.id)) or (table.number, found)
    return planning(table, guest, found, number < table.decision())


async def plan_scene(id: Id, guest: Given[Visitor], hall: Given[Hall]) -> TableScene:
    """The scene that the questions about a plan are about."""
    table = await hall.find(id)
    return planning_now(table, guest, hall)


HANDLERS = [
    Router(
        "/tables/{id:str}/plan",
        route_handlers=[show, move, undo, *QUESTIONS],
        dependencies={"scene": Provide(plan_scene)},
        include_in_schema=False,
    )
]
