"""The bot's advice."""

import pytest

from engineshed.bots import Budget, bot_of
from engineshed.games.train_rush import GAME, bot
from engineshed.kernel import Rng, new_state
from tests.games.train_rush.table import YELLOW, Scene


def test_chances_add_up_to_one() -> None:
    state, rng = new_state(GAME, 4, {}, 3), Rng(1)
    while state.waiting():
        if rng.below(10) == 0:
            chances = [bot.value(state.pos, seat) for seat in range(4)]
            assert sum(chances) == pytest.approx(1)
        seat = state.waiting()[0]
        state.play(seat, rng.choice(state.options(seat)))


def test_points_and_places_raise_the_chance() -> None:
    scene = Scene()
    before = bot.value(scene.pos, YELLOW)
    scene.infrastructure("awhar", yellow=4)
    ahead = bot.value(scene.pos, YELLOW)
    scene.pos.score(YELLOW, "contracts", 10)
    assert before < ahead < bot.value(scene.pos, YELLOW)


def test_a_new_city_is_proposed_first() -> None:
    scene = Scene().at(YELLOW, "RM8").drive(YELLOW, 3)
    decision = scene.state.decision(YELLOW)
    assert decision is not None
    proposed = bot.propose(scene.pos, decision, scene.options())
    assert sorted(proposed) == sorted(scene.options())
    assert proposed[0] == ("move", "field:RM9")


def test_it_beats_chance() -> None:
    state = new_state(GAME, 2, {}, 7)
    bots = [bot_of("steady"), bot_of("random")]
    number = 0
    while waiting := state.waiting():
        seat = waiting[0]
        number += 1
        state.play(seat, bots[seat].choose(state.seen_by(seat), seat, Budget(number, seconds=0.05)))
    result = state.result()
    assert result is not None
    assert result.winners() == (0,)
    assert result.scores()[0] > 2 * result.scores()[1]
