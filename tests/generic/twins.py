"""Pairs of games that look the same to somebody: what they can tell apart later is somebody's secret."""

import sys
from collections.abc import Callable, Sequence
from types import FrameType

from engineshed.kernel import Action, Atom, Chance, Position, Rng, Seat, State
from engineshed.kernel.play import Drawn, Match
from tests.generic.stories import face

NOISE = 400
"""Calls of functions, some tens of microseconds, that are less than what a network adds by itself."""


class Parted(Exception):
    """The twin cannot do what everybody saw the first game do."""


class Following(Chance):
    """Answers as in the first game where the viewer saw it, and differently where not."""

    __slots__ = ("lines", "rng", "viewer")

    def __init__(self, lines: list[Drawn], viewer: Seat | None, rng: Rng) -> None:
        self.lines = lines
        self.viewer = viewer
        self.rng = rng

    def choose(self, name: str, pool: Sequence[Atom], k: int, again: bool) -> list[Atom]:
        assert self.lines, f"only one of two games asks for {name}"
        line = self.lines.pop(0)
        assert (line.name, len(line.got)) == (name, k), f"one game asks for {line.name}, its twin for {name}"
        if self._saw(line):
            if any(item not in pool for item in line.got):
                raise Parted
            return list(line.got)
        if again:
            return [self.rng.choice(pool) for _ in range(k)]
        # What the viewer saw come up later must still be there then.
        later = {item for other in self.lines if self._saw(other) for item in other.got}
        free = [item for item in pool if item not in later]
        if len(free) < k:
            raise Parted
        return self.rng.sample(free, k)

    def _saw(self, line: Drawn) -> bool:
        return line.to == "all" or (line.to != "none" and line.to == self.viewer)


class Twins:
    """A game and another one that its viewer cannot tell from it."""

    def __init__(self, state: State[Position], viewer: Seat | None, seed: int) -> None:
        self.viewer = viewer
        self.rng = Rng(seed)
        self.first = Match(state.copy())
        self.second = Match(state.seen_by(viewer).imagine(self.rng.branch()))

    def walk(self, moves: int) -> None:
        """Play the same in both as far as that is possible; afterwards the viewer must see no difference."""
        self.compare()
        if face(self.first.state) == face(self.second.state):
            return  # nothing is hidden from this viewer now
        try:
            for _ in range(moves):
                if not self._choose():
                    return
                while self._settle():
                    pass
        except Parted:
            return

    def _choose(self) -> bool:
        """Somebody acts, in both games alike if others see it."""
        first, second = self.first.state, self.second.state
        if not first.waiting():
            return False
        seat = self.rng.choice(first.waiting())
        options, others = first.options(seat), second.options(seat)
        if self._hidden(seat):
            return self._play(seat, self.rng.choice(options), self.rng.choice(others))
        both = [action for action in options if action in others]
        if not both:
            return False
        action = self.rng.choice(both)
        return self._play(seat, action, action)

    def _settle(self) -> bool:
        """What a driver plays by itself in one game, it plays in the other."""
        first, second = self.first.state.forced(), self.second.state.forced()
        assert (first is None) == (second is None), f"forced: {first} and {second}, as {self.viewer} sees"
        if first is None or second is None:
            return False
        assert first[0] == second[0]
        if first[1] != second[1] and not self._hidden(first[0]):
            raise Parted  # what was played tells everybody
        return self._play(first[0], first[1], second[1], auto=True)

    def _hidden(self, seat: Seat) -> bool:
        return self.first.state.agenda[-1].hides() and seat != self.viewer

    def _play(self, seat: Seat, action: Action, other: Action, auto: bool = False) -> bool:
        """Play in both and compare; False where something hidden was revealed and they may differ."""
        first, second = self.first, self.second
        lines, barriers = len(first.tape.lines), first.state.barriers
        once = work(lambda: first.play(seat, action, auto))
        drawn = [line for line in first.tape.lines[lines:] if isinstance(line, Drawn)]
        second.state.chance = Following(list(drawn), self.viewer, self.rng.branch())
        second.state.owns_chance = True
        again = work(lambda: second.play(seat, other, auto))
        assert abs(once - again) < NOISE, f"{action} takes longer in one of two games"
        if first.state.barriers - barriers > len(drawn):
            raise Parted  # revealed
        self.compare()
        return True

    def compare(self) -> None:
        """Who is waited for, what lies there, what was recorded, told and booked: all the same."""
        first, second, viewer = self.first, self.second, self.viewer
        assert first.state.waiting() == second.state.waiting(), f"{viewer} sees who is asked"
        assert first.state.seen_by(viewer).dump() == second.state.seen_by(viewer).dump()
        assert first.record().seen_by(viewer).text() == second.record().seen_by(viewer).text()
        assert _told(first, viewer) == _told(second, viewer)
        assert [repr(line) for line in first.tape.books] == [repr(line) for line in second.tape.books]
        for seat in first.state.waiting():
            if seat != viewer and self._asked_in_secret(seat):
                once, again = (work_of_options(match.state, seat) for match in (first, second))
                assert abs(once - again) < NOISE, "options take longer in one of two games"

    def _asked_in_secret(self, seat: Seat) -> bool:
        decision = self.first.state.decision(seat)
        return decision is not None and (decision.asks_in_secret or decision.secret)


def _told(match: Match[Position], viewer: Seat | None) -> list[str]:
    return [repr(message) for message in match.tape.journal if message.visible(viewer)]


def work_of_options(state: State[Position], seat: Seat) -> int:
    return work(lambda: state.options(seat))


def work(call: Callable[[], object]) -> int:
    """How many functions a call calls: a measure of time that is the same on every machine."""
    count = 0

    def watch(frame: FrameType, event: str, what: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        call()
    finally:
        sys.setprofile(before)
    return count
