"""What people and bots do at a table. A command checks and returns a draft; the table stays as it is."""

from itertools import pairwise

from msgspec.structs import replace

from engineshed.kernel import Action, Game, Position, Seat, Settings
from engineshed.kernel.play import BadRecord, Played, Record
from engineshed.server.chairs import STAND_IN, Chair
from engineshed.server.draft import Draft
from engineshed.server.events import Ended, Moved, Noted, Opened, Said, Seated, Started, TakenBack, plain
from engineshed.server.table import NotAllowed, Table


def opening(game: Game[Position], settings: Settings, chairs: list[Chair], public: bool, host: str) -> Opened:
    """The first event of a new table."""
    return Opened(game.id, game.version, len(chairs), dict(settings), public, host, tuple(chairs))


def open_table(id: str, opened: Opened) -> Draft:
    """A new table; where every seat is taken, the game begins."""
    draft = Draft.of_new(id, opened)
    draft.begin()
    return draft


def go_on_from(id: str, opened: Opened, record: Record) -> Draft:
    """A new table that goes on from a record; one that today's rules do not follow raises BadRecord."""
    draft = Draft.of_new(id, opened)
    starts = [number for number, line in enumerate(record.lines) if isinstance(line, Played)]
    ends = [*starts, len(record.lines)]
    draft.write(Started(plain(record.lines[: ends[0]])))
    for start, end in pairwise(ends):
        if draft.table.diverged is None:
            draft.write(Moved(draft.table.decision(), plain(record.lines[start:end])))
    if draft.table.diverged is not None:
        raise BadRecord(str(draft.table.diverged))
    return draft


def sit(table: Table, seat: Seat, chair: Chair) -> Draft:
    """Somebody takes an open seat, or a bot does."""
    if table.chairs[seat].kind != "open" or table.ended:
        raise NotAllowed("seat-taken")
    draft = Draft(table)
    draft.write(Seated.on(seat, chair))
    draft.begin()
    return draft


def play(table: Table, seat: Seat, action: Action, decision: int, key: str | None) -> Draft:
    """A move and what follows by itself; an illegal one raises Refused."""
    draft = Draft(playable(table))
    draft.check(decision)
    draft.play(seat, action, key)
    draft.settle()
    return draft


def leave(table: Table, *seats: Seat) -> Draft:
    """A bot sits in, or the seat is open again before the start; with nobody left the table ends."""
    draft = Draft(table)
    for seat in seats:
        chair = table.chairs[seat]
        if chair.kind != "person" or table.over():
            raise NotAllowed("is-over")
        draft.write(Seated.on(seat, Chair("open") if table.match is None else chair.stand_in()))
    if not draft.table.people():
        draft.write(Ended("cancelled"))
    return draft


def come_back(table: Table, guest: str) -> Draft:
    """Somebody for whom a bot sat in takes the seat again."""
    seats = table.left_by(guest)
    if not seats or table.over():
        raise NotAllowed("is-over" if table.over() else "seat-taken")
    draft = Draft(table)
    for seat in seats:
        draft.write(Seated.on(seat, table.chairs[seat].returned()))
    return draft


def hand_over(table: Table, before: str, after: str | None) -> Draft:
    """Seats of one guest become another's; None: the guest is gone for good, and the seats are nameless."""
    draft = Draft(table)
    for seat, chair in enumerate(table.chairs):
        if chair.guest == before:
            draft.write(Seated.on(seat, _handed(chair, after, table)))
    if draft.events and after is None and not table.over() and not draft.table.people():
        draft.write(Ended("cancelled"))
    return draft


def _handed(chair: Chair, after: str | None, table: Table) -> Chair:
    if after is not None:
        return replace(chair, guest=after)
    if table.over():
        return Chair("person")
    return Chair("open") if table.match is None else Chair("bot", level=STAND_IN)


def take_back(table: Table, to: int, seat: Seat) -> Draft:
    """Go back to an earlier moment. Who may is decided elsewhere (proposals.py)."""
    draft = Draft(table)
    draft.write(TakenBack(to, seat))
    return draft


def end(table: Table, reason: str) -> Draft:
    draft = Draft(table)
    draft.write(Ended(reason))
    return draft


def say(table: Table, name: str, text: str, guest: str) -> Draft:
    draft = Draft(table)
    draft.write(Said(name, text, guest))
    return draft


def note(table: Table, what: str, seat: Seat | None = None, detail: str = "") -> Draft:
    """Tell the table something that its people should know."""
    draft = Draft(table)
    draft.write(Noted(what, seat, detail))
    return draft


def playable(table: Table) -> Table:
    """A table whose game can be played on; others say why not."""
    table.playing()
    if table.newer:
        raise NotAllowed("newer-rules")
    if table.diverged is not None:
        raise NotAllowed("rules-differ")
    if table.ended:
        raise NotAllowed("is-over")
    return table
