"""Tasks for workers that behave as the world sometimes does."""

import os
import signal
import time
from pathlib import Path

from engineshed.bots import choose
from engineshed.kernel import Atom


def add(one: int, other: int) -> int:
    return one + other


def sleep(seconds: float) -> str:
    time.sleep(seconds)
    return "slept"


def spin() -> None:
    while True:
        pass


def read_for_ever(_text: bytes, _most_moves: int) -> None:
    spin()


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def once(mark: str, name: str) -> str:
    """The first process that comes here gets a signal, the next one works."""
    path = Path(mark)
    if not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.Signals[name])
        time.sleep(600)
    return "done"


def complain() -> None:
    print("this goes to the log")
    raise ValueError("no")


# Bots that do not behave unless they are simple ones.


def steady_would_hang(game: str, level: str, seen: bytes, seat: int, seed: int) -> list[Atom]:
    if level == "steady":
        spin()
    return choose(game, level, seen, seat, seed)


def steady_would_die(game: str, level: str, seen: bytes, seat: int, seed: int) -> list[Atom]:
    if level == "steady":
        die()
    return choose(game, level, seen, seat, seed)


def steady_would_cheat(game: str, level: str, seen: bytes, seat: int, seed: int) -> list[Atom]:
    return ["mark", "cell:99"] if level == "steady" else choose(game, level, seen, seat, seed)


def steady_would_babble(game: str, level: str, seen: bytes, seat: int, seed: int) -> object:
    return [["mark"]] if level == "steady" else choose(game, level, seen, seat, seed)


def steady_would_stumble(game: str, level: str, seen: bytes, seat: int, seed: int) -> list[Atom]:
    return [1 // 0] if level == "steady" else choose(game, level, seen, seat, seed)
