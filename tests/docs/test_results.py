"""What the results' pages say is what was measured."""

from pathlib import Path

from engineshed.lab import standing

RESULTS = Path(__file__).parents[2] / "docs" / "results"


def test_the_table_of_the_best_level_is_made_from_the_games_that_lie_there() -> None:
    page = (RESULTS / "bots.md").read_text(encoding="utf-8").splitlines()
    lines = standing.table(RESULTS / "arena")
    assert len(lines) > 2
    start = page.index(lines[0])
    assert page[start : start + len(lines) + 1] == [*lines, ""]
