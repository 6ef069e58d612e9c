"""The teacher at the table: a hint for whoever plays alone against bots, and why somebody moved so."""

import secrets
from typing import Final

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromQuery

from engineshed.kernel import Position, Seat, State
from engineshed.kernel.dump import dump
from engineshed.server.hall import Hall
from engineshed.server.pages.requests import Given, Id, html
from engineshed.server.pages.scenes import hints_for, may_look, scene_now
from engineshed.server.problems import Declined, Problem
from engineshed.server.sessions import Visitor
from engineshed.server.tables.table import Table
from engineshed.server.work.waiting_line import Busy
from engineshed.server.work.workers import NoAnswer, Workers
from engineshed.teacher import Hint
from engineshed.web.teaching import advising

ADVISE: Final = "engineshed.server.work.teaching:advise"
EXPLAIN: Final = "engineshed.server.work.teaching:explain"
THOUGHT: Final = 1.4
"""Seconds that the teacher may think, in a worker, so that nobody else waits."""
PATIENCE: Final = 20.0


@get("/tables/{id:str}/advice", media_type=MediaType.HTML, include_in_schema=False)
async def advice(id: Id, guest: Given[Visitor], hall: Given[Hall], workers: Given[Workers]) -> Response[str]:
    """The best options with what each may bring and why, for the column and as atoms to be ringed."""
    table = await hall.find(id)
    if not hints_for(table, guest):
        raise Problem(403)
    scene = scene_now(table, guest, hall.holding)
    seat = scene.viewer
    if seat is None or not scene.acts:
        raise Problem(409)
    found = await _asked(workers, guest, ADVISE, table, scene.seen, seat)
    return html(advising.nothing(scene) if found is None else advising.advice(scene, found))


@get("/tables/{id:str}/reasons", media_type=MediaType.HTML, include_in_schema=False)
async def reasons(
    id: Id, move: FromQuery[int], guest: Given[Visitor], hall: Given[Hall], workers: Given[Workers]
) -> Response[str]:
    """Why a move was made: what its seat could have done instead, from what it knew then."""
    table = await hall.find(id)
    may_look(table, guest)
    match = table.playing()
    if not (table.over() or hints_for(table, guest)):
        raise Problem(403)
    if not 1 <= move <= len(match.moves):
        raise Problem(422, "move")
    made, then = match.moves[move - 1], match.at(move - 1)
    scene = scene_now(table, guest, hall.holding)
    seen, shown = then.seen_by(made.seat), then.seen_by(scene.viewer)
    secret = match.record().moves()[move - 1].secret and made.seat != scene.viewer
    if not table.over() and (secret or dump(seen.pos, then.pos.fixed) != dump(shown.pos, then.pos.fixed)):
        return html(advising.hidden(scene, move))  # it knew, or chose, what this guest may not know yet
    found = await _asked(workers, guest, EXPLAIN, table, seen, made.seat, list(made.action))
    return html(advising.nothing(scene) if found is None else advising.explained(scene, found, move))


async def _asked(
    workers: Workers,
    guest: Visitor,
    task: str,
    table: Table,
    seen: State[Position],
    seat: Seat,
    *more: object,
) -> Hint | None:
    """The teacher's answer; None if it had none in time."""
    arguments = (table.game.id, seen.dump(), seat, *more, secrets.randbits(63), THOUGHT)
    try:
        async with workers.aside.turn(guest.id):
            answer = await workers.call(task, *arguments, seconds=PATIENCE)
    except NoAnswer:
        return None
    except Busy:
        raise Declined(429, "busy") from None
    return msgspec.json.decode(answer, type=Hint) if isinstance(answer, bytes) else None


HANDLERS = [advice, reasons]
