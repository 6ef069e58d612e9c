"""The table at which the same people play again."""

from contextlib import suppress

from msgspec.structs import replace

from engineshed.server.hall import Hall, NoTable
from engineshed.server.store.storage import Conflict
from engineshed.server.tables import commands
from engineshed.server.tables.chairs import Chair
from engineshed.server.tables.table import Table


async def open_rematch(old: Table, hall: Hall) -> None:
    """Open the rematch that was agreed on, if there is one and nobody has opened it yet."""
    if not old.rematch:
        return
    try:
        await hall.find(old.rematch)
    except NoTable:
        chairs = [
            Chair("bot", c.name, None, c.level) if c.kind == "bot" else replace(c, whose=None, whose_name="")
            for c in old.chairs
        ]
        pace = None if old.clock is None else old.clock.pace
        known = (old.game, old.settings, chairs, old.public, old.host, pace, old.tempo)
        opened = commands.opening(*known, old.watchers_talk, old.terms)
        with suppress(Conflict):  # somebody else came at the same time
            await hall.open(commands.open_table(old.rematch, opened))
