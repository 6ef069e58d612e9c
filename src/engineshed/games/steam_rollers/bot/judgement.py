"""What makes a position good, and what to try first."""

from math import exp
from typing import Final

from engineshed.games.steam_rollers.bot.clock import share_left
from engineshed.games.steam_rollers.bot.ewa import projected_ewa
from engineshed.games.steam_rollers.bot.prices import Prices
from engineshed.games.steam_rollers.bot.proposals import MOST, TwoDice, first_look, pick_worth, scores_of
from engineshed.games.steam_rollers.bot.quick import at_first_sight
from engineshed.games.steam_rollers.bot.targets import prospects
from engineshed.games.steam_rollers.bot.trials import try_out
from engineshed.games.steam_rollers.phases.act import Act
from engineshed.games.steam_rollers.phases.round import PickDie
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.games.steam_rollers.scoring import score_sheet
from engineshed.kernel import PASS, Action, Decision, Seat

TRIED: Final = 4
"""How many deeds are weighed together with what follows them."""
FAR: Final = 1.5
"""What is worth less than the best by more points than this is not even an idea."""


def value(pos: SteamRollersPosition, seat: Seat) -> float:
    """The chance to win: projected scores, compared the more sharply the fewer goods are left."""
    spread = 2 + 5 * share_left(pos)
    if pos.solo:
        ahead = projected(pos, seat) - projected_ewa(pos)
        return 1 / (1 + exp(-max(-40.0, min(40.0, ahead / spread))))
    scores = [projected(pos, other) / spread for other in range(pos.players)]
    highest = max(scores)
    weights = [exp(score - highest) for score in scores]
    return weights[seat] / sum(weights)


def projected(pos: SteamRollersPosition, seat: Seat) -> float:
    """The score now, the deliveries to come, and what unfinished lines promise."""
    left = share_left(pos)
    promise = prospects(pos, seat).promise
    prices = Prices(pos, seat)
    upgrades = 2.2 * min(1.0, 1.6 * left) * pos.sheets[seat].power
    return (
        score_sheet(pos, seat).total
        + 0.55 * prices.deliveries_to_come()
        + upgrades
        + promise * min(1.0, 2 * left)
    )


def propose(
    pos: SteamRollersPosition, decision: Decision[SteamRollersPosition], options: list[Action]
) -> list[Action]:
    """The options worth looking at, best first."""
    if pos.solo and isinstance(decision, PickDie):
        turn = TwoDice(pos, decision.seat, TRIED)
        worths = [(pick_worth(pos, turn, action), action) for action in options]
        worths.sort(key=lambda pair: -pair[0])
        return [try_out(pos, worths, at_first_sight)]
    return first_look(pos, decision, options, TRIED)


def ideas(
    pos: SteamRollersPosition, decision: Decision[SteamRollersPosition], options: list[Action]
) -> list[Action]:
    """Near and not so near equals by the same prices: for those who can tell better what comes of them."""
    if isinstance(decision, PickDie):
        turn = TwoDice(pos, decision.seat, 2)
        scores = [pick_worth(pos, turn, action) for action in options]
    elif isinstance(decision, Act):
        scores = scores_of(pos, decision, options, TRIED)
    else:
        return propose(pos, decision, options)
    order = sorted(range(len(options)), key=lambda index: -scores[index])
    if isinstance(decision, Act) and options[order[0]] == PASS:
        return propose(pos, decision, options)
    least = scores[order[0]] - FAR
    return [options[i] for i in order if scores[i] >= least and options[i] != PASS]


def tries(
    pos: SteamRollersPosition, decision: Decision[SteamRollersPosition], options: list[Action]
) -> list[Action]:
    """What is worth a few games to the end: prices err by more than what parts their favourites."""
    if isinstance(decision, PickDie):
        return options
    if not isinstance(decision, Act):
        return propose(pos, decision, options)
    scores = scores_of(pos, decision, options, TRIED)
    order = sorted(range(len(options)), key=lambda index: -scores[index])
    upgrades = [action for action in options if action[0] == "upgrade"]
    return list(dict.fromkeys([*(options[index] for index in order[:MOST]), *upgrades]))


def turn_of(pos: SteamRollersPosition) -> int:
    """Alone, a turn ends with the round."""
    return pos.round
