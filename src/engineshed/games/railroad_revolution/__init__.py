"""Railroad Revolution: workers found stations, rails and a telegraph line from coast to coast."""

from engineshed.games.railroad_revolution.game import GAME

__all__ = ["GAME"]
