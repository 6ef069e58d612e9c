"""What several commands share: options, tables, JSON."""

import json
from collections.abc import Iterable
from typing import Annotated, TypeAlias

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from engineshed.kernel import BadSetup, Game, Position, Value

console = Console()

GameName: TypeAlias = Annotated[
    str, typer.Argument(metavar="GAME", help="A game's id, see `engineshed games`.")
]
Players: TypeAlias = Annotated[int, typer.Option("--players", "-p", min=1, help="How many seats.")]
Set: TypeAlias = Annotated[
    list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="A setting; may be given again.")
]
Seed: TypeAlias = Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")]
Jobs: TypeAlias = Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes; 0 = one per core.")]
Seconds: TypeAlias = Annotated[
    float, typer.Option("--seconds", min=0.0, help="Thinking time per decision; 0 = as usual for the level.")
]
Iterations: TypeAlias = Annotated[
    int,
    typer.Option(
        "--iterations", min=0, help="Trials per decision instead of time, for levels that count them."
    ),
]
On: TypeAlias = Annotated[
    str, typer.Option("--on", metavar="CLUSTER", help="Where the games are played: ray, or ray://HOST:PORT.")
]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Print one JSON value instead.")]


def example(text: str) -> str:
    """The end of a command's help."""
    return f"Example: [bold]engineshed {text}[/bold]"


def print_json(value: object) -> None:
    typer.echo(json.dumps(value, ensure_ascii=False))


def print_table(columns: Iterable[str], rows: Iterable[Iterable[object]]) -> None:
    table = Table(*columns, box=None, header_style="bold", pad_edge=False)
    for row in rows:
        table.add_row(*("" if cell is None else str(cell) for cell in row))
    console.print(table)


def progress() -> Progress:
    """A progress bar on standard error, if that is a terminal; standard output is left to the results."""
    screen = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        disable=not screen.is_terminal,
        transient=True,
    )


def settings_of(game: Game[Position], pairs: list[str] | None) -> dict[str, Value]:
    """`--set key=value` with the value in the setting's own type; Game.agree checks the rest."""
    known = {setting.id: setting for setting in game.settings}
    chosen: dict[str, Value] = {}
    for pair in pairs or ():
        key, equals, text = pair.partition("=")
        if not equals:
            raise BadSetup(f"--set {pair}: write KEY=VALUE")
        choices = known[key].choices if key in known else ()
        chosen[key] = next((choice for choice in choices if str(choice).lower() == text.lower()), text)
    return chosen


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"
