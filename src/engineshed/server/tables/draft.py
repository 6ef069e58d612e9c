"""A change of a table before it is written: its events, and the table as it will be with them."""

import logging
import time
from contextlib import suppress

from engineshed.kernel import Action, DeadEnd, Seat
from engineshed.kernel.orders import answer
from engineshed.kernel.play import Entropy, Played, Tape
from engineshed.server.tables.events import Adopted, Asked, Event, Fact, Moved, Noted, Opened, Started
from engineshed.server.tables.scripts import plain
from engineshed.server.tables.table import NO_WAY_ON, Stale, Table

LOG = logging.getLogger(__name__)


class Draft:
    """What a command returns. Once its events are on disk, its table takes the place of the old one."""

    def __init__(self, table: Table) -> None:
        self.table = table.copy()
        self.events: list[Event] = []

    @classmethod
    def of_new(cls, id: str, opened: Opened) -> "Draft":
        """A table that is being opened."""
        draft = cls(Table(id, opened))
        draft.write(opened)
        return draft

    @staticmethod
    def now() -> float:
        """The time that events are given."""
        return time.time()

    def write(self, fact: Fact, key: str | None = None) -> None:
        table = self.table
        if fact.private:
            event = Event(table.aside - 1, fact, self.now(), after=table.number)
        else:
            event = Event(table.number + 1, fact, self.now(), key)
        self.table.apply(event)
        self.events.append(event)

    def begin(self) -> None:
        """Start the game if every seat is taken."""
        table = self.table
        if table.match is None and table.diverged is None and table.full():
            self.start()

    def start(self) -> None:
        """Start the game with a fresh set-up, whatever was there before."""
        self.adopt()
        table = self.table
        state = table.game.new(table.players, table.settings, Entropy())
        state.tape = Tape()
        state.run()
        self.write(Started(plain(state.tape.lines)))
        self.settle()

    def play(
        self, seat: Seat, action: Action, key: str | None = None, auto: bool = False, order: int = 0
    ) -> None:
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
        self.write(Moved(table.decision(), plain(tape.lines), order), key)
        if table.diverged is not None:
            raise RuntimeError(f"{action} cannot be repeated: {table.diverged}")

    def settle(self, obey: bool = True) -> None:
        """Play forced decisions and standing orders until somebody has to choose."""
        table = self.table
        with suppress(DeadEnd):
            while table.waiting():
                forced = table.playing().state.forced()
                if forced is not None and not table.chairs[forced[0]].ask:
                    self.play(*forced, auto=True)
                elif not obey or not self.obey():
                    break
        self.look_for_dead_end()

    def obey(self) -> bool:
        """Play the first standing order that answers what is asked now; whether there was one."""
        table = self.table
        for seat in table.waiting():
            for held in table.standing(seat) if table.chairs[seat].kind == "person" else ():
                action = answer(held.order, table.playing().state, seat)
                if action is not None:
                    self.ask()  # as if they had been awaited and were quick: not even the numbers differ
                    self.play(seat, action, order=held.number)
                    return True
        return False

    def look_for_dead_end(self) -> None:
        """Note it if somebody is asked who has no option: a fault of the rules, at which the table stops."""
        table = self.table
        for seat in table.waiting():
            try:
                table.playing().options(seat)
            except DeadEnd as end:
                LOG.error("table %s stands still: %s", table.id, end)
                self.write(Noted(NO_WAY_ON, seat))
                return

    def ask(self) -> None:
        """Where clocks run, write down whose clock runs now."""
        clock = self.table.clock
        if clock is not None and not self.table.newer and clock.asked != (asked := self.table.waiting()):
            self.write(Asked(asked))

    def check(self, decision: int) -> None:
        """Raise Stale unless this is still what is asked."""
        if decision != self.table.decision():
            raise Stale

    def adopt(self) -> None:
        """Note that the game follows newer rules from now on, so that older processes leave it alone."""
        if self.table.game.version > self.table.version:
            self.write(Adopted(self.table.game.version))
