"""A table as lists show it: a row that is written with every change and read without opening the table."""

from collections.abc import Mapping
from typing import cast

import msgspec


class Row(msgspec.Struct):
    """One table in a list of tables."""

    id: str
    game: str
    public: bool
    over: bool
    moved: float
    summary: dict[str, object]
    """See `Table.summary`."""
    host: str = ""
    due: float | None = None
    """When a clock of this table has something to tell next."""
    asides: int = 0
    """How many asides there are, with those that are being written."""
    tell: bool = False
    """Whether anybody wants notices about this table."""


def asks_a_bot(summary: Mapping[str, object]) -> bool:
    seats = cast("list[dict[str, object]]", summary["seats"])
    return any(seats[seat]["kind"] == "bot" for seat in cast("list[int]", summary["waiting"]))


def people_at(summary: Mapping[str, object]) -> int:
    """How many people sit there; somebody with three seats is one."""
    seats = cast("list[dict[str, object]]", summary["seats"])
    return len({seat.get("guest") for seat in seats if seat["kind"] == "person"})


def columns_of(row: Row, number: int) -> dict[str, object]:
    return {
        "id": row.id,
        "game": row.game,
        "public": row.public,
        "over": row.over,
        "moved": row.moved,
        "summary": row.summary,
        "number": number,
        "bot": not row.over and asks_a_bot(row.summary),
        "host": row.host,
        "started": bool(row.summary.get("started", True)),
        "due": row.due,
        "people": people_at(row.summary),
    }
