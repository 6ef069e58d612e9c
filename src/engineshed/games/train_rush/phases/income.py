"""Phase III. Income: investment markers, coal and loading."""

from engineshed.games.train_rush.gain import Gain
from engineshed.games.train_rush.position import Table
from engineshed.games.train_rush.printed import Effect
from engineshed.games.train_rush.wagons import refuse_load
from engineshed.kernel import State, Step

LOADING = Effect("loadWagon")


class Income(Step[Table]):
    """All gain what their tracks show; then they load in order (TR-2001)."""

    __slots__ = ()

    def run(self, state: State[Table]) -> None:
        pos = state.pos
        pos.phase = "income"
        for seat in pos.order:
            player = pos.players[seat]
            markers, coal = pos.value(seat, "investment"), pos.value(seat, "coal")
            player.investment += markers
            player.coal += coal
            state.tell("income", seat, investment=markers, coal=coal)
        # TR-2004: as many wagons as the loading track shows, or fewer
        loaders = [seat for seat in pos.order if refuse_load(pos, seat, LOADING) is None]
        state.then(*(Gain(seat, LOADING, True, pos.value(seat, "loading")) for seat in loaders))
