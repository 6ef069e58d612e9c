"""Train Rush with little left: coal, investment, cards, wagons and tiles."""

from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import Action, Rng, State
from tests.games.steering import Steering

BETWEEN = ("play", "invest", "bid")
"""How the options begin where somebody chooses what to do next."""


class Scarce(Steering[TrainRushPosition]):
    game = "train-rush"

    def ready(self, state: State[TrainRushPosition]) -> bool:
        return all(state.options(seat)[0][0] in BETWEEN for seat in state.waiting())

    def scarce(self, state: State[TrainRushPosition], rng: Rng) -> None:
        pos = state.pos
        for player in pos.players:
            player.coal = rng.choice((0, 0, 1, 2))
            player.investment = min(player.investment, rng.below(3))
            kept = 1 + rng.below(len(player.hand) or 1)
            pos.discards += player.hand[kept:]
            player.hand = player.hand[:kept]
            player.shown = tuple(card for card in player.shown if card in player.hand)
        if rng.below(2):
            pos.discards += [str(card) for card in pos.deck]
            pos.deck.clear()
        for size in (2, 3):
            if rng.below(2):
                pos.wagon_discards[size] += [str(wagon) for wagon in pos.wagon_stacks[size]]
                pos.wagon_stacks[size].clear()

    def choose(self, options: list[Action], rng: Rng) -> Action:
        return rng.choice(options)


STEERING = Scarce()
