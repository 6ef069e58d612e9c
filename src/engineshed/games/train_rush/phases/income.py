"""Phase III. Income: investment markers, coal and loading."""

from engineshed.games.train_rush.figures import add_coal, add_investment
from engineshed.games.train_rush.gain import Gain, bonus
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.printed.box import Effect
from engineshed.games.train_rush.wagons import refuse_load
from engineshed.kernel import State, Step


class Income(Step[TrainRushPosition]):
    """All gain what their tracks show; then they load in order (TR-2001)."""

    __slots__ = ()

    def run(self, state: State[TrainRushPosition]) -> None:
        pos = state.pos
        pos.phase = "income"
        loads: list[Gain] = []
        for seat in pos.order:
            markers, coal = pos.value(seat, "investment"), pos.value(seat, "coal")
            state.tell("income", seat, investment=markers, coal=coal)
            add_investment(state, seat, markers, "TR-2002")
            add_coal(state, seat, coal, "TR-2003")
            # TR-2004: as many wagons as the loading track shows, or fewer
            loading = Effect("loadWagon", times=pos.value(seat, "loading"))
            if refuse_load(pos, seat, loading) is None:
                loads.append(bonus(seat, loading, "TR-2004"))
        state.then(*loads)
