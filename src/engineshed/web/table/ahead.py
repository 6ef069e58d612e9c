"""Several steps with one confirmation: what a step leads to, and which steps must be confirmed."""

from collections.abc import Sequence

from engineshed.kernel import DONE, Action, Atom, Bill, Position, Rng, Seat, State, kind_of
from engineshed.kernel.page import Flow
from engineshed.web.table.scene import TableScene

MOST_TRIED = 3
"""So many steps that begin with the same word are looked at to find out whether one of them is free."""


def costs(bill: Bill, seat: Seat, flow: Flow) -> bool:
    """Whether a bill takes something from its seat, or changes something for others."""
    if any(entry.thing in flow.debts and entry.amount < 0 for entry in bill.entries):
        return False
    return any(
        entry.seat != seat or (entry.amount < 0) != (entry.thing in flow.debts)
        for entry in bill.entries
        if entry.amount
    )


def asks(bill: Bill, seat: Seat, action: Action, flow: Flow) -> bool:
    """Whether this step must be confirmed."""
    return action[0] not in flow.compared and costs(bill, seat, flow)


def after(seen: State[Position], seat: Seat, actions: Sequence[Action]) -> list[Action]:
    """The seat's options after these actions; none if chance, a reveal or another seat comes in between."""
    state = _then(seen, seat, actions)
    return [] if state is None else state.options(seat)


def _then(seen: State[Position], seat: Seat, actions: Sequence[Action]) -> State[Position] | None:
    state = seen.imagine(Rng(0))
    for action in actions:
        if state.refusal(seat, action) is not None:
            return None
        state.do(seat, action)
        if state.barriers != seen.barriers or state.waiting() != (seat,):
            return None
    return state


def left_over(state: State[Position], seat: Seat, options: Sequence[Action], flow: Flow) -> list[Action]:
    """What `done` would give up: steps that bring something and cost nothing, a few of each kind."""
    if not flow.closes or DONE not in options:
        return []
    found: list[Action] = []
    tried: dict[Atom, int] = {}
    for action in options:
        word = action[0]
        if action == DONE or tried.get(word, 0) == MOST_TRIED:
            continue
        tried[word] = tried.get(word, 0) + 1
        bill = state.bill(seat, action)
        brings = any(
            entry.seat == seat and entry.amount > 0 and entry.thing not in flow.debts
            for entry in bill.entries
        )
        if brings and not costs(bill, seat, flow):
            found.append(action)
    return found


def leads(scene: TableScene, options: Sequence[Action]) -> list[tuple[int, list[Atom]]]:
    """Options that only lead to a choice: the place of each, and the atoms that only it makes pickable."""
    words = scene.page.flow.leads
    if scene.viewer is None or not words:
        return []
    here = {atom for action in options for atom in action}
    found = []
    for place, action in enumerate(options):
        if action[0] in words:
            there = {atom: None for later in after(scene.seen, scene.viewer, [action]) for atom in later}
            fresh = [atom for atom in there if atom not in here and kind_of(atom) != atom]
            if fresh:
                found.append((place, fresh))
    return found


def goes_on(scene: TableScene, actions: Sequence[Action]) -> tuple[list[Action], bool]:
    """The options that may follow these actions before they are confirmed, and whether `done` may,
    which it may not as long as it would give something up."""
    flow = scene.page.flow
    assert scene.viewer is not None
    state = _then(scene.seen, scene.viewer, actions) if flow.more or flow.closes else None
    if state is None:
        return [], False
    options = state.options(scene.viewer)
    further = [action for action in options if action != DONE] if flow.more else []
    ends = flow.closes and DONE in options and not left_over(state, scene.viewer, options, flow)
    return further, ends
