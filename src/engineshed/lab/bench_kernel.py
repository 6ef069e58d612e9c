"""The kernel's own cost: tiny games through it, and the same games in other libraries."""

import random
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec

from engineshed.kernel import Game, Position, games, new_state

TINY = ("tic-tac-toe", "connect-four")


def kernel_benchmarks() -> dict[str, Callable[[], Callable[[], int]]]:
    """Every tiny game that is installed, by checked play and with a copy before every move."""
    found: dict[str, Callable[[], Callable[[], int]]] = {}
    for name in TINY:
        if name in games():
            found[f"kernel/{name}/checked"] = partial(checked_play, games()[name])
            found[f"kernel/{name}/copy"] = partial(copying_play, games()[name])
    return found


def peer_benchmarks() -> dict[str, Callable[[], Callable[[], int]]]:
    """What is installed of the `bench` extra."""
    found: dict[str, Callable[[], Callable[[], int]]] = {}
    if find_spec("pyspiel"):
        found["peer/openspiel-python/tic-tac-toe"] = open_spiel
    if find_spec("pettingzoo"):
        found["peer/pettingzoo/connect-four"] = petting_zoo
    return found


def checked_play(game: Game[Position]) -> Callable[[], int]:
    """Random games; every move is chosen among the options and checked again when it is played."""
    start, chance = new_state(game, 2, {}, 1), random.Random(7).random

    def play() -> int:
        state, moves = start.copy(), 0
        while waiting := state.waiting():
            seat = waiting[0]
            options = state.options(seat)
            state.play(seat, options[int(chance() * len(options))])
            moves += 1
        return moves

    return play


def copying_play(game: Game[Position]) -> Callable[[], int]:
    """Random games as a search plays them: a copy before every move, and no second check."""
    start, chance = new_state(game, 2, {}, 1), random.Random(7).random

    def play() -> int:
        state, moves = start, 0
        while waiting := state.waiting():
            seat = waiting[0]
            options = state.options(seat)
            state = state.copy()
            state.do(seat, options[int(chance() * len(options))])
            moves += 1
        return moves

    return play


def open_spiel() -> Callable[[], int]:
    """OpenSpiel's tic-tac-toe in Python."""
    import pyspiel
    from open_spiel.python.games import tic_tac_toe  # noqa: F401  it registers itself

    game, chance = pyspiel.load_game("python_tic_tac_toe"), random.Random(7).random

    def play() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            options = state.legal_actions()
            state.apply_action(options[int(chance() * len(options))])
            moves += 1
        return moves

    return play


def petting_zoo() -> Callable[[], int]:
    """PettingZoo's connect four, without its wrappers."""
    from pettingzoo.classic.connect_four.connect_four import raw_env

    env, chance = raw_env(), random.Random(7).random

    def play() -> int:
        env.reset()
        moves = 0
        while True:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                return moves
            options = [column for column, free in enumerate(seen["action_mask"]) if free]
            env.step(options[int(chance() * len(options))])
            moves += 1

    return play
