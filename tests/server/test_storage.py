"""What both databases keep: events by number, who sits where, which bots are waited for."""

from collections.abc import Awaitable, Callable

import pytest
import sqlalchemy as sa

from engineshed.kernel import find_game
from engineshed.server.hall import Hall
from engineshed.server.store.schema import TABLES
from engineshed.server.store.storage import Conflict, Storage, migrate
from engineshed.server.tables import commands
from engineshed.server.tables.chairs import Chair
from engineshed.server.tables.events import Event, Said
from engineshed.server.tables.rows import Row
from tests.server.apart import apart
from tests.server.running import Server
from tests.server.test_playing import until_asked
from tests.server.visitor import Visitor

pytestmark = pytest.mark.xdist_group("postgres")

BOT_IS_ASKED: dict[str, object] = {"seats": [{"kind": "bot"}], "waiting": [0]}
NOBODY_IS_ASKED: dict[str, object] = {"seats": [{"kind": "bot"}], "waiting": []}


def run(database: str, deed: Callable[[Storage], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        storage = Storage(database)
        await storage.prepare()
        try:
            await deed(storage)
        finally:
            await storage.close()

    apart(all_of_it())


def event(number: int, text: str = "", key: str | None = None) -> Event:
    return Event(number, Said("Ada", text), 1.0, key)


def row(id: str, summary: dict[str, object] = NOBODY_IS_ASKED, moved: float = 1.0, over: bool = False) -> Row:
    return Row(id, "tic-tac-toe", True, over, moved, summary)


def test_one_number_is_written_once(database: str) -> None:
    async def deed(storage: Storage) -> None:
        await storage.add(row("t"), ["ada"], [event(1, "ż")])
        await storage.append(row("t"), [], [event(2, "first")])
        with pytest.raises(Conflict):
            await storage.append(row("t", moved=9.0), [], [event(2), event(3)])
        stored = await storage.events("t")
        assert stored == [event(1, "ż"), event(2, "first")]
        assert [found.number for found in await storage.events("t", 1)] == [2]
        assert [found.moved for found in await storage.rows(sa.select(TABLES), 9)] == [1.0]

    run(database, deed)


def test_one_key_is_written_once(database: str) -> None:
    async def deed(storage: Storage) -> None:
        await storage.add(row("t"), [], [event(1, key="key")])
        with pytest.raises(Conflict):
            await storage.append(row("t"), [], [event(2, key="key")])
        await storage.add(row("other"), [], [event(1, key="key")])

    run(database, deed)


def test_who_sits_where_is_known(database: str) -> None:
    async def deed(storage: Storage) -> None:
        await storage.add(row("t"), ["ada"], [event(1)])
        await storage.append(row("t", moved=5.0), ["ada", "basia"], [event(2)])
        await storage.add(row("u", moved=3.0), ["basia"], [event(1)])
        assert [found.id for found in await storage.of_guest("basia")] == ["t", "u"]
        assert [found.id for found in await storage.of_guest("ada")] == ["t"]

    run(database, deed)


def test_tables_that_wait_for_a_bot_are_found_with_their_numbers(database: str) -> None:
    async def deed(storage: Storage) -> None:
        await storage.add(row("asked", BOT_IS_ASKED), [], [event(1)])
        await storage.add(row("later", NOBODY_IS_ASKED), [], [event(1)])
        await storage.add(row("over", BOT_IS_ASKED, over=True), [], [event(1)])
        assert await storage.bots_asked() == {"asked": 1}
        await storage.append(row("asked", NOBODY_IS_ASKED), [], [event(2)])
        await storage.append(row("later", BOT_IS_ASKED), [], [event(2), event(3)])
        assert await storage.bots_asked() == {"later": 3}

    run(database, deed)


def test_an_older_database_is_brought_up_to_date(database: str) -> None:
    """As it was before tables knew their number: everything is found again."""

    async def deed(storage: Storage) -> None:
        await storage.add(row("asked", BOT_IS_ASKED), [], [event(1), event(2)])
        await storage.add(row("nobody"), [], [event(1)])
        async with storage.engine.begin() as connection:
            await connection.run_sync(migrate, "0001")
        await storage.prepare()
        assert await storage.bots_asked() == {"asked": 2}

    run(database, deed)


def test_what_is_noted_first_is_remembered(database: str) -> None:
    async def deed(storage: Storage) -> None:
        assert await storage.note("secret", "one") == "one"
        assert await storage.note("secret", "two") == "one"

    run(database, deed)


def test_a_number_told_by_nobody_is_found_after_a_silence(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stream looks for itself now and then: it needs no wake-up to come to the last number."""
    monkeypatch.setattr("engineshed.server.hall.STILL_HERE", 0.05)

    async def deed(storage: Storage) -> None:
        hall = Hall(storage)
        chairs = [Chair("person", "Ada", "ada"), Chair("open")]
        opened = commands.opening(find_game("tic-tac-toe"), {}, chairs, True, "ada")
        table = await hall.open(commands.open_table("t", opened))
        numbers = hall.numbers("t", table.number)
        assert await anext(numbers) == 0
        monkeypatch.setattr(hall, "_wake", lambda *_: None)
        table = await hall.change("t", lambda table: commands.say(table, "Ada", "hello", "ada"))
        assert await anext(numbers) == table.number
        await numbers.aclose()

    run(database, deed)


def test_a_whole_game_against_a_bot(database: str) -> None:
    server = Server(database)
    server.start()
    seat = Visitor(server.url).play_now("tic-tac-toe")
    while options := until_asked(seat):
        assert seat.move(options[0]).status_code == 200
    record = seat.get("/record").text
    assert seat.over()
    server.stop()
    server.start()
    assert seat.get("/record").text == record
    assert seat.get("/score").status_code == 200
    server.stop()
