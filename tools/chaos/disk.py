"""A small disk that can be filled for real: a tmpfs where root may mount one, otherwise none."""

import errno
import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Disk:
    """A folder, and whether it is a small disk of its own."""

    def __init__(self, folder: Path, small: bool) -> None:
        self.folder, self.small = folder, small
        self._ballast = folder / "ballast"

    def fill(self) -> None:
        """To the last byte."""
        with self._ballast.open("wb", buffering=0) as file:
            for size in (1 << 20, 4096, 1):
                try:
                    while True:
                        file.write(bytes(size))
                except OSError as error:
                    if error.errno != errno.ENOSPC:
                        raise

    def empty(self) -> None:
        self._ballast.unlink(missing_ok=True)


@contextmanager
def small_disk(megabytes: int) -> Iterator[Disk]:
    """A new disk of this size, or a folder on the machine's own where nothing may be mounted."""
    with tempfile.TemporaryDirectory(prefix="engineshed-chaos-") as folder:
        command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=0755", "chaos", folder]
        small = os.getuid() == 0 and subprocess.run(command, capture_output=True).returncode == 0
        try:
            yield Disk(Path(folder), small)
        finally:
            if small:
                subprocess.run(["umount", "--lazy", folder], check=True)
