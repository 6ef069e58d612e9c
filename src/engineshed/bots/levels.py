"""The levels, by the same words for every game."""

from typing import Final

from engineshed.bots.bot import Bot, Budget
from engineshed.bots.greedy import Novice, Steady
from engineshed.bots.random import RandomBot
from engineshed.kernel import Atom, BadSetup, Seat, find_game, load_state

LEVELS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "novice": Novice, "steady": Steady}


def bot_of(level: str) -> Bot:
    """A bot of this level, or BadSetup with the list of those there are."""
    if level not in LEVELS:
        raise BadSetup(f"no bot {level!r}; there are {', '.join(LEVELS)}")
    return LEVELS[level]()


def choose(game: str, level: str, seen: bytes, seat: Seat, seed: int) -> list[Atom]:
    """A bot's answer from the dump of what its seat sees: for other processes."""
    state = load_state(find_game(game), seen)
    return list(bot_of(level).choose(state, seat, Budget(seed)))
