"""One table: who sits there, its game, and `apply`, the only place where a table changes."""

from collections.abc import Iterable
from copy import copy
from typing import Final

import msgspec
from msgspec.structs import replace

from engineshed.kernel import Game, Position, Seat, Together, find_game
from engineshed.kernel.play import Divergence, Entropy, Match, OutOfScript, Record, row_of
from engineshed.server.pace.clock import Clock
from engineshed.server.tables.events import (
    Adopted,
    Alarmed,
    Answered,
    Asked,
    Away,
    Decided,
    Ended,
    Event,
    Hidden,
    Moved,
    Muted,
    Noted,
    Opened,
    Ordered,
    Proposed,
    RanOut,
    Rematched,
    Rests,
    Revoked,
    Said,
    Seated,
    Started,
    TakenBack,
    Voted,
    WentOn,
)
from engineshed.server.tables.notes import Note, note_down
from engineshed.server.tables.rows import Known
from engineshed.server.tables.scripts import lines
from engineshed.server.tables.standing import Orders, Standing, same_person
from engineshed.server.tables.talk import Talk

NO_WAY_ON: Final = "dead-end"
"""The note that somebody is asked who has no option."""


class Stale(Exception):
    """The move or answer is about something that is no longer asked."""


class NotAllowed(Exception):
    """Somebody may not do this; `word` is the id of the message that says why."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


class Proposal(msgspec.Struct, frozen=True):
    """Something that needs the others' consent."""

    number: int
    """Of the event that proposed it: an answer names it."""
    what: str
    seat: Seat
    to: int
    """A moment (undo) or a seat (stand-in)."""
    agreed: frozenset[str]


class Table:
    """A table after its events. Changes are made on a copy, so a table that is held does not change."""

    def __init__(self, id: str, opened: Opened) -> None:
        self.id = id
        self.game: Game[Position] = find_game(opened.game)
        self.version = opened.version
        """Of the rules that the game was last played with."""
        self.players = opened.players
        self.settings = opened.settings
        self.public = opened.public
        self.host = opened.host
        self.tempo, self.watchers_talk, self.terms = opened.tempo, opened.watchers_talk, opened.terms
        self.chairs = list(opened.seats)
        self.number = 0
        """Of the last event."""
        self.aside = 0
        """Of the last aside, which counts downwards."""
        self.moved = 0.0
        """When somebody last did something here."""
        self.since = 0.0
        """When the present decision came up, or when somebody sat down to answer it."""
        self.match: Match[Position] | None = None
        self.asked: list[int] = []
        """For every move, and for the present: the number of the event that brought up the decision."""
        self.keys: set[str] = set()
        self.talk = Talk()
        self.notes: list[Note] = []
        self.orders = Orders()
        self.proposal: Proposal | None = None
        self.ended = ""
        """Why the table ended before the game did; "" if it did not."""
        self.rematch = ""
        """The table at which the same people play again."""
        self.clock = None if opened.pace is None else Clock(opened.pace, opened.seats)
        self.diverged: Divergence | None = None
        """Where today's rules differ from what was played; the game stands at the last move they allow."""
        self.no_way_on = False
        """Whether somebody was asked who had no option: a fault of the rules."""
        self.known: Known | None = None
        """What the last process that could follow the whole game wrote about it."""

    def copy(self) -> "Table":
        """The same table, to be changed without changing this one."""
        twin = copy(self)
        twin.chairs, twin.asked = self.chairs[:], self.asked[:]
        twin.keys, twin.talk, twin.notes = set(self.keys), self.talk.copy(), self.notes[:]
        twin.orders = self.orders.copy()
        twin.match = None if self.match is None else self.match.copy()
        twin.clock = None if self.clock is None else self.clock.copy()
        return twin

    # Who

    def seats_of(self, guest: str) -> tuple[Seat, ...]:
        """The seats on which this guest sits."""
        return tuple(seat for seat, c in enumerate(self.chairs) if c.kind == "person" and c.guest == guest)

    def left_by(self, guest: str) -> tuple[Seat, ...]:
        """The seats of this guest on which a bot or somebody else sits in."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if guest == chair.kept_for)

    def free(self) -> tuple[Seat, ...]:
        """The seats that anybody may take from a bot."""
        return () if self.over() else tuple(seat for seat, c in enumerate(self.chairs) if c.free)

    def people(self) -> set[str]:
        return {chair.guest for chair in self.chairs if chair.kind == "person" and chair.guest is not None}

    def alone(self) -> bool:
        """Does one person decide what happens here? Not where a result counts, or others may come back."""
        theirs = {chair.kept_for for chair in self.chairs} - {None}
        return len(self.people()) == 1 and not self.terms.rated and theirs <= self.people()

    def full(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs)

    # What is asked

    @property
    def newer(self) -> bool:
        """Whether it was played with newer rules than this process has, which then leaves it alone."""
        return self.version > self.game.version

    @property
    def cut_off(self) -> bool:
        """Whether this process cannot follow what was played to its end."""
        return self.diverged is not None or self.newer

    @property
    def stuck(self) -> bool:
        """Whether nobody can move, as far as the rules it was last played with know."""
        return self.no_way_on and self.game.version <= self.version

    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must act now; nobody while the table cannot be played on."""
        if self.match is None or self.ended or self.cut_off or self.stuck:
            return ()
        return self.match.state.waiting()

    def over(self) -> bool:
        """Whether the game has ended, by its rules or before."""
        if self.cut_off and self.known is not None:
            return bool(self.ended) or self.known.over
        return bool(self.ended) or (self.whole() and not self.playing().state.waiting())

    def whole(self) -> bool:
        """Whether the game has started and this process can follow all of it."""
        return self.match is not None and not self.cut_off

    def playing(self) -> Match[Position]:
        if self.match is None:
            raise NotAllowed("not-started")
        return self.match

    def decision(self) -> int:
        """The number by which an answer names what is asked now."""
        return self.asked[-1]

    def half_committed(self) -> bool:
        """Whether some of the seats that choose together have chosen and others have not."""
        agenda = self.playing().state.agenda
        top = agenda[-1] if agenda else None
        return isinstance(top, Together) and any(made is not None for made in top.commitments)

    def undoer(self, own: Iterable[Seat]) -> Seat | None:
        """Among these seats, the one that chose last."""
        match = self.playing()
        last = {seat: point for seat in own if (point := match.last_choice(seat)) is not None}
        return max(last, key=lambda seat: last[seat], default=None)

    # Changing

    def apply(self, event: Event, standing: bool = True) -> None:
        """Change the table by an event. A move that is not `standing` is taken back later and not played."""
        fact = event.fact
        if event.number < 0:
            self.aside = event.number
        else:
            self._count(event)
        match fact:
            case Opened():
                pass
            case Seated():
                self._seat(fact)
            case Started():
                self._start(event, fact)
            case Moved():
                self.proposal, self.no_way_on = None, False
                if standing and self.whole():
                    self._move(event, fact)
                elif fact.order:  # its owner will take this back
                    self.orders.drop(fact.order)
            case TakenBack():
                self._back(fact.to)
                self._note("undone", fact.seat)
            case Adopted():
                self.version = fact.version
            case WentOn():
                self.diverged = None
                self._back(fact.to)
                self._note("went-on", detail=fact.got)
            case Proposed():
                agreed = frozenset({str(self.chairs[fact.seat].guest)})
                self.proposal = Proposal(event.number, fact.what, fact.seat, fact.to, agreed)
            case Answered():
                self._answer(fact)
            case Rematched():
                self.proposal, self.rematch = None, fact.table
            case Ended():
                self.proposal, self.ended = None, fact.reason
            case Noted():
                self._note(fact.what, fact.seat, fact.detail)
                self.no_way_on = self.no_way_on or fact.what == NO_WAY_ON
            case Said() | Muted() | Hidden():
                self.talk.hear(event.number, fact)
            case Ordered():
                self.orders.give(event.number, fact)
            case Revoked():
                self.orders.drop(fact.order)
            case RanOut():
                self._note("out-of-time", fact.seat)
            case Decided():
                if fact.choice == "wait":
                    self._note("waits-on", fact.seat)
            case Rests():
                self.chairs[fact.seat] = replace(self.chairs[fact.seat], rest=fact.rest)
            case Asked() | Away() | Alarmed() | Voted():
                pass  # the clock has taken it in
            case _:
                raise TypeError(f"nobody applies {type(fact).__name__}")

    def _count(self, event: Event) -> None:
        """Take over the number, time and key of an event that is no aside."""
        self.number = event.number
        if not event.fact.quiet:
            self.moved = event.at
        if self.clock is not None:
            self.clock.apply(event)
        if event.key is not None:
            self.keys.add(event.key)

    def _seat(self, fact: Seated) -> None:
        before, after = self.chairs[fact.seat], fact.chair
        self.chairs[fact.seat] = after
        self.proposal = None
        self.orders.moved(fact.seat, before, after)
        if same_person(before, after):
            self.talk.moved(before.guest, after.guest)
            self.talk.moved(before.whose, after.whose)
        if self.match is None:
            return
        self.since = self.moved
        if after.kind == "person" and after.whose is not None and before.whose is None:
            self._note("took-over", fact.seat)
        elif before.kind != after.kind or (before.whose is not None and before.whose == after.guest):
            self._note("stood-in" if after.kind == "bot" else "came-back", fact.seat)

    def _start(self, event: Event, fact: Started) -> None:
        record = Record(self.game.id, self.game.version, self.players, self.settings, lines(fact.lines))
        self.match, self.asked, self.diverged = None, [event.number], None
        try:
            match = Match(record.new_state(Entropy()))
        except Exception as error:  # of whatever kind: corrected rules will be able to set it up again
            known = error.name if isinstance(error, OutOfScript) else type(error).__name__
            self.diverged = Divergence(0, "", str(error), known)
            return
        if [row_of(line) for line in match.tape.lines] != [row_of(line) for line in record.lines]:
            self.diverged = Divergence(0, "", "another set-up", "another set-up")
            return
        match.state.chance, match.state.owns_chance = Entropy(), False
        self.match, self.since = match, event.at

    def _move(self, event: Event, fact: Moved) -> None:
        try:
            self.playing().follow(lines(fact.lines))
        except Divergence as divergence:
            self.diverged = divergence
            return
        moves = len(self.playing().moves)
        owner = self.orders.obeyed(fact.order, self.round(), moves - 1)
        if owner is not None:  # who reads so in the log
            self.notes.append(Note(self.number, moves, "your-order", owner, private=True))
        # Another seat's commitment leaves what is asked as it was; every other move asks something new.
        self.asked.append(self.asked[-1] if self.half_committed() else event.number)
        self.since = event.at

    def round(self) -> int:
        """The game's present round."""
        return 0 if self.match is None else self.game.round_of(self.match.state.pos)

    def standing(self, seat: Seat) -> list[Standing]:
        """The orders of a seat that still hold."""
        return self.orders.of(seat, self.round())

    def _back(self, to: int) -> None:
        self.orders.back(to)
        self.proposal, self.no_way_on = None, False
        if self.match is not None:
            self.match.undo_to(to)
            self.since = self.moved
            del self.asked[to + 1 :]

    def _answer(self, fact: Answered) -> None:
        proposal = self.proposal
        if proposal is None or fact.proposal not in (0, proposal.number):
            return
        self.proposal = replace(proposal, agreed=proposal.agreed | {fact.guest}) if fact.yes else None

    def _note(self, what: str, seat: Seat | None = None, detail: str = "") -> None:
        moves = 0 if self.match is None else len(self.match.moves)
        note_down(self.notes, Note(self.number, moves, what, seat, detail))
