"""Phase I. Bidding: spies for the order of play."""

from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import Action, Choice, State, Step, named


class Bidding(Step[TrainRushPosition]):
    """In order, each plays a spy; then the new order is set (TR-1801, TR-1804)."""

    __slots__ = ()

    def run(self, state: State[TrainRushPosition]) -> None:
        state.pos.phase = "bidding"
        state.then(*(PlaySpy(seat) for seat in state.pos.order), SetOrder())


class PlaySpy(Choice[TrainRushPosition]):
    """Put a spy from the board under the order marker (TR-1801); each is played once (TR-1808)."""

    __slots__ = ()
    asks = "play-spy"
    rules = ("TR-1801",)
    rule = "TR-1808"

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [("bid", f"spy:{number}") for number in pos.players[self.seat].spies]

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        player, number = state.pos.players[self.seat], int(named(action, "bid", "spy"))
        player.spies = tuple(spy for spy in player.spies if spy != number)
        player.bid = number
        state.tell("bid", self.seat, spy=number)
        state.book(self.seat, "spies", -1, "TR-1801")


class SetOrder(Step[TrainRushPosition]):
    """From the highest number to the lowest; of equal ones the earlier comes first (TR-1804, TR-1805)."""

    __slots__ = ()

    def run(self, state: State[TrainRushPosition]) -> None:
        pos = state.pos
        pos.order = tuple(sorted(pos.order, key=lambda seat: -pos.players[seat].bid))
        state.tell("ordered", pos.order[0], order=pos.order)
