"""The site's addresses."""

from engineshed.server.pages import afterwards, first_turn, house, library, new_table, play

HANDLERS = [
    *house.HANDLERS,
    *new_table.HANDLERS,
    *play.HANDLERS,
    *afterwards.HANDLERS,
    *library.HANDLERS,
    *first_turn.HANDLERS,
]
