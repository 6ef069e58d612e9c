"""Reviews: sums that add up, blunders that are found, noise that is no mistake."""

from collections.abc import Sequence
from itertools import pairwise
from unittest import mock

import msgspec
import pytest

from engineshed.bots import network
from engineshed.kernel import Position, Rng, State, find_game, new_state
from engineshed.kernel.play import new_game
from engineshed.teacher import Estimate, Review, Unfinished, Worth, assemble, glance, review
from engineshed.teacher.chain import NOTHING
from engineshed.teacher.doubting import weighed
from engineshed.teacher.judge import Judge, Values
from engineshed.teacher.looking import Look, look
from engineshed.teacher.losses import SMALL, loss
from engineshed.teacher.walk import Walk
from tests.teacher.moments import GAMES, record_of, walk_of

EXACT = pytest.approx


def looked(name: str, closely: int) -> tuple[Walk, Review]:
    """A recorded game: a chart of all moments, and a closer look at a few moves."""
    walk = walk_of(name)
    looks: dict[int, Look] = {number: glance(walk, number, 1) for number in range(len(walk.moves))}
    drawn = [move.number for move in walk.moves if move.chance][:closely]
    free = [move.number for move in walk.moves if move.free][5 : 5 + closely]
    for number in (*drawn, *free):
        looks[number] = look(walk, number, 1)
    return walk, assemble(walk, looks, 1)


@pytest.mark.parametrize("name", GAMES)
def test_start_skill_and_luck_add_up_to_the_result(name: str) -> None:
    walk, found = looked(name, 2)
    result = walk.match.state.result()
    assert result is not None
    assert len(found.moments) == len(found.steps) + 1 == len(walk.moves) + 1
    for balance in found.balances:
        parts = (balance.own, balance.others, balance.luck)
        assert balance.start.chance.mean + sum(part.chance.mean for part in parts) == EXACT(
            balance.result.chance
        )
        assert balance.start.points.mean + sum(part.points.mean for part in parts) == EXACT(
            balance.result.points
        )
        assert balance.result.points == result.scores()[balance.seat]
    for step, (before, after) in zip(found.steps, pairwise(found.moments), strict=True):
        for seat in range(found.players):
            for kind in ("chance", "points"):
                start, skill, luck, end = (
                    getattr(worth, kind).mean
                    for worth in (before.worths[seat], step.skill[seat], step.luck[seat], after.worths[seat])
                )
                assert start + skill + luck == EXACT(end)
    assert not found.done


@pytest.mark.parametrize("name", GAMES)
def test_luck_is_where_chance_was_and_skill_where_somebody_chose(name: str) -> None:
    walk, found = looked(name, 2)
    for step, move in zip(found.steps, walk.moves, strict=True):
        assert move.chance or all(worth == NOTHING for worth in step.luck)
        assert move.free or all(worth == NOTHING for worth in step.skill)
        assert step.lost is None or (step.lost.chance.mean > 0 and move.free)
    for balance in found.balances:
        own = [step for step in found.steps if step.seat == balance.seat]
        assert balance.own.chance.mean == EXACT(sum(step.skill[balance.seat].chance.mean for step in own))
        assert balance.luck.chance.mean == EXACT(
            sum(step.luck[balance.seat].chance.mean for step in found.steps)
        )


def marks(*cells: int) -> State[Position]:
    state = new_state(find_game("tic-tac-toe"), 2, {}, 0)
    for cell in cells:
        state.play(state.waiting()[0], ("mark", f"cell:{cell}"))
    return state


def of_tic_tac_toe() -> Judge:
    return Judge(find_game("tic-tac-toe"), 2, {})


def test_a_missed_win_is_found_with_the_better_move() -> None:
    found = loss(marks(0, 3, 1, 4).seen_by(0), 0, ("mark", "cell:8"), of_tic_tac_toe(), Rng(1))
    assert found is not None
    assert found.better == ("mark", "cell:2")
    assert found.lost.chance.mean > 0.2


@pytest.mark.parametrize("number", [76, 80, 89])
def test_a_blunder_put_into_a_game_is_found(number: int) -> None:
    """Passing in the middle of Russian Railroads, with workers left."""
    walk = walk_of("russian-railroads/2p")
    state, seat = walk.match.at(number), walk.moves[number].seat
    assert ("pass",) in state.options(seat)
    found = loss(state.seen_by(seat), seat, ("pass",), walk.judge, Rng(2))
    assert found is not None
    assert found.lost.chance.mean > 10 * SMALL
    assert found.better != ("pass",)


def test_games_to_the_end_outvote_a_judge_that_they_contradict() -> None:
    judged, against = (Worth(Estimate(mean, 0.01), Estimate(0.0)) for mean in (0.05, -0.05))
    agreed, contradicted = weighed(judged, judged).chance, weighed(judged, against).chance
    assert agreed.mean > 2 * agreed.error
    assert contradicted.mean < 2 * contradicted.error


class Noise(Judge):
    """Says anything about anything."""

    def __init__(self) -> None:
        super().__init__(find_game("tic-tac-toe"), 2, {})
        self.rng = Rng(8)

    def judge(self, states: Sequence[State[Position]]) -> list[Values]:
        chances = [self.rng.random() for _ in states]
        return [Values((chance, 1 - chance), (0.0, 0.0)) for chance in chances]


def test_noise_between_equal_moves_is_called_a_mistake_in_fewer_than_one_of_fifty() -> None:
    judge, seen = Noise(), marks(0).seen_by(1)
    mistakes = sum(
        loss(seen, 1, ("mark", f"cell:{1 + number % 8}"), judge, Rng(number)) is not None
        for number in range(200)
    )
    assert mistakes < 4


class Blind(Judge):
    """A network that takes all positions for even."""

    def __init__(self) -> None:
        super().__init__(find_game("tic-tac-toe"), 2, {})
        self.learned = mock.create_autospec(network.Judge)

    def _learned(self, states: list[State[Position]]) -> list[Values]:
        return [Values((0.5, 0.5), (0.0, 0.0)) for _ in states]


def test_games_to_the_end_find_what_a_network_is_blind_to() -> None:
    seen = marks(0, 3).seen_by(0)
    found = loss(seen, 0, ("mark", "cell:8"), Blind(), Rng(1))
    assert found is not None
    assert found.better == ("mark", "cell:1")
    assert found.lost.chance.mean > 3 * found.lost.chance.error
    assert loss(seen, 0, ("mark", "cell:1"), Blind(), Rng(1)) is None


def test_a_look_at_one_move_does_not_depend_on_the_others() -> None:
    walk = Walk(record_of("steam-rollers/2p"))
    alone = look(walk, 30, 7)
    look(walk, 29, 7)
    assert look(walk, 30, 7) == alone
    assert look(walk, 30, 8) != alone


def test_a_review_is_told_on_the_way_and_can_be_kept() -> None:
    told: list[Review] = []
    news: list[tuple[int, int]] = []
    record = record_of("tic-tac-toe/2p")
    found = review(record, 1, lambda done, of: news.append((done, of)), told.append)
    moves = len(record.moves())
    assert [one.done for one in told] == [False]
    assert len(told[0].moments) == moves + 1
    assert news[-1] == (moves, moves)
    assert found.done
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_several_cores_find_the_same() -> None:
    record = record_of("tic-tac-toe/2p")
    assert review(record, 1, jobs=2) == review(record, 1)


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(Unfinished):
        review(new_game("tic-tac-toe", 2, seed=1).record())
