"""Whole games, recorded move by move with a readable transcript: they replay to the same words and points."""

from pathlib import Path

import pytest

from engineshed.games.russian_railroads.game import GAME
from engineshed.games.russian_railroads.page import PAGE
from engineshed.kernel import words_for
from engineshed.kernel.page import Scene
from engineshed.kernel.play import load_record, resume

RECORDS = sorted((Path(__file__).parent / "records").glob("*.jsonl"))


def test_every_number_of_players_and_every_reading_has_a_record() -> None:
    records = [load_record(file.read_text("utf-8")) for file in RECORDS]
    assert {record.players for record in records} == {2, 3, 4}
    for setting in GAME.settings:
        played = {dict(record.settings).get(setting.id, setting.default) for record in records}
        assert played == set(setting.choices)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_replays_word_for_word(file: Path) -> None:
    match, divergence = resume(load_record(file.read_text("utf-8")))
    assert divergence is None
    result = match.state.result()
    assert result is not None
    words = words_for("en", "engineshed.web", GAME.package)
    scene = Scene(match.state, words)
    told = [PAGE.sentence(event, scene) for event in match.tape.journal if event.to == "all"]  # type: ignore[arg-type]
    scores = ", ".join(f"⟨{seat}⟩ {score}" for seat, score in enumerate(result.scores()))
    said = "\n".join([*told, f"Result: {scores}", ""]).replace("*", "")
    for seat, letter in enumerate("ABCD"):
        said = said.replace(f"⟨{seat}⟩", letter)
    assert said == file.with_suffix(".txt").read_text("utf-8")
