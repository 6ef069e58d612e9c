"""Several steps with one confirmation: what a step leads to, and which steps must be confirmed."""

from collections.abc import Sequence

from engineshed.kernel import DONE, Action, Atom, Bill, Position, Rng, Seat, State, kind_of
from engineshed.kernel.page import Flow
from engineshed.web.table.scene import TableScene


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
    state = seen.imagine(Rng(0))
    for action in actions:
        if state.refusal(seat, action) is not None:
            return []
        state.do(seat, action)
        if state.barriers != seen.barriers or state.waiting() != (seat,):
            return []
    return state.options(seat)


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
    """The options that may follow these actions before they are confirmed, and whether `done` may."""
    flow = scene.page.flow
    assert scene.viewer is not None
    options = after(scene.seen, scene.viewer, actions) if flow.more or flow.closes else []
    further = [action for action in options if action != DONE] if flow.more else []
    return further, flow.closes and DONE in options
