"""What somebody likes (a name, a language, a theme ...), kept for the devices that will be theirs."""

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from engineshed.server.schema import TASTES
from engineshed.server.storage import Storage


class Tastes:
    """Cookies remember what a browser's guest likes; this remembers it for whoever has more than one."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def of_guest(self, guest: str) -> dict[str, str] | None:
        """By the names of the cookies; None: nothing is kept about them."""
        query = sa.select(TASTES.c.data).where(TASTES.c.guest == guest)
        async with self.storage.engine.connect() as connection:
            found = await connection.scalar(query)
        if not isinstance(found, dict):
            return None
        return {str(name): str(value) for name, value in found.items()}

    async def begin(self, guest: str, liked: dict[str, str]) -> None:
        """From now on it is kept; what another device of theirs has said already stays."""
        await self._write(guest, {**liked, **(await self.of_guest(guest) or {})})

    async def change(self, guest: str, liked: dict[str, str]) -> None:
        """They like something else now; of a guest of one browser the cookies are enough."""
        known = await self.of_guest(guest)
        if known is not None:
            await self._write(guest, {**known, **liked})

    async def _write(self, guest: str, whole: dict[str, str]) -> None:
        write = postgresql.insert if self.storage.shared else sqlite.insert
        row = write(TASTES).values(guest=guest, data=whole)
        async with self.storage.writing() as connection:
            await connection.execute(
                row.on_conflict_do_update(index_elements=["guest"], set_={"data": row.excluded.data})
            )

    async def hand_over(self, before: str, after: str) -> None:
        """Who is joined likes what the other one likes."""
        await self.forget(before)

    async def forget(self, guest: str) -> None:
        async with self.storage.writing() as connection:
            await connection.execute(TASTES.delete().where(TASTES.c.guest == guest))
