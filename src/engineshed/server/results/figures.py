"""Figures of a profile: wins against the fair share, mean scores, and a history that can be searched."""

from collections.abc import Callable, Iterable, Sequence
from statistics import fmean, median
from typing import Final

import msgspec
from msgspec.structs import replace

from engineshed.server.results.store import Finished, Took

COLUMNS: Final = (1, 2, 3, 4, 5)
"""Numbers of players; the last stands for more as well."""
SHOWN: Final = ("", "won", "rated", "people")
PACES: Final = ("", "live", "days", "none")
ON_A_PAGE: Final = 25


class Tally(msgspec.Struct):
    """Sums over games of one kind."""

    games: int = 0
    won: int = 0
    share: float = 0.0
    """Wins, where a shared first place counts as a share."""
    fair: float = 0.0
    """Wins that equal players would expect."""
    scores: list[int] = []

    @property
    def mean(self) -> float | None:
        return fmean(self.scores) if self.scores else None

    def count(self, game: Finished, mine: Took) -> None:
        self.games += 1
        self.fair += 1 / game.players
        if mine.score is not None:
            self.scores.append(mine.score)
        if has_won(game, mine):
            self.won += 1
            self.share += 1 / max(1, sum(took.place == 1 for took in game.all))


class Filters(msgspec.Struct, frozen=True):
    """Which games of the history are shown."""

    game: str = ""
    words: str = ""
    show: str = ""
    pace: str = ""


def mine_of(game: Finished, guest: str) -> Took | None:
    """Somebody's line of a game; the best one if they held several seats."""
    own = [took for took in game.all if took.guest == guest]
    return min(own, key=lambda took: (took.left, took.place or 99), default=None)


def for_others(game: Finished, guest: str) -> Finished:
    """A game of somebody as others may know it: without the others at a private table, and its link."""
    if game.public:
        return game
    nameless = tuple(
        took if took.guest == guest or took.level else replace(took, guest=None, name="") for took in game.all
    )
    return replace(game, kept=False, all=nameless)


def has_won(game: Finished, mine: Took) -> bool:
    return game.whole and not mine.left and mine.place == 1 and game.won is not False


def tallies(history: Iterable[Finished], guest: str) -> dict[str, dict[int, Tally]]:
    """Somebody's tallies by game and number of players, without games in which they held several seats."""
    found: dict[str, dict[int, Tally]] = {}
    for game in history:
        mine = mine_of(game, guest)
        if mine is None or not game.whole or sum(took.guest == guest for took in game.all) > 1:
            continue
        column = min(game.players, COLUMNS[-1])
        found.setdefault(game.game, {}).setdefault(column, Tally(scores=[])).count(game, mine)
    return found


def against_others(found: dict[str, dict[int, Tally]]) -> Tally:
    """The sum over all games with more than one player."""
    whole = Tally(scores=[])
    for columns in found.values():
        for column, tally in columns.items():
            if column > 1:
                whole.games += tally.games
                whole.won += tally.won
                whole.share += tally.share
                whole.fair += tally.fair
    return whole


def pause_of(history: Iterable[Finished], guest: str) -> float | None:
    """The median of the seconds that somebody takes for a choice in games with other people."""
    pauses = [
        took.pause
        for game in history
        for took in game.all
        if took.guest == guest and took.pause is not None and game.people > 1
    ]
    return median(pauses) if pauses else None


def matching(
    history: Sequence[Finished], guest: str, filters: Filters, told: Callable[[Finished], str]
) -> list[Finished]:
    """The games that the filters let through; words are searched in the text that `told` gives."""
    words = filters.words.casefold().split()
    return [
        game
        for game in history
        if (mine := mine_of(game, guest)) is not None
        and (not filters.game or game.game == filters.game)
        and (filters.show != "won" or has_won(game, mine))
        and (filters.show != "rated" or mine.after is not None)
        and (filters.show != "people" or game.people > 1)
        and (not filters.pace or (game.pace or "none") == filters.pace)
        and all(word in told(game).casefold() for word in words)
    ]
