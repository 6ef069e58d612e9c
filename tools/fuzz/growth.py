"""Does the server grow? The same senseless requests, round after round, to a process that counts its objects.

    python -m tools.fuzz.growth --rounds 8 --requests 3000 [--only postgresql]

Prints after each round the memory of the process and how many objects Python keeps there, and in the end of
which kinds there are more than after the third round. Questions to the teacher are left out: they are
answered in other processes, and slowly.
"""

import argparse
import gc
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final

from tests.server.postgres import Cluster
from tests.server.running import ROOT, Server, serve
from tests.server.visitor import Visitor
from tools.fuzz import memory, name, own_tables
from tools.fuzz.fuzzer import Fuzzer
from tools.fuzz.routes import all_routes
from tools.fuzz.wire import Wire

GAMES: Final = ("tic-tac-toe", "age-of-steam", "steam-rollers", "train-rush")
SLOW: Final = ("advice", "reasons", "review", "what-if", "first-turn", "lessons")
SETTLED: Final = 2
"""The round after which caches are expected to be warm."""
SHOWN: Final = 12


class Counting(Server):
    """A server that writes down how many objects it has when it gets a signal."""

    told = Path()

    def begin(self) -> None:
        command = [sys.executable, "-m", "tools.fuzz.growth", "--serve", str(self.told), str(self.port)]
        whole = [*command, str(self.database), self.clock, *self.options]
        self.process = subprocess.Popen(whole, cwd=ROOT)

    def count(self) -> dict[str, int]:
        """The objects of each kind that cannot be thrown away."""
        self.told.unlink(missing_ok=True)
        os.kill(self.pid, signal.SIGUSR1)
        while not self.told.exists():
            time.sleep(0.1)
        found: dict[str, int] = json.loads(self.told.read_text())
        return found


def count_on_signal(file: Path) -> None:
    def count(*_: object) -> None:
        gc.collect()
        kinds = Counter(f"{type(o).__module__}.{type(o).__qualname__}" for o in gc.get_objects())
        file.with_suffix(".new").write_text(json.dumps(kinds))
        file.with_suffix(".new").rename(file)

    signal.signal(signal.SIGUSR1, count)


def grow(database: str, folder: Path, rounds: int, requests: int, seed: int) -> None:
    Counting.told = folder / "count"
    server = Counting(database, workers=0, pause=1000.0, body_seconds=2.0, running=12, lobbies=6)
    server.start()
    try:
        known = [route for route in all_routes() if not any(word in route.path for word in SLOW)]
        victim, intruder, vandal = (Visitor(server.url) for _ in range(3))
        here = {f"seat-{n}": "me" if n == 0 else "here" for n in range(6)}
        victims = [name(victim.open_table(game, public="yes", **here).path) for game in GAMES]
        own, first, kinds = own_tables(vandal, GAMES), dict[str, int](), dict[str, int]()
        for number in range(rounds):
            rng = random.Random(seed)
            senders = (
                Fuzzer(Wire(intruder), known, victims, rng),
                Fuzzer(Wire(vandal), known, own, rng),
            )
            start = time.monotonic()
            for request in range(requests):
                senders[request % 2].send()
            kinds = server.count()
            first = kinds if number == SETTLED else first
            seconds = round(time.monotonic() - start)
            print(f"{number}: {memory(server)} MB, {sum(kinds.values())} objects, {seconds} s", flush=True)
            for line in (line for sender in senders for line in sender.failed):
                print(line)
        more = Counter({kind: n - first.get(kind, 0) for kind, n in kinds.items()})
        print({kind: n for kind, n in more.most_common(SHOWN) if n > 0})
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description="Does the server grow?")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--requests", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=("sqlite", "postgresql"), default="sqlite")
    options = parser.parse_args()
    cluster = Cluster() if options.only == "postgresql" else None
    try:
        with tempfile.TemporaryDirectory() as folder:
            database = cluster.database() if cluster else str(Path(folder) / "house.db")
            grow(database, Path(folder), options.rounds, options.requests, options.seed)
    finally:
        if cluster:
            cluster.stop()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        count_on_signal(Path(sys.argv[2]))
        serve(int(sys.argv[3]), *sys.argv[4:])
    else:
        main()
