"""What games say to people: message ids and facts. Pages make the sentences."""

from engineshed.kernel.action import Audience, Seat


class Message:
    """One entry of the journal, for the log and for motion: a message id and facts, never a sentence."""

    __slots__ = ("facts", "name", "seat", "to")

    def __init__(self, name: str, seat: Seat | None, facts: dict[str, object], to: Audience = "all") -> None:
        self.name = name
        self.seat = seat
        self.facts = facts
        self.to = to

    def visible(self, viewer: Seat | None) -> bool:
        return self.to == "all" or (self.to != "none" and self.to == viewer)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r}, {self.seat}, {self.facts})"


class Question(Message):
    """What a decision asks its seat, and the rules that it stands on. Its words are `ask-<name>`."""

    __slots__ = ("rules",)

    def __init__(self, name: str, seat: Seat, facts: dict[str, object], rules: tuple[str, ...] = ()) -> None:
        super().__init__(name, seat, facts)
        self.rules = rules
