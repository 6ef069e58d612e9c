"""Russian Railroads: three lines, locomotives and industry, built by workers on one crowded board."""

from engineshed.games.russian_railroads.game import GAME

__all__ = ["GAME"]
