"""Bots that move by themselves. They think in workers that receive nothing but what their seat sees."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from engineshed.bots import choose
from engineshed.bots.levels import OURS
from engineshed.kernel import Action, Position, Refused, Seat, State
from engineshed.kernel.action import well_formed
from engineshed.server.hall import Hall, NoTable
from engineshed.server.store.storage import away
from engineshed.server.tables import commands
from engineshed.server.tables.draft import Draft
from engineshed.server.tables.load import Unreadable
from engineshed.server.tables.table import NotAllowed, Stale, Table
from engineshed.server.tasks import end_tasks
from engineshed.server.work.workers import NoAnswer, NoWorker, Workers

LOG = logging.getLogger(__name__)

CHOOSE: Final = "engineshed.bots:choose"
SIMPLEST: Final = next(iter(OURS))
LONGEST_PAUSE: Final = 2.0
"""Seconds at most between two tries to move while something, such as the database, fails."""
KNOCKING: Final = 0.25
"""Seconds between two attempts to reach a database that is away."""
MOST_STUMBLES: Final = 6
"""Failures in a row after which a table's task gives up; the next round starts a new one."""
MOST_STRIKES: Final = 2
"""Times that a bot may give no good answer at its seat before it is no longer asked there."""
MOST_REMEMBERED: Final = 1000
SECRETLY: Final = 3
"""The pauses that a bot takes where being asked is a secret: with one option as long as with several."""
IN_TIME: Final = 0.8
"""The share of such a pause in which a bot has to be done with thinking."""
MOST_LOADING: Final = 2
"""Tables loaded at the same time for their bots, so that people do not wait after a start."""


class Replaced(NamedTuple):
    """A bot did not answer as it should, and a simpler one moved in its place."""

    table: str
    seat: Seat
    level: str
    instead: str
    why: str


class Robots:
    """Watches the hall and plays for every bot that is asked."""

    def __init__(
        self,
        hall: Hall,
        workers: Workers,
        pause: float = 0.35,
        patience: float = 20.0,
        thought: float = 6.0,
        choose: str = CHOOSE,
    ) -> None:
        self.hall = hall
        self.workers = workers
        self.pause = pause
        """Seconds between two moves, so that people can follow."""
        self.patience = patience
        """Seconds between two rounds that look for bots that nobody plays for."""
        self.thought = thought
        """Seconds that a bot may take; a simpler one in its place may take half of that."""
        self.choose = choose
        self.replaced: list[Callable[[Replaced], None]] = []
        """Called when a simpler bot has moved for another."""
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._rounds: asyncio.Task[None] | None = None
        self._asked: dict[str, int] = {}
        """Tables at which a bot was asked in the last round, with the number of their last event."""
        self._strikes: dict[tuple[str, Seat], int] = {}
        self._lines: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        """A queue for each host, so that somebody with many tables does not keep all others waiting."""
        self._loading = asyncio.Semaphore(MOST_LOADING)
        self._knocking: asyncio.Task[None] | None = None
        hall.changed.append(self.look)

    def look(self, table: Table) -> None:
        """Start playing for this table's bots if one is asked."""
        if _asked_bots(table):
            self._begin(table.id)

    def start(self) -> None:
        """Start the rounds: first for all bots that are asked, then for those that nobody plays for."""
        self.workers.start()
        self._rounds = asyncio.get_running_loop().create_task(self._go_round())

    async def close(self) -> None:
        await end_tasks(*self._busy.values(), self._rounds, self._knocking)

    # Who drives

    async def _go_round(self) -> None:
        first = True
        while True:
            try:
                await self.look_for_forgotten(first)
                first = False
                await asyncio.sleep(self.patience)
            except Exception as error:
                if away(error):
                    LOG.warning("the round of the tables waits for the database: %s", error)
                    await self._database()
                else:
                    LOG.exception("the round of the tables failed")
                    await asyncio.sleep(min(self.patience, 1.0))

    async def look_for_forgotten(self, at_once: bool) -> None:
        """Play for bots at whose tables nothing happened since the last round; `at_once`: for all of them.

        Event numbers are compared, not times, since the clocks of two machines may differ.
        """
        asked = await self.hall.storage.bots_asked()
        for table, number in asked.items():
            if at_once or self._asked.get(table) == number:
                self._begin(table)
        self._asked = asked

    def _begin(self, id: str) -> None:
        if id not in self._busy:
            self._busy[id] = asyncio.get_running_loop().create_task(self._drive(id))

    async def _drive(self, id: str) -> None:
        """Move as long as a bot of this table is asked."""
        stumbles, waits = 0, 0
        try:
            while stumbles < MOST_STUMBLES:
                try:
                    async with self._loading:
                        table = await self.hall.find(id)
                    if not (asked := _asked_bots(table)):
                        return
                    await self._move(table, asked[0])
                    stumbles = waits = 0
                except (NoTable, Unreadable):
                    return
                except Exception as error:
                    if not away(error):  # a database that is away is waited for, however long
                        LOG.warning("the bots of table %s stumbled", id, exc_info=error)
                        stumbles += 1
                    elif not waits:
                        LOG.warning("the bots of table %s wait for the database: %s", id, error)
                    waits += 1
                    await asyncio.sleep(min(2**waits / 8, LONGEST_PAUSE))
                    await self._database()
            LOG.error("the bots of table %s stopped", id)
        finally:
            # Without an await since the last look: a later change finds no task here and starts a new one.
            del self._busy[id]

    async def _database(self) -> None:
        """Wait until the database answers. One task asks for all tables."""
        if self._knocking is None or self._knocking.done():
            self._knocking = asyncio.get_running_loop().create_task(self._knock())
        await asyncio.shield(self._knocking)

    async def _knock(self) -> None:
        while not await self.hall.storage.answers():
            await asyncio.sleep(KNOCKING)

    # One move

    async def _move(self, table: Table, seat: Seat) -> None:
        """Let the bot think and move; if it gives no good answer, let a simpler one move in its place."""
        level, decision = table.chairs[seat].level, table.decision()
        seen, why = table.playing().state.seen_by(seat), ""
        for instead in self._levels(table.id, seat, level):
            try:
                seconds = self.thought / (1 if instead == level else 2)
                action = await self._think(instead, seen, seat, seconds, self._line(table.host))
                await self._play(table.id, seat, action, decision)
            except (Stale, NotAllowed):
                return  # taken back or ended meanwhile, or another process was faster: look again
            except Refused as error:
                why, at_fault = f"its move {action} was refused by {error.refusal.rule}", True
            except NoAnswer as error:
                why, at_fault = str(error), not isinstance(error, NoWorker)
            else:
                if instead != level:
                    await self._tell(Replaced(table.id, seat, level, instead, why))
                return
            LOG.warning("table %s, seat %d: bot %s gave no answer: %s", table.id, seat, instead, why)
            if instead == level and at_fault:
                self._strike(table.id, seat)
        # Listing the options took too long in a worker; it must not block this process as well.
        raise NoAnswer(why)

    def _line(self, host: str) -> asyncio.Semaphore:
        """The queue of one host, whose tables together use at most as many workers as there are."""
        line = self._lines.get(host)
        if line is None:
            line = self._lines[host] = asyncio.Semaphore(max(1, self.workers.count))
        return line

    async def _think(
        self, level: str, seen: State[Position], seat: Seat, seconds: float, line: asyncio.Semaphore
    ) -> Action:
        loop, seed = asyncio.get_running_loop(), secrets.randbits(63)
        asked, game = seen.decision(seat), seen.setup.game.id
        secret = asked is not None and asked.asks_in_secret
        pause = self.pause * SECRETLY if secret else self.pause
        # In secret, nobody's thoughts may take longer than the pause, which is the same for all.
        due, limit = loop.time() + pause, [IN_TIME * pause] if secret else []
        try:
            async with line:
                answer = await self.workers.call(
                    self.choose, game, level, seen.dump(), seat, seed, *limit, seconds=seconds
                )
        except NoWorker:
            if level != SIMPLEST:
                raise
            # No worker can be started: better a simple move in this process than none.
            answer = await asyncio.to_thread(choose, game, level, seen.dump(), seat, seed)
        action = tuple(answer) if isinstance(answer, list) else ()
        if not well_formed(action):
            raise NoAnswer(f"{answer!r:.100} is no action")
        await asyncio.sleep(due - loop.time())
        return action

    async def _play(self, table: str, seat: Seat, action: Action, decision: int) -> None:
        def command(current: Table) -> Draft:
            return commands.play(current, seat, action, decision, None)

        await self.hall.change(table, command)

    def _levels(self, table: str, seat: Seat, level: str) -> list[str]:
        """The levels to ask in turn: the bot itself, our next simpler one, the simplest."""
        ours = list(OURS)
        simpler = ours[: ours.index(level)] if level in ours else ours
        struck = self._strikes.get((table, seat), 0) >= MOST_STRIKES
        return list(dict.fromkeys([*([] if struck else [level]), *simpler[-1:], SIMPLEST]))

    def _strike(self, table: str, seat: Seat) -> None:
        self._strikes[table, seat] = self._strikes.pop((table, seat), 0) + 1
        if len(self._strikes) > MOST_REMEMBERED:
            del self._strikes[next(iter(self._strikes))]

    async def _tell(self, replaced: Replaced) -> None:
        """Note at the table that a simpler bot moved, and log why."""
        LOG.warning(
            "table %s, seat %d: %s moved instead of %s", *replaced[:2], replaced.instead, replaced.level
        )
        for told in self.replaced:
            told(replaced)

        def command(current: Table) -> Draft:
            return commands.note(current, "bot-simpler", replaced.seat, replaced.instead)

        await self.hall.change(replaced.table, command)


def _asked_bots(table: Table) -> list[Seat]:
    return [seat for seat in table.waiting() if table.chairs[seat].kind == "bot"]
