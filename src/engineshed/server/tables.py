"""One table: who sits there, the live match, and the events that made both. No input or output here."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Literal, cast

from engineshed.kernel import (
    Action,
    BadRecord,
    BadSetup,
    Divergence,
    Entropy,
    Game,
    Match,
    OutOfScript,
    Position,
    Record,
    Seat,
    Together,
    Value,
    find_game,
    resume,
)
from engineshed.server.events import Event, Kind, Line, lines, plain

SeatKind = Literal["open", "person", "bot"]
STAND_IN = "steady"
"""The level of a bot that sits in for somebody who left."""


class Stale(Exception):
    """The move answers a decision that is no longer asked."""


class NotAllowed(Exception):
    """Somebody asks for what their seat may not do; the message id says what."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


class Chair:
    """A seat of the table and who sits there."""

    __slots__ = ("ask", "guest", "kind", "level", "name")

    def __init__(
        self, kind: SeatKind, name: str = "", guest: str | None = None, level: str = "", ask: bool = False
    ) -> None:
        self.kind = kind
        self.name = name
        self.guest = guest
        self.level = level
        self.ask = ask
        """This person wants to be asked even where there is a single option."""

    def plain(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "name": self.name,
            "guest": self.guest,
            "level": self.level,
            "ask": self.ask,
        }

    @classmethod
    def of(cls, data: Mapping[str, object]) -> "Chair":
        guest = data.get("guest")
        return cls(
            cast(SeatKind, data["kind"]),
            str(data["name"]),
            guest if isinstance(guest, str) else None,
            str(data["level"]),
            bool(data.get("ask")),
        )


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
        return [self._next("seat", {"seat": seat, **chair.plain()}), *self._begin()]

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

    def undo(self, seat: Seat, whole_turn: bool) -> list[Event]:
        """Take back; beyond the barrier by consent, alone against bots always."""
        match = self.playing()
        if self.ended:
            raise NotAllowed("is-over")
        point = match.undo_turn_point(seat) if whole_turn else match.undo_point(seat)
        if point is not None:
            return self._undo(point)
        point = self.last_own(seat)
        if point is None:
            raise NotAllowed("nothing-to-undo")
        if len(self.people()) == 1:
            return self._undo(point)
        return self._ask("undo", seat, point)

    def agree(self, guest: str, yes: bool) -> list[Event]:
        """Answer a wish; when everybody has agreed, it happens."""
        wish = self.wish
        if wish is None or not self.seats_of(guest):
            raise NotAllowed("nobody-asks")
        events = [self._next("answer", {"guest": guest, "yes": yes})]
        self._answered(guest, yes)
        if self.wish is not None and wish.agreed >= self._asked_for(wish):
            self.wish = None
            events += self._granted(wish)
        return events

    def _asked_for(self, wish: Wish) -> set[str]:
        """Who has to agree: everybody but somebody whom a bot shall replace."""
        people = self.people()
        if wish.what == "stand-in":
            people.discard(str(self.chairs[wish.to].guest))
        return people

    def _granted(self, wish: Wish) -> list[Event]:
        if wish.what == "undo":
            return self._undo(wish.to)
        if wish.what == "stand-in":
            return self.leave(wish.to)
        return self.end("agreed")

    def ask_end(self, seat: Seat) -> list[Event]:
        """End it now: alone at once, with others by agreement."""
        if self.over():
            raise NotAllowed("is-over")
        if self.match is None or len(self.people()) == 1:
            return self.end("cancelled" if self.match is None or not self.match.moves else "agreed")
        return self._ask("end", seat, 0)

    def ask_stand_in(self, seat: Seat, absent: Seat) -> list[Event]:
        """A bot shall take the seat of somebody who left: by vote of the others."""
        if self.match is None or self.over() or self.chairs[absent].kind != "person":
            raise NotAllowed("is-over")
        events = self._ask("stand-in", seat, absent)
        wish = self.wish
        if wish is not None and wish.agreed >= self._asked_for(wish):
            self.wish = None
            events += self._granted(wish)
        return events

    def leave(self, seat: Seat) -> list[Event]:
        """A bot sits in; with nobody left the table ends."""
        chair = self.chairs[seat]
        if chair.kind != "person" or self.over():
            raise NotAllowed("is-over")
        events = self.sit(seat, Chair("bot", chair.name, None, STAND_IN))
        return events if self.people() else [*events, *self.end("cancelled")]

    def end(self, reason: str) -> list[Event]:
        self.ended = reason
        return [self._next("end", {"reason": reason})]

    def say(self, name: str, text: str) -> list[Event]:
        event = self._next("say", {"name": name, "text": text})
        self.said.append((event.number, name, text))
        return [event]

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
        return self._next("open", data)

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
        events = [self._opening(), self._next("start", {"lines": plain(tape[: ends[0]])})]
        self.asked = [events[-1].number]
        for start, end in pairwise(ends):
            data: dict[str, object] = {"decision": self.asked[-1], "lines": plain(tape[start:end])}
            events.append(self._next("play", data))
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
        event = self._next("start", {"lines": plain(self.match.tape.lines)})
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
        event = self._next(
            "play", {"decision": self.asked[-1], "lines": plain(match.tape.lines[before:])}, key
        )
        self._ask_next(event.number)
        return event

    def _ask_next(self, number: int) -> None:
        """Another seat's commitment leaves what is asked as it was; every other move asks something new."""
        agenda = self.playing().state.agenda
        top = agenda[-1] if agenda else None
        pending = isinstance(top, Together) and any(made is not None for made in top.commitments)
        self.asked.append(self.asked[-1] if pending else number)

    def _undo(self, to: int) -> list[Event]:
        self.playing().undo_to(to)
        del self.asked[to + 1 :]
        return [self._next("undo", {"to": to})]

    def undoer(self, own: Iterable[Seat]) -> Seat | None:
        """Of the seats that one guest plays, the one that chose last."""
        last = {seat: point for seat in own if (point := self.last_own(seat)) is not None}
        return max(last, key=lambda seat: last[seat], default=None)

    def last_own(self, seat: Seat) -> int | None:
        """The moment before this seat's last choice, wherever the barrier is."""
        moves = self.playing().moves
        own = [n for n, move in enumerate(moves) if move.seat == seat and not move.auto]
        return own[-1] if own else None

    def _ask(self, what: str, seat: Seat, to: int) -> list[Event]:
        self.wish = Wish(what, seat, to)
        self.wish.agreed.add(str(self.chairs[seat].guest))
        return [self._next("ask", {"what": what, "seat": seat, "to": to})]

    def _answered(self, guest: str, yes: bool) -> None:
        if self.wish is not None and yes:
            self.wish.agreed.add(guest)
        else:
            self.wish = None

    def _next(self, kind: Kind, data: dict[str, object], key: str | None = None) -> Event:
        self.number += 1
        if key is not None:
            self.keys.add(key)
        self.pages.clear()
        event = Event(self.number, kind, data, key)
        self.moved = event.at
        return event


def rebuild(id: str, events: Sequence[Event]) -> tuple[Table, list[Event]]:
    """A table from its events; where corrected rules make it diverge, it opens at the last equal move.

    The second part are events that this adds.
    """
    first = events[0].data
    table = Table(
        id,
        find_game(str(first["game"])),
        cast(int, first["players"]),
        cast("dict[str, Value]", first["settings"]),
        bool(first["public"]),
        str(first["host"]),
    )
    table.chairs = [Chair.of(seat) for seat in cast("list[dict[str, object]]", first["seats"])]
    start: list[Line] | None = None
    moves: list[list[Line]] = []
    asked: list[int] = []
    for event in events:
        table.number, table.moved = event.number, event.at
        if event.key is not None:
            table.keys.add(event.key)
        data = event.data
        if event.kind == "seat":
            table.chairs[cast(int, data["seat"])] = Chair.of(data)
        elif event.kind == "start":
            start, asked = lines(data["lines"]), [event.number]
        elif event.kind == "play":
            moves.append(lines(data["lines"]))
            asked[len(moves) - 1 :] = [cast(int, data["decision"]), event.number]
            table.wish = None
        elif event.kind in ("undo", "rules"):
            to = cast(int, data["to"])
            del moves[to:], asked[to + 1 :]
            table.wish = None
        elif event.kind == "ask":
            seat = cast(int, data["seat"])
            table.wish = Wish(str(data["what"]), seat, cast(int, data["to"]))
            table.wish.agreed.add(str(table.chairs[seat].guest))
        elif event.kind == "answer":
            table._answered(str(data["guest"]), bool(data["yes"]))
        elif event.kind == "end":
            table.ended = str(data["reason"])
        elif event.kind == "say":
            table.said.append((event.number, str(data["name"]), str(data["text"])))
    if start is None:
        return table, []
    return table, _replay(table, start, moves, asked)


def _replay(table: Table, start: list[Line], moves: list[list[Line]], asked: list[int]) -> list[Event]:
    everything = [*start, *(line for move in moves for line in move)]
    record = Record(table.game.id, table.game.version, table.players, table.settings, everything)
    try:
        table.match, diverged = resume(record, Entropy())
    except (OutOfScript, BadSetup) as error:  # even the set-up has changed: it starts again
        table.match = Match(table.game.new(table.players, table.settings, Entropy()))
        diverged = Divergence(0, str(error), "")
        table.asked = [table.number + 1]
        return [table._next("start", {"lines": plain(table.match.tape.lines)})]
    table.asked = asked[: len(table.match.moves) + 1]
    if not table.over() and _asks_again(table):
        table.asked[-1] = table.asked[-2]
    if diverged is None:
        return []
    table.corrected = diverged
    to = len(table.match.moves)
    return [table._next("rules", {"to": to, "expected": diverged.expected, "got": diverged.got})]


def _asks_again(table: Table) -> bool:
    """Is the present decision one that a commitment has left as it was?"""
    top = table.playing().state.agenda[-1]
    pending = isinstance(top, Together) and any(made is not None for made in top.commitments)
    return pending and len(table.asked) > 1


def initials(chairs: Iterable[Chair]) -> list[str]:
    """One letter per seat, no two alike while letters last."""
    taken: set[str] = set()
    found = []
    for chair in chairs:
        letters = [c for c in chair.name.upper() if c.isalnum()] or ["?"]
        letter = next((c for c in letters if c not in taken), letters[0])
        taken.add(letter)
        found.append(letter)
    return found
