"""Whose page others may see: private at first, public if they like, at an address that names no guest."""

import secrets

import msgspec
import sqlalchemy as sa

from engineshed.server.schema import META
from engineshed.server.storage import Storage

PROFILES = sa.Table(
    "profiles",
    META,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("page", sa.String(16), nullable=False, unique=True),
    sa.Column("name", sa.String(24), nullable=False),
)


class Profile(msgspec.Struct, frozen=True):
    """Somebody who lets others see their results; nobody else has one."""

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
        """From now on others may see it, under this name."""
        known = await self.of_guest(guest)
        page = secrets.token_urlsafe(8) if known is None else known.page
        async with self.storage.writing() as connection:
            await connection.execute(PROFILES.delete().where(PROFILES.c.guest == guest))
            await connection.execute(PROFILES.insert().values(guest=guest, page=page, name=name))

    async def hide(self, guest: str) -> None:
        """From now on nobody else sees it; the address leads nowhere."""
        async with self.storage.writing() as connection:
            await connection.execute(PROFILES.delete().where(PROFILES.c.guest == guest))

    async def _find(self, where: "sa.ColumnElement[bool]") -> list[Profile]:
        async with self.storage.engine.connect() as connection:
            rows = await connection.execute(sa.select(PROFILES).where(where))
            return [Profile(row.guest, row.page, row.name) for row in rows]
