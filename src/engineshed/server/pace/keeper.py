"""Looks at the clocks of all tables and writes what is due, in whichever process sees it first."""

import logging
from typing import Final

from engineshed.server.hall import Hall, NoTable
from engineshed.server.load import Unreadable
from engineshed.server.pace.votes import tick
from engineshed.server.rounds import Rounds
from engineshed.server.storage import Conflict

LOG = logging.getLogger(__name__)
SECONDS: Final = 3.0
"""Between two looks."""


def timekeeper(hall: Hall, steady: float) -> Rounds:
    """The rounds that look at clocks. What they find becomes an event of the table, so it happens once."""

    async def look(now: float) -> None:
        for found in await hall.storage.due(now):
            try:
                table = await hall.find(found)
                looking = await hall.presence.looking(table, now)
                await hall.change(found, lambda current: tick(current, now, looking))  # noqa: B023
            except (NoTable, Unreadable, Conflict) as error:
                LOG.warning("the clock of table %s: %s", found, error)

    return Rounds("the clocks", SECONDS, steady, look)
