"""One table: who sits there, the live match, and the events that made both. No input or output here."""

from collections.abc import Iterable, Mapping
from itertools import pairwise

from engineshed.kernel import Action, Game, Position, Seat, Together, Value
from engineshed.kernel.play import BadRecord, Divergence, Entropy, Match, OutOfScript, Record, resume
from engineshed.server.chairs import STAND_IN, Chair
from engineshed.server.events import Event, Kind, plain


class Stale(Exception):
    """The move answers a decision that is no longer asked."""


class NotAllowed(Exception):
    """Somebody asks for what their seat may not do; the message id says what."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


class Wish:
    """Something that needs the others' consent: taking back beyond the barrier, ending the game."""

    __slots__ = ("agreed", "seat", "to", "what")

    def __init__(self, what: str, seat: Seat, to: int) -> None:
        self.what = what
        self.seat = seat
        self.to = to
        self.agreed: set[str] = set()


class Table:
    """A table in memory: a cache of its events."""

    def __init__(
        self,
        id: str,
        game: Game[Position],
        players: int,
        settings: Mapping[str, Value],
        public: bool,
        host: str,
    ) -> None:
        self.id = id
        self.game = game
        self.players = players
        self.settings = dict(settings)
        self.public = public
        self.host = host
        self.chairs = [Chair("open") for _ in range(players)]
        self.number = 0
        """Of the last event."""
        self.match: Match[Position] | None = None
        self.asked: list[int] = []
        """For every move, and the present: the number of the event that brought up its decision."""
        self.keys: set[str] = set()
        self.said: list[tuple[int, str, str]] = []
        """Chat: event number, name, text."""
        self.wish: Wish | None = None
        self.ended = ""
        """Why it ended before its time."""
        self.corrected: Divergence | None = None
        """Set when the rules were corrected below a running game."""
        self.moved = 0.0
        self.pages: dict[tuple[object, ...], str] = {}
        """Rendered pages of this very moment, by perspective."""

    # Who

    def seats_of(self, guest: str) -> tuple[Seat, ...]:
        return tuple(seat for seat, c in enumerate(self.chairs) if c.kind == "person" and c.guest == guest)

    def people(self) -> set[str]:
        return {chair.guest for chair in self.chairs if chair.guest is not None}

    def full(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs)

    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must act now."""
        return self.match.state.waiting() if self.match is not None and not self.ended else ()

    def over(self) -> bool:
        return bool(self.ended) or (self.match is not None and not self.match.state.waiting())

    def playing(self) -> Match[Position]:
        if self.match is None:
            raise NotAllowed("not-started")
        return self.match

    def decision(self) -> int:
        """The name of what is asked now."""
        return self.asked[-1]

    # Changes: each returns the events to store; what is in memory is already changed.

    def sit(self, seat: Seat, chair: Chair) -> list[Event]:
        """Somebody takes an open seat, or a bot one that was left."""
        self.chairs[seat] = chair
        return [self.write("seat", {"seat": seat, **chair.plain()}), *self._begin()]

    def play(self, seat: Seat, action: Action, decision: int, key: str | None) -> list[Event]:
        """A checked move and what follows by itself; raises Refused and changes nothing if it is illegal."""
        match = self.playing()
        if self.ended:
            raise NotAllowed("is-over")
        if decision != self.asked[-1]:
            raise Stale
        before = len(match.tape.lines)
        match.play(seat, action)
        self.wish = None
        return [self._played(before, key), *self._settle()]

    def take_back(self, to: int) -> list[Event]:
        """Go back to the moment after so many moves. Who may is decided elsewhere (consent.py)."""
        self.wish = None
        self.go_back(to)
        return [self.write("undo", {"to": to})]

    def go_back(self, to: int) -> None:
        self.playing().undo_to(to)
        del self.asked[to + 1 :]

    def leave(self, seat: Seat) -> list[Event]:
        """A bot sits in, or the seat is open again before the start; with nobody left the table ends."""
        chair = self.chairs[seat]
        if chair.kind != "person" or self.over():
            raise NotAllowed("is-over")
        empty = Chair("open") if self.match is None else Chair("bot", chair.name, None, STAND_IN)
        events = self.sit(seat, empty)
        return events if self.people() else [*events, *self.end("cancelled")]

    def end(self, reason: str) -> list[Event]:
        self.ended = reason
        return [self.write("end", {"reason": reason})]

    def say(self, name: str, text: str) -> list[Event]:
        event = self.write("say", {"name": name, "text": text})
        self.said.append((event.number, name, text))
        return [event]

    def asks(self, wish: Wish) -> None:
        """Who asks agrees."""
        self.wish = wish
        wish.agreed.add(str(self.chairs[wish.seat].guest))

    def answered(self, guest: str, yes: bool) -> None:
        if self.wish is not None and yes:
            self.wish.agreed.add(guest)
        else:
            self.wish = None

    # Building

    def opened(self) -> list[Event]:
        """The first events of a new table."""
        return [self._opening(), *self._begin()]

    def _opening(self) -> Event:
        data: dict[str, object] = {
            "game": self.game.id,
            "version": self.game.version,
            "players": self.players,
            "settings": self.settings,
            "public": self.public,
            "host": self.host,
            "seats": [chair.plain() for chair in self.chairs],
        }
        return self.write("open", data)

    def adopt(self, record: Record) -> list[Event]:
        """The first events of a table that goes on from a record; a broken one raises BadRecord."""
        try:
            self.match, diverged = resume(record, Entropy())
        except (OutOfScript, Divergence) as error:
            raise BadRecord(str(error)) from None
        if diverged is not None:
            raise BadRecord(str(diverged))
        tape, moves = self.match.tape.lines, self.match.moves
        ends = [move.lines for move in moves] + [len(tape)]
        events = [self._opening(), self.write("start", {"lines": plain(tape[: ends[0]])})]
        self.asked = [events[-1].number]
        for start, end in pairwise(ends):
            data: dict[str, object] = {"decision": self.asked[-1], "lines": plain(tape[start:end])}
            events.append(self.write("play", data))
            self.asked.append(events[-1].number)
        return events

    def summary(self) -> dict[str, object]:
        return {
            "seats": [chair.plain() for chair in self.chairs],
            "settings": self.settings,
            "started": self.match is not None,
            "waiting": list(self.waiting()),
            "moves": 0 if self.match is None else len(self.match.moves),
        }

    def _begin(self) -> list[Event]:
        if self.match is not None or not self.full():
            return []
        self.match = Match(self.game.new(self.players, self.settings, Entropy()))
        event = self.write("start", {"lines": plain(self.match.tape.lines)})
        self.asked = [event.number]
        return [event, *self._settle()]

    def _settle(self) -> list[Event]:
        """Decisions with a single option are played at once and recorded like any other."""
        match, events = self.playing(), []
        while len(waiting := match.state.waiting()) == 1:
            options = match.state.options(waiting[0])
            if len(options) != 1 or self.chairs[waiting[0]].ask:
                break
            before = len(match.tape.lines)
            match.play(waiting[0], options[0], auto=True)
            events.append(self._played(before, None))
        return events

    def _played(self, before: int, key: str | None) -> Event:
        match = self.playing()
        event = self.write(
            "play", {"decision": self.asked[-1], "lines": plain(match.tape.lines[before:])}, key
        )
        self.ask_next(event.number)
        return event

    def ask_next(self, number: int) -> None:
        """Another seat's commitment leaves what is asked as it was; every other move asks something new."""
        self.asked.append(self.asked[-1] if self.half_committed() else number)

    def half_committed(self) -> bool:
        """Have some of those who choose together chosen, and others not yet?"""
        agenda = self.playing().state.agenda
        top = agenda[-1] if agenda else None
        return isinstance(top, Together) and any(made is not None for made in top.commitments)

    def undoer(self, own: Iterable[Seat]) -> Seat | None:
        """Of the seats that one guest plays, the one that chose last."""
        last = {seat: point for seat in own if (point := self.last_own(seat)) is not None}
        return max(last, key=lambda seat: last[seat], default=None)

    def last_own(self, seat: Seat) -> int | None:
        """The moment before this seat's last choice, wherever the barrier is."""
        moves = self.playing().moves
        own = [n for n, move in enumerate(moves) if move.seat == seat and not move.auto]
        return own[-1] if own else None

    def write(self, kind: Kind, data: dict[str, object], key: str | None = None) -> Event:
        """The next event; what is drawn of the table until now is no longer true."""
        self.number += 1
        if key is not None:
            self.keys.add(key)
        self.pages.clear()
        event = Event(self.number, kind, data, key)
        self.moved = event.at
        return event
