"""`engineshed components`: the data of a game and where it comes from."""

from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated

import typer

from engineshed.cli.common import GameName, Json, example, print_json, print_table
from engineshed.kernel import Game, Position, Provenance, find_game
from engineshed.kernel.components import KINDS, find_file, provenance, read_json


def add_to(app: typer.Typer) -> None:
    app.command("components", epilog=example("components age-of-steam --provenance"))(show)


def show(
    game: GameName,
    sources: Annotated[
        bool, typer.Option("--provenance", help="Every statement of source, one by one.")
    ] = False,
    as_json: Json = False,
) -> None:
    """List a game's data files and how much of them is from the rulebook, published or reconstructed."""
    found = {name: list(provenance(read_json(file))) for name, file in data_files(find_game(game))}
    if as_json:
        print_json([_entry(name, stated, sources) for name, stated in found.items()])
    elif sources:
        rows = [(name, one.path, one.kind, one.note) for name, stated in found.items() for one in stated]
        print_table(("file", "where", "kind", "note"), rows)
    else:
        counted = [(name, Counter(one.kind for one in stated)) for name, stated in found.items()]
        print_table(("file", *KINDS), [(name, *(count[kind] for kind in KINDS)) for name, count in counted])


def data_files(game: Game[Position]) -> Iterator[tuple[str, Traversable]]:
    """The JSON files below a game's `data`, by their path in there."""
    if find_file(game.package, "__init__.py") is not None:
        root = files(game.package).joinpath("data")
        if root.is_dir():
            yield from _below(root, "")


def _below(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            yield from _below(item, f"{path}{item.name}/")
        elif item.name.endswith(".json"):
            yield path + item.name, item


def _entry(name: str, stated: list[Provenance], sources: bool) -> dict[str, object]:
    counts = Counter(one.kind for one in stated)
    entry: dict[str, object] = {"file": name, **{kind: counts[kind] for kind in KINDS}}
    if sources:
        entry["provenance"] = [{"path": one.path, "kind": one.kind, "note": one.note} for one in stated]
    return entry
