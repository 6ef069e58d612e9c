"""What needs the others' consent: taking back beyond the barrier, ending the game, a bot for who left."""

from engineshed.kernel import Seat
from engineshed.server.events import Event
from engineshed.server.tables import NotAllowed, Table, Wish


def undo(table: Table, seat: Seat, whole_turn: bool) -> list[Event]:
    """Take back; beyond the barrier by consent, alone against bots always."""
    match = table.playing()
    if table.ended:
        raise NotAllowed("is-over")
    point = match.undo_turn_point(seat) if whole_turn else match.undo_point(seat)
    if point is not None:
        return table.take_back(point)
    point = table.last_own(seat)
    if point is None:
        raise NotAllowed("nothing-to-undo")
    if len(table.people()) == 1:
        return table.take_back(point)
    return _ask(table, Wish("undo", seat, point))


def end(table: Table, seat: Seat) -> list[Event]:
    """End it now: alone at once, with others by agreement."""
    if table.over():
        raise NotAllowed("is-over")
    if table.match is None or len(table.people()) == 1:
        return table.end("cancelled" if table.match is None or not table.match.moves else "agreed")
    return _ask(table, Wish("end", seat, 0))


def stand_in(table: Table, seat: Seat, absent: Seat) -> list[Event]:
    """A bot shall take the seat of somebody who left: by vote of the others."""
    if table.match is None or table.over() or table.chairs[absent].kind != "person":
        raise NotAllowed("is-over")
    return _ask(table, Wish("stand-in", seat, absent))


def agree(table: Table, guest: str, yes: bool) -> list[Event]:
    """Answer a wish; when everybody has agreed, it happens."""
    if table.wish is None or not table.seats_of(guest):
        raise NotAllowed("nobody-asks")
    event = table.write("answer", {"guest": guest, "yes": yes})
    table.answered(guest, yes)
    return [event, *_granted(table)]


def _ask(table: Table, wish: Wish) -> list[Event]:
    event = table.write("ask", {"what": wish.what, "seat": wish.seat, "to": wish.to})
    table.asks(wish)
    return [event, *_granted(table)]


def _granted(table: Table) -> list[Event]:
    """What happens if all have agreed who have to: everybody but somebody whom a bot shall replace."""
    wish = table.wish
    if wish is None:
        return []
    asked = table.people()
    if wish.what == "stand-in":
        asked.discard(str(table.chairs[wish.to].guest))
    if not wish.agreed >= asked:
        return []
    table.wish = None
    if wish.what == "undo":
        return table.take_back(wish.to)
    return table.leave(wish.to) if wish.what == "stand-in" else table.end("agreed")
