"""`engineshed arena`: which bot is better?"""

from pathlib import Path
from typing import Annotated, cast

import typer

from engineshed.cli.common import (
    GameName,
    Iterations,
    Jobs,
    Json,
    On,
    Players,
    Seconds,
    Seed,
    Set,
    console,
    example,
    percent,
    print_json,
    print_table,
    progress,
    settings_of,
)
from engineshed.kernel import find_game
from engineshed.lab.arena import FEWEST, Arena
from engineshed.lab.pool import cores


def add_to(app: typer.Typer) -> None:
    app.command("arena", epilog=example("arena age-of-steam --bots steady,novice --players 4 --games 300"))(
        run
    )


def run(
    game: GameName,
    players: Players,
    bots: Annotated[
        str, typer.Option("--bots", help="The bot in question, then its opponents; the last takes the rest.")
    ] = "steady,novice",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many at the most.")] = 300,
    fewest: Annotated[
        int, typer.Option("--at-least", min=1, help="How many at the least, however clear it looks before.")
    ] = FEWEST,
    settings: Set = None,
    seed: Seed = 0,
    jobs: Jobs = 0,
    seconds: Seconds = 0.0,
    iterations: Iterations = 0,
    wanted: Annotated[
        float | None,
        typer.Option("--wanted", min=0.0, max=1.0, help="The share in question; without it the fair one."),
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option("--keep", metavar="FILE", help="Keep the games here; go on with those that are there."),
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="FOLDER", help="Write every game here, to be read or reviewed."),
    ] = None,
    on: On = "",
    as_json: Json = False,
) -> None:
    """Let bots meet, each time with a fresh deal and another seat, until the first one's share is clear."""
    agreed = settings_of(find_game(game), settings)
    named = bots.split(",")
    arena = Arena(
        game, players, agreed, named, games, seed, seconds, fewest, iterations, wanted, keep, records
    )
    with progress() as bar:
        task = bar.add_task(game, total=games)
        arena.run(jobs or cores(), lambda outcome: bar.advance(task), on)
    summary = arena.summary()
    if as_json:
        print_json(summary)
        return
    lines = cast("list[dict[str, object]]", summary["bots"])
    rows = [
        (
            line["name"],
            percent(cast(float, line["share"])),
            f"{percent(cast(float, line['low']))} to {percent(cast(float, line['high']))}",
            line["mean_score"],
            line["median_ms"],
            line["p99_ms"],
        )
        for line in lines
    ]
    print_table(("bot", "share", "95 %", "mean score", "median ms", "p99 ms"), rows)
    console.print(f"{summary['games']} games in {summary['seconds']} s")
