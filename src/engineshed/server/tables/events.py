"""What is stored about a table: one struct for each kind of event, and the envelope that numbers it."""

from typing import ClassVar, Final, Literal

import msgspec

from engineshed.kernel.action import Atom
from engineshed.server.pace.pace import Pace
from engineshed.server.results.terms import NOTHING_ASKED, Terms
from engineshed.server.tables.chairs import Chair, SeatKind


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
Verdict = Literal["wait", "bot", "invite"]
"""What can become of a seat whose person ran out of time."""


class Fact(msgspec.Struct, frozen=True):
    """What happened, with all that is needed to repeat it."""

    kind: ClassVar[str]
    quiet: ClassVar[bool] = False
    """Written by the house itself: it does not count as somebody using the table."""
    private: ClassVar[bool] = False
    """An aside (asides.py): kept apart so that nobody else can tell that there was one."""


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
    pace: Pace | None = None
    """None: no clock."""
    tempo: str = ""
    """How fast pages show the moves of bots; empty: at the house's usual tempo."""
    watchers_talk: bool = False
    """Whether spectators may chat."""
    terms: Terms = NOTHING_ASKED


class Seated(Fact, frozen=True):
    """A seat has changed hands; the fields after the first describe the chair as it is now."""

    kind = "seat"
    seat: int
    kind_: SeatKind = msgspec.field(name="kind")
    name: str = ""
    guest: str | None = None
    level: str = ""
    ask: bool = False
    rest: str = ""
    free: bool = False
    whose: str | None = None
    whose_name: str = ""

    @classmethod
    def on(cls, seat: int, chair: Chair) -> "Seated":
        return cls(seat, *msgspec.structs.astuple(chair))

    @property
    def chair(self) -> Chair:
        return Chair(*msgspec.structs.astuple(self)[1:])


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
    order: int = 0
    """The event that gave the standing order which made this move; 0: somebody moved."""


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
    word: str = ""
    """A quick word (web/quick_words.py) instead of a text."""
    watches: bool = False
    """Was it said by somebody who has no seat?"""


class Muted(Fact, frozen=True):
    """Somebody mutes another's chat, or hears it again. Nobody else learns of it."""

    kind = "mute"
    private = True
    guest: str
    other: str
    muted: bool


class Hidden(Fact, frozen=True):
    """The host hides lines of the chat from everybody, or shows them again."""

    kind = "hide"
    quiet = True
    lines: tuple[int, ...]
    hidden: bool


class Asked(Fact, frozen=True):
    """From now on the clocks of these seats run."""

    kind = "turn"
    quiet = True
    seats: tuple[int, ...]


class Ordered(Fact, frozen=True):
    """Somebody decides ahead (kernel/orders.py). Nobody else learns of it."""

    kind = "order"
    private = True
    seat: int
    about: str
    steps: tuple[tuple[Atom, ...], ...]
    lasts: str
    round: int = 0
    """In which it was given."""


class Revoked(Fact, frozen=True):
    """Somebody takes an order back, named by the number of its event."""

    kind = "revoke"
    private = True
    seat: int
    order: int


class Rests(Fact, frozen=True):
    """Somebody changed the hours of their night (pace/rest.py says how it is written)."""

    kind = "rest"
    seat: int
    rest: str


class Away(Fact, frozen=True):
    """Somebody announced holidays until this moment; 0: they are back."""

    kind = "away"
    seat: int
    until: float


class Alarmed(Fact, frozen=True):
    """Four fifths of somebody's time are used up, and they are not looking at the table."""

    kind = "alarm"
    quiet = True
    seat: int


class RanOut(Fact, frozen=True):
    """Somebody ran out of time, at the moment `since`."""

    kind = "out"
    quiet = True
    seat: int
    since: float


class Voted(Fact, frozen=True):
    """One of the others voted on the seat of somebody who ran out of time."""

    kind = "vote"
    guest: str
    seat: int
    choice: Verdict


class Decided(Fact, frozen=True):
    """The others decided about the seat of somebody who ran out; the next event seats the bot, if any."""

    kind = "decided"
    seat: int
    choice: Verdict


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
        Hidden,
        Muted,
        Asked,
        Ordered,
        Revoked,
        Rests,
        Away,
        Alarmed,
        RanOut,
        Voted,
        Decided,
    )
}


class Event(msgspec.Struct, frozen=True):
    """A fact with its place in the table's history. Numbers never go back, so a stream can go on from any."""

    number: int
    """Asides are counted apart, downwards from -1 (asides.py)."""
    fact: Fact
    at: float
    key: str | None = None
    """Given by the client: the same move sent twice is played once."""
    after: int = 0
    """Of an aside: the event after which it was said."""

    @property
    def kind(self) -> str:
        return self.fact.kind

    def data(self) -> dict[str, object]:
        """The fact as plain data for the database."""
        plain = msgspec.to_builtins(self.fact)
        assert isinstance(plain, dict)
        return plain


def fact_of(kind: str, data: object) -> Fact:
    """The inverse of `Event.data`; ValueError for anything that this server does not know."""
    if kind not in KINDS:
        raise ValueError(f"no event of kind {kind!r} is known here")
    return msgspec.convert(data, KINDS[kind])
