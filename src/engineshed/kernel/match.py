"""A live game: a state with its record and journal, forced moves, undo, and any earlier moment."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Generic, TypeVar, cast

from engineshed.kernel.action import Action, Seat
from engineshed.kernel.chance import Chance, Entropy, OutOfScript, Rng, Scripted, Seeded
from engineshed.kernel.game import Game, Settings, find_game
from engineshed.kernel.record import Divergence, Record, record_of, row_of
from engineshed.kernel.refusal import DeadEnd, Refused
from engineshed.kernel.state import Position, State
from engineshed.kernel.tape import Drawn, Played, Tape

P = TypeVar("P", bound=Position)

COPY_EVERY = 20
"""Moves between two kept copies of the state: going back to any moment replays fewer moves than this."""


class Move:
    """One action of the game, with what is needed to come back to the moment before it."""

    __slots__ = ("action", "auto", "barriers", "books", "decision", "events", "lines", "seat")

    def __init__(
        self, seat: Seat, action: Action, auto: bool, barriers: int, tape: Tape, decision: str
    ) -> None:
        self.seat = seat
        self.action = action
        self.auto = auto
        self.barriers = barriers
        self.lines = len(tape.lines)
        self.events = len(tape.journal)
        self.books = len(tape.books)
        self.decision = decision
        """The name of the Decision class: what was asked."""


class Match(Generic[P]):
    """The one place where a real game is played; every driver (server, command line) goes through it."""

    def __init__(self, state: State[P]) -> None:
        self.tape = Tape()
        self.moves: list[Move] = []
        self.state = state
        self._kept: dict[int, State[P]] = {}
        """Copies by the number of moves before them."""
        state.tape = self.tape
        state.run()
        self._keep()

    # Playing

    def play(self, seat: Seat, action: Action, auto: bool = False) -> None:
        """Take a checked action; raises Refused and changes nothing if it is illegal."""
        state = self.state
        refusal = state.refusal(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        asked = state.decision(seat)
        auto = auto and not (asked is not None and asked.asks_in_secret)
        self.moves.append(Move(seat, action, auto, state.barriers, self.tape, type(asked).__name__))
        index = len(self.tape.lines)
        state.do(seat, action)
        cast(Played, self.tape.lines[index]).auto = auto
        self._keep()

    def follow(self, lines: Sequence[Played | Drawn]) -> None:
        """Play a recorded move again, with what chance answered to it then.

        Raises Divergence and changes nothing if today's rules make something else of it.
        """
        move, step, before = lines[0], len(self.moves), len(self.tape.lines)
        assert isinstance(move, Played)
        source = self.state.chance
        self.state.chance = Scripted([(line.name, line.got) for line in lines if isinstance(line, Drawn)])
        differs: Divergence | None = None
        try:
            self.play(move.seat, move.action, move.auto)
            differs = _difference(step + 1, lines, self.tape.lines[before:])
        except Refused as error:
            refused = f"refused by {error.refusal.rule}"
            differs = Divergence(step + 1, str(list(move.action)), refused, refused)
        except OutOfScript as error:
            differs = Divergence(step + 1, error.expected, error.got, error.name)
        except Exception as error:  # a fault of today's rules: corrected ones will be able to follow
            differs = Divergence(step + 1, str(list(move.action)), repr(error), type(error).__name__)
        if differs is not None:
            self.undo_to(step)
        self.state.chance = source
        self.state.owns_chance = False
        if differs is not None:
            raise differs

    def copy(self) -> "Match[P]":
        """A match of its own that goes on from here; what happened until now is shared, not played again."""
        twin = Match.__new__(Match)
        twin.tape = self.tape.copy()
        twin.moves = self.moves[:]
        twin.state = self.state.copy()
        twin.state.tape = twin.tape
        twin._kept = dict(self._kept)
        return twin

    def options(self, seat: Seat) -> list[Action]:
        """All legal actions of this seat now; a DeadEnd comes with the record that leads to it."""
        try:
            return self.state.options(seat)
        except DeadEnd as end:
            raise self._traced(end) from None

    def settle(self) -> int:
        """Play every forced decision and return how many there were."""
        count = 0
        try:
            while (forced := self.state.forced()) is not None:
                self.play(*forced, auto=True)
                count += 1
        except DeadEnd as end:
            raise self._traced(end) from None
        return count

    def _traced(self, end: DeadEnd) -> DeadEnd:
        return DeadEnd(end.where, end.dump, self.record().text())

    # Undo

    def undo_to(self, moves: int) -> None:
        """Go back to the moment after `moves` moves. The caller decides who may."""
        if moves >= len(self.moves):
            return
        state = self.at(moves)
        cut = self.moves[moves]
        del self.tape.lines[cut.lines :], self.tape.journal[cut.events :], self.tape.books[cut.books :]
        del self.moves[moves:]
        for number in [number for number in self._kept if number > moves]:
            del self._kept[number]
        state.tape = self.tape
        self.state = state

    def undo_point(self, seat: Seat) -> int | None:
        """The moment to which this seat may take back its last action alone; None: it may not."""
        return self._back(seat, whole_turn=False)

    def undo_turn_point(self, seat: Seat) -> int | None:
        """The moment before this seat's first action after the barrier."""
        return self._back(seat, whole_turn=True)

    def _back(self, seat: Seat, whole_turn: bool) -> int | None:
        found = None
        for number in range(len(self.moves) - 1, -1, -1):
            move = self.moves[number]
            if move.barriers != self.state.barriers or (move.seat != seat and not move.auto):
                break
            if move.seat == seat and not move.auto:
                found = number
                if not whole_turn:
                    break
        return found

    def last_choice(self, seat: Seat) -> int | None:
        """The moment before this seat's last choice, wherever the barrier is; forced moves are no choices."""
        for number in range(len(self.moves) - 1, -1, -1):
            if self.moves[number].seat == seat and not self.moves[number].auto:
                return number
        return None

    # Looking

    def at(self, moves: int) -> State[P]:
        """A copy of the state after `moves` moves."""
        start = max(number for number in self._kept if number <= moves)
        state = self._kept[start].copy()
        if start < moves:
            # The outcomes that really came up, also where they came from the system's randomness.
            state.chance = self.script(start, moves)
            for move in self.moves[start:moves]:
                state.do(move.seat, move.action)
        # An old copy still holds the outcomes of that time: whoever plays on from here draws anew.
        state.chance = self.state.chance.copy()
        return state

    def script(self, start: int, stop: int) -> Chance:
        """What chance answered between two moments."""
        end = self.moves[stop].lines if stop < len(self.moves) else len(self.tape.lines)
        lines = self.tape.lines[self.moves[start].lines : end] if start < stop else []
        return Scripted([(line.name, line.got) for line in lines if isinstance(line, Drawn)])

    def record(self) -> Record:
        return record_of(cast("State[Position]", self.state), list(self.tape.lines))

    def _keep(self) -> None:
        if len(self.moves) % COPY_EVERY == 0:
            self._kept[len(self.moves)] = self.state.copy()


def new_game(
    game: str | Game[Position],
    players: int,
    settings: Settings | None = None,
    seed: int | None = None,
    chance: Chance | None = None,
) -> Match[Position]:
    """Start a game: `new_game("age-of-steam", players=5, settings={"map": "rust-belt"}, seed=1)`.

    Without a seed, chance comes from the system's randomness.
    """
    kind = find_game(game) if isinstance(game, str) else game
    source = Entropy() if seed is None else Seeded(Rng(seed))
    return Match(kind.new(players, settings or {}, chance or source))


def resume(record: Record, after: Chance | None = None) -> tuple[Match[Position], Divergence | None]:
    """A match from a record, going on with `after`. If it diverges, the match stands at the last equal move.

    A record that differs before its first move raises Divergence: there is nothing to stand at.
    """
    try:
        match = Match(record.new_state(after))
    except OutOfScript as error:
        raise Divergence(0, error.expected, error.got) from None
    divergence = _retrace(match, record)
    if divergence is not None:
        if not divergence.step:
            raise divergence
        match.undo_to(divergence.step - 1)
        match.state.chance = after.copy() if after else Scripted(())  # what is left of the script is void
    return match, divergence


def _difference(
    step: int, lines: Sequence[Played | Drawn], ours: Sequence[Played | Drawn]
) -> Divergence | None:
    """The first line in which a recorded move and the same move played now differ."""
    for expected, got in zip_longest(map(row_of, lines), map(row_of, ours)):
        if expected != got:
            said = (got or expected or {}).get("chance", "another move")
            return Divergence(step, str(expected or "nothing more"), str(got or "nothing more"), str(said))
    return None


def _retrace(match: Match[Position], record: Record) -> Divergence | None:
    """Play a record's moves until the rules or chance give something else, and return the difference."""
    lines, step = match.tape.lines, 0
    for index, line in enumerate(record.lines):
        if isinstance(line, Drawn):
            if index >= len(lines):
                return Divergence(step, str(row_of(line)), "nothing more")
            continue
        if index < len(lines):
            return Divergence(step, str(row_of(line)), str(row_of(lines[index])))
        step += 1
        try:
            match.play(line.seat, line.action, line.auto)
        except Refused as error:
            return Divergence(step, str(list(line.action)), f"refused by {error.refusal.rule}")
        except OutOfScript as error:
            return Divergence(step, error.expected, error.got)
    return None
