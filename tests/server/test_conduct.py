"""Blocking somebody, and what the host does about reports: lines, measures, answers to both sides."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from engineshed.kernel import find_game
from engineshed.server.notices.reasons import reasons
from engineshed.server.problems import loggable
from engineshed.server.tables import commands
from engineshed.server.tables.chairs import Chair
from engineshed.server.tables.load import rebuild
from tests.server.conftest import sit_down
from tests.server.running import Server
from tests.server.test_doctor import run
from tests.server.test_people import code_of
from tests.server.test_together import chat
from tests.server.visitor import Seat, Visitor

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture
def own(database: str) -> Iterator[Server]:
    """A house of its own, on each database."""
    server = Server(database, workers=0)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("conduct") / "house.db", workers=0)
    server.start()
    yield server
    server.stop()


def lobby(visitor: Visitor, **more: str) -> Seat:
    form = {"seat-0": "me", "seat-1": "link", "public": "yes", "name-0": "Ada"}
    return visitor.open_table("tic-tac-toe", **form, **more)


def host_of(server: Server, language: str = "en") -> Visitor:
    """Somebody who opened the link that the command line printed."""
    host = Visitor(server.url, language)
    printed = run("reports", "--database", str(server.database), "--page", "--url", server.url).stdout.split()
    (link,) = [word for word in printed if "/host/enter/" in word]
    secret = link.rsplit("/", 1)[1]
    assert secret in host.http.get(f"/host/enter/{secret}").text
    assert host.post("/host/enter", secret=secret).headers["location"] == "/host"
    assert Visitor(server.url).post("/host/enter", secret=secret).status_code == 403  # it is used up
    return host


def reported(first: Visitor, second: Visitor) -> tuple[Seat, Seat, str]:
    """Ada reports what Basia said; the number of the line."""
    ada, basia = sit_down(first, second, "tic-tac-toe")
    ada.post("/say", text="hello")
    basia.post("/say", text="you fool")
    (line,) = re.findall(r'"line": (\d+)', ada.page())
    assert ada.post("/report", line=line).status_code == 200
    return ada, basia, line


def report_id(host: Visitor) -> str:
    found = re.search(r'action="/host/([0-9a-f]+)/decide"', host.http.get("/host").text)
    assert found is not None
    return found[1]


# Blocking


def test_who_is_blocked_cannot_sit_down_at_my_tables(house: Server) -> None:
    first, second = Visitor(house.url), Visitor(house.url)
    ada, _ = sit_down(first, second, "tic-tac-toe")
    assert ada.post("/block", seat="1", blocked="true").status_code == 200
    mine = lobby(first)
    theirs = Seat(second, mine.path)
    assert theirs.post("/sit", seat="1", name="Basia").status_code == 409
    assert Seat(Visitor(house.url), mine.path).post("/sit", seat="1", name="Cezary").status_code == 303


def test_i_am_asked_before_i_sit_down_beside_whom_i_blocked(house: Server) -> None:
    first, second = Visitor(house.url), Visitor(house.url)
    ada, _ = sit_down(first, second, "tic-tac-toe")
    ada.post("/block", seat="1", blocked="true")
    theirs = Seat(first, lobby(second).path)
    page = first.http.get(theirs.path).text
    assert 'name="anyway" value="yes"' in page
    assert theirs.post("/sit", seat="1", name="Ada").status_code == 409
    assert theirs.post("/sit", seat="1", name="Ada", anyway="yes").status_code == 303


def test_what_a_blocked_person_says_is_hidden_from_me_alone(house: Server) -> None:
    first, second = Visitor(house.url), Visitor(house.url)
    ada, basia = sit_down(first, second, "tic-tac-toe")
    basia.post("/say", text="before")
    before = basia.page()
    ada.post("/block", seat="1", blocked="true")
    assert basia.page() == before  # nobody is told
    basia.post("/say", text="after")
    assert (chat(ada), chat(basia)) == ([], ["after", "before"])
    assert "Basia" in first.http.get("/me").text
    first.post("/me/unblock", place="0")
    assert chat(ada) == ["after", "before"]


def test_a_block_follows_the_person_to_another_device(house: Server) -> None:
    first, second = Visitor(house.url), Visitor(house.url)
    ada, _ = sit_down(first, second, "tic-tac-toe")
    ada.post("/block", seat="1", blocked="true")
    account = Visitor(house.url)
    assert second.post("/join", code=code_of(account)).status_code == 303
    assert Seat(account, lobby(first).path).post("/sit", seat="1", name="B").status_code == 409


def test_nobody_blocks_themselves_a_bot_or_from_outside(house: Server) -> None:
    ada, _ = sit_down(Visitor(house.url), Visitor(house.url), "tic-tac-toe")
    assert [ada.post("/block", seat=s, blocked="true").status_code for s in ("0", "7")] == [409, 409]
    assert Seat(Visitor(house.url), ada.path).post("/block", seat="0", blocked="true").status_code == 403


def test_nobody_is_told_of_the_chat_of_whom_they_blocked() -> None:
    chairs = [Chair("person", name, name.lower()) for name in ("Ada", "Basia", "Cezary")]
    table = commands.open_table(
        "t", commands.opening(find_game("age-of-steam"), {}, chairs, True, "ada")
    ).table
    said = commands.say(table, "Ada", "hello", "ada")
    told = reasons(said.table, said.events, {("basia", "ada")})
    assert [reason.guest for reason in told if reason.what == "chat"] == ["cezary"]


# The host's page


def test_the_host_hides_lines_suspends_and_answers_both_in_their_language(own: Server) -> None:
    first, second = Visitor(own.url), Visitor(own.url, "pl")
    ada, basia, line = reported(first, second)
    host = host_of(own)
    assert "you fool" in host.http.get("/host").text
    case = report_id(host)
    form = {f"line-{line}": "on", "sit": "7", "to-reports": "Well seen.", "to-reported": "Be kind."}
    assert host.post(f"/host/{case}/decide", **form).status_code == 303
    assert host.post(f"/host/{case}/decide", **form).status_code == 409  # decided once
    assert "you fool" not in ada.page() + basia.page()
    assert "hidden by the host" in ada.page()
    assert "The host has answered" in first.http.get("/").text
    answers = first.http.get("/me/answers").text, second.http.get("/me/answers").text
    assert "Suspended for 7 days" in answers[0]
    assert "Well seen." in answers[0]
    assert "Zawieszenie na 7 dni" in answers[1]
    assert "Be kind." in answers[1]
    assert "The host has answered" not in first.http.get("/").text
    # A suspended person reads and finishes games, but neither sits down nor writes.
    assert basia.post("/say", text="again").status_code == 409
    assert basia.post("/say", word="sorry").status_code == 409
    assert Seat(second, lobby(first).path).post("/sit", seat="1", name="B").status_code == 409
    assert second.post("/games/tic-tac-toe/play").status_code == 409
    assert second.post("/tables", game="tic-tac-toe").status_code == 409
    assert basia.get().status_code == 200
    assert ada.move(["mark", "cell:4"]).status_code == 200
    assert basia.move(["mark", "cell:0"]).status_code == 200
    # It can be taken back.
    assert "Suspended for 7 days" in host.http.get(f"/host/{case}").text
    assert host.post(f"/host/{case}/reopen").status_code == 303
    assert "you fool" in ada.page()
    assert basia.post("/say", text="again").status_code == 200


def test_no_chat_leaves_quick_words_and_seats(house: Server) -> None:
    first, second = Visitor(house.url), Visitor(house.url)
    _, basia, _ = reported(first, second)
    host = host_of(house)
    assert host.post(f"/host/{report_id(host)}/decide", chat="30", warn="on").status_code == 303
    assert basia.post("/say", text="again").status_code == 409
    assert basia.post("/say", word="sorry").status_code == 200
    assert Seat(second, lobby(first).path).post("/sit", seat="1", name="B").status_code == 303
    moved = Visitor(house.url)  # the same person under another id
    assert second.post("/join", code=code_of(moved)).status_code == 303
    assert Seat(moved, basia.path).post("/say", text="again").status_code == 409


def test_nothing_wrong_is_told_to_who_reported_alone(house: Server) -> None:
    first, second = Visitor(house.url), Visitor(house.url)
    reported(first, second)
    host = host_of(house, "pl")
    assert "Zgłoszenia" in host.http.get("/host").text
    assert host.post(f"/host/{report_id(host)}/decide").status_code == 303
    assert "found nothing" in first.http.get("/me/answers").text
    assert "There are none" in second.http.get("/me/answers").text


def test_only_the_host_reads_and_decides(house: Server) -> None:
    first, second = Visitor(house.url), Visitor(house.url)
    reported(first, second)
    host = host_of(house)
    case = report_id(host)
    for stranger in (first, Visitor(house.url)):
        stranger.http.cookies.set("host", "x" * 43)
        assert stranger.http.get("/host").status_code == 403
        assert stranger.http.get(f"/host/{case}").status_code == 403
        assert stranger.post(f"/host/{case}/decide", sit="7").status_code == 403
        assert stranger.post(f"/host/{case}/reopen").status_code == 403
    cookie = next(cookie for cookie in host.http.cookies.jar if cookie.name == "host")
    assert (cookie.path, cookie.has_nonstandard_attr("HttpOnly")) == ("/host", True)
    assert host.post(f"/host/{case}/decide", chat="9999", sit="-3").status_code == 303  # no such measures
    assert "Nothing wrong." in host.http.get(f"/host/{case}").text
    run("reports", "--database", str(house.database), "--close")
    assert host.http.get("/host").status_code == 403


def test_the_hosts_link_stands_in_no_log() -> None:
    assert loggable("/host/enter/secret") == "/host/enter/..."


def test_a_link_without_a_click_is_not_used_up(house: Server, tmp_path: Path) -> None:
    printed = run("reports", "--database", str(house.database), "--page", "--url", house.url).stdout
    link = next(word for word in printed.split() if "/host/enter/" in word)
    assert httpx.get(link).status_code == 200  # a preview
    visitor = Visitor(house.url)
    assert visitor.post("/host/enter", secret=link.rsplit("/", 1)[1]).status_code == 303


def test_a_suspended_person_gets_no_seat_by_a_rematch(house: Server) -> None:
    first, second = Visitor(house.url), Visitor(house.url)
    ada, basia, _ = reported(first, second)
    host = host_of(house)
    host.post(f"/host/{report_id(host)}/decide", sit="0")
    ada.visitor.post(f"{ada.path}/end")
    basia.answer(True)  # to end the game is theirs to say
    assert ada.post("/rematch").status_code == 201
    assert basia.answer(True).status_code == 409
    assert basia.post("/rematch").status_code == 409


def test_a_line_of_chat_cannot_turn_what_stands_beside_it(house: Server) -> None:
    ada, _ = sit_down(Visitor(house.url), Visitor(house.url), "tic-tac-toe")
    ada.post("/say", text="\u202eolleh\x00 \u2066you\u2069\u200b!")
    assert chat(ada) == ["olleh you!"]


# Who watches


def test_who_watches_is_counted_and_silent_unless_the_table_likes(house: Server) -> None:
    ada, basia = sit_down(Visitor(house.url), Visitor(house.url), "tic-tac-toe")
    watcher = Seat(Visitor(house.url), ada.path)
    assert "one person watches" in watcher.page()
    assert "2 people watch" in Seat(Visitor(house.url), basia.path).page()
    assert watcher.post("/say", text="cell 4!").status_code == 403
    first = Visitor(house.url)
    open_one = lobby(first, watchers="talk")
    Seat(Visitor(house.url), open_one.path).post("/sit", seat="1", name="Basia")
    loud = Seat(Visitor(house.url), open_one.path)
    assert 'id="say"' in loud.page()
    assert 'id="say"' not in watcher.page()
    assert loud.post("/say", text="cell 4!").status_code == 200
    assert chat(open_one) == ["cell 4!"]
    assert 'class="watches"' in open_one.page()


def test_lines_stay_hidden_after_a_restart() -> None:
    chairs = [Chair("person", name, name.lower()) for name in ("Ada", "Basia")]
    opened = commands.open_table("t", commands.opening(find_game("tic-tac-toe"), {}, chairs, True, "ada"))
    said = commands.say(opened.table, "Ada", "fool", "ada")
    number = said.events[0].number
    hidden = commands.hide(said.table, [number, 999], True)
    again = rebuild("t", [*opened.events, *said.events, *hidden.events])
    assert [line.hidden for line in again.talk.lines] == [True]
    assert commands.hide(again, [number], True).events == []
