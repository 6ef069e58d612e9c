"""Every game has the same rooms with the same names."""

import importlib
import pkgutil
from pathlib import Path

import pytest

from engineshed.kernel import Game, Position, games

INSIDE = [game for game in games().values() if game.package.startswith("engineshed.games.")]
ROOMS = ("__init__", "game", "position", "scoring", "invariants")
FOLDERS = ("bot", "data", "page", "page/templates", "phases", "printed", "words")
FILES = ("bot/__init__.py", "page/__init__.py", "page/style.css", "page/emblem.svg", "printed/components.py")


@pytest.fixture(params=INSIDE, ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game[Position]:
    return request.param


def folder(game: Game[Position]) -> Path:
    return Path(str(importlib.import_module(game.package).__file__)).parent


def test_the_rooms_of_a_game_have_the_same_names_everywhere(game: Game[Position]) -> None:
    root = folder(game)
    assert [name for name in ROOMS if not (root / f"{name}.py").is_file()] == []
    assert [name for name in FOLDERS if not (root / name).is_dir()] == []
    assert [name for name in FILES if not (root / name).is_file()] == []
    assert {path.parent.relative_to(root).as_posix() for path in root.rglob("*.jinja")} == {"page/templates"}


def test_a_root_is_small_and_no_file_is_long(game: Game[Position]) -> None:
    root = folder(game)
    assert len([path for path in root.iterdir() if path.is_file()]) <= 15
    long = {path.name: len(path.read_text("utf-8").splitlines()) for path in root.rglob("*.py")}
    assert {name: lines for name, lines in long.items() if lines > 360} == {}


def test_a_position_is_named_after_its_game(game: Game[Position]) -> None:
    players, settings = next(game.configurations())
    fresh = game.position(players, game.agree(players, settings))
    assert type(fresh).__name__ == f"{type(game).__name__}Position"
    assert type(fresh).__module__ == f"{game.package}.position"


def test_no_class_of_a_game_is_called_like_the_servers_table(game: Game[Position]) -> None:
    package = importlib.import_module(game.package)
    for found in pkgutil.walk_packages(package.__path__, f"{game.package}."):
        module = importlib.import_module(found.name)
        assert not hasattr(module, "Table"), found.name
