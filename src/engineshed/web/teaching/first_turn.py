"""The guided first turn of a game: a recorded opening with stops.

A game has one if its `data` holds `first-turn.jsonl` (the opening, a record) and `first-turn.json` (stops).
The words of a stop are `first-<stop>` (its name on the line), `first-<stop>-title`, `-do` and `-why`.
"""

from functools import cache

import msgspec

from engineshed.kernel import Action, Atom, Game, Position, Seat
from engineshed.kernel.components import BadData, find_file, load
from engineshed.kernel.play import Match, load_record, resume


class Stop(msgspec.Struct, frozen=True):
    """One thing to look at and do."""

    id: str
    moves: int
    """The number of moves of the opening before it."""
    marks: list[Atom]
    """What the page rings here."""
    rules: list[str]


class Lesson(msgspec.Struct, frozen=True):
    """A first turn: the learner's seat, the stops, and the whole opening."""

    seat: Seat
    stops: list[Stop]
    match: Match[Position]

    def task(self, stop: int) -> Action | None:
        """What the learner has to do at a stop; None if only to look."""
        moves = self.match.moves
        at = self.stops[stop].moves
        return moves[at].action if at < len(moves) and moves[at].seat == self.seat else None


class Plan(msgspec.Struct, frozen=True):
    seat: Seat
    stops: list[Stop]


@cache
def lesson(game: Game[Position]) -> Lesson | None:
    """The guided first turn of a game, if it has one."""
    plan_file = find_file(game.package, "data", "first-turn.json")
    opening = find_file(game.package, "data", "first-turn.jsonl")
    if plan_file is None or opening is None:
        return None
    plan = load(plan_file, Plan)
    match, divergence = resume(load_record(opening.read_text("utf-8")))
    if divergence is not None:
        raise BadData(opening.name, str(divergence))
    return Lesson(plan.seat, plan.stops, match)
