"""Progress tracks, infrastructure tracks and contractor tracks."""

from collections.abc import Collection

from engineshed.games.train_rush.figures import rise
from engineshed.games.train_rush.gain import bonus
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.printed.box import Effect
from engineshed.kernel import Action, Pick, Refusal, Seat, State, Step


def refuse_rise(pos: TrainRushPosition, seat: Seat, track: str) -> Refusal | None:
    top = len(pos.box.tracks[track]) - 1
    level = pos.players[seat].levels[track]
    if level == top:
        return Refusal("TR-1010", tracks="one")
    if level + 1 == top:
        for player in pos.players:
            if player.levels[track] == top:
                return Refusal("TR-1009")
    return None


def refuse_advance(pos: TrainRushPosition, seat: Seat, effect: Effect) -> Refusal | None:
    if effect.track:
        return refuse_rise(pos, seat, effect.track)
    if any(refuse_rise(pos, seat, track) is None for track in pos.box.tracks):
        return None
    return Refusal("TR-1010", tracks="all")


class Advance(Pick[TrainRushPosition]):
    """Advance on a progress track: the one named, or any (TR-1003)."""

    __slots__ = ("track",)
    asks = "advance"
    rules = ("TR-1003",)
    verb = "advance"
    kind = "track"

    def __init__(self, seat: Seat, track: str) -> None:
        self.seat = seat
        self.track = track

    def facts(self, pos: TrainRushPosition) -> dict[str, object]:
        return {"track": self.track, "any": not self.track}

    def things(self, pos: TrainRushPosition) -> Collection[str]:
        return (self.track,) if self.track else pos.box.tracks

    def why(self, pos: TrainRushPosition, thing: str) -> Refusal | None:
        return refuse_rise(pos, self.seat, thing)

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        rise(state, self.seat, self.chosen(action), "TR-1002")


class AlongInfrastructure(Step[TrainRushPosition]):
    """A number of single advances on the infrastructure track of a region (TR-1103)."""

    __slots__ = ("seat", "region", "spaces", "rule")

    def __init__(self, seat: Seat, region: str, spaces: int, rule: str) -> None:
        self.seat = seat
        self.region = region
        self.spaces = spaces
        self.rule = rule

    def run(self, state: State[TrainRushPosition]) -> None:
        pos, markers = state.pos, state.pos.players[self.seat].infrastructure
        if self.spaces > 1:
            state.then(AlongInfrastructure(self.seat, self.region, self.spaces - 1, self.rule))
        if markers[self.region] == pos.box.track_length:
            return  # TR-1104
        markers[self.region] += 1
        state.tell("infrastructure", self.seat, region=self.region, space=markers[self.region])
        if state.tape is not None:
            state.book(self.seat, f"infrastructure-{self.region}", 1, self.rule)
        effect = pos.box.infrastructure[self.region].get(markers[self.region])
        if effect:
            state.then(bonus(self.seat, effect, "TR-1105"))


class AlongContractors(Step[TrainRushPosition]):
    """An advance on a contractor track; only the space where the marker stops gives its bonus (TR-1206)."""

    __slots__ = ("seat", "colour", "spaces", "rule")

    def __init__(self, seat: Seat, colour: str, spaces: int, rule: str) -> None:
        self.seat = seat
        self.colour = colour
        self.spaces = spaces
        self.rule = rule

    def run(self, state: State[TrainRushPosition]) -> None:
        box, markers = state.pos.box, state.pos.players[self.seat].contractors
        before = markers[self.colour]
        after = min(before + self.spaces, box.track_length)  # TR-1204
        if after == before:
            return
        markers[self.colour] = after
        state.tell("contractors", self.seat, colour=self.colour, space=after)
        if state.tape is not None:
            state.book(self.seat, f"contractors-{self.colour}", after - before, self.rule)
        effect = box.contractors[self.colour].get(after)
        if effect:
            state.then(bonus(self.seat, effect, "TR-1205"))
