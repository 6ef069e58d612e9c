"""How much each guest and each address asks for, in bounded memory, counted together by all processes.

A count belongs to a stretch of time. Where several processes serve one database, each adds its new counts to
the database every few seconds and reads the totals: only for that long can a limit be exceeded. A single
process on one file counts in memory alone.
"""

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from typing import Final

from engineshed.server.store.storage import Storage, away
from engineshed.server.tasks import end_tasks

LOG = logging.getLogger(__name__)

MOST: Final = 50_000
"""Counts kept in memory; what is over is forgotten first, then the least recently used."""
ADD_EVERY: Final = 5.0
"""Seconds between two additions to the database."""
WORTH: Final = 20
"""Counts below 1/WORTH of their limit are not added: they are far from mattering."""
MOST_ADDED: Final = 500
"""Counts added at a time, those nearest to their limit first."""


class Count:
    """What one guest or address did of one kind in the present stretch of time."""

    __slots__ = ("here", "limit", "others", "shared", "until")

    def __init__(self, until: float, limit: int) -> None:
        self.until = until
        self.limit = limit
        self.here = 0
        self.shared = 0
        """How many of these the database knows."""
        self.others = 0
        """What other processes have counted."""


class Counts:
    """Counts by what is done, who does it and when."""

    def __init__(self, secret: str, most: int = MOST) -> None:
        self.most = most
        self._key = secret.encode()[:64]
        self._counts: OrderedDict[str, Count] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._counts)

    def add(self, kind: str, who: str, limit: int, seconds: int) -> bool:
        """Count one more; False if that exceeds the limit. A limit of 0 is none."""
        if not limit:
            return True
        stretch = int(time.time() // seconds)
        count = self._count(f"{kind} {self._hidden(who)} {stretch}", (stretch + 1) * seconds, limit)
        if count.here + count.others >= limit:
            return False
        count.here += 1
        return True

    def _count(self, name: str, until: float, limit: int) -> Count:
        found = self._counts.get(name)
        if found is None:
            found = self._counts[name] = Count(until, limit)
            if len(self._counts) > self.most:
                self._make_room()
        else:
            self._counts.move_to_end(name)
        return found

    def _make_room(self) -> None:
        """Forget what is over, then what was used least recently: a tenth at once, since looking is slow."""
        self._forget(time.time())
        while len(self._counts) > self.most * 9 // 10:
            self._counts.popitem(last=False)

    def _forget(self, now: float) -> None:
        for name in [name for name, count in self._counts.items() if count.until < now]:
            del self._counts[name]

    def _hidden(self, who: str) -> str:
        """A hash under which a guest or address is counted: neither memory nor database holds the address."""
        return hashlib.blake2b(who.encode(), key=self._key, digest_size=12).hexdigest()

    # Together

    def share(self, storage: Storage) -> None:
        """From now on, count together with the other processes of this database."""
        self._task = asyncio.get_running_loop().create_task(self._share(storage))

    async def close(self) -> None:
        await end_tasks(self._task)

    async def _share(self, storage: Storage) -> None:
        while True:
            await asyncio.sleep(ADD_EVERY)
            try:
                await self.together(storage)
            except Exception as error:
                if not away(error):
                    LOG.exception("counts could not be added up")

    async def together(self, storage: Storage) -> None:
        """Add the new counts of this process to the database and read the totals."""
        now = time.time()
        self._forget(now)
        worth = [(name, count) for name, count in self._counts.items() if count.here * WORTH >= count.limit]
        worth.sort(key=lambda pair: -pair[1].here / pair[1].limit)
        news = {name: (count.here - count.shared, count.until) for name, count in worth[:MOST_ADDED]}
        for name, total in (await storage.count(news, now)).items():
            count = self._counts.get(name)
            if count is not None:
                count.shared += news[name][0]
                count.others = max(0, total - count.shared)
