"""Answers at first sight: as good as they must be for rounds that are played out."""

from collections import Counter
from statistics import fmean

import pytest

from engineshed.bots.playouts import play_to_the_end
from engineshed.games.age_of_steam.bot import ADVICE, quick
from engineshed.games.age_of_steam.bot.build import next_steps
from engineshed.games.age_of_steam.bot.forecast import Forecast
from engineshed.games.age_of_steam.bot.quick import shares
from engineshed.games.age_of_steam.game import GAME
from engineshed.games.age_of_steam.phases.build import Build
from engineshed.kernel import new_state


def test_whole_games_at_first_sight_are_those_of_sensible_players() -> None:
    """Who plays at random goes bankrupt in the first turns."""
    state = new_state(GAME, 4, {}, 41)
    play_to_the_end(state, ADVICE)
    result = state.result()
    assert result is not None
    assert not any(state.pos.out)
    assert fmean(result.scores()) > 50
    assert max(state.pos.engine) >= 5


def test_shares_are_issued_for_what_a_usual_turn_lacks() -> None:
    pos = new_state(GAME, 4, {}, 41).pos
    options = [("issue", count) for count in range(8)]
    pos.turn, pos.income[0], pos.shares[0] = 3, 8, 4
    issued = []
    for cash in (0, 6, 9):
        pos.cash[0] = cash
        issued.append(shares(pos, 0, options)[1])
    assert issued == [2, 1, 0]  # $9 for track and a place; income pays for the shares
    pos.income[0], pos.cash[0] = 0, 0
    assert shares(pos, 0, options) == ("issue", 4)  # $4 for the old shares, too
    assert shares(pos, 0, options[:3]) == ("issue", 2)


def test_a_plan_is_made_once_and_carried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    state = new_state(GAME, 4, {}, 41)
    planned: list[tuple[int, int, int]] = []

    def counted(forecast: Forecast, turn: Build, *rest: object) -> object:
        planned.append((forecast.pos.turn, turn.seat, len(turn.built)))
        return next_steps(forecast, turn, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(quick, "next_steps", counted)
    built = Counter[tuple[int, int]]()
    while state.waiting() and state.pos.turn < 5:
        seat = state.waiting()[0]
        decision, options = state.decision(seat), state.options(seat)
        assert decision is not None
        action = quick.at_first_sight(state.pos, decision, options)[0]
        assert action in options
        built[state.pos.turn, seat] += action[0] == "build"
        state.do(seat, action)
    several = [(turn, seat) for (turn, seat), tiles in built.items() if tiles > 1]
    again = [(turn, seat) for turn, seat, tiles in planned if tiles]
    assert len(several) > 8
    assert len(again) < len(several) / 2
