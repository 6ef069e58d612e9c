"""Turn order and the reuse of the workers that claimed it."""

from collections.abc import Iterable

from engineshed.games.russian_railroads.desk import desk_of
from engineshed.games.russian_railroads.phases.carry import EndOfTurn
from engineshed.games.russian_railroads.phases.turn import put, refuse_space, spaces_for
from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.kernel import NO_SUCH_MOVE, PASS, Action, Decision, Refusal, Seat, State, Step


def new_order(order: list[Seat], claims: dict[int, Seat]) -> list[Seat]:
    """Claimants take their positions, the others close up behind keeping their order (RUS-1509)."""
    if claims == {2: order[0]}:
        return order[:]  # RUS-1510
    others = [seat for seat in order if seat not in claims.values()]
    return [
        claims[position] if position in claims else others.pop(0) for position in range(1, len(order) + 1)
    ]


class NewTurnOrder(Step[RussianRailroadsPosition]):
    """The order changes only when all have passed (RUS-1508)."""

    __slots__ = ()

    def run(self, state: State[RussianRailroadsPosition]) -> None:
        pos = state.pos
        claims = pos.claims()
        if claims:
            pos.order = new_order(pos.order, claims)
            state.tell("new-order", order=tuple(pos.order))
        # RUS-1602: position 2 first, then position 1.
        for position, seat in sorted(claims.items()):
            state.then(Reuse(seat, position), EndOfTurn(seat))


class Reuse(Decision[RussianRailroadsPosition]):
    """Move the worker from a turn-order space to a free space for exactly one worker (RUS-1601, RUS-1603)."""

    __slots__ = ("position",)
    asks = "reuse"
    rules = ("RUS-1601", "RUS-1603")

    def __init__(self, seat: Seat, position: int) -> None:
        self.seat = seat
        self.position = position

    def facts(self, pos: RussianRailroadsPosition) -> dict[str, object]:
        return {"position": self.position}

    def candidates(self, pos: RussianRailroadsPosition) -> Iterable[Action]:
        yield from (("reuse", space.atom) for space in spaces_for(pos, self.seat))
        yield PASS

    def refuse(self, pos: RussianRailroadsPosition, action: Action) -> Refusal | None:
        if action == PASS:
            return None
        space = pos.box.space(action[1]) if len(action) == 2 and action[0] == "reuse" else None
        if space is None:
            return NO_SUCH_MOVE
        if space.rubles:
            return Refusal("RUS-1605")
        if space.workers != 1:
            return Refusal("RUS-1603")
        if space.area == "turn-order" or not space.reusable:
            return Refusal("RUS-1606")
        return refuse_space(pos, desk_of(pos, self.seat), space)

    def take(self, state: State[RussianRailroadsPosition], action: Action) -> None:
        if action == PASS:
            return
        pos = state.pos
        [(_, pieces)] = pos.placed.pop(f"space:order-{self.position}")
        space = pos.box.space(action[1])
        assert space is not None
        state.tell("reused", self.seat, space=space.atom, pieces=pieces)
        put(state, self.seat, space, pieces)
