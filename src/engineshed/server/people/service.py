"""What people do with their identity: add devices, sign in and out, export their data, leave."""

import secrets
import time
import unicodedata
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from engineshed.server.caches import Recent
from engineshed.server.hall import Hall
from engineshed.server.notices.store import Notices
from engineshed.server.people.blocks import Blocks
from engineshed.server.people.codes import MINUTES, fresh_code, fresh_link, hashed
from engineshed.server.people.conduct import Conduct
from engineshed.server.people.host_keys import HostKeys
from engineshed.server.people.hours import hand_over as hand_over_hours
from engineshed.server.people.hours import hours_of
from engineshed.server.people.lessons import Lessons
from engineshed.server.people.pads import Pads
from engineshed.server.people.passkeys import BadPasskey, Passkeys
from engineshed.server.people.passwords import LONGEST, SHORTEST, hash_password, is_password
from engineshed.server.people.profiles import Profiles
from engineshed.server.people.reports import Reports
from engineshed.server.people.store import Device, NameTaken, People, Person
from engineshed.server.people.tastes import Tastes
from engineshed.server.people.throttle import Throttle
from engineshed.server.results.store import Results
from engineshed.server.results.terms import Reputation
from engineshed.server.sessions import Visitor
from engineshed.server.tables import commands
from engineshed.server.tables.chairs import Chair
from engineshed.server.tables.load import Unreadable
from engineshed.server.tables.table import NotAllowed, Table

REMEMBERED: Final = 20.0
"""Seconds for which a device is believed without asking the database."""
MOST_TABLES: Final = 1000
SHORT_NAME: Final = 16
"""Characters of a name that is marked as a guest's: the sign holds 24."""


class Service:
    """Everything behind the pages about oneself."""

    def __init__(self, hall: Hall, secret: str) -> None:
        self.hall = hall
        self.people = People(hall.storage)
        self.pads = Pads(hall.storage)
        self.lessons = Lessons(hall.storage)
        self.reports = Reports(hall.storage)
        self.blocks = Blocks(hall.storage)
        self.conduct = Conduct(hall.storage)
        self.host_keys = HostKeys(hall.storage)
        self.results = Results(hall.storage)
        self.profiles = Profiles(hall.storage)
        self.tastes = Tastes(hall.storage)
        self.notices = Notices(hall.storage)
        self.kept = (
            *(self.pads, self.lessons, self.reports, self.blocks),
            *(self.conduct, self.results, self.tastes),
        )
        """What comes along to another guest, and is forgotten with its own."""
        self.passkeys = Passkeys(secret)
        self.guesses = Throttle(10, 60.0)
        """Limits guesses at codes, links and passwords, by address and by name."""
        self._known: Recent[str, tuple[str, float]] = Recent(10_000)
        """The guest of each device, and until when that need not be read again."""

    # Devices

    async def signed_in(self, guest: str, device: str) -> bool:
        """Whether this device is still one of the guest's."""
        known = self._known.get(device)
        if known is not None and known[1] > time.monotonic():
            return known[0] == guest
        found = await self.people.device(device)
        if found is None:
            return False
        self._known.put(device, (found.guest, time.monotonic() + REMEMBERED))
        if time.time() - found.seen > 3600:
            await self.people.used(device)
        return found.guest == guest

    async def arrive(self, guest: str, name: str, before: str) -> str:
        """Make a browser a device of this guest, move what it had as guest `before`, and return its id."""
        person = await self.people.person(guest)
        if person is not None and person.disabled:
            raise NotAllowed("account-disabled")
        device = Device(secrets.token_hex(16), guest, name[:60], time.time())
        await self.people.sign_in(device)
        await self.notices.adopt(before, device.id)
        if before != guest and await self.people.person(before) is None:
            await self.hand_over(before, guest)
            for about in self.kept:
                await about.hand_over(before, guest)
            await self.notices.hand_over(before, guest)
            await hand_over_hours(self.hall.storage, before, guest)
            await self.profiles.hide(before)  # joining a device publishes nothing
        return device.id

    async def sign_out(self, guest: str, device: str) -> None:
        await self.people.sign_out(guest, device)
        await self.notices.forget_device(guest, device)
        self._known.drop(device)

    async def hand_over(self, before: str, after: str | None) -> None:
        """Give all seats of one guest to another; if there is no other, the seats lose their name."""
        for row in await self.hall.storage.of_guest(before, MOST_TABLES):
            try:
                await self.hall.change(row.id, lambda table: commands.hand_over(table, before, after))
            except (Unreadable, NotAllowed):
                continue

    async def games_of(self, guest: str) -> int:
        """The number of tables at which somebody has a seat."""
        return len(await self.hall.storage.of_guest(guest, MOST_TABLES))

    # Together

    async def may_sit(self, guest: str, table: Table | None = None, anyway: bool = False) -> None:
        """Raise NotAllowed if the host forbids it, or if the guest or somebody there blocked the other."""
        await self.conduct.check(guest, "sit")
        others = set() if table is None else {*table.people(), table.host} - {guest}
        if not others:
            return
        if await self.blocks.by(others, guest):
            raise NotAllowed("seat-refused")
        if not anyway and others & set(await self.blocks.of(guest)):
            raise NotAllowed("you-blocked-somebody")

    async def name_of(self, guest: Visitor, wanted: str) -> str:
        """The name under which somebody sits down or speaks; that of another's account is marked."""
        for name in {wanted, unicodedata.normalize("NFKC", wanted)}:
            named = await self.people.named(name)
            if named is not None and named.guest != guest.id:
                return guest.words("named-as-guest", name=wanted[:SHORT_NAME].strip())
        return wanted

    async def has_account(self, guest: str) -> bool:
        """A name that is nobody else's, and something to sign in with."""
        person = await self.people.person(guest)
        if person is None or person.name is None:
            return False
        return person.password is not None or bool(await self.people.passkeys(guest))

    async def reputation(self, guest: str, game: str) -> Reputation:
        """What a table may ask about somebody who wants to sit down."""
        known = await self.results.reputation(guest, game)
        return msgspec.structs.replace(known, account=await self.has_account(guest))

    # Codes and links

    async def code(self, guest: str) -> str:
        """A new code for another device; the last one no longer works."""
        fresh = fresh_code()
        await self.people.offer(guest, hashed(fresh), time.time() + MINUTES * 60)
        return fresh

    async def redeem(self, code: str, address: str) -> str:
        """The guest whose code this is."""
        self.guesses.count(f"code {address}")
        found = await self.people.redeem(hashed(code))
        if found is None:
            raise NotAllowed("code-unknown")
        return found

    async def link(self, guest: str) -> str:
        """A new personal link; the last one no longer works."""
        fresh = fresh_link()
        person = await self.people.person(guest) or Person(guest, None, None, None, False)
        await self.people.save(msgspec.structs.replace(person, link=hashed(fresh)))
        return fresh

    async def follow_link(self, secret: str, address: str) -> str:
        self.guesses.count(f"link {address}")
        found = await self.people.linked(hashed(secret))
        if found is None:
            raise NotAllowed("link-unknown")
        return found.guest

    # Accounts

    async def register(self, guest: str, name: str, password: str | None) -> None:
        """Give this guest an account, or change its name or password."""
        if not name:
            raise NotAllowed("account-name")
        if password is not None and not SHORTEST <= len(password) <= LONGEST:
            raise NotAllowed("account-password")
        person = await self.people.person(guest) or Person(guest, None, None, None, False)
        stored = person.password if password is None else await hash_password(password)
        try:
            await self.people.save(msgspec.structs.replace(person, name=name, password=stored))
        except NameTaken:
            raise NotAllowed("account-taken") from None

    async def sign_in(self, name: str, password: str, address: str) -> str:
        """The guest of this account. An unknown name is refused as slowly as a wrong password."""
        self.guesses.count(f"name {name.casefold()}", f"password {address}")
        person = await self.people.named(name)
        if not await is_password(person.password if person else None, password) or person is None:
            raise NotAllowed("sign-in-wrong")
        return person.guest

    async def new_passkey(self, site: str, origin: str, guest: str, token: str, answer: object) -> None:
        try:
            passkey = self.passkeys.check_new(site, origin, guest, token, answer)
        except BadPasskey:
            raise NotAllowed("passkey-wrong") from None
        await self.people.keep_passkey(passkey)

    async def by_passkey(self, site: str, origin: str, token: str, id: str, answer: object) -> str:
        known = await self.people.passkey(id)
        if known is None:
            raise NotAllowed("passkey-wrong")
        try:
            passkey = self.passkeys.check_known(site, origin, token, answer, known)
        except BadPasskey:
            raise NotAllowed("passkey-wrong") from None
        await self.people.keep_passkey(passkey)
        return passkey.guest

    # Profiles

    async def publish(self, guest: str, name: str) -> None:
        """Let others see my results, under a name that is no other account's."""
        if not name:
            raise NotAllowed("account-name")
        named = await self.people.named(name)
        if named is not None and named.guest != guest:
            raise NotAllowed("account-taken")
        await self.profiles.publish(guest, name)

    # Leaving

    async def export(self, guest: str) -> dict[str, object]:
        """All that is stored about this guest, as plain data; running games only as far as they see them."""
        person = await self.people.person(guest)
        tables: list[dict[str, object]] = []
        for row in await self.hall.storage.of_guest(guest, MOST_TABLES):
            about: dict[str, object] = {"id": row.id, "game": row.game, "over": row.over}
            try:
                table = await self.hall.find(row.id)
                seats = table.seats_of(guest)
                if table.match is not None:
                    record = table.match.record()
                    about["record"] = (record if table.over() else record.seen_by(seats[0])).text()
                names = _names(table.chairs, seats)
                lines = [
                    line
                    for line in table.talk.lines
                    if line.guest == guest or (not line.guest and line.name in names)
                ]
                about["orders"] = [
                    [held.order.about, *held.order.steps] for held in table.orders if held.seat in seats
                ]
                about["said"] = [line.text or line.word for line in lines]
            except (Unreadable, SQLAlchemyError, IndexError):
                about["record"] = None
            tables.append(about)
        return {
            "guest": guest,
            "name": person.name if person else None,
            "has_password": bool(person and person.password),
            "passkeys": len(await self.people.passkeys(guest)),
            "devices": [{"name": d.name, "seen": d.seen} for d in await self.people.devices(guest)],
            "hours": msgspec.to_builtins(await hours_of(self.hall.storage, guest, "")),
            "ways": [{"kind": way.kind, "address": way.address} for way in await self.notices.ways(guest)],
            "wishes": msgspec.to_builtins(await self.notices.wishes(guest)),
            "notices": [msgspec.to_builtins(one) for one in await self.notices.sent_to(guest, MOST_TABLES)],
            "likes": await self.tastes.of_guest(guest),
            "tables": tables,
            "notes": await self.pads.of_guest(guest),
            "lessons": await self.lessons.of_guest(guest),
            "results": await self.results.export(guest),
            "public_profile": msgspec.to_builtins(await self.profiles.of_guest(guest)),
            "reports": [{"table": r.table_id, "lines": r.lines} for r in await self.reports.all(guest)],
            "blocked": list((await self.blocks.of(guest)).values()),
            "measures": [{"what": m.what, "until": m.until} for m in await self.conduct.about(guest)],
            "answers": [
                {"decision": a.decision, "words": a.words} for a in await self.conduct.letters(guest)
            ],
        }

    async def disable(self, guest: str, disabled: bool) -> None:
        """Switch signing in off, or on again; devices that are signed in stay so."""
        person = await self.people.person(guest) or Person(guest, None, None, None, False)
        await self.people.save(msgspec.structs.replace(person, disabled=disabled))

    async def delete(self, guest: str) -> None:
        """Leave every table without a name, and delete all that is stored about this guest."""
        await self.hand_over(guest, None)
        person = await self.people.person(guest) or Person(guest, None, None, None, False)
        await self.people.save(person)
        await self.people.forget(guest)
        await self.notices.forget_all(guest)
        for about in self.kept:
            await about.forget(guest)
        await self.profiles.hide(guest)


def _names(chairs: list[Chair], seats: tuple[int, ...]) -> set[str]:
    return {chairs[seat].name for seat in seats}
