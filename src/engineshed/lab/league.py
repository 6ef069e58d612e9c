"""The bots of all games measured against each other, as a page.

    python -m engineshed.lab.league --games 300 --write docs/results/bots.md
    python -m engineshed.lab.league --only steam-rollers --games 60

Every game in its standard configuration (Age of Steam on Rust Belt with four, the others with three, and with
two where they can): one bot against n - 1 of the level below it.
"""

import argparse
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from engineshed.bots.bot import NoAdvice, advice_for
from engineshed.kernel import Game, Position, games
from engineshed.lab.arena import Arena
from engineshed.lab.pool import cores
from engineshed.lab.stats import wilson

PAIRS: Final = (("novice", "random"), ("steady", "novice"))
HEAD: Final = (
    "| game | players | bot | against | games | share | 95 % | fair | median ms | p95 ms |\n"
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
)


def standard(game: Game[Position]) -> list[int]:
    """With how many a game is measured."""
    settings = {setting.id: setting.default for setting in game.settings}
    seats = game.seats(settings)
    wanted = (4,) if game.id == "age-of-steam" else (3, 2)
    return [players for players in wanted if players in seats]


def meet(game: Game[Position], players: int, pair: tuple[str, str], most: int, jobs: int) -> str:
    """One line of the table."""
    arena = Arena(game.id, players, {}, list(pair), most, seed=1)
    arena.run(jobs)
    played = len(arena.outcomes)
    wins = sum(
        won
        for outcome in arena.outcomes
        for level, won in zip(outcome.task.bots, outcome.wins, strict=True)
        if level == pair[0]
    )
    low, high = wilson(wins, played)
    times = [
        1000 * seconds for outcome in arena.outcomes for level, seconds in outcome.thought if level == pair[0]
    ]
    slowest = quantiles(times, n=20)[-1] if len(times) > 1 else 0.0
    cells = (
        game.title["en"],
        players,
        pair[0],
        f"{players - 1} x {pair[1]}",
        played,
        f"{wins / played:.0%}",
        f"{low:.0%} to {high:.0%}",
        f"{1 / players:.0%}",
        f"{median(times):.0f}" if times else "",
        f"{slowest:.0f}",
    )
    return "| " + " | ".join(map(str, cells)) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the bots of all games against each other.")
    parser.add_argument(
        "--games", type=int, default=300, help="at most, per line; fewer when the answer is clear"
    )
    parser.add_argument("--only", default="", help="one game")
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--write", type=Path, help="a page to write the table to")
    options = parser.parse_args()
    print(HEAD, flush=True)
    lines = []
    for game in games().values():
        if options.only not in ("", game.id) or isinstance(advice_for(game), NoAdvice):
            continue
        for players in standard(game):
            for pair in PAIRS:
                lines.append(meet(game, players, pair, options.games, options.jobs))
                print(lines[-1], flush=True)
    if options.write:
        options.write.parent.mkdir(parents=True, exist_ok=True)
        options.write.write_text(page(lines), encoding="utf-8")


def page(lines: list[str]) -> str:
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False
    ).stdout.strip()
    today = datetime.now(UTC).date()
    about = (
        f"{today}, commit {commit or 'unknown'}. Seats rotated with the same chance, ties split; a line",
        "stops when the share is clearly above or below the fair one.",
        "`python -m engineshed.lab.league` makes this page.",
    )
    return "\n".join(["# Bots", "", *about, "", HEAD, *lines, ""])


if __name__ == "__main__":
    main()
