"""What stays marked after a move, and how a good travels over the sheet on which it was delivered."""

from collections.abc import Iterable
from typing import Final, cast

from engineshed.games.steam_rollers.page import geometry
from engineshed.games.steam_rollers.page.sheets import mark
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.games.steam_rollers.sheet import Line, Sheet
from engineshed.kernel import Atom, Message
from engineshed.kernel.page import Drawing

PER_LINE: Final = 420
"""Milliseconds that a good takes for a line."""
LONGEST: Final = 1200


def marks(event: Message) -> tuple[Atom, ...]:
    """Tracks, lines and cities on the sheet of whoever acted; tiles and orders on the table."""
    seat, facts = event.seat, event.facts
    if event.name == "ewa-took-tile":
        return (f"tile:{facts['tile']}",)
    if seat is None:
        return ()
    if event.name == "built":
        return (mark(seat, cast(int, facts["place"])),)
    if event.name == "delivered":
        lines = cast("tuple[str, ...]", facts["lines"])
        cities = (f"city:{facts['origin']}", f"city:{facts['destination']}")
        return tuple(mark(seat, what) for what in (*lines, *cities))
    if event.name == "upgraded":
        return (mark(seat, f"box:{facts['box']}"),)
    if event.name == "took":
        return (f"tile:{facts['tile']}",)
    if event.name == "ordered":
        return (f"order:{facts['order']}",)
    return ()


def motion(event: Message, pos: SteamRollersPosition) -> Drawing | None:
    """A delivered good on its way, line by line."""
    if event.name != "delivered" or event.seat is None:
        return None
    lines = list(_lines(pos.sheets[event.seat], cast("tuple[str, ...]", event.facts["lines"])))
    data = {
        "layer": f"motion-sheet-{event.seat}",
        "colour": event.facts["good"],
        "path": geometry.journey(lines, cast(int, event.facts["origin"])),
        "milliseconds": min(PER_LINE * len(lines), LONGEST),
    }
    return Drawing("motion.jinja", data, id="motion")


def _lines(sheet: Sheet, names: Iterable[str]) -> Iterable[Line]:
    for name in names:
        found = sheet.line(name)
        assert found is not None  # finished lines stay
        yield found
