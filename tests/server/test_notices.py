"""What people are told while they are away: once, by the ways they chose, gathered, and ended by a link."""

import asyncio
import re
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest
from tools.notices import kills

from engineshed.server.notices.guard import Forbidden, checked_url, public, resolved
from engineshed.server.notices.quiet import next_digest, quiet_until
from engineshed.server.notices.sender import BEGUN, Sender
from engineshed.server.notices.store import Notice, Way, Wishes
from engineshed.server.settings import Settings
from tests.server.conftest import sit_down
from tests.server.endpoints import Browser, MailServer, WebServer, eventually
from tests.server.running import Server
from tests.server.test_people import code_of
from tests.server.visitor import Seat, Visitor

pytestmark = pytest.mark.xdist_group("postgres")
AT_ONCE = {"notice_pause": 0.0, "notice_gather": 0.0, "notice_looking": 0.0, "notice_private": "true"}


@pytest.fixture
def mails() -> Iterator[MailServer]:
    server = MailServer()
    yield server
    server.stop()


@pytest.fixture
def outside() -> Iterator[WebServer]:
    server = WebServer()
    yield server
    server.stop()


@pytest.fixture
def house(database: str, mails: MailServer) -> Iterator[Server]:
    server = Server(database, workers=0, smtp=mails.url, mail_from="shed@example.org", **AT_ONCE)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house without mail, on SQLite only."""
    server = Server(tmp_path_factory.mktemp("quick") / "house.db", workers=0, **AT_ONCE)
    server.start()
    yield server
    server.stop()


def hook(visitor: Visitor, outside: WebServer, *only: str) -> None:
    """A webhook for this visitor, for these events only."""
    assert visitor.post("/notices/ways", kind="hook", address=f"{outside.url}/hook").status_code == 303
    for what in ("turn", "alarm", "out", "began", "ended", "asked", "chat"):
        visitor.post("/notices/wishes", set=f"{what} hook {'on' if what in only else 'off'}")


def texts(outside: WebServer) -> list[str]:
    return [str(told["text"]) for told in outside.told()]


def test_a_confirmed_address_hears_of_my_turn_and_a_link_ends_it(house: Server, mails: MailServer) -> None:
    ada, basia = Visitor(house.url), Visitor(house.url, "pl")
    basia.post("/notices/ways", kind="mail", address="basia@example.org")
    eventually(lambda: len(mails.mails) == 1)
    first = mails.mails[0].get_content()
    mine, _ = sit_down(ada, basia, "tic-tac-toe")
    mine.move(["mark", "cell:4"])
    time.sleep(2)
    assert len(mails.mails) == 1  # nothing before it is confirmed
    link = re.search(r"(/notices/confirm/\S+)", first)
    assert link is not None
    assert Visitor(house.url).post(link[1]).status_code == 200
    second, theirs = sit_down(ada, basia, "connect-four")
    second.move(second.asked()[1][0])
    eventually(lambda: len(mails.mails) > 1)
    eventually(lambda: any("Twoja kolej" in mail.get_content() for mail in mails.mails))
    mail = next(mail for mail in mails.mails if "Twoja kolej" in mail.get_content())
    assert mail["To"] == "basia@example.org"
    assert "shed@example.org" in mail["From"]
    stop = re.search(r"<(\S+)>", mail["List-Unsubscribe"])
    assert stop is not None
    stranger = Visitor(house.url)
    assert "basia@example.org" in stranger.http.get(stop[1]).text  # opening it ends nothing
    before = len(mails.mails)
    assert stranger.http.post(stop[1], content="List-Unsubscribe=One-Click").status_code == 200
    theirs.move(theirs.asked()[1][0])
    second.move(second.asked()[1][0])
    time.sleep(2)
    assert len(mails.mails) == before
    assert stranger.http.get(stop[1]).status_code == 409


def test_a_push_reaches_the_browser_encrypted_and_signed(quick: Server, outside: WebServer) -> None:
    ada, basia = Visitor(quick.url), Visitor(quick.url)
    browser = Browser(f"{outside.url}/push/basia")
    assert basia.post("/notices/ways", kind="push", address=browser.subscription).status_code == 303
    basia.post("/notices/wishes", set="began push off")
    mine, theirs = sit_down(ada, basia, "tic-tac-toe")
    mine.move(["mark", "cell:4"])
    eventually(lambda: outside.requests)
    path, headers, body = outside.requests[0]
    said = browser.read(body)
    assert path == "/push/basia"
    assert said["title"].startswith("Your turn: Tic-tac-toe")
    assert said["link"].endswith(theirs.path)
    assert headers["authorization"].startswith("vapid t=")
    assert headers["topic"] == said["id"]
    assert b"Tic-tac-toe" not in body


def test_a_joined_browser_is_told_about_my_games_until_it_is_signed_out(
    house: Server, outside: WebServer
) -> None:
    ada, basia, phone = (Visitor(house.url) for _ in range(3))
    browser = Browser(f"{outside.url}/push/phone")
    phone.post("/notices/ways", kind="push", address=browser.subscription)
    phone.post("/notices/wishes", set="began push off")
    phone.post("/hours", zone="Europe/Warsaw", first="22", last="6")
    assert phone.post("/join", code=code_of(basia)).status_code == 303
    assert len(basia.http.get("/me/export").json()["ways"]) == 1
    assert "Europe/Warsaw" in basia.http.get("/me/export").json()["hours"]["rest"]

    mine, theirs = sit_down(ada, basia, "tic-tac-toe")
    mine.move(["mark", "cell:4"])
    eventually(lambda: len(outside.requests) == 1)
    assert browser.read(outside.requests[0][2])["link"].endswith(theirs.path)
    device = re.search(r'name="device" value="(\w+)"', basia.http.get("/me").text)
    assert device is not None
    basia.post("/sign-out", device=device[1])
    assert basia.http.get("/me/export").json()["ways"] == []


def test_a_push_address_that_is_gone_is_switched_off(quick: Server, outside: WebServer) -> None:
    basia = Visitor(quick.url)
    basia.post("/notices/ways", kind="push", address=Browser(f"{outside.url}/push").subscription)
    outside.answer = 410
    basia.post("/notices/test")
    eventually(lambda: "leads nowhere" in basia.http.get("/notices").text)
    outside.answer = 201
    basia.post("/notices/test")
    eventually(lambda: len(outside.requests) == 1)


def test_everything_in_a_row_is_one_turn_and_one_notice(quick: Server, outside: WebServer) -> None:
    ada, basia = Visitor(quick.url), Visitor(quick.url)
    hook(basia, outside, "turn")
    mine, theirs = sit_down(ada, basia, "tic-tac-toe")
    for cell, seat in ((0, mine), (1, theirs), (2, mine)):
        seat.move(["mark", f"cell:{cell}"])
        time.sleep(1.5)
    eventually(lambda: len(outside.requests) == 2)
    time.sleep(1.5)
    assert len(outside.requests) == 2


def test_began_asked_chat_and_ended_are_told_to_the_others(quick: Server, outside: WebServer) -> None:
    ada, basia = Visitor(quick.url), Visitor(quick.url)
    hook(basia, outside, "began", "asked", "chat", "ended")
    mine, theirs = sit_down(ada, basia, "tic-tac-toe")
    mine.post("/say", text="a secret word")
    eventually(lambda: any("message" in text for text in texts(outside)))
    mine.post("/end")
    eventually(lambda: any("consent" in text for text in texts(outside)))
    theirs.answer(True)
    eventually(lambda: any("over" in text for text in texts(outside)))
    assert any("begun" in text for text in texts(outside))
    assert b"a secret word" not in b"".join(body for _, _, body in outside.requests)


def test_what_is_refused_for_now_is_tried_again_and_never_blocks_a_move(
    quick: Server, outside: WebServer
) -> None:
    ada, basia = Visitor(quick.url), Visitor(quick.url)
    hook(basia, outside, "turn")
    outside.answer = 503
    mine, _ = sit_down(ada, basia, "tic-tac-toe")
    assert mine.move(["mark", "cell:4"]).status_code == 200
    eventually(lambda: "Trying again" in basia.http.get("/notices").text)
    outside.answer = 302  # redirects are not followed
    basia.post("/notices/test")
    time.sleep(1.5)
    assert outside.requests == []


def test_several_games_are_gathered_into_one_notice(tmp_path: pytest.TempPathFactory) -> None:
    outside = WebServer()
    slow = {**AT_ONCE, "notice_pause": 8.0, "notice_gather": 600.0}
    server = Server(tmp_path / "house.db", workers=0, **slow)  # type: ignore[operator]
    server.start()
    ada, basia = Visitor(server.url), Visitor(server.url)
    hook(basia, outside, "turn")
    hers = [sit_down(ada, basia, game)[0] for game in ("tic-tac-toe", "connect-four")]
    moves = [(seat, seat.asked()[1][0]) for seat in hers]
    for seat, move in moves:  # one right after the other, within the pause
        seat.move(move)
    eventually(lambda: outside.requests)
    time.sleep(2)
    server.stop()
    outside.stop()
    (told,) = texts(outside)
    assert "Tic-tac-toe" in told
    assert "Connect" in told


def test_nobody_is_told_who_looks_at_the_table(tmp_path: pytest.TempPathFactory) -> None:
    outside = WebServer()
    server = Server(tmp_path / "house.db", workers=0, **{**AT_ONCE, "notice_looking": 60.0})  # type: ignore[operator]
    server.start()
    ada, basia = Visitor(server.url), Visitor(server.url)
    hook(basia, outside, "turn")
    mine, theirs = sit_down(ada, basia, "tic-tac-toe")
    theirs.page()
    mine.move(["mark", "cell:4"])
    time.sleep(3)
    server.stop()
    outside.stop()
    assert outside.requests == []


def test_who_runs_out_is_told_at_four_fifths_and_then_everybody(tmp_path: Path, outside: WebServer) -> None:
    clock = tmp_path / "clock"
    clock.write_text("0")
    server = Server(tmp_path / "house.db", workers=0, clock=clock, steady=0, **AT_ONCE)
    server.start()
    ada, basia = Visitor(server.url), Visitor(server.url, "pl")
    for visitor in (ada, basia):
        hook(visitor, outside, "alarm", "out")
    form = {
        "seat-0": "me",
        "seat-1": "link",
        "pace": "days",
        "move": "43200",
        "bank": "259200",
        "holidays": "0",
    }
    mine = ada.open_table("tic-tac-toe", **form)
    assert Seat(basia, mine.path).post("/sit", seat="1", name="Basia").status_code == 303
    clock.write_text(str(60 * 3600))  # of 72 h
    eventually(lambda: len(outside.requests) == 1)
    assert "running out" in texts(outside)[0]
    clock.write_text(str(73 * 3600))
    eventually(lambda: len(outside.requests) == 3)
    server.stop()
    assert any("Komuś skończył się czas" in text for text in texts(outside)[1:])
    assert any("Your time has run out" in text for text in texts(outside)[1:])


def test_a_webhook_that_was_only_claimed_is_asked_again_and_one_that_was_asked_is_not() -> None:
    sender = Sender.__new__(Sender)
    sender.settings = Settings()
    way = Way("w", "ada", "hook", "hook", "https://example.org/", "", "en")
    claimed = Notice(1, "ada", "turn:t:1", "w", "turn", "t", "g", 0.0, 0.0, "sending", "b", 0, None, "")
    asked = msgspec.structs.replace(claimed, note=BEGUN)
    assert sender._verdict(way, [claimed], "b", 1.0)["state"] == "sending"
    assert sender._verdict(way, [asked], "b", 1.0)["state"] == "unsure"


def test_nobody_makes_our_mail_link_to_a_place_of_theirs(house: Server, mails: MailServer) -> None:
    ada = Visitor(house.url)
    headers = {
        **ada.token,
        "host": "evil.example",
        "cookie": "; ".join(f"{k}={v}" for k, v in ada.http.cookies.items()),
    }
    asked = ada.http.post(
        "/notices/ways", data={"kind": "mail", "address": "you@example.org"}, headers=headers
    )
    assert asked.status_code == 409
    assert mails.mails == []


def test_kills_lose_and_double_nothing(database: str) -> None:
    found = kills(database, 4, tables=2)
    assert (found.due, found.sent, found.lost, found.doubled) == (8, 8, 0, 0)


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "169.254.169.254", "192.168.0.1", "::1", "fe80::1", "::ffff:10.0.0.1",
     "0.0.0.0", "64:ff9b::a00:1", "100.64.0.1", "2002:a00:1::", "fec0::1", "::127.0.0.1",
     "64:ff9b:1::1", "ff0e::1", "4000::1"],
)  # fmt: skip
def test_private_addresses_are_refused_when_something_is_sent(address: str) -> None:
    assert not public(address)
    with pytest.raises(Forbidden):
        asyncio.run(resolved(address, 443, private=False))


@pytest.mark.parametrize(
    "url",
    ["http://example.org/", "file:///etc/passwd", "gopher://example.org", "https://u:p@example.org/", "https://",
     "https://example.org:25/", "https://example.org:99999/", "https://example.org/a b"],
)  # fmt: skip
def test_only_plain_https_addresses_are_asked(url: str) -> None:
    with pytest.raises(Forbidden):
        checked_url(url, private=False)


def test_a_name_that_leads_home_is_refused_by_the_house(ada: Visitor) -> None:
    for url in ("http://127.0.0.1/x", "ftp://example.org/"):
        assert ada.post("/notices/ways", kind="hook", address=url).status_code == 409
    ada.post("/notices/ways", kind="hook", address="https://localhost/x")
    ada.post("/notices/test")
    eventually(lambda: "private address" in ada.http.get("/notices").text)


def test_a_house_without_mail_loses_only_mail(ada: Visitor) -> None:
    assert ada.post("/notices/ways", kind="mail", address="ada@example.org").status_code == 409
    page = ada.http.get("/notices").text
    assert "no mail server" in page
    assert "Add this browser" in page


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def test_quiet_hours_and_the_digest_follow_the_persons_own_clock() -> None:
    warsaw = Wishes(zone="Europe/Warsaw", quiet=(22 * 60 + 30, 7 * 60), digest=7)
    assert quiet_until(warsaw, at("2026-11-16T21:29")) is None
    assert quiet_until(warsaw, at("2026-11-16T21:30")) == at("2026-11-17T06:00")
    assert quiet_until(warsaw, at("2026-11-17T05:59")) == at("2026-11-17T06:00")
    assert quiet_until(warsaw, at("2026-11-17T06:00")) is None
    assert next_digest(warsaw, at("2026-11-17T05:59")) == at("2026-11-17T06:00")
    assert next_digest(warsaw, at("2026-11-17T06:00")) == at("2026-11-18T06:00")
    assert quiet_until(Wishes(zone="No/Where"), at("2026-11-17T03:00")) is None


def test_times_are_those_of_my_browser_as_long_as_i_have_said_no_others(
    quick: Server, outside: WebServer
) -> None:
    basia = Visitor(quick.url)
    basia.http.cookies.set("zone", "Asia/Tokyo")
    assert "Asia/Tokyo" in basia.http.get("/notices").text
    hook(basia, outside, "turn")
    basia.http.cookies.set("zone", "Europe/Warsaw")  # on a journey
    assert "Asia/Tokyo" in basia.http.get("/notices").text


def test_the_export_names_the_ways_and_deleting_forgets_them(quick: Server, outside: WebServer) -> None:
    ada, basia = Visitor(quick.url), Visitor(quick.url)
    hook(basia, outside, "chat", "ended")
    mine, _ = sit_down(ada, basia, "tic-tac-toe")
    exported = basia.http.get("/me/export").json()
    assert exported["ways"] == [{"kind": "hook", "address": f"{outside.url}/hook"}]
    basia.post("/me/delete", sure="true")
    mine.post("/say", text="anybody?")
    mine.post("/end")
    time.sleep(1.5)
    assert outside.requests == []
