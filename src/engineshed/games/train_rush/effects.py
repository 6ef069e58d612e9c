"""The vocabulary of effects: what a word of the data means.

Each word has a check (why it could do nothing at all now) and the step that carries it out once.
"""

from engineshed.games.train_rush.atoms import named
from engineshed.games.train_rush.building import (
    BuildStation,
    BuildWarehouse,
    Lease,
    refuse_lease,
    refuse_station,
    refuse_warehouse,
)
from engineshed.games.train_rush.cards import DrawCards, UseSpecial, refuse_draw, refuse_special
from engineshed.games.train_rush.gain import VOCABULARY, bought, refuse_effect
from engineshed.games.train_rush.influence import Corrupt, CorruptTwice, refuse_corruption
from engineshed.games.train_rush.phases.investment import FreeAction, refuse_free_action
from engineshed.games.train_rush.phases.market import PlaceContract, refuse_free_contract
from engineshed.games.train_rush.phases.movement import Drive, refuse_drive
from engineshed.games.train_rush.phases.siding import ChooseTile
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.printed.box import Effect
from engineshed.games.train_rush.tracks import Advance, refuse_advance
from engineshed.games.train_rush.wagons import (
    ExchangeWagon,
    LoadWagon,
    TakeWagon,
    refuse_exchange,
    refuse_load,
    refuse_take,
)
from engineshed.kernel import NO_SUCH_MOVE, Action, Decision, Refusal, Seat, State, Step

__all__ = ["VOCABULARY"]


class Receive(Step[TrainRushPosition]):
    """VP, coal or investment markers are simply gained (TR-1602)."""

    __slots__ = ("seat", "thing", "amount")

    def __init__(self, seat: Seat, thing: str, amount: int) -> None:
        self.seat = seat
        self.thing = thing
        self.amount = amount

    def run(self, state: State[TrainRushPosition]) -> None:
        player = state.pos.players[self.seat]
        if self.thing == "vp":
            state.pos.score(self.seat, "specials", self.amount)
        elif self.thing == "coal":
            player.coal += self.amount
        else:
            player.investment += self.amount
        state.tell("gained", self.seat, thing=self.thing, amount=self.amount)


class ChooseEffect(Decision[TrainRushPosition]):
    """One of several effects; the others lapse."""

    __slots__ = ("effects",)

    def __init__(self, seat: Seat, effects: tuple[Effect, ...]) -> None:
        self.seat = seat
        self.effects = effects

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [("choose", f"effect:{number}") for number in range(1, len(self.effects) + 1)]

    def refuse(self, pos: TrainRushPosition, action: Action) -> Refusal | None:
        if action not in self.candidates(pos):
            return NO_SUCH_MOVE
        return refuse_effect(pos, self.seat, self._chosen(action))

    def _chosen(self, action: Action) -> Effect:
        return self.effects[int(named(action, "choose", "effect")) - 1]

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        state.then(bought(self.seat, self._chosen(action)))  # whoever chooses has accepted


def never(pos: TrainRushPosition, seat: Seat, effect: Effect) -> Refusal | None:
    """An effect that is always possible."""
    return None


def refuse_choice(pos: TrainRushPosition, seat: Seat, effect: Effect) -> Refusal | None:
    refusal = None
    for option in effect.options:
        refusal = refuse_effect(pos, seat, option)
        if refusal is None:
            return None
    return refusal


def receive(seat: Seat, effect: Effect) -> Step[TrainRushPosition]:
    return Receive(seat, effect.word, effect.amount)


def advance(seat: Seat, effect: Effect) -> Step[TrainRushPosition]:
    return Advance(seat, effect.track)


def build_warehouse(seat: Seat, effect: Effect) -> Step[TrainRushPosition]:
    return BuildWarehouse(seat)


def build_station(seat: Seat, effect: Effect) -> Step[TrainRushPosition]:
    return BuildStation(seat)


def corrupt(seat: Seat, effect: Effect) -> Step[TrainRushPosition]:
    return Corrupt(seat, effect.region)


def corrupt_twice(seat: Seat, effect: Effect) -> Step[TrainRushPosition]:
    return CorruptTwice(seat, effect.region)


def load(seat: Seat, effect: Effect) -> Step[TrainRushPosition]:
    return LoadWagon(seat)


def take(seat: Seat, effect: Effect) -> Step[TrainRushPosition]:
    return TakeWagon(seat, effect.places)


def exchange(seat: Seat, effect: Effect) -> Step[TrainRushPosition]:
    return ExchangeWagon(seat, effect.swap[0], effect.swap[1])


def choose(seat: Seat, effect: Effect) -> Step[TrainRushPosition]:
    return ChooseEffect(seat, effect.options)


def draw(seat: Seat, effect: Effect) -> Step[TrainRushPosition]:
    return DrawCards(seat, effect.draw, effect.keep)


def lease(seat: Seat, effect: Effect) -> Step[TrainRushPosition]:
    return Lease(seat, "")


def free_action(seat: Seat, effect: Effect) -> Step[TrainRushPosition]:
    return FreeAction(seat, effect.cost)


def siding_tile(seat: Seat, effect: Effect) -> Step[TrainRushPosition]:
    return ChooseTile(seat)


def special(seat: Seat, effect: Effect) -> Step[TrainRushPosition]:
    return UseSpecial(seat)


def move(seat: Seat, effect: Effect) -> Step[TrainRushPosition]:
    return Drive(seat, effect.amount)


def free_contract(seat: Seat, effect: Effect) -> Step[TrainRushPosition]:
    return PlaceContract(seat, effect.size, effect.amount)


VOCABULARY.effect("vp")((never, receive))
VOCABULARY.effect("coal")((never, receive))
VOCABULARY.effect("investment")((never, receive))
VOCABULARY.effect("advance")((refuse_advance, advance))
VOCABULARY.effect("buildWarehouse")((refuse_warehouse, build_warehouse))
VOCABULARY.effect("buildStation")((refuse_station, build_station))
VOCABULARY.effect("corruption")((refuse_corruption, corrupt))
VOCABULARY.effect("twoAgents")((refuse_corruption, corrupt_twice))
VOCABULARY.effect("loadWagon")((refuse_load, load))
VOCABULARY.effect("takeWagon")((refuse_take, take))
VOCABULARY.effect("exchangeWagon")((refuse_exchange, exchange))
VOCABULARY.effect("choice")((refuse_choice, choose))
VOCABULARY.effect("drawCards")((refuse_draw, draw))
VOCABULARY.effect("leaseWarehouse")((refuse_lease, lease))
VOCABULARY.effect("freeAction")((refuse_free_action, free_action))
VOCABULARY.effect("sidingTile")((never, siding_tile))
VOCABULARY.effect("specialFromHand")((refuse_special, special))
VOCABULARY.effect("move")((refuse_drive, move))
VOCABULARY.effect("freeContract")((refuse_free_contract, free_contract))
