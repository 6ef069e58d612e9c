"""What the bots know of this game: how good a position is, and what to try first."""

from engineshed.games.age_of_steam.bot.ideas import ideas, turn_of
from engineshed.games.age_of_steam.bot.judgement import propose, value

__all__ = ["ideas", "propose", "turn_of", "value"]
