"""Computer players for every game: the same levels everywhere, from what their seat sees and nothing else."""

from engineshed.bots.bot import Bot, Budget
from engineshed.bots.levels import LEVELS, bot_of, choose

__all__ = ["LEVELS", "Bot", "Budget", "bot_of", "choose"]
