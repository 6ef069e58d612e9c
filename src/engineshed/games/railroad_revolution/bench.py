"""Benchmarks of this game's own: the bots' advice and short playouts, always from the same moments."""

from collections.abc import Callable

from engineshed.games.railroad_revolution.bot.judgement import propose, value
from engineshed.games.railroad_revolution.game import GAME
from engineshed.games.railroad_revolution.position import RailroadRevolutionPosition
from engineshed.kernel import Rng, Seat, State, new_state

GAMES = 6
EVERY = 11
"""The number of decisions from one moment to the next."""
WHIM = 4
"""One move in this many is left to chance."""
PLAYOUT = 10
"""Moves after a copy."""

Moment = tuple[State[RailroadRevolutionPosition], Seat]


def benchmarks() -> dict[str, Callable[[], Callable[[], int]]]:
    return {"advice": advice, "playouts": playouts}


def moments() -> list[Moment]:
    """Real choices spread over games of two to four players that mostly follow the first idea."""
    found: list[Moment] = []
    for seed in range(GAMES):
        state, rng, count = new_state(GAME, 2 + seed % 3, {}, seed), Rng(seed + 77), 0
        while waiting := state.waiting():
            seat = waiting[0]
            decision, options = state.decision(seat), state.options(seat)
            assert decision is not None
            if len(options) > 1 and count % EVERY == 0:
                found.append((state.copy(), seat))
            by_chance = rng.below(WHIM) == 0
            state.do(seat, rng.choice(options) if by_chance else propose(state.pos, decision, options)[0])
            count += 1
    return found


def advice() -> Callable[[], int]:
    """Ranking a moment's options and judging it for every seat."""
    asked = [(state, seat, state.decision(seat), state.options(seat)) for state, seat in moments()]

    def ask() -> int:
        for state, seat, decision, options in asked:
            assert decision is not None
            propose(state.pos, decision, options)
            value(state.pos, seat)
        return len(asked)

    return ask


def playouts() -> Callable[[], int]:
    """A copy and ten random moves from each moment."""
    starts = moments()

    def play() -> int:
        for start, _ in starts:
            state, rng, left = start.copy(), Rng(5), PLAYOUT
            while left and (waiting := state.waiting()):
                state.do(waiting[0], rng.choice(state.options(waiting[0])))
                left -= 1
        return len(starts)

    return play
