"""Agents in the influence area: corruption."""

from collections.abc import Collection

from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.printed.box import Effect
from engineshed.kernel import Action, Pick, Refusal, Seat, State

AGENT_SLOTS = 4


def refuse_corruption(pos: TrainRushPosition, seat: Seat, effect: Effect) -> Refusal | None:
    """Why no agent can be sent at all."""
    region = effect.region or pos.region(seat)
    if not region:
        return Refusal("TR-407")
    if not pos.players[seat].agents:
        return Refusal("TR-115", piece="agent")
    if any(free_slots(pos, sector) for sector in sectors(pos, region)):
        return None
    return Refusal("TR-910", region=region)


def sectors(pos: TrainRushPosition, region: str) -> tuple[str, ...]:
    return pos.box.sectors_of.get(region, ())


def free_slots(pos: TrainRushPosition, sector: str) -> int:
    return AGENT_SLOTS - len(pos.agents[sector])


class Corrupt(Pick[TrainRushPosition]):
    """Send an agent to a sector of the active region, or of the state a bonus names (TR-906, TR-1107)."""

    __slots__ = ("region",)
    asks = "corrupt"
    rules = ("TR-906",)
    verb = "corrupt"
    kind = "sector"

    def __init__(self, seat: Seat, region: str) -> None:
        self.seat = seat
        self.region = region
        """"" = the active region."""

    def things(self, pos: TrainRushPosition) -> Collection[str]:
        return pos.box.sectors

    def likely(self, pos: TrainRushPosition) -> Collection[str]:
        return sectors(pos, self.region or pos.region(self.seat))

    def why(self, pos: TrainRushPosition, thing: str) -> Refusal | None:
        if pos.box.sectors[thing].region != (self.region or pos.region(self.seat)):
            return Refusal("TR-906", region=self.region or pos.region(self.seat))
        if not free_slots(pos, thing):
            return Refusal("TR-910", region="")
        return None

    def agents(self, pos: TrainRushPosition, sector: str) -> int:
        """How many agents go there."""
        return 1

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        pos, sector = state.pos, self.chosen(action)
        sent = self.agents(pos, sector)
        pos.players[self.seat].agents -= sent
        pos.agents[sector] += (self.seat,) * sent  # TR-905: the leftmost free slots
        state.tell("corrupted", self.seat, sector=sector, agents=sent)
        if state.tape is not None:
            state.book(self.seat, "agents", -sent, "TR-906")
            state.book(self.seat, f"influence-{pos.box.sectors[sector].region}", sent, "TR-906")


class CorruptTwice(Corrupt):
    """Send two agents to one sector of a state; one, where there is no room for two (TR-1108, TR-1109)."""

    __slots__ = ()
    asks = "corrupt-twice"
    rules = ("TR-1108",)

    def why(self, pos: TrainRushPosition, thing: str) -> Refusal | None:
        refusal = super().why(pos, thing)
        if refusal is None and self.agents(pos, thing) == 1:
            region = self.region or pos.region(self.seat)
            roomy = any(free_slots(pos, sector) > 1 for sector in sectors(pos, region))
            if roomy and pos.players[self.seat].agents > 1:
                return Refusal("TR-1109")
        return refusal

    def agents(self, pos: TrainRushPosition, sector: str) -> int:
        return min(2, free_slots(pos, sector), pos.players[self.seat].agents)
