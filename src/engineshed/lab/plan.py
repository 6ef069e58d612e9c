"""What a training learns, how, and where its files lie."""

from pathlib import Path
from typing import Final, NamedTuple

from engineshed.kernel import Settings, Value, find_game
from engineshed.lab.selfplay import BY_VALUE

STRANGERS: Final = 0.4
"""How many games one network usually plays among others who never learned: those who know only themselves are
surprised by everybody else."""
RATE: Final = 1e-3
ANY: Final = "any"
FOLDER: Final = Path("build") / "train"


class Plan(NamedTuple):
    """What is learned, and where its files lie."""

    game: str
    players: int
    settings: dict[str, Value]
    seed: int
    folder: Path
    any: tuple[str, ...] = ()
    """Settings that differ from game to game."""
    sparring: str = BY_VALUE
    """Who plays the first games, and who the others are in those that are not among its like."""
    rate: float = RATE
    """How far a step goes at first; a network that knows much already should take small ones."""
    strangers: float = STRANGERS
    """How many games one network plays among others who never learned."""
    styled: float = 0.0
    """How many seats of practice games follow a style of the game besides."""

    @property
    def checkpoint(self) -> Path:
        return self.folder / "checkpoint.npz"

    @property
    def memory(self) -> Path:
        return self.folder / "memory.npz"

    @property
    def kept(self) -> Path:
        return self.folder / "kept.npz"

    @property
    def log(self) -> Path:
        return self.folder / "log.jsonl"


def plan_for(game: str, players: int, settings: Settings, seed: int, folder: Path) -> Plan:
    """A plan with all settings agreed, in a folder of its own; "any": a setting differs from game to game."""
    varied = tuple(name for name, value in settings.items() if value == ANY)
    agreed = find_game(game).agree(players, {n: value for n, value in settings.items() if value != ANY})
    chosen = [ANY if name in varied else str(agreed[name]) for name in agreed if name in settings]
    place = folder / game / "-".join([str(players), *chosen])
    return Plan(game, players, agreed, seed, place, varied)
