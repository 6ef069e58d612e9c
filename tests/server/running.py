"""A real server for tests, in a process of its own (`python -m tests.server.running PORT DATABASE ...`)."""

import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import uvicorn

from engineshed.server.app import create_app

ROOT = Path(__file__).parent.parent.parent


class Server:
    """Start it, kill it, start it again on the same database."""

    def __init__(self, database: Path | str, pause: float = 0.0, patience: float = 20.0) -> None:
        self.database = database
        self.pause = pause
        self.patience = patience
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.running", str(self.port), str(self.database)]
        self.process = subprocess.Popen([*command, str(self.pause), str(self.patience)], cwd=ROOT)
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


if __name__ == "__main__":
    port, database = int(sys.argv[1]), sys.argv[2]
    pause, patience = float(sys.argv[3]), float(sys.argv[4])
    app = create_app(database, pause=pause, patience=patience, workers=1, per_minute=1_000_000)
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning", timeout_graceful_shutdown=2)
