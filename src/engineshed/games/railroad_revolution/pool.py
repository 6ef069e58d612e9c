"""The effects of a turn in any order, with what a player may do at any time: sell shares, hire, pay."""

from typing import Final, cast

from engineshed.games.railroad_revolution import effects
from engineshed.games.railroad_revolution.asking import question
from engineshed.games.railroad_revolution.figures import add_money, add_owed, add_shares, gain_worker
from engineshed.games.railroad_revolution.position import NOWHERE, RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import WORKER, WORKER_AT, Word
from engineshed.games.railroad_revolution.purse import Part, Purse, lacking, purse_of
from engineshed.kernel import (
    DONE,
    NO_SUCH_MOVE,
    Action,
    AnyOrder,
    Bill,
    Decision,
    Entry,
    Question,
    Refusal,
    Seat,
    State,
    can_finish,
    name_of,
)
from engineshed.kernel.lookahead import Purse as Completable

SELL_SHARE: Action = ("sell", "share")
PAY: Action = ("pay",)
DEALS = (Word("acceptDeal", 0, 0, 0, ()), Word("acceptDeal", 1, 0, 0, ()))
"""The two halves of the face-up deal tile, as parts of a turn."""
HIRE: tuple[Action, ...] = tuple(("hire", worker) for worker in WORKER)


class SellShare(Part):
    """At any time: a share for $150 (RRV-408); it can never be bought back (RRV-409)."""

    __slots__ = ()

    def candidates(self, pos: RailroadRevolutionPosition) -> tuple[Action, ...]:
        return (SELL_SHARE,)

    def options(self, pos: RailroadRevolutionPosition) -> list[Action]:
        return [SELL_SHARE] if pos.companies[self.seat].shares else []

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        if action != SELL_SHARE:
            return NO_SUCH_MOVE
        return None if pos.companies[self.seat].shares else Refusal("RRV-408")

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return (pos.box.share_price, -1, 0)

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        price = state.pos.box.share_price
        state.tell("sold-share", self.seat, money=price)
        add_shares(state, self.seat, -1, "RRV-408")
        add_money(state, self.seat, price, "RRV-408")


class Hire(Part):
    """At any time: a worker of any colour for $800, as often as it is paid (RRV-410, RRV-411)."""

    __slots__ = ()
    asks = "hire"
    rules = ("RRV-403",)

    def candidates(self, pos: RailroadRevolutionPosition) -> tuple[Action, ...]:
        return HIRE

    def options(self, pos: RailroadRevolutionPosition) -> list[Action]:
        if pos.companies[self.seat].money < pos.box.hire_price:
            return []
        return [action for colour, action in enumerate(HIRE) if pos.stock[colour]]

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        if len(action) != 2 or action[0] != "hire" or action[1] not in WORKER_AT:
            return NO_SUCH_MOVE
        if not pos.stock[WORKER_AT[action[1]]]:
            return Refusal("RRV-416", worker=name_of(action[1], "worker"))
        if pos.companies[self.seat].money < pos.box.hire_price:
            return Refusal("RRV-410", **lacking(pos, self.seat, pos.box.hire_price))
        return None

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return (-pos.box.hire_price, 0, 1)

    def helps(self, purse: Purse) -> list[Purse]:
        price = purse.pos.box.hire_price
        return [purse.change(money=-price, workers=1)] if purse.stock and purse.liquid >= price else []

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        price = state.pos.box.hire_price
        state.tell("hired", self.seat, worker=action[1], money=price)
        add_money(state, self.seat, -price, "RRV-410")
        gain_worker(state, self.seat, WORKER_AT[action[1]], "RRV-410")


class Pay(Part):
    """Pay the price of the action, now or at any later moment of it (RRV-401)."""

    __slots__ = ()
    asks = "pay"
    rules = ("RRV-417",)

    def candidates(self, pos: RailroadRevolutionPosition) -> tuple[Action, ...]:
        return (PAY,)

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        if action != PAY:
            return NO_SUCH_MOVE
        owed = pos.turn.owed
        if pos.companies[self.seat].money < owed:
            return Refusal("RRV-417", **lacking(pos, self.seat, owed))
        return None

    def options(self, pos: RailroadRevolutionPosition) -> list[Action]:
        return [PAY] if pos.companies[self.seat].money >= pos.turn.owed else []

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return (-pos.turn.owed, 0, 0)

    def bill(self, pos: RailroadRevolutionPosition, action: Action) -> Bill:
        owed = pos.turn.owed
        return Bill(Entry(self.seat, thing, -owed, "RRV-417") for thing in ("money", "owed"))

    def after(self, purse: Purse, action: Action) -> Purse:
        return purse.settled()

    def helps(self, purse: Purse) -> list[Purse]:
        return [purse.settled()] if purse.liquid >= purse.owed else []

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        pay(state, self.seat)


def pay(state: State[RailroadRevolutionPosition], seat: Seat) -> None:
    """Money goes to the general supply, in full (RRV-417)."""
    owed = state.pos.turn.owed
    state.tell("paid", seat, money=owed)
    add_money(state, seat, -owed, "RRV-417")
    add_owed(state, -owed, "RRV-417")


class Either(Part):
    """One of two effects: the worker's own ability or, used as white, a promotion (RRV-312)."""

    __slots__ = ("one", "other")

    def __init__(self, seat: Seat, one: Part, other: Part) -> None:
        self.seat = seat
        self.one = one
        self.other = other

    def _part(self, pos: RailroadRevolutionPosition, action: Action) -> Part:
        return self.one if self.one.refuse(pos, action) is None else self.other

    def candidates(self, pos: RailroadRevolutionPosition) -> list[Action]:
        return [*self.one.candidates(pos), *self.other.candidates(pos)]

    def options(self, pos: RailroadRevolutionPosition) -> list[Action]:
        return self.one.options(pos) + self.other.options(pos)

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        first = self.one.refuse(pos, action)
        if first is None:
            return None
        second = self.other.refuse(pos, action)
        return first if second is not None and second.rule == NO_SUCH_MOVE.rule else second

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return self._part(pos, action).weigh(pos, action)

    def owes(self, pos: RailroadRevolutionPosition, action: Action) -> Entry | None:
        return self._part(pos, action).owes(pos, action)

    def gives(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[Word, ...]:
        return self._part(pos, action).gives(pos, action)

    def after(self, purse: Purse, action: Action) -> Purse:
        return self._part(purse.pos, action).after(purse, action)

    def at_best(self, purse: Purse) -> tuple[int, int]:
        one, other = self.one.at_best(purse), self.other.at_best(purse)
        return max(one[0], other[0]), max(one[1], other[1])

    def helps(self, purse: Purse) -> list[Purse]:
        return [*self.one.helps(purse), *self.other.helps(purse)]

    def possible(self, pos: RailroadRevolutionPosition, spent: int = 0) -> bool:
        return self.one.possible(pos, spent) or self.other.possible(pos, spent)

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        self._part(state.pos, action).take(state, action)


MOST_SEATS: Final = 4
FREE: Final = tuple((SellShare(seat), Hire(seat)) for seat in range(MOST_SEATS))
"""What each seat may do at any time."""
FREE_AND_PAY: Final = tuple((Pay(seat), SellShare(seat), Hire(seat)) for seat in range(MOST_SEATS))


class Effects(AnyOrder[RailroadRevolutionPosition]):
    """A player's pending effects; shares are sold and workers hired before, between and after them."""

    __slots__ = ()

    def question(self, pos: RailroadRevolutionPosition) -> Question:
        return question(pos, self)

    def lingers(self, pos: RailroadRevolutionPosition) -> bool:
        """In the own turn and at set-up, as long as something can be sold or somebody hired (RRV-410)."""
        if pos.turn.seat not in (self.seat, NOWHERE):
            return False
        company = pos.companies[self.seat]
        left = company.money - pos.turn.owed
        return company.shares > 0 or (left >= pos.box.hire_price and any(pos.stock))

    def free(self, pos: RailroadRevolutionPosition) -> tuple[Decision[RailroadRevolutionPosition], ...]:
        if pos.turn.owed and pos.turn.seat == self.seat:
            return FREE_AND_PAY[self.seat]
        return FREE[self.seat]

    def parts(self, pos: RailroadRevolutionPosition) -> tuple[Decision[RailroadRevolutionPosition], ...]:
        # The worker's ability lies at the bottom of `may`: what can come from elsewhere is used up first.
        return self.must + self.may[::-1] + self.free(pos)

    def options(self, pos: RailroadRevolutionPosition) -> list[Action]:
        outlook = self._outlook(pos)
        found: dict[Action, None] = {}
        for part in cast("tuple[Part, ...]", self.parts(pos)):
            for action in part.options(pos):
                if action not in found and outlook.spoilt(part, action) is None:
                    found[action] = None
        if self.refuse_end(pos) is None:
            found[DONE] = None
        return list(found)

    def spoils(
        self, pos: RailroadRevolutionPosition, part: Decision[RailroadRevolutionPosition], action: Action
    ) -> Refusal | None:
        assert isinstance(part, Part)
        return self._outlook(pos).spoilt(part, action)

    def _outlook(self, pos: RailroadRevolutionPosition) -> "Outlook":
        must, may = cast("tuple[Part, ...]", self.must), cast("tuple[Part, ...]", self.may)
        return Outlook(pos, self.seat, must, may)

    def refuse_end(self, pos: RailroadRevolutionPosition) -> Refusal | None:
        if self.must or pos.turn.seat != self.seat or pos.turn.action < 0:
            return super().refuse_end(pos)
        company, box = pos.companies[self.seat], pos.box
        enough = sum(company.workers) >= box.least_workers
        if enough and company.money + box.share_price * company.shares >= pos.turn.owed:
            return None
        if can_finish(purse_of(pos, self.seat, (), after_action(pos, self.seat))):
            return None
        if enough:
            return Refusal("RRV-417", **lacking(pos, self.seat, pos.turn.owed))
        return Refusal("RRV-403", least=box.least_workers, have=sum(company.workers))


class Beginning(Effects):
    """A choice after which the same player goes on: nobody has to say that it is done."""

    __slots__ = ()

    def lingers(self, pos: RailroadRevolutionPosition) -> bool:
        return False


def after_action(pos: RailroadRevolutionPosition, seat: Seat) -> tuple[Part, ...]:
    """What still comes for the active player after the action: the deals, if a symbol was covered."""
    if not pos.turn.deal:
        return ()
    return tuple(effects.part(seat, half) for half in DEALS)


class Outlook:
    """What no action of a pool may spoil, worked out once: four workers, the basic action, its price."""

    __slots__ = ("before", "known", "may", "must", "pos", "seat", "spare", "workers")

    def __init__(
        self, pos: RailroadRevolutionPosition, seat: Seat, must: tuple[Part, ...], may: tuple[Part, ...]
    ) -> None:
        self.pos = pos
        self.seat = seat
        self.must = must
        self.may = may
        self.workers = sum(pos.companies[seat].workers)
        self.spare = self._spare() if pos.turn.seat == seat and pos.turn.action >= 0 else None
        self.before: dict[Part, Purse] = {}
        """The purse without each part that was looked at closer."""
        self.known: dict[Completable, bool] = {}

    def spoilt(self, part: Part, action: Action) -> Refusal | None:
        """The rule that forbids this action because the turn could not be completed after it."""
        pos = self.pos
        box, turn = pos.box, pos.turn
        if turn.seat == self.seat and turn.action < 0:
            return None  # before the placement: Trade is always possible (RRV-313)
        money, shares, workers = part.weigh(pos, action)
        short = workers <= 0 and self.workers + workers < box.least_workers
        if turn.seat != self.seat:
            # RRV-407: in another player's turn never fewer than four, not even for a moment.
            return Refusal("RRV-407", least=box.least_workers, have=self.workers) if short else None
        if not short:
            gained = money + box.share_price * shares
            if action == PAY:
                gained += turn.owed  # what is owed counts as spent already
            if part in self.must:
                if self._surely_goes_on(part, action, gained):
                    return None
            elif self.spare is not None and self.spare + gained >= 0:
                return None
        if can_finish(part.after(self._before(part), action), self.known):
            return None
        # RRV-404 where the workers are short, RRV-308 where the basic action could not be completed or paid.
        if short:
            return Refusal("RRV-404", least=box.least_workers, have=self.workers)
        needed = sum(basic.least(pos) for basic in self.must)
        return Refusal("RRV-308", owed=turn.owed, cash=pos.companies[self.seat].money, needed=needed)

    def _spare(self) -> int | None:
        """The money (with shares) that the rest of the turn surely does not need; None: look closer."""
        pos, company = self.pos, self.pos.companies[self.seat]
        spare = company.money + pos.box.share_price * company.shares - pos.turn.owed
        for part in self.must:
            amount = part.surely(pos)
            if amount is None:
                return None
            spare -= amount
        return spare

    def _surely_goes_on(self, part: Part, action: Action, gained: int) -> bool:
        """Is there money (with shares) enough for what is left of the basic action after this?"""
        pos, company = self.pos, self.pos.companies[self.seat]
        spare = company.money + pos.box.share_price * company.shares + gained - pos.turn.owed
        for other in self.must:
            amount = part.still(pos, action) if other is part else other.surely(pos)
            if amount is None:
                return False
            spare -= amount
        return spare >= 0

    def _before(self, part: Part) -> Purse:
        """What there is without this part; each of its actions is tried on it."""
        found = self.before.get(part)
        if found is None:
            must = tuple(other for other in self.must if other is not part)
            may = tuple(other for other in self.may if other is not part) + after_action(self.pos, self.seat)
            found = self.before[part] = purse_of(self.pos, self.seat, must, may)
        return found
