"""Bots that move by themselves, in worker processes that receive nothing but what their seat sees."""

import asyncio
import logging
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import TypeAlias

from engineshed.kernel import Action, Atom, Refused, Seat, games
from engineshed.server.events import Event
from engineshed.server.hall import Hall
from engineshed.server.tables import NotAllowed, Stale, Table

Choose: TypeAlias = Callable[[str, str, bytes, int, int], list[Atom]]
"""engineshed.bots.choose: game, level, what the seat sees, seat, seed; the action as a list."""

LOG = logging.getLogger(__name__)


class Robots:
    """Watches the hall and plays for every bot that is asked."""

    def __init__(
        self, hall: Hall, choose: Choose, workers: int = 2, pause: float = 0.35, patience: float = 20.0
    ) -> None:
        self.hall = hall
        self.choose = choose
        self.workers = workers
        """So many processes are started at once; if none, one when the first bot is asked."""
        self.pause = pause
        """Between two moves, so that people can follow."""
        self.patience = patience
        """Seconds after which a bot counts as forgotten that another process should drive."""
        self._pool: ProcessPoolExecutor | None = None
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._rounds: asyncio.Task[None] | None = None
        hall.changed.append(self.look)

    def look(self, table: Table) -> None:
        """If a bot of this table is asked and nobody plays for it yet, begin."""
        if table.id not in self._busy and _asked_bots(table):
            self._busy[table.id] = asyncio.get_running_loop().create_task(self._drive(table.id))

    async def resume(self) -> None:
        """After a start: bots that are asked go on; from then on those that nobody drives any more."""
        await self._look_for_forgotten(0.0)
        self._rounds = asyncio.get_running_loop().create_task(self._go_round())

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(self.patience)
            try:
                await self._look_for_forgotten(self.patience)
            except Exception:
                LOG.exception("the round of the tables failed")

    async def _look_for_forgotten(self, seconds: float) -> None:
        for table in await self.hall.storage.forgotten(seconds):
            if table not in self._busy:
                self.look(await self.hall.find(table))

    def warm_up(self) -> None:
        """Start the workers before the first bot is asked."""
        for _ in range(self.workers):
            self._workers().submit(_ready)

    async def close(self) -> None:
        tasks = [*self._busy.values(), *([self._rounds] if self._rounds else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)

    async def _drive(self, id: str) -> None:
        try:
            while asked := _asked_bots(table := await self.hall.find(id)):
                await self._move(table, asked[0])
        except Exception:
            LOG.exception("the bots of table %s stopped", id)
        finally:
            # At once with the last look: a change after it finds nobody driving, and begins anew.
            del self._busy[id]

    async def _move(self, table: Table, seat: Seat) -> None:
        state, decision = table.playing().state, table.decision()
        level, seen = table.chairs[seat].level, state.seen_by(seat).dump()
        call = asyncio.get_running_loop().run_in_executor(
            self._workers(), self.choose, table.game.id, level, seen, seat, secrets.randbits(63)
        )
        try:
            answer, _ = await asyncio.gather(call, asyncio.sleep(self.pause))
        except BrokenExecutor:
            self._pool = None  # a worker died: the next move gets new ones
            raise
        action: Action = tuple(answer)

        def deed(current: Table) -> list[Event]:
            return current.play(seat, action, decision, None)

        try:
            await self.hall.change(table.id, deed)
        except (Stale, NotAllowed):
            pass  # taken back or ended meanwhile, or another process was faster: look again
        except Refused as error:
            LOG.error("a bot's move %s was refused by %s", action, error.refusal.rule)
            raise

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(max(1, self.workers), mp_context=context)
        return self._pool


def _ready() -> int:
    """Runs in a worker: loads the games."""
    return len(games())


def _asked_bots(table: Table) -> list[Seat]:
    return [seat for seat in table.waiting() if table.chairs[seat].kind == "bot"]
