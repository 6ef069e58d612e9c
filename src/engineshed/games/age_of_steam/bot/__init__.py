"""What the bots know of this game: how good a position is, and what to try first."""

from engineshed.games.age_of_steam.bot.ideas import ideas, tries, turn_of
from engineshed.games.age_of_steam.bot.judgement import points, propose, value
from engineshed.games.age_of_steam.bot.quick import at_first_sight
from engineshed.games.age_of_steam.bot.solo import think
from engineshed.kernel.advice import Advice

ADVICE = Advice(
    value,
    propose,
    ideas=ideas,
    turn_of=turn_of,
    points=points,
    trials=("end", "lap"),
    tries=tries,
    quick=at_first_sight,
    alone=think,
    loyal=0.1,
    teaching=False,
    # Replies to builders take too long to be tried by the hundred: the teacher judges turns as they end.
    horizon="turn",
)
