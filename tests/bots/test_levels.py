"""Bots of every level: they choose options, from what they see alone."""

from types import SimpleNamespace
from typing import NoReturn, cast

import pytest

from engineshed.bots import Budget, bot_of, choose, in_style, levels
from engineshed.bots.bot import advice_in, log_odds, worth
from engineshed.kernel import (
    BadSetup,
    Position,
    Result,
    Rng,
    ScoreLine,
    ScoreSheet,
    State,
    find_game,
    games,
    new_state,
    places,
)
from engineshed.kernel.advice import advice_for

NAMES = [pytest.param(name, marks=pytest.mark.xdist_group(f"bots-{name}")) for name in games()]


def states(name: str) -> list[State[Position]]:
    """Some moments of a random game of the first configuration."""
    game = find_game(name)
    players, settings = next(iter(game.configurations()))
    state, rng, found = new_state(game, players, settings, 3), Rng(3), []
    for number in range(60):
        if not state.waiting():
            break
        if number % 12 == 3:
            found.append(state.copy())
        seat = rng.choice(state.waiting())
        state.do(seat, rng.choice(state.options(seat)))
    return found


@pytest.mark.parametrize("level", [*levels(), "network"])
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_one_of_its_options(name: str, level: str) -> None:
    for state in states(name):
        seat = state.waiting()[0]
        action = choose(name, level, state.seen_by(seat).dump(), seat, 5, 0.1)
        assert tuple(action) in state.options(seat)


@pytest.mark.parametrize("level", [*levels(), "network"])
@pytest.mark.parametrize("name", NAMES)
def test_bots_work_from_the_seen_state_and_their_seed_alone(name: str, level: str) -> None:
    """Another state that looks the same to the seat, whatever it hides, gives the same answer."""
    for number, state in enumerate(states(name)):
        seat = state.waiting()[0]
        seen = state.seen_by(seat)
        other = seen.imagine(Rng(number)).seen_by(seat)
        budget = Budget(seed=number, iterations=4)
        assert bot_of(level).choose(seen, seat, budget) == bot_of(level).choose(other, seat, budget)


STYLES = [(name, style) for name, game in games().items() for style in advice_for(game).styles]


@pytest.mark.parametrize(("name", "style"), STYLES)
def test_who_plays_in_a_style_prefers_what_is_to_its_taste(name: str, style: str) -> None:
    """Wherever the tastes of two positions differ by much, so does what they are worth to such a player."""
    game = find_game(name)
    plain, liking = advice_for(game), advice_in(game, style)
    moved = set()
    for state in states(name):
        for seat in range(state.setup.players):
            more = log_odds(liking.value(state.pos, seat)) - log_odds(plain.value(state.pos, seat))
            assert more == pytest.approx(plain.styles[style](state.pos, seat), abs=0.01)
            moved.add(round(more, 2))
    assert len(moved) > 1


def test_a_style_belongs_to_a_game_and_to_levels_that_go_by_its_value() -> None:
    russian, steam = find_game("russian-railroads"), find_game("age-of-steam")
    assert in_style(russian, "steady", "kiev") == "steady:kiev"
    assert in_style(steam, "steady", "kiev") == in_style(russian, "steady", "paris") == "steady"
    assert in_style(russian, "expert", "kiev") == "expert"
    state = states("age-of-steam")[0]
    with pytest.raises(BadSetup, match="no style 'kiev' in age-of-steam"):
        bot_of("steady:kiev").choose(state.seen_by(state.waiting()[0]), state.waiting()[0], Budget(1))
    with pytest.raises(BadSetup, match="no bot 'expert:kiev'"):
        bot_of("expert:kiev")


class Poisoned(Position):
    """Whoever touches it is caught."""

    def __getattribute__(self, name: str) -> NoReturn:
        raise AssertionError(f"a bot read {name} of the true position")


@pytest.mark.parametrize("level", [*levels(), "network"])
def test_a_bot_never_touches_the_true_position(level: str) -> None:
    for name in games():
        for state in states(name)[:2]:
            seat = state.waiting()[0]
            seen = state.seen_by(seat)
            state.pos = Poisoned()
            bot_of(level).choose(seen, seat, Budget(seed=1, seconds=0.1))


def test_the_levels_are_named() -> None:
    assert list(levels()) == ["random", "novice", "steady", "expert"]
    with pytest.raises(BadSetup, match="no bot 'genius'; there are random, novice, steady, expert"):
        bot_of("genius")


@pytest.mark.parametrize("level", ["novice", "steady", "expert"])
def test_a_bot_takes_a_win_that_lies_open(level: str) -> None:
    state = new_state(find_game("tic-tac-toe"), 2, {}, 1)
    for number, cell in enumerate((0, 3, 1, 4)):
        state.play(number % 2, ("mark", f"cell:{cell}"))
    assert bot_of(level).choose(state.seen_by(0), 0, Budget(seed=1, seconds=0.2)) == ("mark", "cell:2")


def test_more_points_decide_only_where_nothing_changes_who_wins() -> None:
    game = find_game("train-rush")
    state, advice = new_state(game, 2, {}, 1), advice_for(game)

    def ended(mine: int, other: int) -> float:
        totals = (mine, other)
        sheets = [ScoreSheet(seat, [ScoreLine("points", total)]) for seat, total in enumerate(totals)]
        result = Result(places(totals), sheets)
        return worth(
            cast("State[Position]", SimpleNamespace(result=lambda: result, pos=state.pos)), 0, advice
        )

    assert ended(150, 100) > ended(120, 100) > ended(100, 100) > ended(300, 400) > ended(99, 100)
    assert ended(101, 100) == pytest.approx(1.0, abs=0.001)
    assert ended(399, 400) == pytest.approx(0.0, abs=0.001)
