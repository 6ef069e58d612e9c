"""II. Determine player order: an auction for the places.

Actions: ("bid", amount), ("drop",), ("pass",) with the Turn Order action.
On St. Lucia: ("pay",) to play first or ("decline",).
"""

from engineshed.games.age_of_steam.figures import add_cash
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.kernel import NO_SUCH_MOVE, PASS, Action, Bill, Choice, Decision, Entry, Refusal, State, Step

DROP: Action = ("drop",)
PAY: Action = ("pay",)
DECLINE: Action = ("decline",)


class DetermineOrder(Step[AgeOfSteamPosition]):
    """Bidding goes round in the old order, from the first player on (AOS-401)."""

    __slots__ = ()

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        pos = state.pos
        pos.bids = [0] * pos.players
        passer = pos.holder("turn-order-pass")
        state.then(Auction(tuple(pos.order), (), -1 if passer is None else passer))


class Auction(Step[AgeOfSteamPosition]):
    """The auction as it stands: asks the next bidder, or ends."""

    __slots__ = ("bidders", "dropped", "passer")

    def __init__(self, bidders: tuple[int, ...], dropped: tuple[int, ...], passer: int) -> None:
        self.bidders = bidders
        """Still in, the next to act first."""
        self.dropped = dropped
        """Who dropped out, the first one first."""
        self.passer = passer
        """Who may still pass once (AOS-414), or -1."""

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        pos, seat = state.pos, self.bidders[0]
        high = max(pos.bids)
        if len(self.bidders) == 1:  # AOS-408
            state.then(Settle((*self.bidders, *reversed(self.dropped))))
        elif high and pos.bids[seat] == high:  # AOS-409
            state.then(self.next())
        elif pos.cash[seat] <= high and not self.may_pass():  # AOS-417
            state.tell("dropped", seat, place=len(self.bidders), forced=True)
            state.then(self.without())
        else:
            state.then(Bid(seat, self))

    def may_pass(self) -> bool:
        """Has the bidder on the move an unused pass, with more than two still in (AOS-415)?"""
        return self.bidders[0] == self.passer and len(self.bidders) > 2

    def next(self, passer: int | None = None) -> "Auction":
        turned = self.bidders[1:] + self.bidders[:1]
        return Auction(turned, self.dropped, self.passer if passer is None else passer)

    def without(self) -> "Auction":
        return Auction(self.bidders[1:], (*self.dropped, self.bidders[0]), self.passer)


class Bid(Decision[AgeOfSteamPosition]):
    """Bid, drop out, or pass (AOS-402)."""

    __slots__ = ("auction",)
    asks = "bid"
    rules = ("AOS-402",)

    def __init__(self, seat: int, auction: Auction) -> None:
        super().__init__(seat)
        self.auction = auction

    def facts(self, pos: AgeOfSteamPosition) -> dict[str, object]:
        return {"high": max(pos.bids), "beat": max(pos.bids), "cash": pos.cash[self.seat]}

    def candidates(self, pos: AgeOfSteamPosition) -> list[Action]:
        return [*(("bid", amount) for amount in range(1, pos.cash[self.seat] + 1)), DROP, PASS]

    def options(self, pos: AgeOfSteamPosition) -> list[Action]:
        bids: list[Action] = [("bid", amount) for amount in range(max(pos.bids) + 1, pos.cash[self.seat] + 1)]
        return [*bids, DROP, PASS] if self.auction.may_pass() else [*bids, DROP]

    def refuse(self, pos: AgeOfSteamPosition, action: Action) -> Refusal | None:
        if action == DROP:
            return None
        if action == PASS:
            if self.seat != self.auction.passer:
                return Refusal("AOS-414")
            return None if self.auction.may_pass() else Refusal("AOS-415")
        if len(action) != 2 or action[0] != "bid" or not isinstance(action[1], int):
            return NO_SUCH_MOVE
        if action[1] < 1:
            return Refusal("AOS-403")
        if action[1] <= max(pos.bids):
            return Refusal("AOS-404", high=max(pos.bids))
        if action[1] > pos.cash[self.seat]:
            return Refusal("AOS-405", cash=pos.cash[self.seat])
        return None

    def take(self, state: State[AgeOfSteamPosition], action: Action) -> None:
        auction = self.auction
        if action == DROP:  # AOS-406
            state.tell("dropped", self.seat, place=len(auction.bidders), forced=False)
            state.then(auction.without())
        elif action == PASS:
            state.tell("passed-bid", self.seat)
            state.then(auction.next(passer=-1))
        else:
            state.pos.bids[self.seat] = int(action[1])
            state.tell("bid", self.seat, amount=int(action[1]))
            state.then(auction.next())


class Settle(Step[AgeOfSteamPosition]):
    """The auction is over: everybody pays and takes the place."""

    __slots__ = ("order",)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        pos = state.pos
        pos.order = list(self.order)
        for place, seat in enumerate(pos.order, 1):
            price, rule = price_of_place(place, len(pos.order), pos.bids[seat])
            state.tell("place", seat, place=place, paid=price)
            add_cash(state, seat, -price, rule)
        pos.bids = [0] * pos.players


def price_of_place(place: int, players: int, bid: int) -> tuple[int, str]:
    """What a place costs its bidder, and by which rule (a player without a bid pays nothing, AOS-413)."""
    if place == players:  # also of two that are left (AOS-418)
        return 0, "AOS-410"
    return (bid, "AOS-411") if place <= 2 else ((bid + 1) // 2, "AOS-412")


# St. Lucia: no auction


class OfferFirstPlace(Step[AgeOfSteamPosition]):
    """Who is asked first alternates; the Turn Order action overrides it for one turn (AOS-2305, AOS-2310)."""

    __slots__ = ()

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        pos = state.pos
        holder = pos.holder("turn-order-pass")
        asked = (pos.asked_first + pos.turn - 1) % 2 if holder is None else holder
        state.then(PayToBeFirst(asked, asked))


class PayToBeFirst(Choice[AgeOfSteamPosition]):
    """$5 to play first; if both decline, the one asked first does so for free (AOS-2306 to AOS-2308)."""

    __slots__ = ("first",)
    rule = "AOS-2306"
    asks = "first-place"
    rules = ("AOS-2306",)

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def facts(self, pos: AgeOfSteamPosition) -> dict[str, object]:
        return {"fee": pos.map.first_player_fee, "cash": pos.cash[self.seat]}

    def candidates(self, pos: AgeOfSteamPosition) -> tuple[Action, ...]:
        return (PAY, DECLINE) if pos.cash[self.seat] >= pos.map.first_player_fee else (DECLINE,)

    def bill(self, pos: AgeOfSteamPosition, action: Action) -> Bill:
        fee = pos.map.first_player_fee
        return Bill([Entry(self.seat, "cash", -fee, "AOS-2306")] if action == PAY else ())

    def take(self, state: State[AgeOfSteamPosition], action: Action) -> None:
        pos = state.pos
        if action == PAY:
            pos.order = [self.seat, 1 - self.seat]
            state.tell("place", self.seat, place=1, paid=pos.map.first_player_fee)
            add_cash(state, self.seat, -pos.map.first_player_fee, "AOS-2306")
            return
        state.tell("declined", self.seat)
        if self.seat == self.first:
            state.then(PayToBeFirst(1 - self.seat, self.first))
        else:
            pos.order = [self.first, 1 - self.first]
            state.tell("place", self.first, place=1, paid=0)
