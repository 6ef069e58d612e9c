"""Quick answers for games that are played out: the best deed of each die, without a look further."""

from typing import Final

from engineshed.games.steam_rollers.bot.prices import Prices
from engineshed.games.steam_rollers.bot.proposals import (
    TwoDice,
    best_acts,
    deed_worth,
    first_look,
    pick_worth,
)
from engineshed.games.steam_rollers.phases.act import DEED_OF, Act
from engineshed.games.steam_rollers.phases.orders import exchanges
from engineshed.games.steam_rollers.phases.round import DIE_OF_ATOM, PickDie
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.kernel import PASS, Action, Decision, Seat


class Intention:
    """What a seat means to do with the dice that it has picked: nothing changes on the table until then."""

    __slots__ = ("pos", "round", "seat", "deeds")

    def __init__(self, pos: SteamRollersPosition, seat: Seat, deeds: dict[tuple[int, ...], Action]) -> None:
        self.pos = pos
        """The very table on which the dice were picked, not a copy of it."""
        self.round = pos.round
        self.seat = seat
        self.deeds = deeds
        """By the dice in hand."""


_LATEST: Final[list[Intention | None]] = [None]
"""Only the last one is kept in mind."""


def at_first_sight(
    pos: SteamRollersPosition, decision: Decision[SteamRollersPosition], options: list[Action]
) -> list[Action]:
    """The first thing that comes to mind."""
    if isinstance(decision, Act):
        found = deed_at_once(pos, decision)
        return best_acts(pos, decision, options, 1) if found is None else [found]
    _LATEST[0] = None
    if isinstance(decision, PickDie):
        return [_pick_at_once(pos, decision.seat, options)]
    return first_look(pos, decision, options, tried=1)


def deed_at_once(pos: SteamRollersPosition, decision: Decision[SteamRollersPosition]) -> Action | None:
    """What comes to mind without looking at all the tracks that could be built; None for other questions
    than what to do with a die, and where nothing is worth doing."""
    if not isinstance(decision, Act):
        return None
    meant = _meant(pos, decision)
    return _best_deed(pos, decision) if meant is None else meant


def _meant(pos: SteamRollersPosition, hand: Act) -> Action | None:
    latest = _LATEST[0]
    if latest is None or latest.pos is not pos or latest.round != pos.round or latest.seat != hand.seat:
        return None
    return None if hand.changed else latest.deeds.get((hand.die, *hand.later))


def _pick_at_once(pos: SteamRollersPosition, seat: Seat, options: list[Action]) -> Action:
    """The best pick with only the best deed of each die; these are kept in mind."""
    turn = TwoDice(pos, seat, 1)
    worths = [pick_worth(pos, turn, action) for action in options]
    found = options[worths.index(max(worths))]
    if turn.now.tiles or pos.order_faces:
        return found  # more is possible than the best deed of each die
    dice = tuple([DIE_OF_ATOM[str(atom)] for atom in found[1:]])
    first = turn.now.deeds[dice[0]]
    if first != PASS:
        deeds = {dice: first}
        if len(dice) > 1:
            second = turn.later[dice[0]][0][1].deeds[dice[1]]
            if second != PASS:
                deeds[dice[1:]] = second
        _LATEST[0] = Intention(pos, seat, deeds)
    return found


def _best_deed(pos: SteamRollersPosition, hand: Act) -> Action | None:
    prices = Prices(pos, hand.seat)
    best, found = prices.best_deed(hand)
    changes = DEED_OF["change"].options(pos, hand) if prices.tiles else []
    orders = exchanges(pos, hand.seat) if pos.order_faces and not hand.exchanged else []
    for action in (*changes, *orders):
        worth = deed_worth(prices, hand, action)
        if worth > best:
            best, found = worth, action
    return None if found == PASS else found
