"""The teacher's tasks for workers. Answers are JSON (`teacher.model`), stored and sent on as they are."""

import time
from collections.abc import Sequence

import msgspec

from engineshed.bots import Budget
from engineshed.kernel import Atom, Seat, find_game, load_state
from engineshed.kernel.play import load_record, resume
from engineshed.teacher import Pair, Question, hint, walk_of, why
from engineshed.teacher.looking import Look, glance
from engineshed.teacher.review import Looking, assemble


def advise(game: str, seen: bytes, seat: Seat, seed: int, seconds: float) -> bytes:
    """A hint for a seat, from what it sees."""
    state = load_state(find_game(game), seen)
    return msgspec.json.encode(hint(state, seat, Budget(seed, seconds)))


def explain(game: str, seen: bytes, seat: Seat, played: Sequence[Atom], seed: int, seconds: float) -> bytes:
    """What a seat could have done, and what it did, from what it saw."""
    state = load_state(find_game(game), seen)
    return msgspec.json.encode(why(state, seat, tuple(played), Budget(seed, seconds)))


def glance_at(record: str, seed: int) -> bytes:
    """A first look at every move of a record."""
    walk = walk_of(record)
    return msgspec.json.encode([glance(walk, number, seed) for number in range(len(walk.moves))])


def look_at(record: str, seed: int, numbers: Sequence[int], seconds: float) -> bytes:
    """A close look at these moves, as far as there is time."""
    looking, found = Looking(record, seed), list[Look]()
    until = time.monotonic() + seconds
    for number in numbers:
        found += looking([number])
        if time.monotonic() > until:
            break
    return msgspec.json.encode(found)


def review_of(record: str, seed: int, looks: bytes) -> bytes:
    """The review that these looks make."""
    found = msgspec.json.decode(looks, type=list[Look])
    return msgspec.json.encode(assemble(walk_of(record), {look.number: look for look in found}, seed))


def play_both(
    record: str,
    moment: int,
    instead: Sequence[Sequence[Atom]],
    seed: int,
    numbers: Sequence[int],
    seconds: float,
) -> bytes:
    """Pairs of games from two moves, from one number to another as far as there is time."""
    match, _ = resume(load_record(record))
    question, found = Question(match, moment, [tuple(action) for action in instead], seed), list[Pair]()
    until = time.monotonic() + seconds
    for pair in question.pairs(range(*numbers)):
        found.append(pair)
        if time.monotonic() > until:
            break
    return msgspec.json.encode(found)
