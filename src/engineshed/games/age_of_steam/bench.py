"""Benchmarks of this game's own: replaying a whole game, and the lists of options late in it."""

from collections.abc import Callable
from functools import partial
from itertools import cycle

from engineshed.games.age_of_steam.bot.judgement import propose
from engineshed.games.age_of_steam.game import GAME
from engineshed.games.age_of_steam.phases.build import Build
from engineshed.games.age_of_steam.phases.move import Move
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.kernel import Action, Decision, State, new_state

PLAYERS = 5
SEED = 1
LATE = 5
"""The turn from which on it is late with five players."""

Moment = tuple[State[AgeOfSteamPosition], int, Action]
"""A state before an action of a seat."""


def benchmarks() -> dict[str, Callable[[], Callable[[], int]]]:
    return {
        "replay": replay,
        "late-builds": partial(late_options, "rust-belt", Build),
        "late-builds-germany": partial(late_options, "germany", Build),
        "late-shipments": partial(late_options, "rust-belt", Move),
        "late-copy": late_copy,
    }


def a_game(name: str) -> list[Moment]:
    """A whole game in which everybody follows the first idea."""
    state = new_state(GAME, PLAYERS, {"map": name}, SEED)
    moments: list[Moment] = []
    while waiting := state.waiting():
        seat = waiting[0]
        decision, options = state.decision(seat), state.options(seat)
        assert decision is not None
        action = propose(state.pos, decision, options)[0]
        moments.append((state.copy(), seat, action))
        state.do(seat, action)
    return moments


def replay() -> Callable[[], int]:
    """Checked actions of a whole game."""
    actions = [(seat, action) for _, seat, action in a_game("rust-belt")]

    def play() -> int:
        state = new_state(GAME, PLAYERS, {"map": "rust-belt"}, SEED)
        for seat, action in actions:
            state.play(seat, action)
        return len(actions)

    return play


def late_options(name: str, kind: type[Decision[AgeOfSteamPosition]]) -> Callable[[], int]:
    """All options of late moments in which this is asked."""
    late = [
        (state, seat)
        for state, seat, _ in a_game(name)
        if state.pos.turn >= LATE and isinstance(state.decision(seat), kind)
    ]
    moments = cycle(late)

    def ask() -> int:
        for _ in late:
            state, seat = next(moments)
            state.options(seat)
        return len(late)

    return ask


def late_copy() -> Callable[[], int]:
    state = a_game("rust-belt")[-1][0]

    def copy() -> int:
        for _ in range(100):
            state.copy()
        return 100

    return copy
