"""Progress tracks, infrastructure tracks and contractor tracks."""

from engineshed.games.train_rush.atoms import named
from engineshed.games.train_rush.gain import bonus
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.printed.box import Effect
from engineshed.kernel import NO_SUCH_MOVE, Action, Decision, Refusal, Seat, State, Step


def refuse_rise(pos: TrainRushPosition, seat: Seat, track: str) -> Refusal | None:
    top = len(pos.box.tracks[track]) - 1
    level = pos.players[seat].levels[track]
    if level == top:
        return Refusal("TR-1010")
    if level + 1 == top:
        for player in pos.players:
            if player.levels[track] == top:
                return Refusal("TR-1009")
    return None


def rise(state: State[TrainRushPosition], seat: Seat, track: str) -> None:
    """One level up (TR-1002)."""
    levels = state.pos.players[seat].levels
    levels[track] += 1
    state.tell("advanced", seat, track=track, value=state.pos.value(seat, track))


def refuse_advance(pos: TrainRushPosition, seat: Seat, effect: Effect) -> Refusal | None:
    if effect.track:
        return refuse_rise(pos, seat, effect.track)
    if any(refuse_rise(pos, seat, track) is None for track in pos.box.tracks):
        return None
    return Refusal("TR-1010")


class Advance(Decision[TrainRushPosition]):
    """Advance on a progress track: the one named, or any (TR-1003)."""

    __slots__ = ("track",)

    def __init__(self, seat: Seat, track: str) -> None:
        self.seat = seat
        self.track = track

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [("advance", f"track:{track}") for track in pos.box.tracks]

    def refuse(self, pos: TrainRushPosition, action: Action) -> Refusal | None:
        track = named(action, "advance", "track")
        if track not in pos.box.tracks or (self.track and track != self.track):
            return NO_SUCH_MOVE
        return refuse_rise(pos, self.seat, track)

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        rise(state, self.seat, named(action, "advance", "track"))


class AlongInfrastructure(Step[TrainRushPosition]):
    """So many single advances on the infrastructure track of a region (TR-1103)."""

    __slots__ = ("seat", "region", "spaces")

    def __init__(self, seat: Seat, region: str, spaces: int) -> None:
        self.seat = seat
        self.region = region
        self.spaces = spaces

    def run(self, state: State[TrainRushPosition]) -> None:
        pos, markers = state.pos, state.pos.players[self.seat].infrastructure
        if self.spaces > 1:
            state.then(AlongInfrastructure(self.seat, self.region, self.spaces - 1))
        if markers[self.region] == pos.box.track_length:
            return  # TR-1104
        markers[self.region] += 1
        state.tell("infrastructure", self.seat, region=self.region, space=markers[self.region])
        effect = pos.box.infrastructure[self.region].get(markers[self.region])
        if effect:
            state.then(bonus(self.seat, effect))  # TR-1105


class AlongContractors(Step[TrainRushPosition]):
    """An advance on a contractor track; only the space where the marker stops gives its bonus (TR-1206)."""

    __slots__ = ("seat", "colour", "spaces")

    def __init__(self, seat: Seat, colour: str, spaces: int) -> None:
        self.seat = seat
        self.colour = colour
        self.spaces = spaces

    def run(self, state: State[TrainRushPosition]) -> None:
        box, markers = state.pos.box, state.pos.players[self.seat].contractors
        before = markers[self.colour]
        after = min(before + self.spaces, box.track_length)  # TR-1204
        if after == before:
            return
        markers[self.colour] = after
        state.tell("contractors", self.seat, colour=self.colour, space=after)
        effect = box.contractors[self.colour].get(after)
        if effect:
            state.then(bonus(self.seat, effect))  # TR-1205
