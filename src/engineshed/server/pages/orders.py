"""Standing orders: what somebody decides ahead, seen by nobody else."""

from collections.abc import Iterator

from litestar import MediaType, get, post
from litestar.response import Redirect

from engineshed.kernel import Action, Order
from engineshed.kernel.orders import LASTS
from engineshed.server.hall import Hall
from engineshed.server.pages.play import acting_seat
from engineshed.server.pages.requests import Form, Given, Id, parsed
from engineshed.server.pages.scenes import address, scene_now
from engineshed.server.sessions import Visitor
from engineshed.server.tables import commands
from engineshed.server.tables.draft import Draft
from engineshed.server.tables.table import Table
from engineshed.web.table import orders as page

MOST_STEPS = 8


@get("/tables/{id:str}/orders", media_type=MediaType.HTML, include_in_schema=False)
async def show(id: Id, guest: Given[Visitor], hall: Given[Hall]) -> str:
    """My standing orders at this table, and those that I may give."""
    table = await hall.find(id)
    seat = acting_seat(table, guest, hall, None)
    held = [page.Held(found.order, found.lasts, found.acted) for found in table.standing(seat)]
    return page.orders(guest, scene_now(table, guest, hall.holding), held)


@post("/tables/{id:str}/orders", include_in_schema=False)
async def give(id: Id, data: Form, guest: Given[Visitor], hall: Given[Hall]) -> Redirect:
    """Give a standing order; the rules check it when it acts."""
    wanted, lasts = Order(data.get("about", ""), tuple(steps_of(data))), data.get("lasts", LASTS[0])

    def command(table: Table) -> Draft:
        return commands.order(table, acting_seat(table, guest, hall, None), wanted, lasts)

    table = await hall.change(id, command)
    return Redirect(f"{address(table)}/orders", status_code=303)


def steps_of(data: Form) -> Iterator[Action]:
    """The steps that the form names, up to "ask me"; the first may be left out."""
    for number in range(MOST_STEPS):
        said = data.get(f"step-{number}")
        if said:
            yield parsed(said)
        elif number:
            return


@post("/tables/{id:str}/orders/revoke", include_in_schema=False)
async def revoke(id: Id, data: Form, guest: Given[Visitor], hall: Given[Hall]) -> Redirect:
    """Take a standing order back."""
    about = data.get("about", "")

    def command(table: Table) -> Draft:
        return commands.revoke(table, acting_seat(table, guest, hall, None), about)

    table = await hall.change(id, command)
    return Redirect(f"{address(table)}/orders", status_code=303)


HANDLERS = [show, give, revoke]
