"""What an option is worth now: the most that it adds to the own score, with the choices that belong to it."""

from typing import Generic, NamedTuple, TypeVar

from engineshed.kernel.action import Action, Atom, Seat
from engineshed.kernel.chance import Rng
from engineshed.kernel.page import Scene
from engineshed.kernel.state import Position, State

P = TypeVar("P", bound=Position)

MOST_OPTIONS = 8
"""Options that are compared for one thing that can be picked."""
MOST_TRIED = 40
"""Choices that are tried out after each of them: enough for a few steps, an estimate beyond."""


class Worth(NamedTuple):
    points: int
    """The most that is added, if the game were scored then."""
    several: bool
    """Whether it depends on what else is chosen."""


def worth(scene: Scene[P], atom: Atom) -> Worth | None:
    """What picking this is worth to the viewer as things stand; None: it cannot be picked.

    What is hidden from the viewer is imagined; nothing beyond an outcome of chance or a reveal is looked at.
    """
    seat = scene.viewer
    options = [action for action in scene.options if atom in action][:MOST_OPTIONS]
    if seat is None or not options:
        return None
    search = _Search(scene.seen.imagine(Rng(0)), seat)
    found = [search.most(action) for action in options]
    return Worth(max(most for most, _ in found), len(set(found)) > 1 or any(opens for _, opens in found))


class _Search(Generic[P]):
    """From one question through the questions that its answer asks, until the answer is complete."""

    def __init__(self, table: State[P], seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.asked = type(table.decision(seat))
        self.below = table.agenda[:-1]
        self.before = self._points(table)

    def most(self, action: Action) -> tuple[int, bool]:
        """The most points of this answer, and whether it asks for more choices."""
        after = self._after(self.table, action)
        return self._best(after, [MOST_TRIED]) - self.before, self._goes_on(after)

    def _best(self, state: State[P], left: list[int]) -> int:
        """Depth first, the most promising choice first."""
        if not self._goes_on(state) or left[0] <= 0:
            return self._points(state)
        next_ones = [self._after(state, action) for action in state.options(self.seat)[: left[0]]]
        left[0] -= len(next_ones)
        next_ones.sort(key=self._points, reverse=True)
        return max(self._best(after, left) for after in next_ones)

    def _goes_on(self, state: State[P]) -> bool:
        """The same seat is asked something else, before anything happens that waited below this question."""
        deep = len(self.below)
        return (
            state.waiting() == (self.seat,)
            and state.barriers == self.table.barriers
            and len(state.agenda) > deep
            and (deep == 0 or state.agenda[deep - 1] is self.below[-1])
            and type(state.decision(self.seat)) is not self.asked
        )

    def _after(self, state: State[P], action: Action) -> State[P]:
        tried = state.copy()
        tried.do(self.seat, action)
        return tried

    def _points(self, state: State[P]) -> int:
        sheets = state.setup.game.score_now(state.pos)
        return next((sheet.total for sheet in sheets if sheet.seat == self.seat), 0)
