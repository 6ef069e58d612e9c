"""What bots remember of positions, within limits."""

from itertools import islice
from typing import Final, TypeVar

K = TypeVar("K")
V = TypeVar("V")

AT_ONCE: Final = 16
"""One part in so many is given up when a memory is full: to give up all of it at once takes long
enough to make an answer late."""


def make_room(known: dict[K, V], most: int) -> None:
    """Forget what has been known longest where there is more than that."""
    if len(known) > most:
        for key in list(islice(known, 1 + most // AT_ONCE)):
            del known[key]
