"""Reviews outlive the server; what if is asked about finished games, one question of a guest at a time."""

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from engineshed.kernel.play import load_record
from engineshed.server.hall import Hall
from engineshed.server.store.storage import Storage
from engineshed.server.work import teaching
from engineshed.server.work.reviews import BESIDE, LEASE, Job, Reviews
from engineshed.server.work.waiting_line import WaitingLine
from engineshed.server.work.workers import Lost, Workers
from engineshed.teacher import Review
from tests.server.apart import apart
from tests.server.postgres import Cluster
from tests.server.running import Server
from tests.server.visitor import Seat, Visitor

pytestmark = pytest.mark.xdist_group("postgres")
RECORDS = Path(__file__).parent.parent / "records"


def brought(visitor: Visitor, game: str) -> Seat:
    """A finished game from a file."""
    file = {"record": (RECORDS / game / "2p.jsonl").read_bytes()}
    answer = visitor.http.post("/records", files=file, headers=visitor.token)
    return Seat(visitor, answer.headers["location"])


def finished(seat: Seat, below: str, words: str) -> str:
    """The page, once it says this."""
    deadline = time.monotonic() + 60
    while words not in (page := seat.visitor.http.get(seat.path + below).text):
        assert time.monotonic() < deadline, page
        time.sleep(0.2)
    return page


def test_a_review_that_was_asked_for_is_made_after_a_crash(tmp_path: Path) -> None:
    server = Server(tmp_path / "house.db")
    server.start()
    seat = brought(Visitor(server.url), "connect-four")
    assert seat.post("/review").status_code == 303
    server.kill()
    server.start()
    assert "data-again" in seat.visitor.http.get(f"{seat.path}/review").text  # it was not made before
    assert "Accuracy by phase" in finished(seat, "/review", "Dearest decisions")
    for moment, status in ((0, 200), (-1, 404), (99_999, 404)):
        answer = seat.visitor.http.get(f"{seat.path}/review/at/{moment}?seat=1")
        assert answer.status_code == status
    server.stop()


def test_a_review_is_taken_up_by_one_process_when_the_other_is_silent(postgres: Cluster) -> None:
    database = postgres.database()
    server = Server(database)
    server.start()
    seat = brought(Visitor(server.url), "tic-tac-toe")
    server.stop()

    async def both() -> None:
        storages = Storage(database), Storage(database)
        first, second, third = (
            Reviews(Hall(storage), Workers(0)) for storage in (storages[0], storages[1], storages[1])
        )
        for reviews in (first, second, third):
            await reviews._one_game.acquire()  # nobody gets to the work itself
        table = seat.path.rpartition("/")[2]
        await first.begin(await first.hall.find(table), "ada")
        now = time.time()
        assert await second.wanted(table)
        await second.round(now + LEASE / 2)
        assert not second.jobs
        await first.round(now + LEASE)  # it is still at it
        await second.round(now + LEASE + 1)
        assert not second.jobs
        await second.round(now + 2 * LEASE + 1)
        await third.round(now + 2 * LEASE + 1)
        assert list(second.jobs) == [table]
        assert not third.jobs
        for reviews in (first, second, third):
            await reviews.close()
        for storage in storages:
            await storage.close()

    apart(both())


class Crew:
    """Workers that do their tasks here, each one a moment later, and note how many are busy at once."""

    def __init__(self, count: int, broken: bool = False) -> None:
        self.count = count
        self.aside = WaitingLine()
        self.broken = broken
        self.busy = self.most = 0

    @property
    def idle(self) -> int:
        return self.count - self.busy

    async def call(self, name: str, *arguments: object, seconds: float) -> object:
        self.busy += 1
        self.most = max(self.most, self.busy)
        try:
            await asyncio.sleep(0.01)
            if self.broken and arguments[-1] == BESIDE:
                raise Lost("the second worker always dies")
            return getattr(teaching, name.partition(":")[2])(*arguments)
        finally:
            self.busy -= 1


@pytest.mark.parametrize(("count", "broken", "most"), [(1, False, 1), (2, False, 2), (2, True, 2)])
def test_an_idle_worker_looks_at_later_moves(count: int, broken: bool, most: int) -> None:
    """The review is the same, whoever looks; a second worker that fails does no harm."""
    record = (RECORDS / "connect-four" / "2p.jsonl").read_text()
    moves = len(load_record(record).moves())
    crew = Crew(count, broken)
    reviews = Reviews(SimpleNamespace(storage=None), crew)  # type: ignore[arg-type]
    job = Job("table", "somebody", record, moves)
    made = msgspec.json.decode(asyncio.run(reviews._review(job)), type=Review)
    assert (crew.most, job.done) == (most, moves)
    alone = teaching.review_of(record, 0, teaching.look_at(record, 0, range(moves), 600.0))
    assert made == msgspec.json.decode(alone, type=Review)


def test_what_if_is_asked_about_a_choice_of_a_finished_game(tmp_path: Path) -> None:
    server = Server(tmp_path / "house.db", what_ifs=2)
    server.start()
    seat = brought(Visitor(server.url), "connect-four")
    there = Seat(seat.visitor, f"{seat.path}/what-if/2")
    decision, options = there.asked()
    played = next(line["do"] for line in seat.record()[3:] if "do" in line)
    assert decision == 2
    assert played in options
    assert there.move(played).status_code == 422  # that is no other move
    other = next(option for option in options if option != played)
    assert 'data-again="' in there.move(other).text
    page = finished(there, "", "outcomes")
    assert "from each" in page
    refused = there.move(["drop", "column:99"])
    assert refused.status_code == 429, "more than this house plays out in an hour"
    last = sum("do" in line for line in seat.record())
    assert seat.get(f"/what-if/{last}").status_code == 404
    server.stop()
