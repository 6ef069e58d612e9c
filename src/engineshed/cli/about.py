"""`engineshed --version` and `engineshed bots`: what is running here, and who plays."""

import json
from importlib.metadata import version
from typing import Annotated, NamedTuple

import typer

import engineshed.kernel.state as kernel
from engineshed.bots.inputs import features_of
from engineshed.bots.levels import levels
from engineshed.bots.network import FOLDER, age, read_judge
from engineshed.cli.common import Json, console, example, print_json, print_table
from engineshed.kernel import BadData, Game, Position, games


class Learned(NamedTuple):
    """A network that lies beside a game."""

    game: str
    file: str
    games: int
    """Played in training."""
    share: str
    against: str
    note: str
    """What is wrong with it; "" if nothing is."""


def add_to(app: typer.Typer) -> None:
    app.command("bots", epilog=example("bots --json"))(bots)


def running() -> str:
    """Name the version, and say whether the kernel is compiled."""
    return f"engineshed {version('engineshed')}, {'compiled' if compiled() else 'interpreted'}"


def compiled() -> bool:
    """Whether the kernel is compiled to machine code."""
    return not str(kernel.__file__).endswith(".py")


def show_version(wanted: bool) -> None:
    """Print the version and exit."""
    if wanted:
        console.print(running(), highlight=False)
        raise typer.Exit


def options(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=show_version, help="Show it and end.")
    ] = False,
) -> None:
    """Five railway board games under one roof."""


def bots(as_json: Json = False) -> None:
    """List the levels, and the networks with their strength and whether they know today's rules."""
    found = [network for game in games().values() for network in networks_of(game)]
    if as_json:
        print_json({"levels": list(levels()), "networks": [network._asdict() for network in found]})
        return
    console.print(f"Levels: {', '.join(levels())}", highlight=False)
    rows = [network._replace(note=network.note or "fits") for network in found]
    print_table(("game", "network", "games learned from", "share", "against", "rules"), rows)


def networks_of(game: Game[Position]) -> list[Learned]:
    """The networks of one game, by their cards."""
    if features_of(game) is None:
        return []
    folder = game.data(FOLDER)
    if not folder.is_dir():
        return []
    found = []
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        stem, dot, kind = file.name.rpartition(".")
        if not dot or kind != "npz":
            continue
        beside = folder.joinpath(f"{stem}.json")
        card = json.loads(beside.read_text(encoding="utf-8")) if beside.is_file() else {}
        strength = card.get("strength", {})
        share = f"{strength['low']:.0%} to {strength['high']:.0%}" if strength else ""
        try:
            note = age(read_judge(game, file, int(stem.split("-")[0])).network, game)
        except BadData as error:
            note = str(error)
        against = f"{strength['against']}, {strength['games']} games" if strength else ""
        found.append(Learned(game.id, file.name, card.get("games", 0), share, against, note))
    return found
