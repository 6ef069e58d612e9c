"""The styles of the house's own bars and cards never reach the pieces of a game."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from engineshed.kernel import games

STYLE = Path(str(files("engineshed.web").joinpath("styles/follow.css"))).read_text("utf-8")
BARE = {
    name
    for rule in re.sub(r"/\*.*?\*/|@media[^{]*\{", "", STYLE, flags=re.S).split("}")
    for selector in rule.partition("{")[0].split(",")
    for name in re.findall(r"^\s*\.([a-z-]+)\s*$", selector)
}
"""Classes that are styled wherever they stand."""


@pytest.mark.parametrize(
    "game", [game for game in games().values() if game.weight > 1], ids=lambda game: game.id
)
def test_no_piece_of_a_game_is_called_like_a_part_of_the_house(game) -> None:  # type: ignore[no-untyped-def]
    assert "passed" in BARE
    folder = Path(str(files(game.package).joinpath("page/templates")))
    for template in folder.iterdir():
        for said in re.findall(r'class="([^"]*)"', template.read_text("utf-8")):
            assert not BARE & set(said.split()), template.name
