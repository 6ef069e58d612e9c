"""The site's addresses."""

from engineshed.server.pages import house, new_table, play

HANDLERS = [*house.HANDLERS, *new_table.HANDLERS, *play.HANDLERS]
