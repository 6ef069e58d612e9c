"""Age of Steam: six maps, ten phases, one railway each."""

from engineshed.games.age_of_steam.game import GAME

__all__ = ["GAME"]
