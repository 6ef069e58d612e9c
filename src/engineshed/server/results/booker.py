"""From tables that are over into the results: once each, also after a crash and with several processes."""

import logging
from typing import Final

from engineshed.server.hall import Hall, NoTable
from engineshed.server.load import Unreadable
from engineshed.server.results.outcome import outcome_of, rungs_of
from engineshed.server.results.store import Results
from engineshed.server.rounds import Rounds
from engineshed.server.storage import away

LOG = logging.getLogger(__name__)
SECONDS: Final = 3.0
"""Between two looks."""
AT_A_TIME: Final = 10
"""Tables in one round; after an update, all that have ever ended wait for theirs."""


class Booker:
    """Looks for tables that are over while the house is open, whoever ended them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.results = Results(hall.storage)
        self.rounds = Rounds("the results", SECONDS, 0.0, lambda _: self.round())

    async def round(self) -> None:
        """A few tables."""
        for table in await self.results.waiting(AT_A_TIME):
            await self.book(table)

    async def book(self, id: str) -> None:
        """One table, if it has not been done; a table that cannot be read harms no other."""
        try:
            table = await self.hall.find(id)
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
