"""Whole games, recorded once: every configuration of every game has one, and each replays exactly."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest
from tools.record_games import end_of, name_of

from engineshed.kernel import Entry, Game, Position, find_game, games
from engineshed.kernel.play import Tape, load_record
from tests.generic.stories import Books

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.jsonl"))
SOME = [file for number, file in enumerate(FILES) if number % 3 == 0 or "_asks-" in file.stem]
LATER = {"TR-2412", "TR-2502", "TR-2505", "SR-1310"}
"""Rules by which a bill tells what the choices after it bring: a contract's goods, the worth of a sale."""


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_configuration_has_a_recorded_game(game: Game[Position]) -> None:
    there = {file.stem for file in FILES if file.parent.name == game.id}
    missing = [name for name in map(name_of, game.configurations()) if name not in there]
    assert not missing, f"python tools/record_games.py {game.id}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_recorded_game_replays_to_the_same_end(file: Path) -> None:
    record = load_record(file.read_text(encoding="utf-8"))
    assert record.game == file.parent.name
    assert record.version == find_game(record.game).version
    state = record.replay()
    result = state.result()
    assert result is not None
    find_game(record.game).check(state.pos)
    _, _, end = file.stem.partition("_end-")
    assert end in ("", end_of(result))


@pytest.mark.parametrize("file", SOME, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_the_books_tell_what_the_table_shows_and_what_bills_said(file: Path) -> None:
    record = load_record(file.read_text(encoding="utf-8"))
    state = record.new_state()
    tape = state.tape = Tape()
    state.run()
    books = Books(find_game(record.game), state)
    for move in record.moves():
        told = sums(state.bill(move.seat, move.action).entries)
        before = len(tape.books)
        state.do(move.seat, move.action)
        assert not books.compare(state, str(move.action))
        booked = sums(booking.entry for booking in tape.books[before:])
        for (seat, thing, rule), amount in told.items():
            if rule not in LATER:
                # Some bills name the general rule where the books name the one that applies it.
                same = [n for key, n in booked.items() if key[:2] == (seat, thing) and key[2] == rule]
                rest = [n for key, n in booked.items() if key[:2] == (seat, thing)]
                assert amount in (same or (*rest, sum(rest), 0)), (move.action, thing, rule)


def sums(entries: Iterable[Entry]) -> Counter[tuple[int, str, str]]:
    """By seat, thing and rule."""
    found: Counter[tuple[int, str, str]] = Counter()
    for entry in entries:
        found[entry.seat, entry.thing, entry.rule] += entry.amount
    return found
