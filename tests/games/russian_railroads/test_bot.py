"""The advice for bots: complete, within bounds, and better than chance."""

from engineshed.games.russian_railroads.bot import judgement as bot
from engineshed.games.russian_railroads.bot.promise import promise
from engineshed.games.russian_railroads.game import GAME
from engineshed.kernel import PASS, Action, Rng, new_state
from tests.games.russian_railroads.table import KIEV, SP, Sitting


def test_ideas_are_the_options_and_values_are_chances() -> None:
    state, rng = new_state(GAME, 4, {}, 5), Rng(5)
    while waiting := state.waiting():
        seat = waiting[0]
        options, decision = state.options(seat), state.decision(seat)
        assert decision is not None
        ideas = bot.ideas(state.pos, decision, options)
        assert set(options) - set(ideas) <= {PASS}
        assert set(bot.propose(state.pos, decision, options)) <= set(ideas)
        assert 0 <= bot.value(state.pos, seat) <= 1
        state.do(seat, rng.choice(options))


def test_a_look_from_one_seat_is_enough() -> None:
    table = Sitting(3, alone=False).factories(9, marker=4)
    table.place("industry-1").move("marker:1").do("take", "bonus:doublers")
    seen = table.state.seen_by(1)
    decision = seen.decision(1)
    assert decision is not None
    assert bot.propose(seen.pos, decision, seen.options(1))
    assert 0 <= bot.value(seen.pos, 1) <= 1


def test_the_first_proposal_beats_chance() -> None:
    for seed in range(3):
        state, rng = new_state(GAME, 2, {}, seed), Rng(seed)
        while waiting := state.waiting():
            seat = waiting[0]
            options, decision = state.options(seat), state.decision(seat)
            assert decision is not None
            best = bot.propose(state.pos, decision, options)[0] if seat == 0 else rng.choice(options)
            state.do(seat, best)
        result = state.result()
        assert result is not None
        assert result.scores()[0] > result.scores()[1] + 60


def test_a_step_that_scores_in_every_round_comes_first() -> None:
    table = Sitting().line(KIEV, black=7).line(SP, black=2).locomotives(1, kiev=8)
    table.place("bottom")
    decision = table.state.decision(0)
    assert decision is not None
    assert bot.propose(table.pos, decision, table.options())[0] == (
        "move",
        "track:kiev-black",
    )  # the star on 8


def proposed(table: Sitting) -> list[Action]:
    decision = table.state.decision(0)
    assert decision is not None
    return bot.propose(table.pos, decision, table.options())


def test_nobody_passes_while_a_worker_can_do_good() -> None:
    table = Sitting()
    assert PASS in table.options()
    assert PASS not in proposed(table)
    table.me.workers = 0
    table.me.rubles = 1
    assert PASS in proposed(table)  # a ruble may be saved for the next round ...
    last = Sitting().round(7)
    last.me.rounds = [(0,)] * 6
    last.me.workers = 0
    last.me.rubles = 1
    assert PASS not in proposed(last)  # ... if there is one


def test_an_end_bonus_card_is_chosen_by_what_it_will_be_worth() -> None:
    table = Sitting().factories(9, marker=4).line(KIEV, black=5).line(SP, black=5)
    table.place("industry-1").move("marker:1")
    assert proposed(table) == [("take", "bonus:black-positions")]


def test_in_the_last_round_a_factory_counts_while_a_marker_can_still_reach_it() -> None:
    short, ahead = Sitting().factories(3, 6, marker=8), Sitting().factories(3, 6, 9, marker=8)
    assert promise(ahead.pos.box, ahead.me, 1) > promise(short.pos.box, short.me, 1) + 10
    for table in (short, ahead):
        table.me.workers = table.me.rubles = 0
    assert promise(ahead.pos.box, ahead.me, 1) == promise(short.pos.box, short.me, 1)


def test_a_ruble_is_saved_for_the_last_round_only_if_it_brings_little_now() -> None:
    table = Sitting().line(KIEV, black=5, grey=2).line(SP, black=3).locomotives(1, kiev=5).round(6)
    table.me.rounds = [(0,)] * 5
    table.me.workers = 0
    table.me.rubles = 2
    ideas = proposed(table)
    assert ideas.index(("place", "space:rubles", "pay:r")) < ideas.index(PASS)
    assert ideas.index(("place", "space:grey-2", "pay:r")) < ideas.index(PASS)


def test_in_the_last_round_a_ruble_is_a_chance_to_hire_the_last_engineer() -> None:
    table = Sitting().round(7)
    for board in table.pos.boards:
        board.rounds = [(0,)] * 6
    for seat, engineers in enumerate(([7], [8], [9], [])):
        table.pos.boards[seat].engineers[:] = engineers
    table.me.rubles = 0
    poor = bot.projection(table.pos, 0)
    table.me.rubles += 1
    assert bot.projection(table.pos, 0) > poor + 5
    table.occupy("hire", "r")
    assert bot.projection(table.pos, 0) < poor + 2
