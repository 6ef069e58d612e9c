"""What a live state writes down as it goes: the lines of the record, the journal and the books."""

from engineshed.kernel.action import Action, Atom, Audience, Seat
from engineshed.kernel.message import Message
from engineshed.kernel.score import Entry


class Played:
    """A line of the record: somebody acted."""

    __slots__ = ("action", "auto", "seat", "secret")

    def __init__(self, seat: Seat, action: Action, secret: bool = False, auto: bool = False) -> None:
        self.seat = seat
        self.action = action
        self.secret = secret
        self.auto = auto
        """The only option, played by the driver."""


class Drawn:
    """A line of the record: chance answered."""

    __slots__ = ("got", "name", "to")

    def __init__(self, name: str, got: tuple[Atom, ...], to: Audience) -> None:
        self.name = name
        self.got = got
        self.to = to


class Booking:
    """A change of one of a seat's public figures: how much, by which rule, and after which message."""

    __slots__ = ("entry", "event")

    def __init__(self, entry: Entry, event: int) -> None:
        self.entry = entry
        self.event = event
        """The number of messages told before it; it belongs to the last of them."""

    def __repr__(self) -> str:
        return f"Booking({self.entry!r}, {self.event})"


class Tape:
    """What the live state writes: the record's lines, the journal and its books. Copies write nothing."""

    __slots__ = ("books", "journal", "lines")

    def __init__(self) -> None:
        self.lines: list[Played | Drawn] = []
        self.journal: list[Message] = []
        self.books: list[Booking] = []

    def copy(self) -> "Tape":
        twin = Tape()
        twin.lines, twin.journal, twin.books = self.lines[:], self.journal[:], self.books[:]
        return twin
