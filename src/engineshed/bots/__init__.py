"""Computer players for every game: the same levels everywhere, from what their seat sees and nothing else."""

import engineshed.bots.one_core  # noqa: F401  (first: others read numpy)
from engineshed.bots.bot import Bot, Budget
from engineshed.bots.levels import STYLED, bot_of, choose, in_style, levels

__all__ = ["STYLED", "Bot", "Budget", "bot_of", "choose", "in_style", "levels"]
