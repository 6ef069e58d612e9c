"""The levels, with the same names for every game: ours, and those of other packages.

A package from outside names its bots in its `pyproject.toml`:

    [project.entry-points."engineshed.bots"]
    dreamer = "dreams.bot:Dreamer"

The name is then a level like ours, at tables and in the arena; what it names is called without arguments and
gives a `Bot`.

A level of ours that goes by the game's own value may have a style of the game: `steady:kiev`.
"""

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final, TypeAlias, cast

from engineshed.bots.bot import Bot, Budget
from engineshed.bots.greedy import Novice, Steady
from engineshed.bots.random import RandomBot
from engineshed.kernel import Atom, BadSetup, Game, Position, Seat, find_game, load_state
from engineshed.kernel.advice import advice_for

Factory: TypeAlias = Callable[[], Bot]


# With numpy, which takes a while to read: whoever plays against others need not wait for it.
def _expert() -> Bot:
    from engineshed.bots.expert import Expert

    return Expert()


def _network(file: Path | None = None) -> Bot:
    from engineshed.bots.learned import NetworkBot

    return NetworkBot(file)


OURS: Final[dict[str, Factory]] = {
    "random": RandomBot,
    "novice": Novice,
    "steady": Steady,
    "expert": _expert,
}
MEASURED: Final[dict[str, Factory]] = {"network": _network}
"""For the arena only: the best level without its search. `network@FILE` plays with the weights of a file."""
STYLED: Final[dict[str, Callable[[str], Bot]]] = {"novice": Novice, "steady": Steady}
"""Those that can play in a style."""
GROUP: Final = "engineshed.bots"


@cache
def levels() -> dict[str, Factory]:
    """All levels, ours from the weakest to the strongest, then those from outside; ours keep their names."""
    outside = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    return OURS | {entry.name: _loading(entry) for entry in outside if entry.name not in OURS | MEASURED}


def in_style(game: Game[Position], level: str, style: str) -> str:
    """A level in a style of a game, as `bot_of` knows it; without it where there is no such style."""
    return f"{level}:{style}" if level in STYLED and style in advice_for(game).styles else level


def _loading(entry: EntryPoint) -> Factory:
    """A factory that loads a bot from outside only when somebody plays against it."""

    def make() -> Bot:
        return cast(Factory, entry.load())()

    return make


def bot_of(level: str) -> Bot:
    """A bot of this level, or BadSetup with the list of those there are."""
    name, at, file = level.partition("@")
    if name == "network" and at:
        if not Path(file).is_file():
            raise BadSetup(f"{level}: there is no such file of weights")
        return _network(Path(file))
    plain, colon, style = level.partition(":")
    if colon and plain in STYLED:
        return STYLED[plain](style)
    known = levels() | MEASURED
    if level not in known:
        raise BadSetup(f"no bot {level!r}; there are {', '.join(levels())}")
    return known[level]()


def choose(game: str, level: str, seen: bytes, seat: Seat, seed: int, seconds: float = 0.0) -> list[Atom]:
    """A bot's answer from the dump of what its seat sees, for other processes; 0 s: its usual time."""
    state = load_state(find_game(game), seen)
    return list(bot_of(level).choose(state, seat, Budget(seed, seconds)))
