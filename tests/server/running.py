"""A real server for tests, in a process of its own (`python -m tests.server.running PORT DATABASE ...`)."""

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import uvicorn

from engineshed.kernel import find_game
from engineshed.server.app import create_app

ROOT = Path(__file__).parent.parent.parent


class Server:
    """Start it, kill it, start it again on the same database; where no bot plays it needs no workers."""

    def __init__(
        self,
        database: Path | str,
        pause: float = 0.0,
        patience: float = 20.0,
        workers: int = 1,
        newer: str = "",
    ) -> None:
        self.database = database
        self.options = [str(pause), str(patience), str(workers), newer]
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.running", str(self.port), str(self.database)]
        self.process = subprocess.Popen([*command, *self.options], cwd=ROOT)
        deadline = time.monotonic() + 60
        while True:
            try:
                httpx.get(f"{self.url}/preferences", timeout=5)
                return
            except httpx.TransportError:
                if time.monotonic() > deadline or self.process.poll() is not None:
                    raise
                time.sleep(0.1)

    def kill(self) -> None:
        """SIGKILL: no chance to tidy up."""
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


if __name__ == "__main__":
    port, database = int(sys.argv[1]), sys.argv[2]
    pause, patience, workers = float(sys.argv[3]), float(sys.argv[4]), int(sys.argv[5])
    if newer := sys.argv[6]:  # as if this process had newer rules of a game
        type(find_game(newer)).version += 1
    app = create_app(database, pause=pause, patience=patience, workers=workers, per_minute=1_000_000)
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning", timeout_graceful_shutdown=2)
