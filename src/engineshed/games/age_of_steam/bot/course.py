"""Alone on the map: what a course is made of, and how far the turn has gone in which it begins."""

from typing import Final, NamedTuple

from engineshed.games.age_of_steam.bot.build import City
from engineshed.games.age_of_steam.bot.network import LONGEST
from engineshed.games.age_of_steam.bot.tracks import Track
from engineshed.games.age_of_steam.position import AgeOfSteamPosition

Step = Track | City
"""A link, or a new city."""


class Stage(NamedTuple):
    """How far a turn has gone."""

    may_issue: bool
    action: str
    """The action of this turn; "": it is still to be chosen."""
    tiles: int
    """Tiles still allowed."""
    founding: bool
    """May a new city still be placed?"""
    ships: int = 2
    may_upgrade: bool = True
    grown: bool = False
    """Only goods growth is still to come."""


FRESH: Final = Stage(True, "", 0, False)
GROWN: Final = Stage(False, "", 0, False, grown=True)


class Manner(NamedTuple):
    """How goods are moved and money is raised on the way."""

    engine: int = LONGEST
    """The level to strive for."""
    patience: float = 0.0
    """Only what goes such a part of the way that all steps will make possible is shipped."""
    second: float = 2.0
    """A second shipment that may be given up for a better engine."""
    early: int = 0
    """Until this turn a share is issued even if nothing needs it."""


class Course(NamedTuple):
    """Steps by their numbers, in their order, and the manner in which they are taken."""

    steps: tuple[int, ...]
    manner: Manner
    actions: tuple[str, ...] = ()
    """From the next choice on, as far as they are settled."""


def stage_after(pos: AgeOfSteamPosition, action: str, may_issue: bool = False) -> Stage:
    """A turn whose action has been chosen."""
    tiles = pos.map.tiles_per_turn(action == "engineer")
    return Stage(may_issue, action, tiles, action == "urbanization")
