"""One action with a die: change the die, then build, upgrade, deliver or take a tile, or pass (SR-305)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engineshed.games.steam_rollers.effects import carried_out, is_permanent
from engineshed.games.steam_rollers.figures import use_up, used_up
from engineshed.games.steam_rollers.phases.action_tiles import ChangeDie, TakeTile, new_value
from engineshed.games.steam_rollers.phases.build import BY_BLACK_DIE, Build
from engineshed.games.steam_rollers.phases.deliver import Deliver
from engineshed.games.steam_rollers.phases.die import Deed, DieInHand
from engineshed.games.steam_rollers.phases.locomotive import Upgrade
from engineshed.games.steam_rollers.phases.orders import (
    LastExchange,
    all_exchanges,
    bill_for,
    exchange,
    exchanges,
    refuse_exchange,
)
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.kernel import NO_SUCH_MOVE, PASS, Action, Atom, Bill, Refusal, State, number_of

DEEDS: Final[tuple[Deed, ...]] = (ChangeDie(), Build(), Upgrade(), Deliver(), TakeTile())
DEED_OF: Final[dict[Atom, Deed]] = {deed.word: deed for deed in DEEDS}


class Act(DieInHand):
    """Use the die in hand."""

    __slots__ = ()
    asks = "act"
    rules = ("SR-305",)

    def facts(self, pos: SteamRollersPosition) -> dict[str, object]:
        return {"die": self.die, "later": len(self.later), "kinds": BY_BLACK_DIE[pos.black]}

    def candidates(self, pos: SteamRollersPosition) -> Iterator[Action]:
        for deed in DEEDS:
            yield from deed.near(pos, self)
        yield from all_exchanges(pos)
        yield PASS

    def options(self, pos: SteamRollersPosition) -> list[Action]:
        found: list[Action] = []
        for deed in DEEDS:
            found += deed.options(pos, self)
        if not self.exchanged:
            found += exchanges(pos, self.seat)
        if self.refuse(pos, PASS) is None:
            found.append(PASS)
        return found

    def refuse(self, pos: SteamRollersPosition, action: Action) -> Refusal | None:
        if action == PASS:
            return Refusal("SR-309") if pos.must_act and self._can_act(pos) else None
        deed = DEED_OF.get(action[0])
        if deed is not None:
            return deed.refuse(pos, self, action)
        if action[0] != "order":
            return NO_SUCH_MOVE
        refusal = refuse_exchange(pos, self.seat, action)
        return Refusal("SR-1004") if self.exchanged and refusal is not NO_SUCH_MOVE else refusal

    def about(self, pos: SteamRollersPosition, atoms: Sequence[Atom]) -> Iterable[Action]:
        wanted = set(atoms)
        return (action for action in self.candidates(pos) if wanted.issubset(action))

    def bill(self, pos: SteamRollersPosition, action: Action) -> Bill:
        if action[0] == "order":
            return bill_for(pos, self.seat, action)
        deed = DEED_OF.get(action[0])
        bill = Bill() if deed is None else deed.bill(pos, self, action)
        if not self.spent or self.later or action[0] == "change":
            return bill
        return Bill((*bill.entries, *used_up(pos, self.spent)), bill.route)

    def take(self, state: State[SteamRollersPosition], action: Action) -> None:
        if action[0] == "change":
            self._change(state, action)
        elif action[0] == "order":
            exchange(state, self.seat, action)
            state.then(Act(self.seat, self.die, self.later, self.changed, self.worn, True, self.spent))
        elif action == PASS:
            state.tell("passed", self.seat, die=self.die)
            self._go_on(state, ())
        else:
            self._go_on(state, DEED_OF[action[0]].take(state, self, action))

    def _can_act(self, pos: SteamRollersPosition) -> bool:
        """Is one of the four actions possible with the die as it is?"""
        return any(deed.options(pos, self) for deed in DEEDS if deed.word != "change")

    def _change(self, state: State[SteamRollersPosition], action: Action) -> None:
        die = new_value(state, self, action)
        state.tell("changed", self.seat, tile=number_of(action[1], "tile"), old=self.die, new=die)
        changed = self.changed + DEED_OF["change"].take(state, self, action)
        state.then(Act(self.seat, die, self.later, changed, self.worn, self.exchanged, self.spent))

    def _go_on(self, state: State[SteamRollersPosition], helped: tuple[int, ...]) -> None:
        """The turn's next die, or the last chance to take an order."""
        pos = state.pos
        for tile in helped:
            carried_out(pos, tile)
        if self.later:
            worn: tuple[int, ...] = ()
            if pos.solo:  # SR-1506
                worn = tuple(tile for tile in self.changed + helped if is_permanent(pos, tile))
            state.then(Act(self.seat, self.later[0], self.later[1:], (), worn, self.exchanged, self.spent))
            return
        if self.spent:
            state.tell("tile-returned", self.seat, tile=self.spent, face=pos.faces[self.spent])
            use_up(state, self.spent)
        if not self.exchanged and any(exchanges(pos, self.seat)):
            state.then(LastExchange(self.seat))
