"""`engineshed doctor` names tables that cannot be opened; everything else goes on without them."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from engineshed.cli import app
from engineshed.kernel import BadSetup
from engineshed.server.housekeeping import rows_of, write_archive
from engineshed.server.store.storage import Storage
from tests.server.apart import apart, in_a_thread
from tests.server.running import Server
from tests.server.visitor import Visitor

pytestmark = pytest.mark.xdist_group("server")
HERE = {"seat-0": "me", "seat-1": "here", "public": "yes"}


def run(*words: str) -> Result:
    """The command line, apart from any loop that runs here."""
    return in_a_thread(CliRunner().invoke, app, words)


def doctor(database: Path) -> tuple[int, dict[str, tuple[str, str]]]:
    """The exit code, and what was found with which table."""
    result = run("doctor", "--database", str(database), "--json")
    found = json.loads(result.stdout)["findings"]
    return result.exit_code, {f["table"]: (f["what"], f["why"]) for f in found}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, list[str], Visitor]]:
    """A house that was stopped, with six tables."""
    database = tmp_path_factory.mktemp("doctor") / "house.db"
    server = Server(database, workers=0)
    server.start()
    ada = Visitor(server.url)
    tables = []
    for _ in range(6):
        seat = ada.open_table("tic-tac-toe", **HERE)
        seat.move(["mark", "cell:4"])
        tables.append(seat.path.removeprefix("/tables/"))
    yield database, tables, ada
    server.stop()


def test_the_doctor_finds_what_is_wrong_and_the_house_runs_on(house: tuple[Path, list[str], Visitor]) -> None:
    database, tables, ada = house
    assert doctor(database) == (0, {})
    with closing(sqlite3.connect(database)) as connection:
        for table, harm in zip(
            tables,
            (
                "UPDATE events SET data = '{broken' WHERE number = 3 AND table_id = ?",
                "DELETE FROM events WHERE number = 2 AND table_id = ?",
                "UPDATE events SET data = replace(data, 'tic-tac-toe', 'x') WHERE number = 1 AND table_id=?",
                "UPDATE events SET kind = 'dance' WHERE number = 3 AND table_id = ?",
                """UPDATE tables SET summary = '{"seats": 5}', number = 1 WHERE id = ?""",
            ),
            strict=False,
        ):
            connection.execute(harm, (table,))
        connection.commit()
    code, found = doctor(database)
    assert code == 1
    assert {table: what for table, (what, _) in found.items()} == dict(
        zip(tables, ["closed", "closed", "closed", "closed", "list"], strict=False)
    )
    assert all(why for _, why in found.values())
    server = Server(database, workers=0)
    server.start()
    there = ada.at(server.url)
    for path in ("/", "/tables"):
        assert there.http.get(path).status_code == 200
    for table, status in zip(tables, (409, 409, 409, 409, 200, 200), strict=True):
        assert there.http.get(f"/tables/{table}").status_code == status
    server.stop()


def test_looking_makes_no_database(tmp_path: Path) -> None:
    result = run("doctor", "--database", str(tmp_path / "none.db"))
    assert isinstance(result.exception, BadSetup)
    assert not list(tmp_path.iterdir())


def test_an_archived_game_comes_back(house: tuple[Path, list[str], Visitor], tmp_path: Path) -> None:
    database, tables, _ = house
    archive = tmp_path / "t.json.gz"

    async def take_out() -> None:
        storage = Storage(str(database))
        write_archive(archive, await rows_of(storage, tables[-1]))
        await storage.delete(tables[-1:])
        await storage.close()

    apart(take_out())
    command = ("restore", str(archive), "--database", str(database))
    assert tables[-1] in run(*command).stdout
    assert tables[-1] not in doctor(database)[1]
    assert "there already" in str(run(*command).exception)
    archive.write_bytes(b"nonsense")
    assert "no archived table" in str(run(*command).exception)
