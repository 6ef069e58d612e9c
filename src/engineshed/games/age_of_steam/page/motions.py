"""How cubes travel, and what stays marked after a move."""

from typing import cast

from engineshed.games.age_of_steam.links import backwards
from engineshed.games.age_of_steam.page.grid import num
from engineshed.games.age_of_steam.page.land import land_of
from engineshed.games.age_of_steam.page.network import path
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.kernel import Atom, Message
from engineshed.kernel.page import Drawing

PER_LINK = 140
"""Milliseconds that a cube takes for a link."""
LONGEST = 1200


def marks(event: Message) -> tuple[Atom, ...]:
    """Hexes and links that an event touched."""
    facts = event.facts
    if event.name in ("built", "urbanized"):
        return (str(facts["hex"]),)
    if event.name == "connected":
        return cast("tuple[Atom, ...]", facts["hexes"])
    if event.name == "shipped":
        links, stops = cast("tuple[Atom, ...]", facts["links"]), cast("tuple[Atom, ...]", facts["stops"])
        return (str(facts["origin"]), *links, stops[-1])
    return ()


def motion(event: Message, pos: AgeOfSteamPosition) -> Drawing | None:
    """A shipped cube on its way, link by link, from the middle of its city to that of another."""
    if event.name != "shipped":
        return None
    board, grid = pos.board, land_of(pos.board.id).grid
    here, way = board.hex_of[str(event.facts["origin"])], list[str]()
    ends = [here]
    links, stops = (
        cast("tuple[str, ...]", event.facts["links"]),
        cast("tuple[str, ...]", event.facts["stops"]),
    )
    for atom, stop in zip(links, stops, strict=True):
        chain = pos.chains.get(board.side_of[atom])
        if chain is None:  # track that has been joined or taken off since
            return None
        there = board.hex_of[stop]
        way.append(path(board, grid, chain.pieces if chain.start == here else backwards(chain)))
        here = there
    ends.append(here)
    start, end = (" ".join(map(num, grid.centre(board.places[hex_]))) for hex_ in ends)
    data = {
        "colour": event.facts["cube"],
        "path": f"M{start}" + "".join(f"L{part[1:]}" for part in way) + f"L{end}",
        "milliseconds": min(PER_LINK * 3 * len(way), LONGEST),
    }
    return Drawing("motion.svg.jinja", data, id="motion")
