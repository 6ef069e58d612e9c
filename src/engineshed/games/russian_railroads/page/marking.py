"""What stays marked after a move; pieces that keep their id slide to their new place by themselves."""

from engineshed.kernel import Atom, Message, Seat


def mark(seat: Seat, what: str) -> str:
    """How a piece on one of the player boards is found again."""
    return f"board-{seat}/{what}"


def marks(event: Message) -> tuple[Atom, ...]:
    """Action spaces, and on the board of whoever acted: tracks, markers, locomotives, factories."""
    facts, seat = event.facts, event.seat
    if event.name in ("placed", "reused", "repeated", "exchanged"):
        return (str(facts["space"]),)
    if seat is None:
        return ()
    if event.name == "moved-track":
        return (mark(seat, f"track:{facts['line']}-{facts['colour']}"),)
    if event.name == "moved-marker":
        return (mark(seat, f"marker:{facts['marker']}"),)
    if event.name == "placed-locomotive":
        return (mark(seat, f"slot:{facts['slot']}"),)
    if event.name == "built-factory":
        return (mark(seat, f"gap:{facts['gap']}"),)
    return ()
