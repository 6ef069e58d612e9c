"""Uploaded records: a worker reads and replays each of them first, within limits."""

import asyncio
from typing import Final

from engineshed.kernel.play import BadRecord, Record, load_record
from engineshed.server.problems import Declined
from engineshed.server.settings import Settings
from engineshed.server.work.trying import TOO_LONG
from engineshed.server.work.workers import NoAnswer, TooSlow, Workers

TRY: Final = "engineshed.server.work.trying:try_out"
MOST_WAITING: Final = 10
"""Records that may wait; they are checked one at a time, so that bots can think."""


class Uploads:
    """Reads records without keeping anybody else waiting."""

    def __init__(self, workers: Workers, settings: Settings) -> None:
        self.workers = workers
        self.settings = settings
        self._one_at_a_time = asyncio.Lock()
        self._waiting = 0

    async def read(self, text: bytes) -> Record:
        """The record in an upload; BadRecord if it cannot be replayed."""
        settings = self.settings
        if len(text) > settings.record_bytes:
            raise Declined(413, "record-too-large", most=settings.record_bytes // 1024)
        if self._waiting >= MOST_WAITING:
            raise Declined(429, "busy")
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                wrong = await self.workers.call(
                    TRY, text, settings.record_moves, seconds=settings.record_seconds
                )
        except TooSlow:
            raise Declined(422, "record-too-slow") from None
        except NoAnswer as error:
            raise BadRecord(str(error)) from None
        finally:
            self._waiting -= 1
        if wrong == TOO_LONG:
            raise Declined(422, "record-too-long", most=settings.record_moves)
        if wrong:
            raise BadRecord(str(wrong))
        return await asyncio.to_thread(load_record, text.decode())
