"""A player that wants to see everything: for soak, where rare cards and tokens must be met, too."""

from collections import Counter
from typing import Final

from engineshed.bots import Budget
from engineshed.kernel import Action, Atom, Position, Rng, Seat, State
from engineshed.kernel.advice import advice_for


class Curious:
    """Follows the game's own advice, so that it gets somewhere, and half of the time its curiosity.

    Then it takes what it has chosen least so far in this game, of equals any. It needs no clock: the same
    seeds make the same game.
    """

    WHIMS: Final = 2
    """One choice in this many follows its curiosity."""

    def __init__(self) -> None:
        self.chosen: Counter[Atom] = Counter()

    def choose(self, seen: State[Position], seat: Seat, budget: Budget) -> Action:
        options, rng = seen.options(seat), Rng(budget.seed)
        if rng.below(self.WHIMS) == 0:
            fewest = min(map(self._known, options))
            action = rng.choice([option for option in options if self._known(option) == fewest])
        else:
            decision, imagined = seen.decision(seat), seen.imagine(rng)
            assert decision is not None
            proposed = advice_for(seen.setup.game).propose(imagined.pos, decision, options)
            action = (proposed or options)[0]
        self.chosen.update(action)
        return action

    def _known(self, action: Action) -> int:
        """How often its least familiar part was chosen."""
        return min(self.chosen[atom] for atom in action)
