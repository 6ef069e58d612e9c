"""Bounded caches for what can be made again."""

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """Keeps at most `most` things; the one that was used least recently goes first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._things: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        found = self._things.get(key)
        if found is not None:
            self._things.move_to_end(key)
        return found

    def put(self, key: K, thing: V) -> None:
        self._things[key] = thing
        self._things.move_to_end(key)
        while len(self._things) > self.most:
            self._things.popitem(last=False)

    def drop(self, key: K) -> None:
        self._things.pop(key, None)

    def __len__(self) -> int:
        return len(self._things)
