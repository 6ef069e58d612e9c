"""Plans for a whole turn: every first action with the best continuation that was found."""

from typing import Final, NamedTuple

from engineshed.bots.clock import now
from engineshed.bots.learned import Judging, finish, ideas_of, still_in_turn, turn_of
from engineshed.kernel import Action, Position, Seat, State
from engineshed.kernel.advice import Advice

BEAM: Final = 4
"""Unfinished turns that are continued at every step of the search."""
BRANCHES: Final = 4
"""Ways in which each of them is continued."""
DEPTH: Final = 4
"""Decisions that are searched; those after them follow the game's first proposals."""


class Plan(NamedTuple):
    """A turn: its actions, and how much its end is worth."""

    actions: tuple[Action, ...]
    value: float


class Unfinished(NamedTuple):
    """A turn that can still be continued in different ways."""

    state: State[Position]
    actions: tuple[Action, ...]
    value: float


def plans(
    world: State[Position],
    seat: Seat,
    advice: Advice[Position],
    judging: Judging,
    deadline: float,
    ideas: list[Action] | None = None,
    wide: bool = True,
    least: int | None = None,
) -> list[Plan]:
    """The best plan found for every idea, the best first.

    Plans continue with all ideas of the game if `wide`, otherwise only with its proposals. `least` ideas get
    a plan however late it is; by default all of them.
    """
    turn = turn_of(advice, world.pos)
    ideas = ideas_of(world, seat) if ideas is None else ideas
    surely = len(ideas) if least is None else least
    best: dict[Action, Plan] = {}
    beam = [Unfinished(world, (), 0.0)]
    for depth in range(DEPTH):
        begun: list[tuple[State[Position], tuple[Action, ...]]] = []
        ends: list[State[Position]] = []
        whole: list[tuple[Action, ...]] = []
        for node in beam:
            for idea in ideas_of(node.state, seat, BRANCHES, wide) if depth else ideas:
                if len(ends) >= (1 if depth else surely) and now() > deadline:
                    break
                state = node.state.copy()
                state.do(seat, idea)
                begun.append((state, (*node.actions, idea)))
                end = state.copy()
                whole.append((*node.actions, idea, *finish(end, seat, advice, turn)))
                ends.append(end)
        values = judging(ends, seat)
        for actions, value in zip(whole, values, strict=True):
            if actions[0] not in best or value > best[actions[0]].value:
                best[actions[0]] = Plan(actions, value)
        further = [
            Unfinished(state, actions, value)
            for (state, actions), value in zip(begun, values, strict=True)
            if still_in_turn(state, seat, advice, turn)
        ]
        beam = _distinct(sorted(further, key=lambda node: -node.value))[:BEAM]
        if not beam or now() > deadline:
            break
    return sorted(best.values(), key=lambda plan: -plan.value)


def _distinct(nodes: list[Unfinished]) -> list[Unfinished]:
    """One node for each value: equal values almost always mean the same position."""
    found: dict[float, Unfinished] = {}
    for node in nodes:
        found.setdefault(node.value, node)
    return list(found.values())
