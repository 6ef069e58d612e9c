"""A change of a table before it is written: its events, and the table as it will be with them."""

import time

from engineshed.kernel import Action, Seat
from engineshed.kernel.play import Entropy, Played, Tape
from engineshed.server.events import Adopted, Event, Fact, Moved, Opened, Started, plain
from engineshed.server.table import Stale, Table


class Draft:
    """Commands build one and change nothing else. When its events are on disk, its table is the table."""

    def __init__(self, table: Table) -> None:
        self.table = table.copy()
        self.events: list[Event] = []

    @classmethod
    def of_new(cls, id: str, opened: Opened) -> "Draft":
        """A table that is being opened."""
        draft = cls(Table(id, opened))
        draft.write(opened)
        return draft

    def write(self, fact: Fact, key: str | None = None) -> None:
        event = Event(self.table.number + 1, fact, time.time(), key)
        self.table.apply(event)
        self.events.append(event)

    def begin(self) -> None:
        """Start the game if every seat is taken."""
        table = self.table
        if table.match is None and table.diverged is None and table.full():
            self.start()

    def start(self) -> None:
        """Deal a set-up, whatever there was before."""
        self.adopt()
        table = self.table
        state = table.game.new(table.players, table.settings, Entropy())
        state.tape = Tape()
        state.run()
        self.write(Started(plain(state.tape.lines)))
        self.settle()

    def play(self, seat: Seat, action: Action, key: str | None = None, auto: bool = False) -> None:
        """A checked move; raises Refused if it is illegal.

        It is played on a copy of the state, so that chance answers, and then told to the table like any
        recorded move: what could not be repeated is never written.
        """
        self.adopt()
        table = self.table
        state = table.playing().state.copy()
        tape = state.tape = Tape()
        state.play(seat, action)
        move = tape.lines[0]
        assert isinstance(move, Played)
        move.auto = auto
        self.write(Moved(table.decision(), plain(tape.lines)), key)
        if table.diverged is not None:
            raise RuntimeError(f"{action} cannot be repeated: {table.diverged}")

    def settle(self) -> None:
        """Forced decisions are played at once and recorded like any other."""
        table = self.table
        while table.waiting() and (forced := table.playing().state.forced()) is not None:
            if table.chairs[forced[0]].ask:
                break
            self.play(*forced, auto=True)

    def check(self, decision: int) -> None:
        """Is this still what is asked?"""
        if decision != self.table.decision():
            raise Stale

    def adopt(self) -> None:
        """From now on the game follows the rules of this process; older ones leave the table alone."""
        if self.table.game.version > self.table.version:
            self.write(Adopted(self.table.game.version))
