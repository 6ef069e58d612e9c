"""Requests that make no sense, over every route: no answer of 5xx, no change at any table, memory that stays.

    make fuzz                                                   3,000 on each database
    make fuzz ARGS="--requests 100000 --only postgresql --seed 7 --tally build/fuzz.jsonl"

Routes, their parameters and the fields of their forms come from the application itself: a new page is tried
without being listed here. What is sent comes from a list of things that break programs, and from the truth,
slightly changed. Three send it. An intruder has no seat; a cheat sends illegal moves where they are really
asked; neither changes anything. A vandal sits at tables, has an account and decides about reports: there
everything may change, but nothing may break.

Every part of so many requests has a new house. With a tally, a line is added to that file after each; a run
that was ended goes on from there.
"""

import random
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.apart import apart
from tests.server.running import Cold, Server
from tests.server.visitor import Visitor
from tools.fuzz.fuzzer import Cheat, Fuzzer
from tools.fuzz.routes import all_routes
from tools.fuzz.wire import Wire

from engineshed.server.people.host_keys import HostKeys
from engineshed.server.store.storage import Storage

PAUSE = 30.0
"""Seconds between two moves of bots: it is not about them."""
SLOWEST = 8


def memory(server: Server) -> int:
    """Of the server's process, in MB."""
    status = Path(f"/proc/{server.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) // 1024


def fuzz(
    database: str,
    requests: int,
    seed: int,
    games: tuple[str, ...],
    told: Callable[[str], None] = lambda _: None,
) -> dict[str, object]:
    """So many requests to a house of its own; what came of them. `told` hears of every twentieth part."""
    known, rng = all_routes(), random.Random(seed)
    server = Cold(database, workers=1, pause=PAUSE, body_seconds=2.0, running=40, lobbies=20)
    server.start()
    start = time.monotonic()
    try:
        victim, intruder, cheat, vandal = (Visitor(server.url) for _ in range(4))
        here = {f"seat-{n}": "me" if n == 0 else "here" for n in range(6)}
        victims = [victim.open_table(game, public=public, **here) for game in games for public in ("yes", "")]
        asked = [cheat.open_table(game, **here) for game in games]
        before = [seat.get("/record").text for seat in (*victims, *asked)]
        fuzzer = Fuzzer(Wire(intruder), known, [name(seat.path) for seat in victims], rng)
        own = own_tables(vandal, games)
        breaking = Fuzzer(Wire(vandal, host=opened(database, vandal)), known, own, rng)
        breaking.codes, breaking.failed, breaking.slow = fuzzer.codes, fuzzer.failed, fuzzer.slow
        cheating = Cheat(Wire(cheat), asked, fuzzer)
        memories = []
        for number in range(requests):
            (fuzzer, breaking, fuzzer, cheating, breaking)[number % 5].send()
            if number % max(1, requests // 10) == 0:
                memories.append(memory(server))
            if number % 1000 == 999:  # whatever has become of the last ones
                own[:] = own_tables(vandal, games) or own
            if number % max(1, requests // 20) == 0:
                bad = sum(count for code, count in fuzzer.codes.items() if code >= 500)
                told(f"{number} requests, {bad} of 5xx, {len(fuzzer.failed)} failed; {memory(server)} MB")
        memories.append(memory(server))
        after = [seat.get("/record").text for seat in (*victims, *asked)]
        return {
            "requests": requests,
            "routes": len(known),
            "answers": dict(sorted(fuzzer.codes.items())),
            "changed": sum(one != other for one, other in zip(before, after, strict=True)),
            "memory in MB": memories,
            "seconds": round(time.monotonic() - start),
            "slowest": {
                path: round(seconds, 2)
                for path, seconds in sorted(fuzzer.slow.items(), key=lambda pair: -pair[1])[:SLOWEST]
            },
            "failed": fuzzer.failed[:50],
        }
    finally:
        server.stop()


def own_tables(vandal: Visitor, games: tuple[str, ...]) -> list[str]:
    """A table of each game at which the vandal sits, with bots and open seats; as many as they may have."""
    found = []
    for number, game in enumerate(games):
        form = {
            "players": "3",
            "seat-0": "me",
            "seat-1": "bot",
            "seat-2": ("link", "here", "bot")[number % 3],
        }
        answer = vandal.post("/tables", game=game, pace="live", public="yes", **form)
        if answer.status_code == 303:
            found.append(name(answer.headers["location"]))
    return found


def opened(database: str, visitor: Visitor) -> str:
    """The cookie of a host's visit."""

    async def link() -> str:
        storage = Storage(database)
        try:
            return await HostKeys(storage).link()
        finally:
            await storage.close()

    return str(visitor.post("/host/enter", secret=apart(link())).cookies["host"])


def name(path: str) -> str:
    return path.removeprefix("/tables/")
