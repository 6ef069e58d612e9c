"""How much each guest and each address asks for, in bounded memory, counted together by all processes.

A count belongs to a stretch of time. This process counts what it hears at once. Where several processes serve
one database, each adds now and then what it has counted to the database's figures and takes these for its
own: a limit may be exceeded for as long as that takes, not more. One process on one file needs none of this.
"""

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from typing import Final

from engineshed.server.ending import ended
from engineshed.server.storage import Storage, away

LOG = logging.getLogger(__name__)

MOST: Final = 50_000
"""How many are counted at a time; whoever was not heard for longest is forgotten first."""
TOGETHER: Final = 5.0
"""Seconds between two additions."""
WORTH: Final = 20
"""Counts below this fraction (1/n) of their limit stay here: nobody comes near a limit unnoticed."""
MOST_TOGETHER: Final = 500
"""How many counts are added at a time, the largest first."""


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
        """One more; False: that is more than the limit (0: there is none)."""
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
            while len(self._counts) > self.most:
                self._counts.popitem(last=False)
        else:
            self._counts.move_to_end(name)
        return found

    def _hidden(self, who: str) -> str:
        """Neither memory nor database knows an address."""
        return hashlib.blake2b(who.encode(), key=self._key, digest_size=12).hexdigest()

    # Together

    def share(self, storage: Storage) -> None:
        """From now on, count together with the other processes of this database."""
        self._task = asyncio.get_running_loop().create_task(self._share(storage))

    async def close(self) -> None:
        await ended(self._task)

    async def _share(self, storage: Storage) -> None:
        while True:
            await asyncio.sleep(TOGETHER)
            try:
                await self.together(storage)
            except Exception as error:
                if not away(error):
                    LOG.exception("counts could not be added up")

    async def together(self, storage: Storage) -> None:
        """Add what is new here to the database's figures and learn these."""
        now = time.time()
        for name in [name for name, count in self._counts.items() if count.until < now]:
            del self._counts[name]
        worth = [(name, count) for name, count in self._counts.items() if count.here * WORTH >= count.limit]
        worth.sort(key=lambda pair: -pair[1].here / pair[1].limit)
        news = {name: (count.here - count.shared, count.until) for name, count in worth[:MOST_TOGETHER]}
        for name, total in (await storage.count(news, now)).items():
            count = self._counts.get(name)
            if count is not None:
                count.shared += news[name][0]
                count.others = max(0, total - count.shared)
