"""What the bots know of this game: how good a position is, and what to try first."""

from engineshed.games.train_rush.bot.judgement import points, propose, value

__all__ = ["points", "propose", "value"]
