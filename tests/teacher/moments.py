"""Moments of recorded games for the teacher's tests."""

from functools import cache
from pathlib import Path

from engineshed.kernel import Position, Seat, State
from engineshed.kernel.play import Record, load_record
from engineshed.teacher.walk import Walk

RECORDS = Path(__file__).parent.parent / "records"
GAMES = (
    "age-of-steam/st-lucia_2p",
    "russian-railroads/2p",
    "railroad-revolution/2p",
    "steam-rollers/2p",
    "train-rush/2p",
)
"""One short recorded game of each."""


def record_of(name: str) -> Record:
    return load_record((RECORDS / f"{name}.jsonl").read_text("utf-8"))


@cache
def walk_of(name: str) -> Walk:
    return Walk(record_of(name))


def free_moment(name: str, part: float, most: int = 12) -> tuple[State[Position], Seat]:
    """The true state at the first decision after this part of the game with a few options."""
    walk = walk_of(name)
    for move in walk.moves[int(part * len(walk.moves)) :]:
        state = walk.match.at(move.number)
        if move.free and 3 <= len(state.options(move.seat)) <= most:
            return state, move.seat
    raise LookupError(f"{name} has no such moment")
