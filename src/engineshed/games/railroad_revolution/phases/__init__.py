"""One file per chapter of the rulebook; each adds its words to the vocabulary of effects."""

from engineshed.games.railroad_revolution.phases import (
    deals,
    general,
    milestones,
    performance,
    railroad,
    setup,
    station,
    telegraph,
    trade,
    turn,
)

__all__ = [
    "deals",
    "general",
    "milestones",
    "performance",
    "railroad",
    "setup",
    "station",
    "telegraph",
    "trade",
    "turn",
]
