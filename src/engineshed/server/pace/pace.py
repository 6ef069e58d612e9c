"""The pace of a table, chosen when it is opened; a table without one has no clock."""

from typing import Final, Literal

import msgspec

MINUTE: Final = 60.0
HOUR: Final = 3600.0
DAY: Final = 86_400.0
PaceKind = Literal["live", "days"]


class Pace(msgspec.Struct, frozen=True):
    """Everybody has one bank of time that every move fills again, up to a cap. It starts full."""

    kind: PaceKind
    move: float
    """Seconds that come with every move."""
    bank: float
    """Seconds at most."""
    holidays: float = 0.0
    """Seconds for each person at this table; they begin when announced, or when the bank is empty."""

    @property
    def again(self) -> float:
        """What somebody has who is waited for once more, or who sits down again."""
        return min(self.bank, 2 * self.move if self.kind == "days" else self.bank / 9)

    @property
    def voting(self) -> float:
        """Seconds after which most votes decide about somebody who ran out, if not all have voted."""
        return self.move if self.kind == "days" else MINUTE


MOVES: Final[dict[PaceKind, tuple[float, ...]]] = {
    "live": (10.0, 30.0, MINUTE, 2 * MINUTE),
    "days": (6 * HOUR, 12 * HOUR, DAY, 2 * DAY),
}
"""What a move may bring, the usual second."""
BANKS: Final[dict[PaceKind, tuple[float, ...]]] = {
    "live": (20 * MINUTE, 45 * MINUTE, 90 * MINUTE),
    "days": (3 * DAY, 5 * DAY, 10 * DAY),
}
HOLIDAYS: Final = (0.0, 7 * DAY, 14 * DAY)
"""For games over days, the usual second."""
