"""What the bots know of this game: how good a position is, and what to try first."""

from engineshed.games.railroad_revolution.bot.judgement import points, propose, value
from engineshed.games.railroad_revolution.bot.styles import rails, stations
from engineshed.kernel.advice import Advice

ADVICE = Advice(value, propose, points=points, lean=0.25, styles={"stations": stations, "rails": rails})
