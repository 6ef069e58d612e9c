"""Deliveries as people think of them: a cube and the city where it ends, by the way that brings the most."""

import json
from typing import Final, NamedTuple

from engineshed.games.age_of_steam.page import text
from engineshed.games.age_of_steam.page.land import land_of
from engineshed.games.age_of_steam.phases.move import Move
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.routes import Journey, follow, gains_of
from engineshed.kernel import Action, Atom
from engineshed.kernel.page import Scene

AosScene = Scene[AgeOfSteamPosition]
SHORT: Final = 6
"""So many deliveries stand beside the map."""


class Delivery(NamedTuple):
    """A cube and where it ends; of its ways the one that brings the mover the most and others the least."""

    cube: Atom
    end: int
    action: Action
    own: int
    others: int


class Goal(NamedTuple):
    """A city where a chosen cube can end: a click on it takes the best way there."""

    cube: Atom
    outline: str
    action: str
    name: str


def deliveries(scene: AosScene) -> list[Delivery]:
    """One for every cube and each city where it can end, the best first; none while nothing is moved."""
    decision, pos = scene.decision, scene.pos
    if not isinstance(decision, Move) or decision.seat != scene.viewer:
        return []
    best: dict[tuple[Atom, int], Delivery] = {}
    for action in scene.options:
        journey = follow(pos, decision.seat, action)
        if isinstance(journey, Journey):
            made = Delivery(action[1], journey.stops[-1], action, *gains_of(pos, decision.seat, action))
            known = best.get((made.cube, made.end))
            if known is None or _rank(made) < _rank(known):
                best[made.cube, made.end] = made
    return sorted(best.values(), key=_rank)


def _rank(made: Delivery) -> tuple[int, int, int]:
    return -made.own, made.others, len(made.action)


def shortlist(scene: AosScene) -> tuple[Action, ...]:
    """The deliveries that bring the mover something, the best first."""
    return tuple(made.action for made in deliveries(scene) if made.own > 0)[:SHORT]


def goals(scene: AosScene) -> list[Goal]:
    """For every cube that can be moved, the cities where it can end."""
    board, grid = scene.pos.board, land_of(scene.pos.board.id).grid
    return [
        Goal(
            made.cube,
            grid.outline(board.places[made.end], 1.04),
            json.dumps(made.action, separators=(",", ":")),
            text.place(scene.pos, board.hex_atoms[made.end]),
        )
        for made in deliveries(scene)
    ]


def from_to(action: Action, pos: AgeOfSteamPosition, seat: int) -> str:
    """ "Chicago → Detroit"."""
    journey = follow(pos, seat, action)
    assert isinstance(journey, Journey), "an option is a legal shipment"
    return " → ".join(
        text.place(pos, pos.board.hex_atoms[hex_]) for hex_ in (journey.origin, journey.stops[-1])
    )
