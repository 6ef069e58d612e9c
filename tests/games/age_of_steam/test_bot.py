"""The advice for bots: whole games by the first idea alone, and what a position is worth."""

import pytest

from engineshed.games.age_of_steam import forecast
from engineshed.games.age_of_steam.bot import propose, value
from engineshed.games.age_of_steam.components import MAPS
from engineshed.games.age_of_steam.game import GAME
from engineshed.games.age_of_steam.phases.order import DetermineOrder
from engineshed.games.age_of_steam.position import Table
from engineshed.kernel import State, new_state
from tests.games.age_of_steam.table import Play, tile


def by_first_ideas(name: str, seed: int) -> State[Table]:
    """A game in which everybody does what is proposed first."""
    state = new_state(
        GAME, GAME.seats({"map": name})[len(GAME.seats({"map": name})) // 2], {"map": name}, seed
    )
    number = 0
    while waiting := state.waiting():
        seat, number = waiting[0], number + 1
        decision, options = state.decision(seat), state.options(seat)
        assert decision is not None
        proposed = propose(state.pos, decision, options)  # type: ignore[arg-type]
        assert proposed
        assert set(proposed) <= set(options), decision
        if number % 10 == 0:
            chances = [value(state.pos, other) for other in range(state.pos.players)]
            assert all(0 <= chance <= 1 for chance in chances)
            assert state.pos.players == 1 or sum(chances) == pytest.approx(1)
        state.do(seat, proposed[0])
    return state


@pytest.mark.parametrize("name", MAPS)
def test_the_first_ideas_make_a_whole_game(name: str) -> None:
    state = by_first_ideas(name, 1)
    assert state.result() is not None
    assert state.pos.players < 3 or state.pos.turn == state.pos.map.turns(state.pos.players)


def test_nobody_goes_bankrupt_by_the_first_ideas() -> None:
    for seed in range(2):
        result = by_first_ideas("rust-belt", seed).result()
        assert result is not None
        assert result.eliminated == ()
        assert max(result.scores()) > 20


def test_the_menu_knows_what_a_cube_would_bring() -> None:
    play = Play().lay(0, tile("9,4", "3-1"), tile("10,3", "4"))
    play.lay(1, tile("11,2", "2-4"), tile("10,3", "4 1"))
    play.cubes(h9_5="blue", h12_2="black")
    (cube,) = forecast.menu(play.pos)
    assert cube[0][:3] == [0, 0, 1]  # two links, of which one is his
    assert cube[1][:3] == [0, 0, 1]
    assert cube[2][:3] == [0, 0, 0]


def test_a_debt_that_cannot_be_paid_is_the_worst() -> None:
    play = Play()
    play.pos.phase = "build"
    fair = value(play.pos, 0)
    play.pos.cash[0] = 1
    assert value(play.pos, 0) < 0.05 < fair


def test_a_bid_is_money_that_is_gone() -> None:
    play = Play()
    play.pos.cash = [30] * 3
    play.at(DetermineOrder())
    play.pos.phase = "order"
    before = value(play.pos, 0)
    play.do("bid", 28)
    assert value(play.pos, 0) < before
