"""Where results that ship with a game are written: into its sources, never into an installed package."""

from pathlib import Path
from typing import Final

from engineshed.kernel import BadSetup, Game, Position

INSTALLED: Final = frozenset({"site-packages", "dist-packages"})
"""Folders of installed packages."""


def data_folder(game: Game[Position], name: str) -> Path:
    """A folder below `data` in the sources of a game; BadSetup if the game is an installed package."""
    folder = Path(str(game.data(name)))
    if INSTALLED.intersection(folder.parts):
        raise BadSetup(f"{game.id} is installed in {folder.parent}: this needs its sources (pip install -e)")
    folder.mkdir(parents=True, exist_ok=True)
    return folder
