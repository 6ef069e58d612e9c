"""The seats of a table and who sits there."""

from collections.abc import Iterable
from typing import Literal

import msgspec
from msgspec.structs import replace

SeatKind = Literal["open", "person", "bot"]
STAND_IN = "steady"
"""The level of a bot that sits in for somebody who left."""
USUAL_LEVEL = "steady"
"""The level of a bot where nobody chose one."""
BOT_NAMES = ("Basia", "Cezary", "Dora", "Emil", "Fela", "Gustaw")


def distinct(name: str, others: Iterable[str]) -> str:
    """A name that none of the others has, so that nobody at a table is taken for somebody else there."""
    taken, number, free = {other.casefold() for other in others}, 1, name
    while free.casefold() in taken:
        number += 1
        free = f"{name} {number}"
    return free


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
    rest: str = ""
    """The hours of the night when this person's clock stands still (pace/rest.py)."""
    free: bool = False
    """A bot sits in, and anybody may take the seat."""
    whose: str | None = None
    """The person for whom this one sits in, and who may come back at any time."""
    whose_name: str = ""

    @property
    def kept_for(self) -> str | None:
        """Who may take the seat back from a bot, or from somebody who was invited."""
        return self.guest if self.kind == "bot" else self.whose

    def stand_in(self, free: bool = False) -> "Chair":
        """The same seat with a bot that plays for the person to whom it belongs."""
        if self.whose is not None:
            return Chair("bot", self.whose_name, self.whose, STAND_IN, free=True)
        return Chair("bot", self.name, self.guest, STAND_IN, rest=self.rest, free=free)

    def taken(self, by: "Chair") -> "Chair":
        """The seat after somebody sat down; one that a bot kept for a person still belongs to that person."""
        if self.kind != "bot" or by.kind != "person" or self.guest in (None, by.guest):
            return by
        return replace(by, whose=self.guest, whose_name=self.name)

    def returned(self) -> "Chair":
        """The same seat with its person on it again."""
        if self.whose is not None:
            return Chair("person", self.whose_name, self.whose)
        return Chair("person", self.name, self.guest, rest=self.rest)
