"""Hints: the best options, each in the same futures, from what the seat knows and nothing else."""

import time

import pytest

from engineshed.bots import Budget, bot_of
from engineshed.bots.learned import ideas_of
from engineshed.bots.network import judge_for
from engineshed.kernel import Position, Rng, State, find_game, new_state
from engineshed.teacher import Hint, hint, why
from engineshed.teacher.comparing import merit
from engineshed.teacher.futures import Future, Futures
from engineshed.teacher.hint import TRUST, _overruled
from engineshed.teacher.judge import Judge, Values
from tests.teacher.moments import GAMES, free_moment

FEW = Budget(seed=3, iterations=4)


def marks(*cells: int) -> State[Position]:
    """Tic-tac-toe after these marks."""
    state = new_state(find_game("tic-tac-toe"), 2, {}, 0)
    for cell in cells:
        state.play(state.waiting()[0], ("mark", f"cell:{cell}"))
    return state


def test_the_winning_move_is_the_best_option() -> None:
    found = hint(marks(0, 3, 1, 4).seen_by(0), 0, FEW)
    assert found.options[0].action == ("mark", "cell:2")
    assert found.options[0].worth.chance.mean == 1.0
    assert found.options[0].place == 1
    assert found.options[0].behind.chance.mean == 0.0


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_names_up_to_three_options_in_the_order_of_their_merits(name: str) -> None:
    state, seat = free_moment(name, 0.5)
    found = hint(state.seen_by(seat), seat, FEW)
    assert 2 <= len(found.options) <= 3
    assert found.futures == FEW.iterations
    assert all(state.refusal(seat, option.action) is None for option in found.options)
    merits = [merit(option.worth) for option in found.options]
    assert merits[1] > merits[-1] - TRUST
    # What steady would do stays the first one unless another is beyond doubt.
    steady = bot_of("steady").choose(state.seen_by(seat), seat, Budget(FEW.seed, 5.0))
    if found.options[0].action != steady:
        pairs = [p for p in found.comparisons if not p.better and found.options[p.other].action == steady]
        assert all(pair.difference.chance.mean > TRUST for pair in pairs)
    chances = [option.worth.chance.mean for option in found.options]
    assert all(0 <= chance <= 1 for chance in chances)
    pairs = [(one.better, one.other) for one in found.comparisons]
    assert pairs == [(a, b) for a in range(len(chances)) for b in range(a + 1, len(chances))]
    for one in found.comparisons:
        difference = chances[one.better] - chances[one.other]
        assert one.difference.chance.mean == pytest.approx(difference)


@pytest.mark.parametrize("name", ["russian-railroads/2p", "train-rush/2p", "steam-rollers/2p"])
def test_a_hint_does_not_depend_on_what_is_hidden(name: str) -> None:
    state, seat = free_moment(name, 0.4)
    seen = state.seen_by(seat)
    twin = seen.imagine(Rng(99))
    assert hint(twin.seen_by(seat), seat, FEW) == hint(seen, seat, FEW)


def test_the_same_seed_gives_the_same_hint_and_another_one_other_futures() -> None:
    state, seat = free_moment("steam-rollers/2p", 0.4)
    seen = state.seen_by(seat)
    assert hint(seen, seat, FEW) == hint(seen, seat, FEW)
    other = hint(seen, seat, Budget(seed=4, iterations=4))
    assert other.options[0].worth != hint(seen, seat, FEW).options[0].worth


def test_equal_options_share_a_place() -> None:
    found = hint(marks().seen_by(0), 0, Budget(seed=1, iterations=6))
    assert {option.place for option in found.options} == {1}


def test_the_first_values_come_early_and_say_so() -> None:
    state, seat = free_moment("steam-rollers/2p", 0.4)
    told: list[Hint] = []
    found = hint(state.seen_by(seat), seat, Budget(seed=1, iterations=8), told.append)
    assert [one.done for one in told] == [False, True]
    assert told[0].futures < told[1].futures == 8
    assert told[-1] == found


def test_why_has_what_was_played_among_the_options() -> None:
    state = marks(0, 3, 1, 4)
    found = why(state.seen_by(0), 0, ("mark", "cell:8"), FEW)
    assert ("mark", "cell:8") in [option.action for option in found.options]
    assert found.options[0].action == ("mark", "cell:2")


def test_a_single_option_needs_no_futures_to_compare() -> None:
    state = marks(0, 1, 2, 4, 3, 5, 7, 6)
    found = hint(state.seen_by(0), 0, FEW)
    assert [option.action for option in found.options] == [("mark", "cell:8")]
    assert found.comparisons == ()


class SlowClock:
    """A machine so busy that every look at the clock finds this much of the time gone."""

    def __init__(self, tick: float) -> None:
        self.now = 0.0
        self.tick = tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


@pytest.mark.parametrize("tick", [0.02, 0.3, 2.0])
@pytest.mark.parametrize("name", GAMES)
def test_a_hint_comes_in_time_on_a_busy_machine_with_the_best_so_far(
    name: str, tick: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, seat = free_moment(name, 0.2)
    clock = SlowClock(tick)
    monkeypatch.setattr(time, "monotonic", clock)
    found = hint(state.seen_by(seat), seat, Budget(seed=3, seconds=1.6))
    assert clock.now < 1.6 + 12 * tick
    assert found.done
    assert found.options
    if found.futures == 1:  # one future says nothing about its error
        assert {option.place for option in found.options} == {1}
        assert all(option.worth.chance.error == option.worth.chance.mean for option in found.options)


def test_what_was_played_is_explained_even_if_there_is_hardly_time(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = free_moment("russian-railroads/2p", 0.4)
    played = state.options(seat)[-1]
    monkeypatch.setattr(time, "monotonic", SlowClock(2.0))
    found = why(state.seen_by(seat), seat, played, Budget(seed=3, seconds=1.6))
    assert played in [option.action for option in found.options]


def test_what_the_game_proposes_comes_before_what_its_value_likes_a_little_more() -> None:
    """In Age of Steam the value of a position does not know what shares are issued for."""
    state = new_state(find_game("age-of-steam"), 4, {}, 1)
    [seat] = state.waiting()
    [proposed] = ideas_of(state, seat, wide=False)
    found = hint(state.seen_by(seat), seat, FEW)
    assert found.options[0].action == proposed
    liked = max(found.options, key=lambda option: option.worth.chance.mean)
    assert liked.action != proposed
    assert liked.place == found.options[0].place == 1  # and it says that they cannot be told apart


def test_a_network_that_teaches_badly_is_for_playing_only() -> None:
    game = find_game("train-rush")
    assert judge_for(game, 3, {}) is not None
    assert Judge(game, 3, {}).learned is None


def tried(one: float, two: float, ends: tuple[float, float] | None, pairs: int = 40) -> Futures:
    """Two options that a judge values so, and how many points each is ahead in games to the end."""
    state = marks(0)
    futures = Futures(state.seen_by(1), 1, Judge(state.setup.game, 2, {}), Rng(1), "round")
    futures.of = {("rival",): [future(one, 0.0)] * pairs, ("home",): [future(two, 0.0)] * pairs}
    futures.home = ("home",)
    if ends is not None:
        futures.ends = Futures(futures.seen, 1, futures.judge, Rng(2), "end")
        futures.ends.worlds = [(state, world) for world in range(pairs)]
        for action, ahead in zip((("rival",), ("home",)), ends, strict=True):
            spread = [ahead + 10 * (world % 5 - 2) * (-1) ** world for world in range(pairs)]
            futures.ends.of[action] = [future(0.5, points) for points in spread]
    return futures


def future(chance: float, points: float) -> Future:
    values = Values((1 - chance, chance), (0.0, points))
    return Future(values, ({}, {}), {}, frozenset(), 0, frozenset())


def test_a_whim_of_the_judge_is_no_hint_unless_games_to_the_end_agree() -> None:
    assert not _overruled(tried(0.56, 0.50, None), ("rival",))  # a judge alone may be wrong by as much
    assert _overruled(tried(0.75, 0.50, None), ("rival",))  # hardly by this
    assert _overruled(tried(0.56, 0.50, (8.0, 0.0)), ("rival",))
    assert not _overruled(tried(0.56, 0.50, (-1.0, 0.0)), ("rival",))
    assert not _overruled(tried(0.56, 0.50, (0.0, 0.0)), ("rival",))
    assert not _overruled(tried(0.52, 0.50, (0.5, 0.0)), ("rival",))  # too little to speak of
