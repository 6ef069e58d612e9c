"""VI. Collect income, VII. Pay expenses, VIII. Income reduction: nothing to decide."""

from engineshed.games.age_of_steam import links
from engineshed.games.age_of_steam.figures import add_cash, add_income, book_track, track_now
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
            state.tell("collected", seat, amount=pos.income[seat])
            add_cash(state, seat, pos.income[seat], "AOS-1301")


class PayExpenses(Step[AgeOfSteamPosition]):
    """Shares and engine levels cost $1 each; what is missing costs income (AOS-1401 to AOS-1404)."""

    __slots__ = ()

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        pos = state.pos
        for seat in list(pos.order):
            due = expenses(pos, seat)
            missing = max(0, due - pos.cash[seat])
            paid, income = due - missing, pos.income[seat] - missing
            cash = pos.cash[seat] - paid
            state.tell("paid", seat, due=due, paid=paid, missing=missing, cash=cash, income=income)
            add_cash(state, seat, -paid, "AOS-1401")
            add_income(state, seat, -missing, "AOS-1403")
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
    state.tell("eliminated", seat, income=pos.income[seat])
    for chain in list(pos.chains.values()):
        if chain.owner == seat and not chain.complete:
            state.tell("given-up", seat, hexes=pos.board.atoms_of(chain.hexes()))
            before = track_now(state)
            links.set_owner(pos, chain, NOBODY)
            book_track(state, before, "AOS-1405")


class ReduceIncome(Step[AgeOfSteamPosition]):
    """What is left after expenses is taxed, also in the last turn (AOS-1501 to AOS-1503)."""

    __slots__ = ()

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        pos = state.pos
        for seat in pos.order:
            lost = pos.map.reduction(pos.turn, pos.income[seat])
            state.tell("reduced", seat, lost=lost, income=pos.income[seat] - lost)
            add_income(state, seat, -lost, "AOS-1501")
