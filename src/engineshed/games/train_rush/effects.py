"""The vocabulary of effects: what a word of the data means.

Each word has a check (why it could do nothing at all now) and the step that carries it out once.
"""

from engineshed.games.train_rush.building import (
    BuildStation,
    BuildWarehouse,
    Lease,
    refuse_lease,
    refuse_station,
    refuse_warehouse,
)
from engineshed.games.train_rush.cards import DrawCards, UseSpecial, refuse_draw, refuse_special
from engineshed.games.train_rush.figures import add_coal, add_investment, score
from engineshed.games.train_rush.gain import VOCABULARY, Gain, bought, refuse_effect
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
from engineshed.kernel import NO_SUCH_MOVE, Action, Decision, Refusal, Seat, State, Step, named

__all__ = ["VOCABULARY"]


class Receive(Step[TrainRushPosition]):
    """VP, coal or investment markers are simply gained (TR-1602)."""

    __slots__ = ("seat", "thing", "amount", "rule")

    def __init__(self, seat: Seat, thing: str, amount: int, rule: str) -> None:
        self.seat = seat
        self.thing = thing
        self.amount = amount
        self.rule = rule

    def run(self, state: State[TrainRushPosition]) -> None:
        state.tell("gained", self.seat, thing=self.thing, amount=self.amount)
        if self.thing == "vp":
            score(state, self.seat, "specials", self.amount, self.rule)
        elif self.thing == "coal":
            add_coal(state, self.seat, self.amount, self.rule)
        else:
            add_investment(state, self.seat, self.amount, self.rule)


class ChooseEffect(Decision[TrainRushPosition]):
    """One of several effects; the others lapse."""

    __slots__ = ("effects", "by")
    asks = "choose-effect"
    rules = ("TR-1602",)

    def __init__(self, seat: Seat, effects: tuple[Effect, ...], by: str) -> None:
        self.seat = seat
        self.effects = effects
        self.by = by
        """The rule that gives them."""

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [("choose", f"effect:{number}") for number in range(1, len(self.effects) + 1)]

    def refuse(self, pos: TrainRushPosition, action: Action) -> Refusal | None:
        if action not in self.candidates(pos):
            return NO_SUCH_MOVE
        return refuse_effect(pos, self.seat, self._chosen(action))

    def _chosen(self, action: Action) -> Effect:
        return self.effects[int(named(action, "choose", "effect")) - 1]

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        state.then(bought(self.seat, self._chosen(action), self.by))  # whoever chooses has accepted


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


def receive(gain: Gain) -> Step[TrainRushPosition]:
    return Receive(gain.seat, gain.effect.word, gain.effect.amount, gain.rule)


def advance(gain: Gain) -> Step[TrainRushPosition]:
    return Advance(gain.seat, gain.effect.track)


def build_warehouse(gain: Gain) -> Step[TrainRushPosition]:
    return BuildWarehouse(gain.seat)


def build_station(gain: Gain) -> Step[TrainRushPosition]:
    return BuildStation(gain.seat)


def corrupt(gain: Gain) -> Step[TrainRushPosition]:
    return Corrupt(gain.seat, gain.effect.region)


def corrupt_twice(gain: Gain) -> Step[TrainRushPosition]:
    return CorruptTwice(gain.seat, gain.effect.region)


def load(gain: Gain) -> Step[TrainRushPosition]:
    return LoadWagon(gain.seat)


def take(gain: Gain) -> Step[TrainRushPosition]:
    return TakeWagon(gain.seat, gain.effect.places)


def exchange(gain: Gain) -> Step[TrainRushPosition]:
    return ExchangeWagon(gain.seat, gain.effect.swap[0], gain.effect.swap[1])


def choose(gain: Gain) -> Step[TrainRushPosition]:
    return ChooseEffect(gain.seat, gain.effect.options, gain.rule)


def draw(gain: Gain) -> Step[TrainRushPosition]:
    return DrawCards(gain.seat, gain.effect.draw, gain.effect.keep)


def lease(gain: Gain) -> Step[TrainRushPosition]:
    return Lease(gain.seat, "")


def free_action(gain: Gain) -> Step[TrainRushPosition]:
    return FreeAction(gain.seat, gain.effect.cost)


def siding_tile(gain: Gain) -> Step[TrainRushPosition]:
    return ChooseTile(gain.seat)


def special(gain: Gain) -> Step[TrainRushPosition]:
    return UseSpecial(gain.seat)


def move(gain: Gain) -> Step[TrainRushPosition]:
    return Drive(gain.seat, gain.effect.amount)


def free_contract(gain: Gain) -> Step[TrainRushPosition]:
    return PlaceContract(gain.seat, gain.effect.size, gain.effect.amount)


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
