"""How far people have come with the lessons of each game."""

import sqlalchemy as sa

from engineshed.server.store.schema import LESSONS
from engineshed.server.store.storage import Storage
from engineshed.web.teaching.lessons import Done


class Lessons:
    """Remembers the first answer to each lesson, and whether a good one was found."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def of_game(self, guest: str, game: str) -> dict[str, Done]:
        """This guest's progress by lesson."""
        query = sa.select(LESSONS).where(LESSONS.c.guest == guest, LESSONS.c.game == game)
        async with self.storage.engine.connect() as connection:
            return {row.lesson: Done(row.lost, row.passed) for row in await connection.execute(query)}

    async def answered(self, guest: str, game: str, lesson: str, lost: float, passed: bool) -> None:
        """Note an answer: the first one stays, and a good one passes the lesson."""
        row = self.storage.insert(LESSONS).values(
            guest=guest, game=game, lesson=lesson, lost=lost, passed=passed
        )
        keys = ["guest", "game", "lesson"]
        kept = (
            row.on_conflict_do_update(index_elements=keys, set_={"passed": True})
            if passed
            else row.on_conflict_do_nothing(index_elements=keys)
        )
        async with self.storage.writing() as connection:
            await connection.execute(kept)

    async def of_guest(self, guest: str) -> list[dict[str, object]]:
        """All answers of somebody, for their export."""
        query = sa.select(LESSONS).where(LESSONS.c.guest == guest)
        async with self.storage.engine.connect() as connection:
            return [
                {"game": row.game, "lesson": row.lesson, "lost": row.lost, "passed": row.passed}
                for row in await connection.execute(query)
            ]

    async def hand_over(self, before: str, after: str) -> None:
        """Move one guest's answers to another, whose own first answers stay."""
        query = sa.select(LESSONS).where(LESSONS.c.guest == before)
        async with self.storage.engine.connect() as connection:
            theirs = list(await connection.execute(query))
        for row in theirs:
            await self.answered(after, row.game, row.lesson, row.lost, row.passed)
        await self.forget(before)

    async def forget(self, guest: str) -> None:
        async with self.storage.writing() as connection:
            await connection.execute(LESSONS.delete().where(LESSONS.c.guest == guest))
