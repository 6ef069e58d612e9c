"""The measured strength of each level: the ladders kept beside the games, and the networks' cards.

`engineshed ladder GAME --players N --keep` writes `data/ladder/<players>.json` with the command that made it.
"""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from engineshed.kernel import Game, Position
from engineshed.kernel.components import find_file, has_folder, load

FOLDER: Final = "ladder"
NETWORKS: Final = "networks"


class Rung(msgspec.Struct, frozen=True):
    """A level on the ladder, with the ends of its interval (19 times of 20)."""

    name: str
    rating: int
    low: int
    high: int
    seats: int
    median_ms: float
    p95_ms: float
    mean_score: float | None = None

    @property
    def spread(self) -> float:
        """Its standard deviation."""
        return (self.high - self.low) / (2 * 1.96)

    @property
    def give(self) -> int:
        """Half the width of the interval: what is written after ±."""
        return round((self.high - self.low) / 2)


class Ladder(msgspec.Struct, frozen=True):
    """The levels of a game with one number of players."""

    players: int
    games: int
    levels: tuple[Rung, ...]
    command: str
    rules: int = 0
    """The version of the game's rules."""

    def rung(self, level: str) -> Rung | None:
        return next((rung for rung in self.levels if rung.name == level), None)


class Strength(msgspec.Struct, frozen=True):
    """How a network without search fared against a level."""

    games: int
    against: str
    share: float
    low: float
    high: float


class Card(msgspec.Struct, frozen=True):
    """How a network was trained."""

    players: int
    games: int
    seconds: int
    seed: int
    rules: int
    command: str
    strength: Strength | None = None
    settings: dict[str, object] = {}
    size: int = 0
    """Of its weights, in bytes."""
    picture: str = ""
    """The file that shows how it learned."""


@cache
def ladder(game: Game[Position], players: int) -> Ladder | None:
    """The kept ladder of a game with this number of players, if there is one."""
    file = find_file(game.package, "data", FOLDER, f"{players}.json")
    return None if file is None else load(file, Ladder)


@cache
def cards(game: Game[Position], players: int) -> tuple[Card, ...]:
    """The cards of the networks that play with this number of players: one, or one for each map."""
    if not has_folder(game.package, "data", NETWORKS):
        return ()
    folder = files(game.package).joinpath("data", NETWORKS)
    found = []
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        name = file.name.removesuffix(".json")
        weights = folder.joinpath(f"{name}.npz")
        if file.name.endswith(".json") and weights.is_file():
            shown = f"{name}.png" if folder.joinpath(f"{name}.png").is_file() else ""
            size = len(weights.read_bytes())
            found.append(msgspec.structs.replace(load(file, Card), size=size, picture=shown))
    return tuple(card for card in found if card.players == players)


def picture(game: Game[Position], name: str) -> bytes | None:
    """The picture of this name beside the networks; None if there is none."""
    if "/" in name or not name.endswith(".png"):
        return None
    file = find_file(game.package, "data", NETWORKS, name)
    return None if file is None else file.read_bytes()
