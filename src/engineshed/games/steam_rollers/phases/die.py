"""A white die in somebody's hand, and what a deed with it looks like (SR-305, SR-306)."""

from collections.abc import Iterable
from typing import ClassVar

from mypy_extensions import mypyc_attr

from engineshed.games.steam_rollers.effects import held
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import Effect
from engineshed.kernel import Action, Bill, Decision, Refusal, Seat, State


@mypyc_attr(allow_interpreted_subclasses=True)
class DieInHand(Decision[SteamRollersPosition]):
    """A seat has picked a die and now acts with it; other dice of the same turn wait."""

    __slots__ = ("die", "later", "changed", "worn", "exchanged", "spent")

    def __init__(
        self,
        seat: Seat,
        die: int,
        later: tuple[int, ...] = (),
        changed: tuple[int, ...] = (),
        worn: tuple[int, ...] = (),
        exchanged: bool = False,
        spent: int = 0,
    ) -> None:
        super().__init__(seat)
        self.die = die
        self.later = later
        self.changed = changed
        """The tiles that have changed this die."""
        self.worn = worn
        """Solo: permanent tiles used in the turn's other action (SR-1506)."""
        self.exchanged = exchanged
        """Has this turn's order been taken?"""
        self.spent = spent
        """The tile that gave the turn two dice; it goes back after the action with the last one (SR-708)."""

    def usable(self, pos: SteamRollersPosition, effect: Effect) -> int:
        """The number of the tile by which this action has the effect; 0: it has not."""
        number = held(pos, self.seat, effect)
        return 0 if number in self.worn else number

    def worn_out(self, pos: SteamRollersPosition, effect: Effect) -> bool:
        """Would the seat have the effect, had it not used the tile in this turn's other action?"""
        return held(pos, self.seat, effect) in self.worn


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """One thing to do with a die. Its actions begin with its word."""

    word: ClassVar[str]

    def options(self, pos: SteamRollersPosition, hand: DieInHand) -> list[Action]:
        raise NotImplementedError

    def near(self, pos: SteamRollersPosition, hand: DieInHand) -> Iterable[Action]:
        """The options and what somebody might take for one: what "why not?" looks at."""
        raise NotImplementedError

    def refuse(self, pos: SteamRollersPosition, hand: DieInHand, action: Action) -> Refusal | None:
        raise NotImplementedError

    def bill(self, pos: SteamRollersPosition, hand: DieInHand, action: Action) -> Bill:
        return Bill()

    def take(self, state: State[SteamRollersPosition], hand: DieInHand, action: Action) -> tuple[int, ...]:
        """Do it; the numbers of the tiles that helped."""
        raise NotImplementedError
