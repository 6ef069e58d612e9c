"""A server, its database, and what is done to them."""

import contextlib
import os
import random
import resource
import signal
import sqlite3
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path

from tests.server.postgres import Cluster
from tests.server.running import Cold, Server
from tools.chaos.disk import Disk

KILLS = ("kill_server", "restart_server", "kill_workers", "stop_workers", "kill_database")
"""Deeds after which a process is gone or stands still; the others are not counted as kills."""


class House:
    """The server, its database, and when something was last done to them."""

    def __init__(self, folder: Path, disk: Disk, cluster: Cluster | None, cold: bool) -> None:
        self.disk, self.cluster, self.clock = disk, cluster, folder / "clock"
        self.file = disk.folder / "house.db"
        self.database = cluster.database() if cluster else str(self.file)
        kind = Cold if cold else Server
        self.server = kind(self.database, workers=2, patience=3.0, clock=self.clock)
        self.done = Counter[str]()
        self.took: defaultdict[str, float] = defaultdict(float)
        """Seconds, by deed and for recovering."""
        self.since = time.monotonic()
        """When everything could have begun to go well again: the server's own start counts."""
        self.last = ""
        self.broken: set[str] = set()
        self.server.start()

    def workers(self) -> list[int]:
        children = Path(f"/proc/{self.server.pid}/task/{self.server.pid}/children")
        try:
            return [int(pid) for pid in children.read_text().split()]
        except OSError:
            return []

    def killed(self) -> int:
        return sum(self.done[deed] for deed in KILLS)

    # Deeds

    def kill_server(self) -> None:
        self.server.kill()
        self.since = time.monotonic()
        self.server.start()

    def restart_server(self) -> None:
        self.server.stop()
        self.since = time.monotonic()
        self.server.start()

    def kill_workers(self) -> None:
        self._signal(signal.SIGKILL)

    def stop_workers(self) -> None:
        self._signal(signal.SIGSTOP)

    def _signal(self, kind: signal.Signals) -> None:
        """One of them, or all; there has to be one."""
        while not self.workers() and not self.server.ended():
            time.sleep(0.01)
        for pid in self.workers()[: random.choice((1, 99))]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, kind)
        self.since = time.monotonic()

    def kill_database(self) -> None:
        """PostgreSQL, as by a power cut."""
        assert self.cluster is not None
        self.cluster.down()
        time.sleep(random.random())
        self.since = time.monotonic()
        self.cluster.up()

    def lock_database(self) -> None:
        """SQLite has no process to kill: somebody else holds its lock for a while."""
        with contextlib.closing(sqlite3.connect(self.file, timeout=30, isolation_level=None)) as connection:
            connection.execute("BEGIN EXCLUSIVE")
            time.sleep(2 * random.random())
            connection.execute("ROLLBACK")
        self.since = time.monotonic()

    def fill_disk(self) -> None:
        """To the last byte, for a while. PostgreSQL may end over it; then its host starts it again."""
        self.disk.fill()
        time.sleep(random.random())
        self.disk.empty()
        self.since = time.monotonic()
        if self.cluster and not self.cluster.runs():
            self.cluster.up()

    def refuse_writing(self) -> None:
        """The database may only be read; SQLite's files may not grow."""
        if self.cluster:
            self.cluster.read_only(self.database, True)
            time.sleep(random.random())
            self.cluster.read_only(self.database, False)
        else:
            unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            with contextlib.suppress(ProcessLookupError):
                resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
                time.sleep(random.random())
                resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, unlimited)
        self.since = time.monotonic()

    def set_clock(self) -> None:
        self.since = time.monotonic()
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
        database = self.kill_database if self.cluster else self.lock_database
        return {
            self.kill_server: 25,
            self.restart_server: 5,
            self.kill_workers: 25,
            self.stop_workers: 10,
            database: 20 if self.cluster else 10,
            self.refuse_writing: 5,
            **({self.fill_disk: 5} if self.disk.small else {}),
            self.set_clock: 5,
        }
