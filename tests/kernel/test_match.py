"""A live game: forced moves, undo and its barriers, earlier moments."""

import pickle

import pytest

from engineshed.kernel import DeadEnd, Refused, Repeat, Together, load_state
from engineshed.kernel.match import COPY_EVERY
from engineshed.kernel.play import Entropy, Match, Played, Record, new_game
from tests.kernel.workbench import DrawCard, Pick, QuietPick, Roll, Say, SecretPick, Table, Workbench

A, B, X = ("pick", "a"), ("pick", "b"), ("pick", "x")


def match_of(*steps: object) -> Match[Table]:
    return Match(Workbench(*steps).new(2, {}, Entropy()))  # type: ignore[arg-type]


def picks(seat: int, times: int = 1) -> Repeat[Table]:
    return Repeat(Pick(seat, ("a", "b")), times)


def test_forced_moves_are_played_and_recorded_as_such() -> None:
    match = match_of(Pick(0, ("x",)), Pick(1, ("x",)), picks(0), Pick(1, ("x",)))
    assert match.settle() == 2
    match.play(0, A)
    assert match.settle() == 1
    assert match.settle() == 0
    assert [line.auto for line in match.record().lines if isinstance(line, Played)] == [
        True,
        True,
        False,
        True,
    ]
    assert match.moves[0].decision == "Pick"


def test_where_being_asked_is_a_secret_nothing_is_played_by_itself() -> None:
    match = match_of(QuietPick(0, ("x",)), Pick(1, ("x",)))
    assert match.settle() == 0
    assert match.state.forced() is None
    match.play(0, X, auto=True)  # whatever a driver says
    assert match.settle() == 1
    assert [line.auto for line in match.record().moves()] == [False, True]


def test_others_do_not_see_that_a_hidden_move_was_the_only_one() -> None:
    match = match_of(SecretPick(0, ("x",)), SecretPick(1, ("x",)))
    match.settle()
    assert [line.auto for line in match.record().moves()] == [True, True]
    assert [line.auto for line in match.record().seen_by(1).moves()] == [False, True]
    assert [line.auto for line in match.record().seen_by(None).moves()] == [False, False]


def test_a_refused_move_leaves_no_trace() -> None:
    match = match_of(picks(0))
    with pytest.raises(Refused):
        match.play(0, X)
    assert match.moves == []
    assert match.record().lines == []


def test_an_action_can_be_taken_back() -> None:
    match = match_of(picks(0, 3))
    match.play(0, A)
    match.play(0, B)
    assert match.undo_point(0) == 1
    assert match.undo_turn_point(0) == 0
    match.undo_to(1)
    assert match.state.pos.log == ["0:a"]
    match.play(0, A)
    assert [move.action for move in match.record().moves()] == [A, A]


def test_not_after_somebody_else_chose() -> None:
    match = match_of(picks(0), picks(1), picks(0))
    match.play(0, A)
    assert match.undo_point(0) == 0
    assert match.undo_point(1) is None
    match.play(1, A)
    assert match.undo_point(0) is None
    assert match.undo_point(1) == 1


def test_a_forced_move_of_somebody_else_does_not_count_as_choosing() -> None:
    match = match_of(picks(0), Pick(1, ("x",)), Pick(0, ("x",)), picks(1))
    match.play(0, A)
    match.settle()
    assert match.undo_point(0) == 0
    match.undo_to(0)
    assert match.state.pos.log == []
    assert match.record().lines == []


@pytest.mark.parametrize("between", [Roll("dice"), DrawCard(1)])
def test_not_after_chance_answered(between: object) -> None:
    match = match_of(picks(0), between, picks(0, 2))
    match.play(0, A)
    assert match.undo_point(0) is None
    match.play(0, B)
    assert match.undo_point(0) == match.undo_turn_point(0) == 1


def test_not_after_a_reveal() -> None:
    match = match_of(Together((SecretPick(0, ("a", "b")), SecretPick(1, ("a", "b")))), picks(0))
    match.play(0, A)
    assert match.undo_point(0) == 0
    match.play(1, A)
    assert match.undo_point(0) is None
    assert match.undo_point(1) is None


def test_by_consent_everything_can_be_taken_back_and_chance_is_asked_anew() -> None:
    match = match_of(picks(0), Roll("dice"), Say("rolled"), picks(0))
    match.play(0, A)
    match.undo_to(0)
    assert match.tape.journal == []
    match.play(0, B)
    assert len(match.record().lines) == 2
    assert [event.name for event in match.tape.journal] == ["said"]


def test_any_earlier_moment_can_be_looked_at() -> None:
    match = match_of(*[step for _ in range(COPY_EVERY + 5) for step in (picks(0), Roll("dice"))])
    logs = [list(match.state.pos.log)]
    while match.state.waiting():
        match.play(0, A)
        logs.append(list(match.state.pos.log))
    assert len(match._kept) < 5
    for number, log in enumerate(logs):
        assert match.at(number).pos.log == log
    match.undo_to(COPY_EVERY + 1)
    assert match.state.pos.log == logs[COPY_EVERY + 1]
    match.undo_to(COPY_EVERY + 1)
    assert len(match.moves) == COPY_EVERY + 1


def test_without_a_seed_every_game_is_another() -> None:
    assert isinstance(new_game("tic-tac-toe", players=2).state.chance, Entropy)
    assert new_game("tic-tac-toe", players=2, seed=1).state.options(0)


def test_a_dead_end_says_where_it_is_and_how_it_was_reached() -> None:
    match = match_of(picks(0), Pick(1, ()))
    match.play(0, A)
    with pytest.raises(DeadEnd, match="seat 1 in Pick") as caught:
        match.settle()
    end = pickle.loads(pickle.dumps(caught.value))  # bots meet it in processes of their own
    assert load_state(match.state.setup.game, end.dump).waiting() == (1,)
    assert [move.action for move in Record.parse(end.record).moves()] == [A]
    assert match.state.options(0) == []  # not asked: no dead end
    for viewer in (1, None):
        assert match.state.seen_by(viewer).waiting() == (1,)
    with pytest.raises(DeadEnd):
        match.state.seen_by(1).options(1)
