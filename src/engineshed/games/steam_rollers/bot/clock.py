"""How much of the game is left, as the bots reckon it."""

from typing import Final

from engineshed.games.steam_rollers.bot.stock import stock_of
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import BOX
from engineshed.games.steam_rollers.printed.map import CITIES

CALM: Final = 14.0
"""Crosses until which Ewa hurries nobody."""
PER_GOOD: Final = 0.6
"""Alone: rounds for each good that must still go, measured on 80 games (off by 1.4 rounds on average)."""
LAST: Final = 0.8
"""The round that is being played, as far as it counts."""
PER_GOOD_EACH: Final = 6.0
"""Among several: turns until a good goes that must go."""


def goods_to_go(pos: SteamRollersPosition) -> int:
    """The fewest goods that must leave the board before the game ends."""
    return stock_of(pos).to_go


def share_left(pos: SteamRollersPosition) -> float:
    """1 while there is time for everything, 0 when the game must end."""
    to_go = goods_to_go(pos)
    left = to_go / (2.5 * (pos.players + 1))
    if pos.solo and to_go:  # Ewa takes little before a dozen crosses, and the rest is the player's choice
        left = max(left, (CALM - sum(pos.influence)) / 10)
    return min(1.0, left)


def rounds_left(pos: SteamRollersPosition) -> float:
    """Alone mostly the crosses with which Ewa takes nothing yet; among several only goods count."""
    to_go = goods_to_go(pos)
    if not pos.solo:
        return LAST + PER_GOOD_EACH / (1 + pos.players) * to_go
    return LAST + PER_GOOD * to_go + free_crosses(pos)


def free_crosses(pos: SteamRollersPosition) -> int:
    """The crosses that Ewa can still make without removing a good."""
    most = BOX.solo.ewa_delivery_threshold - 1
    return sum(max(0, most - pos.influence[city]) for city in CITIES if pos.cities[city])
