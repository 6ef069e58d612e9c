"""Too much, too slow, or for somebody else: what the gate says, and whom it believes."""

import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.types import Message

from engineshed.kernel import BadSetup
from engineshed.server.counting import Counts
from engineshed.server.gate import KINDS, prefix, without_body
from engineshed.server.settings import Settings, explained, settings_from
from engineshed.server.store.storage import Storage
from engineshed.web.tongues import LANGUAGES, words_for
from tests.server.apart import apart
from tests.server.running import Server
from tests.server.visitor import Visitor

pytestmark = pytest.mark.xdist_group("gate")
TIGHT = {
    "requests": 40,
    "tables": 4,
    "uploads": 2,
    "messages": 3,
    "changes": 5,
    "hints": 2,
    "hours": 2,
    "exports": 2,
    "notes": 3,
    "plans": 3,
    "names": 3,
    "guesses": 3,
    "streams": 2,
    "running": 3,
    "lobbies": 2,
    "crowd": 2,
    "record_moves": 20,
    "record_bytes": 20_000,
    "body_seconds": 1.0,
}
PRIVATE = {"seat-0": "me", "seat-1": "here"}
addresses = (f"198.51.100.{n}" for n in range(1, 255))


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with little room behind a proxy: every test may come from an address of its own."""
    server = Server(tmp_path_factory.mktemp("strict") / "house.db", proxies="127.0.0.1", **TIGHT)
    server.start()
    yield server
    server.stop()


def visitor(server: Server, address: str, language: str = "en") -> Visitor:
    found = Visitor(server.url, language)
    found.http.headers["x-forwarded-for"] = address
    return found


@pytest.fixture(autouse=True)
def early() -> None:
    """Not so late in a minute that a new one begins before the test is over."""
    late = time.time() % 60
    if late > 52:
        time.sleep(60.2 - late)


@pytest.fixture
def ada(strict: Server) -> Visitor:
    return visitor(strict, next(addresses))


def test_more_requests_than_a_minute_has_room_for(ada: Visitor) -> None:
    answers = [ada.http.get("/preferences") for _ in range(TIGHT["requests"] + 5)]
    assert {answer.status_code for answer in answers} == {200, 429}
    assert answers[-1].json()["detail"].startswith("One guest may ask for 40 things in a minute")
    assert ada.http.get("/static/styles/tokens.css").status_code == 200


def test_an_address_may_ask_for_more_than_a_guest_but_not_for_everything(strict: Server) -> None:
    address = next(addresses)
    for _ in range(TIGHT["crowd"]):
        guest = visitor(strict, address)
        assert {guest.http.get("/preferences").status_code for _ in range(TIGHT["requests"])} == {200}
    assert visitor(strict, address).http.get("/preferences").status_code == 429
    assert visitor(strict, next(addresses)).http.get("/preferences").status_code == 200


def test_who_forwards_is_believed_only_if_named(tmp_path: Path) -> None:
    server = Server(tmp_path / "house.db", requests=20, crowd=1, workers=0)
    server.start()
    answers = [
        httpx.get(
            server.url + "/preferences", headers={"x-forwarded-for": f"203.0.113.{n}", "x-real-ip": "1.1.1.1"}
        )
        for n in range(30)
    ]
    assert answers[-1].status_code == 429
    server.stop()


def test_tables_that_are_not_finished(ada: Visitor) -> None:
    for _ in range(TIGHT["running"]):
        assert ada.post("/tables", game="tic-tac-toe", **PRIVATE).status_code == 303
    full = ada.post("/tables", game="tic-tac-toe", **PRIVATE)
    assert full.status_code == 429
    assert "3 tables that are not finished" in full.json()["detail"]


def test_tables_that_wait_for_people(ada: Visitor) -> None:
    waiting = {"seat-0": "me", "seat-1": "link"}
    seats = [ada.open_table("tic-tac-toe", **waiting) for _ in range(TIGHT["lobbies"])]
    full = ada.post("/tables", game="tic-tac-toe", **waiting)
    assert full.status_code == 429
    assert "2 of your tables wait" in full.json()["detail"]
    seats[0].post("/end")
    assert ada.post("/tables", game="tic-tac-toe", **waiting).status_code == 303


def test_tables_of_an_hour(ada: Visitor) -> None:
    for _ in range(TIGHT["tables"]):
        ada.open_table("tic-tac-toe", **PRIVATE).post("/end")
    refused = ada.post("/games/tic-tac-toe/play")
    assert refused.status_code == 429
    assert "4 tables in an hour" in refused.json()["detail"]


def test_messages(ada: Visitor) -> None:
    seat = ada.open_table("tic-tac-toe", **PRIVATE)
    codes = [seat.post("/say", text="hello").status_code for _ in range(TIGHT["messages"] + 1)]
    assert codes == [200, 200, 200, 429]


def test_a_slash_at_the_end_opens_no_other_door(ada: Visitor) -> None:
    """The application takes both for the same; so does who counts."""
    seat = ada.open_table("tic-tac-toe", **PRIVATE)
    codes = [seat.post("/say" + "/" * n, text="hello").status_code for n in range(TIGHT["messages"] + 1)]
    assert codes == [200, 200, 200, 429]
    with ada.http.stream("GET", f"{seat.path}/stream/"), ada.http.stream("GET", f"{seat.path}/stream//"):
        assert ada.http.get(f"{seat.path}/stream/").status_code == 429


def test_changes_at_a_table(ada: Visitor) -> None:
    """Whoever moves and takes back all the time keeps everybody's page busy."""
    seat = ada.open_table("tic-tac-toe", **PRIVATE)
    codes = [seat.post("/undo", to="0").status_code for _ in range(TIGHT["changes"] + 1)]
    assert codes[-1] == 429
    assert 429 not in codes[:-1]
    assert seat.post("/say", text="hello").status_code == 200


def test_hints(ada: Visitor) -> None:
    """A bot thinks for each: they would keep the bots of others waiting."""
    seat = ada.open_table("tic-tac-toe", **{"seat-0": "me", "seat-1": "bot"})
    codes = [seat.get("/advice").status_code for _ in range(TIGHT["hints"] + 1)]
    assert codes[-1] == 429
    assert 429 not in codes[:-1]


def test_who_asks_for_the_head_of_a_hint_asks_for_a_hint(ada: Visitor) -> None:
    seat = ada.open_table("tic-tac-toe", **{"seat-0": "me", "seat-1": "bot"})
    codes = [ada.http.head(f"{seat.path}/advice").status_code for _ in range(TIGHT["hints"] + 1)]
    assert codes[-1] == 429
    assert 429 not in codes[:-1]


def test_exports(ada: Visitor) -> None:
    """Every table of the guest is opened for it."""
    codes = [ada.http.get("/me/export").status_code for _ in range(TIGHT["exports"] + 1)]
    assert codes == [200, 200, 429]


def test_nights(ada: Visitor) -> None:
    """Each change is written at every table of the guest."""
    codes = [
        ada.post("/hours", zone="Europe/Warsaw", first="22", last=str(n)).status_code
        for n in range(TIGHT["hours"] + 1)
    ]
    assert codes == [303, 303, 429]


def test_the_head_of_an_answer_has_an_end_even_where_a_stream_has_none() -> None:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def deed() -> None:
        await without_body(send)({"type": "http.response.start", "status": 200, "headers": []})

    apart(deed())
    assert [message["type"] for message in sent] == ["http.response.start", "http.response.body"]


def test_notes(ada: Visitor) -> None:
    seat = ada.open_table("tic-tac-toe", **PRIVATE)
    codes = [seat.post("/notes", text="mine").status_code for _ in range(TIGHT["notes"] + 1)]
    assert codes == [204, 204, 204, 429]


def test_plans(ada: Visitor) -> None:
    seat = ada.open_table("tic-tac-toe", **PRIVATE)
    assert [seat.get("/plan").status_code for _ in range(TIGHT["plans"] + 1)] == [200, 200, 200, 429]


def test_names(ada: Visitor) -> None:
    codes = [ada.post("/preferences", name=f"Ada {n}").status_code for n in range(TIGHT["names"] + 1)]
    assert codes == [303, 303, 303, 429]


def test_guesses(ada: Visitor) -> None:
    tries = [ada.post("/join", code="WRONGONE").status_code for _ in range(TIGHT["guesses"] + 1)]
    assert tries[-1] == 429
    assert 429 not in tries[:-1]


def test_live_pages(ada: Visitor) -> None:
    seat = ada.open_table("tic-tac-toe", **PRIVATE)
    path = f"{seat.path}/stream"
    with ada.http.stream("GET", path) as one, ada.http.stream("GET", path) as other:
        assert (one.status_code, other.status_code) == (200, 200)
        assert ada.http.get(path).status_code == 429
        assert ada.http.head(path).status_code == 429
    deadline = time.monotonic() + 10
    while ada.http.head(path).status_code == 429:
        assert time.monotonic() < deadline
        time.sleep(0.2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_limit_has_words(language: str) -> None:
    words = words_for(language, "engineshed.web")
    for word in (*(kind.word for kind in KINDS), "requests", "streams", "running", "lobbies", "all-tables"):
        assert "7" in words(f"limit-{word}", most=7)


# Slowly


def raw(server: Server, head: bytes) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=30)
    connection.sendall(head)
    return connection


def test_a_body_that_arrives_too_slowly_is_cut(strict: Server) -> None:
    head = b"POST /tables/x/moves HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n"
    head += b"content-type: application/json\r\n"
    ada = visitor(strict, next(addresses))
    cookies = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
    head += f"cookie: {cookies}\r\nx-csrftoken: {ada.token['x-csrftoken']}\r\n\r\n".encode()
    with raw(strict, head + b"{") as connection:
        start = time.monotonic()
        answer = connection.recv(10_000)
        assert b" 408 " in answer
        assert time.monotonic() - start < 10


def test_a_body_that_never_comes_harms_nobody(strict: Server) -> None:
    with raw(strict, b"POST /records HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\nabc"):
        pass
    assert httpx.get(strict.url + "/preferences").status_code == 200


def test_who_still_sends_when_the_house_closes_leaves_no_traceback(tmp_path: Path) -> None:
    server = Server(tmp_path / "house.db", workers=0, log=tmp_path / "log")
    server.start()
    ada = Visitor(server.url)
    cookies = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
    head = f"POST /records HTTP/1.1\r\nhost: x\r\ncookie: {cookies}\r\n"
    head += f"x-csrftoken: {ada.token['x-csrftoken']}\r\n"
    head += "content-type: multipart/form-data; boundary=x\r\ncontent-length: 1000\r\n\r\n--x"
    with raw(server, head.encode()):
        time.sleep(0.5)
        server.stop()
    assert "Traceback" not in (tmp_path / "log").read_text()


# Which host


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that visitors reach by TLS."""
    server = Server(tmp_path_factory.mktemp("public") / "house.db", workers=0, url="https://shed.example")
    server.start()
    yield server
    server.stop()


def test_only_the_named_host_is_served(public: Server) -> None:
    assert httpx.get(public.url, headers={"host": "shed.example"}).status_code == 200
    for host in ("evil.example", "shed.example.evil.example", "shed.example:81"):
        answer = httpx.get(public.url, headers={"host": host})
        assert answer.status_code == 400
        assert "shed.example" in answer.json()["detail"]


def test_a_token_that_is_none_is_refused_like_any_other(server: Server) -> None:
    ada = Visitor(server.url)
    for answer in (
        ada.http.post("/tables", files={"_csrf_token": ("token.txt", b"x" * 200)}),
        ada.http.post("/tables", data={"_csrf_token": "ż" * 200}),
        ada.http.post("/tables", headers={"x-csrftoken": "x" * 200}),
        ada.http.post("/tables"),
    ):
        assert answer.status_code == 403


def test_links_lead_where_visitors_come_from(public: Server) -> None:
    ada = Visitor(public.url)
    ada.http.headers["host"] = "shed.example"
    ada.http.get("/preferences")
    cookies = {name: ada.http.cookies[name] for name in ("guest", "csrftoken")}
    headers = {"cookie": "; ".join(f"{name}={value}" for name, value in cookies.items()), **ada.token}
    form = {"game": "tic-tac-toe", "seat-0": "me", "seat-1": "link"}
    path = ada.http.post("/tables", data=form, headers=headers).headers["location"]
    assert f"https://shed.example{path}" in ada.http.get(path, headers=headers).text


def test_behind_tls_every_cookie_is_for_tls_only(public: Server) -> None:
    answer = httpx.get(public.url, headers={"host": "shed.example"})
    cookies = answer.headers.get_list("set-cookie")
    assert {cookie.partition("=")[0] for cookie in cookies} == {"guest", "csrftoken"}
    answer = httpx.get(public.url + "/language/pl", headers={"host": "shed.example"})
    cookies += answer.headers.get_list("set-cookie")
    assert all("; secure" in cookie.lower() for cookie in cookies)


# Counting


def test_counts_have_an_end_and_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    counts, now = Counts("secret", most=100), 1e9
    monkeypatch.setattr("engineshed.server.counting.time.time", lambda: now)
    assert [counts.add("x", "ada", 2, 60) for _ in range(3)] == [True, True, False]
    assert counts.add("x", "basia", 2, 60)
    assert counts.add("y", "ada", 2, 60)
    now += 60
    assert counts.add("x", "ada", 2, 60)
    for n in range(1000):
        counts.add("x", str(n), 2, 60)
    assert len(counts) <= 100


def test_nobody_empties_their_count_by_coming_as_many_guests(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is over goes before what still counts."""
    counts, now = Counts("secret", most=100), 3600 * 1e5
    monkeypatch.setattr("engineshed.server.counting.time.time", lambda: now)
    assert [counts.add("tables", "ada", 2, 3600) for _ in range(3)] == [True, True, False]
    for minute in range(10):
        now = 3600 * 1e5 + 60 * minute
        for n in range(40):
            counts.add("requests", f"{minute} {n}", 2, 60)
    assert not counts.add("tables", "ada", 2, 3600)
    assert len(counts) <= 100


def test_processes_count_together(database: str) -> None:
    async def deed() -> None:
        storage = Storage(database)
        await storage.prepare()
        here, there = Counts("secret"), Counts("secret")
        assert [here.add("x", "ada", 10, 3600) for _ in range(6)] == [True] * 6
        assert [there.add("x", "ada", 10, 3600) for _ in range(6)] == [True] * 6
        for counts in (here, there, here):
            await counts.together(storage)
        assert not here.add("x", "ada", 10, 3600)
        assert not there.add("x", "ada", 10, 3600)
        assert here.add("x", "basia", 10, 3600)
        await storage.close()

    apart(deed())


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("unix", "unix"),
        ("", ""),
    ],
)
def test_what_counts_as_one_address(address: str, counted: str) -> None:
    assert prefix(address) == counted


# Settings


def test_settings_come_from_the_command_line_then_the_environment() -> None:
    found = settings_from(["workers=3"], {"ENGINESHED_WORKERS": "4", "ENGINESHED_PAUSE": "1.5", "HOME": "/"})
    assert (found.workers, found.pause, found.patience) == (3, 1.5, Settings().patience)
    assert settings_from([], {"ENGINESHED_DATABASE": "x"}) == Settings()
    assert all(setting.about for setting in explained())


@pytest.mark.parametrize(
    ("pair", "says"),
    [
        ("workers=-1", "workers"),
        ("workers=many", "workers"),
        ("worker=2", "no setting 'worker'"),
        ("workers", "NAME=VALUE"),
        ("url=shed.example", "https://"),
        ("proxies=everybody", "everybody"),
        ("proxies=*", "proxies"),
    ],
)
def test_a_wrong_setting_is_named(pair: str, says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        settings_from([pair], {})
