"""Can this still be completed? A depth-first search over a small purse, never over whole states."""

from collections.abc import Iterable
from typing import Protocol, Self


class Purse(Protocol):
    """What matters for completing a turn and nothing else: money, workers, pending effects, open ends.

    Hashable and immutable. Two purses that compare equal can be completed in the same ways.
    """

    def __hash__(self) -> int: ...

    def finished(self) -> bool:
        """Nothing is left to do."""
        ...

    def plainly(self) -> bool | None:
        """A cheap sufficient answer: True = surely completable, False = surely not, None = search."""
        ...

    def moves(self) -> Iterable[Self]:
        """The purses after one more effect, the most promising first."""
        ...


def can_finish(purse: Purse, memo: dict[Purse, bool] | None = None) -> bool:
    """Is there a sequence of moves that ends with nothing left to do? Every move must make progress."""
    if purse.finished():
        return True
    plain = purse.plainly()
    if plain is not None:
        return plain
    known = {} if memo is None else memo
    answer = known.get(purse)
    if answer is None:
        known[purse] = False  # a way back to here is no progress
        answer = any(can_finish(after, known) for after in purse.moves())
        known[purse] = answer
    return answer
