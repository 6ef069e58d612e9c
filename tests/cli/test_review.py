"""`engineshed review`: a table, JSON, a page in both languages; what cannot be reviewed is said in a line."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from engineshed.cli import app
from engineshed.kernel.play import BadRecord, new_game
from engineshed.teacher.walk import Walk

RUN = CliRunner()


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """Tic-tac-toe in which the first player misses a win, and loses."""
    match = new_game("tic-tac-toe", 2, seed=1)
    for cell in (0, 3, 1, 4, 8, 5):
        match.play(match.state.waiting()[0], ("mark", f"cell:{cell}"))
    assert Walk(match.record()).result.chances == (0.0, 1.0)
    file = tmp_path / "game.jsonl"
    file.write_text(match.record().text(), encoding="utf-8")
    return file


def test_a_review_is_printed_and_written_as_a_page(game: Path, tmp_path: Path) -> None:
    for language, title, better in (("en", "a review", "Better: "), ("pl", "omówienie", "Lepiej: ")):
        page = tmp_path / f"{language}.html"
        arguments = ["review", str(game), "--html", str(page), "--language", language, "--jobs", "1"]
        run = RUN.invoke(app, arguments)
        assert run.exit_code == 0, run.output
        assert "5, " in run.output
        text = page.read_text("utf-8")
        assert title in text
        assert better in text
        assert "<svg" in text
        assert "http" not in text, "the page needs nothing else"


def test_json_has_the_whole_review_and_nothing_else(game: Path) -> None:
    run = RUN.invoke(app, ["review", str(game), "--json", "--jobs", "1"])
    found = json.loads(run.stdout)
    assert found["done"]
    assert found["dear"][0]["number"] == 4
    assert found["dear"][0]["better"] == ["mark", "cell:2"]


def test_a_game_that_goes_on_and_an_unknown_language_are_refused(game: Path) -> None:
    lines = game.read_text("utf-8").splitlines(keepends=True)
    game.write_text("".join(lines[:-1]), encoding="utf-8")
    assert isinstance(RUN.invoke(app, ["review", str(game)]).exception, BadRecord)
    assert RUN.invoke(app, ["review", str(game), "--language", "xx"]).exit_code != 0
