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

    def __init__(self, parent: Path | None = None) -> None:
        self.user = OWNER if os.getuid() == 0 else None
        self.programs = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="engineshed-postgres-", dir=parent))
        if self.user:
            shutil.chown(self.folder, self.user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._run("initdb", "-U", "shed", "--auth=trust", "--encoding=UTF8", "--no-sync", "-D", self.data)
        self.options = f"-c listen_addresses=127.0.0.1 -c port={self.port} -c fsync=off"
        self.options += f" -c unix_socket_directories={self.folder}"
        self.up()
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

    def down(self) -> None:
        """As if the machine had lost its power."""
        self._run("pg_ctl", "-D", self.data, "-m", "immediate", "stop")

    def up(self) -> None:
        self._run(
            "pg_ctl", "-D", self.data, "-w", "-l", str(self.folder / "log"), "-o", self.options, "start"
        )

    def runs(self) -> bool:
        status = [str(self.programs / "pg_ctl"), "-D", self.data, "status"]
        found = subprocess.run(
            status, user=self.user, cwd=self.folder, stdout=subprocess.DEVNULL, timeout=120
        )
        return found.returncode == 0

    def read_only(self, address: str, only: bool) -> None:
        """From now on, also for those who are connected: they are sent away."""
        name = address.rpartition("/")[2]
        self._sql(f"ALTER DATABASE {name} SET default_transaction_read_only = {'on' if only else 'off'}")
        self._sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    def sql(self, address: str, statement: str) -> None:
        self._run("psql", "-q", "-c", statement, address)

    def _sql(self, statement: str) -> None:
        self.sql(f"postgresql://shed@127.0.0.1:{self.port}/postgres", statement)

    def restart(self) -> None:
        """All connections break."""
        self._run("pg_ctl", "-D", self.data, "-m", "fast", "-w", "-l", str(self.folder / "log"), "restart")

    def _run(self, program: str, *words: str) -> None:
        command = [str(self.programs / program), *words]
        subprocess.run(
            command, check=True, user=self.user, cwd=self.folder, stdout=subprocess.DEVNULL, timeout=120
        )
