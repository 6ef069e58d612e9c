"""Ladders: neighbours meet from every seat, ratings follow from who came in before whom."""

from pathlib import Path

import numpy as np
import pytest

from engineshed.kernel import BadSetup
from engineshed.lab.arena import Arena
from engineshed.lab.ladder import FAR, SCALE, Ladder, rate, spreads


def test_ratings_are_those_that_make_the_results_most_likely() -> None:
    won = np.array([[0, 10, 1], [90, 0, 50], [99, 50, 0]], dtype=np.float32)
    low, anchor, equal = rate(won, 1)
    assert anchor == 1500
    assert abs(equal - 1500) < 60
    assert 1500 - low == pytest.approx(480, abs=40)  # nine to one here, ninety-nine to one there


def test_who_always_wins_is_not_infinitely_strong() -> None:
    won = np.array([[0, 0], [20, 0]], dtype=np.float32)
    assert 1800 < rate(won, 0)[1] < 3500


@pytest.mark.parametrize("games", [24, 240])
def test_ratings_stand_still_where_nothing_pulls_them(games: int) -> None:
    """Levels that always win or lose are held by what is expected of anybody, and by nothing else."""
    won = np.array([[0, 0, 0], [games, 0, 0], [games, games, 0]], dtype=np.float32)
    ratings = rate(won, 2).astype(np.float64) - 1500
    chance = 1 / (1 + np.exp(-SCALE * (ratings[:, None] - ratings[None, :])))
    pull = SCALE * (won - (won + won.T) * chance).sum(axis=1) - ratings / FAR**2
    assert np.abs(pull[:2]).max() < 1e-6


def test_more_wins_in_a_row_tell_more() -> None:
    few, many = (np.array([[0, 0], [n, 0]], dtype=np.float32) for n in (10, 1000))
    assert rate(many, 1)[0] < rate(few, 1)[0] - 200


def test_nobody_knows_exactly_how_strong_somebody_is_who_always_wins() -> None:
    won = np.array([[0, 0], [24, 0]], dtype=np.float32)
    ratings = rate(won, 1)
    spread = spreads(won, ratings, 1)
    assert spread[0] > 150
    assert spread[1] == 0
    even = np.array([[0, 500], [500, 0]], dtype=np.float32)
    assert spreads(even, rate(even, 1), 1)[0] < 15


def test_levels_climb_in_their_order() -> None:
    ladder = Ladder("connect-four", 2, {}, ["random", "novice", "steady"], 16, 1)
    ladder.run()
    summary = ladder.summary()
    assert summary["games"] == 3 * 16
    lines = summary["levels"]
    assert isinstance(lines, list)
    assert lines[0]["rating"] < lines[2]["rating"] == 1500
    assert all(line["low"] <= line["rating"] <= line["high"] for line in lines)
    assert {task.bots for task in ladder.tasks()} >= {("random", "steady"), ("steady", "random")}


def test_a_pair_meets_both_ways_round_from_every_seat() -> None:
    ladder = Ladder("steam-rollers", 3, {}, ["novice", "steady"], 6, 1)
    lineups = [task.bots for task in ladder.tasks()]
    assert sorted(bots.count("steady") for bots in lineups) == [1, 1, 1, 2, 2, 2]
    assert len(set(lineups)) == 6
    assert len({task.seed for task in ladder.tasks()}) == 6, "every game has a deal of its own"


@pytest.mark.parametrize(("players", "levels"), [(1, ["novice", "steady"]), (2, ["novice"]), (2, ["steady"])])
def test_what_cannot_be_rated_is_refused(players: int, levels: list[str]) -> None:
    with pytest.raises(BadSetup, match="a ladder needs"):
        Ladder("steam-rollers", players, {}, levels, 4, 1)


def test_games_that_an_arena_has_kept_count_and_are_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    Arena("connect-four", 2, {}, ["steady", "random"], 8, 1, fewest=90, keep=file).run()
    ladder = Ladder("connect-four", 2, {}, ["novice", "steady"], 4, 1, also=[file])
    ladder.run()
    summary = ladder.summary()
    assert summary["games"] == 8 + 4
    assert [line["name"] for line in summary["levels"]] == ["novice", "steady", "random"]
    assert summary["levels"][2]["rating"] < 1500
    with pytest.raises(BadSetup, match="other games"):
        Ladder("tic-tac-toe", 2, {}, ["novice", "steady"], 4, 1, also=[file])
