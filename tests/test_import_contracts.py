"""The import contracts hold, and they catch what they are there for."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PEEK = "from engineshed.kernel.play import Match"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources in a place of their own, where they may be spoilt."""
    place = tmp_path_factory.mktemp("contracts")
    ignored = shutil.ignore_patterns("__pycache__", "static", "client", "*.jinja", "*.css", "data", "words")
    shutil.copytree(ROOT / "src" / "engineshed", place / "src" / "engineshed", ignore=ignored)
    shutil.copy2(ROOT / "pyproject.toml", place)
    return place


def broken(place: Path) -> list[str]:
    """The contracts that the sources in this place break."""
    run = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-logo", "--no-cache"],
        cwd=place,
        env={**os.environ, "PYTHONPATH": str(place / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Contracts: " in run.stdout, run.stdout + run.stderr
    return [line.partition(" BROKEN")[0] for line in run.stdout.splitlines() if " BROKEN" in line]


def test_all_contracts_are_kept(copy: Path) -> None:
    assert broken(copy) == []


@pytest.mark.parametrize(
    "file",
    ["games/age_of_steam/bot/judgement.py", "games/train_rush/page/labels.py", "bots/levels.py"],
)
def test_a_bot_or_a_game_that_imports_a_match_breaks_a_contract(copy: Path, file: str) -> None:
    path = copy / "src" / "engineshed" / file
    whole = path.read_text("utf-8")
    path.write_text(f"{whole}\n{PEEK}\n", "utf-8")
    try:
        assert broken(copy) == ["Games and bots know no match and no record"]
    finally:
        path.write_text(whole, "utf-8")


def test_a_match_is_not_reached_through_another_module_either(copy: Path) -> None:
    path = copy / "src" / "engineshed" / "kernel" / "hexes.py"
    whole = path.read_text("utf-8")
    path.write_text(f"{whole}\n{PEEK}\n", "utf-8")
    try:
        assert "Games and bots know no match and no record" in broken(copy)
    finally:
        path.write_text(whole, "utf-8")


@pytest.mark.parametrize("name", ["Match", "Record", "new_game", "resume"])
def test_the_face_for_games_has_no_match(name: str) -> None:
    with pytest.raises(ImportError):
        exec(f"from engineshed.kernel import {name}", {})
