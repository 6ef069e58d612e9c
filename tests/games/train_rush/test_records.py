"""Whole recorded games: every player count, both ends, all settings; each with a readable transcript.

After a change of wording: `python -m tests.games.train_rush.test_records` writes the transcripts anew.
"""

import re
from pathlib import Path

import pytest

from engineshed.games.train_rush import GAME
from engineshed.games.train_rush.page import PAGE
from engineshed.kernel import words_for
from engineshed.kernel.page import Scene
from engineshed.kernel.play import load_record, resume

RECORDS = sorted((Path(__file__).parent / "records").glob("*.jsonl"))
NAMES = ("Ada", "Basia", "Cezary", "Dora")


def transcript(path: Path) -> str:
    """The log of a recorded game, and how it ended."""
    match, divergence = resume(load_record(path.read_text("utf-8")))
    assert divergence is None
    words = words_for("en", "engineshed.games.train_rush")
    seen = match.state.seen_by(None)
    lines = [PAGE.sentence(event, Scene(seen, words)) for event in match.tape.journal if event.visible(None)]
    result = match.state.result()
    assert result is not None
    lines.append(f"{words(f'end-{result.reason}')}")
    for sheet, place in zip(result.sheets, result.places, strict=True):
        points = ", ".join(f"{words(f'score-{line.source}')} {line.points}" for line in sheet.lines)
        lines.append(f"{place}. {NAMES[sheet.seat]} {sheet.total}: {points}")
    named = re.sub(r"⟨(\d)⟩", lambda found: NAMES[int(found[1])], "\n".join(lines))
    return named.replace("*", "") + "\n"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_goes_as_it_went(path: Path) -> None:
    assert transcript(path) == path.with_suffix(".txt").read_text("utf-8")


def test_player_counts_ends_and_settings_are_covered() -> None:
    records = [load_record(path.read_text("utf-8")) for path in RECORDS]
    assert {record.players for record in records} == {2, 3, 4}
    played = {item for record in records for item in record.settings.items()}
    assert played == {(setting.id, choice) for setting in GAME.settings for choice in setting.choices}
    ends = {resume(record)[0].state.result() for record in records}
    assert {result.reason for result in ends if result} == {"rounds", "cities"}


if __name__ == "__main__":
    for record in RECORDS:
        record.with_suffix(".txt").write_text(transcript(record), "utf-8")
