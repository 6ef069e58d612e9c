"""A house as an earlier version left it: every table, seat and name is there, and people play on.

`stored/house-0005.db.gz` was written by the server that had migrations up to 0005, over its pages.
"""

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command

from engineshed.server.store.storage import Storage, connect, scripts
from tests.server.apart import apart
from tests.server.running import Server
from tests.server.visitor import Seat, Visitor

pytestmark = pytest.mark.xdist_group("postgres")

STORED = Path(__file__).parent / "stored" / "house-0005.db.gz"
ADA, BASIA, CEZARY = "72adaf2c792e2502f6f69293", "cc1ff5c15984670f152c6aa7", "e9084fffb89764613ec8d330"
LINK = "sib3t1xiJVOZz3Rh14zsKH7KizcUQUp4"
"""Basia's personal link; Ada has an account."""
ORDER = ("tables", "events", "sittings", "notes", "counts", "people", "devices", "codes", "passkeys")
Rows = dict[str, list[dict[str, object]]]


@pytest.fixture
def old_rows(tmp_path: Path) -> Rows:
    """What the old house had, as it was written."""
    file = tmp_path / "old.db"
    file.write_bytes(gzip.decompress(STORED.read_bytes()))
    with closing(sqlite3.connect(file)) as old:
        old.row_factory = sqlite3.Row
        return {name: [dict(row) for row in old.execute(f"SELECT * FROM {name}")] for name in ORDER}


@pytest.fixture
def old_house(database: str, old_rows: Rows) -> str:
    """The old house in a database of either kind, at its old revision."""
    if "://" not in database:
        Path(database).write_bytes(gzip.decompress(STORED.read_bytes()))
    else:
        apart(_pour(database, old_rows))
    return database


async def _pour(database: str, rows: Rows) -> None:
    engine = connect(database)

    def at_its_revision(connection: sa.Connection) -> None:
        config = scripts()
        config.attributes["connection"] = connection
        command.upgrade(config, "0005")
        there = sa.MetaData()
        there.reflect(connection)
        for name in ORDER:
            table = there.tables[name]
            for row in rows[name]:
                connection.execute(table.insert().values(_typed(table, row)))

    async with engine.begin() as connection:
        await connection.run_sync(at_its_revision)
    await engine.dispose()


def _typed(table: sa.Table, row: dict[str, object]) -> dict[str, object]:
    """SQLite keeps truth as a number and JSON as text."""
    found = dict(row)
    for name, value in row.items():
        kind = table.c[name].type
        if isinstance(kind, sa.Boolean):
            found[name] = bool(value)
        elif isinstance(kind, sa.JSON):
            found[name] = json.loads(str(value))
    return found


def test_every_table_seat_and_name_of_an_earlier_version_is_there(old_house: str, old_rows: Rows) -> None:
    async def read() -> dict[str, tuple[str, bool, bool, object]]:
        storage = Storage(old_house)
        await storage.prepare()
        assert await storage.current()
        found = {
            row.id: (row.game, row.public, row.over, row.summary["seats"])
            for guest in (ADA, BASIA, CEZARY)
            for row in await storage.of_guest(guest)
        }
        numbers = {at: [event.number for event in await storage.events(at)] for at in found}
        await storage.close()
        for table, counted in numbers.items():
            written = [row["number"] for row in old_rows["events"] if row["table_id"] == table]
            assert len(counted) == len(written)
            assert set(counted) == set(written)
        return found

    before = {
        row["id"]: (
            row["game"],
            bool(row["public"]),
            bool(row["over"]),
            json.loads(str(row["summary"]))["seats"],
        )
        for row in old_rows["tables"]
    }
    assert len(before) == 6
    assert apart(read()) == before


def test_people_of_an_earlier_version_come_in_and_play_on(old_house: str) -> None:
    server = Server(old_house)
    server.start()
    try:
        ada, basia = Visitor(server.url), Visitor(server.url)
        assert ada.post("/sign-in", name="ada lovelock", password="a long secret").status_code == 303
        assert basia.post("/restore", secret=LINK).status_code == 303

        lobby = Seat(basia, "/tables/XJTh523Iqy2n")
        page = basia.http.get(lobby.path).text
        assert "Basia Żółć" in page
        assert ">Ada<" in page

        duel, theirs = Seat(ada, "/tables/nd6IC1wX-kYB"), Seat(basia, "/tables/nd6IC1wX-kYB")
        assert "Dzień dobry" in duel.page()
        assert theirs.answer(yes=True).status_code == 200  # what Ada asked for in the old house
        assert [line["do"] for line in duel.record()[1:]] == []
        assert duel.move(["mark", "cell:8"]).status_code == 200
        assert theirs.move(["mark", "cell:0"]).status_code == 200

        left = Seat(basia, "/tables/bUxdwkbb1212")
        assert left.post("/come-back").status_code == 200
        assert len(left.record()) == 3

        finished = Visitor(server.url).http.get("/tables/MoL3xrWu09Y3/record").text.splitlines()
        assert len(finished) == 8
        assert ada.http.get("/tables/aQkO0rrk2En-").status_code == 200  # a heavy game in its middle
    finally:
        server.stop()
