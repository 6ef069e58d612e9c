"""`engineshed simulate`: many games between bots."""

from pathlib import Path
from typing import Annotated, cast

import typer

from engineshed.cli.common import (
    GameName,
    Jobs,
    Json,
    On,
    Players,
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
from engineshed.kernel import BadSetup, find_game
from engineshed.lab.pool import cores
from engineshed.lab.report import need_plots, write_report
from engineshed.lab.simulate import Simulation

Bots = Annotated[
    str,
    typer.Option("--bots", help="Levels, separated by commas; the last takes the seats that are left."),
]


def add_to(app: typer.Typer) -> None:
    app.command("simulate", epilog=example("simulate age-of-steam --players 4 --games 100 --bots random"))(
        run
    )


def run(
    game: GameName,
    players: Players,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many.")] = 100,
    bots: Bots = "random",
    settings: Set = None,
    seed: Seed = 0,
    jobs: Jobs = 0,
    on: On = "",
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE", help="Write an HTML page about the games.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Let bots play and tell who won, from which seat, and how fast it went."""
    if report is not None:
        need_plots()
        if not report.parent.is_dir():
            raise BadSetup(f"{report.parent}: no such folder")
    chosen = settings_of(find_game(game), settings)
    simulation = Simulation(game, players, chosen, bots.split(","), games, seed, watch=report is not None)
    with progress() as bar:
        task = bar.add_task(game, total=games)
        simulation.run(jobs or cores(), lambda outcome: bar.advance(task), on)
    summary = simulation.summary()
    if report is not None:
        write_report(simulation, report)
    if as_json:
        print_json(summary)
        return
    _print(summary)
    if report is not None:
        console.print(f"The report is in {report}.")


def _print(summary: dict[str, object]) -> None:
    console.print(
        f"{summary['finished']} of {summary['games']} games finished in {summary['seconds']} s: "
        f"{summary['games_per_s']} games/s, {summary['decisions_per_s']} decisions/s"
    )
    for name, column in (("by_bot", "bot"), ("by_seat", "seat")):
        lines = cast("list[dict[str, object]]", summary[name])
        rows = [
            (
                line[column],
                line["wins"],
                percent(cast(float, line["win_share"])),
                " to ".join(map(percent, cast("list[float]", line["ci95"]))),
                line["mean_score"],
            )
            for line in lines
        ]
        print_table((column, "wins", "share", "95 %", "mean score"), rows)
