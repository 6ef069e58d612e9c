"""The seats of a table and who sits there."""

from collections.abc import Iterable
from typing import Literal

import msgspec

SeatKind = Literal["open", "person", "bot"]
STAND_IN = "steady"
"""The level of a bot that sits in for somebody who left."""


class Chair(msgspec.Struct, frozen=True):
    """One seat: open, a person's or a bot's."""

    kind: SeatKind
    name: str = ""
    guest: str | None = None
    """Whose seat it is. A bot with a guest sits in for somebody who may come back at any time."""
    level: str = ""
    """Of a bot."""
    ask: bool = False
    """This person wants to be asked even where there is a single option."""

    def stand_in(self) -> "Chair":
        """The same seat with a bot that plays for its person."""
        return Chair("bot", self.name, self.guest, STAND_IN)

    def returned(self) -> "Chair":
        """The same seat with its person on it again."""
        return Chair("person", self.name, self.guest)


def initials(chairs: Iterable[Chair]) -> list[str]:
    """One letter per seat, no two alike while letters last."""
    taken: set[str] = set()
    found = []
    for chair in chairs:
        letters = [c for c in chair.name.upper() if c.isalnum()] or ["?"]
        letter = next((c for c in letters if c not in taken), letters[0])
        taken.add(letter)
        found.append(letter)
    return found
