"""Deals: the face-up tile is offered to the active player and then, clockwise, to everybody else."""

from engineshed.games.railroad_revolution.effects import VOCABULARY, any_possible, best_of, give, given
from engineshed.games.railroad_revolution.figures import add_shares
from engineshed.games.railroad_revolution.phases.general import liquid
from engineshed.games.railroad_revolution.phases.workers import MinimumOfFour
from engineshed.games.railroad_revolution.pool import Effects, Either
from engineshed.games.railroad_revolution.position import RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import Deal, Word
from engineshed.games.railroad_revolution.purse import Part, Purse
from engineshed.kernel import NO_SUCH_MOVE, Action, Refusal, Seat, State, Step

HALVES = ("top", "bottom")
ACCEPT: tuple[Action, ...] = tuple(("accept", f"deal:{half}") for half in HALVES)


def refuse_deal(pos: RailroadRevolutionPosition, seat: Seat, deal: Deal, price: int) -> Refusal | None:
    """Why this deal cannot be accepted for this many shares."""
    if pos.companies[seat].shares < price:
        return Refusal("RRV-1004", shares=price, have=pos.companies[seat].shares)
    return None if any_possible(pos, seat, deal.words, price) else Refusal("RRV-1009")


class AcceptDeal(Part):
    """One half of the face-up tile: discard its shares, get its reward (RRV-1004)."""

    __slots__ = ("half",)
    asks = "deal"
    rules = ("RRV-1004",)

    def __init__(self, seat: Seat, half: int) -> None:
        self.seat = seat
        self.half = half

    def deal(self, pos: RailroadRevolutionPosition) -> Deal:
        return pos.box.deals[pos.deal][self.half]

    def candidates(self, pos: RailroadRevolutionPosition) -> tuple[Action, ...]:
        return (ACCEPT[self.half],)

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        if action != ACCEPT[self.half]:
            return NO_SUCH_MOVE
        deal = self.deal(pos)
        return refuse_deal(pos, self.seat, deal, deal.shares)

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return (0, -self.deal(pos).shares, 0)

    def gives(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[Word, ...]:
        return self.deal(pos).words

    def after(self, purse: Purse, action: Action) -> Purse:
        deal = self.deal(purse.pos)
        return given(purse.change(shares=-deal.shares), deal.words)

    def at_best(self, purse: Purse) -> tuple[int, int]:
        return best_of(purse.pos.box, self.deal(purse.pos).words) if purse.short else (0, 0)

    def helps(self, purse: Purse) -> list[Purse]:
        # Deals come after the whole action, its payment included (RRV-1001).
        if purse.must or purse.liquid < purse.owed or not purse.short:
            return []
        paid = purse.settled()
        return [self.after(paid, ())] if paid.shares >= self.deal(purse.pos).shares else []

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        accept(state, self.seat, self.deal(state.pos), action)


class PrivateDeal(Part):
    """One of the two deals for this player alone, and a share for accepting it (RRV-920, RRV-921)."""

    __slots__ = ("plus",)

    def __init__(self, seat: Seat, plus: int) -> None:
        self.seat = seat
        self.plus = plus

    def _deal(self, pos: RailroadRevolutionPosition, action: Action) -> Deal:
        return pos.box.deals[pos.deal][ACCEPT.index(action)]

    def candidates(self, pos: RailroadRevolutionPosition) -> tuple[Action, ...]:
        return ACCEPT

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        if action not in ACCEPT:
            return NO_SUCH_MOVE
        deal = self._deal(pos, action)
        return refuse_deal(pos, self.seat, deal, deal.shares - self.plus)

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return (0, self.plus - self._deal(pos, action).shares, 0)

    def gives(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[Word, ...]:
        return self._deal(pos, action).words

    def after(self, purse: Purse, action: Action) -> Purse:
        deal = self._deal(purse.pos, action)
        return given(purse.change(shares=self.plus - deal.shares), deal.words)

    def at_best(self, purse: Purse) -> tuple[int, int]:
        best = [best_of(purse.pos.box, half.words) for half in purse.pos.box.deals[purse.pos.deal]]
        money, workers = (max(amounts) for amounts in zip(*best, strict=True))
        return money + purse.pos.box.share_price * self.plus, workers

    def helps(self, purse: Purse) -> list[Purse]:
        deals = purse.pos.box.deals[purse.pos.deal]
        return [
            self.after(purse, action)
            for action, deal in zip(ACCEPT, deals, strict=True)
            if purse.shares + self.plus >= deal.shares
        ]

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        state.pos.turn.private = True
        accept(state, self.seat, self._deal(state.pos, action), action, self.plus)


def accept(
    state: State[RailroadRevolutionPosition], seat: Seat, deal: Deal, action: Action, plus: int = 0
) -> None:
    """Its shares for its reward; a private deal brings shares itself."""
    state.tell("accepted", seat, half=action[1], tile=state.pos.deal, shares=deal.shares - plus)
    add_shares(state, seat, -deal.shares, "RRV-1004")
    add_shares(state, seat, plus, "RRV-921")
    give(state, seat, deal.words)


class ResolveDeals(Step[RailroadRevolutionPosition]):
    """After the action: the tile for everybody, or a new one after a private deal (RRV-1001, RRV-922)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: State[RailroadRevolutionPosition]) -> None:
        turn = state.pos.turn
        if turn.deal:
            turn.deal = False
            others = state.pos.in_order(self.seat)[1:]
            # The active player makes sure of the four workers before others can take any.
            state.then(
                OfferDeals(self.seat, True),
                MinimumOfFour(self.seat),
                *(OfferDeals(seat, False) for seat in others),
                NextDealTile(),
            )
        elif turn.private:
            state.then(NextDealTile())


class OfferDeals(Step[RailroadRevolutionPosition]):
    """The active player may accept both deals, each once (RRV-1005); the others one (RRV-1006)."""

    __slots__ = ("seat", "both")

    def __init__(self, seat: Seat, both: bool) -> None:
        self.seat = seat
        self.both = both

    def run(self, state: State[RailroadRevolutionPosition]) -> None:
        top, bottom = AcceptDeal(self.seat, 0), AcceptDeal(self.seat, 1)
        if not any(self._conceivable(state.pos, deal) for deal in (top, bottom)):
            return
        may: tuple[Part, ...] = (top, bottom) if self.both else (Either(self.seat, top, bottom),)
        state.then(Effects(self.seat, (), may))

    def _conceivable(self, pos: RailroadRevolutionPosition, half: AcceptDeal) -> bool:
        """Nobody is asked who cannot accept anything, not even after hiring a worker."""
        refusal = half.refuse(pos, ACCEPT[half.half])
        if refusal is None or refusal.rule == "RRV-1004":
            return refusal is None
        return liquid(pos, self.seat, half.deal(pos).shares) >= pos.box.hire_price


class NextDealTile(Step[RailroadRevolutionPosition]):
    """The tile goes to the discard pile, accepted or not, and the next is turned up (RRV-1010)."""

    __slots__ = ()

    def run(self, state: State[RailroadRevolutionPosition]) -> None:
        pos = state.pos
        pos.deals_used.append(pos.deal)
        if not pos.deal_stack:
            # RRV-1011: the one just resolved is shuffled in, too.
            pos.deal_stack = sorted(pos.deals_used)
            pos.deals_used = []
            state.tell("deals-shuffled", None, n=len(pos.deal_stack))
        pos.deal = str(state.draw("deal", pos.deal_stack)[0])
        state.tell("new-deal", None, tile=pos.deal)


VOCABULARY.effect("acceptDeal")(lambda seat, w: AcceptDeal(seat, w.n))
VOCABULARY.effect("privateDeal")(lambda seat, w: PrivateDeal(seat, w.n))
