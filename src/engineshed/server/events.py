"""What the server stores about a table, and a game's lines as plain data."""

import time
from collections.abc import Iterable
from typing import Literal, TypeAlias, cast

from engineshed.kernel.action import Action, Atom, Audience
from engineshed.kernel.play import Drawn, Played

Kind: TypeAlias = Literal["open", "seat", "start", "play", "undo", "rules", "ask", "answer", "end", "say"]
Line: TypeAlias = Played | Drawn


class Event:
    """One row: numbers never go back, so a stream can go on from any of them."""

    __slots__ = ("at", "data", "key", "kind", "number")

    def __init__(
        self, number: int, kind: Kind, data: dict[str, object], key: str | None = None, at: float = 0.0
    ) -> None:
        self.number = number
        self.kind = kind
        self.data = data
        self.key = key
        """Given by the client: the same move sent twice is played once."""
        self.at = at or time.time()


def plain(lines: Iterable[Line]) -> list[list[object]]:
    """Lines of a record as lists for the database."""
    return [
        ["do", line.seat, list(line.action), line.secret, line.auto]
        if isinstance(line, Played)
        else ["chance", line.name, list(line.got), line.to]
        for line in lines
    ]


def lines(rows: object) -> list[Line]:
    """The inverse of `plain`."""
    return [_line(row) for row in cast("list[list[object]]", rows)]


def _line(row: list[object]) -> Line:
    if row[0] == "do":
        action = cast(Action, tuple(cast("list[Atom]", row[2])))
        return Played(cast(int, row[1]), action, bool(row[3]), bool(row[4]))
    return Drawn(str(row[1]), tuple(cast("list[Atom]", row[2])), cast(Audience, row[3]))
