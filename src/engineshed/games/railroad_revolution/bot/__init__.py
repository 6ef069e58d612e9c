"""What the bots know of this game: how good a position is, and what to try first."""

from engineshed.games.railroad_revolution.bot.judgement import points, propose, value

__all__ = ["points", "propose", "value"]
