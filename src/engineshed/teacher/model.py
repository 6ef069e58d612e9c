"""What the teacher says, as plain data: values with their errors, judged options, reasons, reviews.

Everything here can be stored as JSON (`msgspec.json`). Chances go from 0 to 1. An error is one standard error
of what was sampled and says nothing about what the judge itself gets wrong, but where a decision is called a
loss: there the judge's doubts are part of it (`doubting`).
"""

from typing import Final, Literal, TypeAlias

import msgspec

from engineshed.kernel import Action, Seat

Kind: TypeAlias = Literal["grows", "opens", "costs", "others"]
Fact: TypeAlias = str | int | float

CLEAR: Final = 2.0
"""A difference of fewer standard errors is none."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean over sampled futures, and its standard error."""

    mean: float
    error: float = 0.0

    @property
    def clear(self) -> bool:
        """Is it something, and not perhaps nothing?"""
        return abs(self.mean) > max(CLEAR * self.error, 1e-9)


class Worth(msgspec.Struct, frozen=True):
    """What a seat may expect: its chance to win, and its points at the end; also a difference of two such."""

    chance: Estimate
    points: Estimate


class Reason(msgspec.Struct, frozen=True):
    """One line of a why: a message id of the teacher's words and the figures in it, all computed.

    The facts name score lines and figures by their ids; `telling.say` puts in the game's own words.
    """

    kind: Kind
    message: str
    facts: dict[str, Fact]


class ScoreChange(msgspec.Struct, frozen=True):
    """By how much one line of the score sheet differs at the horizon, in points."""

    source: str
    """The game's words `score-<source>`."""
    points: Estimate


class Comparison(msgspec.Struct, frozen=True):
    """One option against another in the same futures, so that what both share cancels out."""

    better: int
    """The place of each in the list of options, from 0."""
    other: int
    difference: Worth
    """The first minus the other, for the seat that decides."""
    lines: tuple[ScoreChange, ...]
    """Score lines that differ, the largest difference first."""


class Option(msgspec.Struct, frozen=True):
    """One possible action, judged."""

    action: Action
    plan: tuple[Action, ...]
    """The action and how the turn is best gone on with."""
    worth: Worth
    behind: Worth
    """The best option minus this one, from the same futures; zero for the best."""
    place: int
    """1 for the best; options that cannot be told apart from the best of a place share it."""
    reasons: tuple[Reason, ...] = ()
    """Why it is better than the next one that differs (for the last: what it lacks against the best)."""


class Hint(msgspec.Struct, frozen=True):
    """The best options of one decision, from what its seat knows."""

    seat: Seat
    options: tuple[Option, ...]
    """At most three (`hint`), or also the one that was played (`why`); the best first."""
    comparisons: tuple[Comparison, ...]
    """Every pair of them."""
    tried: int
    """How many options were tried at all."""
    futures: int
    """Futures in which each of the named options was tried."""
    horizon: str
    """How far futures were played: "turn", "round" or "end"."""
    judge: str
    """Who judged futures at the end: a network, by its card (`judge.card_of`), or "own": the game's value."""
    seed: int
    done: bool = True
    """False: first values, more are coming."""
    played_out: int = 0
    """Games played to the end that say how far points still grow, where no network knows."""


# A whole game


class Share(msgspec.Struct, frozen=True):
    """What one step did to one seat's chance and points."""

    chance: float
    points: float


class Step(msgspec.Struct, frozen=True):
    """One move of the game, and what chance answered to it.

    For every seat: value before + skill + luck = value after, exactly.
    """

    number: int
    """How many moves were played with it: it leads to the moment of this number."""
    seat: Seat
    action: Action
    round: int
    phase: str
    """The section of the game's ledger that the question stands on; `telling.phase` has its title."""
    free: bool
    """Was there a choice?"""
    skill: tuple[Worth, ...]
    """For every seat: what the move did, chance apart, to what could be expected; 0 without a choice."""
    luck: tuple[Worth, ...]
    """For every seat: the value after what came minus the mean of what could have come; 0 without chance."""
    lost: Worth | None = None
    """What the best known choice would have brought the mover more, by what it knew; None: nothing clear."""
    mistake: bool = False
    """Lost more than the stated small amount, and that clearly."""


class Moment(msgspec.Struct, frozen=True):
    """What every seat could expect at one moment."""

    number: int
    """The number of moves before it."""
    worths: tuple[Worth, ...]


class Dear(msgspec.Struct, frozen=True):
    """An expensive decision, with the better move."""

    number: int
    """The moment before the decision."""
    seat: Seat
    round: int
    phase: str
    played: Action
    better: Action
    lost: Worth
    """What the better one would have brought more, from the same futures."""
    reasons: tuple[Reason, ...]


class Accuracy(msgspec.Struct, frozen=True):
    """Decisions of a seat in one phase ("": in all) and how many of them lost nothing that counts."""

    seat: Seat
    phase: str
    decisions: int
    passed: int
    lost: Share
    """What all of them lost together, below zero."""

    @property
    def percent(self) -> int:
        """Decisions in 100 that passed."""
        return round(100 * self.passed / self.decisions) if self.decisions else 100


class Balance(msgspec.Struct, frozen=True):
    """Where a seat's result came from: start + own + others + luck = result, exactly."""

    seat: Seat
    start: Worth
    own: Worth
    """What its own moves did."""
    others: Worth
    """What the others' moves did."""
    luck: Worth
    """What chance did."""
    lost: Worth
    """Not part of the sum: what clearly better moves, by what it knew, would have brought more."""
    result: Share

    @property
    def parts(self) -> dict[str, Worth]:
        """What moved the chance from the start to the result, by name."""
        return {"own": self.own, "others": self.others, "luck": self.luck}


class Review(msgspec.Struct, frozen=True):
    """A finished game, judged move by move."""

    game: str
    version: int
    """Of the rules."""
    players: int
    judge: str
    """As in a hint."""
    seed: int
    futures: int
    """The most futures in which each option of a decision was tried."""
    small: float
    """The loss of chance to win below which a decision counts as good."""
    moments: tuple[Moment, ...]
    steps: tuple[Step, ...]
    dear: tuple[Dear, ...]
    """The three dearest mistakes of every seat, seat by seat, the dearest first."""
    accuracies: tuple[Accuracy, ...]
    balances: tuple[Balance, ...]
    done: bool = True
    """False: a first look; steps are "so far", balances and accuracies not to be shown yet."""


class PlayedOut(msgspec.Struct, frozen=True):
    """Games played out by bots from one move."""

    action: Action
    points: tuple[int, ...]
    """Of the seat that decides, one for each game; the same chance in both lists at the same place."""
    wins: tuple[float, ...]
    """1 for a game won, a share of it for a tie."""
    worth: Worth


class WhatIf(msgspec.Struct, frozen=True):
    """What was played and what could have been, each played out."""

    moment: int
    seat: Seat
    was: PlayedOut
    instead: PlayedOut
    difference: Worth
    """Instead minus was, game by game."""
