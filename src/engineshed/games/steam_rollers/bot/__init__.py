"""What the bots know of this game: how good a position is, and what to try first."""

from engineshed.games.steam_rollers.bot.judgement import ideas, propose, turn_of, value
from engineshed.games.steam_rollers.bot.judgement import projected as points

__all__ = ["ideas", "points", "propose", "turn_of", "value"]
