"""How often somebody may guess a secret."""

import time
from collections.abc import Callable

from engineshed.server.caches import Recent

MOST_REMEMBERED = 10_000


class TooManyTries(Exception):
    """Wait a while before trying again."""


class Throttle:
    """At most `most` tries in `seconds` for each key (an address, a name); memory is bounded."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.seconds = seconds
        self.clock = clock
        self._tries: Recent[str, tuple[float, ...]] = Recent(MOST_REMEMBERED)

    def count(self, *keys: str) -> None:
        """Note one more try; TooManyTries if the limit was reached before."""
        now = self.clock()
        for key in keys:
            recent = tuple(at for at in self._tries.get(key) or () if at > now - self.seconds)
            if len(recent) >= self.most:
                raise TooManyTries
            self._tries.put(key, (*recent, now))
