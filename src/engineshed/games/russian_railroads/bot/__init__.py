"""What the bots know of this game: how good a position is, and what to try first."""

from engineshed.games.russian_railroads.bot.judgement import ideas, projection, propose, value
from engineshed.games.russian_railroads.bot.styles import industry, kiev, siberia
from engineshed.kernel.advice import Advice

ADVICE = Advice(
    value,
    propose,
    ideas,
    points=projection,
    styles={"siberia": siberia, "kiev": kiev, "industry": industry},
)
