"""Real games: every input is legal here, and everything that was written down comes out the same."""

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

from engineshed.games.age_of_steam.transcript import is_transcript, replay_transcript
from engineshed.kernel.play import BadRecord
from tests.games.age_of_steam.telling import Teller

GAMES = sorted((Path(__file__).parents[2] / "records" / "age-of-steam").glob("*.json"))


def told(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return data


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_real_game_replays_to_its_end(path: Path) -> None:
    data = told(path)
    assert is_transcript(data)
    report = replay_transcript(data)
    assert report.divergence is None
    assert report.result is not None
    inputs = [step for step in data["steps"] if "do" in step]
    assert report.steps + report.skipped_auto == len(inputs)
    assert report.skipped_auto <= sum("auto" in step for step in inputs)


SOURCE = {
    "urbanize": "any-time",
    "abandoned": "end-of-turn",
    "production": "may-return",
    "redirect": "takes-over",
}
"""The readings of the site where real games are recorded."""


@pytest.mark.parametrize(
    ("map_name", "players", "readings"),
    [
        ("st-lucia", 2, {"retrace": "allowed"}),
        ("southern-us", 3, {}),
        ("southern-us", 3, {"reduction": "turn-4-only"}),
        ("germany", 3, {"terminals": "starts-too"}),
    ],
)
def test_a_game_of_ours_told_as_a_transcript_replays(
    map_name: str, players: int, readings: dict[str, str]
) -> None:
    data = Teller(players, {"map": map_name, **SOURCE, **readings}, seed=2).tell()
    if "reduction" in readings:
        data["notes"].append({"rule": "doubled-reduction-in-turn-4-only"})
    report = replay_transcript(json.loads(json.dumps(data)))
    assert report.divergence is None
    assert report.steps == sum("do" in step for step in data["steps"])


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
@pytest.mark.parametrize("field", ["cost", "cashAfter", "amount", "count"])
def test_a_changed_figure_is_found(path: Path, field: str) -> None:
    data = told(path)
    steps = [step for step in data["steps"] if field in step]
    for number in range(0, len(steps), max(1, len(steps) // 5)):
        changed = copy.deepcopy(data)
        step = changed["steps"][steps[number]["i"]]
        step[field] += 1 if field != "amount" else 40
        report = replay_transcript(changed)
        assert report.divergence is not None, step
        assert report.divergence.step >= step["i"]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_changed_table_is_found(path: Path) -> None:
    data, rng = told(path), random.Random(5)
    for kind in ("after-expenses", "round-end"):
        step = rng.choice([step for step in data["steps"] if step.get("check") == kind])
        changed = copy.deepcopy(data)
        row = next(iter(changed["steps"][step["i"]]["table"].values()))
        row["income"] += 1
        report = replay_transcript(changed)
        assert report.divergence is not None
        assert report.divergence.step == step["i"]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
@pytest.mark.parametrize("part", ["cubes", "track", "bag", "display"])
def test_a_changed_board_is_found(path: Path, part: str) -> None:
    data = told(path)
    boards = [step["i"] for step in data["steps"] if step.get("check") == "board"]
    changed = copy.deepcopy(data)
    board = changed["steps"][boards[len(boards) // 2]]
    if part == "bag":
        board["bag"]["red"] += 1
    elif part == "display":
        board["display"]["light-1"][2] = "black"
    else:
        del board[part][0]
    report = replay_transcript(changed)
    assert report.divergence is not None
    assert report.divergence.step == board["i"]


def test_an_illegal_input_is_told_with_its_rule() -> None:
    data = told(next(path for path in GAMES if "rust-belt" in path.stem))
    step = next(step for step in data["steps"] if step.get("do") == "build")
    step["hex"] = [0, 0]
    report = replay_transcript(data)
    assert report.divergence is not None
    assert report.divergence.step == step["i"]
    assert "AOS-" in report.divergence.got


def test_other_standings_are_found() -> None:
    data = told(GAMES[0])
    data["final"]["standings"][0]["score"] += 1
    report = replay_transcript(data)
    assert report.divergence is not None


def test_what_is_no_transcript_is_said_to_be_none() -> None:
    assert not is_transcript({"game": "chess", "steps": []})
    assert not is_transcript([1, 2])
    with pytest.raises(BadRecord):
        replay_transcript({"game": "age-of-steam", "steps": [{"i": "first"}], "start": {}})
