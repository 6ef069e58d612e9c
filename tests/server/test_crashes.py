"""The server is killed while clients play: every answered move is there afterwards, none twice."""

import random
import threading
import time

import httpx
import pytest

from tests.server.running import Server
from tests.server.visitor import Seat, Visitor

KILLS = 5
pytestmark = pytest.mark.xdist_group("postgres")


class Player(threading.Thread):
    """Plays connect four against itself and remembers what the server has acknowledged."""

    def __init__(self, seat: Seat, seed: int) -> None:
        super().__init__(daemon=True)
        self.seat = seat
        self.rng = random.Random(seed)
        self.answered: list[list[object]] = []
        self.pending: list[object] | None = None
        self.stop = threading.Event()

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                decision, options = self.seat.asked()
                if not options:
                    return
                self.pending = self.rng.choice(options)
                key = f"{decision}-{self.rng.random()}"
                # A lost connection is tried again with the same key, as the page does.
                while not self.stop.is_set():
                    try:
                        answer = self.seat.move(self.pending, decision, key)
                    except httpx.TransportError:
                        time.sleep(0.05)
                        continue
                    assert answer.status_code == 200, answer.text
                    self.answered.append(self.pending)
                    break
            except httpx.TransportError:
                time.sleep(0.05)


def test_no_answered_move_is_lost_and_none_is_doubled(database: str) -> None:
    server = Server(database, workers=0)
    server.start()
    form = {"seat-0": "me", "seat-1": "here"}
    players = [Player(Visitor(server.url).open_table("connect-four", **form), seed) for seed in range(3)]
    for player in players:
        player.start()
    for _ in range(KILLS):
        time.sleep(0.4)
        server.kill()
        server.start()
    time.sleep(0.4)
    for player in players:
        player.stop.set()
    for player in players:
        player.join(30)
        stored = [line["do"] for line in player.seat.record()[1:]]
        assert stored[: len(player.answered)] == player.answered
        assert len(stored) <= len(player.answered) + 1
    server.stop()


def test_bots_go_on_after_a_restart(database: str) -> None:
    server = Server(database, pause=1.0)
    server.start()
    seat = Visitor(server.url).play_now("tic-tac-toe")
    seat.move(["mark", "cell:4"])
    server.kill()
    server.start()
    deadline = time.monotonic() + 30
    while not seat.asked()[1]:
        assert time.monotonic() < deadline
        time.sleep(0.2)
    assert len(seat.record()) == 3
    server.stop()


@pytest.mark.parametrize("kind", ["play", "undo"])
def test_a_table_is_the_same_after_a_restart(database: str, kind: str) -> None:
    server = Server(database, workers=0)
    server.start()
    seat = Visitor(server.url).open_table("tic-tac-toe", **{"seat-0": "me", "seat-1": "here"})
    for cell in (4, 0, 8):
        seat.move(["mark", f"cell:{cell}"])
    if kind == "undo":
        seat.post("/undo", turn="false")
    before = seat.page()
    server.stop()
    server.start()
    assert seat.page() == before
    server.stop()
