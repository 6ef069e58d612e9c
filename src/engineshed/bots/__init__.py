"""Computer players for every game: the same levels everywhere, from what their seat sees and nothing else."""

from engineshed.bots.bot import Bot, Budget
from engineshed.bots.levels import STYLED, bot_of, choose, in_style, levels

__all__ = ["STYLED", "Bot", "Budget", "bot_of", "choose", "in_style", "levels"]
