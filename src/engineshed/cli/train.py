"""`engineshed train`: a network learns a game by itself."""

from pathlib import Path
from typing import Annotated

import typer

from engineshed.bots import bot_of
from engineshed.cli.common import GameName, Jobs, On, Players, Seed, Set, console, example, settings_of
from engineshed.kernel import BadSetup, find_game
from engineshed.lab.plan import FOLDER, RATE, STRANGERS, plan_for
from engineshed.lab.pool import cores
from engineshed.lab.selfplay import BY_VALUE
from engineshed.lab.train import Training, install


def add_to(app: typer.Typer) -> None:
    app.command("train", epilog=example("train russian-railroads --players 4 --games 5000 --resume"))(run)


def run(
    game: GameName,
    players: Players,
    games: Annotated[
        int, typer.Option("--games", "-n", min=0, help="How many to play in all; 0: only begin.")
    ] = 5000,
    settings: Set = None,
    seed: Seed = 0,
    jobs: Jobs = 0,
    on: On = "",
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on where the folder's training stopped.")
    ] = False,
    begin: Annotated[
        Path | None,
        typer.Option(
            "--from", metavar="FILE", help="Begin with another network: to learn on, or for other seats."
        ),
    ] = None,
    sparring: Annotated[
        str,
        typer.Option(
            "--sparring",
            metavar="LEVEL",
            help="Whom it meets besides itself; without it players that go by the game's own value.",
        ),
    ] = BY_VALUE,
    rate: Annotated[
        float, typer.Option("--rate", help="How far a step goes at first: smaller to go on with a good one.")
    ] = RATE,
    strangers: Annotated[
        float,
        typer.Option(
            "--strangers", min=0.0, max=1.0, help="The share of its games that it plays alone among those."
        ),
    ] = STRANGERS,
    styled: Annotated[
        float,
        typer.Option(
            "--styled", min=0.0, max=1.0, help="The share of seats that also follow a style of the game."
        ),
    ] = 0.0,
    folder: Annotated[
        Path, typer.Option("--folder", metavar="DIR", help="Where trainings keep their files.")
    ] = FOLDER,
    keep: Annotated[bool, typer.Option("--install", help="Put the kept network beside the game.")] = False,
) -> None:
    """Let a network play against itself and learn; keep what beats its predecessor."""
    if sparring:
        bot_of(sparring)
    plan = plan_for(game, players, settings_of(find_game(game), settings), seed, folder)
    plan = plan._replace(sparring=sparring, rate=rate, strangers=strangers, styled=styled)
    training = Training(plan, lambda line: console.print(line, markup=False, highlight=False, soft_wrap=True))
    if not resume and plan.checkpoint.exists():
        raise BadSetup(
            f"{plan.folder} has a training already: --resume goes on with it, or remove the folder"
        )
    resumed = resume and training.resume()
    if begin is not None and not resumed:
        training.begin(begin, jobs or cores(), on)
    training.run(games, jobs or cores(), on)
    if keep:
        training.measure(jobs or cores(), on)
        console.print(f"The network is in {install(plan, training.strength)}.")
