"""What if? Another move at a moment of a finished game, chosen on its board; both are played out by bots."""

from litestar import MediaType, Response, Router, get, post
from litestar.di import Provide
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from engineshed.server.hall import Hall
from engineshed.server.pages.asking import QUESTIONS
from engineshed.server.pages.requests import Asked, Given, Id, Move, html, wants_table
from engineshed.server.pages.review import reviewable
from engineshed.server.pages.scenes import address, players
from engineshed.server.problems import Declined, Problem
from engineshed.server.sessions import Visitor
from engineshed.server.work.reviews import Reviews
from engineshed.server.work.what_ifs import WhatIfs
from engineshed.teacher.what_if import GAMES
from engineshed.web.around import pages
from engineshed.web.table import table_page
from engineshed.web.table.course import next_choice
from engineshed.web.table.scene import Frame, TableScene, Viewpoint, Wondering


async def wondering(
    id: Id,
    moment: FromPath[int],
    guest: Given[Visitor],
    hall: Given[Hall],
    reviews: Given[Reviews],
    what_ifs: Given[WhatIfs],
) -> TableScene:
    """A moment as its mover saw it, with what was asked about it."""
    table = await hall.find(id)
    reviewable(table, guest)
    if next_choice(table.playing(), moment) != moment:
        raise Problem(404)
    move = table.playing().moves[moment]
    asked, review = what_ifs.find(guest.id, table.id, moment), await reviews.find(table)
    dear = review.dear if review is not None else ()
    better = tuple(one.better for one in dear if one.number == moment)
    told = Wondering(moment, address(table), better)
    if asked is not None:
        instead, answer = asked
        told = Wondering(
            *(moment, address(table), better, instead, answer.so_far(), len(answer.pairs), GAMES),
            waits=not answer.done and not answer.given_up,
        )
    frame = Frame(
        f"{address(table)}/what-if/{moment}",
        players(table),
        decision=moment,
        number=table.number,
        wondering=told,
    )
    return TableScene(table.playing(), Viewpoint(guest.language, move.seat, (), "what-if", moment), frame)


@get("/", media_type=MediaType.HTML)
async def show(
    id: Id,
    moment: FromPath[int],
    guest: Given[Visitor],
    hall: Given[Hall],
    reviews: Given[Reviews],
    what_ifs: Given[WhatIfs],
    request: Asked,
) -> Response[str] | Redirect:
    """The board of a moment, to choose another move; without a choice there, the next moment that has one."""
    table = await hall.find(id)
    reviewable(table, guest)
    there = next_choice(table.playing(), moment)
    if there is None:
        raise Problem(404)
    if there != moment:
        return Redirect(f"{address(table)}/what-if/{there}", status_code=303)
    fragment = table_page.fragment(await wondering(id, moment, guest, hall, reviews, what_ifs))
    return html(fragment if wants_table(request) else pages.table(guest, table.game, fragment))


@post("/moves", status_code=200)
async def ask(
    id: Id,
    moment: FromPath[int],
    data: JSONBody[Move],
    scene: Given[TableScene],
    guest: Given[Visitor],
    hall: Given[Hall],
    reviews: Given[Reviews],
    what_ifs: Given[WhatIfs],
) -> Response[str]:
    """Play out a move that was chosen on the board, and the one that was really made."""
    actions = data.actions()
    if actions == [scene.match.moves[moment].action]:
        raise Declined(422, "what-if-same")
    what_ifs.ask(guest.id, await hall.find(id), moment, actions)
    return html(table_page.fragment(await wondering(id, moment, guest, hall, reviews, what_ifs)))


@post("/better", status_code=201)
async def ask_better(
    id: Id,
    moment: FromPath[int],
    scene: Given[TableScene],
    guest: Given[Visitor],
    hall: Given[Hall],
    what_ifs: Given[WhatIfs],
) -> Response[None]:
    """The same with the move that the review knows to be better."""
    told = scene.frame.wondering
    if told is None or not told.better:
        raise Problem(404)
    what_ifs.ask(guest.id, await hall.find(id), moment, told.better[:1])
    return Response(None, status_code=201, headers={"Location": scene.frame.address})


HANDLERS = [
    Router(
        "/tables/{id:str}/what-if/{moment:int}",
        route_handlers=[show, ask, ask_better, *QUESTIONS],
        dependencies={"scene": Provide(wondering)},
        include_in_schema=False,
    )
]
