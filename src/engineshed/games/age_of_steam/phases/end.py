"""X. Advance the turn marker; the end of the game."""

from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.kernel import State, Step


class AdvanceTurnMarker(Step[AgeOfSteamPosition]):
    """The next turn begins, or the game ends after the last one (AOS-1701)."""

    __slots__ = ("turn",)

    def __init__(self, turn: Step[AgeOfSteamPosition]) -> None:
        self.turn = turn
        """A turn from its first phase on."""

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        pos = state.pos
        if pos.turn < pos.map.turns(pos.players):
            pos.turn += 1
            state.tell("turn", number=pos.turn)
            state.then(self.turn)
        else:
            pos.map.end(state)
