"""Bots go on whatever happens to the processes that they think in."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError
from tiny_games.tic_tac_toe import Mark

from engineshed.kernel import find_game
from engineshed.server.hall import Hall
from engineshed.server.store.storage import Storage
from engineshed.server.tables import commands
from engineshed.server.tables.chairs import Chair
from engineshed.server.tables.table import Table
from engineshed.server.work.robots import CHOOSE, SECRETLY, Replaced, Robots
from engineshed.server.work.workers import NoWorker, Workers
from tests.server.apart import apart
from tests.server.running import Server
from tests.server.test_playing import until_asked
from tests.server.visitor import Visitor

pytestmark = pytest.mark.xdist_group("server")
TASKS = "tests.server.tasks"


class House:
    """A hall with bots, without the pages."""

    def __init__(self, storage: Storage, choose: str) -> None:
        self.hall = Hall(storage)
        self.workers = Workers(1)
        self.robots = Robots(self.hall, self.workers, pause=0.0, patience=600, thought=1.0, choose=choose)
        self.told: list[Replaced] = []
        self.robots.replaced.append(self.told.append)

    async def open(self, level: str = "steady") -> Table:
        """Two bots at tic-tac-toe."""
        chairs = [Chair("bot", "Basia", None, level), Chair("bot", "Cezary", None, "random")]
        opened = commands.opening(find_game("tic-tac-toe"), {}, chairs, True, "ada")
        return await self.hall.open(commands.open_table("t", opened))

    async def moves(self, count: int) -> None:
        while len((await self.hall.find("t")).playing().moves) < count:
            await asyncio.sleep(0.02)


def run(folder: Path, deed: Callable[[House], Coroutine[object, object, None]], choose: str = CHOOSE) -> None:
    async def all_of_it() -> None:
        storage = Storage(str(folder / "house.db"))
        await storage.prepare()
        house = House(storage, choose)
        try:
            await asyncio.wait_for(deed(house), 60)
        finally:
            await house.robots.close()
            await house.workers.close()
            await storage.close()

    apart(all_of_it())


@pytest.mark.parametrize(
    ("choose", "why"),
    [
        ("hang", "took more than 1 s"),
        ("die", "3 workers died"),
        ("cheat", "refused by SHED-"),
        ("babble", "is no action"),
        ("stumble", "ZeroDivisionError"),
    ],
)
def test_a_simpler_bot_answers_for_one_that_does_not(tmp_path: Path, choose: str, why: str) -> None:
    async def deed(house: House) -> None:
        await house.open()
        await house.moves(1)
        while not house.told:
            await asyncio.sleep(0.02)
        replaced = house.told[0]
        assert replaced[:4] == ("t", 0, "steady", "novice")
        assert why in replaced.why

    run(tmp_path, deed, f"{TASKS}:steady_would_{choose}")


def test_a_bot_that_never_answers_is_not_asked_for_ever(tmp_path: Path) -> None:
    async def deed(house: House) -> None:
        await house.open()
        await house.moves(5)
        # Twice it is waited for, from then on it is not asked any more.
        waited = [replaced.why != "" for replaced in house.told]
        assert waited[:3] == [True, True, False]
        assert not any(waited[3:])

    run(tmp_path, deed, f"{TASKS}:steady_would_hang")


def test_with_no_process_to_think_in_some_move_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_worker(*_: object, **__: object) -> object:
        raise NoWorker("no worker can be started")

    async def deed(house: House) -> None:
        monkeypatch.setattr(house.workers, "call", no_worker)
        await house.open()
        await house.moves(5)
        assert house.told[0].instead == "random"

    run(tmp_path, deed)


def test_a_bot_waits_for_the_database_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deed(house: House) -> None:
        append, failures = house.hall.storage.append, iter(range(8))

        async def away(*given: object) -> None:
            if next(failures, None) is not None:
                raise OperationalError("INSERT", {}, Exception("database or disk is full"))
            await append(*given)  # type: ignore[arg-type]

        monkeypatch.setattr("engineshed.server.work.robots.LONGEST_PAUSE", 0.1)
        monkeypatch.setattr(house.hall.storage, "append", away)
        await house.open("random")
        await house.moves(5)

    run(tmp_path, deed)


def test_one_knocks_for_all_and_bots_go_on_as_soon_as_the_database_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it was away: nobody waits longer because they have waited long."""

    async def deed(house: House) -> None:
        storage, gone, knocks = house.hall.storage, True, 0
        find, waits = house.hall.find, []

        async def answers() -> bool:
            nonlocal knocks
            knocks += 1
            return not gone

        async def away(id: str) -> Table:
            if gone:
                waits.append(id)
                raise OSError("Connect call failed")
            return await find(id)

        monkeypatch.setattr("engineshed.server.work.robots.KNOCKING", 0.001)
        monkeypatch.setattr(storage, "answers", answers)
        monkeypatch.setattr(house.hall, "find", away)
        await house.open("random")
        while knocks < 50:
            await asyncio.sleep(0.01)
        assert waits == ["t"]
        gone = False
        await house.moves(5)

    run(tmp_path, deed)


def test_who_opens_many_tables_stands_in_line_with_few(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deed(house: House) -> None:
        asked, full, enough = 0, asyncio.Event(), asyncio.Event()

        async def thinks(*_: object, **__: object) -> object:
            nonlocal asked
            asked += 1
            full.set()
            await enough.wait()
            raise NoWorker("none")

        async def opens(id: str, host: str) -> None:
            chairs = [Chair("bot", "Basia", None, "random"), Chair("bot", "Cezary", None, "random")]
            opened = commands.opening(find_game("tic-tac-toe"), {}, chairs, True, host)
            await house.hall.open(commands.open_table(id, opened))

        monkeypatch.setattr(house.workers, "call", thinks)
        for number in range(5):
            await opens(f"many{number}", "mallory")
        await full.wait()
        await opens("t", "ada")
        while asked < 2:  # one of theirs, and mine, not behind the other four
            await asyncio.sleep(0.01)
        assert asked == 2
        enough.set()
        await house.moves(5)

    run(tmp_path, deed)


def test_where_being_asked_is_a_secret_an_answer_takes_its_time_whatever_there_is_to_choose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the time would tell who has only one thing to say."""
    monkeypatch.setattr(Mark, "asks_in_secret", True)

    async def first_move(house: House) -> None:
        house.robots.pause = 0.2
        begun = time.monotonic()
        await house.open("random")  # who answers at once
        await house.moves(1)
        assert time.monotonic() - begun >= SECRETLY * house.robots.pause

    run(tmp_path, first_move)


def test_numbers_and_not_clocks_tell_who_drives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of whoever moved last is far ahead: what matters is that nothing happens at the table."""

    async def deed(house: House) -> None:
        monkeypatch.setattr("engineshed.server.tables.draft.time.time", lambda: 4e9)
        house.hall.changed.clear()  # as if another process had written
        await house.open("random")
        monkeypatch.undo()
        driven: list[str] = []
        monkeypatch.setattr(house.robots, "_begin", driven.append)
        await house.robots.look_for_forgotten(at_once=False)
        assert driven == []  # perhaps somebody drives it
        await house.hall.change("t", lambda table: commands.say(table, "Ada", "hello", "ada"))
        await house.robots.look_for_forgotten(at_once=False)
        assert driven == []  # somebody does
        await house.robots.look_for_forgotten(at_once=False)
        assert driven == ["t"]

    run(tmp_path, deed)


def workers_of(server: Server) -> list[int]:
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text()
    return [int(pid) for pid in children.split()]


@pytest.mark.parametrize("name", ["SIGKILL", "SIGSTOP"])
def test_a_house_whose_workers_all_fall_away_plays_on(tmp_path: Path, name: str) -> None:
    server = Server(tmp_path / "house.db", workers=2)
    server.start()
    seat = Visitor(server.url).play_now("tic-tac-toe")
    assert seat.move(until_asked(seat)[0]).status_code == 200
    until_asked(seat)
    for pid in workers_of(server):
        os.kill(pid, signal.Signals[name])
    assert seat.move(until_asked(seat)[0]).status_code == 200
    until_asked(seat)
    server.stop()


def test_no_worker_outlives_a_killed_server(tmp_path: Path) -> None:
    server = Server(tmp_path / "house.db", workers=2)
    server.start()
    seat = Visitor(server.url).play_now("tic-tac-toe")
    assert seat.move(until_asked(seat)[0]).status_code == 200
    pids = workers_of(server)
    assert len(pids) == 2
    server.kill()
    deadline = time.monotonic() + 10
    while any(Path(f"/proc/{pid}").exists() for pid in pids):
        assert time.monotonic() < deadline
        time.sleep(0.05)
