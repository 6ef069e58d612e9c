"""The hero draft, or heroes dealt at random for a first game."""

from itertools import combinations

from engineshed.games.train_rush import stacks
from engineshed.games.train_rush.atoms import id_of, named
from engineshed.games.train_rush.position import Table
from engineshed.kernel import Action, Choice, State, Step, Together


class DealHeroes(Step[Table]):
    """Deal hero cards: to be rejected and drafted, or at once for good (TR-301 to TR-303, TR-309)."""

    __slots__ = ()

    def run(self, state: State[Table]) -> None:
        pos, printed = state.pos, state.pos.printed
        deal = printed.hero_deal if printed.readings.draft else printed.hero_keep
        for seat, player in enumerate(pos.players):
            cards = tuple(sorted(stacks.draw(state, "hero", pos.hero_deck, deal, seat)))
            if printed.readings.draft:
                player.passing = player.seen = cards
            else:
                player.heroes = cards
        if not printed.readings.draft:
            return
        reject = printed.hero_deal - printed.hero_keep
        if reject:
            state.then(
                Together(tuple(RejectHeroes(seat, reject) for seat in range(len(pos.players)))), Draft()
            )
        else:
            state.then(Draft())


class RejectHeroes(Choice[Table]):
    """Put some of the cards dealt into the box, unseen (TR-302, TR-303)."""

    __slots__ = ("count",)
    rule = "TR-302"
    secret = True

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def candidates(self, pos: Table) -> list[Action]:
        cards = [f"hero:{hero}" for hero in pos.players[self.seat].passing]
        return [("reject", *heroes) for heroes in combinations(cards, self.count)]

    def take(self, state: State[Table], action: Action) -> None:
        player = state.pos.players[self.seat]
        player.rejected = tuple(id_of(atom, "hero") for atom in action[1:])
        player.passing = tuple(hero for hero in player.passing if hero not in player.rejected)


class Draft(Step[Table]):
    """Everybody sets a card aside and passes the rest to the left, until none is left (TR-304 to TR-306)."""

    __slots__ = ()

    def run(self, state: State[Table]) -> None:
        players = state.pos.players
        if players[0].passing:
            state.then(Together(tuple(PickHero(seat) for seat in range(len(players)))), PassLeft(), Draft())


class PickHero(Choice[Table]):
    """Set one hero card aside, face down (TR-304)."""

    __slots__ = ()
    rule = "TR-304"
    secret = True

    def candidates(self, pos: Table) -> list[Action]:
        return [("pick", f"hero:{hero}") for hero in pos.players[self.seat].passing]

    def take(self, state: State[Table], action: Action) -> None:
        player, hero = state.pos.players[self.seat], named(action, "pick", "hero")
        player.heroes += (hero,)
        player.passing = tuple(card for card in player.passing if card != hero)


class PassLeft(Step[Table]):
    """The cards in hand go to the next player clockwise (TR-304, TR-305)."""

    __slots__ = ()

    def run(self, state: State[Table]) -> None:
        players = state.pos.players
        hands = [player.passing for player in players]
        for seat, player in enumerate(players):
            player.passing = hands[seat - 1]
            player.seen += tuple(hero for hero in player.passing if hero not in player.seen)
