"""What the bots know of this game: how good a position is, and what to try first."""

from engineshed.games.russian_railroads.bot.judgement import projection as points
from engineshed.games.russian_railroads.bot.judgement import propose, value

__all__ = ["points", "propose", "value"]
