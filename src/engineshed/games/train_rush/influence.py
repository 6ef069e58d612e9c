"""Agents in the influence area: corruption."""

from engineshed.games.train_rush.atoms import named
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.printed.box import Effect
from engineshed.kernel import NO_SUCH_MOVE, Action, Decision, Refusal, Seat, State

AGENT_SLOTS = 4


def refuse_corruption(pos: TrainRushPosition, seat: Seat, effect: Effect) -> Refusal | None:
    """Why no agent can be sent at all."""
    region = effect.region or pos.region(seat)
    if not region:
        return Refusal("TR-407")
    if not pos.players[seat].agents:
        return Refusal("TR-115")
    return None if any(free_slots(pos, sector) for sector in sectors(pos, region)) else Refusal("TR-910")


def sectors(pos: TrainRushPosition, region: str) -> list[str]:
    return [sector.id for sector in pos.box.sectors.values() if sector.region == region]


def free_slots(pos: TrainRushPosition, sector: str) -> int:
    return AGENT_SLOTS - len(pos.agents[sector])


class Corrupt(Decision[TrainRushPosition]):
    """Send an agent to a sector of the active region, or of the state a bonus names (TR-906, TR-1107)."""

    __slots__ = ("region",)

    def __init__(self, seat: Seat, region: str) -> None:
        self.seat = seat
        self.region = region
        """"" = the active region."""

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [("corrupt", f"sector:{sector}") for sector in pos.box.sectors]

    def refuse(self, pos: TrainRushPosition, action: Action) -> Refusal | None:
        sector = named(action, "corrupt", "sector")
        if sector not in pos.box.sectors:
            return NO_SUCH_MOVE
        if pos.box.sectors[sector].region != (self.region or pos.region(self.seat)):
            return Refusal("TR-906")
        if not free_slots(pos, sector):
            return Refusal("TR-910")
        return None

    def agents(self, pos: TrainRushPosition, sector: str) -> int:
        """How many agents go there."""
        return 1

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        pos, sector = state.pos, named(action, "corrupt", "sector")
        sent = self.agents(pos, sector)
        pos.players[self.seat].agents -= sent
        pos.agents[sector] += (self.seat,) * sent  # TR-905: the leftmost free slots
        state.tell("corrupted", self.seat, sector=sector, agents=sent)


class CorruptTwice(Corrupt):
    """Send two agents to one sector of a state; one, where there is no room for two (TR-1108, TR-1109)."""

    __slots__ = ()

    def refuse(self, pos: TrainRushPosition, action: Action) -> Refusal | None:
        refusal = super().refuse(pos, action)
        if refusal is None and self.agents(pos, named(action, "corrupt", "sector")) == 1:
            region = self.region or pos.region(self.seat)
            roomy = any(free_slots(pos, sector) > 1 for sector in sectors(pos, region))
            if roomy and pos.players[self.seat].agents > 1:
                return Refusal("TR-1109")
        return refusal

    def agents(self, pos: TrainRushPosition, sector: str) -> int:
        return min(2, free_slots(pos, sector), pos.players[self.seat].agents)
