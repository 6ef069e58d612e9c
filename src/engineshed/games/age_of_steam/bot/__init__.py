"""What the bots know of this game: how good a position is, and what to try first."""

from engineshed.games.age_of_steam.bot.ideas import ideas, turn_of
from engineshed.games.age_of_steam.bot.judgement import points, propose, value

HORIZON = "turn"
"""Replies to builders take too long to be tried by the hundred: the teacher judges turns as they end."""

__all__ = ["HORIZON", "ideas", "points", "propose", "turn_of", "value"]
