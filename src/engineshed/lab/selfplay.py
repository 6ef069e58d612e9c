"""One game to learn from: positions after every turn, seen from their seats, and how it ended."""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engineshed.bots.bot import Budget
from engineshed.bots.inputs import Inputs, features_of
from engineshed.bots.learned import Judging, best_idea, end_of_turn, ideas_of, judging_by, turn_of
from engineshed.bots.levels import bot_of
from engineshed.bots.network import Judge, load_network
from engineshed.bots.playouts import final_scores
from engineshed.bots.undisturbed import undisturbed
from engineshed.kernel import Action, BadSetup, Game, Position, Rng, Seat, State, Value, find_game, new_state
from engineshed.kernel.advice import advice_for
from engineshed.lab.playing import MOST_ACTIONS

BY_VALUE: Final = ""
"""A player that has learned nothing yet: the game's own value takes the network's place."""


class Taste(NamedTuple):
    """A style of the game that a learner follows besides its judgement, so that it sees where that leads."""

    style: str
    """"": none."""
    strength: float
    """The log-odds of the style count so much beside a chance to win."""


NO_TASTE: Final = Taste("", 0.0)


class Practice(NamedTuple):
    """A game to be played: plain data, so that any process can do it."""

    game: str
    players: int
    settings: dict[str, Value]
    seed: int
    seats: tuple[str | bytes, ...]
    """Who plays: a level, the weights of a network, or BY_VALUE."""
    noise: float = 0.0
    """How often any idea is taken instead of the best."""
    keep: bool = True
    """Positions are wanted, not only the result."""
    tastes: tuple[Taste, ...] = ()
    """By seat; none: nobody has a favourite."""


class Lesson(NamedTuple):
    """How a game went."""

    seed: int
    rows: NDArray[np.float16]
    viewers: NDArray[np.int8]
    """From whose place each row is seen."""
    strayed: NDArray[np.bool_]
    """Whether this viewer tried something at random since its last row: earlier rows then learn nothing."""
    wins: tuple[float, ...]
    scores: tuple[float, ...]


def inputs_for(game: Game[Position], players: int) -> Inputs:
    """The inputs of a game, or BadSetup if it has none."""
    features = features_of(game)
    if features is None:
        raise BadSetup(f"{game.id} has no bot/features.py: there is nothing to learn from")
    return Inputs(features, players)


@undisturbed()
def play(practice: Practice) -> Lesson:
    """Play a game to its end and note every end of a turn, for the mover and for one of the others.

    Where some seats are played by a network, only these learn.
    """
    game = find_game(practice.game)
    inputs, advice = inputs_for(game, practice.players), advice_for(game)
    players = [_player(practice, seat) for seat in range(practice.players)]
    networks = [seat for seat, player in enumerate(practice.seats) if isinstance(player, bytes)]
    learners = networks or list(range(practice.players))
    state = new_state(game, practice.players, practice.settings, practice.seed)
    rng = Rng(practice.seed ^ 0x1E550)
    rows: list[list[float]] = []
    viewers: list[Seat] = []
    strayed: list[bool] = []
    astray = [False] * practice.players
    for _ in range(MOST_ACTIONS):
        waiting = state.waiting()
        if not waiting:
            break
        seat = waiting[0]
        action, tried = players[seat].choose(state, seat, rng)
        astray[seat] = astray[seat] or tried
        turn = turn_of(advice, state.pos)
        state.do(seat, action)
        over = state.waiting() != (seat,) or turn_of(advice, state.pos) != turn
        if practice.keep and state.agenda and over:
            all_rows = inputs.rows(state)
            others = [other for other in learners if other != seat]
            movers = [seat] if seat in learners else []
            for viewer in (*movers, *([rng.choice(others)] if others else [])):
                rows.append(all_rows[viewer])
                viewers.append(viewer)
                strayed.append(astray[viewer])
                astray[viewer] = False
    result = state.result()
    winners, scores = () if result is None else result.winners(), final_scores(state, advice)
    wins = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(practice.players))
    return Lesson(
        practice.seed,
        np.array(rows, dtype=np.float16).reshape(len(rows), len(inputs.names)),
        np.array(viewers, dtype=np.int8),
        np.array(strayed, dtype=np.bool_),
        wins,
        scores or (0,) * practice.players,
    )


class Player:
    """Takes the best idea by its judgement, or now and then any."""

    def __init__(self, judging: Judging, noise: float, taste: Taste) -> None:
        self.judging = judging
        self.noise = noise
        self.taste = taste

    def choose(self, state: State[Position], seat: Seat, rng: Rng) -> tuple[Action, bool]:
        """An action, and whether it was only tried."""
        seen = state.seen_by(seat)
        ideas = ideas_of(seen, seat)
        if len(ideas) == 1:
            return ideas[0], False
        if self.noise and rng.random() < self.noise:
            return rng.choice(ideas), True
        advice = advice_for(state.setup.game)
        world = seen.imagine(rng.branch())
        ends = [end_of_turn(world, seat, idea, advice) for idea in ideas]
        values = self.judging(ends, seat)
        if self.taste.style:
            liking = advice.styles[self.taste.style]
            liked = [self.taste.strength * liking(end.pos, seat) for end in ends]
            values = [value + more for value, more in zip(values, liked, strict=True)]
        return best_idea(ideas, values, advice), False


class Level:
    """One of the levels, to compare with or to learn from; now and then it takes any idea, too."""

    def __init__(self, level: str, noise: float) -> None:
        self.bot = bot_of(level)
        self.noise = noise

    def choose(self, state: State[Position], seat: Seat, rng: Rng) -> tuple[Action, bool]:
        if self.noise and rng.random() < self.noise:
            ideas = ideas_of(state.seen_by(seat), seat)
            return rng.choice(ideas), len(ideas) > 1
        return self.bot.choose(state.seen_by(seat), seat, Budget(rng.below(1 << 62), seconds=60)), False


def _player(practice: Practice, seat: Seat) -> Player | Level:
    game, who = find_game(practice.game), practice.seats[seat]
    taste = practice.tastes[seat] if practice.tastes else NO_TASTE
    if isinstance(who, bytes):
        return Player(_judging(game, practice.players, who), practice.noise, taste)
    if who == BY_VALUE:
        return Player(judging_by(None, advice_for(game)), practice.noise, taste)
    return Level(who, practice.noise)


@lru_cache(maxsize=8)
def _judging(game: Game[Position], players: int, weights: bytes) -> Judging:
    inputs = inputs_for(game, players)
    network = load_network(weights, inputs.names, "weights")
    return judging_by(Judge(network, inputs), advice_for(game))
