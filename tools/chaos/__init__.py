"""Things that go wrong while many bots and a few people play, and what is left of their games afterwards.

    make chaos                                     100 kills on each database
    make chaos ARGS="--kills 1000 --only postgresql --seed 7 --tally build/chaos.jsonl"

The server, its workers and the database are killed, stopped and started at random moments; disks are full,
databases only to be read, clocks set, rows of finished games broken. Every move that was answered has to be
there afterwards, once; every table has to open, but for those that were broken on purpose; after each deed
bots have to move again soon. After half of the deeds that is waited for, the others come one upon another.

Every round of so many kills has a new house and is judged by itself. With a tally, a line is added to that
file after each; a run that was ended goes on from there. Disks are filled for real where root may mount one.
"""

import random
import tempfile
import time
from pathlib import Path

from tests.server.apart import apart
from tests.server.postgres import Cluster
from tools.chaos.disk import small_disk
from tools.chaos.house import House
from tools.chaos.player import NEVER, Player

from engineshed.server.checkup import findings
from engineshed.server.store.storage import Storage

SOON = 10.0
"""Seconds within which bots move again."""


DISK = {"sqlite": 64, "postgresql": 256}
"""Megabytes that a house's database may take."""


class Chaos:
    """One run on one database."""

    def __init__(self, house: House, players: int, seed: int, soon: float) -> None:
        self.house = house
        self.soon = soon
        self.rng = random.Random(seed)
        self.players = [Player(house, number) for number in range(players)]

    def run(self, kills: int, pause: float = 0.8) -> dict[str, object]:
        for player in self.players:
            player.start()
        start = time.monotonic()
        deeds = self.house.deeds()
        while self.house.killed() < kills:
            time.sleep(pause * self.rng.random())
            [deed] = self.rng.choices(list(deeds), list(deeds.values()))
            began = time.monotonic()
            self.house.last = deed.__name__
            deed()
            self.house.took[deed.__name__] += time.monotonic() - began
            self.house.done[deed.__name__] += 1
            if self.rng.random() < 0.5:
                self.recover(NEVER)
                self.house.took["recover"] += time.monotonic() - self.house.since
            if self.rng.random() < 0.05:
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

    def recover(self, most: float) -> None:
        """Until bots have moved at every table: two steps, since one may be the person's own."""
        deadline = time.monotonic() + most
        before = [player.steps for player in self.players]
        while time.monotonic() < deadline and any(
            player.steps < steps + 2 and player.is_alive()
            for player, steps in zip(self.players, before, strict=True)
        ):
            time.sleep(0.05)

    def settle(self) -> None:
        """All bots get the chance to move again after the last deed."""
        self.recover(self.soon + 5)
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
        if waits and waits[-1][0] > self.soon:
            lost.append(f"bots moved only after {waits[-1][0]:.1f} s, the last deed was {waits[-1][1]}")
        return {
            "deeds": dict(self.house.done),
            "tables": sum(len(player.games) for player in self.players),
            "moves": sum(len(answered) for player in self.players for _, answered in player.games),
            "took": {deed: round(seconds, 1) for deed, seconds in self.house.took.items()},
            "waits": len(waits),
            "bots moved again after": {
                "median": round(waits[len(waits) // 2][0], 2) if waits else None,
                "99 %": round(waits[len(waits) * 99 // 100][0], 2) if waits else None,
                "at worst": round(waits[-1][0], 2) if waits else None,
                "then": waits[-1][1] if waits else None,
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


def chaos(
    kind: str, kills: int, players: int = 6, seed: int = 0, soon: float = SOON, cold: bool = False
) -> dict[str, object]:
    """A run on a new database of one kind; what it found. Bots have to move again within `soon` seconds.

    `cold`: the server begins as a new process that has to read everything, as with its host.
    """
    with tempfile.TemporaryDirectory() as folder, small_disk(DISK[kind]) as disk:
        cluster = Cluster(disk.folder) if kind == "postgresql" else None
        try:
            house = House(Path(folder), disk, cluster, cold)
            try:
                return Chaos(house, players, seed, soon).run(kills)
            finally:
                house.server.stop()
        finally:
            if cluster:
                cluster.stop()
