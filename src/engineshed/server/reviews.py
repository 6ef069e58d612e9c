"""Reviews of finished games: made by workers, one game after the other, and kept with the game."""

import asyncio
import gzip
import logging
import time
from typing import Final

import msgspec
import sqlalchemy as sa

from engineshed.server.caches import Recent
from engineshed.server.hall import Hall
from engineshed.server.problems import Declined
from engineshed.server.schema import REVIEWS
from engineshed.server.table import Table
from engineshed.server.workers import NoAnswer, Workers
from engineshed.teacher import Review
from engineshed.teacher.looking import Look
from engineshed.teacher.review import portions

LOG = logging.getLogger(__name__)
SEED: Final = 0
PATIENCE: Final = 120.0
"""Seconds that one part may take."""
MOST_WAITING: Final = 10
KEPT: Final = 20
"""Reviews that stay in memory."""
TASKS: Final = "engineshed.server.teaching"


class Job:
    """A review that is being made."""

    def __init__(self, table: str, record: str, moves: int) -> None:
        self.table = table
        self.record = record
        self.moves = moves
        self.done = 0
        """Moves that were looked at closely."""
        self.so_far: Review | None = None
        """The first chart."""


class Reviews:
    """Makes reviews while the house is open, and knows how far each is."""

    def __init__(self, hall: Hall, workers: Workers) -> None:
        self.storage = hall.storage
        self.workers = workers
        self.jobs: dict[str, Job] = {}
        self._made: Recent[str, Review] = Recent(KEPT)
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_game = asyncio.Lock()

    async def find(self, table: str) -> Review | None:
        """The review of this table's game, if there is one."""
        known = self._made.get(table)
        if known is not None:
            return known
        query = sa.select(REVIEWS.c.review).where(REVIEWS.c.table_id == table)
        async with self.storage.engine.connect() as connection:
            packed = await connection.scalar(query)
        if packed is None:
            return None
        found = msgspec.json.decode(await asyncio.to_thread(gzip.decompress, packed), type=Review)
        self._made.put(table, found)
        return found

    def begin(self, table: Table) -> None:
        """Start a review, which goes on whether or not somebody waits for it."""
        if table.id in self.jobs:
            return
        if len(self.jobs) >= MOST_WAITING:
            raise Declined(429, "busy")
        record = table.playing().record()
        job = self.jobs[table.id] = Job(table.id, record.text(), len(record.moves()))
        task = asyncio.get_running_loop().create_task(self._make(job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _make(self, job: Job) -> None:
        try:
            async with self._one_game:
                await self._keep(job.table, await self._review(job))
        except NoAnswer as error:
            LOG.warning("the review of table %s was given up: %s", job.table, error)
        finally:
            del self.jobs[job.table]

    async def _review(self, job: Job) -> bytes:
        """First a glance at every move, then closer looks at a few at a time."""
        first = await self._ask("glance_at", job.record, SEED)
        looks = {look.number: look for look in msgspec.json.decode(first, type=list[Look])}
        chart = await self._ask("review_of", job.record, SEED, first)
        job.so_far = msgspec.json.decode(chart, type=Review)
        for numbers in portions(job.moves):
            found = await self._ask("look_at", job.record, SEED, list(numbers))
            looks.update({look.number: look for look in msgspec.json.decode(found, type=list[Look])})
            job.done += len(numbers)
        return await self._ask("review_of", job.record, SEED, msgspec.json.encode(list(looks.values())))

    async def _ask(self, task: str, *arguments: object) -> bytes:
        async with self.workers.aside:  # bots come first
            answer = await self.workers.call(f"{TASKS}:{task}", *arguments, seconds=PATIENCE)
        assert isinstance(answer, bytes)
        return answer

    async def _keep(self, table: str, review: bytes) -> None:
        packed = await asyncio.to_thread(gzip.compress, review)
        row = self.storage.insert(REVIEWS).values(table_id=table, made=time.time(), review=packed)
        async with self.storage.writing() as connection:
            await connection.execute(row.on_conflict_do_nothing(index_elements=["table_id"]))
        self._made.put(table, msgspec.json.decode(review, type=Review))
