"""What if? Questions about moments of finished games, answered by workers, one for each guest at a time."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from engineshed.kernel import Action, Atom
from engineshed.server.caches import Recent
from engineshed.server.tables.table import Table
from engineshed.server.work.workers import NoAnswer, Workers
from engineshed.teacher import Pair, Question, WhatIf
from engineshed.teacher.what_if import GAMES

LOG = logging.getLogger(__name__)
TASK: Final = "engineshed.server.work.teaching:play_both"
PORTION: Final = 1.0
"""Seconds of games at a time: who asks for a hint meanwhile waits no longer."""
PATIENCE: Final = 60.0
"""Seconds that a portion may take: one pair of the longest games, on a busy machine."""
KEPT: Final = 200
"""Answers that stay in memory; asking again gives the same one."""


class About(NamedTuple):
    """What is asked: the same question has the same answer, whoever asks."""

    table: str
    moment: int
    instead: tuple[Action, ...]


class Answer:
    """The games that were played so far."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.pairs: list[Pair] = []
        self.given_up = False
        """Nobody waited, or the workers had no answer: asking again goes on from there."""

    @property
    def done(self) -> bool:
        return len(self.pairs) >= GAMES

    def so_far(self) -> WhatIf | None:
        """None before there is anything to compare."""
        return self.question.answer(self.pairs) if len(self.pairs) > 1 else None


class WhatIfs:
    """Answers one question of each guest at a time: a new one replaces the last."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._answers: Recent[About, Answer] = Recent(KEPT)
        self._asked: Recent[tuple[str, str, int], About] = Recent(KEPT)
        """By guest, table and moment: what they asked last."""
        self._awaited: dict[str, About] = {}
        """By guest."""
        self._tasks: dict[About, asyncio.Task[None]] = {}

    def find(self, guest: str, table: str, moment: int) -> tuple[tuple[Action, ...], Answer] | None:
        """What this guest asked last about a moment, and its answer so far."""
        about = self._asked.get((guest, table, moment))
        answer = self._answers.get(about) if about is not None else None
        return (about.instead, answer) if about is not None and answer is not None else None

    def ask(self, guest: str, table: Table, moment: int, instead: Sequence[Action]) -> None:
        """Refused if the rules do not allow it; otherwise games are played whether or not somebody looks."""
        about = About(table.id, moment, tuple(instead))
        answer = self._answers.get(about) or Answer(Question(table.playing(), moment, instead))
        self._answers.put(about, answer)
        self._asked.put((guest, table.id, moment), about)
        if answer.done:
            return
        self._awaited[guest] = about
        if about not in self._tasks:
            answer.given_up = False
            record = table.playing().record().text()
            self._tasks[about] = asyncio.get_running_loop().create_task(self._play(about, answer, record))

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, about: About, answer: Answer, record: str) -> None:
        instead: list[list[Atom]] = [list(action) for action in about.instead]
        try:
            while not answer.done and about in self._awaited.values():
                numbers = [len(answer.pairs), GAMES]
                async with self.workers.aside.behind():
                    found = await self.workers.call(
                        *(TASK, record, about.moment, instead, answer.question.seed, numbers, PORTION),
                        seconds=PATIENCE,
                    )
                assert isinstance(found, bytes)
                answer.pairs += msgspec.json.decode(found, type=list[Pair])
        except NoAnswer as error:
            LOG.warning("what if at move %d of table %s: %s", about.moment, about.table, error)
        finally:
            answer.given_up = not answer.done
            self._awaited = {guest: other for guest, other in self._awaited.items() if other != about}
            del self._tasks[about]
