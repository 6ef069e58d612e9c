"""The round: roll, everybody picks a die and acts in turn, then the check for the end."""

from collections.abc import Iterator
from typing import Final

from engineshed.games.steam_rollers.effects import (
    NUMBER_OF_ATOM,
    TILE_ATOM,
    held,
    holder,
    tile_with,
)
from engineshed.games.steam_rollers.figures import use_up, used_up
from engineshed.games.steam_rollers.phases.act import Act
from engineshed.games.steam_rollers.phases.ewa import EwaTurn
from engineshed.games.steam_rollers.position import NOBODY, SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import BOX
from engineshed.kernel import (
    NO_SUCH_MOVE,
    PASS,
    Action,
    Bill,
    Choice,
    Decision,
    Question,
    Refusal,
    Seat,
    State,
    Step,
)

WHITE_DICE: Final = {setup.players: setup.white_dice for setup in BOX.setup.by_players}
DIE_ATOM: Final = tuple(f"die:{value}" for value in range(7))
DIE_OF_ATOM: Final = {f"die:{value}": value for value in range(1, 7)}
IDLE_ROUNDS_TO_END: Final = 10
NOT_THIS_ROUND: Final[Action] = ("not-this-round",)


class Round(Step[SteamRollersPosition]):
    """Roll all dice; then everybody takes a turn (SR-301, SR-302), and Ewa hers (SR-1501)."""

    __slots__ = ()

    def run(self, state: State[SteamRollersPosition]) -> None:
        pos = state.pos
        pos.round += 1
        pos.white = tuple(sorted(state.roll("white", WHITE_DICE[pos.players])))
        pos.black = state.roll("black", 1)[0]
        pos.claim = None
        pos.silent = NOBODY
        state.tell("rolled", pos.first, round=pos.round, white=pos.white, black=pos.black)
        turns: list[Step[SteamRollersPosition]] = [Turn(seat) for seat in pos.order_of_play()]
        if pos.solo:
            turns.append(EwaTurn())
        state.then(*turns, EndOfRound())


class Turn(Step[SteamRollersPosition]):
    """Straighten one's tiles, pick a die, act. A die claimed with tile 2b replaces the pick (SR-809)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: State[SteamRollersPosition]) -> None:
        pos = state.pos
        for number in range(1, 7):
            if pos.owner[number] == self.seat:
                pos.sideways[number] = False  # SR-303
        if pos.claim is not None and pos.claim[0] == self.seat:
            state.then(Act(self.seat, pos.claim[1]))
        else:
            state.then(PickDie(self.seat))


class PickDie(Decision[SteamRollersPosition]):
    """One white die; two with tile 2a or alone against Ewa, in the order in which they are used."""

    __slots__ = ()

    def question(self, pos: SteamRollersPosition) -> Question:
        if pos.solo:
            return Question("two-dice", self.seat, {}, ("SR-1502",))
        return Question("die", self.seat, {"left": len(pos.white)}, ("SR-304",))

    def candidates(self, pos: SteamRollersPosition) -> Iterator[Action]:
        if not pos.solo:
            yield from (("pick", DIE_ATOM[value]) for value in range(1, 7))
        start: Action = ("pick",)
        if not pos.solo:
            tile = tile_with(pos, "take_two_dice")
            if not tile:
                return
            start = ("pick", TILE_ATOM[tile])
        for one in range(1, 7):
            for two in range(1, 7):
                yield (*start, DIE_ATOM[one], DIE_ATOM[two])

    def options(self, pos: SteamRollersPosition) -> list[Action]:
        values = sorted(set(pos.white))
        found: list[Action] = [] if pos.solo else [("pick", DIE_ATOM[value]) for value in values]
        tile = 0 if pos.solo else held(pos, self.seat, "take_two_dice")
        if tile or pos.solo:
            start: Action = ("pick", TILE_ATOM[tile]) if tile else ("pick",)
            found += [
                (*start, DIE_ATOM[one], DIE_ATOM[two])
                for one in values
                for two in values
                if one != two or pos.white.count(one) > 1
            ]
        return found

    def refuse(self, pos: SteamRollersPosition, action: Action) -> Refusal | None:
        dice = _dice(action)
        if action[0] != "pick" or dice is None:
            return NO_SUCH_MOVE
        tile = tile_with(pos, "take_two_dice") if not pos.solo else 0
        two_dice = tile != 0 and action[1] == TILE_ATOM[tile]
        if len(action) != 1 + len(dice) + two_dice:
            return NO_SUCH_MOVE
        if pos.solo and len(dice) != 2:
            return Refusal("SR-1502")
        if not pos.solo and len(dice) != 1 + two_dice:
            return Refusal("SR-304")
        if two_dice and not held(pos, self.seat, "take_two_dice"):
            return Refusal("SR-802")
        if any(dice.count(die) > pos.white.count(die) for die in dice):
            if pos.solo:
                return Refusal("SR-1502")
            claimed = pos.claim is not None and pos.claim[1] in dice
            return Refusal("SR-808") if claimed else Refusal("SR-304")
        return None

    def take(self, state: State[SteamRollersPosition], action: Action) -> None:
        pos = state.pos
        dice = _dice(action)
        assert dice is not None
        left = list(pos.white)
        for die in dice:
            left.remove(die)
        pos.white = tuple(left)
        spent = tile_with(pos, "take_two_dice") if len(action) > 1 + len(dice) else 0
        state.tell("picked", self.seat, dice=dice)
        claimer = holder(pos, "claim_opponents_die")
        if claimer not in (NOBODY, self.seat, pos.silent) and not _has_picked(pos, claimer, self.seat):
            state.then(ClaimDie(claimer, self.seat, dice[0]))
        else:
            state.then(Act(self.seat, dice[0], dice[1:], spent=spent))


class ClaimDie(Choice[SteamRollersPosition]):
    """Tile 2b: take over the die that another player has just picked (SR-806)."""

    __slots__ = ("picker", "die")
    rule = "SR-806"
    asks = "claim"
    rules = ("SR-806", "SR-809")

    def __init__(self, seat: Seat, picker: Seat, die: int) -> None:
        super().__init__(seat)
        self.picker = picker
        self.die = die

    def facts(self, pos: SteamRollersPosition) -> dict[str, object]:
        return {"picker": self.picker, "die": self.die}

    def candidates(self, pos: SteamRollersPosition) -> tuple[Action, ...]:
        tile = TILE_ATOM[tile_with(pos, "claim_opponents_die")]
        return (("claim", tile, DIE_ATOM[self.die]), PASS, NOT_THIS_ROUND)

    def bill(self, pos: SteamRollersPosition, action: Action) -> Bill:
        return Bill(used_up(pos, NUMBER_OF_ATOM[str(action[1])]) if action[0] == "claim" else [])

    def take(self, state: State[SteamRollersPosition], action: Action) -> None:
        pos = state.pos
        if action[0] == "claim":
            state.tell("claimed", self.seat, die=self.die, picker=self.picker)
            use_up(state, tile_with(pos, "claim_opponents_die"))
            pos.claim = (self.seat, self.die)
            state.then(PickDie(self.picker))  # SR-807
            return
        if action == NOT_THIS_ROUND:
            pos.silent = self.seat
        state.then(Act(self.picker, self.die))


class EndOfRound(Step[SteamRollersPosition]):
    """The game ends here or nowhere (SR-1301, SR-1302)."""

    __slots__ = ()

    def run(self, state: State[SteamRollersPosition]) -> None:
        pos = state.pos
        if pos.empty_cities() >= BOX.scoring.empty_cities_to_end:
            pos.ended = "cities"
        elif not pos.solo and pos.round - pos.progress >= IDLE_ROUNDS_TO_END:
            pos.ended = "stalemate"  # SR-1303
        if pos.ended:
            state.tell("ended", None, reason=pos.ended)
            state.finish()
            return
        pos.first = (pos.first + 1) % pos.players  # SR-310
        state.then(Round())


def _has_picked(pos: SteamRollersPosition, seat: Seat, now: Seat) -> bool:
    """Is this seat's turn over in the round in which it is `now`'s turn?"""
    order = pos.order_of_play()
    return order.index(seat) < order.index(now)


def _dice(action: Action) -> tuple[int, ...] | None:
    """The dice that a pick names; None for a pick without any."""
    dice = tuple(DIE_OF_ATOM[str(atom)] for atom in action[1:] if str(atom) in DIE_OF_ATOM)
    return dice or None
