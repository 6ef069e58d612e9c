"""The site's addresses."""

from litestar.types import ControllerRouterHandler

from engineshed.server.pages import (
    acting,
    advice,
    afterwards,
    first_turn,
    home,
    host,
    house,
    ladder,
    library,
    me,
    new_table,
    notes,
    notices,
    orders,
    pace,
    plan,
    play,
    profile,
    review,
    tables,
)

HANDLERS: list[ControllerRouterHandler] = [
    *home.HANDLERS,
    *house.HANDLERS,
    *host.HANDLERS,
    *new_table.HANDLERS,
    *play.HANDLERS,
    *acting.HANDLERS,
    *advice.HANDLERS,
    *pace.HANDLERS,
    *notes.HANDLERS,
    *orders.HANDLERS,
    *plan.HANDLERS,
    *tables.HANDLERS,
    *afterwards.HANDLERS,
    *review.HANDLERS,
    *library.HANDLERS,
    *first_turn.HANDLERS,
    *me.HANDLERS,
    *notices.HANDLERS,
    *profile.HANDLERS,
    *ladder.HANDLERS,
]
