"""Phase II. Lobbying: each player's spy goes to a sector."""

from collections.abc import Collection

from engineshed.games.train_rush.figures import rise
from engineshed.games.train_rush.gain import bonus
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.tracks import refuse_rise
from engineshed.kernel import Action, Pick, Refusal, State, Step

SPY_SLOTS = 4
FREE_CHOICE = 4
"""With this many players the last one may choose any state (TR-1903)."""


class Lobbying(Step[TrainRushPosition]):
    """In order, each places the spy just played (TR-1901)."""

    __slots__ = ()

    def run(self, state: State[TrainRushPosition]) -> None:
        state.pos.phase = "lobbying"
        state.then(*(Lobby(seat) for seat in state.pos.order), StandUp())


class Lobby(Pick[TrainRushPosition]):
    """Place the spy in a sector of an available state, advance on its track, gain the slot's bonus."""

    __slots__ = ()
    asks = "lobby"
    rules = ("TR-1901",)
    verb = "lobby"
    kind = "sector"

    def things(self, pos: TrainRushPosition) -> Collection[str]:
        return pos.box.sectors

    def why(self, pos: TrainRushPosition, thing: str) -> Refusal | None:
        sector = pos.box.sectors[thing]
        if sector.region in pos.lobbied and len(pos.lobbied) + 1 < FREE_CHOICE:
            return Refusal("TR-1902", region=sector.region)
        if len(pos.spies[thing]) == SPY_SLOTS:
            return Refusal("TR-1906")
        if sector.single_spy and any(
            self.seat in pos.spies[finance] for finance in self._finance(pos, thing)
        ):
            return Refusal("TR-1905")
        return None

    def _finance(self, pos: TrainRushPosition, sector: str) -> list[str]:
        """The finance sectors in which the player may have one spy only: each by itself, or all together."""
        if pos.box.readings.one_finance_spy:
            return [other.id for other in pos.box.sectors.values() if other.single_spy]
        return [sector]

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        pos, name = state.pos, self.chosen(action)
        sector = pos.box.sectors[name]
        pos.players[self.seat].bid = 0
        pos.spies[name] += (self.seat,)
        pos.lobbied += (sector.region,)
        state.tell("lobbied", self.seat, sector=name)
        if state.tape is not None:
            state.book(self.seat, f"influence-{sector.region}", 1, "TR-1901")
        if refuse_rise(pos, self.seat, sector.track) is None:  # TR-1909
            rise(state, self.seat, sector.track, "TR-1907")
        effect = sector.bonuses[len(pos.spies[name]) - 1]
        if effect:
            state.then(bonus(self.seat, effect, "TR-1908"))  # after the advance


class StandUp(Step[TrainRushPosition]):
    """The marks of the chosen states are removed (TR-1911)."""

    __slots__ = ()

    def run(self, state: State[TrainRushPosition]) -> None:
        state.pos.lobbied = ()
