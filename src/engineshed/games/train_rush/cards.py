"""Action cards: drawing, the hand limit, the pool, special actions from hand."""

from itertools import combinations

from engineshed.games.train_rush import stacks
from engineshed.games.train_rush.figures import leave_hand, take_cards
from engineshed.games.train_rush.gain import bonus
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.printed.box import Effect
from engineshed.kernel import (
    NO_SUCH_MOVE,
    Action,
    Audience,
    Choice,
    Decision,
    Refusal,
    Seat,
    State,
    Step,
    name_of,
    named,
)

POOL = 3


def draw(state: State[TrainRushPosition], count: int, to: Audience) -> tuple[str, ...]:
    """Cards from the deck; when it runs out, the discards are shuffled into a new one (TR-1506)."""
    pos = state.pos
    got: list[str] = []
    while len(got) < count and (pos.deck or pos.bottom or pos.discards):
        if not pos.deck and pos.bottom:
            pos.deck, pos.bottom = pos.bottom, []
            for player in pos.players:
                player.returned = ()
        elif not pos.deck:
            pos.deck, pos.discards = pos.discards, []
            pos.reshuffled = tuple(pos.deck)
            state.tell("reshuffled")
        got += stacks.draw(state, "card", pos.deck, count - len(got), to)
    return tuple(got)


def discard(state: State[TrainRushPosition], seat: Seat, card: str) -> None:
    """From hand to the discard pile."""
    state.tell("discarded", seat, card=card)
    leave_hand(state, seat, card, "TR-1503")
    state.pos.discards.append(card)


class RefillPool(Step[TrainRushPosition]):
    """Three open cards (TR-2320)."""

    __slots__ = ()

    def run(self, state: State[TrainRushPosition]) -> None:
        pos = state.pos
        opened = draw(state, POOL - len(pos.pool), "all")
        pos.pool += opened
        if opened:
            state.tell("opened-cards", cards=opened)


class TrimHand(Step[TrainRushPosition]):
    """Discard surplus cards at once (TR-1503)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: State[TrainRushPosition]) -> None:
        if len(state.pos.players[self.seat].hand) > state.pos.box.hand_limit:
            state.then(DiscardCard(self.seat), self)


class DiscardCard(Choice[TrainRushPosition]):
    """Choose a surplus card to discard, a new one too if you like (TR-1504)."""

    __slots__ = ()
    asks = "discard-card"
    rules = ("TR-1503",)
    rule = "TR-1504"

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [("discard", f"card:{card}") for card in pos.players[self.seat].hand]

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        discard(state, self.seat, named(action, "discard", "card"))


def refuse_draw(pos: TrainRushPosition, seat: Seat, effect: Effect) -> Refusal | None:
    """Why no card can be drawn at all."""
    return None if pos.deck or pos.bottom or pos.discards else Refusal("TR-2110")


class DrawCards(Choice[TrainRushPosition]):
    """Draw cards; keep all, or choose up to a number and discard the rest (TR-1505)."""

    __slots__ = ("count", "keep")
    asks = "draw-cards"
    rules = ("TR-1505",)

    def __init__(self, seat: Seat, count: int, keep: int) -> None:
        self.seat = seat
        self.count = count
        self.keep = keep

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [("draw",)]

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        player = state.pos.players[self.seat]
        drawn = draw(state, self.count, self.seat)
        state.tell("drew", self.seat, cards=len(drawn))
        state.tell("drew-these", self.seat, self.seat, drawn=drawn)
        if self.keep >= self.count:
            take_cards(state, self.seat, drawn, "TR-2507")
            state.then(TrimHand(self.seat))
        else:
            player.drawn = drawn
            state.then(KeepCards(self.seat, self.keep), TrimHand(self.seat))


class KeepCards(Choice[TrainRushPosition]):
    """Keep up to a number of the cards drawn (TR-1505)."""

    __slots__ = ("most",)
    asks = "keep-cards"
    rules = ("TR-1505",)
    rule = "TR-1505"
    secret = True

    def __init__(self, seat: Seat, most: int) -> None:
        self.seat = seat
        self.most = most

    def facts(self, pos: TrainRushPosition) -> dict[str, object]:
        return {"most": self.most}

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        drawn = [f"card:{card}" for card in pos.players[self.seat].drawn]
        return [("keep", *kept) for n in range(self.most + 1) for kept in combinations(drawn, n)]

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        player = state.pos.players[self.seat]
        kept = tuple(name_of(atom, "card") for atom in action[1:])
        rest = tuple(card for card in player.drawn if card not in kept)
        state.pos.discards += rest
        player.drawn = ()
        state.reveal()  # everybody sees the discarded ones
        state.tell("kept", self.seat, cards=len(kept), rest=rest)
        take_cards(state, self.seat, kept, "TR-1505")


class PutAway(Step[TrainRushPosition]):
    """A card whose actions are done goes to the discard pile (TR-2318, TR-1508)."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: Seat, card: str) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: State[TrainRushPosition]) -> None:
        player = state.pos.players[self.seat]
        player.in_use = tuple(card for card in player.in_use if card != self.card)
        state.pos.discards.append(self.card)


def refuse_special(pos: TrainRushPosition, seat: Seat, effect: Effect) -> Refusal | None:
    return None if pos.players[seat].hand else Refusal("TR-1208")


class UseSpecial(Decision[TrainRushPosition]):
    """Carry out the special action of a card in hand without coal (TR-1208); it is not replaced (TR-1508)."""

    __slots__ = ()
    asks = "use-special"
    rules = ("TR-1208",)

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        player = pos.players[self.seat]
        return [("special", f"card:{card}") for card in (*player.hand, *player.in_use)]

    def refuse(self, pos: TrainRushPosition, action: Action) -> Refusal | None:
        player, card = pos.players[self.seat], named(action, "special", "card")
        if card in player.in_use:
            return Refusal("TR-1509")
        return None if card in player.hand else NO_SUCH_MOVE

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        card = named(action, "special", "card")
        state.tell("special", self.seat, special=card, coal=0)
        put_in_use(state, self.seat, card, "TR-1508")
        gain = bonus(self.seat, state.pos.box.cards[card].special, "TR-1208")
        state.then(gain, PutAway(self.seat, card))


def put_in_use(state: State[TrainRushPosition], seat: Seat, card: str, rule: str) -> None:
    leave_hand(state, seat, card, rule)
    state.pos.players[seat].in_use += (card,)
