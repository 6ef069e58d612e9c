"""What each option is worth by its price, and which are the best."""

from typing import Final

from engineshed.games.steam_rollers.bot.ewa import harm, worth_a_reroll, worth_sparing
from engineshed.games.steam_rollers.bot.prices import STEP_OF, Prices, after
from engineshed.games.steam_rollers.bot.targets import spare_builds
from engineshed.games.steam_rollers.effects import NUMBER_OF_ATOM
from engineshed.games.steam_rollers.phases.act import Act
from engineshed.games.steam_rollers.phases.action_tiles import FACE_OF_ATOM, FLIP, REROLL
from engineshed.games.steam_rollers.phases.ewa import RerollEwaDie, SpareGood
from engineshed.games.steam_rollers.phases.orders import ORDER_OF_ATOM
from engineshed.games.steam_rollers.phases.round import DIE_OF_ATOM, ClaimDie, PickDie
from engineshed.games.steam_rollers.phases.starting_tiles import ChooseStartingTile
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import ORDERS
from engineshed.kernel import PASS, Action, Decision, Seat, name_of

START_ORDER: Final = ("locomotive", "action-tile", "track", "points", "private-good")
MOST: Final = 8
"""How many proposals are enough."""
NEAR: Final = 0.3
"""Prices know a deed better than a glance at the table after it: the look-ahead only parts near equals."""


def first_look(
    pos: SteamRollersPosition, decision: Decision[SteamRollersPosition], options: list[Action], tried: int
) -> list[Action]:
    seat = decision.seat
    if isinstance(decision, PickDie):
        turn = TwoDice(pos, seat, tried)
        return _best(options, [pick_worth(pos, turn, action) for action in options], pos)
    if isinstance(decision, Act):
        return best_acts(pos, decision, options, tried)
    if isinstance(decision, ClaimDie):
        return _claim(pos, decision, options)
    if isinstance(decision, RerollEwaDie):
        return options if worth_a_reroll(pos, decision.die) else options[::-1]
    if isinstance(decision, SpareGood):
        return options if worth_sparing(pos, decision.die) else options[::-1]
    if isinstance(decision, ChooseStartingTile):
        return sorted(options, key=lambda action: START_ORDER.index(name_of(action[1], "start")))
    prices = Prices(pos, seat)
    if options[0][0] == "build":
        return _best(options, [0.0 if action == PASS else prices.build(action) for action in options])
    if options[0][0] == "take":
        return _best(options, [prices.use_of(NUMBER_OF_ATOM[str(action[1])]) for action in options])
    return options


def _best(
    options: list[Action], scores: list[float], pos: SteamRollersPosition | None = None
) -> list[Action]:
    """The best and its near equals; alone a turn ends only with the game, so not even these."""
    order = sorted(range(len(options)), key=lambda index: -scores[index])
    if pos is not None and pos.solo:
        return [options[order[0]]]
    least = scores[order[0]] - NEAR
    return [options[index] for index in order[:MOST] if scores[index] >= least]


class TwoDice:
    """Prices now, and after each of the best deeds with one die: for turns with two dice."""

    __slots__ = ("pos", "seat", "tried", "now", "later")

    def __init__(self, pos: SteamRollersPosition, seat: Seat, tried: int) -> None:
        self.pos = pos
        self.seat = seat
        self.tried = tried
        """How many deeds are weighed together with what follows them."""
        self.now = Prices(pos, seat)
        self.later: dict[int, list[tuple[float, Prices]]] = {}

    def two(self, first: int, second: int) -> float:
        """The best that two dice can do in this order."""
        deeds = self.later.get(first)
        if deeds is None:
            deeds = self.later[first] = self._deeds(Act(self.seat, first, (second,)))
        return max(worth + prices.best_with(second) for worth, prices in deeds)

    def _deeds(self, hand: Act) -> list[tuple[float, Prices]]:
        if self.tried == 1:
            worth = self.now.best_with(hand.die)
            return [(worth, Prices(after(self.pos, hand, self.now.deeds[hand.die]), self.seat))]
        options = [action for action in hand.options(self.pos) if action[0] not in ("change", "order")]
        scores = [deed_worth(self.now, hand, action) for action in options]
        best = sorted(range(len(options)), key=lambda index: -scores[index])[: self.tried]
        return [(scores[i], Prices(after(self.pos, hand, options[i]), self.seat)) for i in best]


def best_acts(pos: SteamRollersPosition, hand: Act, options: list[Action], tried: int) -> list[Action]:
    """The best deeds; instead of passing rather a track that may serve some later line."""
    best = _best(options, scores_of(pos, hand, options, tried), pos)
    if best[0] != PASS:
        return [action for action in best if action != PASS]
    spare = spare_builds(pos, hand.seat)
    builds = [action for action in options if action[0] == "build" and STEP_OF[action] in spare]
    return _best(builds, [spare[STEP_OF[action]] for action in builds], pos) if builds else best


def scores_of(pos: SteamRollersPosition, hand: Act, options: list[Action], tried: int) -> list[float]:
    """With another die to come, the best deeds are weighed together with what follows them."""
    prices = Prices(pos, hand.seat)
    scores = [deed_worth(prices, hand, action) for action in options]
    if hand.later:
        best = sorted(range(len(options)), key=lambda index: -scores[index])
        for index in best[tried:]:
            scores[index] -= 100.0
        for index in best[:tried]:
            chance = options[index][0] in ("change", "order")
            following = prices if chance else Prices(after(pos, hand, options[index]), hand.seat)
            scores[index] += following.best_with(hand.later[0])
    return scores


def pick_worth(pos: SteamRollersPosition, turn: TwoDice, action: Action) -> float:
    """The best deed with each die; against Ewa less what the die left over does."""
    dice = [DIE_OF_ATOM[str(atom)] for atom in action if str(atom) in DIE_OF_ATOM]
    score = turn.now.best_with(dice[0]) if len(dice) == 1 else turn.two(dice[0], dice[1])
    if pos.solo:
        left = list(pos.white)
        for die in dice:
            left.remove(die)
        return score - harm(pos, left[0])
    return score - 2.0 if len(dice) > 1 else score


def deed_worth(prices: Prices, hand: Act, action: Action) -> float:
    """What one action is worth, in points."""
    word = action[0]
    if word == "build":
        return prices.build(action)
    if word == "upgrade":
        return prices.upgrade()
    if word == "deliver":
        return prices.deliver(hand, action)
    if word == "take":
        return prices.take(NUMBER_OF_ATOM[str(action[1])])
    if word == "change":
        return _change(prices, hand, action)
    if word == "order":
        return ORDERS[prices.pos.order_faces[ORDER_OF_ATOM[str(action[1])]]].points + 1.0
    return 0.0


def _change(prices: Prices, hand: Act, action: Action) -> float:
    """The best deed with the new value, less the tile; a reroll is worth an average one."""
    lost = prices.loss_of(NUMBER_OF_ATOM[str(action[1])])
    if action[2] == REROLL:
        return sum(prices.best_with(face) for face in range(1, 7)) / 6 - lost
    die = 7 - hand.die if action[2] == FLIP else FACE_OF_ATOM[str(action[2])]
    return prices.best_with(die) - lost


def _claim(pos: SteamRollersPosition, decision: ClaimDie, options: list[Action]) -> list[Action]:
    """Claim a die that is much better than what will be left."""
    prices = Prices(pos, decision.seat)
    others = [prices.best_with(die) for die in pos.white]
    return options if prices.best_with(decision.die) > max(others, default=0.0) + 2.5 else [PASS, options[0]]
