"""The site's addresses."""

from litestar.types import ControllerRouterHandler

from engineshed.server.pages import acting, afterwards, first_turn, house, library, me, new_table, plan, play

HANDLERS: list[ControllerRouterHandler] = [
    *house.HANDLERS,
    *new_table.HANDLERS,
    *play.HANDLERS,
    *acting.HANDLERS,
    *plan.HANDLERS,
    *afterwards.HANDLERS,
    *library.HANDLERS,
    *first_turn.HANDLERS,
    *me.HANDLERS,
]
