"""Set-up: stacks, pools, starting cargo, starting hands."""

from itertools import combinations

from engineshed.games.train_rush import stacks
from engineshed.games.train_rush.cards import RefillPool, draw
from engineshed.games.train_rush.figures import couple, load, take_cards
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.wagons import open_wagons
from engineshed.kernel import Action, Atom, Choice, State, Step, Together, name_of, named

DEALT, RETURNED = 5, 2


class SetUp(Step[TrainRushPosition]):
    """Everything that is laid out before the first choice (TR-202 to TR-223)."""

    __slots__ = ()

    def run(self, state: State[TrainRushPosition]) -> None:
        pos = state.pos
        self.first_player(state)
        self.tiles(state)
        for region in pos.box.regions:
            open_contracts(state, region)
        for size in (2, 3):
            open_wagons(state, size)
        starters = [wagon for wagon, places in pos.box.wagons.items() if len(places) == 1]
        for kind in ("brass", "any"):
            same = [wagon for wagon in starters if pos.box.wagons[wagon] == (kind,)]
            for seat, wagon in zip(range(len(pos.players)), same, strict=False):
                couple(state, seat, wagon, "TR-217")
                load(state, seat, wagon, ("brass" if kind == "brass" else "",), "TR-219")
            pos.boxed += tuple(same[len(pos.players) :])  # TR-218
        state.then(RefillPool())

    def first_player(self, state: State[TrainRushPosition]) -> None:
        """Drawn; the others follow clockwise (TR-222)."""
        order = state.pos.order
        pool: list[Atom] = list(order)
        first = int(state.draw("first-player", pool)[0])
        state.pos.order = order[first:] + order[:first]
        state.tell("first", first)

    def tiles(self, state: State[TrainRushPosition]) -> None:
        """Nine siding tiles on display, the others in three face-down stacks (TR-209, TR-210)."""
        pos = state.pos
        rest = pos.tile_stacks[0]
        pos.display = tuple(stacks.draw(state, "siding-display", rest, 9))
        sizes = [len(rest) // 3 + (index < len(rest) % 3) for index in range(3)]
        pos.tile_stacks = [stacks.draw(state, "siding-stack", rest, size, to="none") for size in sizes]


def open_contracts(state: State[TrainRushPosition], region: str) -> None:
    """Lay a tile of its size on every empty contract space of a region (TR-208, TR-1305)."""
    pos = state.pos
    tiles = list(pos.open_contracts[region])
    for index, size in enumerate(pos.box.sizes):
        if not tiles[index] and pos.contract_stacks[size]:
            tiles[index] = stacks.draw(state, f"contract:{size}", pos.contract_stacks[size])[0]
            if pos.phase != "setup":
                state.tell("opened-contract", region=region, contract=tiles[index])
    pos.open_contracts[region] = tuple(tiles)


class StartingGoods(Step[TrainRushPosition]):
    """All choose at the same time (TR-226)."""

    __slots__ = ()

    def run(self, state: State[TrainRushPosition]) -> None:
        state.then(Together(tuple(ChooseGood(seat) for seat in range(len(state.pos.players)))))


class ChooseGood(Choice[TrainRushPosition]):
    """Load the wagon for any good with a good of choice (TR-219)."""

    __slots__ = ()
    asks = "choose-good"
    rules = ("TR-219",)
    rule = "TR-219"

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [("load", f"good:{good}") for good in pos.box.goods]

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        wagons, good = state.pos.players[self.seat].wagons, named(action, "load", "good")
        wagon = next(wagon for wagon, cargo in wagons.items() if cargo == ("",))
        state.tell("loaded", self.seat, wagon=wagon, cargo=good)
        load(state, self.seat, wagon, (good,), "TR-219")


class StartingHands(Step[TrainRushPosition]):
    """Deal five cards each; all choose at the same time (TR-224, TR-226)."""

    __slots__ = ()

    def run(self, state: State[TrainRushPosition]) -> None:
        for seat, player in enumerate(state.pos.players):
            player.drawn = draw(state, DEALT, seat)
        state.then(Together(tuple(ReturnCards(seat) for seat in range(len(state.pos.players)))))


class ReturnCards(Choice[TrainRushPosition]):
    """Put two of the five cards on the bottom of the deck and keep three (TR-224)."""

    __slots__ = ()
    asks = "return-cards"
    rules = ("TR-224",)
    rule = "TR-224"
    secret = True

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        drawn = [f"card:{card}" for card in pos.players[self.seat].drawn]
        return [("return", *cards) for cards in combinations(drawn, RETURNED)]

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        player = state.pos.players[self.seat]
        player.returned = tuple(name_of(atom, "card") for atom in action[1:])
        kept = tuple(card for card in player.drawn if card not in player.returned)
        player.drawn = ()
        take_cards(state, self.seat, kept, "TR-224")
        state.pos.bottom += player.returned
