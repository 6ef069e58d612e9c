"""VI. Collect income, VII. Pay expenses, VIII. Income reduction: nothing to decide."""

from engineshed.games.age_of_steam import links
from engineshed.games.age_of_steam.links import NOBODY
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.components import box
from engineshed.kernel import State, Step


class CollectIncome(Step[AgeOfSteamPosition]):
    """Everybody gets as many dollars as the income marker shows (AOS-1301)."""

    __slots__ = ()

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        pos = state.pos
        for seat in pos.order:
            pos.cash[seat] += pos.income[seat]
            state.tell("collected", seat, amount=pos.income[seat])


class PayExpenses(Step[AgeOfSteamPosition]):
    """Shares and engine levels cost $1 each; what is missing costs income (AOS-1401 to AOS-1404)."""

    __slots__ = ()

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        pos = state.pos
        for seat in list(pos.order):
            due = expenses(pos, seat)
            missing = max(0, due - pos.cash[seat])
            pos.cash[seat] -= due - missing
            pos.income[seat] -= missing
            state.tell("paid", seat, due=due, missing=missing, cash=pos.cash[seat], income=pos.income[seat])
            if pos.income[seat] < 0:
                eliminate(state, seat)
        if not pos.order or (len(pos.order) == 1 and pos.players > 1):  # AOS-1409, AOS-2215
            state.finish()


def expenses(pos: AgeOfSteamPosition, seat: int) -> int:
    costs = box().expenses
    return costs.per_share * pos.shares[seat] + costs.per_engine_level * pos.engine[seat]


def eliminate(state: State[AgeOfSteamPosition], seat: int) -> None:
    """A player is out: unfinished track becomes unowned, links stay but pay nobody (AOS-1405 to AOS-1408)."""
    pos = state.pos
    pos.out[seat] = True
    pos.order.remove(seat)
    pos.action[seat] = ""
    for chain in list(pos.chains.values()):
        if chain.owner == seat and not chain.complete:
            links.set_owner(pos, chain, NOBODY)
    state.tell("eliminated", seat, income=pos.income[seat])


class ReduceIncome(Step[AgeOfSteamPosition]):
    """What is left after expenses is taxed, also in the last turn (AOS-1501 to AOS-1503)."""

    __slots__ = ()

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        pos = state.pos
        for seat in pos.order:
            lost = pos.map.reduction(pos.turn, pos.income[seat])
            pos.income[seat] -= lost
            state.tell("reduced", seat, lost=lost, income=pos.income[seat])
