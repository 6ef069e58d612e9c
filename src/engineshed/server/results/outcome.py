"""How a table ended for everybody who sat there, read from its events alone."""

from collections.abc import Sequence
from statistics import median
from typing import Final

import msgspec

from engineshed.bots.rungs import ladder
from engineshed.kernel import Seat
from engineshed.server.results.rating import Entrant, Rating
from engineshed.server.tables.chairs import Chair
from engineshed.server.tables.events import Do, Ended, Event, Moved, Opened, Seated, Started, TakenBack
from engineshed.server.tables.table import Table

AT_ONCE: Final = 0.1
"""Seconds: what follows sooner was sent together with the move before it."""
LAST: Final = (1,)
"""The rank of who left: behind all who stayed."""


class Line(msgspec.Struct, frozen=True):
    """One who took part: a person, also one who left, or a bot."""

    seat: Seat
    guest: str | None
    name: str
    level: str = ""
    """Of a bot."""
    place: int | None = None
    score: int | None = None
    left: bool = False
    """Was a bot, or somebody else, on their seat at the end?"""
    late: bool = False
    """Did they take the seat over when the game had begun?"""
    pause: float | None = None
    """Seconds that a choice took, in the median."""


class Outcome(msgspec.Struct, frozen=True):
    """A table that is over."""

    table: str
    game: str
    players: int
    people: int
    """How many people began; somebody with three seats is one."""
    board: str
    """The map's name in the settings, if the game has several."""
    pace: str
    began: float
    ended: float
    won: bool | None
    """Of a game alone."""
    rated: bool
    whole: bool
    """Was it played to the end?"""
    lines: tuple[Line, ...]

    def entrants(self, known: dict[str, Rating], rungs: dict[str, Rating]) -> dict[int, Entrant]:
        """Who is rated, by the number of their line: everybody who began, and bots of a known strength."""
        found = {}
        for number, line in enumerate(self.lines):
            rank = LAST if line.left else (0, line.place or 0)
            if line.level and line.level in rungs:
                found[number] = Entrant(rungs[line.level], rank, fixed=True)
            elif line.guest in known and not line.late:
                found[number] = Entrant(known[line.guest], rank)
        return found


def outcome_of(table: Table, events: Sequence[Event]) -> Outcome | None:
    """The outcome of a table that is over; None if its game never began."""
    history = _History(table, events)
    if history.began is None:
        return None
    whole = table.whole() and not table.ended
    lines = history.lines(table, whole)
    beginners = [chair.guest for chair in history.start if chair.guest is not None]
    people = len(set(beginners))
    board = table.game.board_setting()
    result = table.game.result(table.playing().state.pos) if whole else None
    return Outcome(
        table.id,
        table.game.id,
        table.players,
        people,
        "" if board is None else str(table.settings.get(board.id, board.default)),
        "" if table.clock is None else table.clock.pace.kind,
        history.began,
        history.ended,
        None if result is None else result.won,
        # Whoever holds two seats could let one of them win.
        table.terms.rated and whole and people > 1 and len(beginners) == people,
        whole,
        tuple(lines),
    )


def rungs_of(table: Table) -> dict[str, Rating]:
    """The measured ratings of the bots' levels in this game with this number of players."""
    kept = ladder(table.game, table.players)
    return {} if kept is None else {rung.name: Rating(rung.rating, rung.spread) for rung in kept.levels}


class _History:
    """Who sat where while the game went on, and how long they thought."""

    def __init__(self, table: Table, events: Sequence[Event]) -> None:
        self.chairs: list[Chair] = []
        self.start: list[Chair] = []
        self.began: float | None = None
        self.ended = self.since = 0.0
        self.gone: dict[Seat, Chair] = {}
        """Whose seat somebody else has taken over."""
        self.late: set[Seat] = set()
        """Seats that somebody took over from a person whose account is deleted."""
        self.pauses: list[list[float]] = [[] for _ in range(table.players)]
        for event in events:
            self._take(event)

    def _take(self, event: Event) -> None:
        match event.fact:
            case Opened():
                self.chairs = list(event.fact.seats)
            case Started():
                self.start, self.began = self.chairs[:], event.at
                self.ended = self.since = event.at
            case Seated():
                self._seat(event.fact.seat, event.fact.chair)
                self.since = event.at
            case Moved():
                self._move(event, event.fact)
            case TakenBack():
                self.since = event.at
            case Ended():
                self.ended = event.at

    def _seat(self, seat: Seat, after: Chair) -> None:
        before, self.chairs[seat] = self.chairs[seat], after
        if self.began is None:
            return
        if before.whose is None and after.whose is not None:
            self.gone[seat], self.pauses[seat] = before, []
        elif before.whose is not None and after.whose is None:  # the person is back, or a bot sits in again
            self.pauses[seat] = []
            del self.gone[seat]
        elif after.whose is not None:
            renamed = msgspec.structs.replace(self.gone[seat], guest=after.whose, name=after.whose_name)
            self.gone[seat] = renamed
        elif before.guest is None and after.kind == "person":  # in the place of somebody who is deleted
            self.late.add(seat)
        elif before.guest != after.guest:  # the same person by another name of theirs, or nobody any more
            self.start[seat] = msgspec.structs.replace(self.start[seat], guest=after.guest)

    def _move(self, event: Event, fact: Moved) -> None:
        done = fact.lines[0]
        assert isinstance(done, Do)
        took = event.at - self.since
        if self.chairs[done.seat].kind == "person" and not done.auto and not fact.order and took > AT_ONCE:
            self.pauses[done.seat].append(took)
        self.since = self.ended = event.at

    def lines(self, table: Table, whole: bool) -> list[Line]:
        """All who took part, if the game was played to its end; otherwise only those who had left it."""
        away = set(_ran_out(table)) | {seat for seat, chair in enumerate(self.chairs) if chair.kind == "bot"}
        left = {seat for seat in away if self.start[seat].kind == "person"} if table.people() else set()
        gone = [Line(seat, chair.guest, chair.name, left=True) for seat, chair in self.gone.items()]
        if whole:
            found = [self._line(table, seat, seat in left) for seat in range(table.players)]
            return found + [line for line in gone if line.guest is not None]
        found = [self._line(table, seat, True) for seat in sorted(left)]
        return [line for line in found + gone if line.guest is not None]

    def _line(self, table: Table, seat: Seat, left: bool) -> Line:
        chair, began = self.chairs[seat], self.start[seat]
        place = score = None
        if table.whole() and not table.ended:
            result = table.game.result(table.playing().state.pos)
            place, scores = result.places[seat], result.scores()
            score = scores[seat] if scores else None
        late = seat in self.late or seat in self.gone
        level = began.level if began.kind == "bot" and not late else ""
        pause = median(self.pauses[seat]) if self.pauses[seat] else None
        name = chair.name if chair.guest or level else ""
        return Line(seat, chair.guest, name, level, place, score, left, late, pause)


def _ran_out(table: Table) -> list[Seat]:
    """If the table ended because nobody moved any more: the seats that had run out of time."""
    if table.ended != "idle" or table.clock is None:
        return []
    hands = table.clock.hands
    return [seat for seat, c in enumerate(table.chairs) if c.kind == "person" and hands[seat].out is not None]
