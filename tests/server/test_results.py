"""What becomes of finished games: booked once, rated where all agreed, and who left is remembered."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import cast

import msgspec
import pytest
import sqlalchemy as sa

from engineshed.kernel import find_game
from engineshed.server.hall import Hall
from engineshed.server.housekeeping import put_back, rows_of
from engineshed.server.pace.pace import Pace
from engineshed.server.people.service import Service
from engineshed.server.results.booker import Booker
from engineshed.server.results.outcome import Line, Outcome
from engineshed.server.results.rating import Rating
from engineshed.server.results.store import Finished, Results
from engineshed.server.results.terms import Terms
from engineshed.server.store.schema import FINISHED, RESULTS
from engineshed.server.store.storage import Storage
from engineshed.server.tables import commands
from engineshed.server.tables.chairs import Chair
from engineshed.server.tables.draft import Draft
from engineshed.server.tables.events import RanOut, Seated
from engineshed.server.tables.table import Table
from tests.server.apart import apart

pytestmark = pytest.mark.xdist_group("postgres")
RATED = Terms(rated=True)
ADA_WINS = (0, 3, 1, 4, 2)
"""Cells, each in turn."""
ADA, BASIA = Chair("person", "Ada", "ada"), Chair("person", "Basia", "basia")


class House:
    """A hall on a database, with a booker that is asked to go round."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.hall = Hall(storage)
        self.results = Results(storage)
        self.booker = Booker(self.hall)

    async def open(self, id: str, *chairs: Chair, terms: Terms = RATED, pace: Pace | None = None) -> None:
        opened = commands.opening(
            find_game("tic-tac-toe"), {}, list(chairs), True, "ada", pace=pace, terms=terms
        )
        await self.hall.open(commands.open_table(id, opened))

    async def play(self, id: str, *cells: int) -> None:
        for cell in cells:

            def mark(table: Table, cell: int = cell) -> Draft:
                seat = table.waiting()[0]
                return commands.play(table, seat, ("mark", f"cell:{cell}"), table.decision(), None)

            await self.hall.change(id, mark)

    async def finished(self, id: str, terms: Terms = RATED) -> None:
        """Ada and Basia play, and Ada wins."""
        await self.open(id, ADA, BASIA, terms=terms)
        await self.play(id, *ADA_WINS)

    async def rating(self, guest: str) -> Rating | None:
        found = (await self.results.ratings(guest)).get("tic-tac-toe")
        return None if found is None else found.rating

    async def only(self, guest: str) -> Finished:
        (found,) = await self.results.history(guest)
        return found


def run(database: str, *deeds: Callable[[House], Coroutine[object, object, None]]) -> None:
    async def all_of_it() -> None:
        storage = Storage(database)
        await storage.prepare()
        try:
            for deed in deeds:
                await deed(House(storage))
        finally:
            await storage.close()

    apart(all_of_it())


def test_a_rated_game_is_booked_once_with_places_and_intervals(database: str) -> None:
    async def deed(house: House) -> None:
        await house.finished("t")
        for _ in range(2):
            await house.booker.round()
        game = await house.only("ada")
        assert (game.rated, game.whole, game.people, game.kept) == (True, True, 2, True)
        assert [(took.name, took.place, took.left) for took in game.all] == [
            ("Ada", 1, False),
            ("Basia", 2, False),
        ]
        ada, basia = await house.rating("ada"), await house.rating("basia")
        assert ada is not None
        assert basia is not None
        assert ada.mean > 1500 > basia.mean
        assert 0 < ada.give < Rating().give
        assert game.all[0].after == ada
        assert (game.all[0].gain or 0) > 0

    run(database, deed)


def test_a_game_that_nobody_agreed_to_rate_counts_for_nobody(database: str) -> None:
    async def deed(house: House) -> None:
        await house.finished("t", terms=Terms())
        await house.booker.round()
        assert (await house.only("ada")).rated is False
        assert await house.rating("ada") is None

    run(database, deed)


def test_nobody_rates_themselves_with_two_seats_or_bots_alone(database: str) -> None:
    async def deed(house: House) -> None:
        await house.open("mine", ADA, msgspec.structs.replace(ADA, name="Ada too"))
        await house.play("mine", *ADA_WINS)
        await house.booker.round()
        assert await house.rating("ada") is None
        assert await house.results.stays("ada") == (0, 0)

    run(database, deed)


def test_opponents_are_counted_once_each_and_only_where_it_was_rated(database: str) -> None:
    async def deed(house: House) -> None:
        others = ("basia", "basia", "cezary", "dora")
        for number, guest in enumerate(others):
            terms = Terms() if guest == "dora" else RATED
            await house.open(f"t{number}", ADA, Chair("person", guest, guest), terms=terms)
            await house.play(f"t{number}", *ADA_WINS)
        await house.booker.round()
        met = await house.results.met("tic-tac-toe", ["ada", "basia", "dora"])
        assert met == {"ada": 2, "basia": 1}
        assert await house.results.met("connect-four", ["ada"]) == {}

    run(database, deed)


def test_two_processes_and_a_crash_book_it_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def crash(house: House) -> None:
        await house.finished("t")
        whole = Results._write

        async def half(self: Results, *told: object) -> None:
            await whole(self, *told)  # type: ignore[arg-type]
            raise OSError("the power is gone")

        with monkeypatch.context() as broken:
            broken.setattr(Results, "_write", half)
            with pytest.raises(OSError, match="power"):
                await house.booker.round()
        assert await house.results.history("ada") == []
        assert await house.rating("ada") is None

    async def race(house: House) -> None:
        others = [Storage(database) for _ in range(3)] if house.storage.shared else []
        bookers = [house.booker, *(Booker(Hall(other)) for other in others)]
        await asyncio.gather(*(booker.round() for booker in bookers))
        for other in others:
            await other.close()
        assert (await house.results.ratings("ada"))["tic-tac-toe"].games == 1
        assert len(await house.results.history("ada")) == 1

    run(database, crash, race)


def test_games_that_end_together_all_count(database: str) -> None:
    """Two processes rate the same people at the same time: no game is lost."""

    async def deed(house: House) -> None:
        for number in range(6):
            await house.finished(f"t{number}")
        other = Storage(database) if house.storage.shared else house.storage
        one, two = house.booker, Booker(Hall(other))
        ids = [f"t{number}" for number in range(6)]
        await asyncio.gather(
            *(booker.book(at) for booker, wanted in ((one, ids[::2]), (two, ids[1::2])) for at in wanted)
        )
        if other is not house.storage:
            await other.close()
        rated = await house.results.ratings("ada")
        assert rated["tic-tac-toe"].games == 6
        gains = [took.gain or 0 for game in await house.results.history("ada") for took in game.all[:1]]
        assert rated["tic-tac-toe"].rating.mean == pytest.approx(1500 + sum(gains))

    run(database, deed)


def test_a_table_put_back_from_the_archive_is_not_counted_again(database: str) -> None:
    async def deed(house: House) -> None:
        await house.finished("t")
        rows = await rows_of(house.storage, "t")
        await house.booker.round()
        await house.storage.delete(["t"])
        assert (await house.only("ada")).kept is False
        await put_back(house.storage, rows)
        await house.booker.round()
        assert (await house.results.ratings("ada"))["tic-tac-toe"].games == 1

    run(database, deed)


def test_whoever_leaves_counts_as_last_and_has_left(database: str) -> None:
    async def deed(house: House) -> None:
        await house.open("t", ADA, BASIA)
        await house.play("t", 0, 3, 1)
        await house.hall.change("t", lambda table: commands.leave(table, 0))  # Ada, who would win
        await house.play("t", 4, 2)  # the bot on Ada's seat wins for her
        await house.booker.round()
        game = await house.only("ada")
        assert [(took.guest, took.place, took.left) for took in game.all] == [
            ("ada", 1, True),
            ("basia", 2, False),
        ]
        ada, basia = await house.rating("ada"), await house.rating("basia")
        assert ada is not None
        assert basia is not None
        assert ada.mean < 1500 < basia.mean
        assert await house.results.stays("ada") == (0, 1)
        assert await house.results.stays("basia") == (1, 0)

    run(database, deed)


def test_who_comes_back_has_stayed(database: str) -> None:
    async def deed(house: House) -> None:
        await house.open("t", ADA, BASIA)
        await house.hall.change("t", lambda table: commands.leave(table, 0))
        await house.play("t", 0)
        await house.hall.change("t", lambda table: commands.come_back(table, "ada"))
        await house.play("t", *ADA_WINS[1:])
        await house.booker.round()
        assert await house.results.stays("ada") == (1, 0)
        assert (await house.only("ada")).all[0].left is False

    run(database, deed)


async def taken_over(house: House) -> None:
    """Ada has left, her seat is free, and Cezary sits there."""
    await house.open("t", ADA, BASIA)

    def free(table: Table) -> Draft:
        draft = Draft(table)
        draft.write(Seated.on(0, table.chairs[0].stand_in(free=True)))
        return draft

    await house.hall.change("t", free)
    cezary = Chair("person", "Cezary", "cezary")
    await house.hall.change("t", lambda table: commands.sit(table, 0, cezary))


def test_whose_seat_somebody_else_took_over_has_left_it(database: str) -> None:
    async def deed(house: House) -> None:
        await taken_over(house)
        await house.play("t", *ADA_WINS)
        await house.booker.round()
        assert await house.results.stays("ada") == (0, 1)
        assert await house.results.stays("cezary") == (1, 0)
        assert await house.rating("cezary") is None  # came when the game had begun
        ada, basia = await house.rating("ada"), await house.rating("basia")
        assert ada is not None
        assert basia is not None
        assert ada.mean < basia.mean

    run(database, deed)


def test_who_takes_the_seat_back_from_somebody_else_has_stayed(database: str) -> None:
    async def deed(house: House) -> None:
        await taken_over(house)
        await house.hall.change("t", lambda table: commands.come_back(table, "ada"))
        await house.play("t", *ADA_WINS)
        await house.booker.round()
        assert await house.results.stays("ada") == (1, 0)
        assert await house.results.stays("cezary") == (0, 0)
        ada = await house.rating("ada")
        assert ada is not None
        assert ada.mean > 1500

    run(database, deed)


def test_for_whom_all_waited_in_vain_has_left(database: str) -> None:
    async def deed(house: House) -> None:
        await house.open("t", ADA, BASIA, pace=Pace("days", 3600.0, 7200.0))

        def out(table: Table) -> Draft:
            draft = Draft(table)
            draft.write(RanOut(0, draft.now()))
            return draft

        await house.hall.change("t", out)
        await house.hall.change("t", lambda table: commands.end(table, "idle"))
        await house.booker.round()
        assert await house.results.stays("ada") == (0, 1)
        assert await house.results.stays("basia") == (0, 0)
        assert await house.rating("basia") is None

    run(database, deed)


def test_a_table_that_all_agreed_to_end_is_nobodys_fault(database: str) -> None:
    async def deed(house: House) -> None:
        await house.open("t", ADA, BASIA)
        await house.hall.change("t", lambda table: commands.end(table, "agreed"))
        await house.booker.round()
        assert await house.results.stays("ada") == (0, 0)
        assert await house.results.waiting(10) == []

    run(database, deed)


def test_deleting_leaves_nameless_seats_and_the_others_their_games(database: str) -> None:
    async def deed(house: House) -> None:
        service = Service(house.hall, "secret")
        await house.finished("before")
        await house.booker.round()
        await house.finished("not-booked-yet")
        await service.publish("ada", "Ada")
        exported = cast("dict[str, list[dict[str, object]]]", (await service.export("ada"))["results"])
        assert [game["table"] for game in exported["games"]] == ["before"]
        assert exported["ratings"]

        await service.delete("ada")
        await house.booker.round()
        assert await house.results.history("ada") == []
        assert await house.rating("ada") is None
        assert await service.profiles.of_guest("ada") is None
        async with house.storage.engine.connect() as connection:
            rows = list(await connection.execute(sa.select(RESULTS)))
        assert [row for row in rows if row.guest == "ada" or row.name == "Ada"] == []
        games = await house.results.history("basia")
        assert len(games) == 2
        assert {took.name for game in games for took in game.all} == {"", "Basia"}

    run(database, deed)


def test_what_a_guest_played_comes_along_to_another_device(database: str) -> None:
    async def deed(house: House) -> None:
        service = Service(house.hall, "secret")
        await house.finished("t")
        await house.booker.round()
        await service.publish("ada", "Ada")
        before = await house.rating("ada")
        await service.arrive("ada-account", "Firefox", "ada")
        assert await house.rating("ada-account") == before
        assert (await house.only("ada-account")).all[0].guest == "ada-account"
        assert await service.profiles.public() == {}  # joining publishes nothing

    run(database, deed)


def test_an_unreadable_table_stops_no_other(database: str) -> None:
    async def deed(house: House) -> None:
        await house.finished("bad")
        await house.finished("good")
        async with house.storage.engine.begin() as connection:
            await connection.execute(sa.text("UPDATE events SET kind = 'junk' WHERE table_id = 'bad'"))
        house.hall.forget("bad")
        await house.booker.round()
        assert [game.table for game in await house.results.history("ada")] == ["good"]
        assert await house.results.waiting(10) == []

    run(database, deed)


def test_bots_of_a_known_strength_are_entrants_and_others_are_not() -> None:
    lines = (
        Line(0, "ada", "Ada", place=2),
        Line(1, None, "Basia", level="steady", place=1),
        Line(2, None, "Cezary", level="of-somebody", place=3),
        Line(3, "dora", "Dora", place=1, left=True),
        Line(4, "emil", "Emil", place=4, late=True),
    )
    outcome = Outcome("t", "g", 5, 3, "", "", 0.0, 1.0, None, rated=True, whole=True, lines=lines)
    known = {guest: Rating() for guest in ("ada", "dora", "emil")}
    found = outcome.entrants(known, {"steady": Rating(1500, 5)})
    assert sorted(found) == [0, 1, 3]
    assert found[1].fixed
    assert max(found, key=lambda number: found[number].rank) == 3  # who left is behind all who stayed


def test_the_columns_hold_what_an_outcome_says() -> None:
    fields = {field.name for field in msgspec.structs.fields(Outcome)} - {"table", "lines"}
    assert fields == set(FINISHED.c.keys()) - {"table_id"}
    told = {field.name for field in msgspec.structs.fields(Line)} - {"late", "left"}
    assert told | {"gone"} <= set(RESULTS.c.keys())
