"""More than the one best move: what else could be tried, for those who can tell what comes of it."""

from typing import Final

from engineshed.games.age_of_steam.bot import judgement
from engineshed.games.age_of_steam.bot.build import best_city, build, first_tile
from engineshed.games.age_of_steam.bot.forecast import Forecast, purse_of
from engineshed.games.age_of_steam.bot.plans import Planner
from engineshed.games.age_of_steam.phases.actions import TakeAction
from engineshed.games.age_of_steam.phases.build import Build
from engineshed.games.age_of_steam.phases.growth import Produce
from engineshed.games.age_of_steam.phases.move import Move
from engineshed.games.age_of_steam.phases.order import Bid, PayToBeFirst
from engineshed.games.age_of_steam.phases.shares import Issue
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.kernel import DONE, Action, Decision

MOST_SHARES: Final = 6
PLANS: Final = 5
"""How many different first tiles are tried."""
SHIPS: Final = 7


def ideas(
    pos: AgeOfSteamPosition, decision: Decision[AgeOfSteamPosition], options: list[Action]
) -> list[Action]:
    """What the judgement would do, then what else is worth a look."""
    if pos.players == 1:
        return judgement.propose(pos, decision, options)
    match decision:
        case Build():
            return _tiles(pos, decision, options)
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


def _tiles(pos: AgeOfSteamPosition, turn: Build, options: list[Action]) -> list[Action]:
    """The first tiles of the best plans, the best new city, and no more track."""
    found = [build(pos, turn, options)]
    forecast, purse = Forecast(pos, turn.seat), purse_of(pos, turn.seat)
    if turn.city:
        city = best_city(forecast, purse, turn.left)
        if city is not None and city.action(pos) in options:
            found.append(city.action(pos))
    engineer = pos.action[turn.seat] == "engineer"
    plans = Planner(forecast, purse, turn.left, turn.built, engineer, turn.dearest).search().plans
    for plan in plans:
        for path in plan.paths:
            action = first_tile(pos, path, options)
            if action is not None and action not in found:
                found.append(action)
        if len(found) > PLANS:
            break
    return _with(found, [DONE] if DONE in options else [])


def turn_of(pos: AgeOfSteamPosition) -> tuple[int, str]:
    """Alone, a phase is a turn."""
    return pos.turn, pos.phase
