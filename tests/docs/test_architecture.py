"""The map of the house names files that are there."""

import re

import pytest

from tests.docs.pages import ROOT

TEXT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`([\w/]+\.(?:py|ts|toml))`", TEXT)))
OF_A_GAME = ("data/", "phases/", "page/", "printed/", "words/")


@pytest.mark.parametrize("path", NAMED)
def test_a_file_on_the_map_exists(path: str) -> None:
    if path.startswith(OF_A_GAME):
        found = [game for game in (ROOT / "src/engineshed/games").iterdir() if (game / path).exists()]
        assert len(found) == 5
    else:
        assert any((ROOT / base / path).exists() for base in ("src/engineshed", "")), path


def test_every_step_of_the_walk_names_a_file() -> None:
    rows = re.findall(r"^\| [\w ]+ \| (.*?) \|", TEXT, re.MULTILINE)
    assert len(rows) > 12
    assert all(re.search(r"`[\w/]+\.(py|ts)`", row) for row in rows if row != "file")
