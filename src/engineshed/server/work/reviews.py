"""Reviews of finished games: made by workers, one game after the other, and kept with the game.

One that was asked for is made even if the house is closed meanwhile.
"""

import asyncio
import contextlib
import gzip
import logging
import time
import zlib
from typing import Final

import msgspec
import sqlalchemy as sa

from engineshed.server.caches import Recent
from engineshed.server.hall import Hall, NoTable
from engineshed.server.problems import Declined
from engineshed.server.rounds import Rounds
from engineshed.server.store.schema import REVIEWS
from engineshed.server.tables.load import Unreadable
from engineshed.server.tables.table import Table
from engineshed.server.work.workers import NoAnswer, Workers
from engineshed.teacher import Review
from engineshed.teacher.looking import Look

LOG = logging.getLogger(__name__)
SEED: Final = 0
PATIENCE: Final = 120.0
"""Seconds that one part may take."""
PORTION: Final = 1.0
"""Seconds of looks at a time: who asks for a hint meanwhile waits no longer."""
BESIDE: Final = 0.3
"""The same in a second worker that is idle: a bot that comes meanwhile hardly notices. ..."""
BREATH: Final = 0.05
"""... And so long it is left alone each time."""
MOST_LOOKS: Final = 50
MOST_WAITING: Final = 10
MOST_OF_ONE: Final = 2
"""Of these asked for by the same guest."""
KEPT: Final = 20
"""Reviews that stay in memory."""
TASKS: Final = "engineshed.server.work.teaching"
SECONDS: Final = 2.0
"""Between two looks for reviews that nobody makes."""
LEASE: Final = 20.0
"""Seconds without a word after which another process takes a review up."""
WISHED: Final = sa.func.length(REVIEWS.c.review) == 0


class Job:
    """A review that is being made."""

    def __init__(self, table: str, who: str, record: str, moves: int) -> None:
        self.table = table
        self.who = who
        """Who asked for it; empty: somebody did before the house was opened."""
        self.record = record
        self.moves = moves
        self.done = 0
        """Moves that were looked at closely."""
        self.so_far: Review | None = None
        """The first chart."""


class Reviews:
    """Makes reviews while the house is open; who looks meanwhile is told how far they are.

    A wish is a row without a review. Whoever makes it says so in `made` now and then; if nobody does, because
    the house was closed or a process died, the next one that looks takes it up.
    """

    def __init__(self, hall: Hall, workers: Workers) -> None:
        self.hall = hall
        self.storage = hall.storage
        self.workers = workers
        self.jobs: dict[str, Job] = {}
        self.rounds = Rounds("the reviews", SECONDS, 0.0, self.round)
        self._made: Recent[str, Review] = Recent(KEPT)
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_game = asyncio.Lock()

    async def find(self, table: Table) -> Review | None:
        """The review of this table's game, if there is one; one of moves that were taken back is none."""
        found = self._made.get(table.id)
        if found is None:
            packed = await self._row(table.id)
            if not packed:
                return None
            found = await self._unpacked(table.id, packed)
        moves = [(move.seat, move.action) for move in table.playing().moves]
        if found is None or [(step.seat, step.action) for step in found.steps] != moves:
            self._made.drop(table.id)
            await self._forget(table.id)
            return None
        self._made.put(table.id, found)
        return found

    async def _unpacked(self, table: str, packed: bytes) -> Review | None:
        try:
            return msgspec.json.decode(await asyncio.to_thread(gzip.decompress, packed), type=Review)
        except (msgspec.MsgspecError, EOFError, OSError, zlib.error) as error:
            # By an earlier teacher, who said other things, or broken.
            LOG.warning("the review of table %s cannot be read: %s", table, error)
            return None

    async def wanted(self, table: str) -> bool:
        """Is it being made, here or elsewhere?"""
        return table in self.jobs or await self._row(table) == b""

    async def begin(self, table: Table, who: str) -> None:
        """See to it that there will be one; it goes on whether or not somebody looks."""
        if table.id in self.jobs:
            return
        own = sum(job.who == who for job in self.jobs.values())
        if own >= MOST_OF_ONE or len(self.jobs) >= MOST_WAITING:
            raise Declined(429, "busy")
        wish = self.storage.insert(REVIEWS).values(table_id=table.id, made=time.time(), review=b"")
        async with self.storage.writing() as connection:
            written = await connection.execute(wish.on_conflict_do_nothing(index_elements=["table_id"]))
        if written.rowcount:
            self._start(table, who)

    async def round(self, now: float) -> None:
        """Say which ones are being made here, and take up those that nobody makes."""
        left = now - (LEASE if self.storage.shared else 0.0)
        async with self.storage.writing() as connection:
            mine = WISHED & REVIEWS.c.table_id.in_(list(self.jobs))
            await connection.execute(REVIEWS.update().where(mine).values(made=now))
            orphans = WISHED & REVIEWS.c.table_id.not_in(list(self.jobs)) & (REVIEWS.c.made <= left)
            query = sa.select(REVIEWS.c.table_id).where(orphans).order_by(REVIEWS.c.made)
            found = list(await connection.scalars(query.limit(max(0, MOST_WAITING - len(self.jobs)))))
        for table in found:
            again = orphans & (REVIEWS.c.table_id == table)
            async with self.storage.writing() as connection:
                taken = await connection.execute(REVIEWS.update().where(again).values(made=now))
            if taken.rowcount and table not in self.jobs:
                await self._take_up(table)

    async def _take_up(self, id: str) -> None:
        try:
            self._start(await self.hall.find(id))
        except (NoTable, Unreadable) as error:
            LOG.warning("the review of table %s was given up: %s", id, error)
            await self._forget(id)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, table: Table, who: str = "") -> None:
        record = table.playing().record()
        job = self.jobs[table.id] = Job(table.id, who, record.text(), len(record.moves()))
        task = asyncio.get_running_loop().create_task(self._make(job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _make(self, job: Job) -> None:
        try:
            async with self._one_game:
                await self._keep(job.table, await self._review(job))
        except NoAnswer as error:
            LOG.warning("the review of table %s was given up: %s", job.table, error)
            await self._forget(job.table)
        finally:
            del self.jobs[job.table]

    async def _review(self, job: Job) -> bytes:
        """First a glance at every move, then closer looks at a few at a time.

        One worker takes the next moves; a second one, whenever it is idle, some of the later ones.
        """
        first = await self._ask("glance_at", job.record, SEED)
        looks = {look.number: look for look in msgspec.json.decode(first, type=list[Look])}
        chart = await self._ask("review_of", job.record, SEED, first)
        job.so_far = msgspec.json.decode(chart, type=Review)
        left = dict.fromkeys(range(job.moves))
        """The moves that nobody has looked at closely."""

        def note(found: bytes) -> None:
            for look in msgspec.json.decode(found, type=list[Look]):
                looks[look.number] = look
                left.pop(look.number, None)
            job.done = job.moves - len(left)

        async def next_ones() -> None:
            while left:
                note(await self._ask("look_at", job.record, SEED, list(left)[:MOST_LOOKS], PORTION))

        async def later_ones() -> None:
            while len(left) > 1:
                later = list(left)[len(left) // 2 :][:MOST_LOOKS]
                if self.workers.idle and self.workers.count > 1:
                    with contextlib.suppress(NoAnswer):  # the others will come to these moves, too
                        note(await self._call("look_at", job.record, SEED, later, BESIDE))
                await asyncio.sleep(BREATH)

        try:
            await asyncio.gather(next_ones(), later_ones())
        finally:
            left.clear()
        return await self._ask("review_of", job.record, SEED, msgspec.json.encode(list(looks.values())))

    async def _ask(self, task: str, *arguments: object) -> bytes:
        async with self.workers.aside.behind():
            return await self._call(task, *arguments)

    async def _call(self, task: str, *arguments: object) -> bytes:
        answer = await self.workers.call(f"{TASKS}:{task}", *arguments, seconds=PATIENCE)
        assert isinstance(answer, bytes)
        return answer

    async def _row(self, table: str) -> bytes | None:
        """The packed review; empty: it is wished for."""
        query = sa.select(REVIEWS.c.review).where(REVIEWS.c.table_id == table)
        async with self.storage.engine.connect() as connection:
            found = await connection.scalar(query)
        return None if found is None else bytes(found)

    async def _keep(self, table: str, review: bytes) -> None:
        packed = await asyncio.to_thread(gzip.compress, review)
        row = WISHED & (REVIEWS.c.table_id == table)
        async with self.storage.writing() as connection:
            await connection.execute(REVIEWS.update().where(row).values(made=time.time(), review=packed))
        self._made.put(table, msgspec.json.decode(review, type=Review))

    async def _forget(self, table: str) -> None:
        async with self.storage.writing() as connection:
            await connection.execute(REVIEWS.delete().where(REVIEWS.c.table_id == table))
