"""A change of a table before it is written: its events, and the table as it will be with them."""

import logging
import time
from contextlib import suppress

from engineshed.kernel import Action, DeadEnd, Seat
from engineshed.kernel.orders import answer
from engineshed.kernel.play import Entropy, Played, Tape
from engineshed.server.events import Adopted, Asked, Event, Fact, Moved, Noted, Opened, Started
from engineshed.server.scripts import plain
from engineshed.server.table import NO_WAY_ON, Stale, Table

LOG = logging.getLogger(__name__)


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
        """Deal a set-up, whatever there was before."""
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
        """Forced decisions and what people have ordered are played at once and recorded like any other."""
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
        """Let the first standing order act that answers what is asked now."""
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
        """Whoever is asked has an option. If not, the rules are at fault: the table stops, and says so."""
        table = self.table
        for seat in table.waiting():
            try:
                table.playing().options(seat)
            except DeadEnd as end:
                LOG.error("table %s stands still: %s", table.id, end)
                self.write(Noted(NO_WAY_ON, seat))
                return

    def ask(self) -> None:
        """Where clocks run, write down whose runs now."""
        clock = self.table.clock
        if clock is not None and clock.asked != (asked := self.table.waiting()):
            self.write(Asked(asked))

    def check(self, decision: int) -> None:
        """Is this still what is asked?"""
        if decision != self.table.decision():
            raise Stale

    def adopt(self) -> None:
        """From now on the game follows the rules of this process; older ones leave the table alone."""
        if self.table.game.version > self.table.version:
            self.write(Adopted(self.table.game.version))
