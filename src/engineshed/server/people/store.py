"""People, their devices and what proves who they are, in the same database as the tables."""

import time
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from engineshed.server.store.schema import (
    CODES,
    DEVICES,
    HOURS,
    LONGEST_KEY,
    PASSKEYS,
    PEOPLE,
)
from engineshed.server.store.storage import Storage

MOST_USES: Final = 2**31 - 1
"""The largest count that the database can store."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who has more than a browser's cookie. Their id is that of the guest they began as."""

    guest: str
    name: str | None
    password: str | None
    link: str | None
    disabled: bool


class Device(msgspec.Struct, frozen=True):
    """A signed-in browser."""

    id: str
    guest: str
    name: str
    seen: float


class Passkey(msgspec.Struct, frozen=True):
    id: str
    guest: str
    key: bytes
    uses: int


class NameTaken(Exception):
    """Somebody else has an account of this name."""


def key_of(name: str) -> str:
    """What names have in common that look like one name; some letters become three here (ﬃ)."""
    return name.casefold()[:LONGEST_KEY]


class People:
    """Reads and writes the four tables."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    # People

    async def person(self, guest: str) -> Person | None:
        return await self._person(PEOPLE.c.guest == guest)

    async def named(self, name: str) -> Person | None:
        return await self._person(PEOPLE.c.key == key_of(name))

    async def linked(self, hash: str) -> Person | None:
        return await self._person(PEOPLE.c.link == hash)

    async def save(self, person: Person) -> None:
        """Save a person, new or changed; NameTaken if somebody else has the name."""
        key = None if person.name is None else key_of(person.name)
        values = {**msgspec.structs.asdict(person), "key": key}
        try:
            async with self.storage.writing() as connection:
                await connection.execute(PEOPLE.delete().where(PEOPLE.c.guest == person.guest))
                await connection.execute(PEOPLE.insert().values(values))
        except IntegrityError:
            raise NameTaken(person.name) from None

    async def forget(self, guest: str) -> None:
        """Delete all that could let anybody in. The name stays taken, so that nobody can pose as them."""
        async with self.storage.writing() as connection:
            for table in (DEVICES, CODES, PASSKEYS, HOURS):
                await connection.execute(table.delete().where(table.c.guest == guest))
            gone = {"name": None, "password": None, "link": None, "disabled": True}
            await connection.execute(PEOPLE.update().where(PEOPLE.c.guest == guest).values(gone))

    # Devices

    async def device(self, id: str) -> Device | None:
        query = sa.select(DEVICES).where(DEVICES.c.id == id)
        async with self.storage.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
            return None if row is None else Device(row.id, row.guest, row.name, row.seen)

    async def devices(self, guest: str) -> list[Device]:
        query = sa.select(DEVICES).where(DEVICES.c.guest == guest).order_by(DEVICES.c.seen.desc())
        async with self.storage.engine.connect() as connection:
            return [Device(r.id, r.guest, r.name, r.seen) for r in await connection.execute(query)]

    async def sign_in(self, device: Device) -> None:
        async with self.storage.writing() as connection:
            await connection.execute(DEVICES.insert().values(msgspec.structs.asdict(device)))

    async def used(self, device: str) -> None:
        async with self.storage.writing() as connection:
            await connection.execute(DEVICES.update().where(DEVICES.c.id == device).values(seen=time.time()))

    async def sign_out(self, guest: str, device: str) -> None:
        async with self.storage.writing() as connection:
            mine = (DEVICES.c.guest == guest) & (DEVICES.c.id == device)
            await connection.execute(DEVICES.delete().where(mine))

    # Codes

    async def offer(self, guest: str, hash: str, until: float) -> None:
        """Save a code; a guest has one at a time."""
        async with self.storage.writing() as connection:
            await connection.execute(
                CODES.delete().where((CODES.c.guest == guest) | (CODES.c.until < time.time()))
            )
            await connection.execute(CODES.insert().values(hash=hash, guest=guest, until=until))

    async def redeem(self, hash: str) -> str | None:
        """Use up a code and return whose it was; None if it is not valid."""
        mine = CODES.c.hash == hash
        async with self.storage.writing() as connection:
            row = (await connection.execute(sa.select(CODES).where(mine))).one_or_none()
            if row is None:
                return None
            used = await connection.execute(CODES.delete().where(mine))
            return row.guest if used.rowcount == 1 and row.until >= time.time() else None

    # Passkeys

    async def passkeys(self, guest: str) -> list[Passkey]:
        query = sa.select(PASSKEYS).where(PASSKEYS.c.guest == guest)
        async with self.storage.engine.connect() as connection:
            return [Passkey(r.id, r.guest, r.key, r.uses) for r in await connection.execute(query)]

    async def passkey(self, id: str) -> Passkey | None:
        query = sa.select(PASSKEYS).where(PASSKEYS.c.id == id)
        async with self.storage.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
            return None if row is None else Passkey(row.id, row.guest, row.key, row.uses)

    async def keep_passkey(self, passkey: Passkey) -> None:
        async with self.storage.writing() as connection:
            await connection.execute(PASSKEYS.delete().where(PASSKEYS.c.id == passkey.id))
            await connection.execute(PASSKEYS.insert().values(msgspec.structs.asdict(passkey)))

    async def _person(self, where: "sa.ColumnElement[bool]") -> Person | None:
        async with self.storage.engine.connect() as connection:
            row = (await connection.execute(sa.select(PEOPLE).where(where))).one_or_none()
            if row is None:
                return None
            return Person(row.guest, row.name, row.password, row.link, row.disabled)
