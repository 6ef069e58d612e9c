"""Ladders: neighbours meet from every seat, ratings follow from who came in before whom."""

import numpy as np
import pytest

from engineshed.kernel import BadSetup
from engineshed.lab.ladder import Ladder, rate


def test_ratings_are_those_that_make_the_results_most_likely() -> None:
    won = np.array([[0, 10, 1], [90, 0, 50], [99, 50, 0]], dtype=np.float32)
    low, anchor, equal = rate(won, 1)
    assert anchor == 1500
    assert abs(equal - 1500) < 60
    assert 1500 - low == pytest.approx(480, abs=40)  # nine to one here, ninety-nine to one there


def test_who_always_wins_is_not_infinitely_strong() -> None:
    won = np.array([[0, 0], [20, 0]], dtype=np.float32)
    assert 1800 < rate(won, 0)[1] < 3500


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
    assert len({task.seed for task in ladder.tasks()}) == 1


@pytest.mark.parametrize(("players", "levels"), [(1, ["novice", "steady"]), (2, ["novice"]), (2, ["steady"])])
def test_what_cannot_be_rated_is_refused(players: int, levels: list[str]) -> None:
    with pytest.raises(BadSetup, match="a ladder needs"):
        Ladder("steam-rollers", players, {}, levels, 4, 1)
