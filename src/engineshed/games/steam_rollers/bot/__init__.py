"""What the bots know of this game: how good a position is, and what to try first."""

from engineshed.games.steam_rollers.bot.judgement import (
    ideas,
    projected,
    propose,
    tries,
    turn_of,
    value,
)
from engineshed.games.steam_rollers.bot.quick import at_first_sight, deed_at_once
from engineshed.games.steam_rollers.bot.trials import margin
from engineshed.kernel.advice import Advice

ADVICE = Advice(
    value,
    propose,
    ideas=ideas,
    turn_of=turn_of,
    points=projected,
    trials=("end",),
    tries=tries,
    quick=at_first_sight,
    at_once=deed_at_once,
    margin=margin,
)
