"""Computer players for every game: the same levels everywhere, from what their seat sees and nothing else."""

from engineshed.bots.bot import Bot, Budget
from engineshed.bots.levels import bot_of, choose, levels

__all__ = ["Bot", "Budget", "bot_of", "choose", "levels"]
