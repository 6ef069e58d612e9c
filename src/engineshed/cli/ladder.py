"""`engineshed ladder`: how strong is every level?"""

from pathlib import Path
from typing import Annotated, cast

import typer

from engineshed.bots import levels as all_levels
from engineshed.cli.common import (
    GameName,
    Jobs,
    Json,
    On,
    Players,
    Seconds,
    Seed,
    Set,
    console,
    example,
    print_json,
    print_table,
    progress,
    settings_of,
)
from engineshed.kernel import find_game
from engineshed.lab.ladder import Ladder
from engineshed.lab.ladder import keep as write_ladder
from engineshed.lab.pool import cores

COLUMNS = ("level", "rating", "95 %", "mean score", "seats", "median ms", "p95 ms")


def add_to(app: typer.Typer) -> None:
    app.command("ladder", epilog=example("ladder russian-railroads --players 4 --games 24"))(run)


def run(
    game: GameName,
    players: Players,
    levels: Annotated[
        str, typer.Option("--levels", help="From the weakest to the strongest; usually all there are.")
    ] = "",
    games: Annotated[int, typer.Option("--games", "-n", min=2, help="For every pair of neighbours.")] = 24,
    settings: Set = None,
    seed: Seed = 0,
    jobs: Jobs = 0,
    seconds: Seconds = 0.0,
    also: Annotated[
        list[Path] | None,
        typer.Option("--also", metavar="FILE", help="Games that an arena has kept; may be given again."),
    ] = None,
    on: On = "",
    keep: Annotated[
        bool, typer.Option("--keep", help="Write it beside the game, for the site's ladder and ratings.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Let neighbours on the ladder meet and rate all levels, `steady` being 1500."""
    names = levels.split(",") if levels else list(all_levels())
    agreed = settings_of(find_game(game), settings)
    ladder = Ladder(game, players, agreed, names, games, seed, seconds, also or ())
    with progress() as bar:
        task = bar.add_task(game, total=games * len(ladder.pairs()))
        ladder.run(jobs or cores(), lambda outcome: bar.advance(task), on)
    summary = ladder.summary()
    if keep:
        write_ladder(find_game(game), summary, _command(ladder, levels, also or []))
    if as_json:
        print_json(summary)
        return
    rows = [
        (
            line["name"],
            line["rating"],
            f"{line['low']} to {line['high']}",
            line["mean_score"],
            line["seats"],
            line["median_ms"],
            line["p95_ms"],
        )
        for line in cast("list[dict[str, object]]", summary["levels"])
    ]
    print_table(COLUMNS, rows)
    console.print(f"{summary['games']} games")


def _command(ladder: Ladder, levels: str, also: list[Path]) -> str:
    """The command that makes the same ladder again."""
    parts = [f"engineshed ladder {ladder.game} --players {ladder.players}"]
    parts += [f"--levels {levels}"] if levels else []
    parts += [f"--games {ladder.games} --seed {ladder.seed}"]
    parts += [f"--seconds {ladder.thinking:g}"] if ladder.thinking else []
    parts += [f"--also {file}" for file in also]
    return " ".join(parts)
