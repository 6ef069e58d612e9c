"""A database that is away, full or only to be read: said clearly, nothing is lost, all goes on by itself."""

import json
import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.postgres import Cluster
from tests.server.running import ROOT, Server
from tests.server.test_playing import until_asked
from tests.server.visitor import Seat, Visitor

pytestmark = pytest.mark.xdist_group("postgres")
PAGE = {"accept": "text/html"}


def soon(seat: Seat, action: list[object], decision: int, key: str) -> httpx.Response:
    """Sent again with the same key until the house answers, as the page does."""
    deadline = time.monotonic() + 20
    while (answer := seat.move(action, decision, key)).status_code == 503:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    return answer


def test_while_the_database_is_away_pages_say_so_and_come_back(postgres: Cluster) -> None:
    server = Server(postgres.database())
    server.start()
    seat = Visitor(server.url).play_now("tic-tac-toe")
    options = until_asked(seat)
    decision = seat.asked()[0]
    postgres.down()
    try:
        page = seat.visitor.http.get(seat.path, headers=PAGE)
        assert (page.status_code, page.headers["retry-after"], page.headers["refresh"]) == (503, "3", "3")
        assert "The database does not answer" in page.text
        refused = seat.move(options[0], decision, "key")
        assert refused.status_code == 503
        assert "refresh" not in refused.headers
        assert seat.visitor.http.get("/", headers=PAGE).status_code == 503
        assert seat.visitor.post("/games/tic-tac-toe/play").status_code == 503
        assert seat.visitor.http.get("/preferences", headers=PAGE).status_code == 200
    finally:
        postgres.up()
    assert soon(seat, options[0], decision, "key").status_code == 200
    until_asked(seat)  # the bot has moved, too
    assert len(seat.record()) in (2, 3)
    server.stop()


def test_a_house_whose_database_is_away_says_so_in_one_line(postgres: Cluster) -> None:
    address = postgres.database()
    postgres.down()
    try:
        start = "from engineshed.cli import main; main()"
        command = [sys.executable, "-c", start, "serve", "--port", "0", "--database", address]
        said = subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=ROOT)
    finally:
        postgres.up()
    assert said.returncode == 2
    assert said.stderr.startswith("engineshed: the database does not answer")
    assert "Traceback" not in said.stderr


def test_a_full_disk_is_said_and_all_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    server = Server(tmp_path / "house.db", workers=0)
    server.start()
    seat = Visitor(server.url).open_table("connect-four", **{"seat-0": "me", "seat-1": "here"})
    answered = [seat.post("/say", text="before").status_code]
    with room(server, (tmp_path / "house.db-wal").stat().st_size + 100_000):
        while answered[-1] == 200:
            answered.append(seat.post("/say", text="x" * 300).status_code)
            assert len(answered) < 1000
        assert answered[-1] == 503
        assert seat.get().status_code == 200
        assert seat.post("/say", text="y").status_code == 503
    assert seat.post("/say", text="after").status_code == 200
    server.kill()
    server.start()
    said = chat(tmp_path / "house.db")
    assert said == ["before", *["x" * 300] * (len(answered) - 2), "after"]
    server.stop()


@contextmanager
def room(server: Server, largest: int) -> Iterator[None]:
    """No file of this server may grow beyond that: SQLite meets what it meets on a full disk."""
    pid, hard = server.pid, resource.RLIM_INFINITY
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (largest, hard))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))


def chat(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT data FROM events WHERE kind = 'say' ORDER BY number")
        return [json.loads(data)["text"] for (data,) in rows]


def test_a_database_that_may_only_be_read(postgres: Cluster) -> None:
    """As a stand-by is, while another takes over."""
    address = postgres.database()
    server = Server(address, workers=0)
    server.start()
    seat = Visitor(server.url).open_table("connect-four", **{"seat-0": "me", "seat-1": "here"})
    postgres.read_only(address, True)
    deadline = time.monotonic() + 20
    while (answer := seat.post("/say", text="now?")).status_code == 200:  # old connections may still write
        assert time.monotonic() < deadline
    assert answer.status_code == 503
    assert seat.get().status_code == 200
    postgres.read_only(address, False)
    while seat.post("/say", text="now?").status_code == 503:
        assert time.monotonic() < deadline
    server.stop()
