"""How many games wait for me, where the next one is, and what is out of my way."""

import re
import threading
import time
from collections.abc import Iterator

import httpx
import msgspec
import pytest

from engineshed.server.mine import soonest
from engineshed.server.tables.chairs import Chair
from engineshed.server.tables.rows import Row
from tests.server.conftest import sit_down
from tests.server.running import Server
from tests.server.visitor import Seat, Visitor

DAY = 86_400


def waiting(visitor: Visitor) -> int:
    """The number on the plate of an ordinary page."""
    found = re.search(r'id="waits"[^>]*data-count="(\d+)"', visitor.http.get("/preferences").text)
    return int(found[1]) if found else -1


def where_next(visitor: Visitor, **query: str) -> str:
    return visitor.http.get("/next", params=query).headers["location"]


@pytest.fixture
def own(database: str) -> Iterator[Server]:
    """A house of its own, on each database: what others do there is known."""
    server = Server(database, workers=0)
    server.start()
    yield server
    server.stop()


def test_the_plate_counts_what_only_i_can_do(ada: Visitor, basia: Visitor) -> None:
    assert waiting(ada) == -1  # newcomers have no plate
    mine, theirs = sit_down(ada, basia, "tic-tac-toe")
    sit_down(basia, ada, "tic-tac-toe")
    assert (waiting(ada), waiting(basia)) == (1, 1)
    mine.move(["mark", "cell:4"])
    assert (waiting(ada), waiting(basia)) == (0, 2)
    assert "<title>(2) " in basia.http.get("/preferences").text
    assert "<title>(" not in ada.http.get("/preferences").text
    theirs.post("/leave")
    assert waiting(basia) == 1


def test_next_goes_round_the_games_that_wait_the_longest_first(ada: Visitor, basia: Visitor) -> None:
    first, second, third = (sit_down(ada, basia, "tic-tac-toe")[0].path for _ in range(3))
    assert where_next(ada) == first
    assert where_next(ada, after=first) == second
    assert where_next(ada, after=f"{third}/at/0") == first
    assert where_next(ada, after="https://elsewhere.example") == first
    assert where_next(basia) == "/"


def test_live_games_come_first_then_the_soonest_clock_then_who_waits_longest() -> None:
    chairs = [msgspec.to_builtins(Chair("person", name.title(), name)) for name in ("ada", "basia")]

    def row(id: str, moved: float, **clock: object) -> Row:
        return Row(id, "tic-tac-toe", True, False, moved, {"seats": chairs, "waiting": [0], **clock})

    now = time.time()
    live, days = ({"kind": kind, "move": 60.0, "bank": 600.0} for kind in ("live", "days"))
    rows = [
        row("just moved", 30.0),
        row("waits long", 10.0),
        row("in two days", 20.0, pace=days, empty=[now + 2 * DAY, None], until=[now + 9 * DAY, None], out=[]),
        row("in an hour", 40.0, pace=days, empty=[now + 3600, None], until=[now + 9 * DAY, None], out=[]),
        row(
            "holidays end in five days", 40.0, pace=days, empty=[now - 9, 0], until=[now + 5 * DAY, 0], out=[]
        ),
        row("out of time", 40.0, pace=days, empty=[None, now + 1], until=[None, now + 1], out=[0]),
        row("live", 50.0, pace=live, empty=[now + 3 * DAY, None], until=[now + 3 * DAY, None], out=[]),
        row("not readable", 60.0, pace="junk"),
    ]
    order = [row.id for row in soonest(rows, "ada", later=("in two days",))]
    ended = ["holidays end in five days", "waits long", "just moved", "not readable", "in two days"]
    assert order == ["live", "out of time", "in an hour", *ended]


def test_later_puts_a_game_last_for_this_visit(ada: Visitor, basia: Visitor) -> None:
    first, second = (sit_down(ada, basia, "tic-tac-toe")[0].path for _ in range(2))
    ada.http.get("/next", params={"later": first.removeprefix("/tables/")})
    assert where_next(ada) == second
    page = ada.http.get("/").text
    assert page.index(f'href="{second}"') < page.index(f'href="{first}"')
    ada.http.get("/next", params={"later": "nonsense;path=/x"})
    assert where_next(ada) == second


def test_home_shows_my_games_open_seats_and_games_to_watch_but_no_strangers_alone(own: Server) -> None:
    ada, basia, cezary = (Visitor(own.url) for _ in range(3))
    assert "Five railway games" in ada.http.get("/").text
    watched = sit_down(basia, cezary, "connect-four")[0].path
    alone = basia.open_table("tic-tac-toe", **{"seat-0": "me", "seat-1": "here", "public": "yes"}).path
    open_seat = cezary.open_table("tic-tac-toe", **{"seat-0": "me", "seat-1": "link", "public": "yes"}).path
    mine = ada.open_table("tic-tac-toe", **{"seat-0": "me", "seat-1": "here"}).path
    page = ada.http.get("/").text
    assert "One game waits for you" in page
    for shown in (watched, open_seat, mine):
        assert f'href="{shown}"' in page
    assert alone not in page
    assert "One game of somebody alone" in page
    assert alone in ada.http.get("/tables", params={"show": "solo"}).text
    assert alone not in ada.http.get("/tables").text
    assert open_seat not in ada.http.get("/tables", params={"show": "watch"}).text
    assert watched not in ada.http.get("/tables", params={"game": "tic-tac-toe"}).text


def test_the_stream_tells_how_many_wait_as_soon_as_it_changes(own: Server) -> None:
    ada, basia = Visitor(own.url), Visitor(own.url)
    mine, _ = sit_down(ada, basia, "tic-tac-toe")
    told: list[str] = []
    first, second = threading.Event(), threading.Event()

    def listen() -> None:
        client = httpx.Client(base_url=own.url, cookies=basia.http.cookies, timeout=30)
        with client, client.stream("GET", "/me/stream") as answer:
            for line in answer.iter_lines():
                if line.startswith("data:"):
                    told.append(line.split()[1])
                    (second if first.is_set() else first).set()
                if second.is_set():
                    return

    listener = threading.Thread(target=listen, daemon=True)
    listener.start()
    assert first.wait(20)
    mine.move(["mark", "cell:4"])
    assert second.wait(20)
    assert told == ["0", "1"]


def test_the_stream_of_a_table_tells_its_people_too(own: Server) -> None:
    ada, basia = Visitor(own.url), Visitor(own.url)
    mine, theirs = sit_down(ada, basia, "tic-tac-toe")
    for seat, expected in ((mine, "1"), (theirs, "0")):
        with seat.visitor.http.stream("GET", f"{seat.path}/stream") as answer:
            lines = answer.iter_lines()
            assert next(line for line in lines if line == "event: waiting")
            assert next(lines).split()[1] == expected
    stranger = Seat(Visitor(own.url), mine.path)
    heard: list[str] = []
    with (
        pytest.raises(httpx.ReadTimeout),
        stranger.visitor.http.stream("GET", f"{mine.path}/stream", timeout=2) as answer,
    ):
        heard.extend(answer.iter_lines())
    assert "event: waiting" not in heard
