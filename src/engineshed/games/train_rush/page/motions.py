"""What stays marked after a move, and how a locomotive travels over the map."""

from typing import Final

from engineshed.games.train_rush.page.land import land
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import Atom, Message
from engineshed.kernel.page import Drawing

PER_FIELD: Final = 150
"""Milliseconds that a locomotive takes from field to field."""
LONGEST: Final = 1200
ZONES: Final = ("warehouse", "station", "leased", "parcel")
"""Events that happen on an economic zone."""


def marks(event: Message) -> tuple[Atom, ...]:
    """Fields, cities and zones of the map; sectors, tracks, actions and spaces of the management board."""
    facts = event.facts
    match event.name:
        case "moved":
            return (f"field:{facts['field']}",)
        case "visited":
            return (f"city:{facts['city']}",)
        case "lobbied" | "corrupted":
            return (f"sector:{facts['sector']}",)
        case "advanced":
            return (f"track:{facts['track']}",)
        case "invested" | "free-action":
            return (f"action:{facts['action']}",)
        case "delivered":
            return (f"space:{facts['city']}-{facts['size']}",)
        case "bought":
            return (f"reward:{facts['reward']}",)
        case "refilled":
            return (f"tile:{facts['tile']}",)
    return (f"zone:{facts['zone']}",) if event.name in ZONES and facts["zone"] else ()


def motion(event: Message, pos: TrainRushPosition) -> Drawing | None:
    """A locomotive on its way from field to field."""
    if event.name != "moved" or event.seat is None:
        return None
    way = _way(pos, str(event.facts["start"]), str(event.facts["field"]))
    places = [land().places[field] for field in way]
    data = {
        "seat": event.seat,
        "path": "M" + "L".join(f"{x} {y - 12}" for x, y in places),
        "milliseconds": min(PER_FIELD * len(way), LONGEST),
    }
    return Drawing("motion.svg.jinja", data, id="motion")


def _way(pos: TrainRushPosition, start: str, end: str) -> list[str]:
    """The shortest way along the arrows; straight there if none leads."""
    before, edge = {start: ""}, [start]
    while edge and end not in before:
        after = []
        for field in edge:
            for there in pos.box.fields[field].next:
                if there not in before:
                    before[there] = field
                    after.append(there)
        edge = after
    way, here = [end], before.get(end, start)
    while here and way[-1] != start:
        way.append(here)
        here = before[here]
    return way[::-1]
