"""Writes the results of tables that are over: exactly once each, even after a crash."""

import logging
from typing import Final

from engineshed.server.hall import Hall, NoTable
from engineshed.server.results.outcome import outcome_of, rungs_of
from engineshed.server.results.store import Results
from engineshed.server.rounds import Rounds
from engineshed.server.store.storage import away
from engineshed.server.tables.load import Unreadable
from engineshed.server.tables.table import Table

LOG = logging.getLogger(__name__)
SECONDS: Final = 3.0
"""Between two looks."""
AT_A_TIME: Final = 10
"""Tables in one round, since after an update very many may wait."""


class Booker:
    """Looks for tables that are over and books their results, while the house is open."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.results = Results(hall.storage)
        self.later: set[str] = set()
        """Tables left to another process or version."""
        self.rounds = Rounds("the results", SECONDS, 0.0, lambda _: self.round())

    async def round(self) -> None:
        """Book a few tables."""
        for table in await self.results.waiting(AT_A_TIME, self.later):
            await self.book(table)

    async def book(self, id: str) -> None:
        """Book one table, unless that was done; one that cannot be read is booked without a result."""
        try:
            table = await self.hall.find(id)
            if _later(table):
                self.later.add(id)
                return
            events = await self.hall.storage.events(id)
            known = [event for event in events if event.number <= table.number]
            await self.results.book(id, table.number, outcome_of(table, known), rungs_of(table))
        except (NoTable, Unreadable) as error:
            LOG.warning("nothing is known of how table %s ended: %s", id, error)
            await self.results.book(id, None, None, {})
        except Exception as error:
            if away(error):
                raise
            LOG.exception("table %s cannot be booked", id)
            await self.results.book(id, None, None, {})


def _later(table: Table) -> bool:
    """Whether a process with other rules will know how this game ended: newer ones, or corrected ones."""
    return table.newer or (table.diverged is not None and table.version == table.game.version)
