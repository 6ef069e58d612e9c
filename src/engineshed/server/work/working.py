"""What runs in a worker process (`lab/parent.py` begins it); workers.py talks to it.

Messages are a length (four bytes) and msgpack: it reads [task, arguments] and writes [word] or [word, what].
"""

import logging
import os
import pkgutil
import select
import signal
import sys
import threading
import time
from collections.abc import Iterator
from typing import BinaryIO, Final

import msgspec

from engineshed.kernel import Rng, Seeded, find_game, installed

BEAT: Final = 0.5
"""Seconds between two signs of life."""
LENGTH: Final = 4
AT_HAND: Final = ("engineshed.bots:choose", "engineshed.server.work.trying:try_out")
"""Functions loaded before the first task, so that it does not take longer than the others."""
TEACHER: Final = "engineshed.server.work.teaching:advise"
LONGEST_WORDS: Final = 2000

LOG = logging.getLogger(__name__)


class Task(msgspec.Struct, array_like=True):
    """A function by its name (`package.module:function`) and what it is called with."""

    name: str
    arguments: list[object]


class Said(msgspec.Struct, array_like=True):
    """What a worker says: "ready", "beat", "done" with the answer, or "failed" with the reason."""

    word: str
    what: object = None


def frame(message: Task | Said) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


class Output:
    """The pipe to the server, into which two threads write, one message at a time."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._one_at_a_time = threading.Lock()

    def say(self, word: str, what: object = None) -> None:
        rest = memoryview(frame(Said(word, what)))
        with self._one_at_a_time:
            while rest:
                rest = rest[os.write(self._descriptor, rest) :]

    def beat(self) -> None:
        while True:
            self.say("beat")
            time.sleep(BEAT)


def work(task: Task, output: Output) -> None:
    """Do a task and write its result."""
    try:
        found = pkgutil.resolve_name(task.name)(*task.arguments)
        output.say("done", found)
    except BrokenPipeError:
        raise
    except Exception as error:
        LOG.exception("%s failed in a worker", task.name)
        output.say("failed", f"{type(error).__name__}: {error}"[:LONGEST_WORDS])


def next_task(pipe: BinaryIO) -> Task | None:
    """The next task; None when the server has closed the pipe."""
    length = pipe.read(LENGTH)
    body = pipe.read(int.from_bytes(length, "big")) if len(length) == LENGTH else b""
    return msgspec.msgpack.decode(body, type=Task) if body else None


def warm_up() -> Iterator[None]:
    """Read every game with its boards and pieces, one at a time, and then the teacher.

    So neither the first bot nor the first hint need wait for that.
    """
    for name in installed():
        try:
            game = find_game(name)
            settings = {setting.id: setting.default for setting in game.settings}
            state = game.new(game.seats(settings)[0], settings, Seeded(Rng(0)))
            state.run()
            for seat in state.waiting():
                state.options(seat)
        except Exception:
            LOG.exception("%s cannot be set up", name)
        yield
    pkgutil.resolve_name(TEACHER)
    yield


def asked(pipe: BinaryIO) -> bool:
    """Is somebody waiting?"""
    return bool(select.select([pipe], [], [], 0)[0])


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the server's business
    output = Output(os.dup(1))
    os.dup2(2, 1)  # whatever is printed must not get into the pipe
    threading.Thread(target=output.beat, daemon=True).start()  # from the beginning: loading takes a while
    for name in AT_HAND:
        pkgutil.resolve_name(name)
    output.say("ready")
    pipe, reading, hurries = sys.stdin.buffer, warm_up(), True
    while True:
        for _ in reading if not asked(pipe) else ():
            if asked(pipe):  # a task comes first; the game that is played there is read with it
                break
        if (task := next_task(pipe)) is None:
            return
        work(task, output)
        if hurries:  # pages come before bots; only now, so that a worker starts quickly
            os.nice(5)
            hurries = False


if __name__ == "__main__":
    main()
