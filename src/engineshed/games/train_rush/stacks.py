"""Drawing from stacks whose order nobody knows."""

from typing import cast

from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import Atom, Audience, State


def draw(
    state: State[TrainRushPosition], name: str, stack: list[str], count: int = 1, to: Audience = "all"
) -> list[str]:
    """Take a number of pieces out of a stack, or all that are left."""
    return cast("list[str]", state.draw(name, cast("list[Atom]", stack), count, to))
