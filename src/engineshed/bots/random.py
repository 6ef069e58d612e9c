"""The bot that takes any option."""

from engineshed.bots.bot import Budget
from engineshed.kernel import Action, Position, Rng, Seat, State


class RandomBot:
    """Every option is as likely as any other."""

    def choose(self, seen: State[Position], seat: Seat, budget: Budget) -> Action:
        return Rng(budget.seed).choice(seen.options(seat))
