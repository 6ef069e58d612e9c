"""More than the one best move: what else could be tried, for those who can tell what comes of it.

Track is left to the planner: it compares dozens of plans, and each of them played out would be a search of
its own.
"""

from typing import Final

from engineshed.games.age_of_steam.bot import judgement
from engineshed.games.age_of_steam.phases.actions import TakeAction
from engineshed.games.age_of_steam.phases.growth import Produce
from engineshed.games.age_of_steam.phases.move import Move
from engineshed.games.age_of_steam.phases.order import Bid, PayToBeFirst
from engineshed.games.age_of_steam.phases.shares import Issue
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.kernel import Action, Decision

MOST_SHARES: Final = 6
SHIPS: Final = 7


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
            return _with(first, [option for option in options if int(option[1]) <= MOST_SHARES])
        case Bid():
            first = judgement.propose(pos, decision, options)
            wanted = max(pos.bids) + 1
            return _with(first, [o for o in options if o[0] != "bid" or o[1] in (wanted, wanted + 1)])
        case TakeAction() | PayToBeFirst() | Produce():
            return _with(judgement.propose(pos, decision, options), options)
    return judgement.propose(pos, decision, options)


def _with(first: list[Action], others: list[Action]) -> list[Action]:
    return list(dict.fromkeys([*first, *others]))


def turn_of(pos: AgeOfSteamPosition) -> tuple[int, str]:
    """Alone, a phase is a turn."""
    return pos.turn, pos.phase
