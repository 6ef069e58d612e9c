"""Looks at the clocks of all tables and writes what is due, in whichever process sees it first."""

import logging
from typing import Final

from engineshed.server.hall import Hall, NoTable
from engineshed.server.pace.votes import tick
from engineshed.server.rounds import Rounds
from engineshed.server.store.storage import Conflict, away
from engineshed.server.tables.load import Unreadable

LOG = logging.getLogger(__name__)
SECONDS: Final = 3.0
"""Between two looks."""


AT_A_TIME: Final = 50
"""Tables in one round. Some stay due for long, since whoever is awaited looks on: the next round goes on
behind them, so that they keep nobody else waiting."""
FIRST: Final = (0.0, "")


def timekeeper(hall: Hall, steady: float) -> Rounds:
    """The rounds that look at clocks. What they find becomes an event of the table, so it happens once."""
    behind = FIRST

    async def look(now: float) -> None:
        nonlocal behind
        found = await hall.storage.due(now, behind, AT_A_TIME)
        behind = found[-1] if len(found) == AT_A_TIME else FIRST
        for _, table in found:
            await tell(table, now)

    async def tell(id: str, now: float) -> None:
        try:
            looking = await hall.presence.looking(await hall.find(id), now)
            await hall.change(id, lambda table: tick(table, now, looking))
        except (NoTable, Unreadable, Conflict) as error:
            LOG.warning("the clock of table %s: %s", id, error)
        except Exception as error:
            if away(error):
                raise
            LOG.exception("the clock of table %s", id)  # the others go on

    return Rounds("the clocks", SECONDS, steady, look)
