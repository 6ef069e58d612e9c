"""What goes round in the house meets a table, a person or a row that is broken: all others are served."""

import asyncio
import gzip
import time
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
import sqlalchemy as sa

from engineshed.kernel import find_game
from engineshed.server.hall import Hall
from engineshed.server.housekeeping import DAY, Housekeeper
from engineshed.server.notices.store import Notices, Way
from engineshed.server.notices.teller import Teller
from engineshed.server.pace import keeper
from engineshed.server.pace.pace import Pace
from engineshed.server.problems import Declined
from engineshed.server.settings import Settings
from engineshed.server.store.schema import EVENTS, REVIEWS, TABLES
from engineshed.server.store.storage import Storage
from engineshed.server.tables import commands
from engineshed.server.tables.chairs import Chair
from engineshed.server.tables.draft import Draft
from engineshed.server.tables.table import Table
from engineshed.server.work.reviews import MOST_OF_ONE, Reviews
from engineshed.server.work.waiting_line import MOST, Busy, WaitingLine
from engineshed.server.work.workers import Workers
from tests.server.apart import apart

LIVE = Pace("live", 30.0, 1200.0)


class House:
    """A hall with tables of two people each."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.hall = Hall(storage)

    async def open(self, id: str, *people: str, pace: Pace | None = None) -> None:
        chairs = [Chair("person", name.title(), name) for name in people]
        if len(chairs) < 2:
            chairs.append(Chair("bot", "Cezary", None, "random"))
        opened = commands.opening(find_game("tic-tac-toe"), {}, chairs, True, people[0], pace=pace)
        await self.hall.open(commands.open_table(id, opened))

    async def play(self, id: str, *cells: int) -> None:
        for cell in cells:

            def mark(table: Table, cell: int = cell) -> Draft:
                (seat,) = table.waiting()
                return commands.play(table, seat, ("mark", f"cell:{cell}"), table.decision(), None)

            await self.hall.change(id, mark)

    async def write(self, statement: "sa.Update | sa.Insert") -> None:
        async with self.storage.writing() as connection:
            await connection.execute(statement)

    async def break_event(self, id: str) -> None:
        await self.write(sa.text(f"UPDATE events SET data = '{{' WHERE table_id = '{id}' AND number = 2"))  # type: ignore[arg-type]


def run(folder: Path, deed: Callable[[House], Coroutine[object, object, None]]) -> None:
    async def all_of_it() -> None:
        storage = Storage(str(folder / "house.db"))
        await storage.prepare()
        try:
            await asyncio.wait_for(deed(House(storage)), 60)
        finally:
            await storage.close()

    apart(all_of_it())


def test_one_clock_that_cannot_be_read_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = keeper.tick

    def tick(table: Table, *known: object) -> Draft:
        if table.id == "broken":
            raise ZeroDivisionError
        return real(table, *known)  # type: ignore[arg-type]

    async def deed(house: House) -> None:
        await house.open("broken", "ada", "basia", pace=LIVE)
        await house.open("whole", "ada", "basia", pace=LIVE)
        monkeypatch.setattr(keeper, "tick", tick)
        await keeper.timekeeper(house.hall, 0).work(time.time() + 3000)
        table = await house.hall.find("whole")
        assert table.clock is not None
        assert table.clock.out() == (0,)

    run(tmp_path, deed)


def test_clocks_that_stay_due_keep_no_other_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks on needs no alarm: such a table is due again and again."""
    monkeypatch.setattr(keeper, "AT_A_TIME", 3)

    async def deed(house: House) -> None:
        now = time.time() + 1100  # time for the alarm
        for n in range(7):
            await house.open(f"looked-at-{n}", "ada", "basia", pace=LIVE)
            await house.storage.saw(f"looked-at-{n}", "ada", now)
        await house.open("t", "dora", "basia", pace=LIVE)
        rounds = keeper.timekeeper(house.hall, 0)
        before = (await house.hall.find("t")).number
        for _ in range(3):
            await rounds.work(now)
        assert (await house.hall.find("t")).number == before + 1
        await rounds.work(now)  # and begins anew

    run(tmp_path, deed)


def test_a_table_about_which_nothing_can_be_told_keeps_nobody_else_from_hearing(tmp_path: Path) -> None:
    async def deed(house: House) -> None:
        notices = Notices(house.storage)
        for guest in ("ada", "basia"):
            await notices.keep(Way(f"way-{guest}", guest, "hook", "", "https://example.org/", "", "en"))
        teller = Teller(house.hall, notices, Settings())
        teller.wanters = await notices.guests()
        await house.open("first", "ada", "cezary")
        await house.open("second", "basia", "cezary")
        await house.break_event("first")
        await teller.round()
        assert {notice.what for notice in await notices.sent_to("basia", 9)} == {"began", "turn"}
        async with house.storage.engine.connect() as connection:
            marked = await connection.scalars(sa.select(TABLES.c.id).where(TABLES.c.told.is_not(None)))
            assert list(marked) == []

    run(tmp_path, deed)


def test_a_game_that_cannot_be_archived_stays_and_the_others_go(tmp_path: Path) -> None:
    async def deed(house: House) -> None:
        for name in ("broken", "whole"):
            await house.open(name, "ada", "basia")
            await house.play(name, 0, 3, 1, 4, 2)
        await house.write(TABLES.update().values(moved=time.time() - 10 * DAY))
        await house.break_event("broken")
        keeper = Housekeeper(house.hall, Settings(finished_days=1, archive=str(tmp_path / "archive")))
        for _ in range(8):
            await keeper.round(time.time())
        assert [path.name for path in (tmp_path / "archive").iterdir()] == ["whole.json.gz"]
        async with house.storage.engine.connect() as connection:
            assert list(await connection.scalars(sa.select(EVENTS.c.table_id).distinct())) == ["broken"]

    run(tmp_path, deed)


# Reviews, and what stands in line


def test_the_review_of_what_was_taken_back_is_none(tmp_path: Path) -> None:
    async def deed(house: House) -> None:
        await house.open("t", "ada", "basia")
        await house.play("t", 0, 3, 1, 4, 2)
        workers = Workers(1)
        reviews = Reviews(house.hall, workers)
        table = await house.hall.find("t")
        await reviews.begin(table, "ada")
        await asyncio.gather(*reviews._tasks)
        assert await reviews.find(table) is not None
        for fresh in (reviews, Reviews(house.hall, workers)):
            await house.hall.change("t", lambda table: commands.take_back(table, 4, 0))
            await house.play("t", 8, 5)  # and Basia wins
            assert await fresh.find(await house.hall.find("t")) is None
        await house.write(REVIEWS.update().values(review=gzip.compress(b"{")[:-3]))
        await house.hall.change("t", lambda table: commands.take_back(table, 4, 0))
        await house.play("t", 2)
        again = Reviews(house.hall, workers)
        table = await house.hall.find("t")
        assert await again.find(table) is None  # a broken row is no review, and no error
        await again.begin(table, "ada")
        await asyncio.gather(*again._tasks)
        assert await Reviews(house.hall, workers).find(table) is not None
        await workers.close()

    run(tmp_path, deed)


def test_nobody_fills_the_line_for_reviews_alone(tmp_path: Path) -> None:
    async def deed(house: House) -> None:
        reviews = Reviews(house.hall, Workers(1))
        for n in range(MOST_OF_ONE + 1):
            await house.open(f"t{n}", "ada", "basia")
            await house.play(f"t{n}", 0, 3, 1, 4, 2)
        tables = [await house.hall.find(f"t{n}") for n in range(MOST_OF_ONE + 1)]
        for table in tables[:-1]:
            await reviews.begin(table, "ada")
        with pytest.raises(Declined):
            await reviews.begin(tables[-1], "ada")
        await reviews.begin(tables[-1], "basia")
        await reviews.close()
        await reviews.workers.close()

    run(tmp_path, deed)


def test_the_line_for_hints_is_short_and_nobody_fills_it_alone() -> None:
    async def deed() -> None:
        line, order = WaitingLine(), list[str]()
        go = asyncio.Event()

        async def stand(who: str) -> None:
            async with line.turn(who):
                await go.wait()
                order.append(who)

        first = [asyncio.create_task(stand(who)) for who in ("ada", "ada", "ada", "basia")]
        await asyncio.sleep(0)
        others = [asyncio.create_task(stand(f"guest {n}")) for n in range(MOST)]
        await asyncio.sleep(0)
        go.set()
        found = await asyncio.gather(*first, *others, return_exceptions=True)
        assert isinstance(found[2], Busy)
        assert order[:3] == ["ada", "ada", "basia"]
        assert len(order) == MOST
        await stand("ada")  # there is room again

    apart(deed())
