"""Rebuilds a table from its events. Loading only reads: whatever it meets, nothing is written."""

from collections.abc import Iterator, Sequence

from engineshed.server.tables.events import Event, Moved, Opened, Started, TakenBack, WentOn
from engineshed.server.tables.table import Table


class Unreadable(Exception):
    """A table cannot be opened; the message says why."""


def rebuild(id: str, events: Sequence[Event]) -> Table:
    """The table that these events made; where today's rules differ, it is diverged at the last equal move."""
    opened = events[0].fact
    numbers = [event.number for event in events if event.number > 0]
    if not isinstance(opened, Opened) or numbers != list(range(1, len(numbers) + 1)):
        raise Unreadable("an event is missing")
    table = Table(id, opened)
    standing = set(_standing(events))
    for event in events:
        table.apply(event, event.number in standing)
    return table


def follow(table: Table, events: Sequence[Event]) -> Table | None:
    """The table with what another process wrote; None if it has to be rebuilt from all its events.

    A game that cannot be followed to its end is always rebuilt: what was in the way may be taken back now.
    """
    if not events:
        return table
    after = table.copy()
    for event in events:
        fits = event.after == after.number if event.number < 0 else event.number == after.number + 1
        if not fits or isinstance(event.fact, Started | WentOn):
            return None
        after.apply(event)
    return None if after.cut_off else after


def _standing(events: Sequence[Event]) -> Iterator[int]:
    """The numbers of the moves that nothing later takes back; only these are played."""
    moves: list[int] = []
    for event in events:
        fact = event.fact
        if isinstance(fact, Moved):
            moves.append(event.number)
        elif isinstance(fact, TakenBack | WentOn):
            del moves[fact.to :]
        elif isinstance(fact, Started):
            moves.clear()
    yield from moves
