"""A table as lists show it: a row that is written with every change and read without opening the table."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

import msgspec

from engineshed.server.pace.clock import NEVER

if TYPE_CHECKING:
    from engineshed.server.tables.table import Table


class Row(msgspec.Struct):
    """One table in a list of tables."""

    id: str
    game: str
    public: bool
    over: bool
    moved: float
    summary: dict[str, object]
    """See `summary_of`."""
    host: str = ""
    due: float | None = None
    """When a clock of this table has something to tell next."""
    asides: int = 0
    """How many asides there are, with those that are being written."""
    tell: bool = False
    """Whether anybody wants notices about this table."""


class Known(msgspec.Struct, frozen=True):
    """What the row of a table says about its game, for processes that cannot follow the game themselves."""

    over: bool
    waiting: list[int]
    moves: int
    due: float | None


def row_of(table: "Table", tell: bool) -> Row:
    """The row that is written with a change of this table."""
    due: float | None = NEVER if table.clock is None else table.clock.due()
    if table.cut_off and table.known is not None:
        due = table.known.due
    return Row(
        table.id,
        table.game.id,
        table.public,
        table.over(),
        table.moved,
        summary_of(table),
        table.host,
        due=None if due == NEVER else due,
        asides=-table.aside,
        tell=tell,
    )


def summary_of(table: "Table") -> dict[str, object]:
    """What lists of tables show. Of a game that cannot be followed here, what was known before."""
    moves = 0 if table.match is None else len(table.match.moves)
    known = table.known if table.cut_off else None
    return {
        "seats": [msgspec.to_builtins(chair) for chair in table.chairs],
        "settings": table.settings,
        "started": table.match is not None or table.diverged is not None,
        "waiting": list(table.waiting()) if known is None else known.waiting,
        "moves": moves if known is None else known.moves,
        **({} if table.clock is None else table.clock.summary()),
        **table.terms.summary(),
    }


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
