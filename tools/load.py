"""A busy evening on a local server: fifty tables, ten moves a second in all, and how long each answer takes.

python -m tools.load age-of-steam 30
"""

import random
import sys
import tempfile
import threading
import time
from pathlib import Path

from tests.server.running import Cold
from tests.server.visitor import Seat, Visitor, options_of

TABLES = 50
PEOPLE = 5
RATE = 2.0
"""Moves per second of each of the people."""


class Evening:
    """Several people move at many tables; their waiting times are kept."""

    def __init__(self, seats: list[Seat], seconds: float) -> None:
        self.seats = seats
        self.end = time.monotonic() + seconds
        self.pages: list[float] = []
        self.moves: list[float] = []

    def person(self, number: int) -> None:
        rng, mine = random.Random(number), self.seats[number::PEOPLE]
        due = time.monotonic() + rng.random() / RATE
        while due < self.end:
            time.sleep(max(0.0, due - time.monotonic()))
            due += 1 / RATE
            self.turn(rng, rng.choice(mine))

    def turn(self, rng: random.Random, seat: Seat) -> None:
        start = time.perf_counter()
        page = seat.page()
        self.pages.append(time.perf_counter() - start)
        if 'id="options"' not in page:
            return
        decision, options = options_of(page)
        if not options:
            return
        body = {"decision": decision, "action": rng.choice(options), "key": f"{rng.random()}"}
        start = time.perf_counter()
        answer = seat.visitor.http.post(
            f"{seat.path}/moves", json=body, headers={**seat.visitor.token, "x-part": "table"}
        )
        self.moves.append(time.perf_counter() - start)
        answer.raise_for_status()

    def run(self) -> None:
        people = [threading.Thread(target=self.person, args=(number,)) for number in range(PEOPLE)]
        for someone in people:
            someone.start()
        for someone in people:
            someone.join()


def line(name: str, times: list[float]) -> str:
    ordered = sorted(times)
    p50, p95 = (ordered[int(len(ordered) * share)] * 1000 for share in (0.5, 0.95))
    return f"{name}: {len(times)}, p50 {p50:.0f} ms, p95 {p95:.0f} ms"


def main(game: str = "age-of-steam", seconds: str = "30") -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Cold(Path(folder) / "evening.db")
        server.start()
        chairs = {f"seat-{n}": "me" if n == 0 else "here" for n in range(6)}
        seats = [Visitor(server.url).open_table(game, players="4", **chairs) for _ in range(TABLES)]
        evening = Evening(seats, float(seconds))
        evening.run()
        server.stop()
    print(f"{game}, {TABLES} tables, {len(evening.moves) / float(seconds):.1f} moves/s")
    print(line("moves", evening.moves))
    print(line("pages", evening.pages))


if __name__ == "__main__":
    main(*sys.argv[1:])
