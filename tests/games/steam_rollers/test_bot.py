"""The bots' advice: legal, quick to the point, and good enough to beat chance and Ewa."""

import pytest

from engineshed.bots import Budget, bot_of
from engineshed.games.steam_rollers import GAME
from engineshed.games.steam_rollers.bot.clock import rounds_left
from engineshed.games.steam_rollers.bot.judgement import ideas, propose, tries, value
from engineshed.games.steam_rollers.bot.network import NO_LINES, haul, network_of
from engineshed.games.steam_rollers.bot.plans import plans
from engineshed.games.steam_rollers.bot.stock import stock_of
from engineshed.games.steam_rollers.bot.targets import prospects
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.games.steam_rollers.sheet import draw_track
from engineshed.kernel import PASS, Rng, State, Value, new_state
from tests.games.steam_rollers.table import ONE_THREE, TWO_ROUTES, cross, draw, game, give, lay_goods, play

EVERYTHING: dict[str, Value] = {"coal": True, "orders": True, "starting-tiles": True, "borders": "hard"}


def advised(players: int, settings: dict[str, Value], seed: int) -> State[SteamRollersPosition]:
    """A game in which everybody takes the first proposal."""
    state = new_state(GAME, players, settings, seed)
    while state.waiting():
        seat = state.waiting()[0]
        decision, options = state.decision(seat), state.options(seat)
        assert decision is not None
        proposed = propose(state.pos, decision, options)
        assert proposed
        assert set(proposed) <= set(options)
        assert 0 <= value(state.pos, seat) <= 1
        state.do(seat, proposed[0])
    return state


@pytest.mark.parametrize(("players", "settings"), [(1, {}), (2, {}), (3, EVERYTHING), (5, {"coal": True})])
def test_advice_is_legal_and_leads_to_a_real_end(players: int, settings: dict[str, Value]) -> None:
    state = advised(players, settings, 6)
    result = state.result()
    assert result is not None
    assert result.reason in ("cities", "ewa")
    if players > 1:
        assert min(result.scores()) > 5


def test_advice_beats_chance() -> None:
    for seed in range(3):
        state, rng = new_state(GAME, 2, {}, seed), Rng(seed)
        while state.waiting():
            seat = state.waiting()[0]
            decision, options = state.decision(seat), state.options(seat)
            assert decision is not None
            state.do(seat, propose(state.pos, decision, options)[0] if seat else rng.choice(options))
        result = state.result()
        assert result is not None
        assert result.winners() == (1,)


def test_the_steady_bot_answers_with_an_option() -> None:
    state = game(3, dice=[1, 2, 3, 4])
    action = bot_of("steady").choose(state.seen_by(0), 0, Budget(1))
    assert state.refusal(0, action) is None


def test_plans_are_lines_that_would_be_finished_by_drawing_them() -> None:
    for (first, second, towns, way), hexes in plans(()):
        state = game(2)
        sheet = state.pos.sheets[0]
        for place, shape in way:
            draw_track(sheet, (), place, shape)
        assert [line[1:4] for line in sheet.lines] == [(first, second, towns)]
        assert hexes == set(sheet.tracks)


def test_plans_keep_clear_of_blocked_borders() -> None:
    assert not any(plan[:2] == (3, 4) and len(plan[3]) == 2 for plan, _ in plans(((1, 5), (3, 4))))


def test_the_last_track_of_a_line_is_worth_more_than_its_first() -> None:
    state = game(2)
    lay_goods(state, {1: "grey grey grey grey grey"})
    before = prospects(state.pos, 0).builds
    draw(state, 0, "B2 0,3")
    after = prospects(state.pos, 0).builds
    assert max(after.values()) > max(before.values())


def test_a_network_is_worth_the_longest_ways_of_the_goods_within_power() -> None:
    state = game(2)
    draw(state, 0, TWO_ROUTES)
    network = network_of(state.pos.sheets[0])
    lay_goods(state, {1: "red red", 2: "", 3: "red", 4: "red", 5: "red", 6: "red"})
    goods = stock_of(
        state.pos
    ).goods  # 1-3 and 3-4 and 4-2 are 1 long, 1-4 by two towns is 3; 5 and 6 are cut off
    assert [haul(network, goods, power, trips=9) for power in range(1, 7)] == [1, 3, 9, 11, 14, 14]
    assert haul(network, goods, power=6, trips=1) == 5
    assert haul(NO_LINES, goods, power=6, trips=9) == 0


def test_the_clock_runs_with_every_cross_and_every_good() -> None:
    state = game(1, dice=[1, 2, 3])
    left = rounds_left(state.pos)
    state.pos.influence[1] = 1
    crossed = rounds_left(state.pos)
    state.pos.influence[1] = 5
    assert left - crossed == 1
    assert left - rounds_left(state.pos) == 2
    lay_goods(state, {2: ""})
    assert rounds_left(state.pos) < left - 4


def test_a_long_delivery_is_proposed_first() -> None:
    state = game(2, dice=[1, 1, 1])
    draw(state, 0, TWO_ROUTES)
    cross(state, 0, 1, 2, 3, 4)
    lay_goods(state, {1: "red", 2: "grey", 5: "", 6: ""})  # too late for longer lines
    play(state, "pick die:1")
    decision = state.decision(0)
    assert decision is not None
    assert propose(state.pos, decision, state.options(0))[0] == (
        "deliver",
        "good:1-red",
        "city:2",
        "line:1-4.1",
        "line:2-4.1",
    )


def test_ideas_are_the_proposals_and_what_is_not_much_worse() -> None:
    """A network tells equals apart; what the prices call absurd it does not even see."""
    state, wider = new_state(GAME, 2, {}, 6), 0
    while state.waiting():
        seat = state.waiting()[0]
        decision, options = state.decision(seat), state.options(seat)
        assert decision is not None
        proposed = propose(state.pos, decision, options)
        found = ideas(state.pos, decision, options)
        assert set(found) <= set(options)
        assert proposed[0] in found
        assert (PASS in found) == (PASS in proposed)
        wider += len(found) > len(proposed)
        state.do(seat, proposed[0])
    assert wider > 10


def test_all_dice_and_every_upgrade_are_tried_with_what_is_proposed() -> None:
    """To the end of the game nothing is tried twice, and an upgrade is never forgotten."""
    state = new_state(GAME, 2, {}, 11)
    for _ in range(60):
        [seat] = state.waiting()[:1]
        decision, options = state.decision(seat), state.options(seat)
        assert decision is not None
        if len(options) > 1:
            found = tries(state.pos, decision, options)
            assert propose(state.pos, decision, options)[0] in found
            assert len(set(found)) == len(found) <= len(options)
            assert {option for option in options if option[0] in ("pick", "upgrade")} <= set(found)
        state.do(seat, propose(state.pos, decision, options)[0] if len(options) > 1 else options[0])


def test_value_prefers_a_finished_line_and_more_points() -> None:
    state, better = game(2), game(2)
    draw(better, 0, ONE_THREE)
    assert value(better.pos, 0) > value(state.pos, 0)
    assert value(better.pos, 1) < value(state.pos, 1)
    give(better, 0, "1a")
    assert value(better.pos, 0) > 0.5


def test_trials_against_ewa_leave_the_table_alone_and_answer_the_same_again() -> None:
    state = new_state(GAME, 1, {"level": 2}, 4)
    decision, options, before = state.decision(0), state.options(0), state.dump()
    assert decision is not None
    picks = [propose(state.pos, decision, options) for _ in range(2)]
    assert picks[0] == picks[1]
    assert len(picks[0]) == 1
    assert state.dump() == before
