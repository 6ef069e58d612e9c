"""Rules that change below running tables: reading never writes, and old processes leave newer tables be."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engineshed.kernel import Position, Refusal, Rng, State, games
from engineshed.server.hall import Hall
from engineshed.server.store.storage import Storage
from engineshed.server.tables import commands
from engineshed.server.tables.chairs import Chair
from engineshed.server.tables.table import Table
from tests.server.apart import apart
from tests.server.conftest import sit_down
from tests.server.postgres import Cluster
from tests.server.running import Server
from tests.server.visitor import Seat, Visitor

TABLES = 50
MOVES = 12


async def play_some(hall: Hall, number: int) -> None:
    """A running table of any game: a few random moves, some taken back."""
    rng, known = Rng(number), list(games().values())
    game = known[number % len(known)]
    players, settings = next(found for found in game.configurations() if found[0] > 1)
    chairs = [Chair("person", f"Player {seat}", f"guest {seat}") for seat in range(players)]
    opened = commands.opening(game, settings, chairs, True, "guest 0")
    table = await hall.open(commands.open_table(f"table-{number}", opened))
    for _ in range(MOVES):
        if not (waiting := table.waiting()):
            return
        seat = rng.choice(waiting)
        action = rng.choice(table.playing().state.options(seat))
        table = await hall.change(
            table.id, lambda t, s=seat, a=action: commands.play(t, s, a, t.decision(), None)
        )


def face(table: Table) -> tuple[object, ...]:
    return (table.number, table.waiting(), table.asked, len(table.playing().moves), table.diverged is None)


def content(database: Path) -> list[tuple[object, ...]]:
    """Every byte that the tables have on disk."""
    with sqlite3.connect(database) as connection:
        return [
            row
            for name in ("tables", "events")
            for row in connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2")
        ]


@contextmanager
def one_refusal_too_many() -> Iterator[None]:
    """As if a faulty version were deployed that refuses every third action, in all games."""
    honest = State.refusal

    def faulty(self: State[Position], seat: int, action: object) -> Refusal | None:
        return Refusal("SHED-1") if sum(map(ord, repr(action))) % 3 == 0 else honest(self, seat, action)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(State, "refusal", faulty)
        yield


def test_a_broken_rule_harms_no_table_and_restored_everything_is_as_it_was(tmp_path: Path) -> None:
    database = tmp_path / "house.db"
    names = [f"table-{number}" for number in range(TABLES)]

    async def everything() -> None:
        storage = Storage(str(database))
        await storage.prepare()
        hall = Hall(storage)
        for number in range(TABLES):
            await play_some(hall, number)
        stored = content(database)
        before = [face(await hall.find(name)) for name in names]
        with one_refusal_too_many():
            opened = Hall(storage)
            stopped = [await opened.find(name) for name in names]
        assert sum(table.diverged is not None for table in stopped) > TABLES // 2
        assert all(table.waiting() == () for table in stopped if table.diverged is not None)
        assert content(database) == stored
        again = Hall(storage)
        assert [face(await again.find(name)) for name in names] == before
        await storage.close()

    apart(everything())


@pytest.fixture
def old_and_new(postgres: Cluster) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database, of which the second has newer rules of tic-tac-toe."""
    address = postgres.database()
    both = Server(address, patience=0.5), Server(address, patience=0.5, newer="tic-tac-toe")
    try:
        for server in both:
            server.start()
        yield both
    finally:
        for server in both:
            server.stop()


@pytest.mark.xdist_group("postgres")
def test_a_process_with_older_rules_leaves_a_newer_table_alone(old_and_new: tuple[Server, Server]) -> None:
    old, new = old_and_new
    ada, basia = Visitor(old.url), Visitor(old.url)
    mine, theirs = sit_down(ada, basia, "tic-tac-toe")
    assert mine.move(["mark", "cell:4"]).status_code == 200
    assert Seat(basia.at(new.url), theirs.path).move(["mark", "cell:0"]).status_code == 200
    assert "newer rules" in mine.page()
    assert mine.move(["mark", "cell:8"], decision=1).status_code == 409
    newer = Seat(ada.at(new.url), mine.path)
    assert newer.move(["mark", "cell:8"]).status_code == 200
    assert "newer rules" not in newer.page()
    assert len(newer.record()) == 4
    assert len(mine.record()) == 2
