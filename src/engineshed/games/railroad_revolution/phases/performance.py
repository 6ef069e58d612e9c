"""Performance tracks: markers move up, step by step, and pay the tolls they pass."""

from engineshed.games.railroad_revolution.effects import VOCABULARY
from engineshed.games.railroad_revolution.figures import add_money, add_shares, discard_worker, step_up
from engineshed.games.railroad_revolution.phases.general import liquid
from engineshed.games.railroad_revolution.position import RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import (
    COLOURS,
    OWN,
    OWN_AT,
    PERFORMANCE,
    PERFORMANCE_AT,
    Rung,
)
from engineshed.games.railroad_revolution.purse import Part, lacking
from engineshed.kernel import NO_SUCH_MOVE, Action, Refusal, Seat, State

STEP: list[Action] = [("step", track) for track in PERFORMANCE]
STEP_WITH: list[list[Action]] = [[("step", track, own) for own in OWN] for track in PERFORMANCE]


class Steps(Part):
    """A number of performance steps, each on any track (RRV-1203); what is not wanted lapses (RRV-1208)."""

    __slots__ = ("left",)

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def _next(self, pos: RailroadRevolutionPosition, track: int) -> Rung | None:
        """The space above the marker; None at the top."""
        rungs, at = pos.box.performance[track], pos.companies[self.seat].steps[track]
        return rungs[at + 1] if at + 1 < len(rungs) else None

    def candidates(self, pos: RailroadRevolutionPosition) -> list[Action]:
        found: list[Action] = []
        for track in range(3):
            rung = self._next(pos, track)
            if rung is not None and rung.workers:
                found += STEP_WITH[track]
            else:
                found.append(STEP[track])
        return found

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        if not 2 <= len(action) <= 3 or action[0] != "step" or action[1] not in PERFORMANCE_AT:
            return NO_SUCH_MOVE
        company = pos.companies[self.seat]
        rung = self._next(pos, PERFORMANCE_AT[action[1]])
        if rung is None:
            return Refusal("RRV-1208") if len(action) == 2 else NO_SUCH_MOVE
        if len(action) != (3 if rung.workers else 2):
            return Refusal("RRV-1206", worker="any") if rung.workers else NO_SUCH_MOVE
        if rung.workers:
            own = OWN_AT.get(action[2])
            if own is None:
                return NO_SUCH_MOVE
            if not company.has(own):
                return Refusal("RRV-1206", worker=COLOURS[own >> 1])
        if company.money < rung.money:
            return Refusal("RRV-1204", **lacking(pos, self.seat, rung.money))
        if company.shares < rung.shares:
            return Refusal("RRV-1205", shares=rung.shares, have=company.shares)
        return None

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        rung = self._next(pos, PERFORMANCE_AT[action[1]])
        assert rung is not None
        return (-rung.money, -rung.shares, -rung.workers)

    def possible(self, pos: RailroadRevolutionPosition, spent: int = 0) -> bool:
        company = pos.companies[self.seat]
        spare = sum(company.workers) > pos.box.least_workers
        for track in range(3):
            rung = self._next(pos, track)
            if rung is None or (rung.workers and not spare):
                continue
            if company.shares - spent >= rung.shares and liquid(pos, self.seat, spent) >= rung.money:
                return True
        return False

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        pos, track = state.pos, PERFORMANCE_AT[action[1]]
        rung, step = self._next(pos, track), pos.companies[self.seat].steps[track] + 1
        assert rung is not None
        toll = action[2] if rung.workers else ""
        money, shares = rung.money, rung.shares
        state.tell("stepped", self.seat, track=action[1], step=step, money=money, shares=shares, own=toll)
        add_money(state, self.seat, -rung.money, "RRV-1204")
        add_shares(state, self.seat, -rung.shares, "RRV-1205")
        if rung.workers:
            discard_worker(state, self.seat, OWN_AT[action[2]], "RRV-1206")
        step_up(state, self.seat, track, "RRV-1202")
        if self.left > 1:
            state.join(Steps(self.seat, self.left - 1), must=False)


VOCABULARY.effect("steps")(lambda seat, w: Steps(seat, w.n))
