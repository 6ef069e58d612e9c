"""Networks: what they look at, their files, and the player that asks nothing else."""

import os
import subprocess
import sys
import time
from itertools import pairwise

import numpy as np
import pytest
from msgspec.structs import replace

from engineshed.bots.bot import Budget, log_odds
from engineshed.bots.inputs import Inputs, features_of
from engineshed.bots.learned import NetworkBot, end_of_turn, judging_by
from engineshed.bots.network import Judge, Network, age, load_network
from engineshed.kernel import BadData, Game, Position, Rng, State, find_game, games, new_state
from engineshed.kernel.advice import advice_for

LEARNED = [name for name, game in games().items() if features_of(game) is not None]


def moments(
    game: Game[Position], players: int, settings: dict[str, str | int | bool]
) -> list[State[Position]]:
    """Moments of a random game, one for about every fortieth move."""
    state, rng, found = new_state(game, players, settings, 5), Rng(5), []
    for number in range(100_000):
        if not state.waiting():
            break
        if number % 40 == 7:
            found.append(state.copy())
        seat = rng.choice(state.waiting())
        state.do(seat, rng.choice(state.options(seat)))
    return found


@pytest.mark.parametrize("name", LEARNED)
def test_features_are_named_small_and_from_what_the_seat_sees(name: str) -> None:
    game = find_game(name)
    for players, settings in game.configurations():
        inputs = Inputs(features_of(game), players)  # type: ignore[arg-type]
        assert len(set(inputs.names)) == len(inputs.names)
        for number, state in enumerate(moments(game, players, settings)[:: 1 + len(settings)]):
            rows = inputs.rows(state)
            for seat, row in enumerate(rows):
                assert len(row) == len(inputs.names)
                assert max(map(abs, row)) <= 8, inputs.names[int(np.argmax(np.abs(row)))]
                seen = state.seen_by(seat)
                assert row == inputs.row(seen, seat)
                assert row == inputs.row(seen.imagine(Rng(number)), seat)


def network(inputs: int, players: int) -> Network:
    rng = np.random.default_rng(1)
    sizes = (inputs, 8, 2 * players + 1)
    layers = [
        (rng.standard_normal(pair).astype(np.float32) / 8, np.zeros(pair[1], dtype=np.float32))
        for pair in pairwise(sizes)
    ]
    return Network(layers, players, 100.0, 20.0)


class TestFile:
    names = ("a", "b", "c")

    def test_it_comes_back(self) -> None:
        before = network(3, 2)
        after = load_network(before.save(self.names, 4), self.names, "x.npz")
        rows = np.ones((2, 3), dtype=np.float32)
        assert (after.players, after.mean, after.spread) == (2, 100.0, 20.0)
        for one, other in zip(before.judge(rows), after.judge(rows), strict=True):
            assert np.allclose(one, other, atol=1e-3)

    def test_chances_of_all_seats_and_of_nobody_are_shares(self) -> None:
        chances, scores = network(3, 2).judge(np.ones((5, 3), dtype=np.float32))
        assert chances.shape == (5, 3)
        assert scores.shape == (5, 2)
        assert np.allclose(chances.sum(axis=1), 1)

    def test_other_inputs_are_refused_by_name(self) -> None:
        data = network(3, 2).save(self.names, 4)
        with pytest.raises(BadData, match=r"x\.npz: 3 inputs, the game gives 3; they differ in c, d"):
            load_network(data, ("a", "b", "d"), "x.npz")
        with pytest.raises(BadData, match="they differ in their order"):
            load_network(data, ("a", "c", "b"), "x.npz")

    def test_a_network_of_other_rules_is_old(self) -> None:
        game = find_game("tic-tac-toe")
        learned = load_network(network(3, 2).save(self.names, game.version + 1), self.names, "x.npz")
        assert f"it learned rules {game.version + 1}, these are {game.version}" in age(learned, game)
        assert not age(load_network(learned.save(self.names, game.version), self.names, "x.npz"), game)

    @pytest.mark.parametrize("data", [b"", b"no network", b"PK\x03\x04"])
    def test_a_broken_file_is_named(self, data: bytes) -> None:
        with pytest.raises(BadData, match=r"x\.npz: no network"):
            load_network(data, self.names, "x.npz")


@pytest.mark.parametrize("name", LEARNED)
def test_what_lies_beside_a_game_fits_it_and_is_small(name: str) -> None:
    game = find_game(name)
    folder = game.data("networks")
    for file in folder.iterdir() if folder.is_dir() else ():
        if file.name.endswith(".npz"):
            data, players = file.read_bytes(), int(file.name[0])
            assert len(data) < 300_000
            features = features_of(game)
            assert features is not None
            load_network(data, Inputs(features, players).names, file.name)


def test_where_all_decide_at_once_the_others_answer_too() -> None:
    game = find_game("rock-paper-scissors")
    state = new_state(game, 2, {}, 1)
    option = state.options(0)[0]
    after = end_of_turn(state, 0, option, advice_for(game))
    assert after.agenda != state.agenda
    assert after.waiting() != (1,)


def test_without_a_network_the_games_own_value_decides() -> None:
    state = new_state(find_game("tic-tac-toe"), 2, {}, 1)
    for number, cell in enumerate((0, 3, 1, 4)):
        state.play(number % 2, ("mark", f"cell:{cell}"))
    assert NetworkBot().choose(state.seen_by(0), 0, Budget(seed=1)) == ("mark", "cell:2")


def test_a_network_that_leans_adds_the_games_own_value_to_what_it_says() -> None:
    game = find_game("train-rush")
    features = features_of(game)
    assert features is not None
    inputs = Inputs(features, 3)
    judge, advice = Judge(network(len(inputs.names), 3), inputs), advice_for(game)
    found = moments(game, 3, {})[:4]
    said, leaning = (judging_by(judge, replace(advice, lean=lean))(found, 1) for lean in (0.0, 0.5))
    for state, first, second in zip(found, said, leaning, strict=True):
        assert second - first == pytest.approx(0.5 * log_odds(advice.value(state.pos, 1)), abs=1e-5)


@pytest.mark.parametrize("name", LEARNED)
def test_features_are_cheap(name: str) -> None:
    """100 us on a quiet machine; ten times that on any."""
    game = find_game(name)
    players, settings = next(iter(game.configurations()))
    features = features_of(game)
    assert features is not None
    inputs = Inputs(features, players)
    states = moments(game, players, settings)
    best = float("inf")
    for _ in range(5):
        begun = time.process_time()
        for state in states:
            inputs.row(state, 0)
        best = min(best, (time.process_time() - begun) / len(states))
    assert best < 0.001


@pytest.mark.parametrize("entrance", ["bots.learned", "lab.train", "teacher", "lab.soak"])
def test_judging_keeps_to_one_core(entrance: str) -> None:
    """Whatever is read first: a product of matrices starts no threads."""
    program = f"""
import engineshed.{entrance}, os, numpy
large = numpy.ones((800, 800), dtype=numpy.float32)
large @ large
print(len(os.listdir("/proc/self/task")) if os.path.isdir("/proc/self/task") else 1)
"""
    plain = {name: value for name, value in os.environ.items() if not name.endswith("_NUM_THREADS")}
    done = subprocess.run(
        [sys.executable, "-c", program], env=plain, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "1"
