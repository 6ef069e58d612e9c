"""Alone against Ewa: what each die does in her hands, in points."""

from typing import Final

from engineshed.games.steam_rollers.bot.clock import share_left
from engineshed.games.steam_rollers.bot.prices import USE
from engineshed.games.steam_rollers.effects import FACES
from engineshed.games.steam_rollers.phases.ewa import PLAYER
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import BOX
from engineshed.games.steam_rollers.printed.map import CITIES, DRAWABLE
from engineshed.games.steam_rollers.scoring import ewa_sheet

FREE: Final = 0.2
"""What it costs to use up one of the crosses with which Ewa takes nothing yet."""
GOOD: Final = 1.0
"""A good that she removes is one that the player cannot deliver."""
STAKE: Final = 0.2
"""What each cross that Ewa has in a region adds to the harm of her next one there."""
TILE: Final = 4.0
"""A one-shot tile back in the pool: 2 points for her and 2 less for the player."""
CROWDED: Final = 6
"""How many crosses in a region are near the end of everything."""
CROWD: Final = 6.0
DEFEAT: Final = 100.0
REROLL_FROM: Final = 6.0
SPARE_FROM: Final = 5
"""Crosses from which sparing a good is worth the tile."""


def projected_ewa(pos: SteamRollersPosition) -> float:
    """Her score now and what she takes in the rounds to come."""
    dangerous = sum(max(0, pos.influence[city] - 1) for city in CITIES if pos.cities[city])
    return ewa_sheet(pos).total + 6 * share_left(pos) + 0.3 * dangerous


def harm(pos: SteamRollersPosition, die: int) -> float:
    """What Ewa does with a die: a cross, a good, a tile, perhaps another roll."""
    found = _pass(pos, die)
    if pos.cities[die]:
        return found
    passes = [_pass(pos, city) for city in CITIES]
    lasting = sum(1 for city in CITIES if pos.cities[city])
    return found + sum(passes) / lasting if lasting else found


def _pass(pos: SteamRollersPosition, die: int) -> float:
    """One pass of her turn, without the roll that follows in an empty city."""
    crosses = pos.influence[die]
    if crosses >= len(DRAWABLE[die]):
        return DEFEAT
    second = sorted((pos.influence[city] for city in CITIES), reverse=True)[1]
    found = STAKE * crosses + (1.0 if crosses >= second else 0.0) + (CROWD if crosses >= CROWDED else 0.0)
    if pos.owner[die] == PLAYER and not pos.sideways[die]:
        face = FACES[pos.faces[die]]
        found += TILE if face.points > 0 else USE[face.effect] * share_left(pos) + face.points
    if pos.cities[die]:
        found += FREE if crosses + 1 < BOX.solo.ewa_delivery_threshold else crosses + 1 + GOOD
    return found


def worth_a_reroll(pos: SteamRollersPosition, die: int) -> bool:
    """Is this die so bad that another is worth the tile?"""
    return harm(pos, die) > REROLL_FROM


def worth_sparing(pos: SteamRollersPosition, die: int) -> bool:
    """Does she take so much here that a cross more is the lesser evil?"""
    crosses = pos.influence[die]
    return SPARE_FROM <= crosses < len(DRAWABLE[die]) - 1
