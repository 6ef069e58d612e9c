"""The inputs of a network: a game's features as one seat sees them, always in the same order.

A game's `bot/features.py` gives numbers for what a seat alone knows, for what everybody sees of each seat,
and for the table. A row has the viewer's own, its side, the sides of the seats after it, the table, and who
is asked.
"""

from typing import Protocol, cast

from engineshed.kernel import Game, Position, Seat, State
from engineshed.kernel.components import is_package


class Features(Protocol):
    """A game's `bot/features.py`: numbers from about -1 to 1, quick to compute, each with a name."""

    OWN: tuple[str, ...]
    SIDE: tuple[str, ...]
    TABLE: tuple[str, ...]
    APART: tuple[str, ...]
    """The settings whose values are worlds apart: a network for each."""

    def own(self, pos: Position, seat: Seat) -> list[float]:
        """What this seat alone knows: its hand."""
        ...

    def sides(self, pos: Position) -> list[list[float]]:
        """What everybody sees of each seat."""
        ...

    def table(self, pos: Position) -> list[float]:
        """What everybody sees of the table."""
        ...


def features_of(game: Game[Position]) -> Features | None:
    """The game's `bot/features.py`, if it has one."""
    room = game.room("bot")
    if room is None or not is_package(room.__name__):
        return None
    return cast("Features | None", game.room("bot.features"))


class Inputs:
    """The row of numbers for a state, seen by one seat."""

    def __init__(self, features: Features, players: int) -> None:
        self.features = features
        self.players = players
        self.names = (
            *(f"own {name}" for name in features.OWN),
            *(f"seat {offset} {name}" for offset in range(players) for name in features.SIDE),
            *(f"table {name}" for name in features.TABLE),
            *(f"asked {offset}" for offset in range(players)),
        )
        """Stored with the weights: other inputs need another network."""

    def row(self, state: State[Position], seat: Seat) -> list[float]:
        """The inputs for a state as this seat sees it."""
        return self._row(state, seat, self.features.sides(state.pos), self.features.table(state.pos))

    def rows(self, state: State[Position]) -> list[list[float]]:
        """The inputs for a state, once for every seat."""
        sides, table = self.features.sides(state.pos), self.features.table(state.pos)
        return [self._row(state, seat, sides, table) for seat in range(self.players)]

    def _row(
        self, state: State[Position], seat: Seat, sides: list[list[float]], table: list[float]
    ) -> list[float]:
        row = self.features.own(state.pos, seat)
        for side in sides[seat:]:
            row += side
        for side in sides[:seat]:
            row += side
        row += table
        asked = [0.0] * self.players
        for waits in state.waiting():
            asked[(waits - seat) % self.players] = 1.0
        row += asked
        return row
