"""A whole house that serves two tables which its viewer cannot tell apart, and compares every answer."""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from pathlib import Path
from statistics import median
from types import SimpleNamespace
from urllib.parse import quote

import httpx
import pytest

from engineshed.kernel import Action, Game, Position, Rng, Seat
from engineshed.kernel.play import Match, new_game
from engineshed.server.app import create_app, house_of
from engineshed.server.caches import Recent
from engineshed.server.hall import MOST_PLANS, MOST_SCENES
from engineshed.server.notices.reasons import reasons as reasons_for
from engineshed.server.notices.store import Notice, Way
from engineshed.server.notices.texts import Writer
from engineshed.server.pages.pulses import pulses
from engineshed.server.results.terms import Terms
from engineshed.server.settings import Settings
from engineshed.server.tables import commands
from engineshed.server.tables.chairs import Chair
from engineshed.server.tables.rows import summary_of
from engineshed.server.tables.table import Table
from engineshed.server.work.workers import NoAnswer
from engineshed.web.table import pulse
from engineshed.web.tongues import words_for
from tests.generic.twins import Twins

ASKED = 2
"""Options of a moment that are asked about."""
NOW = 1_800_000_000.0


class House:
    """An application in this process, with a guest for every seat and one who only looks on."""

    def __init__(self, folder: Path, game: Game[Position]) -> None:
        self.game = game
        self.players, self.settings = next(
            (players, settings) for players, settings in game.configurations() if players > 1
        )
        settings = Settings(workers=0, requests=0, plans=0, hints=0, changes=0, exports=0)
        self.app = create_app(str(folder / f"{game.id}.db"), settings)
        self.runner = asyncio.Runner()
        self.runner.run(self._open())
        self.hall = house_of(self.app.state).hall
        self.handed: list[object] = []
        """What workers were given: hints come from nothing else."""
        house_of(self.app.state).workers.call = self._hand  # type: ignore[method-assign]
        chairs = [Chair("person", f"P{seat}", f"guest{seat}", "") for seat in range(self.players)]
        opened = commands.opening(game, self.settings, chairs, True, "guest0", terms=Terms(hints=True))
        self.table = self.runner.run(self.hall.open(commands.open_table("twin", opened)))
        self.clients = {seat: self._client(seat) for seat in (*range(self.players), None)}

    def close(self) -> None:
        for client in self.clients.values():
            self.runner.run(client.aclose())
        self.runner.run(self._shut())
        self.runner.close()

    async def _open(self) -> None:
        """In a task of its own, since what is opened in a task has to be closed there."""
        opened, self.closing = asyncio.Event(), asyncio.Event()

        async def stay() -> None:
            async with self.app.lifespan():
                opened.set()
                await self.closing.wait()

        self.staying = asyncio.create_task(stay())
        await opened.wait()

    async def _shut(self) -> None:
        self.closing.set()
        await self.staying

    def _client(self, seat: Seat | None) -> httpx.AsyncClient:
        signer = self.app.state["sessions"]._signer
        name = "stranger" if seat is None else f"guest{seat}"
        return httpx.AsyncClient(
            transport=httpx.ASGITransport(app=self.app),
            base_url="http://house",
            cookies={"guest": str(signer.dumps(name)), "csrftoken": "x"},
        )

    async def _hand(self, name: str, *arguments: object, seconds: float) -> object:
        self.handed.append((name, *arguments))
        raise NoAnswer

    def with_game(self, match: Match[Position]) -> Table:
        """The table as it would be if this had been played there."""
        table = copy(self.table)
        table.match, table.notes = match, []
        table.asked = [*range(1, len(match.moves) + 2)]
        table.number = table.asked[-1]
        return table

    def answers(self, table: Table, viewer: Seat | None, paths: list[str]) -> dict[str, str]:
        """What the house says to a viewer about this table, and what it gives to others to say it."""
        self._show(table)
        self.handed.clear()
        found = {}
        for path in paths:
            for part in ("", "table"):
                headers = {"x-part": part} if part else {}
                answer = self.runner.run(self.clients[viewer].get(path, headers=headers))
                assert answer.status_code < 500, (path, answer.text)
                found[f"{path} {part}"] = said(answer)
        refused = {"decision": table.decision(), "action": ["nonsense"], "key": "k"}
        for body in (refused, {**refused, "sure": False}, {**refused, "decision": 0}):
            answer = self.runner.run(self._post(viewer, "/tables/twin/moves", body))
            found[f"a move {body}"] = said(answer)
        found["handed to workers"] = repr(self.handed)
        return {**found, **self._told(table)}

    async def _post(self, viewer: Seat | None, path: str, body: dict[str, object]) -> httpx.Response:
        client = self.clients[viewer]
        return await client.post(path, json=body, headers={"x-csrftoken": client.cookies["csrftoken"]})

    def _told(self, table: Table) -> dict[str, str]:
        """What streams and notices say of it, and what bots' drivers and clocks read."""
        guest = SimpleNamespace(words=words_for("en", "engineshed.web"))
        writer = Writer("secret", "https://house")
        reasons = reasons_for(table, [])
        notices = [
            writer.message(
                Way("way", reason.guest, "hook", "", "", "", "en"),
                [
                    Notice(
                        1,
                        *(reason.guest, reason.key, "way", reason.what, table.id, table.game.id, NOW, NOW),
                        state="",
                        batch="b",
                        tries=0,
                        done=None,
                        note="",
                    )
                ],
            )
            for reason in reasons
        ]
        return {
            "stream": repr(pulse.lines(pulses(table, self.hall.presence), guest.words, 0)),
            "notices": repr((reasons, notices)),
            "asked": repr((table.waiting(), table.decision(), table.over())),
        }

    def seconds(self, table: Table, viewer: Seat | None, path: str) -> float:
        """What a page costs this process, with nothing at hand from before."""
        self._show(table)
        start = time.process_time()
        self.runner.run(self.clients[viewer].get(path, headers={"x-part": "table"}))
        return time.process_time() - start

    def _show(self, table: Table) -> None:
        self.hall._tables.put(table.id, table)
        self.hall.scenes, self.hall.plans = Recent(MOST_SCENES), Recent(MOST_PLANS)


def said(answer: httpx.Response) -> str:
    return f"{answer.status_code} {sorted(answer.headers.items())} {answer.text}"


def paths(match: Match[Position], viewer: Seat | None) -> list[str]:
    """Every question that a viewer can ask about a table at this moment; plans last: they begin anew."""
    at, moves = "/tables/twin", len(match.moves)
    found = [at, f"{at}/record", f"{at}/moves", f"{at}/log?before=100000", f"{at}/menu", "/", "/tables"]
    found += [f"{at}/since/{max(0, moves - 3)}", f"{at}/at/{moves}", f"{at}/at/{moves // 2}", f"{at}/orders"]
    found += [f"{at}/score?seat=0&source=x", f"{at}/notes", f"{at}/advice", f"{at}/kept?steps=[]"]
    found += [f"{at}/reasons?move={moves}", f"{at}/reasons?move={max(1, moves // 2)}", f"{at}/review"]
    found += ["/next", "/notices", "/profile", "/hours", "/me/export", f"/ladder/{match.state.setup.game.id}"]
    options: list[Action] = []
    if viewer in match.state.waiting():
        assert viewer is not None
        options = match.state.options(viewer)
    step = max(1, len(options) // ASKED)
    asked = [*options[::step][:ASKED], ("nonsense",)]
    for below in (at, f"{at}/plan"):
        if below != at:
            found.append(below)
        for action in asked:
            said = quote(json.dumps(action))
            for word in ("bill?action", "why?atoms", "hint?atoms", "fits?atoms", "sketch?marks"):
                found.append(f"{below}/{word}={said}")
    return [*found, f"{at}/plan/moves", f"{at}/plan/log?before=100000"]


class Served(Twins):
    """Twins that are shown to their viewer by a house wherever they are compared."""

    def __init__(self, house: House, match: Match[Position], viewer: Seat | None, seed: int) -> None:
        super().__init__(match.state, viewer, seed)
        self.house = house
        self.compared = 0
        self.bytes = 0
        self.times: list[tuple[str, float, float]] = []
        """What the same page cost with either table."""
        self.samples = 0
        """How often a page is timed at each moment."""
        self.timed: tuple[str, ...] = ("",)
        """Which pages."""

    def compare(self) -> None:
        super().compare()
        house, viewer, asked = self.house, self.viewer, paths(self.first, self.viewer)
        tables = [house.with_game(match) for match in (self.first, self.second)]
        first, second = (repr(summary_of(table)) for table in tables)
        assert first == second  # lists, and who is waited for
        once, again = (house.answers(table, viewer, asked) for table in tables)
        for path, text in once.items():
            assert again[path] == text, f"{path} tells {viewer} something after move {len(self.first.moves)}"
            self.compared, self.bytes = self.compared + 1, self.bytes + len(text)
        for below in self.timed if self.samples else ():
            page = f"/tables/twin{below.format(now=len(self.first.moves))}"
            self.times.append((below, *self._timed(tables, page)))

    def _timed(self, tables: list[Table], page: str) -> tuple[float, float]:
        """What the page costs with either table; they come first in turn: what comes second is quicker."""
        found: list[list[float]] = [[], []]
        for number in range(self.samples):
            for which in (0, 1) if number % 2 else (1, 0):
                found[which].append(self.house.seconds(tables[which], self.viewer, page))
        return median(found[0]), median(found[1])


@contextmanager
def stillness() -> Iterator[None]:
    """Nobody's time passes, and what is imagined is the same for the same view."""
    with pytest.MonkeyPatch.context() as patch:
        for clock in ("engineshed.web.around.pages.time", "engineshed.server.pages.pulses.now"):
            patch.setattr(clock, lambda: NOW)
        patch.setattr("engineshed.server.pages.house.time", SimpleNamespace(time=lambda: NOW))
        for module in ("plan", "advice"):
            patch.setattr(f"engineshed.server.pages.{module}.secrets", SimpleNamespace(randbits=lambda _: 5))
        yield


def walk(house: House, seed: int, every: int, samples: int, timed: tuple[str, ...] = ("",)) -> list[Served]:
    """A whole game; at every so manieth move twins are made, for each viewer in turn, and go on together."""
    rng, found = Rng(seed), list[Served]()
    match = new_game(house.game, house.players, house.settings, seed=seed)
    viewers: list[Seat | None] = [*range(house.players), None]
    while waiting := match.state.waiting():
        if len(match.moves) % every == 0:
            twins = Served(house, match, viewers[len(found) % len(viewers)], seed + len(match.moves))
            twins.samples, twins.timed = samples, timed
            found.append(twins)
            twins.walk(2)
        seat = rng.choice(waiting)
        match.play(seat, rng.choice(match.state.options(seat)))
    return found
