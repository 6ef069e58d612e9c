"""Sends what is in the queue: gathers notices, keeps quiet hours, and tries again under the same id."""

import asyncio
import logging
import time
from typing import Final

import sqlalchemy as sa

from engineshed.server.hall import Hall, NoTable
from engineshed.server.notices.guard import Forbidden, Outside
from engineshed.server.notices.quiet import quiet_until
from engineshed.server.notices.reasons import turn_of
from engineshed.server.notices.shift import Shift
from engineshed.server.notices.store import Notice, Notices, Way, fresh_id
from engineshed.server.notices.texts import Writer
from engineshed.server.notices.ways import NAMED, Gone, Mail, Message, Push, hook
from engineshed.server.settings import Settings
from engineshed.server.store.schema import NOTICES, WAYS
from engineshed.server.store.storage import away
from engineshed.server.tables.load import Unreadable
from engineshed.server.tasks import end_tasks, happens

LOG = logging.getLogger(__name__)
ROUND: Final = 1.0
"""Seconds between two looks into the queue."""
LEASE: Final = 90.0
"""Seconds after which a process that began to send a message is taken for dead."""
AT_A_TIME: Final = 30
"""Messages that are claimed together: even if each takes its whole time, all are done within the lease."""
AT_ONCE: Final = 10
"""Messages that are under way at the same time."""
LONGEST: Final = 25.0
"""Seconds after which a message that is under way is given up for now."""
OPEN: Final = ("waiting", "again", "sending")
"""What is not done yet."""
BEGUN: Final = "begun"
"""Noted on a notice that may have been sent by a way that would show it twice."""
AGAIN: Final = (30.0, 120.0, 600.0, 3600.0, 3 * 3600.0, 6 * 3600.0, 12 * 3600.0)
"""Seconds until the next try; after the last one it is given up."""
DAY: Final = 86_400.0


class Sender:
    """Sends notices while the house is open."""

    def __init__(
        self, hall: Hall, notices: Notices, settings: Settings, mail: Mail, push: Push, outside: Outside
    ) -> None:
        self.hall = hall
        self.notices = notices
        self.settings = settings
        self.mail = mail
        self.push = push
        self.outside = outside
        self.writer: Writer | None = None
        """Words messages; set when the house opens."""
        self.woken = asyncio.Event()
        self.shift = Shift(hall.storage)
        self._cleaned = 0.0
        self._task: asyncio.Task[None] | None = None

    def start(self, writer: Writer) -> None:
        self.writer = writer
        self._task = asyncio.get_running_loop().create_task(self._go_round())

    async def close(self) -> None:
        await end_tasks(self._task)
        await self.shift.close()
        await self.outside.close()

    async def _go_round(self) -> None:
        while True:
            try:
                await self.shift.if_alone(self._release)
                while await self.round(time.time()):
                    pass
                await self._clean()
            except Exception as error:
                if not away(error):
                    LOG.exception("notices could not be sent")
            self.woken.clear()
            await happens(self.woken, ROUND)

    async def round(self, now: float) -> int:
        """Send what is due and return the number of messages."""
        batches = await self._claim(now)
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(way: Way, batch: list[Notice]) -> None:
            async with gate:
                try:
                    await self._send(way, batch)
                except Exception as error:
                    if away(error):
                        raise
                    LOG.exception("a notice could not be written")
                    await self._later(batch, error)

        await asyncio.gather(*(one(way, batch) for way, batch in batches))
        return len(batches)

    # Claiming

    async def _release(self) -> None:
        """Make due again what a dead process had claimed. It reads first, so an idle house writes nothing."""
        left = (NOTICES.c.state == "sending") & (NOTICES.c.due > 0)
        async with self.hall.storage.engine.connect() as connection:
            if await connection.scalar(sa.select(NOTICES.c.id).where(left).limit(1)) is None:
                return
        async with self.hall.storage.writing() as connection:
            await connection.execute(NOTICES.update().where(left).values(due=0.0))

    async def _claim(self, now: float) -> list[tuple[Way, list[Notice]]]:
        """Mark what is due as being sent, and return it by way. What a dead process claimed is due again."""
        query = sa.select(NOTICES).where(_due(now)).order_by(NOTICES.c.id)
        query = query.limit(AT_A_TIME * 4).with_for_update(skip_locked=True)
        claimed: list[tuple[Way, list[Notice]]] = []
        if not await self._any(now):
            return []
        async with self.hall.storage.writing() as connection:
            groups: dict[tuple[str, str], list[Notice]] = {}
            for row in await connection.execute(query):
                notice = Notice(*row)
                groups.setdefault((notice.way, notice.batch or ""), []).append(notice)
            for (way_id, batch), group in list(groups.items())[:AT_A_TIME]:
                ids = [notice.id for notice in group]
                found = (await connection.execute(sa.select(WAYS).where(WAYS.c.id == way_id))).one_or_none()
                way = None if found is None else Way(*found)
                values = self._verdict(way, group, batch, now)
                await connection.execute(NOTICES.update().where(NOTICES.c.id.in_(ids)).values(values))
                if way is not None and values["state"] == "sending":
                    named = str(values["batch"])
                    own = (NOTICES.c.batch == named) & (NOTICES.c.state == "sending")
                    rows = await connection.execute(sa.select(NOTICES).where(own).order_by(NOTICES.c.id))
                    claimed.append((way, [Notice(*row) for row in rows]))
                    last = WAYS.update().where(WAYS.c.id == way.id).values(last=now)
                    await connection.execute(last)
        return claimed

    async def _any(self, now: float) -> bool:
        """Whether anything is due. It only reads, so an idle house writes nothing."""
        async with self.hall.storage.engine.connect() as connection:
            return await connection.scalar(sa.select(NOTICES.c.id).where(_due(now)).limit(1)) is not None

    def _verdict(self, way: Way | None, group: list[Notice], batch: str, now: float) -> dict[str, object]:
        """The new state of a group that is due: sent now, kept to gather more, or dropped."""
        if way is None or way.failed is not None or not way.confirmed:
            return {"state": "failed", "note": "off", "done": now}
        if group[0].state == "sending" and group[0].note == BEGUN:
            return {"state": "unsure", "note": "unsure", "done": now}  # nobody there would know it again
        test = any(notice.what == "test" for notice in group)
        if not batch and not test and now < way.last + self.settings.notice_gather:
            return {"due": way.last + self.settings.notice_gather, "state": "waiting"}
        return {"state": "sending", "due": now + LEASE, "batch": batch or fresh_id()}

    # Sending

    async def _send(self, way: Way, batch: list[Notice]) -> None:
        tests = batch[0].what == "test"
        if not tests and batch[0].tries == 0:
            until = quiet_until(await self.notices.wishes(way.guest), time.time())
            if until is not None:
                await self._set(batch, state="waiting", due=until, batch=None, note="quiet")
                await self.notices.change(way.id, last=0.0)
                return
        live = []
        for notice in batch:
            matters = True if tests else await self._matters(notice)
            if matters is True:
                live.append(notice)
            elif matters is False:
                await self._set([notice], state="moot", done=time.time(), note="seen")
            else:
                await self._set([notice], state="waiting", due=matters, batch=None)
        if not live:
            await self.notices.change(way.id, last=way.last)
            return
        assert self.writer is not None
        message = self.writer.message(way, live)
        if way.kind not in NAMED:
            await self._set(live, note=BEGUN)
        try:
            async with asyncio.timeout(LONGEST):
                await self.deliver(way, message)
        except (Gone, Forbidden) as error:
            await self._set(live, state="failed", done=time.time(), note=str(error)[:100])
            await self.notices.change(way.id, failed=time.time())
        except Exception as error:  # whatever it is, it concerns this message alone
            await self._later(live, error)
        else:
            await self._set(live, state="sent", done=time.time(), tries=live[0].tries + 1, note="")

    async def deliver(self, way: Way, message: Message) -> None:
        """Send a message by its way; an exception says what to do if that fails."""
        if way.kind == "mail":
            if not self.mail.works:
                raise Gone("no mail server")
            await self.mail.send(way.address, message)
        elif way.kind == "push":
            await self.push.send(way.address, message)
        else:
            await hook(self.outside, way, message)

    async def _later(self, batch: list[Notice], error: Exception) -> None:
        tries = batch[0].tries
        note = str(error)[:60] or type(error).__name__
        if tries >= len(AGAIN):
            await self._set(batch, state="failed", done=time.time(), note=note)
        else:
            due = time.time() + AGAIN[tries]
            await self._set(batch, state="again", due=due, tries=tries + 1, note=note)

    async def _matters(self, notice: Notice) -> float | bool:
        """Whether a notice is still true and unseen; a time to ask again, if its person is looking now."""
        try:
            table = await self.hall.find(notice.table_id)
        except (NoTable, Unreadable):
            return False
        seen = await self.hall.storage.seen(table.id, notice.guest)
        looked = seen + self.settings.notice_looking
        if notice.what == "turn" and turn_of(table, notice.guest) != notice.reason:
            return False
        if notice.what not in ("turn", "alarm") and seen > notice.made:
            return False
        return looked if looked > time.time() else True

    async def _set(self, those: list[Notice], /, **values: object) -> None:
        ids = [notice.id for notice in those]
        async with self.hall.storage.writing() as connection:
            await connection.execute(NOTICES.update().where(NOTICES.c.id.in_(ids)).values(**values))

    async def _clean(self) -> None:
        if time.time() - self._cleaned > 3600:
            self._cleaned = time.time()
            await self.notices.clean(time.time() - self.settings.notice_days * DAY)


def _due(now: float) -> "sa.ColumnElement[bool]":
    return NOTICES.c.state.in_(OPEN) & (NOTICES.c.due <= now)
