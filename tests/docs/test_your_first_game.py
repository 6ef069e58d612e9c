"""The page that builds connect four: its code is the example's and passes what every game has to."""

import ast
import importlib
import inspect
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engineshed.kernel import Game, Position, game
from tests.docs.pages import ROOT, blocks
from tests.generic import test_copies, test_legality, test_secrets, test_whole_games
from tests.generic.stories import Story

pytestmark = pytest.mark.xdist_group("first game")

EXAMPLE = ROOT / "examples" / "tiny_games" / "src" / "tiny_games" / "connect_four.py"
CODE = "\n\n".join(blocks("docs/your-first-game.md", "python"))
GENERIC = [
    function
    for module in (test_copies, test_legality, test_secrets, test_whole_games)
    for name, function in vars(module).items()
    if name.startswith("test_")
]


@pytest.fixture(scope="module")
def assembled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game[Position]]:
    """The game of the page, installed instead of the example."""
    folder: Path = tmp_path_factory.mktemp("page")
    (folder / "game_of_the_page.py").write_text(CODE, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        made = importlib.import_module("game_of_the_page").GAME
        patch.setattr(game, "_installed", lambda: {made.id: made})
        patch.setattr(game, "_entries", dict)
        patch.setattr(game, "_entries", dict)  # the example is not found under its name
        yield made
    del sys.modules["game_of_the_page"]


@pytest.fixture(scope="module")
def told(assembled: Game[Position]) -> Story:
    return Story(assembled, (2, {})).play()


def test_the_page_and_the_example_are_the_same_game() -> None:
    assert ast.dump(ast.parse(CODE)) == ast.dump(ast.parse(EXAMPLE.read_text(encoding="utf-8")))


@pytest.mark.parametrize("check", GENERIC, ids=lambda check: check.__name__)
def test_the_game_of_the_page_passes_the_generic_tests(check: Callable[[Story], None], told: Story) -> None:
    assert told.failure is None
    assert len(inspect.signature(check).parameters) == 1
    check(told)
