"""Public profiles: private until their owner publishes them, at an address that does not name the guest."""

import secrets

import msgspec
import sqlalchemy as sa

from engineshed.server.store.schema import PROFILES
from engineshed.server.store.storage import Storage


class Profile(msgspec.Struct, frozen=True):
    """The public page of somebody who lets others see their results."""

    guest: str
    page: str
    """The end of its address."""
    name: str


class Profiles:
    """Reads and writes the public profiles."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def of_guest(self, guest: str) -> Profile | None:
        return next(iter(await self._find(PROFILES.c.guest == guest)), None)

    async def at(self, page: str) -> Profile | None:
        return next(iter(await self._find(PROFILES.c.page == page)), None)

    async def public(self) -> dict[str, Profile]:
        """All of them, by guest."""
        return {profile.guest: profile for profile in await self._find(sa.true())}

    async def publish(self, guest: str, name: str) -> None:
        """Let others see this guest's results, under this name."""
        known = await self.of_guest(guest)
        page = secrets.token_urlsafe(8) if known is None else known.page
        async with self.storage.writing() as connection:
            await connection.execute(PROFILES.delete().where(PROFILES.c.guest == guest))
            await connection.execute(PROFILES.insert().values(guest=guest, page=page, name=name))

    async def hide(self, guest: str) -> None:
        """Let nobody see it any more; its address leads nowhere."""
        async with self.storage.writing() as connection:
            await connection.execute(PROFILES.delete().where(PROFILES.c.guest == guest))

    async def _find(self, where: "sa.ColumnElement[bool]") -> list[Profile]:
        async with self.storage.engine.connect() as connection:
            rows = await connection.execute(sa.select(PROFILES).where(where))
            return [Profile(row.guest, row.page, row.name) for row in rows]
