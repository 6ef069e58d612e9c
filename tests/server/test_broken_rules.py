"""Rules broken in every way below running tables of every game: all open, none is written, none is lost."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engineshed.kernel import Action, Position, Refusal, State
from engineshed.server.caches import Recent
from engineshed.server.hall import Hall
from engineshed.server.pages.scenes import scene_now
from engineshed.server.sessions import Visitor
from engineshed.server.store.storage import Storage
from engineshed.server.tables.rows import summary_of
from engineshed.server.tables.table import Table
from engineshed.web.table.table_page import fragment
from tests.server.apart import apart
from tests.server.test_rules_that_change import play_some

Break = Callable[[pytest.MonkeyPatch], None]
TABLES = 24
READERS = ("guest 0", "somebody else")


def hit(action: object) -> bool:
    """A third of all actions."""
    return sum(map(ord, repr(action))) % 3 == 0


def one_refusal_too_many(patch: pytest.MonkeyPatch) -> None:
    honest = State.refusal

    def refusal(self: State[Position], seat: int, action: Action) -> Refusal | None:
        return Refusal("SHED-1") if hit(action) else honest(self, seat, action)

    patch.setattr(State, "refusal", refusal)


def a_rule_that_fails(patch: pytest.MonkeyPatch) -> None:
    """The piece that an action names is no longer in the box."""
    honest = State.refusal

    def refusal(self: State[Position], seat: int, action: Action) -> Refusal | None:
        if hit(action):
            raise KeyError(action)
        return honest(self, seat, action)

    patch.setattr(State, "refusal", refusal)


def an_effect_that_fails(patch: pytest.MonkeyPatch) -> None:
    honest = State.do

    def do(self: State[Position], seat: int, action: Action) -> None:
        honest(self, seat, action)
        if hit(action):
            raise ZeroDivisionError

    patch.setattr(State, "do", do)


def another_effect(patch: pytest.MonkeyPatch) -> None:
    """Some actions do what others did."""
    honest = State.do

    def do(self: State[Position], seat: int, action: Action) -> None:
        honest(self, seat, self.options(seat)[0] if hit(action) else action)

    patch.setattr(State, "do", do)


def another_chance(patch: pytest.MonkeyPatch) -> None:
    """Draws and dice have other names, in the set-up too."""
    honest = State._ask
    patch.setattr(State, "_ask", lambda self, name, *rest: honest(self, f"{name}-anew", *rest))


BREAKS = (one_refusal_too_many, a_rule_that_fails, an_effect_that_fails, another_effect, another_chance)


@contextmanager
def broken(way: Break) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        way(patch)
        yield


def content(database: Path) -> dict[str, list[tuple[object, ...]]]:
    """Every byte in the database."""
    with sqlite3.connect(database) as connection:
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(connection.execute(f"SELECT * FROM {name}"), key=repr) for name in names}


def face(table: Table) -> tuple[object, ...]:
    game = None if table.match is None else table.match.state.dump()
    return (
        table.number,
        table.asked,
        table.diverged is None,
        table.over(),
        summary_of(table),
        table.notes,
        game,
    )


def test_whatever_breaks_all_tables_open_and_nothing_is_written(tmp_path: Path) -> None:
    database = tmp_path / "house.db"
    names = [f"table-{number}" for number in range(TABLES)]

    def pages(table: Table) -> list[str]:
        return [
            fragment(scene_now(table, Visitor(guest, guest, "en", {}, "", "/"), Recent(1)))
            for guest in READERS
            if table.match is not None
        ]

    async def everything() -> None:
        storage = Storage(str(database))
        await storage.prepare()
        hall = Hall(storage)
        for number in range(TABLES):
            await play_some(hall, number)
        stored = content(database)
        before = [face(await Hall(storage).find(name)) for name in names]
        for way in BREAKS:
            with broken(way):
                opened = Hall(storage)
                stopped = [await opened.find(name) for name in names]
                drawn = [pages(table) for table in stopped if table.diverged is not None]
            differ = [table for table in stopped if table.diverged is not None]
            assert len(differ) > TABLES // 4, way.__name__
            assert {table.game.id for table in differ} >= {"age-of-steam", "train-rush"}
            for table in differ:
                assert table.waiting() == ()
                assert table.diverged is not None
                moves = 0 if table.match is None else len(table.match.moves)
                assert table.diverged.step == moves + (table.match is not None)
            assert all("stands still" in page for each in drawn for page in each)
            assert content(database) == stored
        again = Hall(storage)
        assert [face(await again.find(name)) for name in names] == before
        await storage.close()

    apart(everything())
