"""Steering to scarce supply: positions in which a look-ahead decides, and its quick answers beside a search.

Each game with a look-ahead has a module `scarce.py` among its tests with a `STEERING`. A larger number of
positions than the tests look at:

    python -m tests.games.steering --positions 20000 --only russian-railroads
"""

import argparse
import importlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib.util import find_spec
from typing import Generic, NamedTuple, TypeVar
from unittest.mock import patch

from engineshed.kernel import Action, Configuration, Position, Rng, Seat, State, find_game, games, new_state

P = TypeVar("P", bound=Position)

WALK = 8
"""Moves that are made from every scarce position."""
MOST = 3000
"""Steps of one search; what takes longer is left out."""


class TooLong(Exception):
    """A search was given up."""


class Steering(Generic[P]):
    """How a game's positions become scarce, and how its look-ahead answers without any short cut."""

    game: str

    def configurations(self) -> list[Configuration]:
        return list(find_game(self.game).configurations())

    def ready(self, state: State[P]) -> bool:
        """May the table be changed now? Between turns, so that nothing half-finished depends on it."""
        return True

    def scarce(self, state: State[P], rng: Rng) -> None:
        """Make supplies scarce in place; the game's invariants still hold."""
        raise NotImplementedError

    def check(self, state: State[P]) -> None:
        """What holds in a scarce position."""
        state.setup.game.check(state.pos)

    def searching(self) -> AbstractContextManager[object]:
        """While it lasts, every quick answer is left to the search; TooLong after too many steps."""
        return nullcontext()  # no quick answers: only dead ends are looked for

    def choose(self, options: list[Action], rng: Rng) -> Action:
        """Passing leads nowhere, so it comes last."""
        return rng.choice([option for option in options if option[0] != "pass"] or options)


class Looked(NamedTuple):
    """What came out."""

    positions: int = 0
    compared: int = 0
    decided: int = 0
    """Moments in which the look-ahead forbade something that the decision itself would allow."""
    too_long: int = 0
    differences: tuple[str, ...] = ()


def steering_of(name: str) -> Steering[Position] | None:
    """A game's steering, if its tests have one."""
    module = f"tests.games.{name.replace('-', '_')}.scarce"
    if find_spec(f"tests.games.{name.replace('-', '_')}") is None or find_spec(module) is None:
        return None
    found: Steering[Position] = importlib.import_module(module).STEERING
    return found


def scarce_positions(steering: Steering[P], count: int, seed: int) -> Iterator[tuple[str, State[P]]]:
    """States at the beginning of a turn with little left, from random games of every configuration."""
    configurations, number = steering.configurations(), 0
    while True:
        players, settings = configurations[number % len(configurations)]
        game_seed = 1000 * seed + number
        state, rng = new_state(find_game(steering.game), players, settings, game_seed), Rng(game_seed)
        number, moves = number + 1, 0
        while (waiting := state.waiting()) and rng.below(150):
            if steering.ready(state) and rng.below(4) == 0:
                twin = state.copy()
                steering.scarce(twin, rng)
                steering.check(twin)
                yield f"{players} players, {settings}, seed {game_seed}, move {moves}", twin
                count -= 1
                if not count:
                    return
            seat = rng.choice(waiting)
            state.do(seat, steering.choose(state.options(seat), rng))
            moves += 1


def look(steering: Steering[P], count: int, seed: int = 0) -> Looked:
    """Walk from scarce positions and compare the options with those that a full search finds."""
    positions = compared = decided = too_long = 0
    differences: list[str] = []
    rng = Rng(seed)
    for where, state in scarce_positions(steering, count, seed):
        positions += 1
        for step in range(WALK):
            waiting = state.waiting()
            if not waiting:
                break
            seat = rng.choice(waiting)
            options = state.options(seat)  # DeadEnd, if there are none
            try:
                with steering.searching():
                    searched = _searched(state, seat)
                compared += 1
                decided += len(options) < _offered(state, seat)
                if searched != options:
                    quick, full = _apart(options, searched)
                    differences.append(f"{where}, step {step}: {quick} only by quick answers, {full} not")
            except TooLong:
                too_long += 1
            state.do(seat, steering.choose(options, rng))
            steering.check(state)
    return Looked(positions, compared, decided, too_long, tuple(differences))


def _apart(one: list[Action], other: list[Action]) -> tuple[list[Action], list[Action]]:
    """What is only in one of two lists."""
    return [a for a in one if a not in other], [a for a in other if a not in one]


def _searched(state: State[P], seat: Seat) -> list[Action]:
    decision = state.decision(seat)
    assert decision is not None
    return decision.options(state.pos)


def _offered(state: State[P], seat: Seat) -> int:
    """How many candidates there are, refused or not."""
    decision = state.decision(seat)
    assert decision is not None
    return len(list(decision.candidates(state.pos)))


@contextmanager
def replaced(*places: tuple[object, str, Callable[..., object]]) -> Iterator[None]:
    """Replace functions of games for a moment: owner, name, what answers instead."""
    patches = [patch.object(owner, name, answer) for owner, name, answer in places]
    for one in patches:
        one.start()
    try:
        yield
    finally:
        for one in patches:
            one.stop()


class Countdown:
    """Counts the steps of a search."""

    def __init__(self, most: int = MOST) -> None:
        self.left = most

    def step(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise TooLong


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare quick answers with searches in scarce positions.")
    parser.add_argument("--positions", type=int, default=5000, help="per game")
    parser.add_argument("--only", default="", help="one game")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    failed = False
    for name in [options.only] if options.only else games():
        steering = steering_of(name)
        if steering is not None:
            found = look(steering, options.positions, options.seed)
            print(f"{name}: {found._replace(differences=())}, {len(found.differences)} differences")
            for difference in found.differences[:5]:
                print(f"  {difference}")
            failed = failed or bool(found.differences)
    return int(failed)


if __name__ == "__main__":
    raise SystemExit(importlib.import_module("tests.games.steering").main())
