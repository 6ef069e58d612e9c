"""Hours of generated play: every configuration, half at random and half by bots that reach the late game.

    make soak                                       200 games of every configuration, on all cores
    make soak ARGS="--only steam-rollers --games 20 --minutes 10"
    make soak ARGS="--minutes 60 --write docs/results/soak.md"

After every action the game's invariants are checked, and every record is replayed. It goes on where it
stopped: what was played is in build/soak.jsonl. The summary says which decisions were never asked and which
effect words were never resolved.
"""

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console

from engineshed.bots import Bot, Budget, bot_of
from engineshed.kernel import (
    Action,
    AnyOrder,
    DeadEnd,
    Decision,
    Position,
    Rng,
    Seat,
    State,
    Value,
    find_game,
    games,
)
from engineshed.kernel.dump import dump
from engineshed.kernel.play import new_game
from engineshed.lab.curious import Curious
from engineshed.lab.pool import cores, spread
from engineshed.lab.soak_results import Soaked, Tally, name_of, page

LOG: Final = Path("build") / "soak.jsonl"
BOTS: Final = ("random", "curious", "random", "steady", "random", "novice")
"""In turn: half at random, half with an aim."""
THINKING: Final = 0.02


class Planned(NamedTuple):
    """One game of one configuration."""

    game: str
    players: int
    settings: dict[str, Value]
    number: int

    @property
    def name(self) -> str:
        return f"{name_of(self.game, self.players, self.settings)} {self.number}"


def plan(count: int, only: str) -> Iterator[Planned]:
    """The first game of every configuration, then the second, so that an early stop has seen everything."""
    chosen = [find_game(only)] if only else list(games().values())
    configurations = [(game.id, *configuration) for game in chosen for configuration in game.configurations()]
    for number in range(count):
        for game, players, settings in configurations:
            yield Planned(game, players, settings, number)


def play(planned: Planned) -> Soaked:
    """Play one game; a failure is part of the answer."""
    bot, asked = BOTS[planned.number % len(BOTS)], set[str]()
    resolved, moves = set[str](), 0
    try:
        for state, seat in _moves(planned, bot, resolved):
            moves += 1
            decision = state.decision(seat)
            assert decision is not None
            asked.update(kind.__name__ for kind in kinds(decision, state.pos))
        error = ""
    except DeadEnd as end:
        file = LOG.with_name(f"dead-end-{planned.name.replace('/', '-').replace(' ', '-')}.jsonl")
        file.write_text(end.record, encoding="utf-8")
        error = f"{end} (move {moves}, record in {file})"
    except Exception as failure:
        error = f"{type(failure).__name__}: {failure} (move {moves})"
    return Soaked(planned.name, planned.game, bot, moves, sorted(asked), sorted(resolved), error)


def _moves(planned: Planned, level: str, resolved: set[str]) -> Iterator[tuple[State[Position], Seat]]:
    """Yields before every move; checks after every move and at the end; notes all effect words."""
    game = find_game(planned.game)
    match = new_game(game, planned.players, planned.settings, seed=planned.number)
    rng, bot = Rng(planned.number + 1), player_of(level)
    while waiting := match.state.waiting():
        seat = rng.choice(waiting)
        yield match.state, seat
        options = match.options(seat)
        action: Action = options[0]
        if len(options) > 1:
            budget = Budget(rng.below(1 << 62), seconds=THINKING)
            action = bot.choose(match.state.seen_by(seat), seat, budget)
        if game.vocabulary is not None:
            with game.vocabulary.heard() as words:
                match.state.copy().do(seat, action)  # unchecked, so that no look-ahead is heard
            resolved |= words
        match.play(seat, action)
        game.check(match.state.pos)
    replayed, pos = match.record().replay().pos, match.state.pos
    assert dump(replayed, pos.fixed) == dump(pos, pos.fixed), "the record replays to another position"
    assert match.state.result() is not None


def player_of(level: str) -> Bot:
    return Curious() if level == "curious" else bot_of(level)


def kinds(decision: Decision[Position], pos: Position) -> Iterator[type[Decision[Position]]]:
    """The class of a decision, and those of the decisions that it is made of."""
    yield type(decision)
    if isinstance(decision, AnyOrder):
        parts = decision.parts(pos)
    else:
        slots = (slot for kind in type(decision).__mro__ for slot in _attributes(kind))
        held = [getattr(decision, slot, None) for slot in slots]
        parts = tuple(
            part
            for thing in held
            for part in (thing if isinstance(thing, tuple) else (thing,))
            if isinstance(part, Decision)
        )
    for part in parts:
        yield from kinds(part, pos)


def _attributes(kind: type) -> tuple[str, ...]:
    """Its attributes by name; compiled classes call them otherwise."""
    return (*getattr(kind, "__slots__", ()), *getattr(kind, "__mypyc_attrs__", ()))


def read_log() -> list[Soaked]:
    if not LOG.exists():
        return []
    return [Soaked(**json.loads(line)) for line in LOG.read_text(encoding="utf-8").splitlines()]


def main() -> int:
    parser = argparse.ArgumentParser(description="Hours of generated play; goes on where it stopped.")
    parser.add_argument("--games", type=int, default=200, help="of every configuration")
    parser.add_argument("--only", default="", help="one game")
    parser.add_argument("--minutes", type=float, default=0, help="stop after this long")
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--on", default="", help="ray, or ray://HOST:PORT")
    parser.add_argument("--write", type=Path, help="a page to write the results to")
    options = parser.parse_args()
    done = {played.name for played in read_log() if not played.error}
    todo = (planned for planned in plan(options.games, options.only) if planned.name not in done)
    end = time.monotonic() + 60 * options.minutes if options.minutes else float("inf")
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("a", encoding="utf-8") as file:
        for played in spread(play, todo, options.jobs, options.on):
            file.write(json.dumps(played._asdict()) + "\n")
            file.flush()
            if played.error:
                Console(stderr=True).print(f"failed: {played.name}: {played.error}", markup=False)
            if time.monotonic() > end:
                break
    log = read_log()
    met = {played.game for played in log}
    tallies = [Tally(game, log) for game in games().values() if game.id in met]
    for tally in tallies:
        print(tally)
    if options.write:
        options.write.write_text(page(tallies), encoding="utf-8")
    return 1 if any(tally.errors for tally in tallies) else 0


if __name__ == "__main__":
    raise SystemExit(main())
