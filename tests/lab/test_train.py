"""Learning: a tiny network learns tic-tac-toe in seconds, goes on where it stopped, and tells how."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engineshed.bots.inputs import Features, features_of
from engineshed.bots.network import load_network
from engineshed.kernel import BadSetup, Game, Position, Seat, find_game
from engineshed.lab import selfplay, train
from engineshed.lab.descent import Learner
from engineshed.lab.gate import Meeting, is_better
from engineshed.lab.plan import Plan, plan_for
from engineshed.lab.selfplay import BY_VALUE, NO_TASTE, Lesson, Practice, Taste
from engineshed.lab.train import Training, install
from engineshed.lab.transfer import begin_from


class Cells:
    """What one sees of tic-tac-toe."""

    APART: tuple[str, ...] = ()
    OWN: tuple[str, ...] = ()
    SIDE = tuple(f"cell {cell}" for cell in range(9))
    TABLE: tuple[str, ...] = ()

    def own(self, pos: Position, seat: Seat) -> list[float]:
        return []

    def sides(self, pos: Position) -> list[list[float]]:
        return [[float(cell == seat) for cell in pos.cells] for seat in (0, 1)]  # type: ignore[attr-defined]

    def table(self, pos: Position) -> list[float]:
        return []


@pytest.fixture(autouse=True)
def tic_tac_toe_has_features(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(game: Game[Position]) -> Features | None:
        return Cells() if game.id == "tic-tac-toe" else features_of(game)

    monkeypatch.setattr(selfplay, "features_of", found)


@pytest.fixture
def plan(tmp_path: Path) -> Plan:
    return plan_for("tic-tac-toe", 2, {}, 1, tmp_path)


def silent(line: str) -> None:
    pass


def test_it_learns_to_win(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "NOISE", 0.2)
    monkeypatch.setattr(train, "GATE", 10_000)
    training = Training(plan, silent)
    training.run(8 * train.BATCH)
    learned = training.weights()
    assert training.meet(learned, "random", 60, 1, "").share > 0.85
    assert (plan.folder / "kept.npz").stat().st_size < 50_000


def test_training_goes_on_where_it_stopped(plan: Plan) -> None:
    once = Training(plan._replace(folder=plan.folder / "once"), silent)
    once.run(3 * train.BATCH)
    first = Training(plan, silent)
    first.run(2 * train.BATCH)
    again = Training(plan, silent)
    assert again.resume()
    assert again.games == 2 * train.BATCH
    again.run(3 * train.BATCH)
    assert again.games == once.games
    for one, other in zip(again.learner.weights, once.learner.weights, strict=True):
        assert np.allclose(one, other, atol=1e-5)


def test_a_network_begins_with_what_another_number_of_players_taught(tmp_path: Path) -> None:
    """Two players are learned anew from themselves, so what it says must stay the same until it learns."""
    first = Training(plan_for("tic-tac-toe", 2, {}, 1, tmp_path / "first"), silent)
    first.run(train.BATCH)
    second = Training(plan_for("tic-tac-toe", 2, {}, 2, tmp_path / "second"), silent)
    second.begin(first.plan.kept)
    lessons = second.batch(1, "")
    rows = lessons[0].rows.astype(np.float32)
    before, said = first.learner.network(), second.learner.network()
    second.fix_scale(lessons)
    after = second.learner.network()
    for chances, _ in (said.judge(rows), after.judge(rows)):
        assert np.allclose(chances, before.judge(rows)[0], atol=0.01)
    points = [network.judge(rows)[1] * network.spread + network.mean for network in (before, after)]
    assert np.allclose(points[0], points[1], atol=0.02)
    second.run(train.BATCH)
    assert "--from kept.npz" in json.loads((second.plan.folder / "card.json").read_text())["command"]


def test_who_learns_on_has_to_beat_what_it_began_with(tmp_path: Path) -> None:
    first = Training(plan_for("tic-tac-toe", 2, {}, 1, tmp_path / "first"), silent)
    first.run(train.BATCH)
    second = Training(plan_for("tic-tac-toe", 2, {}, 2, tmp_path / "second"), silent)
    second.begin(first.plan.kept)
    assert second.kept() == first.kept()
    assert second.strength["games"] == train.STRENGTH_GAMES
    rows = first.batch(1, "")[0].rows.astype(np.float32)
    known = load_network(first.kept(), first.inputs.names, "kept.npz")
    assert np.array_equal(second.learner.network().outputs(rows), known.outputs(rows))
    second.run(train.BATCH)
    assert any("gate" in line for line in second.history)


def test_a_network_laid_out_for_others_is_the_first_that_has_to_be_beaten(tmp_path: Path) -> None:
    """Without any game of its own it can be installed as it is, with the rules that it has learned."""
    before = Training(plan_for("steam-rollers", 3, {}, 1, tmp_path), silent)
    file = tmp_path / "3.npz"
    file.write_bytes(before.learner.network().save(before.inputs.names, 1))
    training = Training(plan_for("steam-rollers", 2, {}, 1, tmp_path), silent)
    training.begin(file)
    training.run(0)
    kept = load_network(training.kept(), training.inputs.names, "kept.npz")
    assert (kept.players, kept.version) == (2, 1)
    card = json.loads((training.plan.folder / "card.json").read_text())
    assert card["games"] == 0
    assert card["command"].endswith("--players 2 --games 0 --seed 1 --from 3.npz")


def test_what_is_installed_is_measured_on_deals_that_decided_nothing(plan: Plan) -> None:
    training = Training(plan, silent)
    training.run(train.BATCH)
    asked: list[Practice] = []
    practice = training.practice

    def noted(number: int, *rest: Any, **more: Any) -> Practice:
        asked.append(practice(number, *rest, **more))
        return asked[-1]

    training.practice = noted  # type: ignore[method-assign]
    training.gate(1, "")
    decided = {task.seed for task in asked}
    asked.clear()
    training.measure()
    assert len(asked) == train.MEASURED_GAMES
    assert not decided & {task.seed for task in asked}
    card = json.loads((plan.folder / "card.json").read_text())
    assert (card["games"], card["strength"]["games"]) == (train.BATCH, train.MEASURED_GAMES)


def test_others_share_what_they_were_worth_together(tmp_path: Path) -> None:
    names = ("seat 0 a", "seat 1 a", "seat 2 a", "table t", "asked 0", "asked 1", "asked 2")
    learner = Learner(len(names), 3, 1)
    file = tmp_path / "3.npz"
    file.write_bytes(learner.network().save(names, 1))
    known = load_network(file.read_bytes(), names, "3.npz")
    fewer = begin_from(file, ("seat 0 a", "seat 1 a", "table t", "table new", "asked 0", "asked 1"), 2)
    weights, wanted = fewer.layers[0][0], known.layers[0][0]
    assert np.allclose(weights[0], wanted[0])
    assert np.allclose(weights[1], wanted[1] + wanted[2], atol=1e-3)
    assert np.allclose(weights[2], wanted[3])
    assert not weights[3].any()
    chances, scores = fewer.judge(np.ones((1, 6), dtype=np.float32))
    assert (chances.shape, scores.shape) == ((1, 3), (1, 2))


def test_a_network_begins_with_the_games_own_guess() -> None:
    """Before it learns it says who is ahead by the guesses alone, and what points they promise."""
    rng = np.random.default_rng(1)
    rows = rng.normal(2, 3, (400, 6)).astype(np.float32)
    guesses = [1, 3]
    scores = (0.5 * rows[:, guesses] - 1).astype(np.float32)
    ahead = rows[:, 1] > rows[:, 3]
    chances = np.stack([ahead, ~ahead, np.zeros(400)], axis=1).astype(np.float32)
    learner = Learner(6, 2, 1)
    learner.fix_scale(rows, scores)
    learner.score = (0.0, 1.0)
    learner.lean_on(guesses, rows, chances, scores)
    told, points = learner.network().judge(rows)
    assert np.array_equal(told[:, 0] > told[:, 1], ahead)
    assert told[:, 2].max() < 0.05
    assert np.allclose(points, scores, atol=0.02)


def test_a_card_and_a_log_tell_how_it_went(plan: Plan) -> None:
    training = Training(plan, silent)
    training.run(train.BATCH)
    card = json.loads((plan.folder / "card.json").read_text())
    assert (card["game"], card["players"], card["games"], card["seed"]) == ("tic-tac-toe", 2, train.BATCH, 1)
    assert card["rules"] == find_game("tic-tac-toe").version
    assert card["strength"]["against"] == "1 x steady"
    lines = [json.loads(line) for line in plan.log.read_text().splitlines()]
    assert lines[0]["games"] == train.BATCH
    assert (plan.folder / "curve.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("kept", "steady", "before", "better"),
    [
        (0.5, 0.5, 0.5, False),
        (0.7, 0.5, 0.5, True),
        (0.7, 0.3, 0.5, False),  # it only learned to beat its like
        (0.5, 0.7, 0.5, True),
        (0.3, 0.7, 0.5, False),
        (0.7, 0.5, 0.6, True),  # the one before may have been lucky
        (0.7, 0.5, 0.9, False),
    ],
)
def test_who_is_kept_does_better_among_its_like_or_against_steady_and_in_neither_worse(
    kept: float, steady: float, before: float, better: bool
) -> None:
    meetings = [
        Meeting(games, games * share, 0.0) for games, share in ((60, kept), (40, steady), (40, before))
    ]
    assert is_better(*meetings, players=2) is better


def test_the_gate_meets_steady_and_the_kept_one(plan: Plan) -> None:
    training = Training(plan, silent)
    training.run(train.BATCH)
    kept = plan.kept.read_bytes()
    met: list[str | bytes] = []

    def meet(one: str | bytes, others: str | bytes, games: int, jobs: int, on: str, won: float) -> Meeting:
        met.append(others)
        return Meeting(games, won * games, 0.0)

    training.strength["share"] = 0.5
    for won, stays in ((0.5, True), (0.9, False)):
        training.meet = partial(meet, won=won)  # type: ignore[method-assign]
        training.learner.average[1] += 0.25
        training.gate(1, "")
        assert (plan.kept.read_bytes() == kept) is stays
    assert met == ["steady", kept] * 2
    assert training.strength["share"] == 0.9


def test_alone_the_new_one_and_the_kept_one_play_the_same_games(tmp_path: Path) -> None:
    training = Training(plan_for("steam-rollers", 1, {}, 1, tmp_path), silent)
    training.plan.folder.mkdir(parents=True)
    training.meet = lambda one, others, games, jobs, on: Meeting(games, 20, 25.0)  # type: ignore[method-assign]
    training.gate(1, "")
    first = training.plan.kept.read_bytes()
    assert training.strength["against"] == "nobody"
    for score, stays in ((25.0, True), (26.0, False)):
        training.meet = lambda one, others, games, jobs, on, score=score: Meeting(  # type: ignore[method-assign, misc]
            games, 20, 25.0 if one == first else score
        )
        training.learner.average[1] += 0.25
        training.gate(1, "")
        assert (training.plan.kept.read_bytes() == first) is stays


def test_only_what_clearly_beats_steady_is_installed(plan: Plan) -> None:
    weak = Meeting(40, 22, 0.0)
    with pytest.raises(BadSetup, match="does not clearly beat steady"):
        install(plan, dict(weak.facts()))


def test_a_level_may_be_the_sparring_partner(tmp_path: Path) -> None:
    plan = plan_for("tic-tac-toe", 2, {}, 1, tmp_path)._replace(sparring="novice")
    training = Training(plan, silent)
    training.run(train.BATCH)  # the first games are its own
    assert "--sparring novice" in json.loads((training.plan.folder / "card.json").read_text())["command"]
    seats = [training.seats(number, b"weights") for number in range(40)]
    assert {other for line in seats for other in line} == {b"weights", "novice"}


def test_some_games_are_played_among_others_and_only_the_network_learns(plan: Plan) -> None:
    training = Training(plan._replace(strangers=1.0), silent)
    training.games = train.FIRST_BATCHES * train.BATCH
    weights = training.weights()
    seats = [training.seats(number, weights) for number in range(20)]
    assert {line.index(weights) for line in seats} == {0, 1}
    assert all(line.count(BY_VALUE) == 1 for line in seats)
    for line in seats[:5]:
        lesson = selfplay.play(training.practice(7, line, 0.1))
        assert set(lesson.viewers.tolist()) == {line.index(weights)}


def test_some_seats_follow_a_style_so_that_other_ways_are_seen_too(tmp_path: Path) -> None:
    plan = plan_for("russian-railroads", 2, {}, 1, tmp_path)
    assert set(Training(plan, silent).tastes(5)) == {NO_TASTE}
    training = Training(plan._replace(styled=0.5), silent)
    tastes = [taste for number in range(60) for taste in training.tastes(number)]
    assert tastes[:2] == list(training.tastes(0))
    assert 0.35 < sum(taste != NO_TASTE for taste in tastes) / len(tastes) < 0.65
    assert {taste.style for taste in tastes} == {"", "siberia", "kiev", "industry"}
    assert Training(plan_for("tic-tac-toe", 2, {}, 1, tmp_path)._replace(styled=1.0), silent).tastes(0) == ()


def test_who_follows_a_style_builds_more_of_it(tmp_path: Path) -> None:
    training = Training(plan_for("russian-railroads", 2, {}, 1, tmp_path), silent)
    siberian = training.inputs.names.index("seat 0 black on line 0")
    built = []
    for taste in (NO_TASTE, Taste("siberia", 1.0)):
        practice = training.practice(3, (BY_VALUE, BY_VALUE), 0.0)._replace(tastes=(taste, NO_TASTE))
        lesson = selfplay.play(practice)
        built.append(lesson.rows[lesson.viewers == 0][-1, siberian])
    assert built[0] < built[1]


def test_who_begins_with_another_network_looks_on_for_a_while(plan: Plan, tmp_path: Path) -> None:
    """It plays a few hundred games before it learns, so that it does not learn a few of them by heart."""
    first = Training(plan, silent)
    first.run(train.BATCH)
    second = Training(plan._replace(folder=tmp_path / "second", seed=2), silent)
    second.begin(plan.kept)
    said = [weights.copy() for weights in first.learner.average]
    second.run((train.LOOKING_ON) * train.BATCH)
    assert second.learner.steps == 0
    assert len(second.memory) > 0
    rows = second.memory.everything()[0][:50]
    assert np.allclose(
        second.learner.network().outputs(rows), first.learner.network().outputs(rows), atol=0.02
    )
    assert all(np.array_equal(a, b) for a, b in zip(said, first.learner.average, strict=True))
    second.run((train.LOOKING_ON + 1) * train.BATCH)
    assert second.learner.steps > 0


def test_alone_against_ewa_a_network_learns_how_far_ahead_games_end(tmp_path: Path) -> None:
    training = Training(plan_for("steam-rollers", 1, {}, 1, tmp_path), silent)
    lesson = selfplay.play(training.practice(3, (BY_VALUE,), 0.0))
    assert (lesson.scores[0] > 0) is (lesson.wins == (1.0,))
    assert lesson.scores[0] < 15  # a player's points are about 25


def test_the_same_games_whoever_plays_them(plan: Plan) -> None:
    one, two = Training(plan, silent), Training(plan, silent)
    for mine, theirs in zip(one.batch(1, ""), two.batch(2, ""), strict=True):
        assert np.array_equal(mine.rows, theirs.rows)
        assert mine.wins == theirs.wins


def test_targets_are_the_end_seen_from_each_seat(plan: Plan) -> None:
    training = Training(plan, silent)
    rows = np.zeros((4, len(training.inputs.names)), dtype=np.float16)
    viewers, strayed = np.array([0, 1, 0, 1], dtype=np.int8), np.zeros(4, dtype=np.bool_)
    lesson = Lesson(1, rows, viewers, strayed, (1.0, 0.0), (7, 3))
    chances, scores = training.targets(lesson)
    assert chances.tolist() == [[1, 0, 0], [0, 1, 0], [1, 0, 0], [0, 1, 0]]
    assert scores.tolist() == [[7, 3], [3, 7], [7, 3], [3, 7]]


def test_what_was_only_tried_does_not_blame_what_was_before(plan: Plan) -> None:
    training = Training(plan, silent)
    training.games = train.FIRST_BATCHES * train.BATCH
    rows = np.zeros((2, len(training.inputs.names)), dtype=np.float16)
    strayed = np.array([False, True])
    lesson = Lesson(1, rows, np.zeros(2, dtype=np.int8), strayed, (0.0, 1.0), (0, 0))
    chances, _ = training.targets(lesson)
    said, _ = training.learner.network().judge(rows.astype(np.float32))
    assert np.allclose(chances[0], said[1])
    assert chances[1].tolist() == [0, 1, 0]


def test_slopes_are_those_of_the_loss() -> None:
    rng = np.random.default_rng(3)
    learner = Learner(5, 2, 1, hidden=(7, 4))
    rows = rng.standard_normal((6, 5)).astype(np.float32)
    chances = np.eye(3, dtype=np.float32)[rng.integers(3, size=6)]
    scores = rng.standard_normal((6, 2)).astype(np.float32)
    _, slopes = learner._slopes(rows, chances, scores)
    for weights, slope in zip(learner.weights, slopes, strict=True):
        place = tuple(0 for _ in weights.shape)
        held = weights[place]
        losses = []
        for step in (0.01, -0.01):
            weights[place] = held + step
            losses.append(learner._slopes(rows, chances, scores)[0])
        weights[place] = held
        assert (losses[0] - losses[1]) / 0.02 == pytest.approx(slope[place], abs=2e-3)


def test_a_setting_may_differ_from_game_to_game(tmp_path: Path) -> None:
    plan = plan_for("steam-rollers", 1, {"level": "any"}, 1, tmp_path)
    assert plan.folder.name == "1-any"
    training = Training(plan, silent)
    levels = {training.practice(number, (BY_VALUE,), 0.0).settings["level"] for number in range(60)}
    assert levels == {1, 2, 3, 4, 5, 6}
    assert training.practice(5, (BY_VALUE,), 0.0) == training.practice(5, (BY_VALUE,), 0.0)


def test_a_game_without_features_has_nothing_to_learn_from() -> None:
    with pytest.raises(BadSetup, match=r"connect-four has no bot/features\.py"):
        selfplay.play(Practice("connect-four", 2, {}, 1, (BY_VALUE,) * 2))
