"""A benchmark of this game's own: the bots' advice, always at the same moments."""

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

Moment = tuple[State[RailroadRevolutionPosition], Seat]


def benchmarks() -> dict[str, Callable[[], Callable[[], int]]]:
    return {"advice": advice}


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
