"""Refusals: why an action is not allowed, by the id of the rule that forbids it."""

from typing import Final


class Refusal:
    """Why an action is not allowed: the rule's id and the facts that made it apply."""

    __slots__ = ("facts", "rule")

    def __init__(self, rule: str, **facts: object) -> None:
        self.rule = rule
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.rule == other.rule and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.rule)

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in self.facts.items())
        return f"Refusal({self.rule!r}{facts})"


class Refused(Exception):
    """An action was not allowed; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"refused by {refusal.rule}")
        self.refusal = refusal


class DeadEnd(Exception):
    """A decision without any option: a fault of the game's rules, never of a player.

    `dump` is the state in which it came up (see `load_state`); drivers that keep a record add its text.
    """

    def __init__(self, where: str, dump: bytes, record: str = "") -> None:
        super().__init__(where, dump, record)
        self.where = where
        self.dump = dump
        self.record = record

    def __str__(self) -> str:
        return f"no option: {self.where}"


class Unknown(Exception):
    """A seen state was asked for something that its viewer may not know."""


# The house's own rules stand in kernel/data/house.toml.
NOT_ASKED: Final = Refusal("SHED-1")
NO_SUCH_MOVE: Final = Refusal("SHED-2")
NOT_AN_ACTION: Final = Refusal("SHED-3")
STILL_TO_DO: Final = Refusal("SHED-4")
