"""The vocabulary of effects: every tile, space and ability is a list of words, each resolved to one part.

A chapter adds its words with `VOCABULARY.effect`; nothing else needs to know them, and a new tile is a line
of data.
"""

from collections.abc import Callable
from typing import Final

from engineshed.games.railroad_revolution.figures import add_money, add_shares
from engineshed.games.railroad_revolution.position import RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import Box, Word
from engineshed.games.railroad_revolution.purse import Part, Purse
from engineshed.kernel import NO_SUCH_MOVE, Action, Refusal, Seat, State, Vocabulary, kind_of

Maker = Callable[[Seat, Word], Part]
VOCABULARY: Final = Vocabulary[Maker]()


def part(seat: Seat, effect: Word) -> Part:
    """The part of a turn that this effect is."""
    return VOCABULARY.resolve(effect.op)(seat, effect)


def offer(state: State[RailroadRevolutionPosition], seat: Seat, effects: tuple[Word, ...]) -> None:
    """Every effect may be taken or left, in any order (RRV-423)."""
    for effect in effects:
        state.join(part(seat, effect), must=False)


def give(state: State[RailroadRevolutionPosition], seat: Seat, effects: tuple[Word, ...]) -> None:
    """What the player has just chosen: money and shares at once, the rest on offer."""
    for effect in effects:
        if effect.op == "money":
            gain_money(state, seat, effect.n, "RRV-419")
        elif effect.op == "shares":
            gain_shares(state, seat, effect.n, "RRV-419")
        else:
            state.join(part(seat, effect), must=False)


def gain_money(state: State[RailroadRevolutionPosition], seat: Seat, amount: int, rule: str) -> None:
    """Tell and book money out of the general supply."""
    state.tell("gained", seat, thing="money", n=amount)
    add_money(state, seat, amount, rule)


def gain_shares(state: State[RailroadRevolutionPosition], seat: Seat, amount: int, rule: str) -> None:
    """Tell and book shares out of the general supply."""
    state.tell("gained", seat, thing="shares", n=amount)
    add_shares(state, seat, amount, rule)


def given(purse: Purse, effects: tuple[Word, ...]) -> Purse:
    """The same for the look-ahead."""
    for effect in effects:
        if effect.op == "money":
            purse = purse.change(money=effect.n)
        elif effect.op == "shares":
            purse = purse.change(shares=effect.n)
        else:
            purse = purse.with_parts(part(purse.seat, effect))
    return purse


def offered(purse: Purse, effects: tuple[Word, ...]) -> Purse:
    return purse.with_parts(*(part(purse.seat, effect) for effect in effects))


def best_of(box: Box, effects: tuple[Word, ...]) -> tuple[int, int]:
    """More money (with shares) and workers than this can never come from these effects."""
    money = workers = 0
    for effect in effects:
        if effect.op == "money":
            money += effect.n
        elif effect.op == "shares":
            money += box.share_price * effect.n
        elif effect.op == "flipTrain":
            money += effect.n * box.best_flip
        elif effect.op in ("gainWorkers", "gainWorkerChoice", "gainAnyWorker"):
            workers += len(effect.colours) or 1
    return money, workers


def any_possible(
    pos: RailroadRevolutionPosition, seat: Seat, effects: tuple[Word, ...], spent: int = 0
) -> bool:
    """Can at least something of this be carried out (RRV-423, RRV-1009)?"""
    return any(part(seat, effect).possible(pos, spent) for effect in effects)


def priced(action: Action, cost: int) -> Action:
    """The action with its price, so that a free and a paid effect of the same kind stay apart."""
    return (*action, f"pay:{cost}") if cost else action


def unpriced(action: Action, cost: int) -> Action | None:
    """The action without its price; None if it names another one."""
    if not cost:
        return None if kind_of(action[-1]) == "pay" else action
    return action[:-1] if action[-1] == f"pay:{cost}" else None


class Gain(Part):
    """Money or shares that are there for the taking."""

    __slots__ = ("shares", "money")

    def __init__(self, seat: Seat, shares: int, money: int) -> None:
        self.seat = seat
        self.shares = shares
        self.money = money

    def candidates(self, pos: RailroadRevolutionPosition) -> tuple[Action, ...]:
        return (("gain", f"shares:{self.shares}" if self.shares else f"money:{self.money}"),)

    def options(self, pos: RailroadRevolutionPosition) -> list[Action]:
        return list(self.candidates(pos))

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        return None if action in self.candidates(pos) else NO_SUCH_MOVE

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return (self.money, self.shares, 0)

    def at_best(self, purse: Purse) -> tuple[int, int]:
        return (self.money + purse.pos.box.share_price * self.shares, 0)

    def helps(self, purse: Purse) -> tuple[Purse, ...]:
        return (purse.change(self.money, self.shares),)

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        if self.shares:
            gain_shares(state, self.seat, self.shares, "RRV-419")
        else:
            gain_money(state, self.seat, self.money, "RRV-419")


VOCABULARY.effect("shares")(lambda seat, w: Gain(seat, w.n, 0))
VOCABULARY.effect("money")(lambda seat, w: Gain(seat, 0, w.n))
