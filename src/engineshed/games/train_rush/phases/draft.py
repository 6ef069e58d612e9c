"""The hero draft, or heroes dealt at random for a first game."""

from itertools import combinations

from engineshed.games.train_rush import stacks
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import Action, Choice, State, Step, Together, name_of, named


class DealHeroes(Step[TrainRushPosition]):
    """Deal hero cards: to be rejected and drafted, or at once for good (TR-301 to TR-303, TR-309)."""

    __slots__ = ()

    def run(self, state: State[TrainRushPosition]) -> None:
        pos, box = state.pos, state.pos.box
        deal = box.hero_deal if box.readings.draft else box.hero_keep
        for seat, player in enumerate(pos.players):
            cards = tuple(sorted(stacks.draw(state, "hero", pos.hero_deck, deal, seat)))
            if box.readings.draft:
                player.passing = player.seen = cards
            else:
                player.heroes = cards
                state.book(seat, "heroes", len(cards), "TR-309")
        if not box.readings.draft:
            return
        reject = box.hero_deal - box.hero_keep
        if reject:
            state.then(
                Together(tuple(RejectHeroes(seat, reject) for seat in range(len(pos.players)))), Draft()
            )
        else:
            state.then(Draft())


class RejectHeroes(Choice[TrainRushPosition]):
    """Put some of the cards dealt into the box, unseen (TR-302, TR-303)."""

    __slots__ = ("count",)
    asks = "reject-heroes"
    rules = ("TR-302",)
    rule = "TR-302"
    secret = True

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def facts(self, pos: TrainRushPosition) -> dict[str, object]:
        return {"count": self.count}

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        cards = [f"hero:{hero}" for hero in pos.players[self.seat].passing]
        return [("reject", *heroes) for heroes in combinations(cards, self.count)]

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        player = state.pos.players[self.seat]
        player.rejected = tuple(name_of(atom, "hero") for atom in action[1:])
        player.passing = tuple(hero for hero in player.passing if hero not in player.rejected)


class Draft(Step[TrainRushPosition]):
    """Everybody sets a card aside and passes the rest to the left, until none is left (TR-304 to TR-306)."""

    __slots__ = ()

    def run(self, state: State[TrainRushPosition]) -> None:
        players = state.pos.players
        if players[0].passing:
            state.then(Together(tuple(PickHero(seat) for seat in range(len(players)))), PassLeft(), Draft())


class PickHero(Choice[TrainRushPosition]):
    """Set one hero card aside, face down (TR-304)."""

    __slots__ = ()
    asks = "pick-hero"
    rules = ("TR-304",)
    rule = "TR-304"
    secret = True

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [("pick", f"hero:{hero}") for hero in pos.players[self.seat].passing]

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        player, hero = state.pos.players[self.seat], named(action, "pick", "hero")
        player.heroes += (hero,)
        state.book(self.seat, "heroes", 1, "TR-304")
        player.passing = tuple(card for card in player.passing if card != hero)


class PassLeft(Step[TrainRushPosition]):
    """The cards in hand go to the next player clockwise (TR-304, TR-305)."""

    __slots__ = ()

    def run(self, state: State[TrainRushPosition]) -> None:
        players = state.pos.players
        hands = [player.passing for player in players]
        for seat, player in enumerate(players):
            player.passing = hands[seat - 1]
            player.seen += tuple(hero for hero in player.passing if hero not in player.seen)
