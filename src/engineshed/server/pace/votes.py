"""The commands around clocks: the alarm, running out of time, and the others' votes about it."""

from collections import Counter
from collections.abc import Collection
from typing import Final, get_args

from engineshed.kernel import Seat
from engineshed.server.pace.clock import Clock
from engineshed.server.tables.draft import Draft
from engineshed.server.tables.events import Alarmed, Away, Decided, RanOut, Rests, Seated, Verdict, Voted
from engineshed.server.tables.table import NotAllowed, Table

VERDICTS: Final[tuple[Verdict, ...]] = get_args(Verdict)
"""The gentlest first: it wins a tie."""


def voters(table: Table, seat: Seat) -> set[str]:
    """Who decides about the seat of somebody who ran out: all the others."""
    return table.people() - {str(table.chairs[seat].guest)}


def vote(table: Table, guest: str, seat: Seat, choice: Verdict) -> Draft:
    """Vote on a seat that is out of time; what more than half want happens at once."""
    clock = _clock(table)
    if seat not in clock.out() or seat not in table.waiting():
        raise NotAllowed("not-out")
    if guest not in voters(table, seat):
        raise NotAllowed("not-yours-to-say")
    draft = Draft(table)
    draft.write(Voted(guest, seat, choice))
    _decide(draft, seat, draft.now())
    return draft


def tick(table: Table, now: float, looking: Collection[str]) -> Draft:
    """Write what is due. Guests who are looking at the table need no alarm."""
    draft, clock = Draft(table), _clock(table)
    for seat in table.waiting():
        out = clock.out_at(seat)
        if out <= now:
            draft.write(RanOut(seat, out))
        elif clock.alarm_at(seat) <= now and clock.hands[seat].guest not in looking:
            draft.write(Alarmed(seat))
    for seat in clock.out():
        _decide(draft, seat, now)
    if table.whole():
        draft.ask()  # after rules differed for a while, during which no clock ran
    return draft


def rests(table: Table, guest: str, rest: str, away: float) -> Draft:
    """Change a guest's nights and holidays on all their seats."""
    draft = Draft(table)
    if table.clock is None or table.over():
        return draft
    for seat in table.seats_of(guest):
        if table.chairs[seat].rest != rest:
            draft.write(Rests(seat, rest))
        if table.clock.hands[seat].away != away:
            draft.write(Away(seat, away))
    return draft


def _decide(draft: Draft, seat: Seat, now: float) -> None:
    """Carry out the leading vote if it has a majority, or if the time for voting is over."""
    table = draft.table
    hand = _clock(table).hands[seat]
    able = voters(table, seat)
    counted = Counter(choice for guest, choice in hand.votes if guest in able)
    if not counted:
        return
    most = max(VERDICTS, key=lambda verdict: counted[verdict])
    if 2 * counted[most] <= len(able) and now < hand.decide:
        return
    draft.write(Decided(seat, most))
    if most != "wait":
        draft.write(Seated.on(seat, table.chairs[seat].stand_in(free=most == "invite")))


def _clock(table: Table) -> Clock:
    if table.clock is None:
        raise NotAllowed("no-clock")
    return table.clock
