"""What people and bots do at a table. A command checks and returns a draft; the table stays as it is."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from msgspec.structs import replace

from engineshed.kernel import Action, Game, Order, Position, Seat, Settings
from engineshed.kernel.play import BadRecord, Played, Record
from engineshed.server.pace.pace import Pace
from engineshed.server.results.terms import NOTHING_ASKED, Terms
from engineshed.server.tables.chairs import STAND_IN, Chair, distinct
from engineshed.server.tables.draft import Draft
from engineshed.server.tables.events import (
    Ended,
    Hidden,
    Moved,
    Muted,
    Noted,
    Opened,
    Ordered,
    Revoked,
    Said,
    Seated,
    Started,
    TakenBack,
)
from engineshed.server.tables.scripts import plain
from engineshed.server.tables.table import NotAllowed, Table


def opening(
    game: Game[Position],
    settings: Settings,
    chairs: list[Chair],
    public: bool,
    host: str,
    pace: Pace | None = None,
    tempo: str = "",
    watchers_talk: bool = False,
    terms: Terms = NOTHING_ASKED,
) -> Opened:
    """The first event of a new table."""
    seats, known = tuple(chairs), (game.id, game.version, len(chairs), dict(settings), public, host)
    return Opened(*known, seats, pace, tempo, watchers_talk, terms)


def open_table(id: str, opened: Opened) -> Draft:
    """A new table; where every seat is taken, the game begins."""
    draft = Draft.of_new(id, opened)
    draft.begin()
    return draft


def go_on_from(id: str, opened: Opened, record: Record) -> Draft:
    """A new table that goes on from a record; BadRecord if today's rules do not allow all its moves."""
    draft = Draft.of_new(id, opened)
    starts = [number for number, line in enumerate(record.lines) if isinstance(line, Played)]
    ends = [*starts, len(record.lines)]
    draft.write(Started(plain(record.lines[: ends[0]])))
    for start, end in pairwise(ends):
        if draft.table.diverged is None:
            draft.write(Moved(draft.table.decision(), plain(record.lines[start:end])))
    if draft.table.diverged is not None:
        raise BadRecord(str(draft.table.diverged))
    draft.look_for_dead_end()
    return draft


def sit(table: Table, seat: Seat, chair: Chair) -> Draft:
    """A person or a bot takes an open seat, or somebody new here takes one that a bot keeps free."""
    invited = seat in table.free() and chair.kind == "person" and chair.guest not in table.people()
    if not (table.chairs[seat].kind == "open" or invited) or ours(table).ended:
        raise NotAllowed("seat-taken")
    if table.terms.rated and chair.kind == "person" and chair.guest in table.people():
        raise NotAllowed("one-seat")  # whoever holds two could let one of them win: it would not count
    draft = Draft(table)
    named = replace(chair, name=distinct(chair.name, (other.name for other in table.chairs)))
    draft.write(Seated.on(seat, table.chairs[seat].taken(named)))
    draft.begin()
    return draft


def play(
    table: Table,
    seat: Seat,
    action: Action,
    decision: int,
    key: str | None,
    then: Sequence[Action] = (),
    obey: bool = True,
) -> Draft:
    """A move, perhaps more moves of the same seat, and the forced moves that follow; Refused if illegal."""
    draft = Draft(playable(table))
    if table.stuck:
        raise NotAllowed("dead-end")
    draft.check(decision)
    draft.play(seat, action, key)
    for further in then:
        draft.play(seat, further)
    draft.settle(obey)
    return draft


def leave(table: Table, *seats: Seat) -> Draft:
    """A bot sits in; before the start the seat is open again. When the last person leaves, the table ends."""
    draft = Draft(ours(table))
    for seat in seats:
        chair = table.chairs[seat]
        if chair.kind != "person" or table.over():
            raise NotAllowed("is-over")
        draft.write(Seated.on(seat, Chair("open") if table.match is None else chair.stand_in()))
    if not draft.table.people():
        draft.write(Ended("cancelled"))
    return draft


def come_back(table: Table, guest: str) -> Draft:
    """A person takes their seat back from a bot or from somebody who sat in; nobody has to agree."""
    seats = ours(table).left_by(guest)
    if not seats or table.over():
        raise NotAllowed("is-over" if table.over() else "seat-taken")
    draft = Draft(table)
    for seat in seats:
        draft.write(Seated.on(seat, table.chairs[seat].returned()))
    return draft


def hand_over(table: Table, before: str, after: str | None) -> Draft:
    """Seats of one guest become another's; if there is no other, they lose their name."""
    draft = Draft(table)
    for seat, chair in enumerate(table.chairs):
        if chair.guest == before:
            draft.write(Seated.on(seat, _handed(chair, after, table)))
        elif chair.whose == before:
            draft.write(
                Seated.on(seat, replace(chair, whose=after, whose_name=chair.whose_name if after else ""))
            )
    if draft.events and after is None and not (table.over() or table.newer) and not draft.table.people():
        draft.write(Ended("cancelled"))
    return draft


def _handed(chair: Chair, after: str | None, table: Table) -> Chair:
    if after is not None:
        return replace(chair, guest=after)
    if chair.whose is not None and not table.over():
        return chair.stand_in()
    if table.over():
        return Chair("person")
    return Chair("open") if table.match is None else Chair("bot", level=STAND_IN)


def take_back(table: Table, to: int, seat: Seat) -> Draft:
    """Go back to an earlier moment. proposals.py decides who may."""
    draft = Draft(table)
    draft.write(TakenBack(to, seat))
    return draft


def end(table: Table, reason: str) -> Draft:
    draft = Draft(table)
    draft.write(Ended(reason))
    return draft


def say(table: Table, name: str, text: str, guest: str, word: str = "", watches: bool = False) -> Draft:
    """Chat: a text, or a quick word that everybody reads in their own language."""
    if watches and not table.watchers_talk:
        raise NotAllowed("watchers-are-silent")
    draft = Draft(table)
    draft.write(Said(name, text, guest, word, watches))
    return draft


def hide(table: Table, lines: Iterable[int], hidden: bool) -> Draft:
    """Hide lines of the chat from everybody, or show them again. Only the host does this."""
    draft, known = Draft(table), {line.number: line for line in table.talk.lines}
    changed = tuple(n for n in sorted(lines) if n in known and known[n].hidden != hidden)
    if changed:
        draft.write(Hidden(changed, hidden))
    return draft


def mute(table: Table, guest: str, seat: Seat, muted: bool) -> Draft:
    """Hide the chat of whoever sits there from one guest, or show it again."""
    draft, other = Draft(table), table.chairs[seat].guest if 0 <= seat < table.players else None
    if other is None or other == guest:
        raise NotAllowed("nobody-to-mute")
    if table.talk.muted(guest, other) != muted:
        draft.write(Muted(guest, other, muted))
    return draft


def note(table: Table, what: str, seat: Seat | None = None, detail: str = "") -> Draft:
    """Tell the table something that its people should know."""
    draft = Draft(table)
    draft.write(Noted(what, seat, detail))
    return draft


def order(table: Table, seat: Seat, wanted: Order, lasts: str) -> Draft:
    """Somebody decides ahead; an order that answers what is asked of them now acts at once."""
    seen = playable(table).playing().state.seen_by(seat)
    if not any(form.offers(wanted, lasts) for form in table.game.orders(seen.pos, seat)):
        raise NotAllowed("no-such-order")
    draft = Draft(table)
    draft.write(Ordered(seat, wanted.about, wanted.steps, lasts, table.round()))
    draft.settle()
    return draft


def revoke(table: Table, seat: Seat, about: str) -> Draft:
    """Take back the seat's order about a question."""
    draft = Draft(table)
    for held in table.orders:
        if (held.seat, held.order.about) == (seat, about):
            draft.write(Revoked(seat, held.number))
    return draft


def ours(table: Table) -> Table:
    """The table, unless its game follows newer rules than this process has, which then leaves it alone."""
    if table.newer:
        raise NotAllowed("newer-rules")
    return table


def playable(table: Table) -> Table:
    """The table, if its game can be played on; NotAllowed says why not."""
    ours(table).playing()
    if table.diverged is not None:
        raise NotAllowed("rules-differ")
    if table.ended:
        raise NotAllowed("is-over")
    return table
