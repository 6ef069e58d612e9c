"""The bots' advice: chances add up, every option is ranked, and following it beats chance by far."""

from engineshed.games.railroad_revolution import GAME, bot
from engineshed.games.railroad_revolution.bot.prospects import projected
from engineshed.games.railroad_revolution.position import RailroadRevolutionPosition
from engineshed.kernel import Action, Rng, Seat, State, new_state
from tests.games.railroad_revolution.table import Play, playing


def advised(state: State[RailroadRevolutionPosition], seat: Seat) -> Action:
    options = state.options(seat)
    decision = state.decision(seat)
    assert decision is not None
    ranked = bot.propose(state.pos, decision, options)
    assert ranked
    assert set(ranked) <= set(options)
    return ranked[0]


def proposed(table: Play) -> list[Action]:
    decision = table.state.decision(table.seat)
    assert decision is not None
    return bot.propose(table.pos, decision, table.options())


def test_following_the_first_proposal_beats_chance() -> None:
    rng, margins = Rng(1), []
    for seed in range(3):
        state = new_state(GAME, 2, {}, seed)
        while state.waiting():
            seat = state.waiting()[0]
            state.do(seat, advised(state, 0) if seat == 0 else rng.choice(state.options(1)))
        result = state.result()
        assert result is not None
        margins.append(result.scores()[0] - result.scores()[1])
    assert min(margins) > 0
    assert sum(margins) > 3 * 40


def test_chances_add_up_to_one() -> None:
    state, rng = new_state(GAME, 3, {}, 2), Rng(2)
    for _ in range(60):
        chances = [bot.value(state.pos, seat) for seat in range(3)]
        assert abs(sum(chances) - 1) < 1e-9
        assert min(chances) > 0
        seat = state.waiting()[0]
        state.do(seat, rng.choice(state.options(seat)))


def test_a_completed_milestone_is_worth_more_than_an_open_one() -> None:
    plain = playing(2, milestones={"A1-1": "O", "A2-3": "."})
    better = playing(2, milestones={"A2-3": "."}, completed=["B-1"])
    assert bot.value(better.pos, 0) > bot.value(plain.pos, 0)


def test_trains_are_turned_up_and_not_down_at_the_end() -> None:
    table = playing(2, trains=["steps.down", "steps.up"], rails_left=1, buildings_left=1, steps=(7, 7, 7))
    table.place("white", "trade").do("sell", "piece:rail")
    assert advised(table.state, 0) == ("flip", "train:TR-steps.down")


def test_no_share_is_sold_before_it_has_paid() -> None:
    table = playing(2, supply="OWWW", shares=5)
    assert ("sell", "share") in proposed(table)
    table.place("orange", "telegraph").do("build", "section:1")
    assert table.may("sell", "share")
    assert ("sell", "share") not in proposed(table)
    assert ("sell", "share") in proposed(table.do("gain", "per-share"))


def test_no_train_is_turned_down_to_promote_nobody() -> None:
    flip = ("flip", "train:TR-promote.up")
    nobody = playing(2, supply="WWWW", milestones={"A1-1": "."}, trains=["promote.up"])
    nobody.place("white", "trade").do("sell", "piece:rail")
    assert nobody.may(*flip)
    assert flip not in proposed(nobody)
    somebody = playing(2, supply="WWWWO", milestones={"A1-1": "."}, trains=["promote.up"])
    assert flip in proposed(somebody.place("white", "trade").do("sell", "piece:rail"))


def test_what_costs_nothing_is_not_left_lying() -> None:
    table = playing(2, supply="OWWW", shares=3).place("orange", "telegraph").do("build", "section:1")
    assert table.may("done")
    assert ("done",) not in proposed(table)
    assert ("done",) in proposed(table.do("gain", "per-share"))


def test_steps_are_taken_unless_there_is_a_toll() -> None:
    free = playing(2, supply="PWWW", steps=(0, 0, 0)).place("purple", "trade").do("sell", "piece:rail")
    assert free.may("done")
    assert ("done",) not in proposed(free)
    tolls = playing(2, supply="PWWW", steps=(4, 1, 1)).place("purple", "trade").do("sell", "piece:rail")
    assert ("done",) in proposed(tolls)


def test_a_telegraph_tile_waits_for_what_is_free() -> None:
    table = playing(2, supply="OWWWW", shares=3).place("orange", "telegraph").do("build", "section:1")
    verbs = [option[0] for option in proposed(table)]
    assert "tile" in verbs
    assert verbs.index("gain") < verbs.index("tile")


def test_nobody_hires_in_hope_once_the_end_has_been_triggered() -> None:
    crews = [playing(2, supply=supply, milestones={"A1-1": "."}).pos for supply in ("WWWW", "WWWWPOGT")]
    few, many = (projected(pos, pos.companies[0], 1.5) for pos in crews)
    assert many > few
    few, many = (projected(pos, pos.companies[0], 1.0) for pos in crews)
    assert many == few
    promoted = playing(2, supply="WWWW", milestones={"A1-1": "O"}).pos
    assert projected(promoted, promoted.companies[0], 1.0) > few
