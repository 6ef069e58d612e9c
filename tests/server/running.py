"""A real server for tests, in a process of its own."""

import multiprocessing
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing.context import ForkServerProcess
from pathlib import Path

import httpx

from engineshed.kernel import find_game
from engineshed.server.app import create_app
from engineshed.server.run import listen
from engineshed.server.settings import settings_from

ROOT = Path(__file__).parent.parent.parent
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.server.warm"])

LIMITS = (
    "requests",
    "tables",
    "uploads",
    "messages",
    "changes",
    "hints",
    "hours",
    "exports",
    "notes",
    "reports",
    "plans",
    "names",
    "guesses",
    "notices",
    "streams",
    "running",
    "lobbies",
)
NO_LIMITS = dict.fromkeys(LIMITS, 0)
"""Tests are visitors in a hurry, all from one address."""


class Server:
    """Start it, kill it, start it again on the same database; where no bot plays it needs no workers.

    Its process is forked from one that has read all modules: that takes a tenth of the time.
    """

    def __init__(
        self,
        database: Path | str,
        pause: float = 0.0,
        patience: float = 20.0,
        workers: int = 1,
        newer: str = "",
        clock: Path | None = None,
        log: Path | None = None,
        **settings: float | str,
    ) -> None:
        self.database = database
        house = {"pause": pause, "patience": patience, "workers": workers, "tempo": "at-once"}
        chosen = {**house, **NO_LIMITS, **settings}
        self.clock = str(clock or "")
        """The server's time of day is so many seconds ahead as this file says."""
        self.log = str(log or "")
        """Where it writes what it says; otherwise to us."""
        self.options = [newer, *(f"{name}={value}" for name, value in chosen.items())]
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.forked: ForkServerProcess | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def words(self) -> list[str]:
        """What the process is told."""
        return [str(self.port), str(self.database), self.clock, self.log, *self.options]

    def begin(self) -> None:
        """The process itself."""
        self.forked = FORKS.Process(target=serve, args=self.words, daemon=True)
        self.forked.start()

    @property
    def pid(self) -> int:
        assert self.forked is not None
        assert self.forked.pid is not None
        return self.forked.pid

    def ended(self) -> bool:
        return self.forked is None or not self.forked.is_alive()

    def start(self) -> None:
        """Until it answers."""
        self.begin()
        deadline = time.monotonic() + 120  # on a busy machine
        while True:
            try:
                httpx.get(f"{self.url}/preferences", timeout=5, verify=False)
                return
            except httpx.TransportError:
                if time.monotonic() > deadline or self.ended():
                    self.kill()
                    raise
                time.sleep(0.05)

    def kill(self) -> None:
        """SIGKILL: no chance to tidy up."""
        assert self.forked is not None
        self.forked.kill()
        self.forked.join()

    def stop(self) -> None:
        assert self.forked is not None
        self.forked.terminate()
        self.forked.join(15)
        self.kill()


class Cold(Server):
    """A new process that reads everything itself, as with its host (`python -m tests.server.running ...`)."""

    process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        self.process = subprocess.Popen([sys.executable, "-m", "tests.server.running", *self.words], cwd=ROOT)

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def ended(self) -> bool:
        return self.process is None or self.process.poll() is not None

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()


def running(folder: Path, workers: int = 1) -> Iterator[Server]:
    """For fixtures: a server on a new database in this folder."""
    server = Server(folder / "house.db", workers=workers)
    server.start()
    yield server
    server.stop()


def follow_clock(file: Path) -> None:
    """From now on, the time of day is what this file makes of it."""
    real = time.time

    def told() -> float:
        try:
            return real() + float(file.read_text())
        except (OSError, ValueError):
            return real()

    time.time = told


def serve(port: str, database: str, clock: str, log: str, newer: str, *settings: str) -> None:
    """What the process does."""
    os.chdir(ROOT)
    if log:
        with Path(log).open("ab") as said:
            os.dup2(said.fileno(), 1)
            os.dup2(said.fileno(), 2)
    if clock:
        follow_clock(Path(clock))
    if newer:  # as if this process had newer rules of a game
        type(find_game(newer)).version += 1
    listen(create_app(database, settings_from(settings, {})), "127.0.0.1", int(port))


if __name__ == "__main__":
    serve(*sys.argv[1:])
