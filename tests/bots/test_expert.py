"""The level that thinks: plans, trials, time; and levels from outside."""

import gc
import importlib
import time
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint

import pytest
from msgspec.structs import replace

from engineshed.bots import Budget, bot_of, clock, expert, levels
from engineshed.bots.expert import Expert
from engineshed.bots.greedy import Steady
from engineshed.bots.learned import judging_by
from engineshed.bots.plans import Plan, plans
from engineshed.bots.playouts import OutOfTime, margin, play_to_the_end
from engineshed.bots.random import RandomBot
from engineshed.bots.trials import EARLIEST, FEWEST, WORTHWHILE, Trials
from engineshed.bots.undisturbed import undisturbed
from engineshed.kernel import Action, Position, Rng, State, find_game, new_state
from engineshed.kernel.advice import advice_for

NEVER = float("inf")


def middle(name: str, players: int, moves: int = 60) -> State[Position]:
    """A moment of a random game at which the first seat asked has a choice."""
    state, rng = new_state(find_game(name), players, {}, 7), Rng(7)
    for _ in range(moves):
        seat = state.waiting()[0]
        state.do(seat, rng.choice(state.options(seat)))
    while len(state.options(state.waiting()[0])) == 1:
        seat = state.waiting()[0]
        state.do(seat, state.options(seat)[0])
    return state


@pytest.mark.parametrize("players", [2, 4])
def test_the_same_seed_and_trials_give_the_same_answer(players: int) -> None:
    state = middle("russian-railroads", players)
    seat = state.waiting()[0]
    answers = {Expert().choose(state.seen_by(seat), seat, Budget(3, iterations=6)) for _ in range(2)}
    assert len(answers) == 1


def test_time_is_kept() -> None:
    state = middle("russian-railroads", 4)
    seat = state.waiting()[0]
    seen = state.seen_by(seat)
    Expert().choose(seen, seat, Budget(1, seconds=0.1))  # the network is read once
    begun = time.process_time()
    Expert().choose(seen, seat, Budget(1, seconds=0.5))
    assert time.process_time() - begun < 0.75


def test_thinking_is_not_interrupted_by_looking_for_garbage(monkeypatch: pytest.MonkeyPatch) -> None:
    state = middle("russian-railroads", 2)
    seat = state.waiting()[0]
    looking: list[bool] = []
    monkeypatch.setattr(expert, "plans", lambda *rest: looking.append(gc.isenabled()) or plans(*rest))  # type: ignore[func-returns-value]
    Expert().choose(state.seen_by(seat), seat, Budget(3, iterations=6))
    assert looking == [False]
    assert gc.isenabled()
    with undisturbed():
        Expert().choose(state.seen_by(seat), seat, Budget(3, iterations=6))
        assert not gc.isenabled()
    assert gc.isenabled()


def test_what_a_thought_leaves_behind_is_not_gone_through_at_its_end() -> None:
    looked: list[str] = []
    gc.callbacks.append(lambda phase, info: looked.append(phase))
    try:
        with undisturbed():
            kept = [[number] for number in range(20_000)]
        assert not looked
        assert not any(one is kept for one in gc.get_objects(generation=0))
        assert any(one is kept for one in gc.get_objects(generation=2))
    finally:
        gc.callbacks.pop()


@pytest.mark.parametrize(
    "name", ["age-of-steam", "railroad-revolution", "russian-railroads", "steam-rollers", "train-rush"]
)
def test_a_thought_leaves_next_to_nothing_in_circles(name: str) -> None:
    """Nobody looks for them while a bot thinks, and rarely afterwards: a worker would grow and grow."""
    state = middle(name, 3, 60 if name == "train-rush" else 20)
    seat = state.waiting()[0]
    Expert().choose(state.seen_by(seat), seat, Budget(3, iterations=6))  # what is remembered for ever
    gc.collect()
    with undisturbed():
        Expert().choose(state.seen_by(seat), seat, Budget(4, iterations=24))
        assert gc.collect() < 50


def test_what_was_set_apart_for_ever_stays_so() -> None:
    gc.freeze()
    try:
        apart = gc.get_freeze_count()
        with undisturbed():
            pass
        assert 0 < gc.get_freeze_count() <= apart
    finally:
        gc.unfreeze()


def test_a_trial_that_is_too_late_says_nothing() -> None:
    state = middle("russian-railroads", 4)
    seat = state.waiting()[0]
    advice = advice_for(state.setup.game)
    judging = judging_by(None, advice)
    found = plans(state, seat, advice, judging, NEVER)
    late = Trials(state.seen_by(seat), seat, advice, judging, Rng(1), time.monotonic() - 1)
    with pytest.raises(OutOfTime):
        late.trial(found[0], state)
    assert late.best(found[1], found[2:4], 0) == found[1].actions[0]


def test_a_bot_thinks_by_the_clock_that_is_wanted() -> None:
    wall, begun = clock.now(), time.process_time()
    assert abs(wall - time.monotonic()) < 1
    with clock.by_processor():
        assert 0 <= clock.now() - begun < 1
        with pytest.raises(RuntimeError), clock.by_processor():
            raise RuntimeError
        assert 0 <= clock.now() - begun < 1
    assert 0 <= clock.now() - wall < 60


def test_a_trial_goes_to_the_end_of_the_round_where_the_game_says_so() -> None:
    state = middle("age-of-steam", 4, 20)
    seat, game = state.waiting()[0], state.setup.game
    advice = advice_for(game)
    assert advice.trials == ("end", "lap")
    judged: list[State[Position]] = []
    judging = judging_by(None, advice)
    trials = Trials(
        state, seat, advice, lambda ends, of: judged.extend(ends) or judging(ends, of), Rng(1), NEVER
    )  # type: ignore[func-returns-value]
    trials.horizon = "lap"
    value = trials.trial(Plan((state.options(seat)[0],), 0.0), state)
    [end] = judged
    assert game.round_of(end.pos) == game.round_of(state.pos) + 1
    assert value == judging([end], seat)[0]


ENOUGH = 2 * WORTHWHILE["end"]


@pytest.mark.parametrize(
    ("iterations", "enough", "horizon"),
    [(ENOUGH, 0.0, "end"), (ENOUGH - 1, 0.0, "lap"), (0, 2.0, "end"), (0, 0.5, "lap")],
)
def test_plans_are_tried_as_far_as_there_is_time_for(
    iterations: int, enough: float, horizon: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One game to the end takes a second here, one to the end of the round a tenth of it."""
    state = middle("age-of-steam", 4, 20)
    seat = state.waiting()[0]
    advice, time_of_day = advice_for(state.setup.game), [100.0]
    deadline = 100.0 + enough * ENOUGH + 1
    trials = Trials(state.seen_by(seat), seat, advice, judging_by(None, advice), Rng(1), deadline)
    tried: list[str] = []

    def trial(plan: Plan, world: State[Position]) -> float:
        tried.append(trials.horizon)
        time_of_day[0] += 1.0 if trials.horizon == "end" else 0.1
        if time_of_day[0] > trials.deadline:
            raise OutOfTime
        return 0.0

    monkeypatch.setattr("engineshed.bots.trials.now", lambda: time_of_day[0])
    trials.trial = trial  # type: ignore[method-assign]
    home, other = (Plan((action,), 0.5) for action in state.options(seat)[:2])
    trials.best(home, [other], iterations)
    assert tried[-1] == trials.horizon == horizon
    assert trials.deadline == deadline


def test_alone_plans_are_tried_as_far_as_the_game_says_for_games_alone() -> None:
    several, alone = middle("steam-rollers", 2), middle("steam-rollers", 1, 10)
    advice = advice_for(alone.setup.game)
    horizons = [
        Trials(state.seen_by(seat), seat, advice, judging_by(None, advice), Rng(1), NEVER).horizons
        for state in (several, alone)
        for seat in state.waiting()[:1]
    ]
    assert horizons == [advice.trials, advice.trials_alone] == [("end",), ("round",)]


def test_a_game_alone_that_is_one_long_plan_is_left_to_the_games_own_planner(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = new_state(find_game("age-of-steam"), 1, {"map": "barbados"}, 4)
    told: list[float] = []

    def planner(pos: object, decision: object, options: list[Action], spent: Callable[[], float]) -> Action:
        told.append(spent())
        return options[-1]

    advice = replace(advice_for(state.setup.game), alone=planner)
    monkeypatch.setattr(expert, "advice_for", lambda game: advice)
    seen, options = state.seen_by(0), state.options(0)
    assert Expert().choose(seen, 0, Budget(1, seconds=60)) == options[-1]
    assert Expert().choose(seen, 0, Budget(1, iterations=5)) == options[-1]
    assert 0 <= told[0] < 0.5
    assert told[1] == 0  # who counts trials is in no hurry


def test_plans_go_on_otherwise_than_the_first_proposal_where_that_is_better() -> None:
    state = middle("russian-railroads", 4)
    seat = state.waiting()[0]
    advice = advice_for(state.setup.game)
    found = plans(state, seat, advice, judging_by(None, advice), NEVER)
    assert [plan.value for plan in found] == sorted((plan.value for plan in found), reverse=True)
    assert len({plan.actions[0] for plan in found}) == len(found)
    assert {plan.actions[0] for plan in found} <= set(state.options(seat))


def test_all_plans_are_tried_in_the_same_worlds() -> None:
    state = middle("russian-railroads", 4)
    seat = state.waiting()[0]
    advice = advice_for(state.setup.game)
    trials = Trials(state.seen_by(seat), seat, advice, judging_by(None, advice), Rng(1), NEVER)
    seen: list[tuple[int, bytes]] = []
    trials.trial = lambda plan, world: float(seen.append((id(plan), world.dump())) or 0)  # type: ignore[method-assign, func-returns-value]
    found = plans(state, seat, advice, judging_by(None, advice), NEVER)[:2]
    trials.best(found[0], found[1:], 6)
    worlds = [[dump for plan, dump in seen if plan == id(one)] for one in found]
    assert worlds[0] == worlds[1]
    assert len(set(worlds[0])) == len(worlds[0]) == 3


@pytest.mark.parametrize(
    ("better", "loyal", "left"),
    [
        ((0.0,) * 8, 0.0, False),
        ((0.3, -0.3, 0.3, -0.3) * 2, 0.0, False),
        ((0.1, 0.2, 0.1, 0.2) * 2, 0.0, True),
        ((0.1, 0.2, 0.1, 0.2) * 2, 0.1, True),
        ((0.1, 0.2, 0.1, 0.2) * 2, 0.2, False),  # a game may know more than its judge sees
    ],
)
def test_the_answer_without_search_is_left_only_on_clear_evidence(
    better: tuple[float, ...], loyal: float, left: bool
) -> None:
    state = middle("russian-railroads", 4)
    seat = state.waiting()[0]
    advice = replace(advice_for(state.setup.game), loyal=loyal)
    home, other = plans(state, seat, advice, judging_by(None, advice), NEVER)[:2]
    trials = Trials(state.seen_by(seat), seat, advice, judging_by(None, advice), Rng(1), NEVER)
    turns = iter(better)
    trials.trial = lambda plan, world: 0.5 if plan == home else 0.5 + next(turns)  # type: ignore[method-assign]
    assert trials.best(home, [other], 16) == (other if left else home).actions[0]


def test_few_worlds_are_no_evidence() -> None:
    state = middle("russian-railroads", 4)
    seat = state.waiting()[0]
    advice = advice_for(state.setup.game)
    home, other = plans(state, seat, advice, judging_by(None, advice), NEVER)[:2]
    trials = Trials(state.seen_by(seat), seat, advice, judging_by(None, advice), Rng(1), NEVER)
    trials.trial = lambda plan, world: float(plan == other)  # type: ignore[method-assign]
    assert trials.best(home, [other], 2 * FEWEST - 2) == home.actions[0]
    assert trials.best(home, [other], 2 * FEWEST) == other.actions[0]


def test_fewer_plans_are_tried_where_there_is_time_for_few_trials() -> None:
    state = middle("russian-railroads", 4)
    seat = state.waiting()[0]
    advice = advice_for(state.setup.game)
    home, *others = plans(state, seat, advice, judging_by(None, advice), NEVER)[:4]
    for deadline, iterations, tried in (
        (NEVER, 10, 2),
        (NEVER, 3 * WORTHWHILE["round"], 3),
        (NEVER, 1000, 4),
        (0.0, 0, 2),
    ):
        trials = Trials(state.seen_by(seat), seat, advice, judging_by(None, advice), Rng(1), deadline)
        trials.trial = lambda plan, world: 0.5  # type: ignore[method-assign]
        trials.best(home, others, iterations)
        assert len(trials.values) == tried


def test_a_plan_that_does_clearly_worse_is_tried_no_longer() -> None:
    state = middle("russian-railroads", 4)
    seat = state.waiting()[0]
    advice = advice_for(state.setup.game)
    home, bad, close = plans(state, seat, advice, judging_by(None, advice), NEVER)[:3]
    trials = Trials(state.seen_by(seat), seat, advice, judging_by(None, advice), Rng(1), NEVER)
    noise = Rng(2)
    level = {home: 0.5, bad: 0.0, close: 0.5}
    trials.trial = lambda plan, world: level[plan] + 0.1 * noise.random()  # type: ignore[method-assign]
    trials.best(home, [bad, close], 120)
    assert len(trials.values[bad]) == EARLIEST
    assert len(trials.values[close]) > 2 * EARLIEST


def test_when_nothing_is_left_to_decide_the_answer_comes_early() -> None:
    state = middle("russian-railroads", 4)
    seat = state.waiting()[0]
    advice = advice_for(state.setup.game)
    home, other = plans(state, seat, advice, judging_by(None, advice), NEVER)[:2]
    trials = Trials(state.seen_by(seat), seat, advice, judging_by(None, advice), Rng(1), NEVER)
    noise = Rng(2)
    for level in (0.0, 1.0):
        trials.trial = lambda plan, world, level=level: (  # type: ignore[method-assign, misc]
            0.1 * noise.random() + (level if plan == other else 0.5)
        )
        assert trials.best(home, [other], 400) == (other if level else home).actions[0]
        assert len(trials.values[home]) == EARLIEST


def test_trials_to_the_end_tell_how_far_ahead_a_seat_ends() -> None:
    state = middle("steam-rollers", 3)
    seat = state.waiting()[0]
    advice = advice_for(state.setup.game)
    trials = Trials(state.seen_by(seat), seat, advice, judging_by(None, advice), Rng(1), NEVER)
    [plan, *_] = plans(state, seat, advice, judging_by(None, advice), NEVER)
    ends = state.copy()
    ends.do(seat, plan.actions[0])
    told = trials.trial(Plan(plan.actions[:1], 0.0), state)
    play_to_the_end(ends, advice)
    result = ends.result()
    assert result is not None
    scores = result.scores()
    assert told == scores[seat] - max(scores[:seat] + scores[seat + 1 :])


def test_alone_against_ewa_the_margin_is_the_lead_over_her() -> None:
    state = middle("steam-rollers", 1, 20)
    advice = advice_for(state.setup.game)
    play_to_the_end(state, advice)
    result = state.result()
    assert result is not None
    assert (margin(state, 0, advice) > 0) == bool(result.won)


def test_without_a_network_only_what_the_game_proposes_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where trials are judged, a game's wider ideas are for those who have learned to judge them."""
    state = new_state(find_game("age-of-steam"), 3, {}, 7)
    seat, proposed = state.waiting()[0], state.options(state.waiting()[0])[:1]
    while len(proposed) == 1:
        state.do(seat, proposed[0])
        seat = state.waiting()[0]
        decision = state.decision(seat)
        assert decision is not None
        proposed = advice_for(state.setup.game).propose(state.pos, decision, state.options(seat))
    seen, wanted = state.seen_by(seat), list[Plan]()

    def best(self: Trials, home: Plan, others: list[Plan], iterations: int) -> Action:
        wanted.extend([home, *others])
        return home.actions[0]

    monkeypatch.setattr(Trials, "best", best)
    monkeypatch.setattr(expert, "judge_for", lambda game, players, settings: None)
    answer = Expert().choose(seen, seat, Budget(3, iterations=6))
    assert answer == Steady().choose(seen, seat, Budget(3))
    assert {plan.actions[0] for plan in wanted} <= set(proposed)


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    entries = [
        EntryPoint("dreamer", "engineshed.bots.random:RandomBot", "engineshed.bots"),
        EntryPoint("steady", "nowhere:Nothing", "engineshed.bots"),
        EntryPoint("broken", "nowhere:Nothing", "engineshed.bots"),
    ]
    module = importlib.import_module("engineshed.bots.levels")  # the package has a function of this name
    monkeypatch.setattr(module, "entry_points", lambda group: entries)
    levels.cache_clear()
    yield
    levels.cache_clear()


@pytest.mark.usefixtures("outside")
def test_a_bot_from_outside_is_a_level_like_ours() -> None:
    assert list(levels()) == ["random", "novice", "steady", "expert", "broken", "dreamer"]
    assert isinstance(bot_of("dreamer"), RandomBot)
    assert not isinstance(bot_of("steady"), RandomBot)  # our names stay ours
    with pytest.raises(ModuleNotFoundError):
        bot_of("broken")
