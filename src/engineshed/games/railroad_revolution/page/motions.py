"""What stays marked after a move, and how a company's people travel along new rails."""

from typing import Final

from engineshed.games.railroad_revolution.page.land import land
from engineshed.games.railroad_revolution.position import RailroadRevolutionPosition
from engineshed.kernel import Atom, Message
from engineshed.kernel.page import Drawing

MILLISECONDS: Final = 700


def marks(event: Message, pos: RailroadRevolutionPosition) -> tuple[Atom, ...]:
    """Track spaces, cities and telegraph sections; performance tracks."""
    facts = event.facts
    if event.name == "laid":
        return (f"track:{facts['track']}",)
    if event.name == "built-station":
        return tuple(f"city:{city.id}" for city in pos.box.cities if city.name == facts["city"])
    if event.name == "built-office":
        return (f"section:{facts['section']}",)
    if event.name == "stepped":
        return (str(facts["track"]),)
    return ()


def motion(event: Message) -> Drawing | None:
    """The company's disc runs along the rail that it has laid."""
    if event.name != "laid" or event.seat is None:
        return None
    path = next(way.lanes[event.seat] for way in land().ways if way.id == event.facts["track"])
    data = {"seat": event.seat, "path": path, "milliseconds": MILLISECONDS}
    return Drawing("motion.svg.jinja", data, id="motion")
