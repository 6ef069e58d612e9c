"""At a table together: quick words in each one's language, muting somebody, notes that only I read."""

import json
import re
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from engineshed.kernel import find_game
from engineshed.server.notices.reasons import reasons
from engineshed.server.people.pads import LONGEST
from engineshed.server.store.schema import PADS
from engineshed.server.store.storage import Storage
from engineshed.server.tables import commands
from engineshed.server.tables.chairs import Chair
from engineshed.web.table.quick_words import QUICK_WORDS
from engineshed.web.tongues import LANGUAGES, words_for
from tests.server.apart import apart
from tests.server.conftest import sit_down
from tests.server.running import Server
from tests.server.test_doctor import run
from tests.server.test_people import code_of
from tests.server.visitor import Seat, Visitor

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture
def own(database: str) -> Iterator[Server]:
    """A house of its own, on each database."""
    server = Server(database, workers=0)
    server.start()
    yield server
    server.stop()


def chat(seat: Seat) -> list[str]:
    """What this person reads, the newest line first."""
    found = re.search(r'<ol[^>]* id="chat".*?</ol>', seat.page(), re.DOTALL)
    assert found is not None
    return re.findall(r"</b><span[^>]*>(.*?)</span>", found[0])


async def notes_in(database: str) -> list[str]:
    """All that anybody has noted, as the database keeps it."""
    storage = Storage(database)
    async with storage.engine.connect() as connection:
        found = list(await connection.scalars(sa.select(PADS.c.text)))
    await storage.close()
    return found


async def delete(database: str, table: str) -> None:
    """As the house does with tables that are not kept."""
    storage = Storage(database)
    await storage.delete([table])
    await storage.close()


def test_everybody_reads_a_quick_word_in_their_own_language(server: Server) -> None:
    ada, basia = sit_down(Visitor(server.url), Visitor(server.url, "pl"), "tic-tac-toe")
    assert ada.post("/say", word="well-played").status_code == 200
    assert (chat(ada), chat(basia)) == (["Well played!"], ["Dobrze zagrane!"])


def test_only_the_houses_words_are_quick_words(duel: tuple[Seat, Seat]) -> None:
    ada, basia = duel
    assert ada.post("/say", word="you-fool").status_code == 422
    ada.post("/say", text="well-played")
    ada.post("/say", text="something else", word="sorry")
    assert chat(basia) == ["Sorry!", "well-played"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quick_word_has_its_own_words(language: str) -> None:
    texts = [words_for(language, "engineshed.web")(f"quick-{word}") for word in QUICK_WORDS]
    assert len(set(texts)) == len(QUICK_WORDS) == 8


def test_whom_i_mute_i_do_not_read_and_nobody_else_notices(duel: tuple[Seat, Seat], server: Server) -> None:
    ada, basia = duel
    watcher = Seat(Visitor(server.url), ada.path)
    basia.post("/say", text="before")
    assert ada.post("/mute", seat="1", muted="true").status_code == 200
    basia.post("/say", text="after")
    ada.post("/say", text="mine")
    assert chat(ada) == ["mine"]
    assert chat(basia) == chat(watcher) == ["mine", "after", "before"]
    assert "Muted: Basia" in ada.page()
    assert "Muted" not in watcher.page() + basia.page()
    ada.post("/mute", seat="1", muted="false")
    assert chat(ada) == ["mine", "after", "before"]


def test_a_mute_stays_when_the_muted_person_joins_another_device(ada: Visitor, basia: Visitor) -> None:
    mine, theirs = sit_down(ada, basia, "tic-tac-toe")
    mine.post("/mute", seat="1", muted="true")
    other = Visitor(str(ada.http.base_url))
    assert basia.post("/join", code=code_of(other)).status_code == 303
    assert Seat(other, theirs.path).post("/say", text="me again").status_code == 200
    assert chat(mine) == []


def test_nobody_is_told_of_the_chat_of_whom_they_muted() -> None:
    chairs = [Chair("person", "Ada", "a"), Chair("person", "Basia", "b"), Chair("person", "Cezary", "c")]
    opened = commands.opening(find_game("age-of-steam"), {}, chairs, True, "a")
    table = commands.mute(commands.open_table("t", opened).table, "b", 0, True).table
    for name, guest, told in (("Ada", "a", ["c"]), ("Cezary", "c", ["a", "b"])):
        said = commands.say(table, name, "hello", guest)
        found = [reason.guest for reason in reasons(said.table, said.events) if reason.what == "chat"]
        assert found == told


def test_nobody_mutes_themselves_a_bot_or_from_outside(duel: tuple[Seat, Seat], server: Server) -> None:
    ada, _ = duel
    assert [ada.post("/mute", seat=seat, muted="true").status_code for seat in ("0", "7")] == [409, 409]
    outside = Seat(Visitor(server.url), ada.path)
    assert outside.post("/mute", seat="1", muted="true").status_code == 403
    alone = ada.visitor.play_now("tic-tac-toe")
    assert {alone.post("/mute", seat=seat, muted="true").status_code for seat in ("0", "1")} == {409}


def test_notes_are_mine_alone_and_outlive_the_server_as_mutes_do(own: Server) -> None:
    visitors = Visitor(own.url), Visitor(own.url)
    ada, basia = sit_down(*visitors, "tic-tac-toe")
    assert ada.get("/notes").text == ""
    assert ada.post("/notes", text="Dora needs Toledo\r\nbid 4 \N{STEAM LOCOMOTIVE}\0").status_code == 204
    basia.post("/notes", text="hers")
    basia.post("/say", text="hush")
    ada.post("/mute", seat="1", muted="true")
    assert "Toledo" not in ada.page() + basia.page()
    assert Seat(Visitor(own.url), ada.path).get("/notes").status_code == 403
    own.kill()
    own.start()
    ada, basia = (Seat(visitor.at(own.url), ada.path) for visitor in visitors)
    assert ada.get("/notes").text == "Dora needs Toledo\nbid 4 \N{STEAM LOCOMOTIVE}"
    assert basia.get("/notes").text == "hers"
    assert (chat(ada), chat(basia)) == ([], ["hush"])
    ada.post("/notes", text="other")
    assert ada.get("/notes").text == "other"
    assert ada.post("/notes", text="x" * (LONGEST + 1)).status_code == 409
    assert ada.post("/notes", text="ż" * LONGEST).status_code == 204
    assert ada.get("/notes").text == "ż" * LONGEST


def test_notes_are_exported_and_deleted_with_their_person(own: Server, database: str) -> None:
    ada, basia = sit_down(Visitor(own.url), Visitor(own.url), "tic-tac-toe")
    ada.post("/notes", text="mine")
    basia.post("/notes", text="hers")
    table = ada.path.rsplit("/", 1)[1]
    assert ada.visitor.http.get("/me/export").json()["notes"] == {table: "mine"}
    ada.visitor.post("/me/delete", sure="true")
    own.stop()
    assert apart(notes_in(database)) == ["hers"]
    apart(delete(database, table))
    assert apart(notes_in(database)) == []


def test_a_reported_line_is_kept_with_those_around_it_until_the_host_settles_it(
    own: Server, database: str
) -> None:
    ada, basia = sit_down(Visitor(own.url), Visitor(own.url), "tic-tac-toe")
    for seat, text in ((ada, "hello"), (basia, "[red]fool"), (ada, "why?")):
        seat.post("/say", text=text)
    line = re.findall(r'"line": (\d+)', ada.page())
    assert len(line) == 1  # nobody reports their own words
    assert [ada.post("/report", line=line[0]).status_code for _ in range(2)] == [200, 200]
    assert basia.post("/report", line=line[0]).status_code == 422
    assert Seat(Visitor(own.url), ada.path).post("/report", line=line[0]).status_code == 403
    account = Visitor(own.url)
    assert ada.visitor.post("/join", code=code_of(account)).status_code == 303
    assert len(account.http.get("/me/export").json()["reports"]) == 1
    apart(delete(database, ada.path.rsplit("/", 1)[1]))
    (report,) = json.loads(run("reports", "--database", database, "--json").stdout)
    said = [(near["name"], near["said"], near["reported"]) for near in report["lines"]]
    assert [text for _, text, _ in said] == ["hello", "[red]fool", "why?"]
    assert [reported for _, _, reported in said] == [False, True, False]
    assert "> Basia: [red]fool" in run("reports", "--database", database).stdout
    assert "0 open" in run("reports", "--database", database, "--settle", report["id"]).stdout


def test_notes_come_along_to_another_device(ada: Visitor, basia: Visitor) -> None:
    seat = basia.play_now("tic-tac-toe")
    seat.post("/notes", text="from the phone")
    assert basia.post("/join", code=code_of(ada)).status_code == 303
    assert Seat(ada, seat.path).get("/notes").text == "from the phone"
