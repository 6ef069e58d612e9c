"""What is stored about a table: one struct for each kind of event, and the envelope that numbers it."""

from typing import ClassVar, Final

import msgspec

from engineshed.kernel.action import Atom, Audience
from engineshed.kernel.play import Drawn, Played
from engineshed.server.chairs import Chair, SeatKind


class Do(msgspec.Struct, frozen=True, array_like=True, tag="do"):
    """A line of the game's record: somebody acted."""

    seat: int
    action: tuple[Atom, ...]
    secret: bool = False
    auto: bool = False


class Chance(msgspec.Struct, frozen=True, array_like=True, tag="chance"):
    """A line of the game's record: chance answered."""

    name: str
    got: tuple[Atom, ...]
    to: int | str


Line = Do | Chance


class Fact(msgspec.Struct, frozen=True):
    """What happened, with all that is needed to repeat it."""

    kind: ClassVar[str]


class Opened(Fact, frozen=True):
    """Somebody opened the table."""

    kind = "open"
    game: str
    version: int
    """Of the rules that the table was opened with."""
    players: int
    settings: dict[str, str | int | bool]
    public: bool
    host: str
    seats: tuple[Chair, ...]


class Seated(Fact, frozen=True):
    """A seat has changed hands; the fields after the first describe the chair as it is now."""

    kind = "seat"
    seat: int
    kind_: SeatKind = msgspec.field(name="kind")
    name: str = ""
    guest: str | None = None
    level: str = ""
    ask: bool = False

    @classmethod
    def on(cls, seat: int, chair: Chair) -> "Seated":
        return cls(seat, chair.kind, chair.name, chair.guest, chair.level, chair.ask)

    @property
    def chair(self) -> Chair:
        return Chair(self.kind_, self.name, self.guest, self.level, self.ask)


class Started(Fact, frozen=True):
    """The game began; chance dealt the set-up."""

    kind = "start"
    lines: tuple[Line, ...]


class Moved(Fact, frozen=True):
    """A move and what chance answered to it."""

    kind = "play"
    decision: int
    """The event that brought up the decision it answers."""
    lines: tuple[Line, ...]


class TakenBack(Fact, frozen=True):
    """The game went back to the moment after this many moves."""

    kind = "undo"
    to: int
    seat: int | None = None
    """Who wanted it."""


class Adopted(Fact, frozen=True):
    """From here on the game follows this version of its rules."""

    kind = "version"
    version: int


class WentOn(Fact, frozen=True):
    """The people agreed to go on from the last move that today's rules still allow."""

    kind = "rules"
    to: int
    expected: str
    got: str


class Proposed(Fact, frozen=True):
    """Somebody asks for something that needs the others' consent."""

    kind = "ask"
    what: str
    seat: int
    to: int


class Answered(Fact, frozen=True):
    """Somebody said yes or no to a proposal."""

    kind = "answer"
    guest: str
    yes: bool
    proposal: int = 0
    """The number of the event that proposed it; 0 in old tables: the one that was open."""


class Rematched(Fact, frozen=True):
    """All agreed to play again: the name of the new table."""

    kind = "rematch"
    table: str


class Noted(Fact, frozen=True):
    """Something that people at the table should know; `what` is a message id of the site's words."""

    kind = "note"
    what: str
    seat: int | None = None
    detail: str = ""


class Ended(Fact, frozen=True):
    """The table ended before the game did."""

    kind = "end"
    reason: str


class Said(Fact, frozen=True):
    """Chat."""

    kind = "say"
    name: str
    text: str
    guest: str = ""


KINDS: Final[dict[str, type[Fact]]] = {
    fact.kind: fact
    for fact in (
        Opened,
        Seated,
        Started,
        Moved,
        TakenBack,
        Adopted,
        WentOn,
        Proposed,
        Answered,
        Rematched,
        Noted,
        Ended,
        Said,
    )
}


class Event(msgspec.Struct, frozen=True):
    """A fact with its place in the table's history. Numbers never go back, so a stream can go on from any."""

    number: int
    fact: Fact
    at: float
    key: str | None = None
    """Given by the client: the same move sent twice is played once."""

    @property
    def kind(self) -> str:
        return self.fact.kind

    def data(self) -> dict[str, object]:
        """The fact as plain data for the database."""
        plain = msgspec.to_builtins(self.fact)
        assert isinstance(plain, dict)
        return plain


def fact_of(kind: str, data: object) -> Fact:
    """The inverse of `Event.data`; raises ValueError for what no version of this server has written."""
    if kind not in KINDS:
        raise ValueError(f"no event of kind {kind!r} is known here")
    return msgspec.convert(data, KINDS[kind])


def plain(lines: "list[Played | Drawn]") -> tuple[Line, ...]:
    """Lines of a match as they are stored."""
    return tuple(
        Do(line.seat, line.action, line.secret, line.auto)
        if isinstance(line, Played)
        else Chance(line.name, line.got, line.to)
        for line in lines
    )


def lines(stored: tuple[Line, ...]) -> list[Played | Drawn]:
    """The inverse of `plain`."""
    return [
        Played(line.seat, line.action, line.secret, line.auto)
        if isinstance(line, Do)
        else Drawn(line.name, line.got, _audience(line.to))
        for line in stored
    ]


def _audience(to: int | str) -> Audience:
    if to == "all" or to == "none" or isinstance(to, int):
        return to  # type: ignore[return-value]
    raise ValueError(f"{to!r} is no audience")
