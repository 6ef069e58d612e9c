"""A throw-away PostgreSQL for tests: a cluster of its own in a temporary folder, on loopback only."""

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
OWNER = "postgres"
"""PostgreSQL refuses to run as root: then this user of Debian's package does."""


def programs() -> Path:
    """Where initdb is; the tool installs it if need be."""
    found = subprocess.run([ROOT / "tools/postgres.sh"], check=True, capture_output=True, text=True)
    return Path(found.stdout.strip())


class Cluster:
    """Starts at once; `stop` leaves nothing behind."""

    def __init__(self) -> None:
        self.user = OWNER if os.getuid() == 0 else None
        self.programs = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="engineshed-postgres-"))
        if self.user:
            shutil.chown(self.folder, self.user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._run("initdb", "-U", "shed", "--auth=trust", "--encoding=UTF8", "--no-sync", "-D", self.data)
        options = f"-c listen_addresses=127.0.0.1 -c port={self.port} -c fsync=off"
        options += f" -c unix_socket_directories={self.folder}"
        self._run("pg_ctl", "-D", self.data, "-w", "-l", str(self.folder / "log"), "-o", options, "start")
        self._made = 0

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def database(self) -> str:
        """The address of a new, empty database."""
        self._made += 1
        name = f"house{self._made}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "shed", name)
        return f"postgresql://shed@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self.data, "-m", "immediate", "stop")
        shutil.rmtree(self.folder)

    def restart(self) -> None:
        """All connections break."""
        self._run("pg_ctl", "-D", self.data, "-m", "fast", "-w", "-l", str(self.folder / "log"), "restart")

    def _run(self, program: str, *words: str) -> None:
        command = [str(self.programs / program), *words]
        subprocess.run(
            command, check=True, user=self.user, cwd=self.folder, stdout=subprocess.DEVNULL, timeout=120
        )
