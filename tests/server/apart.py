"""What has a loop of its own, in tests in whose thread Playwright's loop may run."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from threading import Thread
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def in_a_thread(work: Callable[P, T], *args: P.args, **words: P.kwargs) -> T:
    """The work's result, from a thread of its own.

    Nobody waits for that thread if the test runs out of time: work that hangs fails its test and no other.
    """
    answer: Future[T] = Future()

    def run() -> None:
        try:
            answer.set_result(work(*args, **words))
        except BaseException as error:
            answer.set_exception(error)

    Thread(target=run, daemon=True).start()
    return answer.result()


def apart(deed: Coroutine[object, object, T]) -> T:
    return in_a_thread(asyncio.run, deed)
