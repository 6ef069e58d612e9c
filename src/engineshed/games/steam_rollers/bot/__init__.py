"""What the bots know of this game: how good a position is, and what to try first."""

from engineshed.games.steam_rollers.bot.judgement import ideas, propose, turn_of, value

__all__ = ["ideas", "propose", "turn_of", "value"]
