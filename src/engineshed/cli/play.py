"""`engineshed play`: a game in the terminal, atom by atom, hot-seat or against bots."""

import secrets
from typing import Annotated

import typer

from engineshed.bots import bot_of
from engineshed.cli.common import GameName, Set, example, settings_of
from engineshed.cli.terminal import Terminal
from engineshed.kernel import BadSetup, find_game
from engineshed.kernel.play import new_game

USUAL_LEVEL = "steady"


def add_to(app: typer.Typer) -> None:
    app.command("play", epilog=example("play age-of-steam --bots novice"))(play)


def play(
    game: GameName,
    players: Annotated[
        int,
        typer.Option(
            "--players", "-p", min=0, help="How many seats; 0 = as many as usual, bots on all but yours."
        ),
    ] = 0,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            help="Levels of the bots on the last seats, separated by commas; steady if nothing is said.",
        ),
    ] = "",
    settings: Set = None,
    seed: Annotated[int | None, typer.Option("--seed", help="Replayable chance; otherwise real.")] = None,
    language: Annotated[str, typer.Option("--language", help="en or pl.")] = "en",
) -> None:
    """Play in the terminal: pick what is offered by its number, `undo`, ask `why` something is not."""
    kind = find_game(game)
    chosen = settings_of(kind, settings)
    levels = bots.split(",") if bots else []
    if not players:
        wanted = {setting.id: setting.default for setting in kind.settings} | chosen
        players = kind.usual_players(wanted)
        if len(levels) < 2:
            levels = (levels or [USUAL_LEVEL]) * (players - 1)
    if len(levels) >= players:
        raise BadSetup(f"{len(levels)} bots leave no seat of {players} for you")
    if language not in kind.title:
        raise BadSetup(f"--language {language}: choose one of {', '.join(kind.title)}")
    match = new_game(kind, players, chosen, seed)
    machines = {players - len(levels) + index: bot_of(level) for index, level in enumerate(levels)}
    thinking = secrets.randbits(62) if seed is None else seed
    Terminal(match, machines, language, thinking).play()
