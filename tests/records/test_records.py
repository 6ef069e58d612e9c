"""Whole games, recorded once: every configuration of every game has one, and each replays exactly."""

from pathlib import Path

import pytest
from tools.record_games import end_of, name_of

from engineshed.kernel import Game, Position, find_game, games
from engineshed.kernel.play import load_record

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.jsonl"))


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_configuration_has_a_recorded_game(game: Game[Position]) -> None:
    there = {file.stem for file in FILES if file.parent.name == game.id}
    missing = [name for name in map(name_of, game.configurations()) if name not in there]
    assert not missing, f"python tools/record_games.py {game.id}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_recorded_game_replays_to_the_same_end(file: Path) -> None:
    record = load_record(file.read_text(encoding="utf-8"))
    assert record.game == file.parent.name
    assert record.version == find_game(record.game).version
    state = record.replay()
    result = state.result()
    assert result is not None
    find_game(record.game).check(state.pos)
    _, _, end = file.stem.partition("_end-")
    assert end in ("", end_of(result))
