"""End-bonus cards: looked through, chosen in secret, scored at the end of the game."""

from typing import Final

from engineshed.games.russian_railroads.desk import live_desk
from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.kernel import Action, Choice, Seat, State, Step, name_of

TEN_POINTS: Final[Action] = ("points",)


class LookThroughPile(Step[RussianRailroadsPosition]):
    """The seat sees what is left in the pile, and chooses (RUS-2501)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: State[RussianRailroadsPosition]) -> None:
        pos = state.pos
        pos.looks[self.seat].append((len(pos.drawn), tuple(pos.pile)))
        state.reveal()
        state.then(TakeEndBonus(self.seat))


class TakeEndBonus(Choice[RussianRailroadsPosition]):
    """One card of the pile, or points at once; with an empty pile only the points (RUS-2503)."""

    __slots__ = ()
    asks = "end-bonus"
    rules = ("RUS-2501",)
    secret = True
    rule = "RUS-2501"

    def candidates(self, pos: RussianRailroadsPosition) -> list[Action]:
        return [*(("take", f"bonus:{card}") for card in dict.fromkeys(pos.pile)), TEN_POINTS]

    def take(self, state: State[RussianRailroadsPosition], action: Action) -> None:
        pos = state.pos
        if action == TEN_POINTS:
            live_desk(state, self.seat).score("instead", pos.box.bonus_points, "RUS-2501")
            return
        card = name_of(action[1], "bonus")
        pos.pile.remove(card)
        pos.drawn.append((self.seat, card))  # RUS-2502: face down
        state.tell("took-end-bonus", self.seat)
        state.book(self.seat, "end-bonus", 1, "RUS-2502")
        state.tell("chose-end-bonus", self.seat, to=self.seat, card=card)
