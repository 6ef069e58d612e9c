"""Action: build track. One track on one empty hex of the die's region."""

from collections.abc import Iterator

from engineshed.games.steam_rollers.figures import draw_on_sheet, line_finished, line_score
from engineshed.games.steam_rollers.phases.die import Deed, DieInHand
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import BOX
from engineshed.games.steam_rollers.printed.map import (
    BUILDS,
    CITY_AT,
    DRAWABLE,
    HEXES,
    KIND,
    KINDS,
    PLACE_OF_ATOM,
    REGION,
    SHAPE_OF_ATOMS,
    Place,
    Shape,
)
from engineshed.games.steam_rollers.sheet import draw_track
from engineshed.kernel import NO_SUCH_MOVE, Action, Bill, Refusal, Seat, State

BY_BLACK_DIE: tuple[tuple[str, ...], ...] = (
    (),
    *(tuple(kind for kind in KINDS if kind in face) for face in BOX.dice.black.faces),
)


class Build(Deed):
    """Draw one track where the white die says, of a kind that the black die shows."""

    word = "build"

    def options(self, pos: SteamRollersPosition, hand: DieInHand) -> list[Action]:
        tracks = pos.sheets[hand.seat].tracks
        kinds = KINDS if hand.usable(pos, "any_track_kind") else BY_BLACK_DIE[pos.black]
        found: list[Action] = []
        for place in DRAWABLE[hand.die]:
            if place not in tracks:
                builds = BUILDS[place]
                for kind in kinds:
                    found += builds[kind]
        return found

    def near(self, pos: SteamRollersPosition, hand: DieInHand) -> Iterator[Action]:
        return all_builds()

    def refuse(self, pos: SteamRollersPosition, hand: DieInHand, action: Action) -> Refusal | None:
        drawn = parse(action)
        if drawn is None:
            return NO_SUCH_MOVE
        place, shape = drawn
        refusal = refuse_hex(pos, hand.seat, place)
        if REGION[place] != hand.die:
            return Refusal("SR-402", region=hand.die)
        tracks = pos.sheets[hand.seat].tracks
        if refusal is not None:
            full = all(other in tracks for other in DRAWABLE[hand.die])
            return Refusal("SR-414", region=hand.die) if full else refusal
        if KIND[shape] not in BY_BLACK_DIE[pos.black] and not hand.usable(pos, "any_track_kind"):
            worn_out = hand.worn_out(pos, "any_track_kind")
            return Refusal("SR-1506", tile=6) if worn_out else Refusal("SR-403", kind=KIND[shape])
        return None

    def bill(self, pos: SteamRollersPosition, hand: DieInHand, action: Action) -> Bill:
        drawn = parse(action)
        if drawn is None:
            return Bill()
        sheet = pos.sheets[hand.seat].copy()
        finished = draw_track(sheet, pos.blocked, *drawn)
        return Bill(line_score(hand.seat, sheet.lines[-1][3]) if finished else [])

    def take(self, state: State[SteamRollersPosition], hand: DieInHand, action: Action) -> tuple[int, ...]:
        pos = state.pos
        drawn = parse(action)
        assert drawn is not None
        draw(state, hand.seat, *drawn, "SR-401")
        if KIND[drawn[1]] in BY_BLACK_DIE[pos.black]:
            return ()
        return (hand.usable(pos, "any_track_kind"),)


def all_builds() -> Iterator[Action]:
    for place in range(len(HEXES)):
        for kind in KINDS:
            yield from BUILDS[place][kind]


def parse(action: Action) -> tuple[Place, Shape] | None:
    """The hex and the shape of a well-formed build."""
    if len(action) != 4:
        return None
    _, where, kind, turn = action
    place = PLACE_OF_ATOM.get(where) if isinstance(where, str) else None
    shape = SHAPE_OF_ATOMS.get((kind, turn)) if isinstance(kind, str) and isinstance(turn, str) else None
    return None if place is None or shape is None else (place, shape)


def refuse_hex(pos: SteamRollersPosition, seat: Seat, place: Place) -> Refusal | None:
    """Why nothing can be drawn on this hex."""
    if CITY_AT[place]:
        return Refusal("SR-409", city=CITY_AT[place])
    if place in pos.sheets[seat].tracks:
        return Refusal("SR-405")
    return None


def draw(state: State[SteamRollersPosition], seat: Seat, place: Place, shape: Shape, rule: str) -> None:
    state.tell("built", seat, place=place, shape=shape)
    if draw_on_sheet(state, seat, place, shape, rule):
        _, first, second, towns, _ = state.pos.sheets[seat].lines[-1]
        state.tell("line-finished", seat, first=first, second=second, towns=towns)
        line_finished(state, seat, towns)
