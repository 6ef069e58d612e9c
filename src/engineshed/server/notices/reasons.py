"""Why people are told something about a table: the same events always give the same reasons."""

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from engineshed.server.notices.store import Reason
from engineshed.server.tables.events import Alarmed, Ended, Event, Moved, Proposed, RanOut, Said, Started
from engineshed.server.tables.proposals import pending, voters
from engineshed.server.tables.table import Table

OWN: Final = ":you"
"""At the end of a reason: it is about the reader's own seat."""


def reasons(table: Table, events: Iterable[Event], blocked: Collection[tuple[str, str]] = ()) -> list[Reason]:
    """What people are told because of these latest events; nobody is told what they did themselves.

    `blocked` holds pairs of guests: the first does not want to hear from the second.
    """
    if len(table.people()) < 2 and not any(chair.kind == "bot" and chair.guest for chair in table.chairs):
        return []  # alone with bots
    found = list(_from_events(table, list(events), blocked))
    turns = [(guest, turn_of(table, guest)) for guest in sorted(table.people())]
    return [*found, *(Reason(guest, "turn", key) for guest, key in turns if key is not None)]


def turn_of(table: Table, guest: str) -> str | None:
    """The key of this guest's turn, one for all decisions in a row; None if it is not their turn."""
    own = table.seats_of(guest)
    if not any(seat in own for seat in table.waiting()):
        return None
    moves, start = table.playing().moves, len(table.playing().moves)
    while start and moves[start - 1].seat in own:
        start -= 1
    return f"turn:{table.id}:{table.asked[min(start, len(table.asked) - 1)]}"


def _from_events(table: Table, events: list[Event], blocked: Collection[tuple[str, str]]) -> Iterator[Reason]:
    people = sorted(table.people())
    for event in events:
        fact, number = event.fact, event.number
        match fact:
            case Started():
                yield from (Reason(guest, "began", f"began:{table.id}") for guest in people)
            case Proposed() if (proposal := pending(table)) is not None and proposal.number == number:
                for guest in sorted(voters(table, proposal) - proposal.agreed):
                    yield Reason(guest, "asked", f"asked:{table.id}:{number}")
            case Said():
                for guest in people:
                    unheard = table.talk.muted(guest, fact.guest) or (guest, fact.guest) in blocked
                    if guest != fact.guest and not unheard:
                        yield Reason(guest, "chat", f"chat:{table.id}:{number}")
            case Alarmed():
                whose = table.chairs[fact.seat].guest
                if whose is not None:
                    yield Reason(whose, "alarm", f"alarm:{table.id}:{number}")
            case RanOut():
                late = table.chairs[fact.seat].guest
                for guest in people:
                    yield Reason(guest, "out", f"out:{table.id}:{number}{OWN if guest == late else ''}")
    if table.over() and any(isinstance(event.fact, Ended | Moved) for event in events):
        yield from (Reason(guest, "ended", f"ended:{table.id}") for guest in people)
