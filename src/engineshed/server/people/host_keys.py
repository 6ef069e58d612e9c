"""The host's access: a command beside the database makes a link that opens the page of reports, once."""

import secrets
import time
from typing import Final

import sqlalchemy as sa

from engineshed.server.people.codes import hashed
from engineshed.server.store.schema import HOST_KEYS
from engineshed.server.store.storage import Storage

LINK_LASTS: Final = 15 * 60.0
"""Seconds for which a link can be opened, once."""
SESSION_LASTS: Final = 12 * 3600.0
"""Seconds for which the browser that opened it may decide."""


class HostKeys:
    """Makes and checks the host's links and sessions. Only hashes are stored."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def link(self) -> str:
        """The secret of a new link; older ones are no longer good."""
        async with self.storage.writing() as connection:
            await connection.execute(HOST_KEYS.delete().where(HOST_KEYS.c.kind == "link"))
        return await self._fresh("link", LINK_LASTS)

    async def open(self, secret: str) -> str | None:
        """Use up a link and return the secret of a new session; None if the link is not valid."""
        link = (HOST_KEYS.c.hash == hashed(secret)) & (HOST_KEYS.c.kind == "link")
        async with self.storage.writing() as connection:
            used = await connection.execute(HOST_KEYS.delete().where(link, HOST_KEYS.c.until > time.time()))
        return await self._fresh("session", SESSION_LASTS) if used.rowcount == 1 else None

    async def knows(self, session: str) -> bool:
        """Whether this is a valid session of the host."""
        mine = (HOST_KEYS.c.hash == hashed(session)) & (HOST_KEYS.c.kind == "session")
        query = sa.select(HOST_KEYS.c.hash).where(mine, HOST_KEYS.c.until > time.time())
        async with self.storage.engine.connect() as connection:
            return bool(session) and await connection.scalar(query) is not None

    async def close(self, session: str = "") -> None:
        """End one session; without an argument, all sessions and links."""
        mine = HOST_KEYS.c.hash == hashed(session) if session else sa.true()
        async with self.storage.writing() as connection:
            await connection.execute(HOST_KEYS.delete().where(mine))

    async def _fresh(self, kind: str, seconds: float) -> str:
        secret, now = secrets.token_urlsafe(32), time.time()
        async with self.storage.writing() as connection:
            await connection.execute(HOST_KEYS.delete().where(HOST_KEYS.c.until < now))
            row = {"hash": hashed(secret), "kind": kind, "until": now + seconds}
            await connection.execute(HOST_KEYS.insert().values(row))
        return secret
