"""The bots of all games measured, as the tables of docs/results/bots.md.

    python -m engineshed.lab.league --games 300
    python -m engineshed.lab.league --only steam-rollers --parts levels,alone

Levels: one bot against n - 1 of the level below it, in the standard configurations (Age of Steam on Rust Belt
with four, the others with three, and with two where they can). Counts: `steady` against `novice` with every
other number of players, 40 games each. Alone: `steady` in solo games, at every level. Among: `steady` against
itself, for the length of its games and its scores.
"""

import argparse
from collections.abc import Callable, Iterator
from statistics import fmean, median, quantiles
from typing import Final

from engineshed.kernel import Game, Position, Settings, games
from engineshed.kernel.advice import NO_ADVICE, advice_for
from engineshed.lab.arena import Arena
from engineshed.lab.pool import cores
from engineshed.lab.simulate import Simulation
from engineshed.lab.stats import wilson

PAIRS: Final = (("novice", "random"), ("steady", "novice"))
COUNTS: Final = 40
"""Games with every other number of players."""
Row = tuple[object, ...]


def standard(game: Game[Position]) -> list[int]:
    """With how many a game is measured."""
    wanted = (4,) if game.id == "age-of-steam" else (3, 2)
    return [players for players in wanted if players in _counts(game)]


def _counts(game: Game[Position]) -> tuple[int, ...]:
    return game.seats({setting.id: setting.default for setting in game.settings})


def levels(game: Game[Position], most: int, jobs: int) -> Iterator[Row]:
    for players in standard(game):
        for pair in PAIRS:
            yield meet(game, players, pair, most, jobs)


def counts(game: Game[Position], most: int, jobs: int) -> Iterator[Row]:
    for players in _counts(game):
        if players > 1 and players not in standard(game):
            yield meet(game, players, PAIRS[1], min(most, COUNTS), jobs)


def meet(game: Game[Position], players: int, pair: tuple[str, str], most: int, jobs: int) -> Row:
    """One bot against the others."""
    arena = Arena(game.id, players, {}, list(pair), most, seed=1)
    arena.run(jobs)
    played = len(arena.outcomes)
    wins = arena.wins(pair[0])
    times = [
        1000 * seconds for outcome in arena.outcomes for level, seconds in outcome.thought if level == pair[0]
    ]
    return (
        game.name("en"),
        players,
        pair[0],
        f"{players - 1} x {pair[1]}",
        played,
        f"{wins / played:.0%}",
        _interval(wins, played),
        f"{1 / players:.0%}",
        *_times(times),
    )


def alone(game: Game[Position], most: int, jobs: int) -> Iterator[Row]:
    """Every level of a solo game."""
    if 1 not in _counts(game):
        return
    for level in next(setting.choices for setting in game.settings if setting.id == "level"):
        run = _steady(game, 1, {"level": level}, most, jobs)
        won = sum(outcome.wins[0] for outcome in run.outcomes)
        scores = [score for outcome in run.outcomes for score in outcome.scores]
        share = f"{won / most:.0%}"
        mean_score = f"{fmean(scores):.1f}"
        yield game.name("en"), level, most, f"{won:.0f}", share, _interval(won, most), mean_score


def among(game: Game[Position], most: int, jobs: int) -> Iterator[Row]:
    for players in _counts(game):
        if players > 1:
            run = _steady(game, players, {}, min(most, COUNTS), jobs)
            rounds = [outcome.rounds for outcome in run.outcomes]
            scores = [score for outcome in run.outcomes for score in outcome.scores]
            times = [1000 * seconds for outcome in run.outcomes for _, seconds in outcome.thought]
            yield (
                game.name("en"),
                players,
                len(run.outcomes),
                f"{min(rounds)} to {max(rounds)}, mean {fmean(rounds):.1f}",
                f"{min(scores)} to {max(scores)}, mean {fmean(scores):.0f}",
                *_times(times),
            )


def _steady(game: Game[Position], players: int, settings: Settings, most: int, jobs: int) -> Simulation:
    run = Simulation(game.id, players, settings, ["steady"], most, seed=1)
    run.run(jobs)
    return run


def _interval(wins: float, played: int) -> str:
    low, high = wilson(wins, played)
    return f"{low:.0%} to {high:.0%}"


def _times(times: list[float]) -> Row:
    """Median and 95th percentile."""
    return f"{median(times):.0f}", f"{quantiles(times, n=20)[-1]:.0f}"


PARTS: Final[dict[str, tuple[str, Callable[[Game[Position], int, int], Iterator[Row]]]]] = {
    "levels": ("game, players, bot, against, games, share, 95 %, fair, median ms, p95 ms", levels),
    "counts": ("game, players, bot, against, games, share, 95 %, fair, median ms, p95 ms", counts),
    "alone": ("game, level, games, won, share, 95 %, mean score", alone),
    "among": ("game, players, games, rounds, scores, median ms, p95 ms", among),
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the bots of all games.")
    parser.add_argument(
        "--games", type=int, default=300, help="at most, per line; fewer when the answer is clear"
    )
    parser.add_argument("--only", default="", help="one game")
    parser.add_argument("--parts", default=",".join(PARTS), help="which tables")
    parser.add_argument("--jobs", type=int, default=cores())
    options = parser.parse_args()
    for name in options.parts.split(","):
        head, rows = PARTS[name]
        print(_line(head.split(", ")))
        print("|" + " --- |" * len(head.split(", ")))
        for game in games().values():
            if options.only in ("", game.id) and advice_for(game) is not NO_ADVICE:
                for row in rows(game, options.games, options.jobs):
                    print(_line(row), flush=True)
        print()


def _line(cells: Row | list[str]) -> str:
    return "| " + " | ".join(map(str, cells)) + " |"


if __name__ == "__main__":
    main()
