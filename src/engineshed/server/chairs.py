"""The seats of a table and who sits there."""

from collections.abc import Iterable, Mapping
from typing import Literal, cast

SeatKind = Literal["open", "person", "bot"]
STAND_IN = "steady"
"""The level of a bot that sits in for somebody who left."""


class Chair:
    """A seat of the table and who sits there."""

    __slots__ = ("ask", "guest", "kind", "level", "name")

    def __init__(
        self, kind: SeatKind, name: str = "", guest: str | None = None, level: str = "", ask: bool = False
    ) -> None:
        self.kind = kind
        self.name = name
        self.guest = guest
        self.level = level
        self.ask = ask
        """This person wants to be asked even where there is a single option."""

    def plain(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "name": self.name,
            "guest": self.guest,
            "level": self.level,
            "ask": self.ask,
        }

    @classmethod
    def of(cls, data: Mapping[str, object]) -> "Chair":
        guest = data.get("guest")
        return cls(
            cast(SeatKind, data["kind"]),
            str(data["name"]),
            guest if isinstance(guest, str) else None,
            str(data["level"]),
            bool(data.get("ask")),
        )


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
