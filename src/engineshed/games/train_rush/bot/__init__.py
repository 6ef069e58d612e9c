"""What the bots know of this game: how good a position is, and what to try first."""

from engineshed.games.train_rush.bot.judgement import points, propose, value
from engineshed.games.train_rush.bot.styles import cities, contracts
from engineshed.kernel.advice import Advice

ADVICE = Advice(
    value,
    propose,
    points=points,
    lean=0.3,
    teaching=False,
    styles={"cities": cities, "contracts": contracts},
)
