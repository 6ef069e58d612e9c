"""Notices under stress: none lost and none doubled over many kills; pages stay quick while many are sent.

python -m tools.notices kills sqlite 100 [MINUTES]
python -m tools.notices load postgresql 60

With MINUTES it stops after these and tells how many kills there were.
"""

import asyncio
import math
import random
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa
from tests.server.conftest import sit_down
from tests.server.endpoints import Browser, WebServer
from tests.server.postgres import Cluster
from tests.server.running import Server
from tests.server.visitor import Seat, Visitor
from tools.load import line

from engineshed.server.notices.store import Notice
from engineshed.server.store.schema import NOTICES
from engineshed.server.store.storage import Storage

AT_ONCE = {"notice_pause": 0.0, "notice_gather": 0.0, "notice_looking": 0.0, "notice_private": "true"}
A_MINUTE = 1000
"""Notices that are queued a minute."""
PER_MOVE = 10
"""Ways of the one who is told: each move queues so many."""


class Outcome(NamedTuple):
    """What became of the notices that were due."""

    kills: int
    due: int
    sent: int
    lost: int
    """Never sent, or noted as sent and never arrived."""
    doubled: int
    """Arrived under a second name: who receives it shows it twice."""
    repeated: int
    """Arrived again under the same name: who receives it shows it once."""
    slowest: float
    """Seconds from the move to the end of the last one."""


async def queued(database: str) -> list[Notice]:
    """The whole queue, as it is on disk."""
    storage = Storage(database)
    async with storage.engine.connect() as connection:
        found = [Notice(*row) for row in await connection.execute(sa.select(NOTICES))]
    await storage.close()
    return found


def judged(database: str, expected: set[tuple[str, str]], names: list[str], killed: int = 0) -> Outcome:
    """What is on disk beside what arrived; expected are tables and ways."""
    rows = [row for row in asyncio.run(queued(database)) if row.what == "turn"]
    sent = [row for row in rows if row.state == "sent" and row.batch in names]
    lost = expected - {(row.table_id, row.way) for row in sent}
    known = {row.batch for row in rows}
    took = [row.done - row.made for row in sent if row.done is not None]
    return Outcome(
        killed,
        len(expected),
        len(sent),
        len(lost),
        len({name for name in names if name not in known}) + len(sent) - len(expected - lost),
        len(names) - len(set(names)),
        max(took, default=0.0),
    )


def subscribe(visitor: Visitor, outside: WebServer, ways: int) -> list[Browser]:
    """So many browsers of one person, who wants to hear of their turns alone."""
    browsers = [Browser(f"{outside.url}/push/{number}") for number in range(ways)]
    for browser in browsers:
        assert visitor.post("/notices/ways", kind="push", address=browser.subscription).status_code == 303
    for what in ("began", "ended"):
        visitor.post("/notices/wishes", set=f"{what} push off")
    return browsers


def names_of(outside: WebServer, browsers: list[Browser]) -> list[str]:
    """The names of all messages that arrived, in their order."""
    by_path = {f"/push/{number}": browser for number, browser in enumerate(browsers)}
    return [by_path[path].read(body)["id"] for path, _, body in outside.requests]


def settled(database: str, expected: int, seconds: float) -> None:
    """Wait until nothing is under way any more."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        rows = [row for row in asyncio.run(queued(database)) if row.what == "turn"]
        if len(rows) >= expected and all(row.done is not None for row in rows):
            return
        time.sleep(0.5)


def kills(database: str, count: int, tables: int = 3, seed: int = 7, seconds: float = math.inf) -> Outcome:
    """The house is killed again and again while notices are queued and sent."""
    ends, killed = time.monotonic() + seconds, 0
    outside, server = WebServer(), Server(database, workers=0, **AT_ONCE)
    server.start()
    ada, basia = Visitor(server.url), Visitor(server.url)
    browsers = subscribe(basia, outside, 1)
    rng, moved = random.Random(seed), set()
    while killed < count and time.monotonic() < ends:
        for _ in range(tables):
            mine, _ = sit_down(ada, basia, "tic-tac-toe")
            mine.move(["mark", "cell:4"]).raise_for_status()
            moved.add(mine.path.rsplit("/", 1)[1])
        time.sleep(rng.random() * 0.4)
        server.kill()
        killed += 1
        server.start()
    settled(database, len(moved), 60)
    server.stop()
    outside.stop()
    (way,) = {row.way for row in asyncio.run(queued(database))}
    return judged(database, {(table, way) for table in moved}, names_of(outside, browsers), killed)


def load(database: str, seconds: float) -> tuple[Outcome, list[float], list[float]]:
    """A thousand notices a minute, and people who look at their pages meanwhile."""
    outside, server = WebServer(), Server(database, workers=0, **AT_ONCE)
    server.start()
    ada, basia, reader = (Visitor(server.url) for _ in range(3))
    browsers = subscribe(basia, outside, PER_MOVE)
    moves = int(A_MINUTE * seconds / 60 / PER_MOVE)
    seats = [sit_down(ada, basia, "tic-tac-toe")[0] for _ in range(moves)]
    page = Seat(reader, seats[0].path)
    pages: list[float] = []
    moved: list[float] = []
    over = threading.Event()

    def read() -> None:
        while not over.wait(0.1):
            begun = time.perf_counter()
            page.page()
            pages.append(time.perf_counter() - begun)

    looking = threading.Thread(target=read)
    looking.start()
    began = time.monotonic()
    for number, seat in enumerate(seats):
        time.sleep(max(0.0, began + number * seconds / moves - time.monotonic()))
        begun = time.perf_counter()
        seat.send({"decision": seat.asked()[0], "action": ["mark", "cell:4"], "key": str(number)})
        moved.append(time.perf_counter() - begun)
    settled(database, moves * PER_MOVE, 60)
    over.set()
    looking.join()
    server.stop()
    outside.stop()
    ways = {row.way for row in asyncio.run(queued(database))}
    expected = {(seat.path.rsplit("/", 1)[1], way) for seat in seats for way in ways}
    return judged(database, expected, names_of(outside, browsers)), pages, moved


def main(what: str, kind: str, amount: str, minutes: str = "inf") -> None:
    cluster = Cluster() if kind == "postgresql" else None
    try:
        with tempfile.TemporaryDirectory() as folder:
            database = str(Path(folder) / "house.db") if cluster is None else cluster.database()
            if what == "kills":
                print(kind, kills(database, int(amount), seconds=60 * float(minutes)))
            else:
                found, pages, moves = load(database, float(amount))
                print(kind, f"{amount} s:", found)
                print(line("pages", pages))
                print(line("moves and their pages", moves))
    finally:
        if cluster is not None:
            cluster.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
