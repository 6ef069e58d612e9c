"""Records that visitors bring along: bounded, and nobody else waits for them."""

import asyncio
import json
import threading
import time
from pathlib import Path

import httpx
import pytest

from engineshed.kernel import Rng
from engineshed.kernel.play import BadRecord, new_game
from engineshed.server.problems import Declined
from engineshed.server.settings import Settings
from engineshed.server.work.uploads import Uploads
from engineshed.server.work.workers import Workers
from tests.server.apart import apart
from tests.server.running import Server
from tests.server.visitor import Visitor

pytestmark = pytest.mark.xdist_group("server")


def record(game: str, players: int, moves: int) -> bytes:
    match, rng = new_game(game, players, seed=1), Rng(1)
    while (waiting := match.state.waiting()) and len(match.moves) < moves:
        match.play(waiting[0], rng.choice(match.state.options(waiting[0])))
    return match.record().text().encode()


def upload(visitor: Visitor, text: bytes) -> httpx.Response:
    return visitor.http.post("/records", files={"record": ("r.jsonl", text)}, headers=visitor.token)


@pytest.fixture
def bounded(tmp_path: Path) -> Server:
    return Server(tmp_path / "house.db", record_moves=7, record_bytes=10_000)


def test_bounds_are_told(bounded: Server) -> None:
    bounded.start()
    ada = Visitor(bounded.url)
    assert upload(ada, record("connect-four", 2, 7)).status_code == 303
    long = upload(ada, record("connect-four", 2, 8))
    assert long.status_code == 422
    assert "more than 7 moves" in long.json()["detail"]
    large = upload(ada, b"x" * 11_000)
    assert large.status_code == 413
    bounded.stop()


def test_nobody_waits_while_a_large_record_is_read(server: Server, ada: Visitor, basia: Visitor) -> None:
    """A million bytes of lines that have to be looked at one by one, again and again."""
    lines = [json.dumps({"record": 1, "game": "tic-tac-toe", "version": 1, "players": 2, "settings": {}})]
    lines += ['{"seat":0,"do":["mark","cell:0"]}'] * 30_000
    text, done = "\n".join(lines).encode()[:1_040_000].rsplit(b"\n", 1)[0], threading.Event()
    answers: list[httpx.Response] = []

    def bring() -> None:
        answers.extend(upload(ada, text) for _ in range(3))
        done.set()

    threading.Thread(target=bring, daemon=True).start()
    slowest = 0.0
    while not done.is_set():
        start = time.perf_counter()
        assert basia.http.get("/offline").status_code == 200
        slowest = max(slowest, time.perf_counter() - start)
    assert {answer.status_code for answer in answers} == {422}
    assert slowest < 0.5


def test_what_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engineshed.server.work.uploads.TRY", "tests.server.tasks:read_for_ever")

    async def deed() -> None:
        crew = Workers(1)
        try:
            with pytest.raises(Declined, match="record-too-slow"):
                await Uploads(crew, Settings(record_seconds=0.2)).read(b"")
        finally:
            await crew.close()

    apart(deed())


def test_others_wait_their_turn_but_not_endlessly(monkeypatch: pytest.MonkeyPatch) -> None:
    async def deed() -> None:
        crew = Workers(1)
        asked: list[int] = []

        async def call(*_: object, **__: object) -> str:
            asked.append(1)
            await asyncio.sleep(0.05)
            return "no record"

        monkeypatch.setattr(crew, "call", call)
        uploads = Uploads(crew, Settings())
        found = await asyncio.gather(*(uploads.read(b"") for _ in range(15)), return_exceptions=True)
        assert [type(error) for error in found] == [BadRecord] * 10 + [Declined] * 5
        assert len(asked) == 10

    apart(deed())
