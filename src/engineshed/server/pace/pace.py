"""The pace of a table, chosen when it is opened; a table without one has no clock."""

from typing import Final, Literal

import msgspec

MINUTE: Final = 60.0
HOUR: Final = 3600.0
DAY: Final = 86_400.0
PaceKind = Literal["live", "days"]


class Pace(msgspec.Struct, frozen=True):
    """Everybody has a bank of time, full at the start, to which every move adds up to a cap."""

    kind: PaceKind
    move: float
    """Seconds that every move adds."""
    bank: float
    """The cap, in seconds."""
    holidays: float = 0.0
    """Seconds for each person at this table; they begin when announced, or when the bank is empty."""

    @property
    def again(self) -> float:
        """Seconds for somebody for whom the others wait once more, or who sits down again."""
        return min(self.bank, 2 * self.move if self.kind == "days" else self.bank / 9)

    @property
    def voting(self) -> float:
        """Seconds after which the votes given so far decide about somebody who ran out."""
        return self.move if self.kind == "days" else MINUTE


MOVES: Final[dict[PaceKind, tuple[float, ...]]] = {
    "live": (10.0, 30.0, MINUTE, 2 * MINUTE),
    "days": (6 * HOUR, 12 * HOUR, DAY, 2 * DAY),
}
"""Seconds that a move may add, to choose from; the second is the default."""
BANKS: Final[dict[PaceKind, tuple[float, ...]]] = {
    "live": (20 * MINUTE, 45 * MINUTE, 90 * MINUTE),
    "days": (3 * DAY, 5 * DAY, 10 * DAY),
}
HOLIDAYS: Final = (0.0, 7 * DAY, 14 * DAY)
"""For games over days, to choose from; the second is the default."""
