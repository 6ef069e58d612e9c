"""A bound for solo games: how far would somebody get who knows all dice to come?

    python -m tools.bound steam-rollers 20 level=4 [SEED]

At every decision each option is played to the end by the quick policy with the chance that will really come,
and the best line found so far is followed. That is no proof of what is possible, but more than any player can
do who does not know the dice.
"""

import sys
from statistics import fmean

from engineshed.bots.playouts import margin, play_to_the_end
from engineshed.kernel import Action, Position, State, find_game, new_state
from engineshed.kernel.advice import Advice, advice_for
from engineshed.lab.stats import wilson

ALONE = 0
SEED = 99_000


class Line:
    """How a game could go on, and how far ahead that ends."""

    def __init__(self, state: State[Position], first: Action, advice: Advice[Position]) -> None:
        end = state.copy()
        self.actions = [first]
        end.do(ALONE, first)
        play_to_the_end(end, advice, heard=self.actions.append)
        self.ahead = margin(end, ALONE, advice)


def play(state: State[Position], advice: Advice[Position]) -> None:
    """Play to the end by the best line that was seen."""
    best: Line | None = None
    while state.waiting():
        options = state.options(ALONE)
        if len(options) > 1:
            lines = [Line(state, option, advice) for option in options]
            best = max([*([best] if best else []), *lines], key=lambda line: line.ahead)
        action = best.actions.pop(0) if best else options[0]
        state.do(ALONE, action)


def main() -> None:
    name, games, setting, *rest = sys.argv[1:]
    game, first = find_game(name), int(rest[0]) if rest else SEED
    key, value = setting.split("=")
    settings = game.agree(1, {key: int(value) if value.isdigit() else value})
    won, scores = 0.0, []
    for seed in range(first, first + int(games)):
        state = new_state(game, 1, settings, seed)
        play(state, advice_for(game))
        result = state.result()
        assert result is not None
        won += ALONE in result.winners()
        scores.append(result.scores()[ALONE])
    low, high = wilson(won, len(scores))
    share = f"won {won:.0f} of {len(scores)} ({low:.0%} to {high:.0%})"
    print(f"{name} {setting}: {share}, mean {fmean(scores):.1f}")


if __name__ == "__main__":
    main()
