"""A table on which the kernel's parts are tried out: a log, coins, cards in a bag and in hands."""

from collections.abc import Iterable

from engineshed.kernel import (
    Action,
    Choice,
    Decision,
    Game,
    InOrder,
    Position,
    Refusal,
    Result,
    Rng,
    Seat,
    Seeded,
    Settings,
    State,
    Step,
    places,
)

CARDS = ("ace", "king", "queen", "jack", "ten", "nine")


class Table(Position):
    __slots__ = ("bag", "coins", "hands", "log", "name")
    fixed = ("name",)

    def __init__(
        self, log: list[str], coins: list[int], bag: dict[str, int], hands: list[list[str]], name: str
    ) -> None:
        self.log = log
        self.coins = coins
        self.bag = bag
        self.hands = hands
        self.name = name

    def copy(self) -> "Table":
        return Table(self.log[:], self.coins[:], dict(self.bag), [hand[:] for hand in self.hands], self.name)

    def blank(self, viewer: Seat | None) -> None:
        for seat, hand in enumerate(self.hands):
            if seat != viewer:
                hand[:] = ["?"] * len(hand)
        self.bag = {"?": sum(self.bag.values())}

    def fill(self, rng: Rng) -> None:
        known = {card for hand in self.hands for card in hand}
        rest = [card for card in CARDS if card not in known]
        rng.shuffle(rest)
        for hand in self.hands:
            hand[:] = [rest.pop() if card == "?" else card for card in hand]
        self.bag = {card: int(card in rest) for card in CARDS}


class Say(Step[Table]):
    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word

    def run(self, state: State[Table]) -> None:
        state.pos.log.append(self.word)
        state.tell("said", word=self.word)


class Pick(Choice[Table]):
    """Choose one of some words; some lead to further steps."""

    __slots__ = ("leads", "words")
    rule = "WB-1"

    def __init__(self, seat: Seat, words: tuple[str, ...], leads: Step[Table] | None = None) -> None:
        super().__init__(seat)
        self.words = words
        self.leads = leads

    def candidates(self, pos: Table) -> list[Action]:
        return [("pick", word) for word in self.words]

    def take(self, state: State[Table], action: Action) -> None:
        state.pos.log.append(f"{self.seat}:{action[1]}")
        if self.leads:
            state.then(self.leads)


class QuietPick(Pick):
    """Nobody may know whether there was a choice."""

    __slots__ = ()
    asks_in_secret = True


class SecretPick(Pick):
    __slots__ = ()
    secret = True


class Pay(Decision[Table]):
    """Pay an exact price."""

    __slots__ = ("price",)

    def __init__(self, seat: Seat, price: int) -> None:
        super().__init__(seat)
        self.price = price

    def candidates(self, pos: Table) -> list[Action]:
        return [("pay", self.price)]

    def refuse(self, pos: Table, action: Action) -> Refusal | None:
        if action != ("pay", self.price):
            return Refusal("SHED-2")
        if pos.coins[self.seat] < self.price:
            return Refusal("WB-2", coins=pos.coins[self.seat])
        return None

    def take(self, state: State[Table], action: Action) -> None:
        state.pos.coins[self.seat] -= self.price
        state.pos.log.append(f"{self.seat}:pay {self.price}")


class Roll(Step[Table]):
    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, state: State[Table]) -> None:
        state.pos.log.append(f"{self.name} {state.roll(self.name, 2)}")


class DrawCard(Step[Table]):
    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: State[Table]) -> None:
        state.pos.hands[self.seat] += map(str, state.draw("card", state.pos.bag, 1, to=self.seat))


class Workbench(Game[Table]):
    """Two seats and whatever steps a test lays on it."""

    id = "workbench"
    title = {"en": "Workbench", "pl": "Stół warsztatowy"}

    def __init__(self, *steps: Step[Table]) -> None:
        self.steps = steps

    def seats(self, settings: Settings) -> tuple[int, ...]:
        return (2,)

    def position(self, players: int, settings: Settings) -> Table:
        return Table([], [3, 3], dict.fromkeys(CARDS, 1), [[], []], "the table")

    def outline(self, players: int, settings: Settings) -> Step[Table]:
        return InOrder(*self.steps)

    def result(self, pos: Table) -> Result:
        return Result(places(pos.coins))


def lay(*steps: Step[Table], seed: int = 1) -> State[Table]:
    """A state with these steps ahead, run to the first decision."""
    state = Workbench(*steps).new(2, {}, Seeded(Rng(seed)))
    state.run()
    return state


def play(state: State[Table], *moves: tuple[Seat, Iterable[str | int]]) -> list[str]:
    """Make moves; what the log says then."""
    for seat, action in moves:
        state.play(seat, tuple(action))
    return state.pos.log
