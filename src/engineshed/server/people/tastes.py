"""Preferences (name, language, theme ...) of people with several devices."""

import sqlalchemy as sa

from engineshed.server.store.schema import TASTES
from engineshed.server.store.storage import Storage


class Tastes:
    """Stores the preferences of people with several devices; for one browser its cookies are enough."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def of_guest(self, guest: str) -> dict[str, str] | None:
        """Somebody's preferences by the names of the cookies; None if nothing is stored."""
        query = sa.select(TASTES.c.data).where(TASTES.c.guest == guest)
        async with self.storage.engine.connect() as connection:
            found = await connection.scalar(query)
        if not isinstance(found, dict):
            return None
        return {str(name): str(value) for name, value in found.items()}

    async def begin(self, guest: str, liked: dict[str, str]) -> None:
        """Begin to store preferences; those that another device has stored already stay."""
        await self._write(guest, {**liked, **(await self.of_guest(guest) or {})})

    async def change(self, guest: str, liked: dict[str, str]) -> None:
        """Change stored preferences; nothing happens for somebody without any."""
        known = await self.of_guest(guest)
        if known is not None:
            await self._write(guest, {**known, **liked})

    async def _write(self, guest: str, whole: dict[str, str]) -> None:
        row = self.storage.insert(TASTES).values(guest=guest, data=whole)
        async with self.storage.writing() as connection:
            await connection.execute(
                row.on_conflict_do_update(index_elements=["guest"], set_={"data": row.excluded.data})
            )

    async def hand_over(self, before: str, after: str) -> None:
        """Delete the preferences of a guest who joins another, whose own count from then on."""
        await self.forget(before)

    async def forget(self, guest: str) -> None:
        async with self.storage.writing() as connection:
            await connection.execute(TASTES.delete().where(TASTES.c.guest == guest))
