"""Phase V. Movement: an action card with three moves and a special action."""

from collections.abc import Iterator

from engineshed.games.train_rush.cards import PutAway, RefillPool, TrimHand, put_in_use
from engineshed.games.train_rush.figures import add_coal, take_cards
from engineshed.games.train_rush.gain import bonus
from engineshed.games.train_rush.phases.arrival import arrive
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.printed.box import Effect
from engineshed.kernel import (
    DONE,
    NO_SUCH_MOVE,
    Action,
    Bill,
    Choice,
    Decision,
    Entry,
    Refusal,
    Seat,
    State,
    Step,
    name_of,
    named,
)

MOVES = 3


class Movement(Step[TrainRushPosition]):
    """Each player in order takes exactly one turn (TR-2301)."""

    __slots__ = ()

    def run(self, state: State[TrainRushPosition]) -> None:
        state.pos.phase = "movement"
        state.then(*(MovementTurn(seat) for seat in state.pos.order))


class MovementTurn(Step[TrainRushPosition]):
    """A card is played, and one is taken from the pool; with an empty hand only the latter (TR-2313)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: State[TrainRushPosition]) -> None:
        state.then(EndOfTurn(self.seat))
        if state.pos.players[self.seat].hand:
            state.then(PlayCard(self.seat))


class PlayCard(Choice[TrainRushPosition]):
    """Play one action card from hand (TR-2302)."""

    __slots__ = ()
    asks = "play-card"
    rules = ("TR-2302",)
    rule = "TR-2302"

    def facts(self, pos: TrainRushPosition) -> dict[str, object]:
        return {"coal": pos.players[self.seat].coal}

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [("play", f"card:{card}") for card in pos.players[self.seat].hand]

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        card = named(action, "play", "card")
        state.tell("played", self.seat, card=card)
        put_in_use(state, self.seat, card, "TR-2302")
        state.then(NextMove(self.seat, card, 0), PutAway(self.seat, card))


class NextMove(Step[TrainRushPosition]):
    """The card's actions from top to bottom; it ends where one cannot be made (TR-2303, TR-2311)."""

    __slots__ = ("seat", "card", "number")

    def __init__(self, seat: Seat, card: str, number: int) -> None:
        self.seat = seat
        self.card = card
        self.number = number

    def run(self, state: State[TrainRushPosition]) -> None:
        pos = state.pos
        card = pos.box.cards[self.card]
        if self.number == MOVES:
            if pos.players[self.seat].coal >= card.special_coal:
                state.then(CardSpecial(self.seat, self.card))
            return
        move = CardMove(self.seat, self.card, self.number)
        if move.can_move(pos):
            state.then(move)
        else:
            state.tell("stuck", self.seat)


def free_end(pos: TrainRushPosition, seat: Seat, field: str) -> bool:
    """May a move end there as far as other locomotives go (TR-508, TR-509)?"""
    if pos.box.fields[field].shared:
        return True
    return all(player.field != field for other, player in enumerate(pos.players) if other != seat)


def refuse_end(pos: TrainRushPosition, seat: Seat, field: str, points: int) -> Refusal | None:
    """Why a move of this many points may not end on this field."""
    if field not in pos.box.ends(pos.players[seat].field, points):
        return Refusal("TR-504", points=points)
    return None if free_end(pos, seat, field) else Refusal("TR-508")


def can_end(pos: TrainRushPosition, seat: Seat, points: int) -> bool:
    ends = pos.box.ends(pos.players[seat].field, points)
    return any(free_end(pos, seat, field) for field in ends)


class CardMove(Decision[TrainRushPosition]):
    """Move I, II or III of the card played, with a movement token if you like, or stop (TR-2305, TR-2308)."""

    __slots__ = ("card", "number")
    asks = "card-move"
    rules = ("TR-504", "TR-505")

    def __init__(self, seat: Seat, card: str, number: int) -> None:
        self.seat = seat
        self.card = card
        self.number = number

    def facts(self, pos: TrainRushPosition) -> dict[str, object]:
        points, coal = self.printed_move(pos)
        number = ("I", "II", "III")[self.number]
        return {"number": number, "special": self.card, "points": points, "cost": coal}

    def printed_move(self, pos: TrainRushPosition) -> tuple[int, int]:
        """Points and coal."""
        return pos.box.cards[self.card].moves[self.number]

    def extras(self, pos: TrainRushPosition) -> dict[str, int]:
        """What may be added to the points: nothing, or one movement token, by its value."""
        held = pos.players[self.seat].tokens
        if not held:
            return {"": 0}
        tokens = sorted({pos.box.tokens[token][1] for token in held})
        return {"": 0} | {f"token:{points}": points for points in tokens}

    def can_move(self, pos: TrainRushPosition) -> bool:
        """Only then is the player asked: a move that cannot be paid ends the card (TR-2306)."""
        points, coal = self.printed_move(pos)
        if pos.players[self.seat].coal < coal:
            return False
        return any(can_end(pos, self.seat, points + extra) for extra in self.extras(pos).values())

    def candidates(self, pos: TrainRushPosition) -> Iterator[Action]:
        points, _ = self.printed_move(pos)
        start = pos.players[self.seat].field
        for token, extra in self.extras(pos).items():
            for field in pos.box.ends(start, points + extra):
                yield ("move", f"field:{field}", token) if token else ("move", f"field:{field}")
        yield DONE

    def options(self, pos: TrainRushPosition) -> list[Action]:
        points, _ = self.printed_move(pos)
        start = pos.players[self.seat].field
        found: list[Action] = []
        for token, extra in self.extras(pos).items():
            ends = [f for f in pos.box.ends(start, points + extra) if free_end(pos, self.seat, f)]
            found += [("move", f"field:{f}", token) if token else ("move", f"field:{f}") for f in ends]
        if self._refuse_stop(pos) is None:
            found.append(DONE)
        return found

    def refuse(self, pos: TrainRushPosition, action: Action) -> Refusal | None:
        if action == DONE:
            return self._refuse_stop(pos)
        if not 2 <= len(action) <= 3 or action[0] != "move":
            return NO_SUCH_MOVE
        field = name_of(action[1], "field")
        extra = self.extras(pos).get(str(action[2]) if len(action) == 3 else "")
        if field not in pos.box.fields or extra is None or action[2:] == ("",):
            return NO_SUCH_MOVE
        points, _ = self.printed_move(pos)
        return refuse_end(pos, self.seat, field, points + extra)

    def _refuse_stop(self, pos: TrainRushPosition) -> Refusal | None:
        """Under the other reading move I is compulsory, but nobody has to spend a token for it."""
        if self.number or pos.box.readings.may_stop_at_once:
            return None
        points, _ = self.printed_move(pos)
        return Refusal("TR-2305") if can_end(pos, self.seat, points) else None

    def bill(self, pos: TrainRushPosition, action: Action) -> Bill:
        if action == DONE:
            return Bill()
        _, coal = self.printed_move(pos)
        entries = [Entry(self.seat, "coal", -coal, "TR-2306")] if coal else []
        if len(action) == 3:
            entries.append(Entry(self.seat, "token", -1, "TR-2309"))
        return Bill(entries, (action[1],))

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        if action == DONE:
            state.tell("stopped", self.seat)
            return
        _, coal = self.printed_move(state.pos)
        token = int(name_of(action[2], "token")) if len(action) == 3 else 0
        state.then(NextMove(self.seat, self.card, self.number + 1))
        field = name_of(action[1], "field")
        start = state.pos.players[self.seat].field
        state.tell("moved", self.seat, field=field, start=start, coal=coal, points=token)
        add_coal(state, self.seat, -coal, "TR-2306")
        if token:
            spend_token(state, self.seat, token)
        drive(state, self.seat, field)


def spend_token(state: State[TrainRushPosition], seat: Seat, points: int) -> None:
    """A used movement token goes to the box."""
    pos, player = state.pos, state.pos.players[seat]
    spent = next(token for token in player.tokens if pos.box.tokens[token][1] == points)
    player.tokens = tuple(token for token in player.tokens if token != spent)
    pos.boxed += (spent,)
    state.book(seat, "token", -1, "TR-2309")


def drive(state: State[TrainRushPosition], seat: Seat, field: str) -> None:
    """The locomotive arrives, and the action of its field follows at once (TR-2307)."""
    state.pos.players[seat].field = field
    arrive(state, seat, field)


def refuse_drive(pos: TrainRushPosition, seat: Seat, effect: Effect) -> Refusal | None:
    """Why a bought move has no legal end."""
    return None if can_end(pos, seat, effect.amount) else Refusal("TR-512", points=effect.amount)


class Drive(Decision[TrainRushPosition]):
    """A move that is not on a card: without coal and without a token (TR-520, TR-2210)."""

    __slots__ = ("points",)
    asks = "drive"
    rules = ("TR-504", "TR-505")

    def __init__(self, seat: Seat, points: int) -> None:
        self.seat = seat
        self.points = points

    def facts(self, pos: TrainRushPosition) -> dict[str, object]:
        return {"points": self.points}

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        start = pos.players[self.seat].field
        return [("move", f"field:{field}") for field in pos.box.ends(start, self.points)]

    def options(self, pos: TrainRushPosition) -> list[Action]:
        ends = pos.box.ends(pos.players[self.seat].field, self.points)
        return [("move", f"field:{field}") for field in ends if free_end(pos, self.seat, field)]

    def refuse(self, pos: TrainRushPosition, action: Action) -> Refusal | None:
        field = named(action[:2], "move", "field")
        if field not in pos.box.fields:
            return NO_SUCH_MOVE
        if len(action) == 3 and name_of(action[2], "token"):
            return Refusal("TR-2210")
        return refuse_end(pos, self.seat, field, self.points) if len(action) == 2 else NO_SUCH_MOVE

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        field, start = named(action, "move", "field"), state.pos.players[self.seat].field
        state.tell("moved", self.seat, field=field, start=start, coal=0, points=0)
        drive(state, self.seat, field)


class CardSpecial(Decision[TrainRushPosition]):
    """For one coal the special action of the card played or of another one in hand (TR-2314 to TR-2317)."""

    __slots__ = ("card",)
    asks = "card-special"
    rules = ("TR-2316",)

    def __init__(self, seat: Seat, card: str) -> None:
        self.seat = seat
        self.card = card

    def facts(self, pos: TrainRushPosition) -> dict[str, object]:
        return {"effect": pos.box.cards[self.card].special}

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        cards = (self.card, *pos.players[self.seat].hand)
        return [*(("special", f"card:{card}") for card in cards), DONE]

    def refuse(self, pos: TrainRushPosition, action: Action) -> Refusal | None:
        if action == DONE:
            return None
        player, name = pos.players[self.seat], named(action, "special", "card")
        if name != self.card and name not in player.hand:
            return NO_SUCH_MOVE
        cost = pos.box.cards[name].special_coal
        return Refusal("TR-2315", cost=cost, have=player.coal) if player.coal < cost else None

    def bill(self, pos: TrainRushPosition, action: Action) -> Bill:
        if action == DONE:
            return Bill()
        coal = pos.box.cards[named(action, "special", "card")].special_coal
        return Bill([Entry(self.seat, "coal", -coal, "TR-2315")])

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        if action == DONE:
            return
        card = state.pos.box.cards[named(action, "special", "card")]
        state.tell("special", self.seat, special=card.id, coal=card.special_coal)
        add_coal(state, self.seat, -card.special_coal, "TR-2315")
        if card.id == self.card:
            state.then(bonus(self.seat, card.special, "TR-2314"))
        else:
            put_in_use(state, self.seat, card.id, "TR-2317")
            state.then(bonus(self.seat, card.special, "TR-2316"), PutAway(self.seat, card.id))


class EndOfTurn(Step[TrainRushPosition]):
    """Take one card from the pool, refill it, keep to the hand limit (TR-2319, TR-2320)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: State[TrainRushPosition]) -> None:
        if state.pos.pool:
            state.then(TakeCard(self.seat), RefillPool(), TrimHand(self.seat))


class TakeCard(Choice[TrainRushPosition]):
    """Take an open card into the hand (TR-2319)."""

    __slots__ = ()
    asks = "take-card"
    rules = ("TR-2319",)
    rule = "TR-2319"

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [("take", f"card:{card}") for card in pos.pool]

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        pos, card = state.pos, named(action, "take", "card")
        player = pos.players[self.seat]
        pos.pool = tuple(c for c in pos.pool if c != card)
        player.shown += (card,)
        state.tell("took", self.seat, card=card)
        take_cards(state, self.seat, (card,), "TR-2319")
