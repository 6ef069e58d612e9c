"""Things that go wrong while many bots and a few people play, and what is left of their games afterwards.

    make chaos                                     100 kills on each database
    make chaos ARGS="--kills 1000 --only postgresql --seed 7"

The server, its workers and the database are killed, stopped and started at random moments; disks are full,
databases only to be read, clocks set, rows of finished games broken. Every move that was answered has to be
there afterwards, once; every table has to open, but for those that were broken on purpose; after each deed
bots have to move again soon.
"""

import argparse
import contextlib
import json
import os
import random
import resource
import signal
import sqlite3
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
from tests.server.apart import apart
from tests.server.postgres import Cluster
from tests.server.running import Server
from tests.server.visitor import Seat, Visitor, options_of

from engineshed.server.checkup import findings
from engineshed.server.storage import Storage

SOON = 10.0
"""Seconds within which bots move again."""
NEVER = 90.0
"""Seconds after which a player gives up waiting."""
GAMES = (
    ("connect-four", {"seat-1": "bot", "level-1": "steady"}),
    ("tic-tac-toe", {"seat-1": "bot", "level-1": "novice"}),
    ("steam-rollers", {"players": "4", **{f"level-{n}": "novice" for n in (1, 2, 3)}}),
    ("train-rush", {"players": "3", **{f"level-{n}": "steady" for n in (1, 2)}}),
)


class Lost(Exception):
    """Something that was promised did not hold."""


class House:
    """The server, its database, and when something was last done to them."""

    def __init__(self, folder: Path, cluster: Cluster | None) -> None:
        self.file, self.cluster, self.clock = folder / "house.db", cluster, folder / "clock"
        self.database = cluster.database() if cluster else str(self.file)
        self.server = Server(self.database, workers=2, patience=3.0, clock=self.clock)
        self.done = Counter[str]()
        self.since = time.monotonic()
        self.broken: set[str] = set()
        self.server.start()

    @property
    def pid(self) -> int:
        assert self.server.process is not None
        return self.server.process.pid

    def workers(self) -> list[int]:
        try:
            return [
                int(pid) for pid in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
            ]
        except OSError:
            return []

    # Deeds

    def kill_server(self) -> None:
        self.server.kill()
        self.server.start()

    def restart_server(self) -> None:
        self.server.stop()
        self.server.start()

    def kill_workers(self) -> None:
        self._signal(signal.SIGKILL)

    def stop_workers(self) -> None:
        self._signal(signal.SIGSTOP)

    def _signal(self, kind: signal.Signals) -> None:
        """One of them, or all."""
        for pid in self.workers()[: random.choice((1, 99))]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, kind)

    def kill_database(self) -> None:
        """PostgreSQL as by a power cut; SQLite has no process: somebody else holds its lock for a while."""
        if self.cluster:
            self.cluster.down()
            time.sleep(random.random())
            self.cluster.up()
        else:
            with contextlib.closing(
                sqlite3.connect(self.file, timeout=30, isolation_level=None)
            ) as connection:
                connection.execute("BEGIN EXCLUSIVE")
                time.sleep(2 * random.random())
                connection.execute("ROLLBACK")

    def refuse_writing(self) -> None:
        """The disk is full, or the database may only be read."""
        if self.cluster:
            self.cluster.read_only(self.database, True)
            time.sleep(random.random())
            self.cluster.read_only(self.database, False)
        else:
            unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            with contextlib.suppress(ProcessLookupError):
                resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
                time.sleep(random.random())
                resource.prlimit(self.pid, resource.RLIMIT_FSIZE, unlimited)

    def set_clock(self) -> None:
        self.clock.write_text(str(random.choice((-1, 1)) * 86_400 * 400 * random.random()))

    def break_rows(self, table: str) -> None:
        """Of a table that nobody needs any more."""
        self.broken.add(table)
        if self.cluster:
            self.cluster.sql(
                self.database, f"UPDATE events SET data = '{{}}' WHERE number = 1 AND table_id = '{table}'"
            )
        else:
            with contextlib.closing(sqlite3.connect(self.file, timeout=30)) as connection:
                connection.execute("UPDATE events SET data = '{' WHERE number = 2 AND table_id = ?", (table,))
                connection.commit()

    def deeds(self) -> dict[Callable[[], None], int]:
        """What is done, and how often of a hundred times."""
        return {
            self.kill_server: 25,
            self.restart_server: 5,
            self.kill_workers: 25,
            self.stop_workers: 10,
            self.kill_database: 20,
            self.refuse_writing: 10,
            self.set_clock: 5,
        }


class Player(threading.Thread):
    """Plays one game after the other against bots and remembers every move that was answered."""

    def __init__(self, house: House, number: int) -> None:
        super().__init__(daemon=True)
        self.house, self.number, self.rng = house, number, random.Random(number)
        self.visitor: Visitor | None = None
        self.games: list[tuple[Seat, list[object]]] = []
        """Every table, with what was answered there."""
        self.over: list[str] = []
        self.waits: list[float] = []
        self.late: list[str] = []
        """Moves that were refused because something else had happened meanwhile."""
        self.stop = threading.Event()
        self.error = ""

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                self.play(self.sit_down())
        except Exception as error:
            self.error = f"{type(error).__name__}: {error}"

    def again(self, deed: Callable[[], httpx.Response]) -> httpx.Response | None:
        """Until it is answered, as the page does; None: it is time to stop."""
        while not self.stop.is_set():
            with contextlib.suppress(httpx.TransportError):
                answer = deed()
                if answer.status_code != 503:
                    return answer
            time.sleep(0.1)
        return None

    def sit_down(self) -> Seat | None:
        while self.visitor is None:
            with contextlib.suppress(httpx.TransportError, KeyError):
                visitor = Visitor(self.house.server.url)
                visitor.token  # noqa: B018
                self.visitor = visitor
        visitor, (game, form) = self.visitor, GAMES[self.number % len(GAMES)]
        answer = self.again(lambda: visitor.post("/tables", game=game, **{"seat-0": "me", **form}))
        if answer is None:
            return None
        if answer.status_code != 303:
            raise Lost(f"no new table: {answer.status_code} {answer.text[:200]}")
        return Seat(visitor, answer.headers["location"])

    def play(self, seat: Seat | None) -> None:
        if seat is None:
            return
        answered: list[object] = []
        self.games.append((seat, answered))
        asked = time.monotonic()
        while (page := self.again(seat.get)) is not None:
            if page.status_code != 200:
                raise Lost(f"{seat.path}: {page.status_code} {page.text[:200]}")
            if 'class="prompt over"' in page.text:
                self.over.append(seat.path.removeprefix("/tables/"))
                return
            decision, options = options_of(page.text)
            now, since = time.monotonic(), max(asked, self.house.since)
            if not options:
                if now - since > NEVER:
                    raise Lost(f"{seat.path}: no bot has moved for {NEVER} s")
                time.sleep(0.1)
                continue
            self.waits.append(max(0.0, now - since))
            action, key = self.rng.choice(options), f"{decision}-{self.rng.random()}"
            answer = self.again(lambda: seat.move(action, decision, key))  # noqa: B023
            if answer is None:
                return
            if answer.status_code == 409:  # the page looks again, so does this player
                self.late.append(f"{seat.path}: {action} for decision {decision}")
            elif answer.status_code != 200:
                raise Lost(f"{seat.path}: {answer.status_code} {answer.text[:200]} for {action}")
            else:
                answered.append(action)
            asked = time.monotonic()

    def check(self) -> Iterator[str]:
        """What of the answered moves is missing or twice there."""
        for seat, answered in self.games:
            if seat.path.removeprefix("/tables/") in self.house.broken:
                continue
            lines = seat.record()[1:]
            stored = [line["do"] for line in lines if line.get("seat") == 0 and not line.get("auto")]
            if stored[: len(answered)] != answered or len(stored) > len(answered) + 1:
                yield f"{seat.path}: {len(answered)} moves were answered, {len(stored)} are there"


class Chaos:
    """One run on one database."""

    def __init__(self, house: House, players: int, seed: int, soon: float) -> None:
        self.house = house
        self.soon = soon
        self.rng = random.Random(seed)
        self.players = [Player(house, number) for number in range(players)]

    def run(self, kills: int, pause: float = 1.5) -> dict[str, object]:
        for player in self.players:
            player.start()
        start = time.monotonic()
        deeds = self.house.deeds()
        for number in range(kills):
            time.sleep(pause * self.rng.random())
            [deed] = self.rng.choices(list(deeds), list(deeds.values()))
            deed()
            self.house.since = time.monotonic()
            self.house.done[deed.__name__] += 1
            if number % 20 == 19:
                self.break_one()
            if any(player.error for player in self.players):
                break
        self.settle()
        return self.findings(time.monotonic() - start)

    def break_one(self) -> None:
        over = [t for player in self.players for t in player.over[:-1] if t not in self.house.broken]
        if over:
            self.house.break_rows(self.rng.choice(over))
            self.house.done["break_rows"] += 1

    def settle(self) -> None:
        """All bots get the chance to move again after the last deed."""
        deadline = time.monotonic() + self.soon + 5
        before = [len(player.waits) for player in self.players]
        while time.monotonic() < deadline and any(
            len(player.waits) == count and not player.error
            for player, count in zip(self.players, before, strict=True)
        ):
            time.sleep(0.2)
        for player in self.players:
            player.stop.set()
        for player in self.players:
            player.join(60)

    def findings(self, seconds: float) -> dict[str, object]:
        waits = sorted(wait for player in self.players for wait in player.waits)
        lost = [player.error for player in self.players if player.error]
        lost += [line for player in self.players for line in player.check()]
        closed = apart(self._closed())
        lost += [
            f"{table} cannot be opened: {why}"
            for table, why in closed.items()
            if table not in self.house.broken
        ]
        lost += [f"{table} was broken and opens" for table in self.house.broken - set(closed)]
        if waits and waits[-1] > self.soon:
            lost.append(f"bots moved only after {waits[-1]:.1f} s")
        return {
            "deeds": dict(self.house.done),
            "tables": sum(len(player.games) for player in self.players),
            "moves": sum(len(answered) for player in self.players for _, answered in player.games),
            "bots moved again after": {
                "median": round(waits[len(waits) // 2], 2) if waits else None,
                "99 %": round(waits[len(waits) * 99 // 100], 2) if waits else None,
                "at worst": round(waits[-1], 2) if waits else None,
            },
            "late": [line for player in self.players for line in player.late],
            "seconds": round(seconds),
            "lost": lost,
        }

    async def _closed(self) -> dict[str, str]:
        storage = Storage(self.house.database)
        try:
            found = [finding async for finding in findings(storage)]
            return {f.table: f.why for f in found if f is not None and f.what in ("closed", "differs")}
        finally:
            await storage.close()


def chaos(kind: str, kills: int, players: int = 6, seed: int = 0, soon: float = SOON) -> dict[str, object]:
    """A run on a new database of one kind; what it found. Bots have to move again within `soon` seconds."""
    cluster = Cluster() if kind == "postgresql" else None
    try:
        with tempfile.TemporaryDirectory() as folder:
            house = House(Path(folder), cluster)
            try:
                return Chaos(house, players, seed, soon).run(kills)
            finally:
                house.server.stop()
    finally:
        if cluster:
            cluster.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description="Things that go wrong while bots and people play.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--only", choices=("sqlite", "postgresql"))
    parser.add_argument("--seed", type=int, default=int(time.time()))
    options = parser.parse_args()
    random.seed(options.seed)
    failed = False
    for kind in (options.only,) if options.only else ("sqlite", "postgresql"):
        found = chaos(kind, options.kills, options.players, options.seed)
        print(json.dumps({"database": kind, "seed": options.seed, **found}, indent=1), flush=True)
        failed |= bool(found["lost"])
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
