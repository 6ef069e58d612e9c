"""What ships with a game is written into its sources and never into an installed package."""

from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from engineshed.kernel import BadSetup, Game, Position, find_game
from engineshed.lab.ladder import keep


def lying_in(folder: Path) -> Game[Position]:
    """A game whose data lies below this folder."""

    class Moved(type(find_game("tic-tac-toe"))):  # type: ignore[misc]
        def data(self, name: str) -> Traversable:
            return folder / "data" / name

    moved: Game[Position] = Moved()
    return moved


def test_a_ladder_is_kept_beside_the_sources_of_a_game(tmp_path: Path) -> None:
    written = keep(lying_in(tmp_path), {"players": 2}, "engineshed ladder ...")
    assert written.is_relative_to(tmp_path)
    assert written.read_text(encoding="utf-8").endswith("}\n")


def test_nothing_is_written_into_an_installed_package(tmp_path: Path) -> None:
    installed = tmp_path / "lib" / "site-packages" / "game"
    with pytest.raises(BadSetup, match="installed"):
        keep(lying_in(installed), {"players": 2}, "engineshed ladder ...")
    assert not installed.exists()
