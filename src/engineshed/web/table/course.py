"""The course of a game: where its rounds and turns begin, and which moves made the points."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from engineshed.kernel import Position, Seat, State
from engineshed.kernel.match import COPY_EVERY
from engineshed.kernel.play import Match, Move
from engineshed.kernel.score import ScoreSheet

Points = dict[tuple[Seat, str], int]
"""By seat and source."""
KEPT = 32
"""Games whose courses are remembered."""


class Course(msgspec.Struct, frozen=True):
    """Where rounds and turns begin. Moments are counted in moves: 0 is the set-up, n follows move n."""

    rounds: list[int]
    numbers: list[int]
    """The number of each of these rounds; 0 is before the first."""
    turns: list[int]
    """The moments at which another seat begins to move."""
    end: int

    def around(self, moment: int) -> dict[str, int]:
        """The moments to which the buttons of a replay lead from here."""
        return {
            "back": max(moment - 1, 0),
            "forth": min(moment + 1, self.end),
            "turn-back": _before(self.turns, moment),
            "turn-on": _after(self.turns, moment, self.end),
            "round-back": _before(self.rounds, moment),
            "round-on": _after(self.rounds, moment, self.end),
        }


def course(match: Match[Position]) -> Course:
    """The course of a match up to now; it is walked through once after every change."""
    return _course(match, len(match.moves), match.moves[-1] if match.moves else None)


@lru_cache(maxsize=KEPT)
def _course(match: Match[Position], end: int, last: Move | None) -> Course:
    rounds = dict(_rounds(match))
    seats = [move.seat for move in match.moves]
    turns = [0, *(n for n in range(1, end) if seats[n] != seats[n - 1])]
    return Course(list(rounds), list(rounds.values()), turns, end)


def _rounds(match: Match[Position]) -> Iterator[tuple[int, int]]:
    """Each round's first moment and its number. Round numbers only grow, so few moves have to be replayed."""
    round_of = match.state.setup.game.round_of
    end = len(match.moves)
    number = round_of(match.at(0).pos)
    yield 0, number
    for start in range(0, end, COPY_EVERY):
        stop = min(start + COPY_EVERY, end)
        if round_of(match.at(stop).pos) != number:
            for moment, state in enumerate(moments(match, start, stop), start):
                if round_of(state.pos) != number:
                    number = round_of(state.pos)
                    yield moment, number


def moments(match: Match[Position], start: int, stop: int) -> Iterator[State[Position]]:
    """Yields the game at every moment from `start` to `stop`: one state, which changes as it goes on."""
    state = match.at(start)
    state.chance = match.script(start, stop)
    yield state
    for move in match.moves[start:stop]:
        state.do(move.seat, move.action)
        yield state


def next_choice(match: Match[Position], moment: int) -> int | None:
    """The first moment from here on at which somebody chose."""
    for number, move in enumerate(match.moves[max(moment, 0) :], max(moment, 0)):
        if not move.auto and len(match.at(number).options(move.seat)) > 1:
            return number
    return None


class Growth(msgspec.Struct, frozen=True):
    """How the score sheets grew."""

    steps: dict[tuple[Seat, str], list[tuple[int, int]]]
    """By seat and source: the moves that changed its points, and by how much."""
    totals: list[list[int]]
    """By moment and seat."""


def growth(match: Match[Position], viewer: Seat | None) -> Growth:
    """How the points grew; of a game that goes on, as far as this viewer may know."""
    return _growth(match, len(match.moves), match.moves[-1] if match.moves else None, viewer)


@lru_cache(maxsize=KEPT)
def _growth(match: Match[Position], end: int, last: Move | None, viewer: Seat | None) -> Growth:
    game, result = match.state.setup.game, match.state.result()
    steps: dict[tuple[Seat, str], list[tuple[int, int]]] = {}
    totals: list[list[int]] = []
    before: Points = {}
    for moment, state in enumerate(moments(match, 0, end)):
        if result is not None and moment == end:
            sheets: Sequence[ScoreSheet] = result.sheets
        else:
            sheets = game.score_now((state if result is not None else state.seen_by(viewer)).pos)
        points = {(sheet.seat, line.source): line.points for sheet in sheets for line in sheet.lines}
        for key in points.keys() | before.keys():
            change = points.get(key, 0) - before.get(key, 0)
            if change:
                steps.setdefault(key, []).append((moment, change))
        before = points
        known = {sheet.seat: sheet.total for sheet in sheets}
        totals.append([known.get(seat, 0) for seat in range(match.state.setup.players)])
    return Growth(steps, totals)


def _before(starts: Sequence[int], moment: int) -> int:
    at = bisect_left(starts, moment) - 1
    return starts[max(at, 0)]


def _after(starts: Sequence[int], moment: int, end: int) -> int:
    at = bisect_right(starts, moment)
    return starts[at] if at < len(starts) else end
