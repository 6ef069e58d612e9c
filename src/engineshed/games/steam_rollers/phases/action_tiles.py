"""Action tiles: taking one as the action, and changing the die with one before the action."""

from typing import Final

from engineshed.games.steam_rollers.effects import (
    FACES,
    NUMBER_OF_ATOM,
    TILE_ATOM,
    choices,
    tile_with,
)
from engineshed.games.steam_rollers.figures import take_tile, tile_moves, use_up, used_up
from engineshed.games.steam_rollers.phases.die import Deed, DieInHand
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import Effect
from engineshed.kernel import NO_SUCH_MOVE, Action, Bill, Refusal, State

TAKES: Final[tuple[Action, ...]] = tuple(("take", atom) for atom in TILE_ATOM)
FACE_ATOM: Final = tuple(f"face:{value}" for value in range(7))
FACE_OF_ATOM: Final = {f"face:{value}": value for value in range(1, 7)}
FLIP: Final = "flip"
REROLL: Final = "reroll"

DIE_CHANGES: Final[tuple[Effect, ...]] = ("set_white_die", "shift_white_die", "reroll_or_flip_white_die")


class TakeTile(Deed):
    """The tile of the die's number: from the pool, from another player, or one's own once more."""

    word = "take"

    def options(self, pos: SteamRollersPosition, hand: DieInHand) -> list[Action]:
        action = TAKES[hand.die]
        return [action] if self.refuse(pos, hand, action) is None else []

    def near(self, pos: SteamRollersPosition, hand: DieInHand) -> tuple[Action, ...]:
        return TAKES[1:]

    def refuse(self, pos: SteamRollersPosition, hand: DieInHand, action: Action) -> Refusal | None:
        number = NUMBER_OF_ATOM.get(str(action[1])) if len(action) == 2 else None
        if number is None:
            return NO_SUCH_MOVE
        if number != hand.die:
            return Refusal("SR-701", die=hand.die)
        if pos.sideways[number]:
            # Taking one's own tile turns it sideways; one that lies so already would not change.
            return Refusal("SR-705") if pos.owner[number] == hand.seat else Refusal("SR-703", tile=number)
        return None

    def bill(self, pos: SteamRollersPosition, hand: DieInHand, action: Action) -> Bill:
        number = NUMBER_OF_ATOM[str(action[1])]
        return Bill(tile_moves(pos, number, hand.seat, "SR-701"))

    def take(self, state: State[SteamRollersPosition], hand: DieInHand, action: Action) -> tuple[int, ...]:
        number = NUMBER_OF_ATOM[str(action[1])]
        state.tell(
            "took", hand.seat, tile=number, face=state.pos.faces[number], owner=state.pos.owner[number]
        )
        take_tile(state, hand.seat, number, "SR-701")
        return ()


class ChangeDie(Deed):
    """Tiles 1 and 5, before the action: ("change", tile, "face:4"), or "flip" or "reroll" for 5b."""

    word = "change"

    def options(self, pos: SteamRollersPosition, hand: DieInHand) -> list[Action]:
        return [action for action in self._changes(pos, hand) if self.refuse(pos, hand, action) is None]

    def _changes(self, pos: SteamRollersPosition, hand: DieInHand) -> list[Action]:
        """Every change by a tile that the seat may use now."""
        found: list[Action] = []
        for effect in DIE_CHANGES:
            tile = hand.usable(pos, effect)
            if tile and effect == "reroll_or_flip_white_die":
                found += [("change", TILE_ATOM[tile], FLIP), ("change", TILE_ATOM[tile], REROLL)]
            elif tile:
                found += [("change", TILE_ATOM[tile], FACE_ATOM[value]) for value in range(1, 7)]
        return found

    def near(self, pos: SteamRollersPosition, hand: DieInHand) -> list[Action]:
        found: list[Action] = []
        for effect in DIE_CHANGES:
            tile = TILE_ATOM[tile_with(pos, effect)]
            if tile != TILE_ATOM[0] and effect == "reroll_or_flip_white_die":
                found += [("change", tile, FLIP), ("change", tile, REROLL)]
            elif tile != TILE_ATOM[0]:
                found += [("change", tile, FACE_ATOM[value]) for value in range(1, 7)]
        return found

    def refuse(self, pos: SteamRollersPosition, hand: DieInHand, action: Action) -> Refusal | None:
        tile = NUMBER_OF_ATOM.get(str(action[1])) if len(action) == 3 else None
        effect = FACES[pos.faces[tile]].effect if tile is not None else "any_track_kind"
        value = FACE_OF_ATOM.get(str(action[2])) if tile is not None else None
        if tile is None or effect not in DIE_CHANGES:
            return NO_SUCH_MOVE
        if (value is None) != (effect == "reroll_or_flip_white_die"):
            return NO_SUCH_MOVE
        if value is None and action[2] not in (FLIP, REROLL):
            return NO_SUCH_MOVE
        if pos.owner[tile] != hand.seat:
            return Refusal("SR-801") if effect == "set_white_die" else Refusal("SR-717", tile=tile)
        if tile in hand.worn:
            return Refusal("SR-1506", tile=tile)
        if any(FACES[pos.faces[used]].effect == "reroll_or_flip_white_die" for used in hand.changed):
            return Refusal("SR-821")
        if tile in hand.changed:
            return Refusal("SR-718", tile=tile)
        if effect == "set_white_die" and value == hand.die:
            return Refusal("SR-710", tile=tile, die=hand.die)
        if effect == "shift_white_die" and (value or 0) - hand.die not in choices(pos, tile):
            wraps = {value, hand.die} == {1, 6}
            return Refusal("SR-819", die=hand.die) if wraps else Refusal("SR-818", die=hand.die)
        return None

    def bill(self, pos: SteamRollersPosition, hand: DieInHand, action: Action) -> Bill:
        return Bill(used_up(pos, NUMBER_OF_ATOM[str(action[1])]))

    def take(self, state: State[SteamRollersPosition], hand: DieInHand, action: Action) -> tuple[int, ...]:
        tile = NUMBER_OF_ATOM[str(action[1])]
        use_up(state, tile)
        return (tile,)


def new_value(state: State[SteamRollersPosition], hand: DieInHand, action: Action) -> int:
    """What the die shows after a change."""
    if action[2] == FLIP:
        return 7 - hand.die
    if action[2] == REROLL:
        return state.roll("reroll", 1)[0]
    return FACE_OF_ATOM[str(action[2])]
