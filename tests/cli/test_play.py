"""A game in the terminal."""

import sys
from collections.abc import Iterator

import pytest

from engineshed import cli


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    """Play with these lines typed in; what was printed."""

    def command(words: str, *typed: str) -> str:
        lines: Iterator[str] = iter(typed)
        monkeypatch.setattr("engineshed.cli.common.console.input", lambda prompt: next(lines))
        monkeypatch.setattr(sys, "argv", ["engineshed", "play", *words.split()])
        with pytest.raises(SystemExit) as left:
            cli.main()
        assert not left.value.code
        return capsys.readouterr().out

    return command


def test_two_people_play_at_one_terminal(play) -> None:
    out = play("tic-tac-toe --players 2", "cell:0", "cell:3", "cell:1", "cell:4", "cell:2")
    assert "The game is over." in out
    assert "1. Seat 1" in out


def test_numbers_pick_what_is_offered(play) -> None:
    out = play("tic-tac-toe --players 2", "1", "3", "1", "3", "1")
    assert "1. Seat 1" in out


def test_a_move_can_be_taken_back_and_a_refusal_is_explained(play) -> None:
    out = play(
        "connect-four --players 2",
        "column:0",
        "why column:9",
        "what?",
        "undo",
        "column:1",
        "undo",
        "column:2",
        "quit",
    )
    assert "SHED-2: This is not among the moves of this decision." in out
    assert "a number picks" in out
    assert "nothing of yours to take back" in out


def test_a_person_plays_against_a_bot_and_may_take_back_its_moves_too(play) -> None:
    out = play("tic-tac-toe --players 2 --bots random --seed 1", "1", "undo", *["1"] * 9)
    assert "The game is over." in out


def test_hidden_choices_stay_hidden(play) -> None:
    out = play("rock-paper-scissors --players 2 --seed 1", *["hand:rock", "hand:paper"] * 3)
    assert "1. Seat 2" in out


def test_without_numbers_the_usual_company_of_bots_sits_down(play) -> None:
    out = play("age-of-steam --seed 1 --bots random", "quit")
    assert [f"Seat {seat}" in out for seat in (1, 2, 3, 4, 5)] == [True] * 4 + [False]
    assert "Seat 4" in play("age-of-steam --seed 1", "quit")
    assert "The game is over." in play("tic-tac-toe --seed 1 --bots random", *["1"] * 9)


def test_the_terminal_shows_points_boards_and_what_a_move_costs(play) -> None:
    first = play("age-of-steam --seed 1 --bots random", "2", "", "quit")
    assert "pts now" in first
    assert "Share +1 (2 → 3)" in first  # what is confirmed says before and after
    assert "Rust Belt: " in play("age-of-steam --seed 1 --bots random", "board", "quit")


def test_what_came_to_lie_on_a_board_is_told(play) -> None:
    out = play("train-rush --players 2 --seed 1 --bots random", *["1", ""] * 30, "quit")
    assert "Map of Nardir: " in out
