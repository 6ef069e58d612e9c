"""What follows a move: the action of the field where it ends."""

from engineshed.games.train_rush.phases.city import stop_in_city
from engineshed.games.train_rush.phases.market import BlackMarket
from engineshed.games.train_rush.phases.siding import stop_on_siding
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import Seat, State


def arrive(state: State[TrainRushPosition], seat: Seat, field: str) -> None:
    """Only a city, a black market or a siding triggers an action (TR-521)."""
    here = state.pos.box.fields[field]
    if here.kind == "city":
        stop_in_city(state, seat, here.city)
    elif here.kind == "market":
        market = BlackMarket(seat)
        if market.can_choose(state.pos):
            state.then(market)
    elif here.kind == "siding":
        stop_on_siding(state, seat, here.zone, here.space)
