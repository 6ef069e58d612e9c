"""More than the one best move: what else could be tried, for those who can tell what comes of it.

A network leaves track to the planner, which compares dozens of plans; whoever tries out whole rounds looks at
the planner's other favourites, too.
"""

from typing import Final

from engineshed.games.age_of_steam.bot import judgement
from engineshed.games.age_of_steam.bot.build import beginning, plans_of
from engineshed.games.age_of_steam.bot.forecast import Forecast, purse_of
from engineshed.games.age_of_steam.phases.actions import TakeAction
from engineshed.games.age_of_steam.phases.build import Build
from engineshed.games.age_of_steam.phases.growth import Produce
from engineshed.games.age_of_steam.phases.move import Move
from engineshed.games.age_of_steam.phases.order import Bid, PayToBeFirst
from engineshed.games.age_of_steam.phases.shares import Issue
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.kernel import DONE, Action, Decision, Seat

FOR_TRACK: Final = 5
"""Dollars for track that whoever issues few shares must have left."""
SHIPS: Final = 7
TRACKS: Final = 5
FAR: Final = 6.0
"""Track that promises so many points less than the best is not tried."""


def ideas(
    pos: AgeOfSteamPosition, decision: Decision[AgeOfSteamPosition], options: list[Action]
) -> list[Action]:
    """What the judgement would do, then what else is worth a look."""
    if pos.players == 1:
        return judgement.propose(pos, decision, options)
    match decision:
        case Move():
            return judgement.moves(pos, decision, options, SHIPS)
        case Issue():
            first = judgement.propose(pos, decision, options)
            return _with(first, _issues(pos, decision.seat, int(first[0][1]), options))
        case Bid():
            first = judgement.propose(pos, decision, options)
            wanted = max(pos.bids) + 1
            return _with(first, [o for o in options if o[0] != "bid" or o[1] in (wanted, wanted + 1)])
        case TakeAction() | PayToBeFirst() | Produce():
            return _with(judgement.propose(pos, decision, options), options)
    return judgement.propose(pos, decision, options)


def _issues(pos: AgeOfSteamPosition, seat: Seat, proposed: int, options: list[Action]) -> list[Action]:
    """One share more, or one fewer if track and expenses are paid for even so when nothing can be shipped.

    In a round that is tried out rivals never spoil a shipment on purpose, so nobody learns there what it is
    to depend on one, nor in one round what a share costs in the others. In the first turn least of all.
    """
    if pos.turn == 1:
        return []
    due = pos.shares[seat] + proposed - 1 + pos.engine[seat]
    left = pos.cash[seat] + pos.map.share_price * (proposed - 1) + pos.income[seat] - due
    counts = (proposed + 1, proposed - 1) if left >= FOR_TRACK else (proposed + 1,)
    return [option for option in options if int(option[1]) in counts]


def tries(
    pos: AgeOfSteamPosition, decision: Decision[AgeOfSteamPosition], options: list[Action]
) -> list[Action]:
    """The ideas; when track is built, the first tiles of good plans, too."""
    found = ideas(pos, decision, options)
    if pos.players == 1 or not isinstance(decision, Build) or found[0][0] == "urbanize":
        return found
    plans = plans_of(Forecast(pos, decision.seat), purse_of(pos, decision.seat), decision)
    close = [plan for plan in plans if plan.value > plans[0].value - FAR]
    others = [beginning(pos, plan, options) or DONE for plan in close]
    return _with(found, [action for action in others if action in options])[:TRACKS]


def _with(first: list[Action], others: list[Action]) -> list[Action]:
    return list(dict.fromkeys([*first, *others]))


def turn_of(pos: AgeOfSteamPosition) -> tuple[int, str]:
    """Alone, a phase is a turn."""
    return pos.turn, pos.phase
