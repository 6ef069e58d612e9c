"""Two processes of the house on one PostgreSQL database: what one writes, the other knows."""

import threading
import time
from collections.abc import Callable, Iterator

import httpx
import pytest

from tests.server.conftest import sit_down
from tests.server.postgres import Cluster
from tests.server.running import Server
from tests.server.visitor import Seat, Visitor

pytestmark = pytest.mark.xdist_group("postgres")
Houses = tuple[Server, Server]


@pytest.fixture(scope="module")
def houses(postgres: Cluster) -> Iterator[Houses]:
    """Started together: both want to prepare the same empty database."""
    address = postgres.database()
    both = Server(address, patience=2.0), Server(address, patience=2.0)
    starting = [threading.Thread(target=server.start) for server in both]
    for thread in starting:
        thread.start()
    for thread in starting:
        thread.join()
    yield both
    for server in both:
        server.stop()


@pytest.fixture
def ada(houses: Houses) -> Visitor:
    return Visitor(houses[0].url)


@pytest.fixture
def basia(houses: Houses) -> Visitor:
    return Visitor(houses[1].url)


def elsewhere(seat: Seat, server: Server) -> Seat:
    """The same guest at the same table, served by another process."""
    return Seat(seat.visitor.at(server.url), seat.path)


def at_once(*deeds: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """Run all, each in a thread, started as closely together as can be."""
    gate = threading.Barrier(len(deeds))
    answers: dict[int, httpx.Response] = {}

    def run(number: int) -> None:
        gate.wait()
        answers[number] = deeds[number]()

    threads = [threading.Thread(target=run, args=(number,)) for number in range(len(deeds))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [answers[number] for number in range(len(deeds))]


def told(seat: Seat, after: int) -> tuple[threading.Thread, list[int]]:
    """A page's stream; the first number that it tells."""
    heard: list[int] = []
    open_ = threading.Event()

    def listen() -> None:
        with seat.visitor.http.stream("GET", f"{seat.path}/stream?after={after}") as stream:
            open_.set()
            # Each message is said whole: "id", "event" and "data", then an empty line.
            said: dict[str, str] = {}
            for line in stream.iter_lines():
                name, _, value = line.partition(":")
                said[name] = value.strip()
                if not line and said.get("event") == "moved":
                    heard.append(int(said["data"]))
                    return
                if not line:
                    said.clear()

    thread = threading.Thread(target=listen, daemon=True)
    thread.start()
    assert open_.wait(10)
    return thread, heard


def test_a_move_wakes_the_streams_of_the_other_process(ada: Visitor, basia: Visitor) -> None:
    mine, theirs = sit_down(ada, basia, "tic-tac-toe")
    assert not theirs.asked()[1]
    listening, heard = told(theirs, theirs.number())
    started = time.monotonic()
    assert mine.move(["mark", "cell:4"]).status_code == 200
    listening.join(10)
    assert heard == [mine.number()]
    assert time.monotonic() - started < 10  # not by the look after a silence
    assert len(theirs.asked()[1]) == 8


def test_what_is_answered_here_is_seen_there_in_the_very_next_request(houses: Houses, ada: Visitor) -> None:
    here = ada.open_table("connect-four", **{"seat-0": "me", "seat-1": "here"})
    there = elsewhere(here, houses[1])
    for turn in range(12):
        one, other = (here, there) if turn % 2 else (there, here)
        decision, options = one.asked()
        assert one.move(options[turn % len(options)], decision).status_code == 200
        assert one.number() == other.number()
        assert one.page() == other.page()
    here.post("/undo", turn="false")
    here.post("/say", text="hello")
    assert there.page() == here.page()


def test_of_two_moves_at_the_same_time_one_is_played_and_the_other_told_so(
    houses: Houses, ada: Visitor
) -> None:
    for _ in range(8):
        here = ada.open_table("tic-tac-toe", **{"seat-0": "me", "seat-1": "here"})
        there = elsewhere(here, houses[1])
        decision = there.asked()[0]
        first, second = at_once(
            lambda here=here, decision=decision: here.move(["mark", "cell:0"], decision),
            lambda there=there, decision=decision: there.move(["mark", "cell:8"], decision),
        )
        assert sorted((first.status_code, second.status_code)) == [200, 409]
        late = first if first.status_code == 409 else second
        assert late.headers["content-type"].startswith("application/problem+json")
        assert len(here.record()) == 2
        assert here.page() == there.page()


def test_commitments_at_the_same_time_are_both_taken(ada: Visitor, basia: Visitor) -> None:
    for _ in range(5):
        mine, theirs = sit_down(ada, basia, "rock-paper-scissors")
        decision = mine.asked()[0]
        answers = at_once(
            lambda mine=mine, decision=decision: mine.move(["show", "hand:rock"], decision),
            lambda theirs=theirs, decision=decision: theirs.move(["show", "hand:paper"], decision),
        )
        assert [answer.status_code for answer in answers] == [200, 200]
        assert "[0, 1]" in mine.page()


def test_one_key_at_both_processes_is_played_once(houses: Houses, ada: Visitor) -> None:
    here = ada.open_table("tic-tac-toe", **{"seat-0": "me", "seat-1": "here"})
    there = elsewhere(here, houses[1])
    decision = there.asked()[0]
    answers = at_once(
        lambda: here.move(["mark", "cell:0"], decision, "the same"),
        lambda: there.move(["mark", "cell:0"], decision, "the same"),
    )
    assert [answer.status_code for answer in answers] == [200, 200]
    assert len(here.record()) == 2


def asked_anywhere(seats: list[Seat], seconds: float = 30) -> tuple[int, list[list[object]]]:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        for seat in seats:
            decision, options = seat.asked()
            if options or seat.over():
                return decision, options
        time.sleep(0.05)
    raise AssertionError("nobody moved")


def test_bots_play_once_whoever_drives_them(houses: Houses, ada: Visitor) -> None:
    here = ada.play_now("connect-four")
    seats = [here, elsewhere(here, houses[1])]
    for turn in range(6):
        decision, options = asked_anywhere(seats)
        if not options:
            break
        assert seats[turn % 2].move(options[0], decision).status_code == 200
    asked_anywhere(seats)
    players = [line["seat"] for line in here.record()[1:]]
    assert players == [n % 2 for n in range(len(players))]


def test_a_bot_goes_on_when_the_process_that_drove_it_dies(postgres: Cluster) -> None:
    address = postgres.database()
    slow, other = Server(address, pause=60), Server(address, patience=1)
    slow.start()
    other.start()
    seat = Visitor(slow.url).play_now("tic-tac-toe")
    assert seat.move(["mark", "cell:4"]).status_code == 200
    slow.kill()
    there = elsewhere(seat, other)
    assert len(asked_anywhere([there])[1]) == 7
    assert len(there.record()) == 3
    other.stop()


def test_streams_hear_again_after_the_database_was_away(
    postgres: Cluster, houses: Houses, ada: Visitor
) -> None:
    here = ada.open_table("tic-tac-toe", **{"seat-0": "me", "seat-1": "here"})
    there = elsewhere(here, houses[1])
    listening, heard = told(there, there.number())
    postgres.restart()
    time.sleep(2.5)  # the listener tries again every second
    assert here.move(["mark", "cell:4"]).status_code == 200
    listening.join(60)
    assert heard == [here.number()]
