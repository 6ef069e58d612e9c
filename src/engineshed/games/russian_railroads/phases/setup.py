"""Set-up: hidden cards, engineers, turn order, starting bonuses."""

from typing import cast

from engineshed.games.russian_railroads.effects import frame
from engineshed.games.russian_railroads.phases.carry import carry_out
from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.kernel import Action, Atom, Choice, State, Step, name_of


class LayOut(Step[RussianRailroadsPosition]):
    """Everything that is shuffled (RUS-204, RUS-209, RUS-308)."""

    __slots__ = ()

    def run(self, state: State[RussianRailroadsPosition]) -> None:
        pos = state.pos
        pile = cast("list[Atom]", pos.pile)
        pos.removed = [str(card) for card in state.draw("end-bonus:removed", pile, 2, to="none")]
        for letter in ("A", "B"):
            spaces = [at for at, stack in enumerate(pos.box.stacks) if stack == letter]
            engineers = pos.box.engineers.values()
            stack: list[Atom] = [space.atom for space in engineers if pos.box.letters[space.number] == letter]
            drawn = state.draw(f"engineers:{letter}", stack, len(spaces))
            for at, atom in zip(spaces, drawn, strict=True):
                pos.supply.strip[at] = int(name_of(atom, "engineer"))
        seats: list[Atom] = [f"seat:{seat}" for seat in range(pos.box.players)]
        drawn = state.draw("turn-order", seats, pos.box.players)
        pos.order = [int(name_of(atom, "seat")) for atom in drawn]
        state.tell("new-order", order=tuple(pos.order))


class StartingBonuses(Step[RussianRailroadsPosition]):
    """From the last player in turn order to the second (RUS-310, RUS-312)."""

    __slots__ = ()

    def run(self, state: State[RussianRailroadsPosition]) -> None:
        state.then(*(StartingBonus(seat) for seat in reversed(state.pos.order[1:])), LeaveStartingBonuses())


class StartingBonus(Choice[RussianRailroadsPosition]):
    """One of the open cards, carried out at once (RUS-311)."""

    __slots__ = ()
    asks = "starting"
    rules = ("RUS-310", "RUS-311")
    rule = "RUS-310"

    def candidates(self, pos: RussianRailroadsPosition) -> list[Action]:
        return [("take", f"starting:{card}") for card in pos.starting]

    def take(self, state: State[RussianRailroadsPosition], action: Action) -> None:
        pos = state.pos
        card = name_of(action[1], "starting")
        pos.starting.remove(card)
        state.tell("took-starting", self.seat, card=card)
        carry_out(state, self.seat, frame(pos.box.starting_bonuses[card].effects, full=True))


class LeaveStartingBonuses(Step[RussianRailroadsPosition]):
    """Cards that nobody chose leave the game (RUS-312)."""

    __slots__ = ()

    def run(self, state: State[RussianRailroadsPosition]) -> None:
        state.pos.starting.clear()
