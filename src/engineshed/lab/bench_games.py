"""The same benchmarks for every game: random play, copies of late states, lists of options, playouts."""

import json
import re
from collections.abc import Callable
from functools import partial
from itertools import count, cycle
from pathlib import Path
from typing import Final, cast

from engineshed.bots.bot import worth
from engineshed.kernel import Game, Position, Rng, Seat, State, new_state
from engineshed.kernel.advice import Advice, advice_for
from engineshed.kernel.play import Replayed
from engineshed.lab.bench_kernel import TINY

RECORDS: Final = Path(__file__).parents[3] / "tests" / "records"
"""Transcripts of real games lie here, if this program runs from a checkout."""
MOST_PLAYERS: Final = 5
LATE: Final = 0.8
MOMENTS: Final = 25
PLAYOUT: Final = 10
"""Moves of a playout."""
MOST_MOVES: Final = 5_000


def game_benchmarks(game: Game[Position]) -> dict[str, Callable[[], Callable[[], int]]]:
    """Four that every game has, playouts if it has advice, and those of its own `bench.py`."""
    if game.id in TINY:
        return {}
    found: dict[str, Callable[[], Callable[[], int]]] = {
        f"{game.id}/random": partial(random_games, game),
        f"{game.id}/copy": partial(late_copies, game),
        f"{game.id}/options": partial(option_lists, game),
        f"{game.id}/ten-random": partial(random_playouts, game),
    }
    if game.room("bot") is not None:
        found[f"{game.id}/playout"] = partial(playouts, game)
    room = game.room("bench")
    if room is not None:
        own = cast("dict[str, Callable[[], Callable[[], int]]]", room.benchmarks())
        found |= {f"{game.id}/{name}": make for name, make in own.items()}
    for file in sorted((RECORDS / game.id).glob("*.json")):
        found[f"{game.id}/replay-{re.sub('-[0-9]+$', '', file.stem)}"] = partial(replays, game, file)
    return found


def start(game: Game[Position], seed: int) -> State[Position]:
    """A game by default settings with as many players as usually sit down to it."""
    settings = {setting.id: setting.default for setting in game.settings}
    players = max(count for count in game.seats(settings) if count <= MOST_PLAYERS)
    return new_state(game, players, settings, seed)


def play_on(state: State[Position], rng: Rng, most: int = 1_000_000) -> tuple[int, int]:
    """Play at random, at most this many moves; how many there were, and how many were real decisions."""
    moves = decisions = 0
    while moves < most and (waiting := state.waiting()):
        seat = waiting[0]
        options = state.options(seat)
        state.do(seat, rng.choice(options))
        moves += 1
        decisions += len(options) > 1
    return moves, decisions


def random_games(game: Game[Position]) -> Callable[[], int]:
    """Whole games; what counts are decisions with two or more options."""
    seeds = count()

    def play() -> int:
        seed = next(seeds)
        return play_on(start(game, seed), Rng(seed))[1]

    return play


def replays(game: Game[Position], file: Path) -> Callable[[], int]:
    """A real game from a transcript: every action checked again, without the transcript's comparisons."""
    room = game.room("transcript")
    assert room is not None
    record = cast(Replayed, room.replay_transcript(json.loads(file.read_text(encoding="utf-8")))).record
    assert record is not None
    moves = record.moves()

    def play() -> int:
        state = record.new_state()
        state.run()
        for move in moves:
            state.play(move.seat, move.action)
        return len(moves)

    return play


def late_copies(game: Game[Position]) -> Callable[[], int]:
    moves, _ = play_on(start(game, 1), Rng(1))
    late = start(game, 1)
    play_on(late, Rng(1), int(moves * LATE))

    def copy() -> int:
        for _ in range(100):
            late.copy()
        return 100

    return copy


def moments_of(game: Game[Position]) -> list[State[Position]]:
    """Spread over a random game."""
    moves, _ = play_on(start(game, 1), Rng(1))
    state, rng, moments = start(game, 1), Rng(1), []
    while state.waiting():
        moments.append(state.copy())
        play_on(state, rng, max(1, moves // MOMENTS))
    return moments


def option_lists(game: Game[Position]) -> Callable[[], int]:
    """The options of moments spread over a game."""
    moments = moments_of(game)

    def ask() -> int:
        for state in moments:
            state.options(state.waiting()[0])
        return len(moments)

    return ask


def random_playouts(game: Game[Position]) -> Callable[[], int]:
    """A copy of a moment and ten random moves: what the rules alone allow to be tried."""
    moments, rng = moments_of(game), Rng(5)

    def play() -> int:
        for moment in moments:
            play_on(moment.copy(), rng, PLAYOUT)
        return len(moments)

    return play


def playouts(game: Game[Position]) -> Callable[[], int]:
    """What a search does all the time: a copy, ten moves by the game's quick policy, and its worth."""
    advice = advice_for(game)
    state, moments = start(game, 1), []
    for number in range(MOST_MOVES):
        waiting = state.waiting()
        if not waiting:
            break
        if number % PLAYOUT == 0:
            moments.append(state.copy())
        _do_the_first(state, waiting[0], advice)
    turns = cycle(moments)

    def play() -> int:
        state = next(turns).copy()
        seat = state.waiting()[0]
        for _ in range(PLAYOUT):
            waiting = state.waiting()
            if not waiting:
                break
            _do_the_first(state, waiting[0], advice)
        worth(state, seat, advice)
        return 1

    return play


def _do_the_first(state: State[Position], seat: Seat, advice: Advice[Position]) -> None:
    decision, options = state.decision(seat), state.options(seat)
    assert decision is not None
    choosing = advice.quick or advice.propose
    proposed = choosing(state.pos, decision, options) if len(options) > 1 else options
    state.do(seat, proposed[0] if proposed else options[0])
