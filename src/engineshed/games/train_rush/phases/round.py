"""Rounds: seven phases, then the end of the round or of the game."""

from typing import Final

from engineshed.games.train_rush.cards import RefillPool
from engineshed.games.train_rush.phases.bidding import Bidding
from engineshed.games.train_rush.phases.income import Income
from engineshed.games.train_rush.phases.investment import Investment
from engineshed.games.train_rush.phases.lobbying import Lobbying
from engineshed.games.train_rush.phases.mission import Missions
from engineshed.games.train_rush.phases.movement import Movement
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import State, Step


class Round(Step[TrainRushPosition]):
    """The seven phases in order (TR-1701)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: State[TrainRushPosition]) -> None:
        state.pos.round = self.number
        state.tell("round", number=self.number)
        state.then(*PHASES.values())


class EndOfRound(Step[TrainRushPosition]):
    """First the end of the game is checked; else everything is made ready for the next round (TR-2801)."""

    __slots__ = ()

    def run(self, state: State[TrainRushPosition]) -> None:
        pos = state.pos
        pos.phase = "end"
        if over(pos):
            state.finish()
            return
        if any(pos.slots.values()):
            state.tell("cleared")
        pos.slots = dict.fromkeys(pos.slots, 0)  # TR-2803
        pos.discards += pos.pool  # TR-2804
        pos.pool = ()
        state.then(RefillPool(), Round(pos.round + 1))


def over(pos: TrainRushPosition) -> bool:
    """After the last round, or once somebody has markers in all cities (TR-2901 to TR-2903)."""
    return pos.round == pos.box.rounds or any(
        pos.cities_visited(seat) == len(pos.visitors) for seat in pos.order
    )


PHASES: Final[dict[str, Step[TrainRushPosition]]] = {
    "bidding": Bidding(),
    "lobbying": Lobbying(),
    "income": Income(),
    "investment": Investment(),
    "movement": Movement(),
    "mission": Missions(),
    "end": EndOfRound(),
}
"""In the order of a round, by the names that `pos.phase` takes (TR-1701)."""
